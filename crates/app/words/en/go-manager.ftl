# Go: what the manager of the system works with. The Hungarian file has the same keys and variables.

## Grade, thinking time, what is known of a tournament

go-kyu = kyu
go-dan = dan
go-color-black = black
go-color-white = white
go-time-sudden-death = { $base } minutes, no overtime
go-time-japanese = { $base } minutes and { $seconds } seconds a move (Japanese byo-yomi)
go-time-canadian = { $base } minutes and { $moves } moves in { $minutes } minutes (Canadian byo-yomi)
go-time-fischer = { $base } minutes and { $seconds } seconds added with each move (Fischer)
go-event-even = a tournament without handicap
go-event-handicap = a handicap tournament
go-event-international = an international tournament
go-event-domestic = a domestic tournament
go-importance-none = of no category of importance
go-importance-invitational = international by invitation
go-importance-hungarian-championship = a Hungarian championship
go-importance-european-championship = a European championship
go-importance-world-championship = a world championship
go-allowed-jigo = jigo counts as half a win
go-allowed-stones-to-stronger = stones count although their receiver has more points
go-allowed-top-width = the band from 2700 points up is { $width } wide
go-allowed-bottom-width = a band below 1000 points is { $width } wide

## Decisions

called-person = { $name } ({ $number })
called-line = { $name } (line { $line } of the file)
called-person-unnamed = person { $number }
called-tournament = { $name } ({ $number })
called-tournament-unnamed = tournament { $number }
desk-decided-multiplier-on-ground = the multiplier of { $tournament } is { $multiplier }, because { $ground }
desk-decided-event = stated about { $tournament }: { $facts }
desk-decided-parts = the parts of { $tournament }: { $parts } rounds
desk-decided-allowed = { $tournament }: { $what }
desk-decided-allowed-game = { $tournament }, round { $round }, { $black } (Black) – { $white } (White): { $what }

## Refusals

desk-decided-initial-again = It takes the place of the { $points } points of entry { $former }: the last counts.
refusal-board-range = there is no board of { $lines } lines; say 19 or 13
refusal-facts-empty = nothing is stated about the tournament: thinking time, board, handicap, importance, or whether it is international
refusal-game-not-in-report = the report of tournament { $tournament } has no such game: round { $round }, { $black } with Black, { $white } with White
refusal-initial-by-committee = {$name}: the rating committee has given the initial points ({$reference}, entry {$entry}); only a decision of the committee gives others
refusal-initial-too-high = { $name }: { $points } points are more than the manager may give (§5(3): 5 kyu, at most { $highest }); more is for a decision of the committee
refusal-multiplier-clear = the tables give tournament { $tournament } a clear multiplier: { $computed }; the committee sets it only where they do not (§6(2)). If it is to be { $multiplier } all the same, the decision must name its own ground
refusal-multiplier-small-board = tournament { $tournament } was played on 13 lines: its multiplier is always { $computed } (M1/2), and cannot be { $multiplier }
refusal-parts-empty = give the rounds of the parts, at least one for each
refusal-even-with-stones = by its file { $name } gave stones or allowed them, so it is no even tournament; a corrected file, or a decision of the committee (arpad decide event), says otherwise
refusal-parts-sum = the parts have { $sum } rounds together, tournament { $tournament } has { $rounds }
refusal-parts-not-cut = tournament { $tournament } is rated as one: C { $multiplier } times { $rounds } rounds is below { $bound } (6. § (3))
refusal-parts-uncut = tournament { $tournament } has several parts: C { $multiplier } times { $rounds } rounds reaches { $bound } (6. § (3)); say where to cut
refusal-parts-long = a part of { $rounds } rounds reaches { $bound } again in tournament { $tournament }: C is { $multiplier } (6. § (3)); cut it shorter
refusal-importance-small-board = tournament { $tournament } was played on 13 lines: its multiplier is always { $computed } (M1/2), and its importance changes nothing
refusal-initial-rated = { $name } has points in the register already, and initial points are for those who enter (6. § (1) step 2): arpad decide indicators --series go --person { $person } --points … --reference … --why … changes them
refusal-ranking-foreigner = { $name } ({ $country }) is on the list, but nothing says by which letter of §1(1) a foreigner belongs to it: give b (settled, or staying for long) or c (member of a member club) in the column ours
refusal-ranking-counters = { $reached } was reached { $times } times, and so it is held (§5(2), §5(4)); the row gives { $grade }
refusal-points-range = { $points } cannot be points
refusal-width-range = { $width } cannot be the width of a band; it is between 1 and 500
refusal-newcomer-not-open = { $who }: no newcomer whose initial points are still to be set
refusal-newcomer-without-grade = { $name }: no entry grade, so nothing is proposed; state the initial points
refusal-newcomer-unsaid = { $name } ({ $submission }/{ $line }) is not in the register, and the file does not say whether he belongs to the rating system (1. § (1)): say by which letter: --ours a (a citizen who lives here), b (a foreigner who settled or stays here long) or c (a foreign member of a member club)
refusal-newcomer-outside = { $name } does not belong to the rating system (1. § (1)) and needs no initial points; if he does: arpad person cover { $person } a, b or c
refusal-newcomers-none = there is no newcomer whose points the manager may set as proposed

## Newcomers

newcomers-heading = Newcomers whose initial points are to be set (§6(1) step 2)
newcomers-none = no newcomer's initial points are open
newcomers-next = To accept: arpad newcomers accept NUMBER … or --all; otherwise: arpad newcomers set NUMBER --points POINTS; who is named FILE/LINE needs --ours a, b or c too
newcomers-who = Number
newcomers-entry = Entry
newcomers-score = Score/games
newcomers-proposal = Proposal
newcomers-method = Ground
newcomers-by-performance = performance
newcomers-by-all-won = all games won: the upper end of the range
newcomers-by-all-lost = all games lost: the lower end of the range
newcomers-by-few-games = fewer than three games: the bound of the entry grade
newcomers-by-bound = the bound of the entry grade
newcomers-for-committee = { $points } points are due, which only the committee can give
newcomers-without-grade = no entry grade
newcomers-counted = a list has counted the bound of the entry grade
newcomers-given = { $name } ({ $person }) enters with { $points } points, initial grade { $grade } (entry { $entry })

## The European database's list

refusal-egd-list-undated = { $file } has no date; state it
refusal-egd-list-unreadable = { $file } is not the European go database's list of players
desk-act-egd-list = the European go database's list of { $date }, { $players } players ({ $file })
egd-brought = The European go database's list of { $date }: { $players } players, and the numbers of { $known } persons of the register are on it.
egd-suggested = { $count } persons have no number of the database, and the list has one player of the name from their country:
egd-suggested-line = { $person }: { $listed }; if that is the one: arpad person amend { $number } --egd { $pin }
egd-otherwise = { $count } persons have a number under which the list has another name:
egd-otherwise-line = { $person }: { $listed }

## Ranking list, player, tournament

go-entry-due = enters domestic tournaments as { $grade }
go-reached = { $grades }: reached { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }, { $missing ->
        [1] once more needed
        [2] twice more needed
       *[other] { $missing } more needed
    }
desk-time-in-file = Time in the file
desk-thinking-time = Thinking time
desk-go-facts = Circumstances
desk-multiplier = Multiplier
go-multiplier-by-tables = { $value }, by the tables
go-multiplier-by-committee = { $value }, by the committee's decision
go-multiplier-against-tables = { $value }, by the committee's decision (the tables give { $computed })
go-multiplier-unclear = cannot be determined
go-lines-heading = Entries: the grade in the file, the one of the points (§9(1)a) and the one of the EGD's list
go-lines-due = Due
go-lines-listed = EGD's list
go-lines-other-name = another name!
takeover-grades-inferred = { $count } players have no grade: they hold what their points earned at once
calc-go-only = this question is about go: --edition mgsz-2012 or egf-2021
go-lines-taken = The file tells no grade, so that of the EGD list counts: { $lines }
go-strangers-met = Opponents from outside the system: where their points come from
pp-event-uncolored = The report does not say who had Black and who White.
pp-uncolored = color not known
pp-event-change-text-go = The change is that of the points in this tournament, rounded at its end (7. §).
desk-check-movers-go = { $count ->
    [one] The points of one player move: { $name } { $change }
   *[other] The points of { $count } players move, most of all { $name } { $change }
 }
desk-check-biggest-go = { $count ->
    [one] The points of one player move
   *[other] The points of { $count } players move, the biggest changes
 }
desk-check-first-go = { $count ->
    [one] The points of one newcomer
   *[other] The points of { $count } newcomers
 }
pp-lead-first-go = new on the ranking list, { $games ->
    [one] one game
   *[other] { $games } games
 } on this list
desk-no-games-go = No game of the player counts on this ranking list; the points are unchanged.
go-ended-black = Black won
go-ended-white = White won
go-ended-jigo = jigo
go-ended-no-show = one player did not appear
go-ended-arbiter = decided by the arbiter
go-ended-double-loss = lost by both
go-ended-bye = bye
go-ended-half-bye = half a point, without a game
desk-check-lists = { $count ->
    [one] One ranking list will be made
   *[other] { $count } ranking lists will be made
 }
desk-check-list = { $day }, { $after }
desk-check-list-anew = { $day }, { $after }: revision { $revision }
desk-check-decided = { $count ->
    [one] These lists are the first to show one decision
   *[other] These lists are the first to show { $count } decisions
 }
desk-check-fallen = { $count ->
    [one] One decision holds no more: the lists are made without it
   *[other] { $count } decisions hold no more: the lists are made without them
 }
desk-check-decision = entry { $entry }: { $what } ({ $day }, { $reference })
desk-check-opening = { $count ->
    [one] The opening balance of one player enters the ranking list
   *[other] The opening balance of { $count } players enters the ranking list
 }
desk-check-by-decision = { $count ->
    [one] One player comes onto the list by a rating that was decided
   *[other] { $count } players come onto the list by ratings that were decided
 }
desk-check-leaving-chess = { $count ->
    [one] One player has a rating and would have none on the next list
   *[other] { $count } players have a rating and would have none on the next list
 }
desk-check-leaving = { $count ->
    [one] One player leaves the ranking list
   *[other] { $count } players leave the ranking list
 }
desk-decided-lower-grade = Note: the grade held is { $held }, and the decision gives a lower one ({ $grade }). By results a grade only rises (4. § (2)). If it was a slip: arpad cancel { $entry } --because …
deed-told-lower-grade = The grade held was { $held }, and the decision gives a lower one ({ $grade }). By results a grade only rises (4. § (2)); if it was a slip, the decision can be taken back.
newcomers-held-back = Note: by performance { $points } points would be due, which only the committee may give (5. § (3)).
pp-left-go = belongs to the go rating system no more (1. § (1)); this is the last ranking list that had the player
desk-check-dropped = { $count ->
    [one] One game that counted would not count any more
   *[other] { $count } games that counted would not count any more
 }
desk-check-dropped-game = { $event }, round { $round }: { $black } – { $white }
desk-month-dropping = Computed anew, { $games ->
    [0] no game
    [one] one game that counted
   *[other] { $games } games that counted
 } would drop out{ $players ->
    [0] {""}
    [one] , and one player would leave the ranking list
   *[other] , and { $players } players would leave the ranking list
 }. Look at them by name before you close; if that is meant, say so when closing.
