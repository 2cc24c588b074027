# Az értékszám-adminisztrátor műszerei.

simulate-made = Szimulált szövetség, kiinduló szám: { $seed }; { $people } játékos, { $tournaments } verseny és { $games } játszma { $months } hónap alatt.
simulate-written = Kiírva: { $where }
simulate-deflation = Hibája: az újak valódi erejük alatt 300 ponttal kapják az induló értékszámukat, és a hiányzó pontokat a többiektől szerzik vissza.
simulate-closed-club = Hibája: zárt egyesület; az 1. számú egyesület tagjai csak egymással játszanak.
simulate-doubled-report = Hibája: egy verseny jelentése kétszer érkezik be.
simulate-inflated-entry = Hibája: az utolsó egyesület újoncai 400 ponttal erejük felett szerepelnek, amíg nincs értékszámuk.
simulate-cheat = Hibája: egy felnőtt játékos az időszak felétől 400 ponttal ereje felett játszik.
simulate-sandbagger = Hibája: egy felnőtt játékos az időszak felétől 400 ponttal ereje alatt játszik.

notice-results-headings = az első sornak meg kell neveznie a period, white, black és score oszlopot
notice-results-period = nem időszak: { $value }; szám vagy hónap lehet, például 2024-04
notice-results-score = nem eredmény világos szemszögéből: { $value }; 1, 0.5 vagy 0 lehet
notice-results-cells = a sorban több mező van, mint ahány fejléc: { $value }; vesszővel tagolt táblázatban a tizedesvessző két mezőt ad, a 0.5 egyet
notice-results-one-player = nem két játékos: { $value }
notice-results-unreadable = a sor nem UTF-8 kódolású szöveg
notice-results-too-many = { $most } játszmánál több van benne; a többit nem olvastuk be
accuracy-setting = --set { $name }={ $value }: nem értelmezhető; lehetséges: { $possible }
accuracy-nothing = Nem maradt megítélhető játszma: a --train-until az utolsó időszak után van, vagy a táblázat üres.
accuracy-title = { $games } játszma, { $players } játékos; ebből { $judged } játszmát ítélünk meg, mindegyiket az időszaka előtti ismeretek alapján.
accuracy-system = rendszer
accuracy-log-loss = log-veszteség
accuracy-deviance = deviancia
accuracy-brier = Brier
accuracy-rmse = RMSE
accuracy-hits = esélyes nyert
accuracy-real = Jobban jósol: { $better }, mint { $worse }, és a különbség valódi: a log-veszteség ennyivel kisebb: { $by } (95%: { $from } és { $to } között; véletlen esélye { $chance }).
accuracy-chance = Nem különböztethető meg: { $better } és { $worse }; a log-veszteség különbsége { $by } (95%: { $from } és { $to } között; véletlen esélye { $chance }).
accuracy-calibration = Kalibráció ({ $system }): amit világosnak jósolt, és amit világos elért.
accuracy-games = játszma
accuracy-predicted = jósolt
accuracy-scored = elért
accuracy-bounds = 95%
accuracy-groups = Log-veszteség játszmacsoportonként, az egyszerű Élő-rendszer értékszámai szerint:
accuracy-group = csoport
accuracy-by-difference = különbség: legalább { $from }
accuracy-by-class = átlagos értékszám: legalább { $from }
accuracy-by-games = korábbi játszmák: legalább { $from }
