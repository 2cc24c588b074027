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
refusal-waiver-of-what = paragraph { $paragraph } of { $edition } permits several things; say which with --of: { $known }

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
