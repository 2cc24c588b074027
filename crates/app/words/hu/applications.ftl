## Címkérelmek

worklist-titles = FIDE-címek, { $day } ({ $edition })
worklist-complete = { $count ->
    [0] Senki sem kérelmezhet.
   *[other] Kérelmezhet { $count } játékos:
 }
worklist-lacking = { $count ->
    [0] Senki sincs, akinek csak egy dolog hiányzik.
   *[other] Egy dolog hiányzik { $count } játékosnak:
 }
worklist-open = { $count ->
    [0] Nincs nyitott kérelem.
   *[other] Nyitott kérelem: { $count }
 }
worklist-norms = norma
worklist-lacks = hiányzik
applications-none = senki sem kérelmezett címet
application-norm-filed = { $name }: { $title }-normaigazolás iktatva: { $event }, { $games } játszma
application-made = { $name } kérelme: { $title }, { $entry }. bejegyzés. A nyilvántartás szerint semmi sem hiányzik.
application-granted = A(z) { $entry }. bejegyzés szerinti kérelemnek { $day } napján helyt adtak. A cím a nyilvántartó lapon van, és a következő listán is rajta lesz.
application-refused = A(z) { $entry }. bejegyzés szerinti kérelmet { $day } napján elutasították.
application-withdrawn = A(z) { $entry }. bejegyzés szerinti kérelmet { $day } napján visszavonták.
application-received = érkezett
application-norms = normák (játszma)
application-outcome = eredmény
application-decided-by = döntött
application-because = indok
verdict-granted = megadva
verdict-refused = elutasítva
verdict-withdrawn = visszavonva
verdict-open = nyitott
warning-application-posted = a kérelmet { $days } napra közzéteszik ({ $paragraph }); ez { $received } napján érkezett
warning-application-proof-gone = a kérelem alapjául szolgáló norma már nincs a nyilvántartásban: { $events }
refusal-application-ended = a(z) { $entry }. bejegyzés szerinti kérelem lezárult: { $verdict ->
    [granted] megadták
    [refused] elutasították
   *[other] visszavonták
 }, { $by }. bejegyzés; előbb azt kell törölni
refusal-application-held = { $name } már { $title } vagy magasabb cím viselője
refusal-application-incomplete = { $name } még nem kérelmezhet { $title } címet; ez hiányzik:
refusal-application-no-edition = { $day } napjára nem ismert a címszabályzat
refusal-application-norm-unknown = { $name } játékosnak nincs { $title }-normája itt: { $norms }; a meglévő normák a játékos címlapján láthatók
refusal-application-open = { $name } már kérelmezte a(z) { $title } címet, { $entry }. bejegyzés; a kérelem nyitott
refusal-application-without-decider = ki döntött a(z) { $entry }. bejegyzés szerinti kérelemről?
refusal-application-decided-before = a(z) { $entry }. bejegyzés szerinti kérelem { $received } napján érkezett, nem dönthettek róla { $day } napján
refusal-application-title = { $title } nem kérelmezhető cím; kérelmezhető: { $titles }
refusal-application-women = { $title } női cím; a nyilvántartás szerint { $name } nem nő
refusal-application-unknown = a(z) { $entry }. bejegyzés nem élő kérelem
refusal-arbiter-title = { $title } nem játékvezetői cím; ezek azok: { $titles }
refusal-arbiter-norm-kind = játékvezetői norma itt nem szerezhető: { $kind }; ezeken igen: { $kinds }
refusal-arbiter-norm-system = { $system } nem lebonyolítási rendszer; ezek azok: { $systems }
refusal-arbiter-without-licence = { $name } játékosnak nincs versenybírói engedélye
refusal-arbiter-exam = a(z) { $percent } %-os vizsga nem norma; { $least } és 100 % között az ({ $paragraph })
refusal-certificate-games = egy norma { $least }–{ $most } játszmát ér, nem { $games } játszmát
refusal-certificate-days = az igazolás versenye { $starts } és { $ends } között tart; { $today } napjáig véget kellett érnie, és nem a kezdete előtt
refusal-certificate-listed = { $letter } nem a felsorolt versenyek betűje; a betűk a-tól f-ig tartanak
refusal-certificate-title = norma ezekhez szerezhető: { $titles }; ehhez nem: { $title }
refusal-certificate-known = ez az igazolás már iktatva van, { $entry }. bejegyzés: { $title }, { $event }
refusal-titles-in-standard = a(z) { $tournament }. számú verseny nem hagyományos sakk, címet pedig csak abban lehet szerezni
desk-act-title-application = { $person } címkérelme: { $title }
desk-act-title-outcome = { $person } kérelme, { $title }: { $verdict }
desk-decided-title-event = a(z) { $tournament } a címek szempontjából: { $what }
desk-title-event = a címek szempontjából
event-listed-candidates-places = közvetlen helyekkel a világbajnokjelöltek versenyén
event-listed-world-cup-places = közvetlen helyekkel a Világkupán
event-listed-events-commission = a versenybizottság egyéni versenye
event-own-zonal = a szövetség ebben az évben saját zónaversenyt rendez
register-paper-norm = normaigazolás
register-paper-arbiter-norm = játékvezetői normaigazolás
register-paper-arbiter-title = játékvezetői cím
register-paper-title-application = címkérelem
register-paper-title-outcome = döntés címről
dossier-norm-certified = { $title }: { $games } játszmás norma
dossier-certificate = { $event }, { $start } – { $end }; igazolása a(z) { $entry }. bejegyzés
dossier-applied = { $title } címet kérelmezett { $received } napján, { $entry }. bejegyzés: nyitott
dossier-application-ended = { $title } címet kérelmezett { $received } napján, { $entry }. bejegyzés: { $verdict } { $day } napján ({ $by })

## Játékvezetők

register-arbiter-norm = { $name }: igazolás iktatva: { $kind }
arbiter-dossier = { $name }, játékvezető ({ $edition })
arbiter-licensed = Engedélye { $day } napján érvényes
arbiter-unlicensed = Engedélye { $day } napján nincs
arbiter-titled = { $title } ettől: { $day }
arbiter-end = vége
arbiter-event = esemény
arbiter-norm-kind = min szerezte
arbiter-rounds = forduló
arbiter-players = játékos
arbiter-rated = értékszámos
arbiter-federations = szövetség
arbiter-part = szerep
arbiter-certificate = igazolás
arbiter-chief = főbíró
arbiter-deputy = játékvezető
arbiter-certificate-filed = { $entry }. bejegyzés
arbiter-certificate-free = mindenkinek jut
arbiter-certificate-needed = szükséges, nem jut mindenkinek ({ $paragraph })
arbiter-certificate-none = nem adható ({ $paragraph })
arbiter-kind-seminar = tanfolyam
arbiter-kind-event = értékelt verseny
arbiter-kind-national-final = országos bajnokság döntője
arbiter-kind-fide = FIDE-verseny
arbiter-kind-international = normát adó nemzetközi verseny
arbiter-kind-large-international = nagy nemzetközi verseny
arbiter-kind-league = országos csapatbajnokság
arbiter-kind-rapid-blitz = rapid vagy villám
arbiter-kind-world-rapid-blitz = világ- vagy kontinensverseny, rapid vagy villám
arbiter-kind-hybrid = hibrid verseny
arbiter-kind-olympiad-match = mérkőzésbíró az olimpián
arbiter-kind-disability = IBCA-, ICCD- vagy IPCA-verseny

## Oldalak

pp-tab-titles = Címek
pp-titles-of = { $name }: címek és normák
pp-no-title = FIDE-címe nincs.
pp-no-norm = A nyilvántartás versenyein nincs normája.
pp-norm-games = Játszma
pp-norm-certified = igazolás alapján
pp-titles-missing = Ami hiányzik
pp-may-apply = kérelmezhető
pp-not-yet = még nem
pp-titles-note = A normákat a nyilvántartás jelentései alapján állapítjuk meg; a FIDE a kérelemkor ellenőrzi őket.
norms-of = { $event }: normák
norms-of-event = Normák
norms-none-possible = Ezen a versenyen senki sem szerezhet normát: kevés a forduló, vagy a jelentésből norma nem állapítható meg.
norms-open = még nyitott
norms-no-norm = nem norma
calculator-norms = Norma
calculator-norms-text = Norma-e (GM, IM, WGM vagy WIM), és mit kell hozniuk a nyitott fordulóknak?
calculator-norm-rounds = Fordulók
calculator-norm-hint = Fordulónként egy sor: az ellenfél értékszáma (üres = nincs), szövetsége, címe, az eredmény. Eredmény nélkül a forduló nyitott: a válasz megmondja, mit kell hoznia.
calculator-opponent-federation = { $row }. ellenfél szövetsége
calculator-opponent-title = { $row }. ellenfél címe
calculator-no-federation = három betű, például GER
field-own-federation = Saját szövetség
hint-own-federation = Három betű, például HUN; a versenyt is ez rendezi.
field-system = Lebonyolítás
field-kind = Mi az esemény
field-sex = Nem
norm-system-swiss = svájci
norm-system-round-robin = körverseny
norm-system-team = csapatverseny
norm-sex-m = férfi
norm-sex-w = nő
norm-result-open = nyitott
norm-result-win = nyert
norm-result-draw = döntetlen
norm-result-loss = vesztett
norm-result-forfeit-win = az ellenfél nem jött el
norm-result-forfeit-loss = nem jött el
norm-result-pairing-bye = erőnyerő
norm-result-half-bye = félpontos kimaradás
norm-result-full-bye = egypontos kimaradás
norm-result-zero-bye = kimaradt
api-player-titles = Egy játékos címei és normái
api-player-titles-text = A viselt címek, minden norma a bizonyító versennyel, és címenként az, ami hiányzik, pontokkal.
api-tournament-norms = Egy verseny normái
api-tournament-norms-text = Mindenki, aki normát teljesített vagy közel járt hozzá, és hogy címszerző-e a verseny. Aki kérte, hogy ne látsszék, név nélkül szerepel.
api-shape-TitleDossier = Mi van meg egy játékosnak a FIDE-címekhez.
api-shape-TournamentNorms = A nyilvántartás egy versenyének normái.

## Az iroda

desk-titles = Címek
desk-arbiters-all = Játékvezetők
worklist-ended = Lezárult kérelem: { $count }
kind-title-application = címkérelem
kind-title-outcome = címkérelem lezárása
deed-norm-certificate = Normaigazolás iktatása
deed-norm-certificate-text = Olyan normához, amelynek versenye nincs a nyilvántartásban.
deed-title-application = Cím kérelmezése
deed-title-application-text = Mindennek meg kell lennie, amit a szabályzat kér; ami hiányzik, azt pont szerint megnevezzük. Normák megadása nélkül minden meglévő számít.
deed-title-granted = Cím megadva
deed-title-granted-text = A cím a döntés napjától viselt: a nyilvántartó lapon, a játékos oldalán és a következő listán.
deed-title-refused = Kérelem elutasítva
deed-title-refused-text = Az indok a kérelemnél marad; újra lehet kérelmezni.
deed-title-withdrawn = Kérelem visszavonva
deed-title-withdrawn-text = A kérelem megszűnt; újra lehet kérelmezni.
deed-title-event = Mi a verseny a címek szempontjából
deed-title-event-text = A jelentés nem mondja meg, hogy bajnoki döntő, zónaverseny vagy más; a normák ettől függnek.
deed-arbiter-title = Játékvezetői cím megerősítve
deed-arbiter-title-text = FA vagy IA, a megerősítés napjától.
deed-arbiter-norm = Játékvezetői norma iktatása
deed-arbiter-norm-text = Tanfolyam, vagy egy verseny igazolása. A nyilvántartás versenyénél elég a száma.
deed-field-event = Esemény
deed-field-games = Játszmák
deed-field-exempt = A külföldiekre vonatkozó követelmény alóli mentességgel teljesült
deed-field-eight-of-nine = Kilenc fordulóból nyolc játszma
deed-field-single-days = Egyfordulós napok
deed-field-listed-letter = A felsorolt versenyek betűje
deed-field-certificates = Igazolt normák, bejegyzésük számával
deed-field-fee = Megjegyzés a díjról
deed-field-decided-by = Ki döntött
deed-field-reason = Indok
deed-field-event-kind = Mi a verseny
deed-field-listed = Mi még
deed-field-own-zonal = A szövetség ebben az évben saját zónaversenyt rendez
deed-field-arbiter-title = Cím
deed-field-won-at = Min szerezte
deed-field-system = Lebonyolítás
deed-field-rated-players = Értékszámos játékosok
deed-field-federations = Szövetségek
deed-field-chief = Főbíró
deed-field-exam = Vizsga, százalék
deed-choice-GM = GM
deed-choice-IM = IM
deed-choice-FM = FM
deed-choice-CM = CM
deed-choice-WGM = WGM
deed-choice-WIM = WIM
deed-choice-WFM = WFM
deed-choice-WCM = WCM
deed-choice-FA = FA
deed-choice-IA = IA
deed-choice-listed-letter-a = a
deed-choice-listed-letter-b = b
deed-choice-listed-letter-c = c
deed-choice-d = d
deed-choice-e = e
deed-choice-f = f
deed-choice-ordinary = rendes verseny
deed-choice-national-final = országos bajnokság döntője
deed-choice-national-team = országos csapatbajnokság
deed-choice-zonal = zónaverseny
deed-choice-world-team = csapat-világbajnokság
deed-choice-continental-team = kontinens-csapatbajnokság
deed-choice-world-club = klubvilágbajnokság
deed-choice-continental-club = kontinens-klubbajnokság
deed-choice-world-cup = Világkupa
deed-choice-olympiad = olimpia
deed-choice-candidates-places = közvetlen helyekkel a világbajnokjelöltek versenyén
deed-choice-world-cup-places = közvetlen helyekkel a Világkupán
deed-choice-events-commission = a versenybizottság egyéni versenye
deed-choice-seminar = tanfolyam
deed-choice-event = értékelt verseny
deed-choice-won-at-international = normát adó nemzetközi verseny
deed-choice-large-international = nagy nemzetközi verseny
deed-choice-league = országos csapatbajnokság
deed-choice-rapid-blitz = rapid vagy villám
deed-choice-world-rapid-blitz = világ- vagy kontinensverseny, rapid vagy villám
deed-choice-hybrid = hibrid verseny
deed-choice-olympiad-match = mérkőzésbíró az olimpián
deed-choice-disability = IBCA-, ICCD- vagy IPCA-verseny
deed-choice-swiss = svájci
deed-choice-round-robin = körverseny
deed-choice-double-round-robin = kétkörös
deed-choice-knockout = kieséses
deed-choice-team = csapatverseny
deed-field-title-norms = Normák, versenyük számával
deed-field-decided-on = A döntés napja
deed-choice-won-at-fide = FIDE-verseny
