# What the chess law asks of lists, events and decisions.

list-marked-unrated = { $count ->
    [one] One player fell below the floor and is marked unrated, without a place ({ $paragraph }).
   *[other] { $count } players fell below the floor and are marked unrated, without a place ({ $paragraph }).
}
player-fell-below-floor = marked unrated: fell below the floor ({ $paragraph })

way-permitted = The way out: a decision { $by ->
    [president] of FIDE's President
    [council] of FIDE's Council
    [chair] of the chair of the Qualification Commission
   *[commission] of the Qualification Commission
 } under { $under }: arpad decide waiver --tournament {$tournament} --paragraph {$under} --of {$permission}
permission-late-registration = registered too late
permission-abroad = held on the territory of another federation
permission-unregistered = registered by nobody
permission-long-event = longer than permitted
permission-decided-match = games after the match was decided
permission-fast-games = games with less thinking time
refusal-waiver-of-what = paragraph { $paragraph } of { $edition } permits this: { $known }; say which of it is meant with --of
at-desk-refusal-waiver-of-what = paragraph { $paragraph } of { $edition } permits this: { $known }; choose which of it is meant

finding-reported-unrated = { $games ->
    [one] one game is reported as not rated
   *[other] { $games } games are reported as not rated
 } (W, D or L): its result stands and it does not count; the file does not say whether a move was missing, or force majeure or fair play was the reason
why-reported-unrated = reported as not rated (W, D or L): fewer than one move each, force majeure or fair play
result-set-aside = { $result }, set aside

provision-first-governed = First events it governs
provision-first-event-points = Points that save a first event
provision-round-robin-pooled = A round robin in a pool with other events
value-first-governed-on-the-day = those that start on the day it comes into force, or later
value-first-governed-after-the-day = those that start after the day it comes into force
value-points-against-rated = those against rated opponents
value-points-against-all = those against anybody
value-pooled-at-average = its games at the tournament's Ra
value-pooled-at-opponents = each game at the opponent's rating, computed where he has none
value-cap-once = { $limit }, in either direction in one game per tournament only
value-each-tournament = each tournament
value-k-junior-by-age-alone = { $strong } for ever from { $strong_from }; { $junior } by age, whether or not { $junior_below } is reached; { $new } for the first { $new_games } games; else { $normal }
step-k-junior-by-age = K = { $value }: a junior, whatever the rating
step-tournament-part = { $tournament }, { $games ->
    [one] one game
   *[other] { $games } games
 }: { $k } × { $sum } = { $value }
step-rounded-tournament = { $change } is rounded to { $value }, each tournament on its own

provision-arbiter-licence = Licences of arbiters
provision-told-rated = What the players are told
value-arbiters-licensed = every arbiter holds one
value-rated-unless-told-otherwise = an event is rated unless they were told otherwise
value-rated-expressly = the event's regulations say that it is rated
finding-rated-unsaid = nobody says where the players were told that the event is rated (arpad accept … --rated WHERE)
finding-arbiter-licence-ended = the licence of the arbiter { $arbiter } ended on { $day }
finding-arbiter-unlicensed = the register has no licence of the arbiter { $arbiter }
finding-arbiters-unsaid = nobody says who the arbiters were (arpad accept … --arbiter NAME)
step-performance = Performance in { $tournament }, for information: { $score } points in { $games } games against { $average } on average, { $percentage } is { $dp }: { $value }

step-results-table = { $score } points in { $value } games of the round robin, whoever the opponents
step-average-table = Average of the tournament, Ra, as it stands for this player: { $value }
finding-time-not-examined = the time control is not known: thinking time, first control and play per day were not examined
finding-rounds-on-one-day = { $rounds } rounds on one day would be { $minutes } minutes of play, and nobody says on which days they were: state it (arpad accept … --rounds-per-day N), or have the file corrected
finding-many-rounds-on-one-day = at least { $rounds } rounds were on one day, at most { $most } are allowed, and nobody says on which days they were: state it (arpad accept … --rounds-per-day N), or have the file corrected
finding-parameter-by-decision = { $name } of { $edition } is { $value } by the decision { $reference } (entry { $entry })
finding-transition-by-decision = the conversion { $transition } is that of the decision { $reference } (entry { $entry })
uncapped-mark = ° above 400, the true difference counts ({ $paragraph })
of-edition = by { $edition }
by-decision = decision
event-numbered = event no. { $number }

refusal-appeal-of-no-decision = entry { $against } ({ $act }) is no decision: one appeals against what was decided about a tournament or a player (arpad decisions)
refusal-appeal-before = the appeal came on { $received }, before the entry { $against } of { $decided } against which it is
refusal-appeal-open = the same person has already appealed against entry { $against } (appeal { $appeal }), and that is not decided yet: arpad outcome { $appeal } …
refusal-waiver-no-match = paragraph { $paragraph } of { $edition } concerns matches, and tournament { $tournament } is none: there is nothing to set aside
refusal-waiver-elsewhere = paragraph { $paragraph } of { $edition } does not help tournament { $tournament }: its registration falls under { $stands }, and what helps is { $under }
refusal-waiver-afterwards = paragraph { $paragraph } of { $edition } is set aside on a request made before: the event began on { $starts }, and the decision is of { $day }
refusal-death-before-event = tournament { $tournament } { $name }, which counts, began on { $starts }, after { $day }: if somebody else played, correct that first (arpad correct identity { $tournament } …)
finding-hybrid-pgn-differs = the games attached are not all those of the report: { $differing } of { $games } are missing or differ (arpad tournament)
finding-norms-unsaid = registered { $days } days before: enough where no title norm can be made; { $needed } are needed where one can (arpad accept … --norms)
step-seeded = No rating at this tempo: counts as rated with the standard rating { $value }
desk-decided-after-list = The list of { $date } is out already; arpad replay --from { $month } makes its revision.
