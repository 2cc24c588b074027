## The pages of a player, of live ratings and of a tournament

pp-official = Official
pp-live = Live
pp-live-games = { $games ->
    [one] one game
   *[other] { $games } games
 } waiting for the list of { $day }
pp-live-unrated = not rated yet
pp-peak = Best: { $rating }
pp-place = Place { $place } of { $of }
pp-place-country = { $country }: place { $place } of { $of }
pp-place-club = In the club: place { $place } of { $of }
pp-calculator = What if I win? Calculator
pp-sheet = KOMIR sheets, to print
pp-none = –

pp-lead-since = since the list of { $date }
pp-lead-since-same-day = since the list before of the same day, { $date }
pp-lead-score = { $score } points in { $games ->
    [one] one game
   *[other] { $games } games
 }, { $expected } expected
pp-lead-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
 } on this list
pp-lead-first = first rating, from { $games ->
    [one] one game
   *[other] { $games } games
 } on this list
pp-lead-no-game = no rated game on the list of { $date }
pp-lead-moved = moved without a game on the list of { $date }: why



player-all-points = Points
pp-history-points = Points over time
pp-history = Rating history
pp-history-chess = Chess
pp-history-go = Go
pp-range = Range
pp-range-years = { $years ->
    [one] 1 year
   *[other] { $years } years
 }
pp-range-all = All
pp-scores = Expected and actual score
pp-scores-about = { $series }: the score of each list beside the one expected, for at most the last { $lists } lists with games.
pp-scores-balance = { $score } points of { $games } games, { $expected } expected
pp-scores-actual = score made
pp-scores-expected = expected score
pp-scores-difference = Difference
pp-spread = Distribution of the list
pp-spread-about = How many players have which rating: { $series }, { $day }.
pp-spread-players = Players
pp-spread-mine = { $name }, { $rating }
pp-activity = Activity
pp-activity-about = Rated games of each list.
pp-activity-year = Games a year

pp-opponents = Opponents
pp-opponents-of = { $name }: opponents
pp-opponents-about = Games that were played and are in an accepted report; forfeits are left out.
pp-opponents-none = No opponent yet.
pp-opponents-unread = { $count ->
    [one] One older tournament is not counted here.
   *[other] { $count } older tournaments are not counted here.
 }
pp-record = Won–drawn–lost
pp-last-met = Last met
pp-go = go
pp-meetings = { $one } – { $other }
pp-meetings-none = They have not met in an accepted tournament.
pp-meetings-sum = { $name }: { $score } of { $games } ({ $wins } won, { $draws } drawn, { $losses } lost).
pp-color = Color
pp-tournaments-of = { $name }: tournaments
pp-tournaments-all = All tournaments ({ $count })

pp-live-text = What the next list would say: computed from the accepted tournaments by the code that closes the month. A forecast; official is the published list alone.
pp-live-list = Next list: { $day }. It closes on { $closing }: tournaments that have ended and were reported by then count in it.
pp-live-list-go = In go a list is made after every tournament; these wait for theirs.
pp-live-official = The official figures are those of the list of { $day }.
pp-live-counted = { $count ->
    [one] One tournament counts in it
   *[other] { $count } tournaments count in it
 }
pp-live-later = Accepted, but only for a later list
pp-live-all = All { $count } players
pp-live-change = Change
pp-live-calculation = Live calculation: { $name }
pp-live-note = This is a forecast of the next list, stored nowhere. It changes when another report comes, and holds only when the list is published.
pp-live-next = On the next list
pp-live-no-games = No accepted game of this player is waiting for the next list of this series.

pp-event-announced = Announced; its report has not come yet.
pp-event-received = Its report has come and is being read.
pp-event-questions = Its report has come; who some of its players are is still being clarified.
pp-event-accepted = Accepted; it will be rated in the list of { $day }. The changes shown are a forecast.
pp-event-waits = Accepted; it waits for the list of { $day }.
pp-event-waits-go = Accepted; its list has not been made yet.
pp-event-rated = Rated in the list of { $day }.
pp-event-revised = Rated in the list of { $day }, as revised since (revision { $revision }).
pp-event-rejected = Rejected; it is not rated.
pp-event-withdrawn = Withdrawn; it does not count.
pp-event-change = Change
pp-event-change-text = The change is this tournament's part of the list, before the list rounds the sum of all. A first rating stands with the word “first”.
pp-event-first = first { $rating }
pp-event-rounds = Rounds
pp-event-round = Round { $round }
pp-event-table-text = Each cell gives the opponent's place in this table, the color (w white, b black) and the result. Order by points only; tie-breaks are the arbiter's.
pp-event-table-text-go = Each cell gives the opponent's place in this table, the stones (● black, ○ white) and the result. Order by points only; tie-breaks are the arbiter's.
pp-event-white-letter = w
pp-event-black-letter = b
pp-event-parts = This event is reported month by month; each part is rated in its own list.
pp-event-no-report = No table yet: no report has been accepted.
pp-event-whole = The whole table
