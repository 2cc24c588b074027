# For programs: feeds of one thing, players as other sites tell them, tables that are matched.

feed-player = Ratings: { $name }
feed-player-text = { $before } → { $after }, { $games ->
    [one] one game
   *[other] { $games } games
 }
feed-club = Ratings: { $name }
feed-club-text = { $count ->
    [one] One member
   *[other] { $count } members
 } on the list; the strongest: { $strongest }
feed-tournament-rated = Rated: { $list }
feed-of-this = Follow this page (Atom)
matching-player = Player
matching-name = Players: { $federation }
matching-most = At most { $most } questions in one call.
