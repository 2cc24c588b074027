## A játékos, a várható értékszámok és egy verseny oldalai

pp-official = Hivatalos
pp-live = Várható
pp-live-games = { $games ->
    [one] egy játszma
   *[other] { $games } játszma
 } várja a következő listát ({ $day })
pp-live-unrated = még nincs értékszáma
pp-peak = Csúcs: { $rating }
pp-place = { $place }. hely { $of } játékosból
pp-place-country = { $country }: { $place }. hely { $of } játékosból
pp-place-club = Az egyesületben { $place }. hely { $of } játékosból
pp-calculator = Mi lesz, ha nyerek? Kalkulátor
pp-sheet = KOMIR-lapok nyomtatásra
pp-none = –

pp-lead-since = a(z) { $date }-i lista óta
pp-lead-since-same-day = az ugyanaznapi ({ $date }-i) előző lista óta
pp-lead-score = { $score } pont { $games } játszmából, { $expected } volt várható
pp-lead-games = { $games } értékelt játszma ezen a listán
pp-lead-first = induló értékszám, { $games } játszma ezen a listán
pp-lead-no-game = a(z) { $date }-i listán nincs értékelt játszmája
pp-lead-moved = a(z) { $date }-i listán játszma nélkül változott: az oka



player-all-points = Élő-pontok
pp-history-points = Az Élő-pont alakulása
pp-history = Értékszámok története
pp-history-chess = Sakk
pp-history-go = Gó
pp-range = Időszak
pp-range-years = { $years ->
    [one] 1 év
   *[other] { $years } év
 }
pp-range-all = Minden
pp-scores = Várható és elért eredmény
pp-scores-about = { $series }: az egyes listákon elért pontszám a várható mellett, legfeljebb az utolsó { $lists } olyan listára, amelyen volt játszma.
pp-scores-balance = { $games } játszmából { $score } pont, várható { $expected }
pp-scores-actual = elért pontszám
pp-scores-expected = várható pontszám
pp-scores-difference = Különbség
pp-spread = A lista megoszlása
pp-spread-about = Hány játékosnak mekkora az értékszáma: { $series }, { $day }
pp-spread-players = Játékosok
pp-spread-mine = { $name }, { $rating }
pp-activity = Aktivitás
pp-activity-about = Az egyes listákon értékelt játszmák száma.
pp-activity-year = Játszmák évente

pp-opponents = Ellenfelek
pp-opponents-of = { $name } ellenfelei
pp-opponents-about = Az elfogadott jelentésekben szereplő, lejátszott játszmák; a kontumálások nélkül.
pp-opponents-none = Még nincs ellenfele.
pp-opponents-unread = { $count ->
    [one] Egy régebbi verseny itt nincs beszámítva.
   *[other] { $count } régebbi verseny itt nincs beszámítva.
 }
pp-record = Győzelem–döntetlen–vereség
pp-last-met = Utolsó találkozás
pp-go = gó
pp-meetings = { $one } – { $other }
pp-meetings-none = Elfogadott versenyen még nem találkoztak.
pp-meetings-sum = { $name }: { $games } játszmából { $score } pont ({ $wins } győzelem, { $draws } döntetlen, { $losses } vereség).
pp-color = Szín
pp-tournaments-of = { $name } versenyei
pp-tournaments-all = Minden verseny ({ $count })

pp-live-text = Amit a következő lista mondana: az elfogadott versenyekből ugyanaz a program számolja, amely a hónapot lezárja. Előrejelzés; hivatalos egyedül a közzétett lista.
pp-live-list = A következő lista: { $day } Zárás: { $closing } Az addig befejeződött és beérkezett versenyek számítanak bele.
pp-live-list-go = A góban minden verseny után készül lista; ezek a versenyek a magukéra várnak.
pp-live-official = A hivatalos értékszámok listája: { $day }
pp-live-counted = { $count ->
    [one] Egy verseny számít bele
   *[other] { $count } verseny számít bele
 }
pp-live-later = Elfogadva, de csak egy későbbi listára
pp-live-all = Az összes játékos ({ $count })
pp-live-change = Változás
pp-live-calculation = Várható értékszám számítása: { $name }
pp-live-note = Ez a következő lista előrejelzése, sehol nincs eltárolva. Megváltozik, ha újabb jelentés érkezik, és csak a lista közzétételével válik érvényessé.
pp-live-next = A következő listán
pp-live-no-games = A játékosnak ebben az értékszámfajtában nincs elfogadott, listára váró játszmája.

pp-event-announced = Bejelentve; a jelentése még nem érkezett meg.
pp-event-received = A jelentése megérkezett, feldolgozás alatt áll.
pp-event-questions = A jelentése megérkezett; néhány játékosának azonosítása még folyamatban van.
pp-event-accepted = Elfogadva; ezen a listán lesz értékelve: { $day } A feltüntetett változások előrejelzések.
pp-event-waits = Elfogadva; erre a listára vár: { $day }
pp-event-waits-go = Elfogadva; a listája még nem készült el.
pp-event-rated = Értékelve ezen a listán: { $day }
pp-event-revised = Értékelve ezen a listán: { $day } (azóta módosítva, { $revision }. módosítás).
pp-event-rejected = Elutasítva; nem kerül értékelésre.
pp-event-withdrawn = Visszavonva; nem számít.
pp-event-change = Változás
pp-event-change-text = A változás ennek a versenynek a része a listában, mielőtt a lista az összeget kerekíti. Az induló értékszám előtt az „induló” szó áll.
pp-event-first = induló { $rating }
pp-event-rounds = Fordulók
pp-event-round = { $round }. forduló
pp-event-table-text = A cellákban az ellenfél helye ebben a táblázatban, a szín (v világos, s sötét) és az eredmény áll. A sorrend csak a pontszámot követi; a holtversenyt a versenybíró dönti el.
pp-event-table-text-go = A cellákban az ellenfél helye ebben a táblázatban, a kövek (● fekete, ○ fehér) és az eredmény áll. A sorrend csak a pontszámot követi; a holtversenyt a versenybíró dönti el.
pp-event-white-letter = v
pp-event-black-letter = s
pp-event-parts = Ezt a versenyt havonta jelentik; minden része a maga listáján kerül elszámolásra.
pp-event-no-report = Még nincs táblázat: jelentést még nem fogadtak el.
pp-event-whole = A teljes táblázat
