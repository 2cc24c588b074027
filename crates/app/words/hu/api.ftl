# Az API: leírása, lapja, és ami egy hívásban hibás lehet.

api-title = API
api-summary = Minden, ami a lapokon látható, programok számára: csak olvasható, ingyenes, kulcs nélkül.
api-about = A válasz JSON, a hiba application/problem+json. A pontos tizedes számok szövegként jönnek. A magyarázatok és megállapítások mondatai mindkét nyelven szerepelnek; a lang vagy az Accept-Language a hibák, a fájlok fejlécei és e leírás nyelvét dönti el. Aki nem kívánt megjelenni, annak helyén null áll, a születésből csak az év nyilvános. A leírásban nem szereplő paramétert elutasítjuk. Amit ide küldenek, azt nem őrizzük meg.

api-players = Játékosok
api-players-text = q nélkül mindenki szám szerint, lapozva; q megadásával azok, akikről szó lehet, a legvalószínűbb elöl, legfeljebb 10000, utánuk a hasonló nevűek (similar): név ékezettel vagy anélkül, a családnév elöl vagy hátul, illetve KOMIR, FIDE vagy EGD azonosító. A count mondja meg, hányan felelnek meg.
api-player = Egy játékos
api-player-text = Azonosítók, egyesület, címek, minden sorozat legújabb értékszáma, mellette az, amit a következő lista mondana (live), és az összes verseny. Az összevont szám ahhoz a személyhez vezet, akivel összevonták.
api-history = Egy játékos értékszámai
api-history-text = Minden közzétett lista legújabb változata, amelyen a játékos szerepel, a legrégebbi elöl. A change sakkban századpont, góban pont.
api-calculation = Egy számítás
api-calculation-text = Miért áll a játékos a listán úgy, ahogy: minden verseny, minden játszma, minden lépés a bekezdésével. A calculation null, ha egyetlen játszmája sem számított, vagy ha a lista a FIDE sajátja. Lista helyett live azt magyarázza, amit a következő lista mondana; annak még nincs száma és pecsétje.
api-tournaments = Versenyek
api-tournaments-text = A versenynyilvántartás, a legutóbb befejezett elöl.
api-tournament = Egy verseny
api-tournament-text = Kereszttáblázattal, azokkal a listákkal, amelyekben számít, és azzal, amit a szabályzat mond róla, amíg a listájára vár. A kereszttáblázat az ellenfeleket a benne elfoglalt helyükkel nevezi meg.
api-live = Várható értékszámok
api-live-text = Amit az egyes sorozatok következő listája mondana, úgy számítva, mint a lezáráskor, de sehol sem tárolva: a forecasts a lista napja, a jelentések utolsó napja, az érvényes lista, a beszámított versenyek, és amelyek későbbi listára várnak; a players mindenki, aki játszott ezeken, sorozatonként, a legjobb elöl. Előrejelzés, nem érvényes értékszám.
api-lists = Listák
api-lists-text = Minden közzétett lista legújabb változata, sorozatonként a legújabb elöl.
api-list = Egy lista fájlként
api-list-text = Ugyanazok a fájlok és szűrők, mint a lista lapján. Sakkban a txt és az xml a FIDE formátuma, és csak FIDE azonosítóval rendelkezőket tartalmaz.
api-corrections = Helyesbítések
api-corrections-text = Ami később hibásnak bizonyult, és a miatta módosított listák.
api-correction = Egy módosított lista
api-correction-text = Kinek az értékszáma változott az újraszámítással, és hogyan: a legnagyobb változás elöl, azon belül név szerint; az új és a lekerült játékosok a végén.
api-clubs = Egyesületek
api-clubs-text = Az összes egyesület név szerint.
api-club = Egy egyesület
api-club-text = Tagjaival és erősorrendjeivel, a legújabb idény elöl.
api-editions = Szabályzatok
api-editions-text = Minden hatályos szöveg minden rendelkezésével, bekezdésével és forrásával.
api-edition = Egy szabályzat
api-edition-text = Egy hatályos szöveg egészben.
api-paragraphs = Egy kiadás pontjai
api-paragraphs-text = A szabályzat minden pontja, a maga sorrendjében: hogyan olvassuk, mi kétséges, mely rendelkezések tartoznak hozzá, és a szabályzat táblázatai. A más kiadást módosító kiadás annak olvasatát követi (read_in), a saját számozásával (read_as).
api-rate = Egy eset értékelése
api-rate-text = A sakk- vagy góesetfájlt úgy értékeli, ahogy az arpad rate --json. A dokumentum hibáit a helyükkel együtt közli.
api-check = Egy versenyfájl ellenőrzése
api-check-text = A TRF-, h9-, OpenGotha- vagy esetfájlt úgy ellenőrzi, ahogy az arpad check --json: ép-e a fájl, értékelhető-e a verseny?
api-openapi = Ez a leírás
api-openapi-text = Az API OpenAPI-dokumentuma.

api-parameter-lang = A hibák, fejlécek és e leírás nyelve; különben az Accept-Language dönt.
api-parameter-player = A játékos száma a nyilvántartásunkban.
api-parameter-tournament = A verseny száma.
api-parameter-club-number = Az egyesület száma.
api-parameter-revised = Egy módosított lista száma.
api-parameter-q = A név szavai vagy azok eleje bármilyen sorrendben, mindegyik a név egy másik szavára; vagy azonosító.
api-parameter-page = Hányadik lap.
api-parameter-page_size = Hány tétel áll egy lapon.
api-parameter-series = Melyik listasorozat; ha egy lista mellett nem szerepel, a hagyományos sakk.
api-parameter-only-series = Csak ez a listasorozat; különben mind.
api-parameter-revision = Ez a változat; 0 = az első közzététel, különben a legújabb.
api-parameter-after = Góban az e verseny után készült lista, mert egy napra több is juthat; különben az utolsó.
api-parameter-sex = Csak nők vagy csak férfiak.
api-parameter-age = Csak egy korosztály: U18 = a lista évében legfeljebb 18 éves, S65 = legalább 65 éves.
api-parameter-club = Csak ez az egyesület, a neve szerint.
api-parameter-federation = Csak ez az ország vagy szövetség.
api-parameter-title = Csak ez a cím.
api-parameter-activity = Csak az aktívak vagy csak az inaktívak.
api-parameter-order = Az előző lista óta szerzett pontok szerint, vagy csak az újak.
api-parameter-sort = A sorok rendje; mínuszjellel a legmagasabb elöl. A helyezések a listáéi maradnak.
api-parameter-top = Csak az első ennyi hely.
api-parameter-file = A fájl neve a jelentés számára.
api-parameter-by-edition = Ez a hatályos szöveg a dokumentumban megnevezett vagy a verseny napján érvényes helyett.
api-parameter-multiplier = A bizottság szorzója olyan gófájlhoz, amely nem tudja megmondani az alapidőt.
api-parameter-list = A hónap (2024-04), a nap (2024-04-01) vagy latest; góban az addigi utolsó lista.
api-parameter-calculated = A hónap (2024-04), a nap (2024-04-01) vagy latest; góban az addigi utolsó lista. live = a lista, amely következne.
api-parameter-format = A fájl formátuma.
api-parameter-edition = A hatályos szöveg neve.

api-tag = A lista pecsétje és a cím; If-None-Match fejlécben visszaküldve megtudható, változott-e valami.
api-not-modified = Semmi sem változott.

api-fault-not-found = Itt nincs semmi
api-fault-hidden = Nem látható
api-fault-method-not-allowed = Így nem megy
api-fault-bad-parameter = Hibás paraméter
api-fault-empty-body = Nincs fájl
api-fault-broken-body = A fájl megszakadt
api-fault-slow-body = A fájl túl lassan érkezett
api-fault-too-large = A fájl túl nagy
api-fault-unsupported-media-type = Ilyen fajtát nem olvasunk
api-fault-unreadable-document = A dokumentum nem értékelhető
api-fault-refused = Elutasítva
api-fault-busy = Túl sok a tennivaló
api-fault-failed = Valami itt nem sikerült

api-lost = Ezen a címen nincs semmi. Hogy mi van, azt az /api/v1/openapi.json írja le.
api-method = Ez a cím ezt a metódust nem fogadja; hogy melyiket igen, azt az Allow fejléc mondja meg.
api-parameter-wrong = A(z) { $name } értéke nem lehet ez; lehetséges: { $takes }.
api-parameter-unknown = Itt nincs { $name } paraméter; lehetséges: { $known }.
api-parameter-twice = A(z) { $name } kétszer szerepel; egyszer elég.
api-empty = A fájlt a kérés törzsében kell küldeni.
api-broken = A kapcsolat a fájl vége előtt megszakadt. Küldje el újra.
api-slow = A fájl nem érkezett meg időben. Küldje el újra jobb kapcsolaton.
api-too-large = Legfeljebb { $most } MiB olvasható be.
api-long-answer = A válasz { $most } MiB-nál hosszabb lenne. Küldjön egyszerre kevesebb versenyt.
api-media = A törzs fajtája lehet: { $media }; ezt a Content-Type fejléc mondja meg.
api-document = { $first }
api-busy = Most másokat szolgálunk ki. Próbálja meg néhány másodperc múlva.
api-over-time = Ennek a fájlnak a feldolgozása túl sokáig tart. Próbáljon kisebbet, vagy használja az arpadot a saját gépén.

api-page-all = Minden cím
api-page-document = OpenAPI-dokumentum (JSON)
api-page-parameters = Paraméterek
api-page-path = cím
api-page-query = lekérdezés
api-page-default = (különben { $default })
api-page-text = szöveg, legfeljebb { $most } karakter
api-page-body = Törzs
api-page-answers = Válaszok
api-page-shape = A válasz alakja
api-page-try = Próbálja ki
api-page-faults = Ha valami hibás
api-page-faults-text = Minden hiba az RFC 9457 szerinti dokumentum type, title, status, detail és instance mezővel, valamint egy állandó code mezővel.

# Alakok, a dokumentumban viselt nevükön.
api-shape-Person = A nyilvántartás egy személye, ahogy bárki láthatja. A born az év; a title és a country üres, ha nincs.
api-shape-Club = Egy egyesület.
api-shape-List = Egy lista a fejlécével. A closed és a published a napló bejegyzései; az sha256 a sorok pecsétje.
api-shape-Tournament = A nyilvántartás egy versenye, és hogy hol tart az értékelése; a because mondja meg, miért utasították el vagy vonták vissza.
api-shape-Edition = Egy szabályzat hatályos szövege minden rendelkezésével. A decision a kétértelműséget nevezi meg, ahol a szöveg nyitva hagyja a kérdést.
api-shape-Step = Egy számítás egy lépése: az előíró bekezdés, egy mondat és az eredmény.
api-shape-Finding = Amit a szabályzat egy dokumentumról mond; a where null, ha az egészről szól.
api-shape-Notice = Amit az olvasó egy fájlról mond; a line és a column 0, ha az egészről szól.
api-shape-ChessPlayer = Egy játékos egy sakkszámításban. Egy játszma change mezője a pontszám és a várható eredmény különbsége; K-val szorozva és összeadva a játékos változását adja.
api-shape-ChessAnswer = Egy értékelt sakkeset.
api-shape-GoPlayer = Egy játékos a góértékszámításban (Élő-pont). A sum és a szorzó szorzata a változás.
api-shape-GoAnswer = Egy értékelt góeset; az elutasítottban csak megállapítások vannak.
api-shape-EuropeanGoAnswer = Egy góeset az európai értékszám szerint, mindenütt három tizedessel.
api-shape-Problem = Hiba az RFC 9457 szerint. A code a fajtájának állandó neve; a parameter a paramétert, a faults a dokumentum hibáit nevezi meg a helyükkel.
