# A gó irodája: ami a rendszer kezelőjére vár, és amit tehet. Az angol fájlban ugyanezek a kulcsok állnak.

desk-go = Gó: új versenyzők, versenyek, határozatok
desk-go-tournaments = Gó: versenyek
desk-go-players = Gó: versenyzők
desk-go-list = A következő ranglista: előnézet, lezárás, közzététel
desk-go-events = Versenyek, amelyek a következő listára várnak
desk-go-events-none = Egyetlen góverseny sem vár listára.
desk-go-appeals = Fellebbezések, amelyekről az Elnökség még nem döntött
desk-go-deeds = Teendő
desk-go-others = További teendők
desk-go-ours = Új versenyzők: ki tartozik a minősítési rendszerbe (1. § (1) bekezdés)? Akinél nem választ semmit, az csak ellenfél.
desk-go-said = Amit a fájl nem mond meg a versenyről
desk-newcomers-all = Mind a(z) { $count } javaslat elfogadása, amely a rendszer kezelőjéé
desk-work-newcomers = { $count } új góversenyzőnek nincs induló Élő-pontja
desk-work-multipliers = { $count } góverseny szorzója nem állapítható meg
desk-work-decided = { $count } határozat vár a következő góranglistára
desk-work-go-lists = { $count } góranglista készülne vagy változna, ha most lezárná
desk-go-decided = Határozatok, amelyeket közzétett ranglista még nem mutat

deed-accept-go = Gójelentés elfogadása
deed-accept-go-text = A játszmák a következő ranglistába kerülnek. Minden új versenyzőről meg kell mondani, hogy a minősítési rendszerbe tartozik-e; a verseny jellemzőiből a táblázatok szerint következik a szorzó.
deed-newcomer = Javaslat elfogadása
deed-newcomer-text = Az új versenyző azzal az Élő-ponttal kerül be, amelyet a nevezési minősítés és az elért teljesítmény alapján javaslunk (6. § (1) bekezdés 2. lépés). A rendszer kezelője legfeljebb 1764-et adhat (5 kju).
deed-newcomers = Minden javaslat elfogadása
deed-newcomers-text = Mindenki a javasolt Élő-ponttal kerül be, akinél ezt a rendszer kezelője megteheti. Aki csak egy fájlban szerepel, akkor kerül be, ha megadja a jogcímét; az mindegyikükre vonatkozik.
deed-newcomer-points = Más Élő-pont
deed-newcomer-points-text = A rendszer kezelője határozza meg az új versenyző induló Élő-pontját: legfeljebb 1764 lehet (5 kju, 5. § (3) bekezdés).
deed-initial-points = Élő-pont a bizottságtól
deed-initial-points-text = A Minősítési Bizottság határozza meg az új versenyző induló Élő-pontját; 5 kjunál magasabbat is adhat (5. § (3) bekezdés).
deed-event-facts = A verseny jellemzői
deed-event-facts-text = A gondolkodási idő, a tábla, az előnyadás, a fontosság és az, hogy hazai vagy nemzetközi-e a már beküldött góverseny. A szorzó a táblázatok szerint következik belőlük; amit üresen hagy, nem változik.
deed-multiplier = Határozat a szorzóról
deed-multiplier-text = A bizottság ott határozza meg a szorzót, ahol a táblázatok szerint nem egyértelmű (6. § (2) bekezdés); ahol az, ott csak saját indokkal, 13×13-as táblán soha.
deed-parts = Határozat a részekről
deed-parts-text = Hol váljanak el annak a versenynek a részei, amelynél a szorzó és a fordulók számának szorzata eléri a 300-at (6. § (3) bekezdés).
deed-allow = Amiről a szabályzat hallgat
deed-allow-text = Jigo, a magasabb Élő-pontú versenyző kapott előnye vagy a táblázaton kívüli sáv szélessége: egy versenyen, vagy annak egy játszmájában.
deed-indicators = Határozat a minősítési mutatókról
deed-indicators-text = A bizottság módosítja egy versenyző minősítési mutatóit (3. § (3) bekezdés): attól a naptól, játszmával vagy anélkül, minden újraszámítás után is. Az indok kötelező, és bárki elolvashatja.
deed-cover = Ki tartozik a minősítési rendszerbe
deed-cover-text = Az 1. § (1) bekezdés egyik pontja szerint, vagy egyáltalán nem; egy naptól kezdve, vagy amióta tudunk róla.
deed-go-result = Gójátszma eredményének helyesbítése
deed-go-result-text = A játékosok neve szerint: a jelentésnek nem kell megmondania, kinél volt fekete. A helyesbítés a következő listába kerül.

deed-field-newcomer = Új versenyző (szám, név vagy fájl/sor, például 3/7)
deed-field-go-points = Élő-pont
deed-field-by-letter = A rendszerbe tartozik mint
deed-field-covered-from = Melyik naptól; üresen: mindig
deed-field-holds-from = Melyik naptól hatályos; üresen: ma
deed-field-ours = A rendszerbe tartozó új versenyzők: sor és jogcím, például 4=a, 9=b
deed-field-thinking-time = Gondolkodási idő: 60, 60+3x20 (japán, másodperc), 40+30/5 (kanadai, lépés/perc), 40+20f (Fischer)
deed-field-board = Tábla
deed-field-stones = Kiírás
deed-field-where-held = Helye
deed-field-importance = Fontosság (3. táblázat)
deed-field-multiplier = Szorzó
deed-field-ground = A határozat saját indoka, ha a táblázatok is adnak szorzót
deed-field-part-rounds = A részek fordulói sorrendben, például 6, 4
deed-field-allowance = Mi számítson
deed-field-width = A sáv szélessége pontban
deed-field-in-round = Forduló
deed-field-one-player = Versenyző (név vagy sor)
deed-field-other-player = Ellenfele (név vagy sor)
deed-field-grade = Minősítés, például 5k vagy 1d
deed-field-ended = Hogyan végződött e versenyzőnek

deed-choice-letter-a = a) itt élő magyar állampolgár
deed-choice-letter-b = b) itt letelepedett vagy tartósan itt tartózkodó külföldi
deed-choice-letter-c = c) tagszervezet külföldi tagja
deed-choice-outside = nem tartozik oda, csak ellenfél
deed-choice-19 = 19×19
deed-choice-13 = 13×13
deed-choice-even = előnyadás nélküli
deed-choice-handicap = előnyadásos
deed-choice-domestic = hazai
deed-choice-not-domestic = külföldi, vagy európai, nemzetközi szabályok szerint nevezhető
deed-choice-invitational = nemzetközi meghívásos góverseny
deed-choice-hungarian-championship = Magyar Bajnokság
deed-choice-european-championship = Európa-bajnokság
deed-choice-world-championship = világbajnokság
deed-choice-no-importance = egyik sem
deed-choice-stones-to-stronger = a magasabb Élő-pontú versenyző kapott előnye
deed-choice-top-width = a 2700 ponttól felfelé eső sáv
deed-choice-bottom-width = az 1000 pont alatti sáv
deed-choice-won = nyert
deed-choice-lost = vesztett
deed-choice-no-show = nem játszották le, valaki távol maradt
deed-choice-by-arbiter = nem játszották le, bírói döntés
deed-choice-double-loss = kettős vereség bírói döntéssel

deed-no-time = a gondolkodási idő alakja 60, 60+3x20, 40+30/5 vagy 40+20f
deed-no-letters = a sorok és a jogcímek alakja 4=a, 9=b
deed-no-parts = a részek fordulóinak alakja 6, 4
deed-ours-twice = vagy soronként, vagy a fájl szerint
deed-importance-none = vagy egyik sem, vagy valamelyik


newcomers-by-limit = az elért teljesítmény szerint, a sávok szélén korlátozva
