# Go: what the law says while it computes. Codes are those of `rules::go::codes`; the same keys and variables stand in
# the Hungarian file.

## Steps: the tournament

step-go-time = Thinking time: basic { $base } minutes, extended { $extended } minutes, category { $category }: { $value }.
step-go-small-board = A tournament on 13×13 always has { $value }.
step-go-importance = { $row ->
        [invitational-or-hungarian-championship] International by invitation, or a Hungarian championship
        [many-participants] More than 80 participants
        [european-or-world-championship] European or world championship
       *[even] A 19×19 tournament without handicap
    }: { $value } more.
step-go-multiplier = Multiplier: { $time } for the time and { $importance } for the importance, together { $value }.
step-go-multiplier-given = The rating committee set the multiplier to { $value }.
step-go-split = { $multiplier } × { $rounds } rounds reaches 300: the tournament is rated in { $value } parts.

## Steps: the start

step-go-decision-points = The rating committee set the points to { $value } ({ $reference }).
step-go-taken-points = The ranking list that was taken over has { $value } points ({ $reference }).
step-go-taken-grade = The ranking list that was taken over has { $value } ({ $reference }).
step-go-decision-grade = The rating committee granted the grade { $value } ({ $reference }).
step-go-initial-manager = New in the register with { $tournament }: the manager of the system set { $value } points.
step-go-initial-committee = New in the register with { $tournament }: the rating committee set { $value } points.
step-go-initial-entry-grade = New in the register with { $tournament }: entered as { $grade }, whose bound is { $value } points, until the manager sets them.
step-go-initial-grade = { $points } points: starts with the grade { $value }.
step-go-foreign-points = { $tournament }: not in the register, declared grade { $grade }, so { $value } points for this tournament only.
step-go-foreign-listed = { $tournament }: not in the register; the report tells no grade, the European database (EGD) lists { $grade }, so { $value } points for this tournament only.
step-go-foreign-given = { $tournament }: not in the register, plays with the given { $value } points.

## Steps: the games

step-go-correction = Round { $round }: { $receiver ->
        [own] received
       *[opponent] gave
    } { $stones } { $stones ->
        [one] stone
       *[other] stones
    }, so { $receiver ->
        [own] own points
       *[opponent] the opponent's points
    } grow from { $from } to { $value } (by { $correction }).
step-go-roles-swapped = Round { $round }: with the stones { $receiver ->
        [own] the own corrected points
       *[opponent] the opponent's corrected points
    } ({ $corrected }) are more than the giver's ({ $giver }): the two players change roles.
step-go-won-as-stronger = Round { $round }, won against { $opponent }: { $own } to { $other }, difference { $difference }, chance { $chance }; { $difference ->
        [0] equal points
       *[other] the stronger won
    }, game point { $value }.
step-go-won-as-weaker = Round { $round }, won against { $opponent }: { $own } to { $other }, difference { $difference }, chance { $chance }; { $difference ->
        [0] equal points
       *[other] the weaker won
    }, game point 1 − { $chance } = { $value }.
step-go-lost-as-stronger = Round { $round }, lost to { $opponent }: { $own } to { $other }, difference { $difference }, chance { $chance }; { $difference ->
        [0] equal points
       *[other] the weaker won
    }, game point −(1 − { $chance }) = { $value }.
step-go-lost-as-weaker = Round { $round }, lost to { $opponent }: { $own } to { $other }, difference { $difference }, chance { $chance }; { $difference ->
        [0] equal points
       *[other] the stronger won
    }, game point { $value }.
step-go-jigo-point = Round { $round }, jigo with { $opponent }: { $own } to { $other }, difference { $difference }, chance { $chance }; by the committee's decision game point { $value }.
step-go-not-counted = Round { $round }{ $value ->
        [go-bye] {""}
        [go-half-bye] {""}
       *[other] , { $opponent }
    }: not counted, { $value ->
        [go-no-show] a player did not appear
        [go-arbiter] the arbiter decided it
        [go-double-loss] the arbiter gave both a loss
        [go-half-bye] half a point was given without a game
       *[go-bye] there was no opponent
    }.

## Steps: the new points

step-go-sum = { $tournament }: the game points add up to { $value }.
step-go-sum-of-part = { $tournament }, part { $part }: the game points add up to { $value }.
step-go-change = { $multiplier } × { $sum } = { $product }, rounded { $value }.
step-go-new-points = New points: { $before } and { $change } make { $value }.
step-go-grade-reached = { $tournament }: { $points } points reach the bound of { $value } { $times ->
        [1] for the first time
       *[other] in { $times } tournaments so far
    }; it has still to be defended.
step-go-grade-risen = { $tournament }: { $points } points, new grade { $value }.
step-go-grade-defended = { $tournament }: with { $points } points the bound of { $value } is defended: new grade { $value }.
step-go-grade-kept = { $tournament }: { $points } points are below the bound of { $value }, but a grade never falls.

## Steps: the European rating

step-go-egf-class = { $tournament } is of class { $class }, weight { $value }.
step-go-egf-initial = New in the European rating: entered as { $grade }, which is { $value }.
step-go-egf-handicap = Round { $round }: { $stones } { $stones ->
        [one] stone raises
       *[other] stones raise
    } { $receiver ->
        [own] own rating
       *[opponent] the opponent's rating
    } to { $value } for the expected score.
step-go-egf-expected = Round { $round }, { $opponent }: { $own } against { $other }, expected score { $value }.
step-go-egf-game = Round { $round }: at { $rating } a game moves { $con } and adds { $bonus }; score { $score } for { $expected } expected, change { $value }.
step-go-egf-new-rating = { $tournament }: { $before } and { $change } make { $value }.
step-go-egf-floor = { $rating } is below the bottom of the scale: { $value }.

## Why a game does not count

why-go-no-show = A player did not appear.
why-go-arbiter = The arbiter decided the game.
why-go-double-loss = The arbiter gave both players a loss.
why-go-bye = There was no opponent.
why-go-half-bye = Half a point was given without a game.
why-go-strangers = Neither player belongs to the rating system.

## Findings: scope

finding-go-board = A board of { $lines } lines is not rated, only 19×19 and 13×13.
finding-go-joint-play = { $players } players a side: games of pairs and teams are not rated.
finding-go-nobody-registered = No player of the rating system took part, so the regulation does not extend to the tournament.
finding-go-dates = It ends ({ $end }) before it starts ({ $start }).
finding-go-nobody-played = No player of the rating system played a game: byes and games that were not played are no part in the tournament, so the regulation does not extend to it.
finding-go-before-opening = It ended on { $end }, and the opening balance is of { $opening }: what was played before is in its points. If it is not, bring the ranking list once more with the points after this tournament.
finding-go-before-edition = It started on { $start }; this regulation is in force from { $from }.

## Findings: the multiplier

finding-go-no-time = The thinking time (basic time and byo-yomi) is not known: the manager states it, or the committee sets the multiplier.
finding-go-fischer-time = The regulation does not provide for Fischer time: the multiplier is for the rating committee to set.
finding-go-senseless-time = The thinking time makes no sense, so the multiplier is for the rating committee to set.
finding-go-below-category-e = Basic { $base } and extended { $extended } minutes are below category E: the multiplier is for the rating committee to set.
finding-go-time-columns = Basic time { $base } minutes is category { $by-base }, extended time { $extended } minutes is category { $by-extended }: rated as { $category }; the rating committee may decide otherwise.
finding-go-even-with-stones = Reported as a tournament without handicap, but { $games } of its games have stones: the multiplier is for the rating committee to set.
finding-go-even-inferred = The report does not say whether it was a tournament without handicap; { $games } of its games have stones.
finding-go-whereabouts-unsaid = Nobody says whether this is a domestic or an international tournament, so the grades of entry were not checked: say which it is.
finding-go-participants-counted = The number of participants is not reported; { $counted } players have games.
finding-go-participants-fewer = { $stated } participants are reported, but { $counted } players have games.
finding-go-importance-set-aside = { $row ->
        [invitational-or-hungarian-championship] By invitation or a Hungarian championship
       *[other] { $row }
    }: { $value } not added, as the European or world championship counts.
finding-go-multiplier-decision = { $computed ->
        [none] The rating committee has set the multiplier: { $value }.
       *[other] The rating committee's multiplier { $value } replaces the computed one ({ $computed }).
    }
finding-go-multiplier-range = A multiplier of { $value } cannot be meant; the highest accepted is { $highest }.
finding-go-split = { $multiplier } × { $rounds } rounds reaches 300: rated in { $parts } parts of { $cut } rounds.
finding-go-parts = The parts have { $sum } rounds together, the tournament { $rounds }.

## Findings: the games

finding-go-round-missing = The round of the game is missing, and the tournament is rated in parts.
finding-go-round-beyond = Round { $round }, but the tournament has { $rounds }.
finding-go-player-unknown = A player of the game is not in the document.
finding-go-opponent-missing = A played game without an opponent.
finding-go-opponent-self = A game of a player against himself.
finding-go-jigo = The regulation does not provide for jigo: the rating committee has to decide.
finding-go-stones-to-stronger = The player with more points received the stones; the regulation presumes the opposite, so the rating committee has to decide.
finding-go-top-band = A stone at { $points } points: from 2700 up the band has no width, so the rating committee has to decide.
finding-go-below-table = A stone at { $points } points: there is no band below 1000, so the rating committee has to decide.

## Findings: the players

finding-go-points-range = { $points } points cannot be meant.
finding-go-decision = The rating committee decided on this player: { $reference }.
finding-go-decision-unknown = A decision on a player who is not in the document: { $reference }.
finding-go-grade-inferred = The grade held is not given; { $points } points have earned at least { $grade }.
finding-go-initial-missing = Not in the register, and neither points nor an entry grade are given.
finding-go-initial-open = The manager of the system has still to set this newcomer's points: entered as { $grade }, won { $won } of { $played }; rated with { $points } for now.
finding-go-initial-too-high = { $points } points are more than 5 kyu (at most { $highest }): only the rating committee may give them.
finding-go-initial-committee = The rating committee gave this newcomer { $points } points.
finding-go-foreign-grade-missing = Not in the register, and the declared grade is missing.
finding-go-foreign-grade-unbounded = { $grade } has no bound in points: points have to be given.
finding-go-entry-grade = Entered { $tournament } as { $entry }; { $points } points are { $due }.
finding-go-entry-grade-european = Entered { $tournament } as { $entry }; on the European list the grade is { $due }.
finding-go-fell-below-table = { $points } points: below the bound of 35 kyu.

## Findings: the European rating

finding-go-egf-board = A board of { $lines } lines is not in the European rating.
finding-go-egf-no-class = Neither the class nor the thinking time is reported.
finding-go-egf-too-fast = The thinking time is too short for any class.
finding-go-egf-no-rating = Neither a European rating nor a grade is given.
finding-go-egf-from-grade = No European rating: { $grade } starts with { $rating }.
finding-go-egf-range = A rating of { $rating } is off the scale.
finding-go-egf-stones-range = With { $stones } stones the rating leaves the scale.

## Provisions: the Hungarian regulation

provision-go-in-force-from = In force from
provision-go-boards = Boards
provision-go-joint-play = Games of pairs and teams
provision-go-floor = Lowest points
provision-go-once = Strongest grade earned at the first reach
provision-go-initial-grade = Strongest grade the manager may give a newcomer
provision-go-times = Tournaments needed for a stronger grade
provision-go-initial-counts = Initial points count as a first reach
provision-go-time-rule = Basic and extended time
provision-go-fischer = Fischer time
provision-go-importance = Rows of the importance table
provision-go-many-participants = More participants than this add to the multiplier
provision-go-small-board = Multiplier on 13×13
provision-go-newcomer = Newcomer's points until the manager sets them
provision-go-initial-method = How a newcomer's points are proposed to the manager
provision-go-newcomer-updated = The first tournament changes a newcomer's points
provision-go-games-of-strangers = Games between players outside the system
provision-go-lowered-counters = Reaches of higher grades, where the committee sets a lower one
provision-go-split-at = Multiplier × rounds from which a tournament is rated in parts
provision-go-split = How a tournament is cut
provision-go-rounding = Rounding of the change
provision-go-jigo = Jigo
provision-go-stones-to-stronger = Stones to the player with more points
provision-go-top-width = Width of the band from 2700 up
provision-go-bottom-width = Width of a band below 1000
provision-go-order = Order of tournaments

## Provisions: the European rating

provision-go-egf-board = Board
provision-go-egf-classes = Least basic and adjusted time of the classes
provision-go-egf-weights = Weights of the classes A to D
provision-go-egf-one-dan = Rating of 1 dan
provision-go-egf-grade = Points from grade to grade
provision-go-egf-top = End of the scale
provision-go-egf-con = How much a game moves (con)
provision-go-egf-bonus = Bonus against deflation
provision-go-egf-beta = Factor of the expected score (β)
provision-go-egf-handicap = Points of the first stone and of every further one
provision-go-egf-floor = Lowest rating
provision-go-egf-resets = Resets
