# A saját lista a FIDE listája mellett: mi adja ki pontosan a FIDE számait, és a levél róla.
cause-several = több ok együtt, vagy több lehetséges magyarázat
cause-other-result = más eredmény
cause-other-event = a FIDE által figyelembe nem vett verseny
cause-identity = más személynek beszámított játszmák
cause-other-list = egy másik lista értékszámai

why-one = { $who }: pontosan a FIDE számait adja
why-several = { $who }: az alábbiak bármelyike pontosan a FIDE számait adja
why-none = { $who }: legfeljebb három ok együttese sem adja ki a FIDE számait
why-cut = { $who }: túl sok a lehetőség; olyat nem találtunk, amely kiadná a FIDE számait
why-more = … és mások
why-round = , { $round }. forduló
why-game-missing = { $tournament }{ $round }: { $one } – { $other } ({ $ours }) játszmája nincs figyelembe véve
why-game-extra = { $tournament }{ $round }: { $one } – { $other } ({ $ours }) játszmája nálunk eggyel kevesebbszer számít
why-other-result = { $tournament }{ $round }: { $one } – { $other } eredménye nálunk { $ours }, ott { $theirs }
why-other-event = { $tournament }: az egész verseny nincs figyelembe véve
why-other-k = { $one }: a szorzó (K) { $theirs }, nálunk { $ours }
why-other-list = { $tournament }: az értékszámok a következő listáról valók: { $list }
why-other-base = { $one }: a változás ehhez adódik: { $theirs }, nálunk ehhez: { $ours }
why-other-start = { $one }: az előző listán { $theirs }, nálunk { $ours }, az ellenfelek számára is
why-rounding-unit = a változást versenyenként kerekítik, nem egyszer
why-rounding = { $one }: a pontosan fél pont kerekítése ellentétes irányú
why-identity = { $tournament }: { $one } játszmái más személynek számítanak: { $other }

letter-opening = A FIDE Minősítési Bizottságának

    Tisztelt Hölgyem / Uram!

    A következő listát versenyeink jelentéseiből az értékszámítási szabályzat ({ $edition }) szerint kiszámítottuk, és összevetettük a
    közzétett listával: { $series }, { $date } Az alábbiak eltérnek:
letter-end = Kérjük, vizsgálják meg ezeket, és helyesbítsék a listát, vagy közöljék velünk, mit hagytunk figyelmen kívül. A jelentéseket és minden
    játékos játszmánkénti számítását rendelkezésükre bocsátjuk.

    Tisztelettel:
    { $federation }
letter-player = { $name } (FIDE-azonosító: { $fide }): közzétett értékszám { $published }, { $games } játszma; számításunk szerint { $ours }, { $counted } játszma.
letter-one = A közzétett számok pontosan kijönnek, ha
letter-several = A közzétett számok az alábbi esetek mindegyikében pontosan kijönnek:
letter-none = Nem ismerünk olyat, ami a közzétett számokat adná; kérjük, közöljék, mely játszmákkal, szorzóval (K) és értékszámokkal számoltak.
letter-cut = Nem találtuk meg, mi adja a közzétett számokat; kérjük, közöljék, mely játszmákkal, szorzóval (K) és értékszámokkal számoltak.
letter-cause = { $why } ({ $paragraph })
letter-unknown = Kérjük, közöljék, mely játszmákkal, szorzóval (K) és értékszámokkal számoltak.
letter-game-missing = A játszmák száma eltér; kérjük, közöljék, mely játszmákat vették figyelembe.
letter-other-start = Az előző listán Önöknél más értékszám szerepel; kérjük, közöljék, melyik érvényes.
