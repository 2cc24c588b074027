## What lists tell: front page, ranking, records, distribution

story-title = News of the list of { $day }
story-improvers = Most improved
story-improvers-12 = Most improved in a year
story-peaks = New personal peaks
story-peak-was = { $was } until now
story-titles = New titles
story-grades = New grades
story-busiest = Most games
story-youngest = Youngest
story-won = Points won
story-all = Everybody
story-closing = The list of { $list } closes on { $last }: tournaments that have ended and been reported by then count in it.
story-month = The month in numbers
story-players = Players
story-new = New

live-ranking = Live ranking
live-ranking-text = What the ranking would be if the next list were closed today: everybody with the rating of the moment, and how many places that is up or down from the list in force.
live-who = Who is shown
live-played = Who has played
live-everybody = Whole ranking
live-climbed = Change of place
live-up = { $places ->
    [one] one place up
   *[other] { $places } places up
 }
live-down = { $places ->
    [one] one place down
   *[other] { $places } places down
 }

records = Records
records-text = The best of the federation’s players on { $count } published lists, from { $from } to { $to }.
records-peaks = The highest ratings of all time
records-peaks-women = The highest ratings of women of all time
records-gains = The largest gains on one list
records-games = The most games on one list
records-youngest = Who reached it youngest
records-youngest-text = The age is the one reached in the year of the list. When a player had reached it before the first list, nobody knows when.
records-limit = { $limit } points
records-age = Age
records-years = { $age } years
records-rest = The first { $count }

spread-about = { $count } players of the list of { $day }.
spread-mine = Rating
spread-show = Where does it stand?
spread-everybody = the players of the list
spread-better = { $rating } is better than { $share } % of { $group }: place { $place } among { $count } players.
spread-median = Median
spread-mean = Mean
spread-highest = Highest
spread-shares = What does it take?
spread-share = The best
spread-top = the top { $share } %
spread-groups = Groups side by side
spread-group = Group
spread-ahead = { $rating } is better than

api-stories = News of a list
api-stories-text = What the list in force of a series tells, of the federation's own players: who has won most, who has won most in twelve months (before is the rating of a year ago), new personal peaks, new titles or grades, the youngest, who has played most; month is the month in numbers, in go of all its lists. next_list is the next list, which takes reports until closing; in go both are null.
api-records = Records
api-records-text = Of all published lists of a series: the highest ratings, the largest gains and the most games on one list, and who reached round numbers youngest (number is the age in years, as reached in the year of the list).
api-ranking = Live ranking
api-ranking-text = Everybody with the rating of the moment, the best first: place now, and place_before on the list in force. Empty while nothing new would enter the next list.
api-distribution = Distribution
api-distribution-text = How the ratings of the chosen players of the list in force are spread: median, mean, highest, classes of fifty points; shares says which rating that percentage does not exceed. With a rating, standing says which place it would have and what percentage has a lower one.
api-parameter-mine = The rating whose place is looked for.
api-parameter-fide-number = The player's number at FIDE.
api-parameter-queries = Questions as a JSON object, each under a key of its own: query, limit, properties. Without it the service describes itself.
api-parameter-prefix = The beginning of a name.
api-fide-players = Players in the shape of lichess
api-fide-players-text = At most twenty players with a FIDE number whom the name fits, in the shape in which lichess.org gives them.
api-fide-player = A player in the shape of lichess
api-fide-player-text = The player with this FIDE number, with the ratings of the federation's lists in force; what is not known is left out.
api-fide-ratings = Ratings in the shape of lichess
api-fide-ratings-text = Month and rating of every list in one number (2024042105: April 2024, 2105), the oldest first.
api-reconcile = Names matched
api-reconcile-text = Reconciliation Service API 0.2: OpenRefine and others match the names of their tables with players. May be asked by POST too, as a form.
api-reconcile-suggest = Names suggested
api-reconcile-suggest-text = At most twenty players whose names begin so, in the shape of the matching service.
