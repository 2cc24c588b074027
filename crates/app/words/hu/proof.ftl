# Aláírt listák, igazolások, tanúk.
proof-signed = { $list }: aláírva, gyökér: { $root }
proof-signed-all = { $count ->
    [0] Minden közzétett lista alá van már írva.
   *[other] Aláírt listák száma: { $count }.
} Nyilvános kulcs: { $key }
proof-key-wide = ezt a kulcsot mások is olvashatják: chmod 600
proof-unsigned = A lista meg van jelentetve, de nincs aláírva: { $why }. Az arpad sign később aláírja.
proof-none = Nincs igazolás: a lista nincs aláírva, vagy a játékos nem szerepel rajta, vagy nem név szerint látható.
proof-code = Kód: { $code }
proof-too-large = az igazolás nem fér el QR-kódban
proof-no-key = A nyilvános kulcs 64 számjegyből áll.
proof-unreadable = Ez nem teljes igazolás: valami hiányzik vagy el van írva.
proof-wrong = Ezt az igazolást nem a szövetség kulcsával írták alá. Ne higgyen neki.
proof-right = Az igazolás helyes.
proof-says = { $name } ({ $person }. szám) értéke { $rating } a(z) { $federation } { $list } listáján; aláírva: { $moment }.
proof-head = A napló ekkor így végződött: { $head }.
proof-cannot = Ez a böngésző itt nem tud aláírást ellenőrizni (Ed25519 és https kell hozzá). Próbálja másikkal, vagy az arpad verify --proof paranccsal.
proof-heading = Az értékek igazolása
proof-short-text = Aki leolvassa a kódot, ellenőrizheti, hogy a szám az aláírt listán áll, akkor is, ha ez a honlap már nincs meg.
proof-whole = A teljes igazolás
proof-drawn = A(z) { $code } igazolás QR-kódja
proof-text = Az igazolás a lista sorát, annak útját az összes sor gyökeréig és a szövetség aláírását tartalmazza. Őrizze meg: nélkülünk is ellenőrizhető.
proof-check = Ellenőrzés
proof-letters = Az igazolás betűkkel
proof-page = Igazolás ellenőrzése
proof-page-text = A böngészője ellenőrzi, hogy egy szám a szövetség által aláírt listán áll-e. Az igazolást nem küldi el sehová.
proof-field = Az igazolás, vagy egy lap rövid kódja
proof-button = Ellenőrzés
proof-keys = Nyilvános kulcsok
proof-keys-text = A listákat ezekkel írják alá (Ed25519). Vesse össze azzal, amit a szövetség nyomtatásban közölt.
proof-no-keys = Még egyetlen lista sincs aláírva.
proof-list-signed = Aláírt lista
proof-list-root = Az összes sor gyökere: { $root }; aláírva: { $moment }
proof-list-signature = Aláírás: { $signature } (kulcs: { $key })
verify-signed = Aláírt listák, amelyeknek gyökere és aláírása az, ami volt: { $signed }
verify-statement-list = Egy aláírás a(z) { $what } listáról szól, amely itt nincs közzétéve.
verify-statement-head = Amit { $what } listáról aláírtak, olyan bejegyzést nevez meg, amely ezzel a pecséttel nincs a naplóban: a végét levágták vagy átírták.
verify-statement-root = { $what } sorai nem azok, amelyeket aláírtak.
verify-statement-signature = { $what } aláírása nem a kulcsáé.
witness-agrees = Minden úgy van, ahogy volt: eddig megőrizve { $kept }, új { $new }.
witness-cut = A(z) { $kept }. bejegyzés megvolt, és most nincs meg: a napló végét levágták (most eddig tart: { $told }).
witness-seal = A(z) { $what }. bejegyzésnek más a pecsétje: a megőrzött { $kept }, a mostani { $told }. A naplót átírták.
witness-list = A(z) { $what } aláírt lista más lett: a megőrzött gyökér { $kept }, a mostani { $told }.
witness-gone = A(z) { $what } aláírt lista (gyökere { $kept }) nincs meg többé.
witness-unsigned = { $what } aláírása nem a(z) { $told } kulcsé.
witness-key = { $what } más kulccsal van aláírva: a megőrzött { $kept }, a mostani { $told }. Ha a szövetség közli, hogy új kulcsa van: --key { $told }
api-parameter-entry = A napló egy bejegyzésének száma.
