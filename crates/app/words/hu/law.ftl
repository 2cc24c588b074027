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
refusal-waiver-of-what = a(z) { $edition } szabályzat { $paragraph } pontja ezt engedi: { $known }; adja meg, melyikről van szó (--of)
at-desk-refusal-waiver-of-what = a(z) { $edition } szabályzat { $paragraph } pontja ezt engedi: { $known }; válassza ki, melyikről van szó

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

step-results-table = { $score } pont a körverseny { $value } játszmájából, bárki volt az ellenfél
step-average-table = A verseny Ra átlaga, ahogy erre a játékosra áll: { $value }
finding-time-not-examined = a játékidő nem ismert: a gondolkodási időt, az első időellenőrzést és a napi játékidőt nem vizsgáltuk
finding-rounds-on-one-day = egy napon { $rounds } forduló { $minutes } perc játékidő volna, és senki sem mondja meg, mely napokon játszották: közölje (arpad accept … --rounds-per-day N), vagy javíttassa ki a fájlt
finding-many-rounds-on-one-day = egy napra legalább { $rounds } forduló jutott, legfeljebb { $most } engedett, és senki sem mondja meg, mely napokon játszották: közölje (arpad accept … --rounds-per-day N), vagy javíttassa ki a fájlt
finding-parameter-by-decision = a(z) { $edition } szabályzat { $name } paramétere { $value }, a(z) { $reference } határozat szerint ({ $entry }. bejegyzés)
finding-transition-by-decision = a(z) { $transition } átszámítás a(z) { $reference } határozaté ({ $entry }. bejegyzés)
uncapped-mark = ° 400 fölött a valódi különbség számít ({ $paragraph })
of-edition = szabályzat: { $edition }
by-decision = határozat
event-numbered = a(z) { $number }. számú verseny

refusal-appeal-of-no-decision = a(z) { $against }. bejegyzés ({ $act }) nem határozat: fellebbezni versenyről vagy játékosról hozott döntés ellen lehet (arpad decisions)
refusal-appeal-before = a fellebbezés { $received } napján érkezett, a megtámadott { $against }. bejegyzés ({ $decided }) előtt
refusal-appeal-open = a(z) { $against }. bejegyzés ellen ugyanő már fellebbezett ({ $appeal }. számú fellebbezés), és arról még nem döntöttek: arpad outcome { $appeal } …
refusal-waiver-no-match = a(z) { $edition } szabályzat { $paragraph } pontja páros mérkőzésről szól, a(z) { $tournament }. számú verseny pedig nem az: nincs mitől eltekinteni
refusal-waiver-elsewhere = a(z) { $edition } szabályzat { $paragraph } pontja a(z) { $tournament }. számú versenyen nem segít: bejelentésére a(z) { $stands } pont vonatkozik, ott a(z) { $under } pont segít
refusal-waiver-afterwards = a(z) { $edition } szabályzat { $paragraph } pontjától előzetes kérelemre lehet eltekinteni: a verseny { $starts } napján kezdődött, a határozat kelte { $day }
refusal-death-before-event = a(z) { $tournament }. számú elszámolt verseny ({ $name }) { $starts } napján kezdődött, { $day } után: ha más játszott, előbb azt helyesbítse (arpad correct identity { $tournament } …)
finding-hybrid-pgn-differs = a csatolt játszmák nem mind a jelentéséi: { $games } játszmából { $differing } hiányzik vagy eltér (arpad tournament)
finding-norms-unsaid = { $days } nappal előbb vették nyilvántartásba: elég, ha nem szerezhető címnorma; ha igen, { $needed } nap kell (arpad accept … --norms)
step-seeded = Ebben a tempóban nincs értékszáma: a hagyományos { $value } értékszámmal számít értékszámosnak
desk-decided-after-list = A(z) { $date }-i lista már megjelent; módosított listát az arpad replay --from { $month } készít.
