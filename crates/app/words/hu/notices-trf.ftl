# Amit a versenyjelentések (TRF) olvasója mond. Egy mondat arról, mi a baj, egy arról, mi a teendő.

notice-empty-file = A fájl üres. Exportálja újra a versenyjelentést.
notice-no-players = A fájlban nincs játékossor (001). Exportálja a jelentést a játékosokkal és eredményeikkel együtt.
notice-encoding-guessed = A fájl nem UTF-8 kódolású; {$encoding} kódolással olvastuk be. Ellenőrizze a nevek ékezetes betűit.
notice-character-damaged = Az egyik karakter nem olvasható. Javítsa a szöveget ezen a helyen.
notice-mixed-line-ends = A sorok különbözőképpen végződnek. Semmi sem veszett el; a fájlt valószínűleg két programmal szerkesztették.
notice-tabs = A fájlban tabulátorok vannak (érintett sorok száma: {$count}); mindegyiket egy szóköznek vettük. Cserélje őket szóközökre.
notice-unknown-record = A formátum egyik kiadásában sincs {$record} jelű rekord. A sort figyelmen kívül hagytuk; javítsa a sor elején álló számot, vagy törölje a sort.
notice-player-under-wrong-id = Ez a sor a(z) {$player}. rajtszámú játékosénak látszik, de 001 helyett így kezdődik: {$record}. Javítsa az első három karaktert.
notice-remark = Ez a sor nem rekord, ezért figyelmen kívül hagytuk.
notice-record-repeated = {$record} jelű rekord már van a(z) {$other_line}. sorban; ezt a másodikat figyelmen kívül hagytuk. Csak az egyiket hagyja meg.
notice-record-unreadable = A(z) {$record} jelű rekord tartalma nem értelmezhető: „{$text}”. Ellenőrizze a formáját és az oszlopait.
notice-records-missing = Hiányoznak vagy üresek a jelentéshez szükséges rekordok: {$records}. Pótolja őket.
notice-federation-odd = „{$text}” nem hárombetűs szövetségi kód. Írja be a szövetség kódját, például HUN.
notice-date-unreadable = „{$text}” nem dátum ({$record} jelű rekord). Írja ÉÉÉÉ/HH/NN alakban.
notice-date-ambiguous = „{$text}” kétféleképpen is olvasható ({$record} jelű rekord); így olvastuk: {$date}. Írja ÉÉÉÉ/HH/NN alakban.
notice-date-order = „{$text}” nem év, hónap, nap sorrendű ({$record} jelű rekord); így olvastuk: {$date}.
notice-dates-out-of-order = A verseny vége ({$end}) korábbi, mint a kezdete ({$start}). Javítsa a 042-es vagy a 052-es rekordot.
notice-round-date-unreadable = A(z) {$round}. forduló dátuma, „{$text}”, nem dátum. Írja ÉÉ/HH/NN alakban.
notice-round-date-outside = A(z) {$round}. fordulót a verseny napjain kívül játszották: {$date}. Javítsa a 042-es, a 052-es vagy a 132-es rekordot.
notice-round-dates-out-of-order = A(z) {$round}. fordulót ({$date}) az előző forduló ({$before}) előtt játszották. Ellenőrizze a 132-es rekordot.
notice-round-dates-count = A 132-es rekord {$dates} dátumot tartalmaz, a játékosok soraiban viszont {$rounds} forduló van.
notice-time-control-unclear = A(z) „{$text}” játékidő nem értelmezhető egyértelműen. Írja például így: „90 min + 30 sec/move”, vagy adja meg a 222-es rekordot.
notice-time-control-contradiction = A 122-es rekord szerint „{$text}”, a 222-es szerint {$code} a játékidő. Javítsa az egyiket.
notice-count-differs = A(z) {$record} jelű rekord szerint {$said}, a fájlban viszont {$found} található. Javítsa a számot, vagy keresse meg a hiányzó sorokat.
notice-round-count-contradiction = A 142-es rekord szerint {$said}, az XXR szerint {$extension} forduló van. Javítsa az egyiket.
notice-too-many-rounds = {$player}. rajtszámú játékos: {$rounds} forduló szerepel a sorában, de a verseny {$announced} fordulós. Törölje a fölösleges eredményeket, vagy javítsa a fordulók számát.
notice-rounds-not-recorded = A verseny {$announced} fordulós; a fájl ebből {$rounds} fordulót tartalmaz. Ha a verseny véget ért, exportálja újra.
notice-starting-rank-unreadable = A játékossor 5–8. oszlopában nincs rajtszám: „{$text}”. Írja oda a játékos rajtszámát.
notice-starting-rank-twice = A(z) {$player}. rajtszám már szerepel a(z) {$other_line}. sorban. Minden játékosnak adjon saját rajtszámot.
notice-starting-rank-missing = {$player}. rajtszámú játékos előtt hiányzik rajtszám: {$missing}. Keresse meg a hiányzó sort, vagy számozza újra a játékosokat.
notice-id-twice = {$player}. és {$other}. rajtszámú játékos ({$other_line}. sor): azonos FIDE-azonosító ({$id}). Javítsa a hibásat.
notice-id-unreadable = {$player}. rajtszámú játékos: a FIDE-azonosító nem szám: „{$text}”. Javítsa.
notice-sex-unreadable = {$player}. rajtszámú játékos: „{$text}” nem érvényes nem-jelölés. Írjon m-et vagy w-t.
notice-title-unknown = {$player}. rajtszámú játékos: „{$text}” nem FIDE-cím. Írjon GM, IM, FM, CM, WGM, WIM, WFM vagy WCM jelölést, vagy hagyja üresen.
notice-old-titles = A címek a régi betűkkel szerepelnek, például „{$text}” (játékosok száma: {$count}). Értelmeztük őket.
notice-name-missing = {$player}. rajtszámú játékos: hiányzik a név. Írja a 15–47. oszlopba.
notice-rating-unreadable = {$player}. rajtszámú játékos: az értékszám nem szám: „{$text}”. Javítsa, vagy hagyja üresen.
notice-rating-impossible = {$player}. rajtszámú játékos: {$text} nem lehetséges értékszám. Javítsa.
notice-birth-unreadable = {$player}. rajtszámú játékos: a születési dátum nem dátum: „{$text}”. Írja ÉÉÉÉ/HH/NN alakban.
notice-births-ambiguous = A „{$text}” alakú születési dátum nap–hónap és hónap–nap sorrendben is olvasható, és a fájlban semmi nem dönti el ({$count} játékos); a napot vettük elsőnek. Írja ÉÉÉÉ/HH/NN alakban.
notice-points-unreadable = {$player}. rajtszámú játékos: a pontszám nem szám: „{$text}”. Javítsa.
notice-points-missing = {$player}. rajtszámú játékos: hiányzik a pontszám. Írja a 81–84. oszlopba.
notice-place-unreadable = {$player}. rajtszámú játékos: a helyezés nem szám: „{$text}”. Javítsa.
notice-places-missing = Helyezés nélküli játékosok (86–89. oszlop) száma: {$count}.
notice-columns-shifted = {$player}. rajtszámú játékos: a sor a(z) {$column}. oszloptól { $way ->
        [left] balra
       *[right] jobbra
    } csúszott, ennyi karakterrel: {$by}; ott olvastuk be. Ellenőrizze az eredményt és a név hosszát.
notice-field-shifted = A(z) {$column}. oszlop tartalma { $way ->
        [left] balra
       *[right] jobbra
    } csúszott, ennyi karakterrel: {$by}; ott olvastuk be. Tegye a helyére.
notice-line-too-long = {$player}. rajtszámú játékos: a sor hosszabb, mint ahány forduló lehetséges. Törölje, ami nem oda való.
notice-text-between-columns = „{$text}” olyan oszlopban áll, amelynek üresnek kell lennie. Ellenőrizze, hogy a szomszédos mezők a helyükön vannak-e.
notice-opponent-unreadable = {$player}. rajtszámú játékos, {$round}. forduló: az ellenfél („{$text}”) nem szám. Javítsa.
notice-color-unreadable = {$player}. rajtszámú játékos, {$round}. forduló: „{$text}” nem szín. Írjon w, b vagy - jelet.
notice-result-unreadable = {$player}. rajtszámú játékos, {$round}. forduló: „{$text}” nem eredménykód. Írjon 1, =, 0, +, -, W, D, L, H, F, U vagy Z jelet.
notice-result-missing = {$player}. rajtszámú játékos, {$round}. forduló: van ellenfél ({$opponent}. rajtszám), de nincs eredmény. Írja be az eredményt.
notice-color-missing = {$player}. rajtszámú játékos, {$round}. forduló: a lejátszott játszmánál (ellenfél: {$opponent}. rajtszám) hiányzik a szín. Írjon w vagy b jelet.
notice-game-without-opponent = {$player}. rajtszámú játékos, {$round}. forduló: a(z) „{$result}” eredményhez nincs ellenfél. Erőnyerőnek vettük; ha játszma volt, írja be az ellenfelet.
notice-bye-with-opponent = {$player}. rajtszámú játékos, {$round}. forduló: „{$result}” erőnyerőt jelent, mégis van ellenfél ({$opponent}. rajtszám). Javítsa az egyiket.
notice-opponent-self = {$player}. rajtszámú játékos, {$round}. forduló: a játékos saját maga ellen játszik. Javítsa a számot.
notice-opponent-unknown = {$player}. rajtszámú játékos, {$round}. forduló: nincs {$opponent}. rajtszámú játékos a fájlban. Javítsa a számot, vagy pótolja a sort.
notice-mirror-opponent = {$player}. rajtszámú játékos, {$round}. forduló: az ellenfél a(z) {$opponent}. rajtszámú játékos, de az ő sorában ({$other_line}. sor) a(z) {$named}. rajtszám szerepel. Javítsa a hibásat.
notice-mirror-missing = {$player}. rajtszámú játékos, {$round}. forduló: itt nincs ellenfél, de a(z) {$opponent}. rajtszámú játékos ({$other_line}. sor) „{$result}” eredményt jelez ellene. Írja be a hiányzó eredményt, vagy törölje a másikat.
notice-mirror-color = {$player}. rajtszámú játékos, {$round}. forduló: ő és ellenfele ({$opponent}. rajtszám, {$other_line}. sor) is { $color ->
        [w] világossal
       *[b] sötéttel
    } játszott. Javítsa az egyik színt.
notice-mirror-result = {$player}. rajtszámú játékos, {$round}. forduló: az eredmény „{$result}”, de ellenfelénél ({$opponent}. rajtszám, {$other_line}. sor) „{$other_result}” áll. A kettő nem lehet egyszerre igaz; javítsa a hibásat.
notice-unusual-result = {$player}. rajtszámú játékos, {$round}. forduló: „{$result}”, ellenfelénél ({$opponent}. rajtszám, {$other_line}. sor) „{$other_result}”: ritka eredmény. Csak akkor hagyja így, ha a versenybíró így döntött.
notice-points-differ = {$player}. rajtszámú játékos: a pontszáma {$points}, az eredmények összege viszont {$sum}. Javítsa a pontszámot vagy az eredményeket.
notice-points-exceed-results = {$player}. rajtszámú játékos: a pontszáma {$points}, az eredmények összege viszont {$sum}. Lehet, hogy az erőnyerők üresen maradtak; írja be őket.
notice-number-unknown = A fájlban nincs ilyen számú játékos vagy csapat: {$number}. Javítsa.
notice-member-twice = {$player}. rajtszámú játékos már szerepel egy másik csapatban ({$other_line}. sor). Csak egy csapatban hagyja meg.
notice-team-number-twice = {$team}. számú csapat már van ({$other_line}. sor). Minden csapatnak adjon saját számot.
notice-round-unknown = Nincs {$round}. forduló; az utolsó a(z) {$last}. Javítsa a számot.
notice-left-out = „{$text}” a formátumnak ebben a kiadásában nem fejezhető ki, ezért kimaradt.
