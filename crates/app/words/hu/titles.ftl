## A címszabályzat lépései

step-norm-games = Számító játszma: { $value }; legalább { $least } kell
step-norm-federations = Az ellenfelek szövetségei a sajáton kívül: { $value }; legalább { $least }
step-norm-shares = Egy szövetségből legtöbb ellenfél: { $value }, legfeljebb { $one_most }; a sajátból { $own }, legfeljebb { $own_most }
step-norm-exempt = A külföldiekre vonatkozó követelmény alól mentes, { $value } pont
step-norm-titled = Címviselő ellenfél: { $value }; legalább { $least }
step-norm-sought = A(z) { $title }-normához megfelelő című ellenfél: { $value }; legalább { $least }
step-norm-unrated = Értékszám nélküli ellenfél: { $games }, egyenként { $value } ponttal számolva
step-norm-raised = A legalacsonyabb ellenfél ({ $opponent }) { $from } helyett { $value } ponttal számít
step-norm-average = Az ellenfelek átlaga: { $sum } / { $games } = { $value }, kerekítve
step-norm-least-average = Az átlag { $value }; a legkisebb megengedett { $least }
step-norm-percentage = { $games } játszmából { $score } pont { $value } %, ennek különbsége { $dp }
step-norm-least-score = Az eredmény { $value } %; legalább { $least } % kell
step-norm-performance = Teljesítmény: { $average } + ({ $dp }) = { $value }; legalább { $least }
step-norm-required = { $games } játszmában { $average } átlagú ellenfelekkel szükséges: { $value } pont
step-norm-left-out = Figyelmen kívül hagyott fordulók: { $value }
step-norm-eight-of-nine = Kilenc fordulóból nyolc játszma, a kilencedik kontumált nyereség vagy erőnyerő: { $value } játszmának számít
step-norm-last-round = Az utolsó forduló ellenfele nem jelent meg; a játszma szükséges, és vereségként számít: { $value } pont
step-norm-stayed-away = Minden kisorsolt forduló számít, és a kérelmező ezeket kihagyta: { $value }
step-norm-not-won = Csak az utolsó fordulók vagy megnyert játszmák hagyhatók figyelmen kívül; nem nyert fordulók: { $value }
step-norm-all-count = Minden kisorsolt forduló számít; nem nyert forduló nem hagyható figyelmen kívül: { $value }
step-norm-whole-mix = Körversenyen nyert játszma csak akkor hagyható figyelmen kívül, ha a teljes verseny szövetségei, címei és átlaga normára elegendőek; elutasítva: { $value }
step-norm-small-double = A kétkörös verseny fordulói: { $value }; legalább hat játékos és { $least } forduló kell
step-norm-credited = Értéke játszmában: { $base }, a szükségesen felüli egész pontokért { $over }, összesen { $value }
step-interim-game = { $number }. játszma: { $opponent } ellen { $score } pont, változás { $change }; az értékszám { $value }
step-interim-reached = A(z) { $title } címhez szükséges { $bound } megvan: { $value }, pontosan { $exact }
step-interim-not-reached = A(z) { $title } címhez szükséges { $bound } nincs meg; a legmagasabb { $value }, pontosan { $exact }
step-title-rated-games = Értékelt játszma: { $value }; legalább { $least }
step-title-rating = Legmagasabb értékszám: { $value }; legalább { $bound }
step-title-no-rating = Nincs értékszám; legalább { $bound } kell
step-title-games-unknown = Nem ismert, hány értékelt játszma volt; legalább { $least } kell
step-title-higher-norms = Magasabb cím normája, amely ehhez a címhez is jó: { $value }
step-title-lesser-norms = Alacsonyabb cím normája, amely ehhez a címhez nem jó: { $value }
step-title-old-norms = Elévült, mert időben be nem jegyzett normák: { $value }
step-title-single-rounds = Olyan versenyről való norma, amelyen { $days } napon egy forduló volt: { $value }; egy kell
step-title-concession-left = További, kilenc fordulóból nyolc játszmás norma, amelyre a kérelem nem épül: { $value }
step-title-concession = Kilenc fordulóból nyolc játszmás norma: { $value }; egy megengedett
step-title-normal-norms = A külföldiekre vonatkozó rendes követelményt teljesítő norma: { $value }; egy kell
step-title-games = A normák játszmái: { $value }; legalább { $least }
step-title-listed-event = A felsorolt versenyekről való norma ({ $after } utáni norma esetén): { $value }; egy kell
step-direct-olympiad = Az olimpián szerzett { $value } címhez nem kell értékszám
step-direct-immediate = A(z) { $value } cím azonnal jár
step-direct-conditional = A(z) { $value } cím feltételes, amíg az értékszám és az értékelt játszmák száma el nem éri a szükségeset
step-direct-lesser = Most felvehető alacsonyabb címek: { $value }
step-arbiter-registered = A szövetség nyilvántartott játékvezetője: { $value ->
    [yes] igen
   *[other] nem
 }
step-arbiter-fa-since = FIDE-játékvezető ettől: { $value }
step-arbiter-active = Utolsó FA cím vagy tanfolyam: { $value }; { $years } évig aktív
step-arbiter-age = Született: { $value }; legalább { $age } év kell
step-arbiter-seminar = { $years } éven belüli tanfolyam: { $value }; egy kell
step-arbiter-norm-out = Nem számító norma: { $value ->
    [seminar] tanfolyam
    [refresher] továbbképzés
    [national-final] országos bajnokság döntője
    [fide] FIDE-verseny
    [international] normát adó nemzetközi verseny
    [large-international] nagy nemzetközi verseny
    [league] országos csapatbajnokság
    [rapid-blitz] rapid vagy villám
    [world-rapid-blitz] világ- vagy kontinensverseny, rapid vagy villám
    [hybrid] hibrid verseny
    [olympiad-match] mérkőzésbíró az olimpián
    [disability] IBCA-, ICCD- vagy IPCA-verseny
   *[event] értékelt verseny
}, { $end }
step-arbiter-events = Számító esemény: { $value }; legalább { $least }
step-arbiter-systems = Az események lebonyolítási rendszerei: { $value }; kettő kell, hacsak az egyik nem { $players } fős nemzetközi svájci
step-arbiter-last-event = Utolsó esemény: { $value }; { $years } éven belül kell kérelmezni
step-arbiter-chiefs = Az események főbírói: { $value }; egynél több kell

## Amit a címszabályzat megállapít

finding-title-lacks-rating = a legmagasabb értékszám { $value }; { $bound } kell
finding-title-lacks-any-rating = még nincs értékszám; { $bound } kell
finding-title-lacks-games-known = nem ismert, hány értékelt játszma volt; legalább { $least } kell
finding-title-lacks-rated-games = értékelt játszma addig: { $value }; legalább { $least } kell
finding-title-lacks-single-rounds = nincs norma olyan versenyről, amelyen { $days } napon egy forduló volt
finding-title-lacks-concession = { $value } norma kilenc fordulóból nyolc játszmás; egy megengedett
finding-title-lacks-normal-norm = egyik norma sem teljesíti a külföldiekre vonatkozó rendes követelményt
finding-title-lacks-games = a normák { $value } játszmát érnek; legalább { $least } kell
finding-title-lacks-registration = időben be nem jegyzett régi normák: { $value }
finding-title-lacks-listed-event = nincs norma a felsorolt versenyek egyikéről, amit a(z) { $after } utáni normák megkívánnak
finding-title-edition-in-part = a(z) { $edition } kiadás csak részben ismert: amit nyilvános oldalak nem közölnek, az a 2024-es kiadásból való
finding-norm-half-bye-last = félpontos kimaradás az utolsó fordulóban: a bizottság tisztségviselői emiatt utasítottak már el normát; a szöveg nem mondja
finding-norm-team-federations = { $title }: csak a szövetségek száma kevés; a Függelék az ilyen versenyeken közömbösnek mondja, a szöveg nem: kérjen határozatot
finding-norm-hangs-on-raising = { $title }: csak azért norma, mert a legalacsonyabb ellenfél elhagyása után a következő emelkedik; a bizottság kézikönyve nem így jár el
finding-norm-many-unrated = { $title }: { $unrated } értékszám nélküli ellenfél; az akkori szövegek korlátozták a számukat
finding-norm-search-cut = { $title }: túl sok a lehetséges elhagyás, nem mindet néztük meg; nevezze meg a fordulókat az „ignore” mezőben
finding-norm-host-unsaid = nem tudni, melyik szövetség jelenti be az eseményt; a játékosainak szóló mentességet nem vizsgáltuk
finding-title-not-established = nem tisztázott, mit mond ebben a kiadásban a(z) { $paragraph } pont; a szövetség határozhat róla
finding-title-parameter-decided = a dokumentum szerint { $name } értéke { $value }
finding-title-heard = a(z) { $event } sora nyilvános oldalon áll, nem kézben lévő szövegben

## A rendelkezések

provision-title-in-force = Mikortól viselhető a cím
provision-title-registration = Címszerző verseny bejelentése
provision-title-day-hours = Naponta legtöbb játék
provision-title-day-rounds = Naponta legtöbb forduló
provision-title-rate-of-play = Címszerző verseny legkisebb gondolkodási ideje
provision-single-round-days = Egyfordulós napok GM és WGM címhez
provision-titles-by-rating = Értékszámmal szerezhető címek
provision-norm-games = A norma játszmái
provision-norm-team-games = A norma játszmái világ- és kontinens-csapatversenyen
provision-norm-world-cup = A norma játszmái a Világkupán
provision-norm-eight-of-nine = Kilenc fordulóból nyolc játszma
provision-norm-most-credited = Egy verseny legnagyobb értéke
provision-norm-tail = Az utolsó fordulók elhagyhatók
provision-norm-wins-left-out = A nyereségek elhagyhatók
provision-norm-tail-and-wins = A kettő együtt
provision-norm-last-round = Az utolsó fordulóban elmaradó ellenfél vereségnek számít
provision-title-formats = Engedély nélküli lebonyolítások
provision-norm-federations = A sajáttól eltérő szövetségek
provision-norm-exemption = Mire terjed ki a mentesség
provision-norm-large-swiss = Sok külföldis svájci versenyek
provision-norm-shares = Egy szövetségből legtöbb ellenfél
provision-norm-title-holders = Címviselők az ellenfelek között
provision-norm-required-titles = A kívánt cím viselői
provision-norm-double-round-robin = Címek kétkörös versenyen
provision-norm-floors = Az egy ellenfélnél emelt értékszám
provision-norm-floor-after-drop = A legalacsonyabb elhagyása után a következő emelkedik
provision-norm-unrated = Értékszám nélküli ellenfelek
provision-norm-most-unrated = Legtöbb értékszám nélküli ellenfél
provision-norm-performance = Legkisebb teljesítmény
provision-norm-averages = Az ellenfelek legkisebb átlaga
provision-norm-average-compared = Hogyan hasonlítjuk az átlagot
provision-norm-least-percentage = Legkisebb eredmény
provision-norm-percentage-compared = Hogyan hasonlítjuk az eredményt
provision-title-games-in-all = A normák összes játszmája
provision-title-ratings = A címhez szükséges értékszám
provision-title-interim = Időszak közben elért értékszám
provision-title-old-norms = Régi normák
provision-title-listed-event = Norma felsorolt versenyről
provision-title-meeting-days = Kérelem az ülés előtt
provision-title-posted-days = A kérelem közzététele
provision-direct-ratings = Azonnali címhez szükséges értékszám
provision-direct-games = Közvetlen címhez szükséges játszmák
provision-direct-olympiad-free = Olimpiai CM és WCM értékszám nélkül
provision-direct-lesser = Alacsonyabb cím felvehető
provision-direct-continental = Kontinensversenyek
provision-direct-table = A közvetlen címek táblázata
provision-arbiter-one-system = Egy rendszer is elég
provision-arbiter-certificates-swiss = Igazolások svájcin
provision-arbiter-certificates-round-robin = Igazolások körversenyen
provision-arbiter-ages = Életkorok
provision-arbiter-exam = Az FA-tanfolyam vizsgája
provision-arbiter-fa-events = FA-normák
provision-arbiter-fa-rounds = FA-esemény fordulói
provision-arbiter-ia-events = IA-normák
provision-arbiter-ia-rounds = IA-esemény fordulói
provision-arbiter-expiry = Meddig élnek a normák
provision-arbiter-posted-days = A játékvezetői kérelem közzététele
provision-arbiter-meeting-days = Játékvezetői kérelem az ülés előtt
provision-arbiter-registered = Mindenki bejegyzett, aki bíráskodik
provision-arbiter-inactive-after = A játékvezető inaktív

## Amit a rendelkezések mondanak

value-title-when-met = amikor minden követelmény teljesült
value-title-when-confirmed = amikor a Tanács megerősítette
value-days-before-start = a kezdet előtt { $days } nappal
value-minutes-for-sixty = 60 lépésre { $minutes } perc
value-ninety-and-thirty = 90 perc és lépésenként 30 másodperc, vagy 40 lépésre két óra és 30 perc
value-single-round-days = { $days } nap
value-titles-by-rating = FM { $fm }, CM { $cm }, WFM { $wfm }, WCM { $wcm }; { $after } után { $games } értékelt játszmával
value-games = { $games } játszma
value-games-credited-as = { $games } játszma, { $credited }-nek számítva
value-eight-of-nine = kontumált nyereség vagy erőnyerő; { $credited } játszmának számít
value-eight-of-nine-once = kontumált nyereség vagy erőnyerő; { $credited } játszmának számít, kérelmenként egyszer
value-most-credited = { $above } fordulónál több esetén { $games } játszma
value-formats-four = svájci, kör-, kétkörös, kieséses
value-formats-scheveningen = ezek, továbbá scheveningeni és Schiller
value-exemption-whole = a szövetségekre és a korlátokra
value-exemption-federations = csak a szövetségekre
value-large-swiss = minden fordulóban { $foreigners } értékszámos külföldi { $federations } szövetségből, közülük { $titled } mester; { $missed } forduló hagyható ki
value-large-swiss-any-round = { $foreigners } értékszámos külföldi { $federations } szövetségből, közülük { $titled } mester
value-shares = { $own } a sajátból, { $one } bármelyikből
value-one-in = minden { $one_in }.
value-one-in-at-least = minden { $one_in }., legalább { $least }
value-drr-half = a különböző ellenfelek fele
value-drr-once = mint körversenyen, minden ellenfél egyszer
value-per-norm = GM { $gm }, IM { $im }, WGM { $wgm }, WIM { $wim }
value-not-established = nem tisztázott
value-most-of-nine = kilencből { $most }
value-compared-exact = kerekítés előtt
value-compared-rounded = kerekítés után
value-percent = { $percent } %
value-interim-as-the-list = ahogy a lista kerekítené
value-interim-exact = pontosan
value-old-norms = a(z) { $before } előttiek csak { $registered } napjáig bejegyezve
value-listed-large-swiss = nagy svájci, ha van { $after } utáni norma
value-listed-six = a)–f) szerinti verseny, ha van { $after } utáni norma
value-direct-ratings = GM { $gm }, IM { $im }, FM { $fm }, CM { $cm }, WGM { $wgm }, WIM { $wim }, WFM { $wfm }, WCM { $wcm }
value-games-after = { $games } értékelt játszma, { $after } után elért értékszámnál
value-direct-continental = a szövetségek harmada vagy { $federations }, { $participants } résztvevő, { $rounds } forduló
value-direct-table = { $rows } sor tisztázott
value-arbiter-large-swiss = { $players } fős, { $percent } %-ban értékszámos, { $rounds } fordulós nemzetközi svájci
value-certificate-per-players = minden megkezdett { $players } játékosra egy
value-arbiter-ages = FA-normánál { $norm }, FA-hoz { $fa }, IA-hoz { $ia } év
value-events-and-seminar = tanfolyam és { $events } esemény
value-arbiter-rounds = { $least }, egy eseménynél { $one }
value-arbiter-expiry = esemény { $event } év, tanfolyam { $seminar } év, kérelem az utolsó eseménytől { $last } éven belül
value-years = { $years } év

## A kiadások neve

edition-name-fide-titles-2017-07 = FIDE-címek, 2017. július
edition-name-fide-titles-2022-01 = FIDE-címek, 2022. január
edition-name-fide-titles-2023-01 = FIDE-címek, 2023. január
edition-name-fide-titles-2024-01 = FIDE-címek, 2024. január
edition-name-fide-direct-titles-2024-01 = FIDE közvetlen címek, 2024. január
edition-name-fide-arbiters-2021-07 = FIDE-játékvezetők, 2021. július

## A címeset hibái

fault-duplicate-round = a(z) { $round }. forduló kétszer szerepel
fault-no-round = a játszmák között nincs { $round }. forduló
fault-round-too-high = { $round }. forduló egy { $rounds } fordulós versenyen
fault-too-many-rounds = { $rounds } játszma egy játékosnál; legfeljebb { $most } fogadható el
fault-too-many-norms = { $count } tétel; legfeljebb { $most } fogadható el
fault-predetermined = { $system }: párosítása előre rögzített, minden fordulója számít: hagyja el a mezőt, vagy javítsa a lebonyolítás módját
fault-no-title-edition = „{ $value }” nem a címszabályzat kiadása (van: { $known })

## A parancs

titles-norm = { $title }: norma, { $games } játszma ({ $via })
titles-no-norm = { $title }: nincs norma ({ $failed })
titles-via-all-games = minden játszma
titles-via-eight-of-nine = kilenc fordulóból nyolc játszma
titles-via-last-round = az utolsó fordulóban elmaradó ellenféllel
titles-via-tail = az utolsó fordulók nélkül
titles-via-wins = nyereségek elhagyásával
titles-via-tail-and-wins = az utolsó fordulók és nyereségek nélkül
titles-needed = { $title }: a(z) { $rounds }. fordulóból szükséges: { $points } pont
titles-needed-opponents = { $title }: a(z) { $rounds }. fordulóból szükséges pont és legalább ilyen ellenfél
titles-out-of-reach = { $title }: a(z) { $rounds }. forduló egyetlen eredménye sem elég
titles-too-early = { $title }: a(z) { $rounds }. forduló még nyitott, ez túl sok a válaszhoz
titles-points = Pont
titles-title = Cím
titles-foreign = Más szövetség
titles-any = bármely
titles-required = Szükséges: { $score } pont
titles-average-too-low = Az átlag túl alacsony a normához.
titles-complete = A kérelem teljes.
titles-incomplete = A kérelem hiányos.
titles-no-direct = A táblázat erre a helyezésre nem ad címet.
titles-certificates = Kiadható igazolás: { $count }
titles-one-file = egyszerre egy dokumentum
api-shape-TitlesAnswer = Egy címkérdés válasza: ami nem a kérdéshez tartozik, kimarad.
api-shape-Norm = Hogyan állnak a játékos játszmái egy címhez képest; norma nélkül a számok az összes számító játszmáéi.
api-titles = Kérdés normákról és címekről
api-titles-text = A címesetre úgy válaszol, ahogy az arpad titles --json: normák és a nyitott fordulókból szükséges pont, a szükséges pontszám, időszak közbeni értékszám, kérelmek, közvetlen címek, játékvezetők, igazolások. Legfeljebb 60 forduló, 200 norma vagy időszaki játszma.
