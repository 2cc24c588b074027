# Our list beside FIDE's: what gives its numbers exactly, and the letter about it.
cause-several = several causes together, or several explanations
cause-other-result = another result
cause-other-event = a tournament that FIDE has not counted
cause-identity = games counted for another person
cause-other-list = the ratings of another list

why-one = { $who }: this gives FIDE's numbers exactly
why-several = { $who }: each of these alone gives FIDE's numbers exactly
why-none = { $who }: no set of up to three causes gives FIDE's numbers
why-cut = { $who }: there was too much to try; nothing was found that gives FIDE's numbers
why-more = … and others
why-round = , round { $round }
why-game-missing = { $tournament }{ $round }: the game { $one } – { $other } ({ $ours }) is not counted
why-game-extra = { $tournament }{ $round }: the game { $one } – { $other } ({ $ours }) is counted once more than by us
why-other-result = { $tournament }{ $round }: { $one } – { $other } is { $ours } with us, { $theirs } there
why-other-event = { $tournament }: the whole tournament is not counted
why-other-k = { $one }: K { $theirs } instead of { $ours }
why-other-list = { $tournament }: the ratings of the list of { $list } were taken
why-other-base = { $one }: the change is added to { $theirs } instead of { $ours }
why-other-start = { $one }: rated { $theirs } instead of { $ours } on the list before, also for opponents
why-rounding-unit = changes are rounded tournament by tournament instead of once
why-rounding = { $one }: exactly half a point is rounded the other way
why-identity = { $tournament }: the games of { $one } are counted for { $other }

letter-opening = To the Qualification Commission of FIDE

    Dear Sir or Madam,

    We have computed the { $series } list of { $date } from the reports of our tournaments by the rating regulations ({ $edition }) and
    compared it with the published one. The following differ:
letter-end = We ask you to look at these, and to correct the list or to tell us what we have overlooked. The reports and the calculation of
    every player, game by game, are at your disposal.

    Yours sincerely,
    { $federation }
letter-player = { $name } (FIDE ID { $fide }): published { $published } with { $games } games, by our calculation { $ours } with { $counted } games.
letter-one = The published numbers follow exactly if
letter-several = The published numbers follow exactly in each of these cases:
letter-none = We know of nothing that would give the published numbers; please tell us which games, K and ratings were used.
letter-cut = We have not found what gives the published numbers; please tell us which games, K and ratings were used.
letter-cause = { $why } (paragraph { $paragraph })
letter-unknown = Please tell us which games, K and ratings were used.
letter-game-missing = The number of games is another; please tell us which games were counted.
letter-other-start = The list before has another rating in your files; please tell us which one holds.
