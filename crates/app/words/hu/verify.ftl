# A nyilvántartás ellenőrzése és a kitalált szövetség.

verify-sound = A nyilvántartás a(z) { $entries }. bejegyzésig összhangban van önmagával: { $entries } bejegyzés, { $files } beérkezett fájl, { $lists } újraszámított lista.
verify-sealed = A legutóbbi bejegyzés pecsétje: { $seal }
verify-compare = Vesse össze egy máshol őrzött pecséttel (verify --seal): anélkül az egészében átírt nyilvántartás is ugyanilyen.
verify-noted-kept = A bejegyzésükkel egyező feljegyzett pecsétek: { $noted }. Azokig a bejegyzésekig semmit sem írtak át.
verify-pages-unchecked = A kiszolgáló indexeinek belsejét nem néztük meg: az amcheck bővítmény nincs telepítve, vagy ez a felhasználó nem használhatja.
verify-without-scores = Listák, amelyek még azelőtt készültek, hogy az értékszám mellett a pontszámot és a várható pontszámot is őriztük volna: { $bare }. Értékszámaikat ellenőriztük; az oldalak nem ábrázolják, ami nincs meg.
verify-names-since = A személyek és egyesületek korábbi nevét a(z) { $since }. bejegyzés óta őrizzük; a régebbi listák az akkori néven mutatják őket.
verify-set-back = Bejegyzések, amelyek korábbi időpontot viselnek, mint az előttük álló: { $count }, a legújabbak: { $newest }. Egy óra késett vagy addig sietett, vagy az időpontot kézzel adták meg; a napló sorrendje a számok sorrendje.
verify-beyond = A kiszolgáló a docs/postgresql.md szerepkörein túl ezt engedi: { $beyond }
verify-births-since = A módosított születési adatok korábbi értékét a(z) { $births }. bejegyzés óta őrizzük; a régebbi listák levezetése a ma ismert adatokkal készül.
verify-seal = A(z) { $entry }. bejegyzést ({ $what }) megváltoztatták: a pecsétje nem illik a szövegéhez.
verify-chain = A(z) { $entry }. bejegyzés ({ $what }) nem az előtte állót követi: kivettek vagy betettek valamit.
verify-noted = A(z) { $entry }. bejegyzésnek nem az a pecsétje, amelyet feljegyeztek, hanem ez: { $what }. A naplót átírták, vagy a pecsét egy másik nyilvántartásé.
verify-bytes = { $entry }. bejegyzés: { $what } tárolt bájtjai nem azok, amelyek érkeztek.
verify-result = A(z) { $entry }. bejegyzés nem hajtható végre újra ugyanazzal az eredménnyel: { $what }
verify-row = { $entry }. bejegyzés: a(z) { $what } sor nem az, amit a napló ad.
verify-shape-missing = Az adatbázisból hiányzik: { $what }
verify-shape-extra = Az adatbázisban van, de egyik migráció sem hozza létre: { $what }
verify-shape-changed = Az adatbázisban nem olyan, amilyennek a migrációk létrehozzák: { $what }
verify-pages = Az adatbázis a saját lapjait sérültnek találja: { $what }
verify-unreadable = Az adatbázis nem olvasható: { $what }

demo-built = { $database }: kitalált szövetség { $players } játékossal, { $files } beérkezett fájllal, { $lists } listával és { $entries } napló bejegyzéssel.
