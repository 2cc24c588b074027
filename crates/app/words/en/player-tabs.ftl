## The pages of a player: what brought what, with which color, how it goes lately

pp-tabs = Pages of this player
pp-tab-overview = Overview
pp-tab-lists = Lists
pp-tab-statistics = Statistics
pp-tab-what-if = What if?
pp-lists-of = { $name } on the lists
pp-statistics-of = Statistics of { $name }
pp-statistics-none = No rated game yet.

pp-tournaments-last = Last tournaments
pp-before = Before
pp-after = After
pp-performance-short = performance { $rating }
pp-performance-about = Performance: the average of the opponents in the games that count, plus the difference (dp) of the percentage. For information; it is not a rating. “After” is the rating on the list, with everything else that list counts.
pp-performance-calculator = How it is computed

pp-colors = Results by color
pp-colors-about = Games that were played; without forfeits and games that were set aside. The percentage is the share of points, a half rounded up.
pp-stones-got = black, stones received
pp-stones-given = white, stones given
pp-form = Form
pp-form-sum = { $score }/{ $games }
pp-form-about = The last ten games played, the newest on the right.
pp-won = won
pp-drawn = drawn
pp-lost = lost
pp-in-a-year = In a year { $by } (since the list of { $date })
pp-peak-lately = In the last 12 months: { $rating }
pp-event-stones = Stones

api-player-tournaments = A player's tournaments
api-player-tournaments-text = The last to end first, each with the score of its table, the rating before, what it brought and the rating on the list that counts it. change is exact to hundredths in chess and whole points in go; first_rating stands in its place for who had none; performance is the opponents' average plus dp, information and no rating; forecast says that the next list would have it.
api-player-statistics = What a player's games add up to
api-player-statistics-text = From the newest two hundred tournaments: wins, draws and losses with each color (in go those with handicap stones apart: gave, got), the last ten games with the newest last, the highest published rating ever and of those in force in the last twelve months, and the change in a year. Games that were played only.

chart-not-listed = { $from } to { $until }: not on these lists
chart-no-list = { $from } to { $until }: FIDE's lists are not here
chart-games = { $games ->
    [0] no games
    [one] one game
   *[other] { $games } games
 }

ladder = Ladder of grades
ladder-grade = Grade
ladder-from = From points
ladder-missing = Missing
ladder-times = Tournaments
ladder-held = held
ladder-reached = { $reached } of { $times } done
ladder-about = A grade takes as many tournaments that end at or above its bound as the table says: up to 4 kyu one, from 3 kyu on two.
player-european = European rating
