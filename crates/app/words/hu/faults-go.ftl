## Mi lehet rossz egy góesetfájlban

fault-not-a-decimal = itt idézőjelbe tett, legfeljebb három tizedesjegyű szám kell, például "2705.840"
fault-european-rating = „{ $value }” európai értékszám; e szabályzat szerint a "rating" egész Élő-pont, az európai értékszám helye a "gor"
fault-rating-twice = európai értékszám itt is, a "gor" mezőben is áll; az egyik fölösleges
fault-duplicate-grade = { $grade } kétszer áll itt
fault-only-with = csak ezzel együtt van értelme: { $with }
fault-two-overtimes = második tartalékidő; egy versenynek egy van
fault-bye-with-opponent = erőnyerőnek nincs ellenfele, csak "black" mezője van
fault-empty-decision = a határozat a "points" vagy a "grade" mezőt állítja be, vagy mindkettőt
fault-no-parameter = nincs ilyen paraméter, amelyről a bizottság dönthet (vannak: { $known })
fault-no-parameters = a(z) { $edition } nem hagy eldönthető paramétert
fault-parameter-value = „{ $value }” nem értéke ennek a paraméternek
fault-other-game = a(z) { $edition } { $game ->
        [chess] sakkszabályzat, de ez góeset
       *[go] gószabályzat, de ez sakkeset
    }
