## Egy esemény normái

norms = Normák
norms-average = Átlag
norms-performance = Teljesítmény
norms-required = Szükséges
norms-made-of = norma, { $games } játszma
norms-steps = Lépésről lépésre
norms-too-early = a(z) { $rounds }. forduló nyitott, ez túl sok a válaszhoz
norms-needed = { $rounds }. forduló: { $points } pont
norms-out-of-reach = a(z) { $rounds }. forduló egyetlen eredménye sem elég
norms-needed-opponents = { $rounds }. forduló: pont, és legalább ilyen ellenfél
norms-heading = Normák ({ $edition })
norms-nobody = Normák ({ $edition }): senki sem teljesített normát, és közel sem járt hozzá.
norms-refused = Ami az eseménynek akadálya, az minden alábbi normának is.
norms-near = { $title }: majdnem norma
norms-undecided = { $title }: norma volna, ha a fájlból hiányzó szövetségek számítanak ({ $rounds }. forduló)
norms-numbers = { $games } játszmából { $score } pont, átlag { $average }, teljesítmény { $performance }; szükséges { $required }
norms-numbers-low = { $games } játszmából { $score } pont, átlag { $average }, teljesítmény { $performance }; az átlag túl alacsony
norms-result = Eredmény
norms-why = Indok
norms-standing-near = majdnem norma
norms-standing-undecided = eldöntetlen
norms-standing-within = elérhető
norms-event = Címszerző verseny-e?
norms-kind = Mi az esemény (a normákhoz)
event-kind-ordinary = rendes verseny
event-kind-national-final = országos bajnokság döntője
event-kind-national-team = országos csapatbajnokság
event-kind-zonal = zónaverseny
event-kind-world-team = csapat-világbajnokság
event-kind-continental-team = kontinens-csapatbajnokság
event-kind-world-club = klubvilágbajnokság
event-kind-continental-club = kontinens-klubbajnokság
event-kind-world-cup = Világkupa
event-kind-olympiad = olimpia
api-shape-EventNorms = Egy esemény normái: teljesített, majdnem teljesített, a nyitott fordulókból elérhető; és hogy a jelentés szerint címszerző verseny-e.
api-parameter-kind = Mi az esemény, a normákhoz; fájl nem mondja meg. Enélkül rendes verseny.

finding-title-event-online = interneten játszották: címet táblás játszmákkal lehet szerezni
finding-title-declare-registration = fájl nem mondja meg: a kezdet előtt { $days } nappal bejelentették, vagy engedélyezték
finding-title-event-registered = az eseményt { $days } nappal a kezdet előtt bejelentették; legalább { $least } kell
finding-title-event-registered-late = az eseményt csak { $days } nappal a kezdet előtt jelentették be, és { $least } kell: normához a FIDE minősítő bizottságának engedélye szükséges
finding-title-declare-conditions = fájl nem mondja meg: a lebonyolítás nem változott, és a feltételek mindenkinek azonosak voltak
finding-title-days-unsaid = a fájl nem adja meg minden forduló napját (132); a napi fordulók és órák száma és az egyfordulós napok nem ismertek
finding-title-event-day-hours = leghosszabb játék egy napon: { $minutes } perc; legfeljebb { $most } óra
finding-title-event-day-rounds = legtöbb forduló egy napon: { $rounds }; legfeljebb { $most }
finding-title-event-single-rounds = egyfordulós nap: { $days }; GM- vagy WGM-címhez egy normánál { $least } kell
finding-title-time-unsaid = a fájl nem adja meg olvashatóan a gondolkodási időt (122, 222)
finding-title-thinking-time = gondolkodási idő 60 lépésre: { $minutes } perc; legalább { $least }
finding-title-unequal-times = a játszma két játékosának eltérő ideje volt
finding-title-declare-clocks = fájl nem mondja meg: minden játszma azonos gondolkodási idővel és óramóddal folyt
finding-title-event-long = az esemény { $days } napig tart: a játszma napján érvényes értékszám és cím számít, a fájlban csak a kezdetkori van
finding-title-chief-unsaid = a fájl nem nevezi meg a főbírót (102)
finding-title-chief-untitled = a fájl nem mondja meg { $name } főbíró címét (IA vagy FA)
finding-title-chief = főbíró: { $title } { $name }; IA vagy FA kell
finding-title-declare-chief-active = nem ismert, hogy { $name } főbíró aktív-e: a szövetség nyilatkozik róla
finding-title-chief-active = { $name } főbíró aktív: utolsó FA-címe, tanfolyama vagy továbbképzése { $day }, eddig aktív: { $until }
finding-title-chief-inactive = { $name } főbíró inaktív: utolsó FA-címe, tanfolyama vagy továbbképzése { $day }, eddig volt aktív: { $until }. A szöveg nem mondja meg, hogy a verseny érvénytelen-e, vagy csak a főbíró hibázott; amíg határozat nincs, ez semmit sem zár ki
finding-title-chief-stands = { $name } főbíró inaktív volt (eddig volt aktív: { $until }); határozat szerint a normák érvényesek
finding-title-chief-void = { $name } főbíró inaktív volt (eddig volt aktív: { $until }); határozat szerint a verseny nem címszerző verseny
finding-title-declare-venue = fájl nem mondja meg: IA vagy FA mindig volt a helyszínen
finding-title-arbiter-plays = { $name } az esemény játékvezetője, és játszik is benne
finding-title-arbiter-namesake = { $name } neve megegyezik az esemény egyik játékvezetőjéével; játékvezető nem játszhat
finding-title-declare-help = fájl nem mondja meg: semmit sem változtattak meg egy játékos kedvéért
finding-title-format-unsaid = a fájl nem nevezi meg a lebonyolítást (092, 192); svájcinak vettük
finding-title-format-approval = a scheveningeni és a Schiller-rendszerhez engedély kell
finding-title-declare-kind = fájl nem mondja meg, mi az esemény; így vettük: { $kind ->
    [national-final] országos bajnokság döntője
    [national-team] országos csapatbajnokság
    [zonal] zónaverseny
    [world-team] csapat-világbajnokság
    [continental-team] kontinens-csapatbajnokság
    [world-club] klubvilágbajnokság
    [continental-club] kontinens-klubbajnokság
    [world-cup] Világkupa
    [olympiad] olimpia
   *[other] rendes verseny
 }
finding-title-foreigners = értékszámos külföldi abban a fordulóban, ahol a legkevesebben vannak: { $foreigners }, { $federations } szövetségből, közülük GM, IM, WGM vagy WIM { $titled }; mentességhez { $least_foreigners }, { $least_federations } és { $least_titled } kell
finding-title-strong-swiss = játékos abban a fordulóban, ahol a legkevesebben vannak: { $players }; a legjobb negyven átlaga { $of_best }, mindenkié { $of_all }; felsorolt versenyhez { $least } kell
finding-title-strong-swiss-open = játékos abban a fordulóban, ahol a legkevesebben vannak: { $players }; a legjobb negyven átlaga { $of_best }, mindenkié { $of_all }, és nem tisztázott, melyiknek kell elérnie a(z) { $least } pontot: kérjen határozatot
finding-title-strong-swiss-decided = játékos abban a fordulóban, ahol a legkevesebben vannak: { $players }; a legjobb negyven átlaga { $of_best }, mindenkié { $of_all }; { $least } kell, és határozat szerint megvan
finding-title-knockout-games = az eldőlt páros mérkőzés után lejátszott játszmát nem értékelik; itt ugyanúgy számít, mint a többi
finding-title-team-pairings = csapatverseny párosítását nem vettük előre meghatározottnak
finding-title-federations-unsaid = { $all } játékosból { $players } szövetsége nincs a fájlban; az ettől függő norma eldöntetlen
finding-title-sexes-unsaid = { $all } játékosból { $players } neme nincs a fájlban; WGM- és WIM-normát csak nőknél vizsgálunk
finding-title-more-people = további { $players } játékos normái nem láthatók
finding-title-event-too-large = a fájlban { $players } játékos van; normát legfeljebb { $most } játékosnál vizsgálunk

## Igazolások

certificates = Igazolások
certificates-print = Igazolások nyomtatásra
certificates-person = Játékos és verseny
certificates-counts = A norma számai
certificates-result = Eredmény
certificates-rounds = Fordulónként
certificates-signatures = Aláírások
certificates-players = Játékosok
certificates-none = A fájlban nincs igazolható norma.
certificates-trf = igazolás versenyjelentésből (TRF) készül
it1 = IT1: normaigazolás
it2 = IT2: címkérelem
it2-person = Kérelmező és értékszám
it2-norm = Norma
it-norm = { $number }. norma
it-born = Születési idő
it-birthplace = Születési hely
it-rating-day = Az értékszám elérésének napja
it-rating-level = Értékszám
it-left-out = Figyelmen kívül hagyott fordulók
it-norm-of = Melyik cím normája (ehhez a címhez is jó, 1.5.2)
it-average-left = Az ellenfelek átlaga az elhagyás után
it-games-left = Játszmák az elhagyás után
it-required-left = Szükséges pont az elhagyás után
it-achieved-left = Elért pont az elhagyás után
it-by-title = Ellenfelek címenként
it-credited = Értéke játszmában
it-games-in-all = A normák játszmái összesen
it-applied = A kérelem kelte
it-signed-applicant = Szövetség
it-nothing-known = Amin ez a norma alapult, már nincs a nyilvántartásban.
it3 = IT3: versenyjelentés
it-title = Cím
it-name = Vezetéknév
it-first-name = Utónév
it-id = FIDE-azonosító
it-federation = Szövetség
it-event = Verseny
it-start = Kezdete
it-close = Vége
it-chief = Főbíró
it-rate-of-play = Gondolkodási idő
it-games = Játszmák
it-federations = Szövetségek a sajáton kívül
it-foreign = Nem saját szövetségbeli ellenfél
it-of-host = A rendező szövetség játékosa
it-rated = Értékszámos ellenfél
it-titled = Címviselő ellenfél
it-swiss-federations = 1.4.3d: szövetségek
it-swiss-rated = 1.4.3d: értékszámos külföldiek
it-swiss-titled = 1.4.3d: címviselő külföldiek
it-round = Forduló
it-opponent = Ellenfél
it-rating = Értékszám
it-adjusted = Értékszám az 1.4.6c szerint
it-held = Cím
it-score = Eredmény
it-average = Az ellenfelek átlaga
it-required = Szükséges pont
it-achieved = Elért pont
it-excess = Többlet
it-remarks = Megjegyzés
it-signed-chief = Főbíró
it-signed-federation = Igazoló szövetség
it-place = Helyszín
it-organiser = Rendező
it-contact = Elérhetőség
it-rounds = Fordulók
it-rounds-per-day = Fordulók naponta
it-type = Típus
it-pairing = Párosítási rendszer
it-program = Párosítóprogram
it-exceptions = Eltérések
it-deputies = Helyettes játékvezetők
it-arbiters = Játékvezetők
it-number = Létszám
it-of-federations = Szövetségek
it-host = Rendező szövetség
it-others = Mások
it-rated-players = Értékszámos
it-unrated-players = Értékszám nélküli

## Egy játékos címdossziéja

dossier-titles = Címek: { $titles } ({ $edition })
dossier-no-title = FIDE-címe nincs ({ $edition })
dossier-highest = Legmagasabb közzétett értékszám: { $rating }, { $list } lista
dossier-no-rating = Még nincs közzétett értékszám.
dossier-proof = { $event }, { $start } – { $end }; elfogadta a(z) { $entry }. bejegyzés
dossier-complete = { $title }: kérelmezhető, a nyilvántartás szerint semmi sem hiányzik
dossier-incomplete = { $title }: még nem
dossier-inside-by-day = Időszak közben elérve: { $rating } (pontosan { $exact }), { $day }, a fordulók napja szerint ({ $order }); { $list } lista
dossier-inside-by-event = Időszak közben elérve: { $rating } (pontosan { $exact }), { $day }, az események ebben a sorrendben: { $order } ({ $orders } megengedett sorrendből { $reaching } esetben); { $list } lista
