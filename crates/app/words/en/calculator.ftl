## The calculator

calculator = Calculator
calculator-text = What a game is worth, before and after it is played: every answer comes from the calculation that makes the lists, line by line with its paragraph.
calculator-answer = Answer
calculator-ask = Calculate
calculator-check = Check the file
calculator-more = More to calculate
calculator-by = By the regulation

calculator-change = Rating change
calculator-change-text = What your games change, and what the next one would.
calculator-expected = Expected score
calculator-expected-text = What the table expects of a game between two ratings.
calculator-first = First rating
calculator-first-text = The first rating of an unrated player from games against rated opponents.
calculator-performance = Performance
calculator-performance-text = The rating that a score against these opponents stands for.
calculator-k = K finder
calculator-k-text = Which K a player has, and why.
calculator-go = Go game
calculator-go-text = What one game of go moves for both players, in the Hungarian and in the European rating.
calculator-file = Check a tournament file
calculator-file-text = Is the file sound, can the tournament be rated, and what would it change? Looked at on the spot and not kept.

field-own = Own rating
field-opponent = Opponent's rating
field-k = K
hint-k = Leave it empty to have it found
field-peak = Highest rating so far
hint-peak = If it was higher than now
field-born = Born
hint-born = Year or date, such as 2008 or 2008-05-17
field-played = Rated games before
hint-played = Empty if you do not know
field-period = Games in this period
hint-period = Many games can lower K
field-start = First day of the tournament
hint-start = Today, unless you name a day
field-next = Next opponent's rating
hint-next = Shows what a win, a draw and a loss would give
calculator-find-k = Find my K
calculator-opponents = Opponents
calculator-row = Opponent { $row }
calculator-opponent-rating = Rating of opponent { $row }
calculator-opponent-result = Result against opponent { $row }
calculator-won = win
calculator-drawn = draw
calculator-lost = loss
calculator-many = Type or paste many at once
field-games = One opponent per line
hint-games = Rating and result, such as 2105 1, 1987 ½, 2010 0.5 or 2210 0; also + = −
field-black = Black
hint-black = Points such as 1947, or a grade such as 3k or 1d
field-white = White
hint-white = Points such as 2012, or a grade such as 2k or 2d
field-handicap = Handicap stones
hint-handicap = 0 to 9; empty means an even game
field-outcome = Result
calculator-black-won = Black won
calculator-white-won = White won
field-multiplier = Multiplier C (Hungarian)
hint-multiplier = 1 to 100; empty means 15
field-class = Class (European)
calculator-this-game = This game
calculator-system-mgsz = Hungarian Go Federation
calculator-system-egf = European Go Federation
calculator-not-modelled = No edition is known for { $date }; the first one begins on { $first }.

calculator-first-rating = First rating
calculator-none-yet = none yet
calculator-starts-k = K to start with
calculator-rounded = Rounded
calculator-what-if = And the next game, against { $rating }?
calculator-capped = The 400-point rule cut the difference.
calculator-table-row = Differences from { $first } to { $last } are one row of the table: { $higher } for the higher rated player, { $lower } for the other.
calculator-table-last-row = Differences of { $first } and more are the last row of the table: { $higher } for the higher rated player, { $lower } for the other.

form-faults = { $count ->
    [one] One field needs another look:
   *[other] { $count } fields need another look:
 }
form-missing-rating = A rating is needed here: a whole number from 1 to { $most }.
form-no-rating = A rating is a whole number from 1 to { $most }.
form-no-number = This takes a whole number from { $least } to { $most }.
form-no-birth = A birth is a year or a date, such as 2008 or 2008-05-17.
form-no-day = A day is written like 2025-02-09.
form-no-choice = This is not one of the choices.
calculator-no-result = Choose a result: 1, ½ or 0.
calculator-no-line = Not understood: line { $lines }. A line has a rating and a result, such as 2105 1 or 1987 ½.
calculator-too-many = At most { $most } games can be calculated at once.
calculator-no-games = At least one opponent with a result is needed.
calculator-no-strength = Write points from −900 to 4000, or a grade from 35k to 9d.

field-file = Tournament file
hint-file = TRF, h9 or OpenGotha, at most { $most } MB. You can also drop it here.
calculator-file-options = Choose the regulation
calculator-by-date = by the tournament's date
calculator-file-not-kept = The file is read, calculated and forgotten; nothing of it is stored.
calculator-no-file = Choose a file first; this one was empty or missing.
calculator-no-form = The form did not arrive whole. Please send it again.
calculator-file-slow = The file came too slowly and was given up. Send it again, from a better connection if you can.
calculator-file-failed = This file could not be calculated. The fault is noted; please send the file to the federation.
calculator-no-forecast = There is no forecast: nothing in the file can be rated as it stands.
calculator-no-remarks = Nothing was found wrong.
calculator-forecast = Forecast
calculator-line = line { $line }
calculator-line-column = line { $line }, column { $column }
calculator-more-lines = { $count ->
    [one] One more is not shown.
   *[other] { $count } more are not shown.
 }
calculator-with-own = Calculate with this rating

web-too-large = The file is too large
web-too-large-text = At most { $most } MB can be sent. A tournament file is usually far smaller; is it the right one?
web-unwritten = The register takes nothing at present
web-unwritten-text = Its disk is full, or can only be read. What you sent was not entered, and nothing that stood there is lost. Tell whoever runs the server, then do it again.
web-away = The register does not answer at present
web-away-text = Please try again in a minute. If you have sent something, look first whether it was entered, and only then send it again.
web-no-room = The server has no room for this file
web-no-room-text = Its disk is full, so the file could not be made. Pages are there as always. Tell whoever runs the server, then try again.
web-busy = Too much at once
web-busy-text = This would take too long at present. Please try again in a minute.
calculator-you = You
