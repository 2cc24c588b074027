## A góválasz és a két egymás melletti válasz feliratai

go-ranking = Ranglista
go-place = Hely
go-grade-before = Korábbi minősítés
go-grade = Minősítés
go-tournament-count = Versenyek
go-tournaments = Versenyek
go-multiplier = versenyszorzó: C =
go-stones = Előnykő
go-points = Élő-pont
go-corrected = Korrigálva
go-point = Játszmapont
go-con = Súly
go-bonus = Többlet
go-won = nyert
go-lost = vesztett
go-jigo = jigo
go-refused = Visszautasítva: semmi sem kerül értékelésre, amíg az alábbi hibák fennállnak.
go-status-rated = nyilvántartott
go-status-new = új
go-status-foreign = nem nyilvántartott
go-status-pending = még nincs játszmája
go-egf-status-rated = értékszámos
go-egf-status-new = új
go-egf-status-pending = még nincs játszmája
go-class = { $class } osztály, súlya { $weight }, a gondolkodási idő szerint
go-class-given = { $class } osztály, súlya { $weight }, megadva
go-place-round = { $tournament }, { $round }. forduló
go-place-game = { $tournament }{ $round ->
        [0] { "" }
       *[other] , { $round }. forduló
    } ({ $black } – { $white })
comparison = Egymás mellett: { $edition } és csak összehasonlításként { $shadow }. A különbség: { $shadow } mínusz { $edition }.
shadow-page = Csak összehasonlításként: { $shadow }. A(z) { $edition } szerinti eredményen nem változtat.
