# What provisions say: `value-<code>` for every code of a `rules::provision::Value`. The Hungarian file has the same keys
# and variables.

## Shared by several provisions

value-number = { $value }
value-date = { $value }
value-grade = { $value }
value-yes = yes
value-no = no
value-none = none
value-not-stated = not stated
value-no-special-case = no special case
value-half-up = half up
value-half-away = half away from zero
value-days = { $days } days
value-hours = { $hours } hours
value-rounds = { $rounds } rounds
value-lists = { $lists } lists
value-moves = { $moves } moves
value-at-least-moves = at least { $moves } moves

## Chess: the event

value-registration-norms = { $ordinary } days, for norms { $norms }
value-registration-strength = { $ordinary } days, { $strong } with a player above { $above } (women { $women_above })
value-thinking-time-per-tournament = 120 minutes from { $top }, 90 from { $middle }, else 60; by the tournament's players
value-thinking-time-per-game = 120 minutes from { $top }, 90 from { $middle }, else 60; by the game's players
value-bound-reached = from the bound on
value-bound-exceeded = above the bound
value-thinking-time-over-less-than = more than { $over } and less than { $under } minutes
value-thinking-time-over-at-most = more than { $over } and at most { $under } minutes
value-duration-at-most = at most { $days } days, team championships excepted
value-duration-monthly-reports = monthly reports above { $days } days
value-unplayed-not-counted = not counted
value-unplayed-not-counted-fair-play = not counted; a game begun by both is, force majeure and fair play excepted
value-composition-free = free
value-composition-third-rated = a third rated; 4 of up to { $small }; double: 6 players, 4 rated; national championship: 3 rated men or 2 rated women
value-as-swiss = as a Swiss tournament
value-decided-match-not-rated = later games not rated
value-decided-match-not-rated-unless-waived = later games not rated unless waived
value-unrated-match-not-rated = not rated
value-report-days = arbiter { $arbiter } days, upload { $upload } days
value-report-for-list = list of its month, next if { $grace } days or fewer remain, never after list { $last }
value-hybrid-not-provided = not provided for
value-hybrid-approved-with-pgn = with approval and PGN

## Chess: the list

value-at-tournament-start = at the tournament's start
value-closing-days = { $days } days before the list
value-delisting-taken-off = off the next list, then unrated
value-delisting-marked-unrated = marked unrated on the next list, then unrated
value-appeal-days = { $days } calendar days after the decision, its own day not counted
value-inactive-after = { $lists } lists without a rated game

## Chess: the calculation

value-table-b = table b, game by game
value-first-event-later-all = at least { $score } points; later events all count
value-first-event-later-opponents = at least { $score } points; later events at least { $opponents } rated opponents
value-first-rating-bonus = average + { $per_half_point } per half point above 50 %, + dp below
value-first-rating-hypothetical = average + dp with { $opponents } drawn games against { $rated }, at most { $highest }
value-below-floor-disregarded = results disregarded
value-below-floor-not-published = not published, results kept
value-unrated-opponent-not-rated = not rated
value-round-robin-computed = unrated players' ratings computed, corrective passes: { $passes }
value-newly-published-own-current = own current rating; unrated to opponents
value-seed-standard-rating = standard rating
value-mismatch-rated = rated
value-mismatch-not-rated = not rated from { $from } if a player is above { $above }
value-cap-always = { $limit }, always
value-cap-one-upgrade = { $limit }, one upgrade per tournament
value-cap-below-bound = { $limit } below { $bound }, true difference from { $bound }
value-whole-period = the whole period
value-k-junior-to-birthday-18 = { $strong } for ever from { $strong_from }; { $junior } to the 18th birthday while below { $junior_below }; { $new } for the first { $new_games } games; else { $normal }
value-k-junior-to-end-of-year-18 = { $strong } for ever from { $strong_from }; { $junior } to the end of the year of the 18th birthday while below { $junior_below }; { $new } for the first { $new_games } games; else { $normal }
value-k-limit = K x games at most { $limit }

## Go: the Hungarian regulation

value-go-boards-19-and-13 = 19×19 and 13×13
value-go-joint-play-refused = not rated; a team's individual boards are
value-go-time-rule-both-minima = both minima must hold
value-go-time-rule-base-only = basic time alone
value-go-time-rule-extended-only = extended time alone
value-go-time-rule-either-minimum = the better of the two
value-go-fischer-refused = not provided for; the rating committee sets the multiplier
value-go-fischer-as-japanese = as Japanese overtime: 45 moves' worth is added
value-go-importance-larger-of-honors = of the invitational or Hungarian and the European or world championship row the larger; the others add
value-go-importance-all-add = all four rows add
value-go-small-board-always-five = 5, whatever the time and the importance
value-go-small-board-five-and-importance = 5, and the importance is added
value-go-newcomer-bound-of-entry-grade = the lower bound of the entry grade
value-go-newcomer-refused = none; not rated until then
value-go-games-of-strangers-not-looked-at = neither count nor stand against the tournament
value-go-games-of-strangers-looked-at = looked at like all others
value-go-lowered-counters-anew = begin anew
value-go-lowered-counters-kept = stay
value-go-initial-method-proposal = by performance, within the band of the entry grade and its neighbours
value-go-initial-method-bound = the lower bound of the entry grade
value-go-split-fewest-most-equal = into the fewest parts below the limit, as equal as possible, the longer ones first
value-go-jigo-refused = not provided for; the rating committee decides
value-go-jigo-half = half a win
value-go-stones-to-stronger-refused = not provided for; the rating committee decides
value-go-stones-to-stronger-correct-receiver = the receiver's points are corrected
value-go-order-end-start-registration = by end, then start, then registration

## Go: the European rating

value-go-egf-board = { $lines }×{ $lines }
value-go-egf-classes = A { $a_base }'/{ $a_adjusted }' (Fischer { $a_fischer_base }' + { $a_fischer_seconds }"), B { $b_base }'/{ $b_adjusted }' (Fischer { $b_fischer_base }' + { $b_fischer_seconds }"), C { $c_base }'/{ $c_adjusted }' (Fischer { $c_fischer_base }' + { $c_fischer_seconds }")
value-go-egf-weights = { $a }, { $b }, { $c }, { $d }
value-go-egf-con = divisor { $divisor }, exponent { $tenths }/10
value-go-egf-bonus = ln(1 + exp(({ $from } − r)/{ $width }))/{ $divisor } at rating r
value-go-egf-handicap = { $first }, then { $further }
value-go-egf-resets-not-modelled = not modelled
value-monthly = on the first day of every month
value-k-day-event-start = the list in force when the event starts
value-k-day-list = the date of the list that is made
value-k-new-games-by-event = event by event
value-k-new-games-by-list = games completed before the list in force
