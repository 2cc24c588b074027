## A sakkszámítás lépései

step-expected = Várható eredmény { $games } játszmában, játszmánként a táblázatból: { $value }
step-sum = Elért eredmény mínusz várható: { $score } − { $expected } = { $value }
step-k-given = A szorzó (K) kívülről adott: { $value }
step-k-listed = Szorzó (K): { $value }, a verseny kezdetén érvényes FIDE-lista szerint
step-k-strong = Szorzó (K): { $value }, mert egy közzétett értékszám már elérte a(z) { $bound } pontot, és végleg ennyi marad
step-k-junior = Szorzó (K): { $value }, ifjúsági játékos, aki még nem érte el a(z) { $bound } pontot
step-k-new = Szorzó (K): { $value }, új játékos, az első { $needed } játszmából eddig { $games } van meg
step-k-normal = Szorzó (K): { $value }, mert az értékszám még nem érte el a(z) { $bound } pontot
step-k-inferred = Szorzó (K): { $value }, következtetett érték, mert a korábbi játszmák száma nincs megadva
step-k-limit = K × játszmaszám meghaladná a(z) { $limit } értéket ({ $k } × { $games }); a legnagyobb megengedett szorzó (K): { $value }
step-change = Változás: { $k } × { $sum } = { $value }
step-part = Az ezzel a szorzóval játszott { $games } játszmából: { $k } × { $sum } = { $value }
step-change-of-parts = Változás: a(z) { $parts } rész összege { $value }
step-rounded = { $change } kerekítve { $value }, egyszer, a teljes időszakra
step-new-rating = Új értékszám: { $before } + ({ $rounded }) = { $value }
step-converted = Egyszeri átszámítás: { $before } kisebb mint { $below }, a hiány { $share } %-a hozzáadódik: { $value }
step-delisted = { $value } a(z) { $floor } pontos küszöb alatt van: lekerül a következő listáról, ettől fogva értékszám nélküli
step-marked-unrated = { $value } a(z) { $floor } pontos küszöb alatt van: ezen a listán értékszám nélkülinek jelölve, helyezés nélkül szerepel, azután értékszám nélküli
step-event-counted = { $value } beszámít az induló értékszámba
step-event-first-without-score = { $value } nem számít: az első versenyt, ha a számítható játszmákból nincs pont, figyelmen kívül kell hagyni
step-event-too-few-games = { $value } nem számít: kevés a játszma értékszámos ellenfelekkel
step-event-out-of-window = { $value } már nem számít: { $lists } listánál régebbi
step-event-below-floor = { $value } nem számít: a teljesítmény a(z) { $floor } pontos küszöb alatt van
step-first-of-start = { $value } a lista szabályzatának hatálybalépése előtt kezdődött: az induló értékszámot a verseny kezdetekor hatályos szabályzat szerint kell kiszámítani
step-results = { $score } pont { $value } játszmából, értékszámos ellenfelek ellen
step-average = { $opponents } ellenfél átlaga: { $value }
step-average-hypothetical = { $opponents } ellenfél átlaga, köztük { $hypothetical } képzeletbeli { $rated } értékszámmal (döntetlen eredménnyel): { $value }
step-percentage = Százalékos eredmény, a táblázat kulcsa: { $value }
step-dp = A(z) { $percentage } eredményhez tartozó értékszám-különbség: { $value }
step-dp-part = Körversenyen ennek csak n/(n+1) része számít: { $dp } × { $n }/({ $n }+1) = { $value }
step-bonus = { $half_points } fél pont 50 % felett: { $value } pont hozzáadva
step-first-computed = Átlag és hozzáadott érték: { $average } + ({ $added }), kerekítve { $value }
step-first-highest = { $computed } meghaladja a legmagasabb induló értékszámot: { $value }
step-too-few-games = { $value } játszma van meg az induló értékszámhoz szükséges { $needed } játszmából
step-below-floor-disregarded = { $value } a(z) { $floor } pontos küszöb alatt van: az eredményeket figyelmen kívül kell hagyni
step-newly-published = A(z) { $value } verseny kezdetén még nem volt értékszáma, közben felkerült a listára: a mostani értékszámával számol, ellenfelei számára értékszám nélküli
step-inactive = { $value } lista óta nincs értékelt játszmája: inaktív
step-active-again = Van értékelt játszmája az időszakban ({ $value }), ezért újra aktív
step-below-floor = { $value } a(z) { $floor } pontos küszöb alatt van: nem tehető közzé
step-rr-rated-average = { $tournament }: a(z) { $rated } értékszámos játékos átlaga, Rar: { $value }
step-rr-dp-average = Értékszám-különbségeik átlaga, dpa: { $value }
step-rr-average = A verseny átlaga, Ra = Rar − dpa × { $n }/({ $n }+1), kerekítve: { $value }
step-rr-first-pass = Értékszám a(z) { $average } pontos átlagból: { $value }
step-rr-corrected = Egyszeri helyesbítés a 400 pontnál távolabbi ellenfelek miatt: átlag { $average }, értékszám { $value }

## Megállapítások

finding-waived = határozattal eltekintve: { $decision }
finding-too-fast = egy játékosnak { $minutes } perce van 60 lépésre; a játékosok értékszáma { $needed } percet kíván
finding-games-too-fast = { $games } játszma túl gyors: egy játékosnak { $minutes } perce van 60 lépésre, az értékszámok { $needed } percet kívánnak
finding-outside-tempo = 60 lépésre { $minutes } perc nem ebbe a játékidő-fajtába tartozik (több mint { $over }, legfeljebb { $under } perc)
finding-unequal-clocks = a két játékos gondolkodási ideje különböző volt
finding-first-control-too-early = az első időellenőrzés a(z) { $moves }. lépésnél van; legkorábban a(z) { $needed }. lépésnél lehet
finding-first-control = az első időellenőrzés a(z) { $moves }. lépésnél van; a(z) { $needed }. lépésnél kell lennie
finding-too-much-in-a-day = { $date } napon { $minutes } perc játék; egy napon legfeljebb { $hours } óra engedett
finding-too-many-rounds-in-a-day = { $date } napon { $rounds } forduló; egy napon legfeljebb { $most } engedett
finding-too-long = a verseny { $days } napig tart; engedély nélkül legfeljebb { $most } nap lehet
finding-monthly-reports = a verseny { $days } napig tart, { $most } napnál tovább: az eredményeket havonta kell jelenteni
finding-championship-rated = nemzeti bajnokságon { $needed } megfelelő értékszámos játékos kell; { $rated } van
finding-third-rated = körversenyen a játékosok legalább harmadának értékszámosnak kell lennie; { $players } közül { $rated } az
finding-four-rated = legfeljebb 10 fős körversenyen 4 értékszámos játékos kell; { $players } közül { $rated } az
finding-double-round-robin = kétkörös körversenyen 6 játékos kell, közülük 4 értékszámos; { $players } van, közülük { $rated } értékszámos
finding-unrated-match = értékszám nélküli játékossal vívott páros mérkőzés nem értékelhető ({ $games } játszma)
finding-match-decided = { $games } játszmát a mérkőzés eldőlte után játszottak
finding-match-length-assumed = a mérkőzés tervezett hossza nincs megadva; a jelentett { $games } játszmát vettük annak
finding-not-registered = nyilvántartásba vételéről senki sem tud: se bejelentés, se megadott nap nincs
finding-abroad = a(z) { $territory } szövetség területén rendezték; annak kell nyilvántartásba vetetnie és jelentenie
finding-abroad-told = a(z) { $territory } szövetség területén rendezték; az veteti nyilvántartásba, aki jelenti és fizeti
finding-told-not-rated = a játékosokkal közölték, hogy a verseny nem értékszámszerző ({ $place })
finding-registered-late = a kezdés előtt { $days } nappal jelentették be; { $needed } nap kell
finding-ends-after-closing = { $end } napján ér véget, a(z) { $list }-i lista zárása ({ $closing }) után: későbbi listába tartozik
finding-reported-after-closing = { $reported } napján jelentették, a(z) { $list }-i lista zárása ({ $closing }) után: későbbi listába tartozik
finding-reported-late = a befejezés után { $days } nappal jelentették; { $most } nap engedett
finding-after-third-list = a verseny utoljára a(z) { $last }-i listán lett volna értékelhető; a(z) { $list }-i listán már végleg késő
finding-later-list-than-due = a(z) { $due }-i listán volt esedékes, a(z) { $list }-i listán kerül értékelésre
finding-online = online verseny nem értékelhető: a Sakkjáték Szabályzata a tábla melletti játékra szól
finding-hybrid-not-provided = hibrid versenyről a szabályzat nem rendelkezik
finding-hybrid-not-approved = a hibrid versenyhez a Minősítő Bizottság elnökének engedélye kell
finding-hybrid-without-pgn = a hibrid verseny jelentéséhez minden játszma PGN-je kell
finding-list-not-monthly = { $list } nem a hónap első napja; a listák haviak
finding-as-swiss-incomplete = a körverseny egy játszmája hiányzik vagy elmaradt: svájci versenyként értékeljük
finding-as-swiss-scoreless = a pont nélküli új játékos eredménye figyelmen kívül marad, így a körverseny hiányos: svájci versenyként értékeljük
finding-as-swiss-below-floor = egy értékszám nélküli játékos teljesítménye a küszöb alatt van, ezért figyelmen kívül marad: a körversenyt svájci versenyként értékeljük
finding-as-swiss-nobody-rated = a körversenyen senkinek sincs értékszáma: nem számítható belőle értékszám
finding-games-unknown = { $player }: a korábbi játszmák száma nincs megadva; a szorzó (K) következtetett: { $k }
finding-birth-unknown = { $player }: a születési idő nincs megadva, ezért felnőttnek számít (szorzó: { $k })
finding-birth-year-only = { $player }: csak a születési év van megadva, és a 18. születésnap erre az évre esik; az év végéig ifjúságinak vettük (szorzó: { $k })
finding-set-aside-not-provided = { $games } lejátszott játszma mellőzöttként szerepel; ez a szabályzat nem ismer ilyen kivételt, ezért számítanak
finding-k-inferred = { $players } játékos szorzója (K) következtetett, mert a fájl nem közli a korábbi játszmákat; egy értékszámlista, amelyen szerepelnek, megadná
finding-listed-below-floor = { $player }: a(z) { $rating } értékszám ennek a szabályzatnak a(z) { $floor } pontos küszöbe alatt van
finding-tie-not-established = { $player }: a(z) { $change } változás félre végződik, és nincs megállapítva, hogy ez a szabályzat merre kerekít
finding-percentage-tie = { $player }: a százalék pontosan a táblázat két sora közé esik; felfelé kerekítjük, ahogy a címszabályzat
finding-transition = a(z) { $list }-i lista egyszeri átszámítása ({ $transition }) alkalmazva
finding-parameter-decided = a(z) { $name } paraméter értéke határozat alapján { $value }
finding-no-date = a fájl nem mondja meg, mikor volt a verseny, ezért magától nem választható szabályzat; nevezzen meg egyet
finding-other-game = a megnevezett szabályzat nem annak a játéknak a szabályzata, amelyé a fájl
finding-not-modelled = { $date } napjára nincs feldolgozott szabályzat (az első kezdete { $first }); nevezzen meg egy másikat
finding-time-control-unknown = a játékidő nincs megadva vagy nem egyértelmű: hagyományos játékidőnek vettük, és nem ellenőriztük

## Miért nem számít egy játszma

why-unplayed = nem játszották le
why-match-decided = a mérkőzés már eldőlt
why-unrated-match = páros mérkőzés értékszám nélküli játékossal
why-too-fast = kevés a gondolkodási idő
why-event-refused = a verseny nem értékelhető
why-opponent-newly-published = az ellenfélnek a verseny kezdetén még nem volt értékszáma
why-opponent-unrated = az ellenfélnek nincs értékszáma
why-both-unrated = egyiküknek sincs értékszáma
why-mismatch = túl nagy az értékszám-különbség
why-first-event-without-score = első verseny pont nélkül
why-too-few-rated-opponents = kevés értékszámos ellenfél a versenyen
why-performance-below-floor = a teljesítmény a küszöb alatt van
why-set-aside = vis maior vagy Fair Play miatt mellőzve

## A rendelkezések neve

provision-registration = Bejelentés a kezdés előtt
provision-appeal-days = Fellebbezés határozat ellen
provision-thinking-time = Legkisebb gondolkodási idő 60 lépésre
provision-time-bound = A játékidő határértékei
provision-first-control = Első időellenőrzés
provision-day-limit = Napi játékidő
provision-duration = A verseny hossza
provision-unplayed = Le nem játszott játszmák
provision-composition = Körversenyek összetétele
provision-incomplete-round-robin = Hiányos körverseny
provision-decided-match = Páros mérkőzés az eldőlte után
provision-unrated-match = Páros mérkőzés értékszám nélküli játékossal
provision-list-in-force = A játszmánál számító értékszám
provision-list-frequency = Listák
provision-closing-days = A lista zárása
provision-official-until-eve = Hivatalos versenyek a lista előtti napig
provision-floor = Értékszám-küszöb
provision-first-games = Játszmák az induló értékszámhoz
provision-pool-lists = Összevonható listák
provision-delisting = A küszöb alá esett értékszám
provision-inactive-after = Inaktivitás
provision-percentage-tie = A százalék kerekítése
provision-expected-score = Várható eredmény
provision-first-event = Értékszám nélküli játékos első versenye
provision-first-rating = Induló értékszám
provision-first-tie = Az induló értékszám kerekítése
provision-below-floor = Küszöb alatti induló értékszám
provision-unrated-opponent = Játszmák értékszám nélküliek ellen
provision-round-robin = Értékszám nélküliek körversenyen
provision-newly-published = Időközben listára került játékos
provision-seed = Rapid- és villámértékszám kezdőértéke
provision-mismatch = Túl nagy különbségű játszmák
provision-difference-cap = 400 pontos szabály
provision-change-unit = A változás egysége
provision-k = Szorzó (K)
provision-k-day = A szorzót eldöntő nap
provision-k-new-games = Az új játékos játszmáinak számlálása
provision-k-limit = K × játszmaszám korlátja
provision-change-tie = A változás kerekítése
provision-report = A verseny jelentése
provision-hybrid = Hibrid versenyek
