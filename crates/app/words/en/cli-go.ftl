## Labels of a go answer, and of two answers side by side

go-ranking = Ranking list
go-place = Place
go-grade-before = Grade before
go-grade = Grade
go-tournament-count = Tournaments
go-tournaments = Tournaments
go-multiplier = multiplier C =
go-stones = Stones
go-points = Points
go-corrected = Corrected
go-point = Point
go-con = Con
go-bonus = Bonus
go-won = won
go-lost = lost
go-jigo = jigo
go-refused = Refused: nothing is rated until every error below is settled.
go-status-rated = in the register
go-status-new = new
go-status-foreign = not in the register
go-status-pending = no game yet
go-egf-status-rated = rated
go-egf-status-new = new
go-egf-status-pending = no game yet
go-class = class { $class }, weight { $weight }, by the thinking time
go-class-given = class { $class }, weight { $weight }, as given
go-place-round = { $tournament }, round { $round }
go-place-game = { $tournament }{ $round ->
        [0] { "" }
       *[other] , round { $round }
    } ({ $black } – { $white })
comparison = Side by side: { $edition } and, for comparison only, { $shadow }. Differences are { $shadow } less { $edition }.
shadow-page = For comparison only: { $shadow }. It changes nothing under { $edition }.
