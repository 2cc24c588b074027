# The desk of go: what waits for whoever keeps the rating system, and what can be done. The Hungarian file has the same keys.

desk-go = Go: newcomers, tournaments, decisions
desk-go-tournaments = Go: tournaments
desk-go-players = Go: players
desk-go-list = The next ranking list: look at it, close it, publish it
desk-go-events = Tournaments on their way to a list
desk-go-events-none = No go tournament is on its way to a list.
desk-go-appeals = Appeals that the presidium has not decided
desk-go-deeds = What can be done
desk-go-others = What else can be done
desk-go-ours = New players: who belongs to the rating system (1. § (1))? Whoever has nothing here is an opponent only.
desk-go-said = What the file does not say of the tournament
desk-newcomers-all = Take all { $count } proposals that are the manager's
desk-work-newcomers = { $count ->
        [one] One newcomer of go has no initial points
       *[other] { $count } newcomers of go have no initial points
    }
desk-work-multipliers = { $count ->
        [one] The multiplier of one go tournament cannot be told
       *[other] The multiplier of { $count } go tournaments cannot be told
    }
desk-work-decided = { $count ->
        [one] One decision waits for the next ranking list of go
       *[other] { $count } decisions wait for the next ranking list of go
    }
desk-work-go-lists = { $count ->
        [one] One ranking list of go would be made or change if it were closed now
       *[other] { $count } ranking lists of go would be made or change if they were closed now
    }
desk-go-decided = Decisions that no published ranking list shows yet

deed-accept-go = Accept a go report
deed-accept-go-text = The games enter the next ranking list. Of every new player it is said whether he belongs to the rating system; what is said of the tournament decides its multiplier by the tables.
deed-newcomer = Take the proposal
deed-newcomer-text = The newcomer enters with the points that are proposed from entry grade and performance (6. § (1) step 2). The manager gives at most 1764 (5 kyu).
deed-newcomers = Take all proposals
deed-newcomers-text = Everybody enters with the proposed points for whom the manager may take them. Who stands in a file only enters where a letter is given, which then holds for all of them.
deed-newcomer-points = Other points
deed-newcomer-points-text = The manager sets the points with which a newcomer enters: at most 1764 (5 kyu, 5. § (3)).
deed-initial-points = Points by the committee
deed-initial-points-text = The committee sets the points with which a newcomer enters; it may give more than 5 kyu (5. § (3)).
deed-event-facts = State facts
deed-event-facts-text = Thinking time, board, handicap, importance and place of a go tournament whose report has come. The multiplier follows by the tables; what is left empty stays as it is.
deed-multiplier = Decide the multiplier
deed-multiplier-text = The committee sets the multiplier where the tables leave it unclear (6. § (2)); where they give one, only on a ground of its own, and on 13×13 never.
deed-parts = Decide the parts
deed-parts-text = Where a tournament is cut whose multiplier times rounds reaches 300 (6. § (3)).
deed-allow = Allow what the regulation is silent about
deed-allow-text = Jigo, stones to the player with more points, or the width of a band beyond the table: in one tournament, or in one game of it.
deed-indicators = Decide a player's points or grade
deed-indicators-text = The committee changes a player's indicators (3. § (3)): from that day on, with or without games, through every recomputation. The reason is required, and everybody may read it.
deed-cover = Say who belongs to the rating system
deed-cover-text = By a letter of 1. § (1), or not at all; from a day on, or for as long as anything is known of him.
deed-go-result = Correct the result of a go game
deed-go-result-text = By the names of the players: a report need not say who had Black. The correction enters the next list.

deed-field-newcomer = Newcomer (number, name, or file/line, as 3/7)
deed-field-go-points = Points
deed-field-by-letter = Belongs to the rating system by
deed-field-covered-from = From which day on; empty: always
deed-field-holds-from = Day it holds from; empty: today
deed-field-ours = New players of the rating system: line and letter, as 4=a, 9=b
deed-field-thinking-time = Thinking time: 60, 60+3x20 (Japanese, seconds), 40+30/5 (Canadian, moves/minutes), 40+20f (Fischer)
deed-field-board = Board
deed-field-stones = Announced
deed-field-where-held = Held
deed-field-importance = Importance (table 3)
deed-field-multiplier = Multiplier
deed-field-ground = The decision's own ground, where the tables give a multiplier
deed-field-part-rounds = Rounds of each part, in order, as 6, 4
deed-field-allowance = What is allowed
deed-field-width = Width of the band in points
deed-field-in-round = Round
deed-field-one-player = Player (name or line)
deed-field-other-player = Opponent (name or line)
deed-field-grade = Grade, as 5k or 1d
deed-field-ended = How it ended for this player

deed-choice-letter-a = a) a citizen who lives here
deed-choice-letter-b = b) a foreigner who settled or stays here for long
deed-choice-letter-c = c) a foreign member of a member club
deed-choice-outside = does not belong to it, an opponent only
deed-choice-19 = 19×19
deed-choice-13 = 13×13
deed-choice-even = without handicap
deed-choice-handicap = with handicap
deed-choice-domestic = at home
deed-choice-not-domestic = abroad, or under European or international rules of entry
deed-choice-invitational = international by invitation
deed-choice-hungarian-championship = Hungarian championship
deed-choice-european-championship = European championship
deed-choice-world-championship = world championship
deed-choice-no-importance = none of these
deed-choice-stones-to-stronger = stones to the player with more points
deed-choice-top-width = the band from 2700 points up
deed-choice-bottom-width = a band below 1000 points
deed-choice-won = won
deed-choice-lost = lost
deed-choice-no-show = not played, somebody did not come
deed-choice-by-arbiter = not played, decided by the arbiter
deed-choice-double-loss = both lost by the arbiter's decision

deed-no-time = a thinking time is written 60, 60+3x20, 40+30/5 or 40+20f
deed-no-letters = lines with their letters are written 4=a, 9=b
deed-no-parts = the rounds of the parts are written 6, 4
deed-ours-twice = either line by line, or as the file says
deed-importance-none = either none of these, or some of them


newcomers-by-limit = performance, held at the end of the range
