# The rating administrator's instruments.

simulate-made = A simulated federation from seed { $seed }: { $people } players, { $tournaments } tournaments and { $games } games in { $months ->
    [one] one month
   *[other] { $months } months
}.
simulate-written = Written: { $where }
simulate-deflation = With deflation: newcomers enter 300 points below their strength.
simulate-closed-club = With a closed club: the members of club 1 play only with each other.
simulate-doubled-report = With a doubled report: one tournament comes in twice.
simulate-inflated-entry = With inflated entries: the newcomers of the last club play 400 points above their strength until they are rated.
simulate-cheat = With a cheat: from the middle of the time on, a grown-up plays 400 points above his strength.
simulate-sandbagger = With a sandbagger: from the middle of the time on, a grown-up plays 400 points below his strength.

notice-results-headings = the first row must name the columns period, white, black and score
notice-results-period = no period: { $value }; a number or a month such as 2024-04 is one
notice-results-score = no score of White: { $value }; 1, 0.5 and 0 are
notice-results-cells = the row has more cells than there are headings: { $value }; a decimal comma between commas is two cells, 0.5 is one
notice-results-one-player = not two players: { $value }
notice-results-unreadable = the row is not text in UTF-8
notice-results-too-many = there are more than { $most } games; the rest is not read
accuracy-setting = --set { $name }={ $value } is not understood; possible: { $possible }
accuracy-nothing = No game is left to be judged: --train-until lies behind the last period, or the table has none.
accuracy-title = { $games } games of { $players } players; { $judged } of them judged, each by what was known before its period.
accuracy-system = system
accuracy-log-loss = log loss
accuracy-deviance = deviance
accuracy-brier = Brier
accuracy-rmse = RMSE
accuracy-hits = favorite won
accuracy-real = { $better } predicts better than { $worse }, and it is real: log loss smaller by { $by } (95 %: { $from } to { $to }; chance { $chance }).
accuracy-chance = { $better } and { $worse } cannot be told apart: log loss differs by { $by } (95 %: { $from } to { $to }; chance { $chance }).
accuracy-calibration = Calibration of { $system }: what it predicted for White beside what White scored.
accuracy-games = games
accuracy-predicted = predicted
accuracy-scored = scored
accuracy-bounds = 95 %
accuracy-groups = Log loss by groups of games, by the ratings of plain Elo:
accuracy-group = group
accuracy-by-difference = difference from { $from }
accuracy-by-class = mean rating from { $from }
accuracy-by-games = games before: { $from } and more
