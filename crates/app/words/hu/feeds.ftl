## Hol tart egy verseny, és hírek a hírolvasóknak

stands-question = Értékelték már a versenyemet?
stands-text = Értékelték már a versenyemet? Keresse név, helyszín, időpont vagy a fájl neve szerint.
stands-more = Időpont vagy fájl szerint
field-name = Név vagy helyszín
hint-name = Ékezettel vagy anélkül
field-from = Befejeződött ettől
hint-from = Például 2025.02.09.
field-until = Befejeződött eddig
hint-until = Például 2025.02.28.
field-file-name = A beküldött fájl neve
hint-file-name = A teljes név, például open.trf
stands-none = Nincs ilyen verseny. Lehet, hogy még nem jelentették be, vagy a jelentése nem érkezett meg.
stands-no-file = Ilyen nevű fájl nem érkezett. Nem más néven küldték be?
stands-looked-back = Eddig a napig visszamenőleg mindent átnéztünk: { $day }
stands-files-cut = Csak a legújabb { $looked } fájlt néztük át; azonos nevűből a legújabb { $most } látható.
stands-earlier = Keresés korábbiak között
stands-to-list = A listához
stands-file-came = A fájl érkezett: { $moment }.
stands-superseded = Egy másik fájl lépett a helyébe.
stands-unreadable = A fájlt nem sikerült versenyként elolvasni; az iroda megnézi.
stands-announced = Bejelentett verseny; a jelentése még nem érkezett meg.
stands-received = A jelentése megérkezett, feldolgozásra vár.
stands-received-on = A jelentése megérkezett ({ $day }), feldolgozásra vár.
stands-questions = A jelentése megérkezett; az irodának kérdései vannak róla.
stands-accepted = Elfogadtuk: a következő listára kerül ({ $list }).
stands-accepted-go = Elfogadtuk: a következő gólistán lesz rajta.
stands-accepted-plainly = Elfogadtuk: a következő listán lesz rajta.
stands-rated = Értékeltük; lista: { $list }, közzétéve: { $day }
stands-rated-plainly = Értékeltük; lista: { $list }
stands-rejected = Elutasítottuk: { $because }
stands-rejected-plainly = Elutasítottuk.
stands-withdrawn = Visszavontuk: { $because }
stands-withdrawn-plainly = Visszavontuk.

feed-lists = Értékszámlisták
feed-tournaments = Versenyek és értékelésük
feed-lists-limit = A legújabb { $most } lista.
feed-tournaments-limit = A legfrissebb hírű { $most } verseny.
feed-list-of = { $series }, { $day }
feed-list-revised = { $series }, { $day }, { $revision }. módosítás
feed-list-text = { $players ->
    [one] Egy játékos
   *[other] { $players } játékos
 }, szabályzat: { $edition }.
feed-no-host = Nem ismert, mi a neve ennek a honlapnak; az üzemeltetője állíthatja be.
