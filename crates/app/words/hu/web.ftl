## A honlap

web-language = Magyar
web-skip = Ugrás a tartalomra
web-menu = Menü
web-foot = Az összes oldal
web-feed = Hírfolyam (Atom)
web-footer = Arpad: értékszámok, amelyekért a szövetség kezeskedhet. Minden pont mögött ott áll a szabályzat megfelelő pontja.
web-serving = a honlap címe { $address } (Ctrl-C-vel leállítható)

web-home = Értékszámok
web-home-text = Hivatalos értékszámok sakkban és góban: minden lista, minden verseny és minden számítás, a szabályzat megfelelő pontjával.
web-browse = Vagy böngésszen itt:
web-newest-lists = Legfrissebb listák
web-no-lists = Még nem jelent meg lista.
web-whole-list = A teljes lista
web-recent = Legutóbbi versenyek
web-all-tournaments = Az összes verseny
web-announced = Bejelentett versenyek
web-none-announced = Jelenleg nincs bejelentett verseny.
web-none = Nincs ilyen.

web-lists = Listák
web-lists-text = Az összes közzétett értékszámlista, elöl a legfrissebb.
web-players = Játékosok
web-tournaments = Versenyek
web-tournaments-text = A versenyek és értékelésük állása, elöl a legutóbb befejeződött.
web-clubs = Egyesületek
web-regulations = Szabályzatok
web-regulations-text = A szabályzatok összes kiadása, minden rendelkezés a maga helyével.
web-officer = Minősítési felelős: { $name }, { $contact }
web-corrections = Helyesbítések
web-corrections-text = Amiről utóbb kiderült, hogy hibás, és a listák, amelyeket emiatt módosítottunk. Semmi sem változik szó nélkül.

web-live = Várható értékszámok
web-live-none = Minden elfogadott versenyt értékeltünk.

web-list = Lista
web-players-count = { $count ->
    [one] egy játékos
   *[other] { $count } játékos
 }
web-is-revision = Ez a(z) { $revision }. módosítás; mi változott?
web-seal = Pecsét: { $seal }
web-download = Letöltés
web-pages = Oldalak
web-previous = Előző
web-next = Következő
web-page-of = { $page }. oldal, összesen { $pages }
web-nobody-chosen = A listán senki sem felel meg a szűrésnek.
web-list-of-fide = A FIDE saját listája, ahogy megjelent
web-kept = nincs a FIDE listáján
web-beside-fide = A FIDE listája ugyanerre a napra
web-beside-ours = A saját számításunk ugyanerre a napra

web-filters = Szűrés
web-filter-series = Értékszámfajta
web-filter-sex = Nem
web-filter-age = Korcsoport
web-filter-club = Egyesület
web-filter-federation = Szövetség
web-filter-title = Cím
web-filter-activity = Aktivitás
web-filter-order = Mutasd
web-filter-top = Első helyek száma
web-filter-sort = Rendezés
web-filter-all = mind
web-filter-improvers = javulás szerint
web-filter-new = csak az újak
web-filter-apply = Szűrés
web-filter-wrong = A(z) „{ $field }” mezőben olyasmi áll, amit a lista nem ismer.

web-hidden = név nélkül
web-hidden-person = Ez az oldal nem nyilvános
web-hidden-text = Ezen a címen nincs senki, vagy a játékos azt kérte, hogy ne jelenjen meg.
web-player-about = { $name } értékszámai, versenyei és számításai
web-calculation = Számítás
web-calculation-of = Számítás: { $name }
web-show = számítás
web-on-list = Ezen a listán
web-sum = Összegzés
web-white = világos
web-black = sötét
web-tournament = Verseny
web-ends = Vége
web-rated-in = Értékelve
web-earlier-lists = { $count ->
    [one] Egy korábbi lista
   *[other] { $count } korábbi lista
 }
web-crosstable = Táblázat
web-members = Tagok
web-strength = Erősorrend, { $season }
web-corrected = Helyesbített versenyek
web-revised = Módosított listák
web-changed-count = { $count ->
    [one] Egy értékszám változott
   *[other] { $count } értékszám változott
 }
web-changed-order = A legnagyobb változás elöl, azon belül név szerint; a listára újonnan felkerültek és az onnan lekerültek a végén.
web-changed-cut = Itt csak az első { $most } látható. Mindegyik:
edition-name-fide-2013 = FIDE, 2013. július
edition-name-mssz-2017 = Magyar Sakkszövetség, 2017
edition-name-fide-2022-01 = FIDE, 2022. január
edition-name-fide-2024-03 = FIDE, 2024. március
edition-name-fide-2025-10 = FIDE, 2025. október
edition-name-fide-rapid-2024-03 = FIDE rapid, 2024. március
edition-name-fide-blitz-2024-03 = FIDE villám, 2024. március
edition-name-fide-rapid-2024-12 = FIDE rapid, 2024. december
edition-name-fide-blitz-2024-12 = FIDE villám, 2024. december
edition-name-mgsz-2012 = Magyar Gó Szövetség, 2012
edition-name-egf-2021 = Európai Gó Szövetség, 2021

web-provisions = Rendelkezések
web-differences = Eltérések
web-compare = Összevetés ezzel:
web-compare-none = nincs összevetés

web-lost = Az oldal nem található
web-lost-text = Ezen a címen nincs semmi. Lehet, hogy elgépelték, vagy az oldal sosem jelent meg.
web-wrong = Ezt nem lehet megmutatni
web-refused = Ezt nem lehet megmutatni
web-failed = Hiba történt
web-failed-text = Az oldalt nem sikerült elkészíteni. A hiba nálunk van, feljegyeztük; kérjük, próbálja meg később.
web-to-home = A kezdőlapra

chart-history-about = Értékszám minden közzétett listán, az elsőtől a legutóbbiig.
chart-peak = csúcs
chart-originally = eredetileg
chart-table = Ugyanez táblázatban
calculation-event-edition = A verseny kezdetekor hatályos szabályzat szerint:
