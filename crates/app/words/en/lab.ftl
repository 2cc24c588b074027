# The laboratory: studies of the law.

notice-toml-not-text = the file is not text in UTF-8; save it as such
notice-toml-line = neither a heading nor a setting: { $value }; write name = value, with letters, digits, _ and - in the name
notice-toml-heading = not a heading: { $value }; write [name]
notice-toml-heading-twice = the heading [{ $value }] stands here a second time; put its settings under the first
notice-toml-key-twice = { $value } is set a second time; keep one of them
notice-toml-value = not a value: { $value }; write a number (20, 0.5), "a text", true, false, a day (2024-03-01) or a list of these in [ ]
notice-toml-text = the text has no end, or a \ that means nothing: { $value }; close it with " on the same line
notice-toml-list = the list has no end, or no comma between its values: { $value }; write [1, 2, 3]
notice-toml-behind = something stands behind the value: { $value }; a comment begins with #
notice-study-heading = a study has no heading [{ $value }]; possible: { $possible }
notice-study-no-heading = a heading is missing: { $possible }
notice-study-two-sources = the study names both [federations] and [register]; keep one of them
notice-study-key = there is no setting { $value } here; possible: { $possible }
notice-study-no-key = the setting { $key } is missing; write { $key } = { $possible }
notice-study-value = { $key } cannot be { $value }; possible: { $possible }
notice-study-no-variant = nothing is tried instead of the base; list under [variants] what is to be tried: { $possible }
notice-study-too-many = there are more than { $possible } combinations; list fewer values
notice-study-no-truth = nobody knows the true strength of a register's players, so { $key } cannot use it; take log-loss, junior-lag, newcomer-lag or adult-drift
notice-study-warm-up = warm_up { $value } leaves no list to be judged; take a smaller number

lab-sound = The study is sound: { $laws } laws over { $histories } { $histories ->
    [one] history
   *[other] histories
}, { $cells } runs.
lab-other-inputs = The folder { $folder } has the runs of another study, of another version of the program, or of another state of the register. Name another folder (-o), or begin anew (--anew).
lab-too-few-lists = The register has { $lists } computed lists; { $warm } of them would warm up, so there is nothing to judge. Lower warm_up.
lab-line = { $law }: better by { $better }: { $judgement }
lab-computed = { $cells } runs, { $computed } of them computed now.
lab-written = The statement stands in { $folder } (statement.hu.html, statement.en.html); inputs { $hash }….

lab-statement = Regulation impact statement
lab-conclusion = Conclusion
lab-conclusion-change = By the rule that was decided beforehand the law should be changed: { $law }. { $measure }: better by { $better } (95 %: { $low } to { $high }), where { $least } was asked for, and nothing that is guarded suffers.
lab-conclusion-keep = By the rule that was decided beforehand the law stays as it is: no variant improves this by more than { $least } without harm: { $measure }.
lab-conclusion-undecided = Undecided: by the rule that was decided beforehand the study can neither recommend a change nor rule one out. What would have to be larger is told under "How sure is this?".
lab-rule-head = The rule, decided beforehand
lab-rule-before = The rule stands in the study's file, and the file is part of the inputs whose hash is below: it cannot be changed after the result is known without changing the hash.
lab-rule = A variant is better where this surely improves by more than { $least }: { $measure }.
lab-guard = It is not recommended unless this surely gets worse by less than { $most }: { $measure }.
lab-computed-head = What was computed
lab-source-simulated = { $seeds } simulated { $seeds ->
    [one] federation
   *[other] federations
} with known truth, each of { $players } players over { $months } lists with { $games } games of a player in a year. Under every law the same games are rated.
lab-source-register = The register's own games: { $series }, { $lists } computed lists from { $from } to { $until }. Under every law the same games are rated.
lab-source-register-limits = Whoever appears first starts as the register has him; decisions, corrections and lists from elsewhere are not repeated, so the base is near the published ratings and not the same.
lab-warm-up = The first { $lists } lists are rated and not judged.
lab-base = as it is now
lab-in-force = the edition in force at each list
lab-variant = Variant { $number }
lab-set-k_normal = K { $value }
lab-set-k_new = K { $value } for newcomers
lab-set-k_strong = K { $value } for the strong
lab-set-k_junior = K { $value } for juniors
lab-set-new_games = newcomer up to { $value } games
lab-set-strong_from = strong from { $value }
lab-set-junior_below = K of juniors below { $value }
lab-set-k_limit = limit of K times games { $value }
lab-set-floor = floor { $value }
lab-set-first_games = first rating after { $value } games
lab-conversion = conversion of all below 2000 (list of { $day })
lab-no-conversion = without a conversion
lab-result-head = Result
lab-law = law
lab-measure = measure
lab-under-base = now
lab-under-variant = variant
lab-better = better by
lab-bounds = 95 %
lab-chance = chance
lab-guards = guards
lab-judgement = by the rule
lab-judgement-better = better
lab-judgement-no-better = no better
lab-judgement-harmful = harmful
lab-judgement-undecided = undecided
lab-guards-kept = { $count } kept
lab-guards-broken = { $count } broken
lab-guards-unsure = { $count } unsure
lab-measures-head = Everything that was measured
lab-measure-log-loss = how badly ratings predict results (mean log loss of a game)
lab-measure-junior-lag = how far juniors score off expectation against adults
lab-measure-newcomer-lag = how far newcomers score off expectation in their first games
lab-measure-adult-drift = how much the ratings of those of 25 to 45 move in a year
lab-measure-error = how far ratings are off true strength
lab-unit-log-loss = { $value }
lab-unit-junior-lag = { $value } points a game
lab-unit-newcomer-lag = { $value } points a game
lab-unit-adult-drift = { $value } points a year
lab-unit-error = { $value } points
lab-impact-head = Winners and losers
lab-impact = Ratings on the last list under "{ $law }" less those under the law as it is now.
lab-group = group
lab-people = people
lab-mean-change = change
lab-winners = gain
lab-losers = lose
lab-group-all = everybody
lab-group-juniors = up to 18 years
lab-group-young = 19 to 34 years
lab-group-middle = 35 to 54 years
lab-group-old = 55 years and more
lab-group-newcomers = came without a rating
lab-group-below-1600 = below 1600
lab-group-from-1600 = 1600 to 1799
lab-group-from-1800 = 1800 to 1999
lab-group-from-2000 = 2000 to 2199
lab-group-from-2200 = 2200 and more
lab-only = Rated under the present law alone: { $base }; under the variant alone: { $law }.
lab-furthest = Those who would gain and lose most
lab-course-head = The scale from list to list
lab-uncertainty-head = How sure is this?
lab-uncertainty-simulated = Each federation is one sample, { $samples } in all; errors come from leaving out one federation at a time, and bounds hold 95 of 100 times.
lab-uncertainty-register = Each list is one sample, { $samples } in all; errors come from leaving out one list at a time, and bounds hold 95 of 100 times if lists were independent of each other, which they are not quite.
lab-uncertainty-holm = The chance is that of such an improvement where the true one is just what was asked for, with all variants accounted for (Holm). A variant is called better below 0.05.
lab-detectable = { $law }: a true improvement of { $least } would have been called better in four of five such studies.
lab-uncertainty-limits = Pairings are those that were made by the ratings of the law in force; under another law some games would not have been played. What players would do otherwise under another law is not part of the study.
lab-inputs-head = Inputs
lab-inputs = The hash is of the study below, of the version of the program and, where a register was used, of the seal of its ledger. The same inputs give the same statement, byte by byte.
lab-runs = Every table and sentence above is made from the runs in cells.txt. The SHA-256 of that file:
lab-figure-improvement = How much better each variant is in what decides, with the bounds of 95 %; the dashed line is what was asked for.
lab-figure-asked = asked for: { $least }
lab-figure-impact = Mean change of the rating by group, in points.
lab-figure-course = Mean of all ratings on each list.
