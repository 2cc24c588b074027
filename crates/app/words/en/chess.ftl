## Steps of a chess calculation

step-expected = Expected score over { $games ->
    [one] one game
   *[other] { $games } games
 }, game by game from the table: { $value }
step-sum = Score minus expected score: { $score } − { $expected } = { $value }
step-k-given = K is given from outside: { $value }
step-k-listed = K = { $value }, as FIDE’s list in force at the start prints it
step-k-strong = K = { $value }: a published rating has reached { $bound }, so K stays for ever
step-k-junior = K = { $value }: a junior who has never reached { $bound }
step-k-new = K = { $value }: a new player with { $games } of the first { $needed } games
step-k-normal = K = { $value }: the rating has never reached { $bound }
step-k-inferred = K = { $value }: inferred, because the number of earlier games is not reported
step-k-limit = K × games would exceed { $limit } ({ $k } × { $games }); the largest K that does not is { $value }
step-change = Change: { $k } × { $sum } = { $value }
step-part = Games played at this K ({ $games }): { $k } × { $sum } = { $value }
step-change-of-parts = Change: the { $parts } parts together are { $value }
step-rounded = { $change } is rounded to { $value }, once for the whole period
step-new-rating = New rating: { $before } + ({ $rounded }) = { $value }
step-converted = One-off conversion: { $before } lies below { $below }, { $share } % of the difference is added: { $value }
step-delisted = { $value } is below the floor of { $floor }: off the next list, unrated from then on
step-marked-unrated = { $value } is below the floor of { $floor }: marked unrated on this list, without a place, and unrated from then on
step-event-counted = { $value } counts towards the first rating
step-event-first-without-score = { $value } does not count: a first event without a point in games that can count is disregarded
step-event-too-few-games = { $value } does not count: too few games against rated opponents
step-event-out-of-window = { $value } no longer counts: it lies more than { $lists } lists back
step-event-below-floor = { $value } does not count: the performance lies below the floor of { $floor }
step-first-of-start = { $value } started before the regulations of this list came into force: the first rating is reckoned by those of its start
step-results = { $score } points in { $value } games against rated opponents
step-average = Average of { $opponents } opponents: { $value }
step-average-hypothetical = Average of { $opponents } opponents, { $hypothetical } hypothetical ones rated { $rated } among them (both drawn): { $value }
step-percentage = Percentage score, the key of the table: { $value }
step-dp = Rating difference for { $percentage }: { $value }
step-dp-part = In a round robin only n/(n+1) of it counts: { $dp } × { $n }/({ $n }+1) = { $value }
step-bonus = { $half_points ->
    [one] One half point
   *[other] { $half_points } half points
 } above 50 %: { $value } added
step-first-computed = Average plus addition: { $average } + ({ $added }), rounded to { $value }
step-first-highest = { $computed } exceeds the highest first rating: { $value }
step-too-few-games = { $value } of the { $needed } games needed for a first rating
step-below-floor-disregarded = { $value } is below the floor of { $floor }: the results are disregarded
step-newly-published = Unrated when event { $value } started and rated since: rated with the current rating, unrated to the opponents
step-inactive = No rated game for { $value } lists: inactive
step-active-again = A rated game in the period ({ $value }): active again
step-below-floor = { $value } is below the floor of { $floor }: not published
step-rr-rated-average = { $tournament }: average of the { $rated } rated players, Rar: { $value }
step-rr-dp-average = Average of their rating differences, dpa: { $value }
step-rr-average = Average of the tournament, Ra = Rar − dpa × { $n }/({ $n }+1), rounded: { $value }
step-rr-first-pass = Rating from Ra { $average }: { $value }
step-rr-corrected = After one correction for opponents more than 400 points away: average { $average }, rating { $value }

## Findings

finding-waived = set aside by decision: { $decision }
finding-too-fast = each player has { $minutes } minutes for 60 moves; the players' ratings need { $needed }
finding-games-too-fast = { $games ->
    [one] one game is
   *[other] { $games } games are
 } too fast: each player has { $minutes } minutes for 60 moves, the ratings need { $needed }
finding-outside-tempo = { $minutes } minutes for 60 moves are outside this tempo (more than { $over }, up to { $under } minutes)
finding-unequal-clocks = the players had different times on the clock
finding-first-control-too-early = the first time control is at move { $moves }; it may be at move { $needed } or later
finding-first-control = the first time control is at move { $moves }; it must be at { $needed }
finding-too-much-in-a-day = { $minutes } minutes of play on { $date }; at most { $hours } hours are allowed in a day
finding-too-many-rounds-in-a-day = { $rounds } rounds on { $date }; at most { $most } are allowed in a day
finding-too-long = the event takes { $days } days; at most { $most } are allowed without permission
finding-monthly-reports = the event takes { $days } days, more than { $most }: results are to be reported every month
finding-championship-rated = a national championship needs { $needed } rated players of its kind; there are { $rated }
finding-third-rated = at least a third of a round robin must be rated; { $rated } of { $players } are
finding-four-rated = a round robin of up to 10 players needs 4 rated ones; { $rated } of { $players } are
finding-double-round-robin = a double round robin needs 6 players, 4 of them rated; there are { $players } with { $rated } rated
finding-unrated-match = a match with an unrated player is not rated ({ $games } games)
finding-match-decided = { $games ->
    [one] one game was
   *[other] { $games } games were
 } played after the match was decided
finding-match-length-assumed = the scheduled length of the match is not reported; the { $games } reported games are taken for it
finding-not-registered = nobody knows of a registration: neither an announcement nor a stated day
finding-abroad = held on the territory of { $territory }, whose federation registers and reports it
finding-abroad-told = held on the territory of { $territory }; whoever reports and pays may register it
finding-told-not-rated = the players were told that it is not rated ({ $place })
finding-registered-late = registered { $days } days before the start; { $needed } are needed
finding-ends-after-closing = ends on { $end }, after the closing date { $closing } of the list of { $list }: it belongs to a later list
finding-reported-after-closing = reported on { $reported }, after the closing date { $closing } of the list of { $list }: it belongs to a later list
finding-reported-late = reported { $days } days after the end; { $most } are allowed
finding-after-third-list = the last list on which the event could be rated was { $last }; on the list of { $list } it is too late for ever
finding-later-list-than-due = due on the list of { $due }, rated on that of { $list }
finding-online = an online event is not rated: the Laws of Chess are those of play over the board
finding-hybrid-not-provided = hybrid events are not provided for
finding-hybrid-not-approved = a hybrid event needs the approval of the Qualification Commission's chair
finding-hybrid-without-pgn = a hybrid event needs the PGN of all games with its report
finding-list-not-monthly = { $list } is not the first day of a month; lists are monthly
finding-as-swiss-incomplete = a game of the round robin is missing or was not played: it is rated as a Swiss tournament
finding-as-swiss-scoreless = a newcomer without a point is disregarded, so the round robin is incomplete: it is rated as a Swiss tournament
finding-as-swiss-below-floor = an unrated player's performance lies below the floor and is disregarded: the round robin is rated as a Swiss tournament
finding-as-swiss-nobody-rated = nobody in the round robin is rated: no rating can be computed from it
finding-games-unknown = { $player }: the number of earlier games is not reported; K = { $k } is inferred
finding-birth-unknown = { $player }: the date of birth is not reported, so the player counts as an adult (K = { $k })
finding-birth-year-only = { $player }: only the year of birth is reported and the 18th birthday falls in this year; taken for a junior to the end of the year (K = { $k })
finding-set-aside-not-provided = { $games } played games are reported as set aside; this edition knows no such exception, so they count
finding-k-inferred = K is inferred for { $players ->
    [one] one player
   *[other] { $players } players
 }, because the file does not tell earlier games; a rating list they stand on would
finding-listed-below-floor = { $player }: the rating { $rating } is below the floor of { $floor } of this edition
finding-tie-not-established = { $player }: the change { $change } ends in a half, and where this edition rounds it is not established
finding-percentage-tie = { $player }: the percentage lies exactly between two rows of the table; it is rounded up, as the title regulations do
finding-transition = the one-off conversion { $transition } of the list of { $list } is applied
finding-parameter-decided = parameter { $name } is set to { $value } by decision
finding-no-date = the file does not say when the event took place, so no edition can be chosen; name one
finding-other-game = the edition is one of another game than the file
finding-not-modelled = no edition is modelled for { $date } (the first begins on { $first }); name another edition
finding-time-control-unknown = the time control is not reported or not clear: taken for standard chess, and not checked

## Why a game does not count

why-unplayed = not played
why-match-decided = the match was already decided
why-unrated-match = match with an unrated player
why-too-fast = too little thinking time
why-event-refused = the event is not ratable
why-opponent-newly-published = the opponent was unrated when the event started
why-opponent-unrated = opponent unrated
why-both-unrated = both unrated
why-mismatch = the difference is too large to be rated
why-first-event-without-score = first event without a point
why-too-few-rated-opponents = too few games against rated opponents in the event
why-performance-below-floor = performance below the floor
why-set-aside = set aside for force majeure or fair play

## Names of provisions

provision-registration = Registration before the start
provision-appeal-days = Appeal against a decision
provision-thinking-time = Least thinking time for 60 moves
provision-time-bound = Bounds of the thinking time
provision-first-control = First time control
provision-day-limit = Play in a day
provision-duration = Length of an event
provision-unplayed = Unplayed games
provision-composition = Composition of round robins
provision-incomplete-round-robin = Round robin with a missing game
provision-decided-match = Match after its decision
provision-unrated-match = Match with an unrated player
provision-list-in-force = Ratings that enter a game
provision-list-frequency = Lists
provision-closing-days = Closing of a list
provision-official-until-eve = Official events to the eve of the list
provision-floor = Rating floor
provision-first-games = Games for a first rating
provision-pool-lists = Lists over which results are pooled
provision-delisting = Rating below the floor
provision-inactive-after = Inactivity
provision-percentage-tie = Rounding of the percentage
provision-expected-score = Expected score
provision-first-event = First event of an unrated player
provision-first-rating = First rating
provision-first-tie = Rounding of a first rating
provision-below-floor = First rating below the floor
provision-unrated-opponent = Games against unrated players
provision-round-robin = Unrated players in round robins
provision-newly-published = Published while an event awaits rating
provision-seed = Seed of a rapid or blitz rating
provision-mismatch = Games with too large a difference
provision-difference-cap = 400-point rule
provision-change-unit = Unit of the change
provision-k = K
provision-k-day = The day that decides K
provision-k-new-games = When a new player’s games are counted
provision-k-limit = Limit of K × games
provision-change-tie = Rounding of the change
provision-report = Report of an event
provision-hybrid = Hybrid events
