## A kalkulátor

calculator = Kalkulátor
calculator-text = Mennyit ér egy játszma, előtte és utána: minden válasz ugyanabból a számításból jön, amelyből a listák készülnek, sorról sorra a szabályzat megfelelő pontjával.
calculator-answer = Válasz
calculator-ask = Számolás
calculator-check = A fájl ellenőrzése
calculator-more = További számítások
calculator-by = A szabályzat:

calculator-change = Értékszám-változás
calculator-change-text = Mennyit változtatnak a játszmái, és mennyit változtatna a következő.
calculator-expected = Várható eredmény
calculator-expected-text = Mit vár a táblázat két értékszám játszmájától.
calculator-first = Induló értékszám
calculator-first-text = Értékszám nélküli játékos induló értékszáma értékszámos ellenfelek elleni játszmákból.
calculator-performance = Teljesítmény
calculator-performance-text = Milyen értékszámnak felel meg az elért eredmény ezek ellen az ellenfelek ellen.
calculator-k = Szorzókereső (K)
calculator-k-text = Mennyi egy játékos szorzója (K), és miért.
calculator-go = Gójátszma
calculator-go-text = Mennyit mozdít egyetlen gójátszma mindkét játékosnál, a magyar és az európai értékelésben.
calculator-file = Versenyfájl ellenőrzése
calculator-file-text = Rendben van-e a fájl, értékelhető-e a verseny, és mit változtatna? Helyben megnézzük, nem őrizzük meg.

field-own = Saját értékszám
field-opponent = Az ellenfél értékszáma
field-k = Szorzó (K)
hint-k = Ha üres, megkeressük
field-peak = Eddigi legmagasabb értékszám
hint-peak = Ha magasabb volt a mostaninál
field-born = Született
hint-born = Év vagy dátum, például 2008 vagy 2008.05.17.
field-played = Korábbi értékelt játszmák száma
hint-played = Maradhat üresen, ha nem tudja
field-period = Játszmák ebben az időszakban
hint-period = Sok játszma csökkentheti a szorzót (K)
field-start = A verseny első napja
hint-start = A mai nap, ha nem ír mást
field-next = A következő ellenfél értékszáma
hint-next = Megmutatja, mit érne a győzelem, a döntetlen és a vereség
calculator-find-k = Mennyi a szorzóm (K)?
calculator-opponents = Ellenfelek
calculator-row = { $row }. ellenfél
calculator-opponent-rating = A(z) { $row }. ellenfél értékszáma
calculator-opponent-result = Eredmény a(z) { $row }. ellenfél ellen
calculator-won = győzelem
calculator-drawn = döntetlen
calculator-lost = vereség
calculator-many = Több ellenfél beírása vagy beillesztése egyszerre
field-games = Soronként egy ellenfél
hint-games = Értékszám és eredmény, például 2105 1, 1987 ½, 2010 0,5 vagy 2210 0; de + = − is lehet
field-black = Fekete
hint-black = Pont, például 1947, vagy minősítés, például 3k vagy 1d
field-white = Fehér
hint-white = Pont, például 2012, vagy minősítés, például 2k vagy 2d
field-handicap = Előnykövek
hint-handicap = 0 és 9 között; üresen előny nélküli játszma
field-outcome = Eredmény
calculator-black-won = Fekete nyert
calculator-white-won = Fehér nyert
field-multiplier = Versenyszorzó, C (magyar)
hint-multiplier = 1 és 100 között; üresen 15
field-class = Osztály (európai)
calculator-this-game = Ez a játszma
calculator-system-mgsz = Magyar Gó Szövetség
calculator-system-egf = Európai Gó Szövetség
calculator-not-modelled = A(z) { $date } napra nincs ismert szabályzat; az első ekkor kezdődik: { $first }.

calculator-first-rating = Induló értékszám
calculator-none-yet = még nincs
calculator-starts-k = Induló szorzó (K)
calculator-rounded = Kerekítve
calculator-what-if = És a következő játszma { $rating } ellen?
calculator-capped = A különbséget a 400 pontos szabály korlátozta.
calculator-table-row = A táblázatban a(z) { $first }–{ $last } közötti különbségek egy sorban állnak: a magasabb értékszámúnak { $higher }, a másiknak { $lower } jár.
calculator-table-last-row = A legalább { $first } pontos különbségek a táblázat utolsó sorában állnak: a magasabb értékszámúnak { $higher }, a másiknak { $lower } jár.

form-faults = { $count ->
    [one] Egy mezőt még javítani kell:
   *[other] { $count } mezőt még javítani kell:
 }
form-missing-rating = Ide értékszám kell: egész szám 1 és { $most } között.
form-no-rating = Az értékszám egész szám 1 és { $most } között.
form-no-number = Ide egész szám kell { $least } és { $most } között.
form-no-birth = A születés év vagy dátum, például 2008 vagy 2008.05.17.
form-no-day = A dátum alakja például 2025.02.09.
form-no-choice = Ez nem szerepel a választhatók között.
calculator-no-result = Válasszon eredményt: 1, ½ vagy 0.
calculator-no-line = Nem érthető ez a sor: { $lines }. Egy sorban értékszám és eredmény áll, például 2105 1 vagy 1987 ½.
calculator-too-many = Egyszerre legfeljebb { $most } játszma számítható.
calculator-no-games = Legalább egy ellenfél kell, eredménnyel.
calculator-no-strength = Írjon pontot −900 és 4000 között, vagy minősítést 35k és 9d között.

field-file = Versenyfájl
hint-file = TRF, h9 vagy OpenGotha, legfeljebb { $most } MB. Ide is húzhatja.
calculator-file-options = A szabályzat megválasztása
calculator-by-date = a verseny dátuma szerint
calculator-file-not-kept = A fájlt elolvassuk, kiszámoljuk és elfelejtjük; semmit sem tárolunk belőle.
calculator-no-file = Előbb válasszon fájlt; ez üres volt vagy hiányzott.
calculator-no-form = Az űrlap nem érkezett meg egészben. Kérjük, küldje el újra.
calculator-file-slow = A fájl túl lassan jött, nem vártuk meg a végét. Küldje el újra, ha lehet, jobb kapcsolatról.
calculator-file-failed = Ezt a fájlt nem sikerült kiszámolni. A hibát feljegyeztük; kérjük, küldje el a fájlt a szövetségnek.
calculator-no-forecast = Nincs előrejelzés: a fájlból így semmi sem értékelhető.
calculator-no-remarks = Nem találtunk hibát.
calculator-forecast = Előrejelzés
calculator-line = { $line }. sor
calculator-line-column = { $line }. sor, { $column }. oszlop
calculator-more-lines = { $count ->
    [one] További egy sor nem látszik.
   *[other] További { $count } sor nem látszik.
 }
calculator-with-own = Számolás ezzel az értékszámmal

web-too-large = A fájl túl nagy
web-too-large-text = Legfeljebb { $most } MB küldhető. Egy versenyfájl rendszerint sokkal kisebb; biztosan ez az?
web-unwritten = A nyilvántartásba most nem lehet írni
web-unwritten-text = Megtelt a lemeze, vagy csak olvasható. Amit küldött, nem került be; ami eddig benne volt, megvan. Szóljon a rendszergazdának, azután ismételje meg.
web-away = A nyilvántartás most nem érhető el
web-away-text = Kérjük, próbálja meg egy perc múlva. Ha küldött valamit, előbb nézze meg, bekerült-e, és csak azután küldje el újra.
web-no-room = A kiszolgálón nincs hely ennek a fájlnak
web-no-room-text = Megtelt a lemeze, ezért a fájl nem készült el. Az oldalak továbbra is elérhetők. Szóljon a rendszergazdának, azután próbálja meg újra.
web-busy = Most túl sok a teendő
web-busy-text = Ez most túl sokáig tartana. Kérjük, próbálja meg egy perc múlva.
calculator-you = Ön
