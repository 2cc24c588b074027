# Amit a sakkszabályzat a listáktól, versenyektől és határozatoktól kér.

list-marked-unrated = { $count } játékos a küszöb alá esett: értékszám nélkülinek jelölve, helyezés nélkül ({ $paragraph }).
player-fell-below-floor = értékszám nélkülinek jelölve: a küszöb alá esett ({ $paragraph })

way-permitted = A megoldás: { $by ->
    [president] a FIDE elnökének
    [council] a FIDE Tanácsának
    [chair] a Minősítő Bizottság elnökének
   *[commission] a Minősítő Bizottságnak
 } határozata a(z) { $under } pont alapján: arpad decide waiver --tournament {$tournament} --paragraph {$under} --of {$permission}
permission-late-registration = késői nyilvántartásba vétel
permission-abroad = más szövetség területén rendezett verseny
permission-unregistered = nyilvántartásba nem vett verseny
permission-long-event = a megengedettnél hosszabb verseny
permission-decided-match = az eldőlt páros mérkőzés további játszmái
permission-fast-games = rövidebb gondolkodási idejű játszmák
refusal-waiver-of-what = a(z) { $edition } szabályzat { $paragraph } pontja többfélét enged; mondja meg, melyiket (--of): { $known }

finding-reported-unrated = { $games } játszmát a jelentés nem értékelhetőnek jelöl (W, D, L): eredménye áll, de nem számít; a fájl nem mondja, hogy lépés hiányzott-e, vagy vis maior, illetve fair play volt az oka
why-reported-unrated = a jelentés nem értékelhetőnek jelöli (W, D, L): nem lépett mindkét játékos, vis maior vagy fair play
result-set-aside = { $result }, elszámolás nélkül

provision-first-governed = Az első versenyek, amelyekre vonatkozik
provision-first-event-points = Az első versenyt megmentő pontok
provision-round-robin-pooled = Körverseny más versenyekkel együtt
value-first-governed-on-the-day = amelyek a hatálybalépés napján vagy később kezdődnek
value-first-governed-after-the-day = amelyek a hatálybalépés napja után kezdődnek
value-points-against-rated = az értékszámos ellenfelek elleniek
value-points-against-all = bármely ellenfél elleniek
value-pooled-at-average = játszmái a verseny Ra átlagával
value-pooled-at-opponents = minden játszma az ellenfél értékszámával, ha nincs, a számított értékkel
value-cap-once = { $limit }, mindkét irányban, versenyenként csak egy játszmában
value-each-tournament = versenyenként
value-k-junior-by-age-alone = { $strong_from } ponttól végleg { $strong }; életkor szerint { $junior }, akár elérte a(z) { $junior_below } pontot, akár nem; az első { $new_games } játszmában { $new }; egyébként { $normal }
step-k-junior-by-age = Szorzó (K): { $value }, ifjúsági játékos, értékszámától függetlenül
step-tournament-part = { $tournament }, { $games } játszma: { $k } × { $sum } = { $value }
step-rounded-tournament = { $change } kerekítve { $value }, versenyenként külön

provision-arbiter-licence = Versenybírói engedély
provision-told-rated = Amit a résztvevőknek mondanak
value-arbiters-licensed = minden versenybírónak van
value-rated-unless-told-otherwise = értékelésre kerül, hacsak mást nem mondtak nekik
value-rated-expressly = a versenykiírás mondja ki, hogy értékszámszerző
finding-rated-unsaid = senki sem mondja meg, hol közölték a résztvevőkkel, hogy a verseny értékszámszerző (arpad accept … --rated HOL)
finding-arbiter-licence-ended = { $arbiter } versenybírói engedélye lejárt: { $day }
finding-arbiter-unlicensed = { $arbiter } versenybírói engedélye nincs a nyilvántartásban
finding-arbiters-unsaid = senki sem mondja meg, kik voltak a versenybírók (arpad accept … --arbiter NÉV)
step-performance = Teljesítmény (TPR), tájékoztatásul: { $tournament }, { $games } játszmából { $score } pont { $average } átlagú ellenfelekkel, { $percentage } szerint { $dp }: { $value }
