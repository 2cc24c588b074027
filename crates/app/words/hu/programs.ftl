# Programoknak: egy-egy dolog hírfolyama, játékosok más oldalak alakjában, táblázatok egyeztetése.

feed-player = Értékszámok: { $name }
feed-player-text = { $before } → { $after }, { $games ->
    [one] egy játszma
   *[other] { $games } játszma
 }
feed-club = Értékszámok: { $name }
feed-club-text = { $count ->
    [one] Egy tag
   *[other] { $count } tag
 } a listán; a legerősebbek: { $strongest }
feed-tournament-rated = Értékelve: { $list }
feed-of-this = Értesülés ennek a lapnak a változásairól (Atom)
matching-player = Játékos
matching-name = Játékosok: { $federation }
matching-most = Egy hívásban legfeljebb { $most } kérdés lehet.
