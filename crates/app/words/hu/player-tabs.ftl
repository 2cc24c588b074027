## Egy játékos lapjai: mi mit hozott, milyen színnel, mostanában hogyan

pp-tabs = A játékos lapjai
pp-tab-overview = Áttekintés
pp-tab-lists = Listák
pp-tab-statistics = Statisztika
pp-tab-what-if = Mi lesz, ha…?
pp-lists-of = { $name } a listákon
pp-statistics-of = { $name } statisztikája
pp-statistics-none = Még nincs értékelt játszmája.

pp-tournaments-last = Legutóbbi versenyei
pp-before = Előtte
pp-after = Utána
pp-performance-short = teljesítmény: { $rating }
pp-performance-about = Teljesítmény: a beszámító játszmák ellenfeleinek átlaga és a százalékhoz tartozó különbség (dp) összege. Tájékoztató adat, nem értékszám. Az „utána” a lista értékszáma, a lista többi versenyével együtt.
pp-performance-calculator = Kiszámítása

pp-colors = Eredmények színek szerint
pp-colors-about = Lejátszott játszmák; a kontumálások és a félretett játszmák nélkül. A százalék az elért pont aránya, felfelé kerekített feles.
pp-stones-got = fekete, kapott előnnyel
pp-stones-given = fehér, adott előnnyel
pp-form = Forma
pp-form-sum = { $score }/{ $games }
pp-form-about = Az utolsó tíz lejátszott játszma, a legutóbbi jobb szélen.
pp-won = győzelem
pp-drawn = döntetlen
pp-lost = vereség
pp-in-a-year = Egy év alatt { $by } (a(z) { $date }-i lista óta)
pp-peak-lately = Az utolsó 12 hónapban: { $rating }
pp-event-stones = Előnykő

api-player-tournaments = Egy játékos versenyei
api-player-tournaments-text = A legutóbb befejeződött elöl; mindegyiknél a táblázat pontszáma, az előtte érvényes értékszám, amit a verseny hozott, és a listán utána álló értékszám. A change sakkban századpontra pontos, góban egész pont; akinek nem volt értékszáma, annál helyette a first_rating áll; a performance az ellenfelek átlaga és a dp összege, tájékoztató adat és nem értékszám; a forecast azt jelzi, hogy a következő listán állna.
api-player-statistics = Egy játékos játszmáinak összegzése
api-player-statistics-text = A legutóbbi kétszáz versenyből: győzelem, döntetlen és vereség színenként (góban külön az előnykövesek: gave adott, got kapott), az utolsó tíz játszma, a legutóbbi hátul, a valaha közzétett és az utolsó tizenkét hónapban hatályos legmagasabb értékszám, és az egy év alatti változás. Csak a lejátszott játszmák számítanak.

chart-not-listed = { $from }–{ $until }: ezeken a listákon nem szerepel
chart-no-list = { $from }–{ $until }: a FIDE listái nincsenek meg
chart-games = { $games ->
    [0] nem játszott
   *[other] { $games } játszma
 }

ladder = Fokozatok létrája
ladder-grade = Minősítés
ladder-from = Élő-ponttól
ladder-missing = Hiányzik
ladder-times = Versenyek
ladder-held = megvan
ladder-reached = { $times } versenyből { $reached } megvan
ladder-about = Egy minősítéshez annyi verseny végén kell a határán vagy fölötte állni, ahányat a táblázat mond: a 4 kjuig egyszer, a 3 kjutól kétszer.
player-european = Európai értékszám
