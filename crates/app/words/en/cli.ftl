## Labels of the command line

player = Player
before = Before
after = After
change = Change
games = Games
score = Score
expected = Expected
status = Status
round = Rd
opponent = Opponent
rating = Rating
difference = Diff
result = Result
why = Why
edition = Edition
list = List
parameter = Parameter
parameter-takes = Takes
parameter-value = Value, unless decided
paragraph = Paragraph
provision = Provision
value = Value
source = Source
in-force = In force
evidence = Evidence
findings = Findings
steps = How it came about
error = error
warning = warning
note = note
unrated = unrated
not-published = not published
counts-first-rating = first rating
capped-mark = * counted as 400 ({ $paragraph })
color-white = w
color-black = b
status-rated = rated
status-new = new
status-pending = pending
status-delisted = below the floor
until-further-notice = until further notice
evidence-text = text
evidence-public = public
evidence-reading = our reading { $key }
evidence-open = not established { $key }
no-differences = The two editions do not differ in substance.
white-expects = Own expected score
opponent-expects = Opponent's expected score
calc-difference = Difference { $difference }, counted as { $counted }
calc-performance = Performance
calc-average-only = For information only: performance is not a rating.
calc-converted = After the one-off conversion of 2024-03-01
bad-call = { $count ->
    [one] One fault
   *[other] { $count } faults
 } in { $file }:
calc-impossible-score = { $score } points cannot be scored in { $games } games
calc-chess-only = arpad calc answers for chess editions only
calendar-header = the first line must be system,from,until,edition
calendar-line = line { $line }
calendar-no-system = "{ $system }" is no rating system; known are { $known }
calendar-no-edition = there is no edition "{ $edition }"
calendar-other-system = { $edition } is an edition of { $system }

taken-from-report = rating taken from the report by decision { $decision }
taken-from-list = rating taken from FIDE's list of { $date } by decision { $decision }
