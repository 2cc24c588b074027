## Ki kicsoda, és melyik verseny melyik

ground-longer-name = a névnek eggyel több vagy kevesebb tagja van
ground-exchanged-year = a születési év két számjegye felcserélve
ground-unrated = a nyilvántartásban nincs értékszáma

desk-no-rating = nincs
desk-reidentified-before = Eddig: { $person }.

desk-kin-section = { $common ->
    [0] Ugyanígy hívják, és ugyanaznap kezdődött: { $numbers }. számú verseny, de nincs közös játékosuk. Másik csoportnak tekintve külön verseny lett, a(z) { $own }. számú. Ha mégis annak a jelentése: arpad reject { $submission } --because …, majd arpad submit FÁJL --tournament { $tournament }
   *[other] Ugyanígy hívják, és ugyanaznap kezdődött: { $numbers }. számú verseny, de közös játékosuk legfeljebb { $common }. Másik csoportnak tekintve külön verseny lett, a(z) { $own }. számú. Ha mégis annak a jelentése: arpad reject { $submission } --because …, majd arpad submit FÁJL --tournament { $tournament }
 }
desk-kin-older = A(z) { $other }. számú beküldés ugyanennek a versenynek a korábbi jelentése ({ $common } közös játékos), és elbírálásra vár; ha ezt fogadja el, az félrekerül
desk-kin-newer = A(z) { $other }. számú beküldés ugyanennek a versenynek a későbbi jelentése ({ $common } közös játékos), és elbírálásra vár
desk-kin-other-players = A(z) { $other }. számú beküldés is a(z) { $own }. számú versenyhez tartozik, de közös játékosuk csak { $common } van. Ha másik csoport: arpad reject { $other } --because …, majd arpad submit FÁJL
desk-kin-other-accepted = Ehhez a versenyhez ({ $own }. szám) már elfogadták a(z) { $other }. számú beküldést, de közös játékosuk csak { $common } van. Ha másik csoport: arpad reject { $submission } --because …, majd arpad submit FÁJL
desk-kin-announced = Ezt a versenyt nem jelentették be; hasonló néven jelentés nélkül áll a(z) { $tournament }. számú: { $name } ({ $days }). Ha az: arpad reject { $submission } --because …, majd arpad submit FÁJL --tournament { $tournament }
desk-kin-twin = Ugyanezek a játékosok játszottak egymással ugyanezeken a napokon a(z) { $tournament }. számú versenyen is ({ $name }; { $of } játszmából { $games }), amelynek a jelentése szintén vár: ha ugyanaz a verseny, csak az egyiket fogadja el
desk-next-twin = tovább: ha ugyanaz a verseny, arpad reject { $submission } --because …; ha más játszmák, arpad accept { $submission } --another-event
desk-accepted-replaced = Félrekerült, mert ugyanennek a versenynek a korábbi jelentése: { $numbers }. számú beküldés. Ha mégis az kell: arpad submit --take-up { $first }

desk-pile-replaced = elfogadva; félrekerült, mert ugyanennek a versenynek a korábbi jelentése: { $numbers }. számú beküldés
desk-pile-unrated = elfogadva; { $count } játékosnak csak a fájlban van értékszáma, ezért értékszám nélküliként számít: { $persons }

desk-check-rating-none = { $tournament }. számú verseny, { $line }. sor, { $person }: a fájlban { $file }, a nyilvántartásban nincs értékszáma, ezért értékszám nélküliként számít
desk-check-twins = { $count } versenyen ugyanazok játszottak egymással ugyanazokon a napokon, mint egy másikon
desk-check-twin = { $event }: { $of } játszmájából { $games } ugyanazok között, mint itt: { $other }; ha ugyanaz a verseny: arpad correct withdraw { $tournament } --because …
desk-check-twin-open = ugyanezek a játékosok ugyanezeken a napokon egy másik versenyen is játszottak

refusal-same-games = ugyanezek a játékosok ugyanezeken a napokon a(z) { $tournament }. számú versenyen ({ $name }) is játszottak egymással: { $of } játszmából { $games } ugyanaz a párosítás. Ha ugyanaz a verseny: arpad reject { $submission } --because …, helyesbített jelentésként pedig arpad submit FÁJL --tournament { $tournament }. Ha más játszmák: arpad accept { $submission } --another-event
refusal-file-other-players = { $how ->
    [accepted] a(z) { $submission }. számú beküldés a(z) { $tournament }. számú versenyhez ({ $name }) tartozik, de annak elfogadott jelentésével ({ $other }. számú beküldés) csak { $common } közös játékosa van. Ha másik csoport: arpad reject { $submission } --because …, majd arpad submit FÁJL. Ha az elfogadott jelentés volt téves: előbb arpad correct withdraw { $tournament } --because …
   *[other] a(z) { $submission }. számú beküldés a(z) { $tournament }. számú versenyhez ({ $name }) tartozik, de a szintén ide beküldött, elbírálásra váró { $other }. számúval csak { $common } közös játékosa van. Ha másik csoport: arpad reject { $other } --because …, majd arpad submit FÁJL
 }
