# Miért utasít el a hivatal, és mi romolhat el a nyilvántartásban.

refusal-file-is-case = az esetfájl saját értékszámokat hoz magával, nem vehető fel a nyilvántartásba; a versenyjelentést küldje (TRF, h9 vagy OpenGotha)
refusal-file-not-report = a fájl nem versenyjelentés
refusal-file-without-players = a fájlban nincs játékos; biztosan versenyjelentés?
refusal-file-without-dates = a fájl nem mondja meg, mikor volt a verseny
refusal-file-with-errors = a fájl hibás; javítsa ki, és küldje el újra
refusal-clock-behind = az óra szerint {$now} van, a napló legújabb bejegyzése viszont {$newest} kelt: az óra késik, vagy akkor sietett. Állítsa be; ha most már jól jár, a következő műveletet a rendszergazda végzi el parancssorban, az időpont megadásával: --moment {$now}
refusal-file-too-large = a fájl {$bytes} bájt; legfeljebb {$most} fogadható
refusal-tournament-withdrawn = a(z) {$tournament}. számú versenyt ({$name}) visszavonták: {$because}. Ha a jelentés mégis számít, törölje a visszavonást (arpad cancel {$entry} --because …); ha nem, utasítsa el a fájlt (arpad reject {$submission} --because …)
refusal-tournament-unreported = a(z) {$tournament}. számú verseny ({$name}) jelentése nem érkezett meg; előbb: arpad submit FÁJL --tournament {$tournament}
refusal-file-not-games = a fájlban nincs olvasható játszma
refusal-games-needed = a(z) {$tournament}. számú verseny ({$name}) hibrid, és játszmáival együtt fogadták el; csatolja a jó fájlt (arpad attach {$tournament} FÁJL), vagy előbb vonja vissza a jelentést
refusal-sent-early = a(z) {$tournament}. számú verseny {$ends} napján ért véget; a jelentését {$day} napján nem küldhették el
way-not-registered = A megoldás: arpad accept {$submission} --registered DÁTUM, vagy határozat: arpad decide waiver --tournament {$tournament} --paragraph {$paragraph} --of {$permission}; ha más néven jelentették be: arpad reject {$submission}, majd arpad submit FÁJL --tournament N
way-abroad = A megoldás: határozat, amely befogadja: arpad decide waiver --tournament {$tournament} --paragraph {$paragraph} --of {$permission}; ha a terület téves: arpad accept {$submission} --territory KÓD
way-hybrid-not-approved = A megoldás: arpad accept {$submission} --approved-by "KI, SZÁM"
way-hybrid-without-pgn = A megoldás: arpad attach {$tournament} FÁJL.pgn
way-told-not-rated = Nem kerül értékelésre; ha ez elírás volt, törölje a bejegyzést, amely mondja: arpad ledger --act announce
refusal-tournament-unknown = nincs {$tournament}. számú verseny
refusal-tournament-other-series = a(z) {$tournament}. számú versenyt {$announced} versenyként jelentették be, a jelentés {$reported}
refusal-board-twice = a(z) {$board}. tábla kétszer szerepel ebben az erősorrendben
refusal-cell-unreadable = „{$text}” nem értelmezhető ({$field})
refusal-column-missing = egyik oszlop sem mondja meg: {$fields}; nevezze meg így: --map "FEJLÉC={$fields}"
refusal-column-twice = a „{$one}” és a „{$other}” oszlop ugyanazt mondja ({$field}); válasszon --map kapcsolóval
refusal-column-unknown = nincs „{$column}” oszlop
refusal-field-unknown = ilyen mező nincs: {$field}; ezek vannak: {$known}
refusal-number-other-name = {$name} {$kind}-száma a nyilvántartásban {$held_by} száma ({$person}. számú személy); a kettő közül az egyik elírás
refusal-number-in-rows = a(z) {$number} {$kind}-szám a(z) {$row}. sorban is szerepel
refusal-row-decided = {$name}: ugyanerre a napra a bizottság is döntött róla ({$reference}, {$entry}. bejegyzés), a táblázat ezt felülírná; hagyja ki a sort, vagy előbb a döntést vonja vissza: arpad cancel {$entry}
refusal-row-ranked = {$name} rajta van a ranglistánkon ({$date}): pontjait a bizottság döntése változtathatja meg (3. § (3)), táblázat nem; hagyja ki a sort
refusal-row-name-known = {$name}: szám nélkül nem derül ki, ki ő; {$count} személy jöhet szóba: {$persons}. A person (személy) oszlopba írja be a számát, vagy azt, hogy új
refusal-row-name-twice = {$name} a(z) {$row}. sorban is szerepel; ha két különböző versenyző, számuk, születési évük vagy a person (személy) oszlop különböztesse meg őket, ha ugyanaz, az egyik sort törölje
refusal-row-person-other = a person (személy) oszlop szerint {$name} a(z) {$person}. számú személy, de őt így hívják: {$held_by}; a kettő közül az egyik elírás
refusal-row-person-twice = {$name} ({$person}. számú személy) a(z) {$row}. sorban is szerepel; az egyiket törölje
refusal-table-replaced = a(z) {$entry}. bejegyzés táblázata egy korábbinak a helyébe lépett, ezért egyben nem törölhető; ha mégis a korábbi a helyes, vegye át azt újra
refusal-report-not-trf = a(z) {$tournament}. számú verseny jelentése nem TRF formában érkezett, így nem is írható ki TRF-ként
refusal-row-without-number = a sorban nincs KOMIR-, FIDE- vagy EGD-szám, amelyről a személy megtalálható volna
refusal-sex-ambiguous = az F nőt (female) és férfit is jelenthet, és a táblázatban semmi nem dönti el; írjon nőt és férfit
refusal-table-empty = a(z) {$file} üres
refusal-table-too-large = a(z) {$file} nagyobb, mint egy nyilvántartás táblázata lehet; bontsa részekre
refusal-table-unreadable = a(z) {$file} se nem CSV, se nem olvasható XLSX-munkafüzet
refusal-table-without-day = senki sem mondja meg, melyik napra szól ennek a sornak az adata ({$field}); adja meg: --date
refusal-tempo-other = a(z) {$tournament}. számú versenyt így jelentették be: {$announced}, a jelentésben álló „{$text}” viszont {$reported} játékidő. Adja meg, melyik listába számít: arpad accept {$submission} --tempo hagyományos, rapid vagy villám
refusal-tempo-unreadable = a(z) {$submission}. számú beküldés játékideje nem értelmezhető: „{$text}” (a(z) {$tournament}. számú verseny: {$announced}). Adja meg, melyik listába számít: arpad accept {$submission} --tempo hagyományos, rapid vagy villám
refusal-tempo-unsaid = a(z) {$submission}. számú beküldés nem mondja meg a játékidőt (a(z) {$tournament}. számú verseny: {$announced}). Adja meg, melyik listába számít: arpad accept {$submission} --tempo hagyományos, rapid vagy villám
refusal-tournament-not-accepted = a(z) {$tournament}. számú verseny állapota: {$state}; csak elfogadott vagy értékelt verseny javítható
refusal-submission-unknown = nincs {$submission}. számú beküldés
refusal-submission-decided = a(z) {$submission}. számú beküldés állapota már: {$state}
refusal-waiver-not-provided = a(z) { $edition } szabályzat { $paragraph } pontjától nem lehet eltekinteni; amitől lehet: { $known }
refusal-part-undated = a(z) „{ $event }” versenyt havonta kell jelenteni, de a(z) { $submission }. számú fájl nem mondja meg, melyik napon játszották a(z) { $round }. fordulót: a fordulók napjai a fájl 132-es sorába valók
refusal-part-differs = a(z) { $submission }. számú fájl { $round }. fordulójában más párosítások vannak, mint a(z) { $tournament }. számú versenyben, amely a verseny e része: előbb azt kell helyesbíteni, vagy olyan fájlt küldeni, amelyben csak az új fordulók vannak
refusal-line-unknown = nincs {$line}. sor; a jelentésben {$lines} sor van
refusal-line-number-taken = a(z) {$submission}. számú beküldés {$line}. sorában ({$name}) álló {$number} {$kind}-szám a(z) {$person}. számú személyé: {$holder}. Ha ő az: arpad answer {$submission} {$line} --person {$person}. Ha a fájlban hibás a szám, előbb vegye fel az új személyt (arpad person add), és az ő számával válaszoljon
refusal-line-person-taken = a(z) {$submission}. számú beküldés {$line}. sora nem lehet {$name} ({$person}. számú személy): ő a(z) {$other}. sor. Ha a(z) {$other}. sorban más szerepel, előbb azt válaszolja meg: arpad answer {$submission} {$other} --person …
refusal-nothing-sure = a(z) {$submission}. számú beküldés egyik kérdésének sincs egyetlen azonos nevű, ellentmondás nélküli jelöltje; válaszoljon egyenként (arpad submission {$submission})
refusal-report-before-event = a(z) {$file} fájl {$received} napján érkezett, szerinte azonban a verseny kezdete {$starts}: még nincs miről jelenteni. Nézze meg a fájlban a kelteket, vagy adja meg, mikor érkezett (arpad submit --received)
at-desk-refusal-report-before-event = a(z) {$file} fájl {$received} napján érkezett, szerinte azonban a verseny kezdete {$starts}: még nincs miről jelenteni. Nézze meg a fájlban a kelteket; ha jók, a verseny befejezése után küldje be újra
refusal-event-to-come = a(z) {$submission}. számú beküldés szerint a verseny vége {$ends}, ma {$today} van: a verseny befejezése után fogadható el. Ha a kelt hibás, kérjen javított fájlt, ezt pedig utasítsa el (arpad reject {$submission})
refusal-questions-open = { $strangers ->
    [0] a(z) {$submission}. számú beküldésnek még vannak kérdései: {$doubts} kétséges. Válaszoljon rájuk (a jelölteket az arpad submission {$submission} mutatja, válasz: arpad answer)
   *[other] a(z) {$submission}. számú beküldésnek még vannak kérdései: {$doubts} kétséges, {$strangers} nincs a nyilvántartásban. Válaszoljon rájuk (arpad answer), vagy fogadja el a --new kapcsolóval, ha az ismeretlenek újak
 }
refusal-number-twice = a(z) {$submission}. számú beküldésben a(z) {$number} szám több sorban áll: {$lines}. Válaszoljon legalább az egyikre (arpad answer), vagy kérjen javított fájlt
refusal-strangers-rated = a(z) {$submission}. számú beküldés még nem fogadható el: a fájl szerint {$count} játékosnak van értékszáma, de a nyilvántartás egyik listáján sincs: {$persons}. Értékszám nélkül az ellenük játszott játszmák nem számítanának. Vegye fel őket a FIDE listájáról (arpad import strangers {$submission}), vagy határozattal értékelje őket a fájl szerint (arpad accept {$submission} --ratings-from-report --reference …), vagy mondja ki, hogy értékszám nélküliek (arpad accept {$submission} --as-unrated)
refusal-line-not-stranger = a(z) {$submission}. számú beküldés {$line}. sora nem olyan játékos, akinek csak a fájlban van értékszáma; ilyenek: {$persons}
refusal-strangers-otherwise = senki nincs átvéve: a FIDE {$date} dátumú listáján más a név, mint a fájlban, vagy többen is szóba jönnek: {$persons}. Ha a listán ő szerepel: arpad import strangers {$submission} --take {$take}. Ha nem, javíttassa ki a fájlt, vagy határozattal értékelje őket a fájl szerint (arpad accept {$submission} --ratings-from-report --reference …), vagy mondja ki, hogy értékszám nélküliek (arpad accept {$submission} --as-unrated)
refusal-strangers-in-doubt = senki nincs átvéve: lehet, hogy már szerepelnek a nyilvántartásban: {$persons}. Előbb azonosítsa őket (arpad submission {$submission})
refusal-no-strangers = a(z) {$submission}. számú beküldésben nincs olyan játékos, akinek a fájlban van, a nyilvántartásban nincs értékszáma
refusal-no-fide-list = nincs beolvasott FIDE-lista, amely a(z) {$date} kezdetű versenyhez értékszámot adhatna (arpad import players)
refusal-strangers-not-listed = a FIDE {$date} dátumú listáján nincs értékszáma: {$persons}. Határozattal értékelje őket a fájl szerint (arpad accept {$submission} --ratings-from-report --reference …), vagy mondja ki, hogy értékszám nélküliek (arpad accept {$submission} --as-unrated)
refusal-not-ratable = a(z) {$submission}. számú beküldés így nem értékelhető; { $helps ->
    [decision] ami hiányzik, arról a bizottság dönt (arpad decide)
    [something] az egyes pontok alatt áll, mi segít
   *[nothing] határozattal sem fogadható be; ha a fájl hibás, utasítsa el (arpad reject {$submission}), és javíttassa ki
}
refusal-person-unknown = nincs {$person}. számú személy a nyilvántartásban
refusal-person-twice = a(z) {$person}. számú személy már szerepel a jelentés {$other}. sorában; ha a két sor játékosai fel vannak cserélve: arpad correct swap {$tournament} {$line} {$other}
refusal-birth-unreadable = {$born} se nem évszám, se nem dátum
refusal-paper-kind = {$kind}: nincs ilyen bizonylat
refusal-series-unknown = {$series}: nincs ilyen lista; van hagyományos (standard), rapid, villám (blitz) és gó (go)
refusal-parameter-unknown = a(z) { $edition } kiadásnak nincs olyan { $name } paramétere, amely { $value } lehetne; lásd: arpad editions
refusal-contact-empty = adja meg {$name} elérhetőségét: --contact SZÖVEG
refusal-licence-ends-before = az engedély {$day} napjától szólna, de már {$until} napján lejárna
at-desk-refusal-appeal-late = a(z) {$against}. bejegyzés ({$decided}) elleni fellebbezés elkésett: {$received} napján érkezett, a határidő ({$paragraph} pont: {$days} nap) utolsó napja {$last} volt. A bizottság külön határozattal mégis befogadhatja; a határozat számát az iroda írja be („Ha elkésett: melyik határozat engedi meg”)
refusal-appeal-late = a(z) {$against}. bejegyzés ({$decided}) elleni fellebbezés elkésett: {$received} napján érkezett, a határidő ({$paragraph} pont: {$days} nap) utolsó napja {$last} volt; ha a bizottság mégis befogadja, adja meg a határozat számát: --admitted SZÁM
refusal-appeal-unknown = nincs {$appeal}. számú fellebbezés
refusal-appeal-ended = a(z) {$appeal}. számú fellebbezést már elbírálták
refusal-not-modelled = a(z) {$series} szabályzatnak nincs {$date} napjára feldolgozott kiadása; az első {$first} napján lép hatályba
refusal-edition-other-game = a(z) {$edition} kiadás nem ehhez a játékhoz tartozik
refusal-list-date = {$date} nem listadátum; a listák kelte a hónap elseje
refusal-list-stays-closed = a(z) {$series} lista ({$date}) {$moment} óta nyilvános ({$entry}. bejegyzés): a közzétett lista nem nyitható meg; ami hibás rajta, azt módosított lista javítja (arpad replay)
refusal-list-published = a(z) {$series} lista ({$date}) {$moment} óta nyilvános ({$entry}. bejegyzés); nem zárható le újra, az arpad replay készít belőle módosított listát
refusal-list-closed = a(z) {$series} listát ({$date}) {$moment} időpontban lezárták ({$entry}. bejegyzés), közzétételre vár; ha közben érkezett valami, az arpad close {$month} --again újraszámolja, az arpad unclose {$month} pedig megnyitja
refusal-later-list-closed = egy későbbi {$series} listát ({$date}) már lezártak {$moment} időpontban ({$entry}. bejegyzés); amíg nem nyilvános, az arpad unclose {$month} megnyitja
refusal-later-list-published = egy későbbi {$series} lista ({$date}) {$moment} óta nyilvános ({$entry}. bejegyzés), és nem változik: korábbi lista már nem zárható le, ami azóta érkezett, a következőbe kerül
refusal-earlier-list-unpublished = a(z) {$series} lista ({$date}), amelyet {$moment} időpontban zártak le ({$entry}. bejegyzés), még nem nyilvános; előbb tegye közzé (arpad publish {$month}), vagy nyissa meg (arpad unclose {$month})
refusal-list-not-closed = a(z) {$series} lista ({$date}) még nincs lezárva
refusal-list-not-due = a(z) {$series} lista ({$date}) {$due} előtt nem esedékes, mert addig a megelőző lista sem zárul le; ma {$today} van. Ha valóban ezt a hónapot zárná le: --in-advance
refusal-list-outdated = a lezárt {$series} lista ({$date}) óta változott, amiből készült. Benne van, de már nem számítana: {$gone}; nincs benne, de már számítana: {$new}; más adattal szerepelne: {$players} játékos. Számíttassa újra (arpad close {$month} --again), nézze át, és utána tegye közzé
refusal-revision-outdated = az elkészült módosítás ({$series}, {$date}) óta változott, amiből készült; más adattal szerepelne: {$players} játékos. Nyissa meg (arpad unclose {$month}), számíttassa újra a listákat (arpad replay --from {$date}), nézze át, és utána tegye közzé őket
refusal-list-early = a(z) {$series} lista ({$date}) időszaka {$closing} napján zárul, ma {$today} van: ami addig beérkezik, nem kerülne rá, és a közzétett listát nem lehet visszavenni. Tegye közzé azután, vagy ha mégis most szeretné: --in-advance
refusal-list-empty = a saját {$series} listán ({$date}) senki sem szerepelne: nincs előtte lista, amelyből indulhatna, és verseny sem számít bele. A FIDE listája utáni első hónapot zárja le
refusal-list-in-force = a(z) {$series} lista ({$date}) {$moment} óta hatályos ({$entry}. bejegyzés)
refusal-column-foreign = a(z) „{$column}” oszlop azt mondja: {$field}; ilyen egy {$what} táblázatban nincs. Személyek táblázata ez (--as persons)? Ha nem, hagyja ki az oszlopot: --map "{$column}=-"
refusal-rating-overtaken = {$person} {$name} azóta {$listed} ponttal szerepel a saját listánkon ({$list}): a(z) {$day} napi {$rating} a közben játszott játszmákat törölné; hagyja ki az értékszámokat a táblázatból, vagy döntsön róla külön (arpad decide indicators)
refusal-table-known = ugyanezt a táblázatot ({$file}) {$moment} már átvettük ({$entry}. bejegyzés); nem történt semmi. Ha újra be szeretné írni, előbb azt törölje: arpad cancel {$entry}
refusal-list-skipped = a(z) {$series} listát ({$missing}) még nem zárták le; {$date} előtt {$last} az utolsó. Előbb azt a hónapot zárja le (arpad close {$month}); ha arra nem készül lista: --skipping
refusal-list-of-fide = { $owner ->
    [ours] a FIDE {$series} listáját ({$date}) már átvettük, és előtte nincs saját listánk: az aznapi saját lista a semmiből indulna, irányadó lenne, és csak azok szerepelnének rajta, akik játszottak. A későbbi saját listák a FIDE listájából indulnak: az utána következő első hónapot zárja le. Ha mégis aznapi saját listát szeretne: --beside-fide
   *[other] a FIDE {$series} listáját ({$date}) már átvettük. Az aznapi saját lista mellette áll: hatályban a FIDE listája marad, a saját azt mutatja, mit adnak a mi játszmáink, és a későbbi saját listák a FIDE listájából indulnak. Ha ezt szeretné: --beside-fide
 }
refusal-nothing-closed = nincs közzétételre váró {$series} lista
refusal-nothing-due = nincs mit lezárni ({$series}): elfogadott verseny nem vár értékelésre, és a meglévő listák sem változnának
refusal-nothing-ratable = az elfogadott versenyek ({$series}) egyike sem értékelhető
refusal-slip-day = a határozat napja ({ $day }) több mint egy évvel a mai nap ({ $today }) utánra esik; ha valóban így szól, erősítse meg (--certain)
refusal-slip-federation = { $federation }: ilyen kódú szövetség nincs a FIDE tagjai között, és a nyilvántartásban sem tartozik ide senki; ha valóban ezt függesztették fel, erősítse meg (--certain)
refusal-slip-multiplier = a(z) { $tournament }. számú verseny szorzóját a(z) { $entry }. bejegyzés már meghatározta: { $known } (6. § (2) bekezdés); törölje azt (arpad cancel { $entry } --because …), vagy erősítse meg, hogy ez lép a helyébe (--certain)
refusal-slip-points = { $points } Élő-pont kívül esik a minősítések táblázatán, amely { $least } ponttal kezdődik, és { $most } ponttal végződik (4. § (1) bekezdés); ha valóban ennyi, erősítse meg (--certain)
refusal-slip-rating = { $points } szokatlan értékszám: a lista { $least } ponttal kezdődik ({ $edition }, { $paragraph } pont), a legmagasabb valaha elért érték pedig { $most }; ha valóban ennyi, erősítse meg (--certain)
refusal-slip-replay = { $count } közzétett {$series} lista más lenne, ezeket az újraszámítás a(z) { $first }-i listától a(z) { $last }-i listáig mind újra elkészítené; { $players } játékos értéke változna; ha valóban ezt szeretné, erősítse meg
refusal-taken-back = a beküldő visszavonta
refusal-because-empty = írja meg az okát (--because)
refusal-cancel-first = a(z) {$first}. bejegyzés a(z) {$entry}. bejegyzésre épül; előbb azt törölje: arpad cancel {$first} --because …
refusal-cancel-never = { $act ->
    [publish] a(z) {$entry}. bejegyzés listát tett közzé; a közzétett lista marad, az arpad replay készít módosított listát
    [cancel] a(z) {$entry}. bejegyzés maga is törlés; végezze el újra, amit törölt
   *[other] a(z) {$entry}. bejegyzés nem törölhető
}
refusal-cancel-other-way = a(z) {$entry}. bejegyzés nem törölhető; így vonható vissza: { $way ->
    [amend] arpad person amend {$number} …
    [merge] arpad person merge …
    [unmerge] arpad person unmerge {$number}
    [hide] arpad person hide {$number} vagy arpad person show {$number}
    [reject] arpad reject {$number} --because …
    [submit] arpad submit --take-up {$number}
    [withdraw] arpad correct withdraw … --because …
    [reidentify] arpad correct identity {$number} …
    [result] arpad correct result {$number} …
    [swap] arpad correct swap {$number} …
    [found] arpad init --anew
   *[other] {$way}
}
refusal-cancelled-already = a(z) {$entry}. bejegyzést már törölte a(z) {$by}. bejegyzés
refusal-closing-replaced = a(z) {$entry}. bejegyzés listái már nincsenek meg: az időszakot azóta újra lezárták vagy megnyitották
refusal-decision-revoked = a(z) {$entry}. bejegyzés határozata már nem hatályos; nincs mit törölni
refusal-outcome-acted-upon = a(z) {$entry}. bejegyzéssel újra megnyitott {$submission}. számú beküldés állapota azóta: {$state}; a(z) {$entry}. bejegyzés törlése helyett utasítsa el (arpad reject), vagy vonja vissza a jelentést (arpad correct withdraw)
refusal-outcome-counted = a(z) {$series} listát ({$date}) azóta a(z) {$decision}. bejegyzés határozata nélkül zárták le; a(z) {$entry}. bejegyzés törlése helyett hozzák meg újra a határozatot (arpad decide)
refusal-outcome-closed = a(z) {$series} listát ({$date}) azóta a(z) {$decision}. bejegyzés határozata nélkül zárták le, de még nem tették közzé: nyissa meg újra (arpad unclose {$month}), azután a(z) {$entry}. bejegyzés törölhető
refusal-event-reported = a(z) {$tournament}. számú verseny ({$name}) jelentése már megérkezett ({$submission}. számú beküldés), és az mondja meg, mit játszottak; utasítsa el (arpad reject {$submission}), vagy vonja vissza a versenyt (arpad correct withdraw {$tournament})
refusal-event-not-announced = a(z) {$tournament}. számú verseny ({$name}) állapota nem bejelentett, hanem: {$state}
refusal-tournament-not-withdrawn = a(z) {$tournament}. számú verseny ({$name}) már nincs visszavonva, állapota: {$state}
refusal-withdrawal-counted = a(z) {$series} listát ({$date}) a(z) {$tournament}. számú verseny ({$name}) nélkül zárták le; vegye elő újra a jelentését: arpad submit --take-up {$submission}, majd fogadja el
refusal-left-number-taken = a visszavont jelentéssel kikerült a nyilvántartásból {$person} {$name}, akinek a(z) {$kind} száma ({$number}) azóta a(z) {$holder}. számú személyé; vegye elő újra a jelentést (arpad submit --take-up {$submission}), és fogadja el: a sor akkor az ő sora lesz
refusal-submission-not-lost = a(z) {$submission}. számú beküldést nem kell újra elővenni, állapota: {$state}
refusal-nothing-changes = semmi sem változna
refusal-not-built = ez még nem végezhető el

registry-address = {$address} nem adatbáziscím; sqlite: vagy postgres:// az eleje
registry-missing = nincs nyilvántartás itt: {$address}; az arpad init létrehozza
registry-exists = itt már van nyilvántartás: {$address}
registry-taken = {$address} már létező fájl vagy mappa, de nem nyilvántartás; adjon meg más nevet, vagy törölje, ha nem kell
registry-sslmode = sslmode={$mode} ismeretlen; lehet {$modes}
registry-busy = más dolgozik a nyilvántartáson, és még nem végzett; próbálja újra
registry-nul = NUL karaktert tartalmazó szöveg nem tárolható
registry-newer = a nyilvántartást újabb program készítette (séma: {$found}, ez a program ezt ismeri: {$known}); telepítse azt, vagy készítsen nyilvántartást egy régebbi mentésből (arpad restore)
registry-older = a nyilvántartást régebbi program készítette (séma: {$found}), és innen nem hozható a(z) {$known} sémára: nyissa meg valaki, aki módosíthatja
registry-wide = a nyilvántartást mások is olvashatják vagy írhatják ezen a gépen ({$address}, jogosultságok: {$mode}): chmod 600
registry-unreachable = a nyilvántartás kiszolgálója nem válaszol; fut-e, és helyes-e a címe?
io-not-found = nincs ilyen fájl
io-not-allowed = nincs hozzá jogosultság
io-exists = már létezik
io-folder = ez egy mappa
io-no-folder = amiben keresi, az nem mappa
io-full = betelt a lemez
io-read-only = oda nem lehet írni
io-address-taken = a címet egy másik program használja
registry-full = a nyilvántartás lemeze megtelt, semmi sem íródott be; szabadítson fel helyet, és ismételje meg
registry-read-only = a nyilvántartás itt csak olvasható (írásvédett a lemez, másé a fájl, vagy ez készenléti kiszolgáló), semmi sem íródott be
registry-forbidden = ehhez nincs joga a nyilvántartásban, a tulajdonosának van: {$error}
registry-no-database = ez a fájl nem nyilvántartás: {$error}
registry-damaged = a nyilvántartás megsérült ({$error}); a fájlt hagyja meg, ahogy van, és mentésből készítsen másikat: arpad restore
registry-unmade = a kiszolgálón nincs ilyen nevű adatbázis; helyes a cím? Újat előbb a kiszolgálón kell létrehozni (createdb): {$error}
registry-not-admitted = a kiszolgáló nem engedi be ezt a felhasználót; helyes a név és a jelszó, és a kiszolgáló pg_hba.conf fájlja engedi, ahonnan jön? {$error}
registry-scratch = Az ideiglenes fájlok mappája ({ $folder }) nem használható: { $why }. Szabadítson fel ott helyet, vagy állítsa be a TMPDIR változót.
registry-failed = a nyilvántartás hibát jelzett: {$error}
