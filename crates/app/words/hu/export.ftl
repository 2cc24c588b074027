# Ami bárkié: a nyilvános letöltés, és listáinak újraszámítása.

export-done = { $lists } közzétett lista { $rows } sora elkészült; { $strangers } játékos nem kívánt szerepelni, ők számmal állnak benne.
export-exists = A(z) { $file } fájl már létezik; adjon meg másik nevet.
export-no-parquet = Ez a program Parquet nélkül készült. Fordítsa így: cargo build --release --features parquet; vagy kérje ugyanezeket a táblákat a --csv kapcsolóval.
export-missing = Nincs { $file } nevű fájl.
export-not-sound = A napló nem úgy adódik ki újra, ahogyan lepecsételték, ezért semmi sem készült. A részleteket az arpad verify mondja meg.

verify-public-sound = { $federation }: csak ebből a fájlból { $lists } közzétett listát számítottunk újra, és mind a(z) { $rows } sor úgy adódott, ahogyan közzétették. A FIDE { $fide } listáját változatlanul vettük át.
verify-public-moved = Helyesbítés vagy határozat miatt nem az előző lista számából induló sorok: { $moved }
verify-public-sealed = Listák, amelyeknek sorai együtt a naplóban álló pecsétet adják: { $sealed }
verify-public-signed = Aláírt listák, amelyeknek sorai az aláírt gyökeret adják: { $signed }. A kulcsot vesse össze azzal, amelyet a szövetség nyomtatásban közöl: { $keys }
verify-public-unsigned = Egyetlen listája sincs aláírva.
verify-public-noted = A fájl SHA-256 értéke a mellette álló.
verify-public-not-noted = A fájl mellett nem áll SHA-256. Vesse össze a pecsétet egy máshonnan ismerttel.
verify-public-sha256 = { $what } nem az a fájl, amelynek SHA-256 értéke mellette áll: megváltoztatták.
verify-public-key = A listákat nem a megadott kulccsal írták alá, hanem ezzel: { $what }. Ne higgyen nekik.

api-public-sqlite = Minden nyilvános adat egy SQLite-fájlban
api-public-sqlite-text = A közzétett listák mindazzal, amiből számították őket: induló értékszámok, K, játszmák, határozatok, és a napló nyilvános része. Születési adat nincs benne, aki pedig nem kívánt szerepelni, nulla alatti számmal áll. Az arpad verify --public ebből az egy fájlból újraszámítja a listákat. SHA-256 értéke az X-Content-SHA256 fejlécben van. Amíg egy nagy fájl készül, az 503-as válasz kéri, hogy térjen vissza.
api-public-csv = Ugyanez CSV-ben
api-public-csv-text = Ugyanazok a táblák, egy-egy CSV-fájlban, zip-archívumban.

data-title = Az egész, újraszámításra
data-text = Minden közzétett lista mindazzal, amiből számították: induló értékszámok, K, játszmák és határozatok, továbbá a napló nyilvános része. Születési dátum nincs benne, aki pedig nem kívánt szerepelni, csak egy szám.
data-verify = Ebből az egy fájlból bárki újraszámíthat minden listát:
verify-public-bytes = A(z) { $what } tábla nem az, amelynek lenyomata a fájlban áll: megváltoztatták.
verify-public-row = A list és a row táblában: { $what }. Elöl a közzétett érték áll, zárójelben az, ami a fájlból adódik.

# Mentés, visszaállítás, költözés.
backup-done = { $from } mentése elkészült: { $to }; { $entries } naplóbejegyzés, { $rows } sor.
restore-done = { $to } elkészült ebből: { $from }; { $entries } naplóbejegyzés, { $rows } sor. Aki be volt jelentkezve, annak újra be kell jelentkeznie.
restore-no-backup = A(z) { $file } fájl nem nyilvántartás mentése. Azt a fájlt adja meg, amelyet az arpad backup készített.
restore-damaged = A(z) { $file } fájl sérült. Használjon másik mentést.
restore-changed = A(z) { $file } fájl nem az, amit elmentettek: az SHA-256 értéke eltér a mellé feljegyzettől. Használjon másik mentést.
restore-not-noted = A(z) { $file } fájl mellett nincs SHA-256, ezért semmi sem igazolja, hogy olyan, amilyennek elmentették. Az arpad verify megmondja, ép-e a nyilvántartás.
move-done = { $from } átmásolva ide: { $to }; { $entries } naplóbejegyzés, { $rows } sor. Mostantól csak ide írjon.
copied-forbidden = Ide nincs joga írni: { $to }. Adjon meg más helyet, vagy végezze el a mappa tulajdonosaként.
copied-full = Nincs több hely a lemezen ehhez: { $to }; a nyilvántartás, amelyből másoltunk, változatlan. Szabadítson fel helyet, vagy adjon meg más helyet.
copied-compared = Minden sort visszaolvasva összevetettünk; a teljes tartalom SHA-256 értéke: { $digest }
copied-sealed = Pecsét: { $seal } (az arpad verify --seal veti össze)
