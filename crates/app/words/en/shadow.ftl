# A season beside another system (§11(2) of the go regulation).

refusal-shadow-table = { $file } is no table of a former system's points: its first row must name a column for who (number, pin or name) and one called points; a column called tournament is optional
shadow-nothing = No published go list has a tournament to compare.
shadow-title = The go register beside { $other } (§11(2)); nothing of it is stored.
shadow-scales = The two scales differ: 1 dan is 1980 points here and 2100 there. What a tournament gave and the places can be compared, the numbers themselves less so.
shadow-ends = Ends
shadow-tournament = Tournament
shadow-players = Players
shadow-largest = Furthest apart
shadow-apart = Difference
shadow-official = Register
shadow-other = Other
shadow-places = Place
shadow-places-other = Place by the other
shadow-count = Tournaments
shadow-refused = not rated by it
shadow-furthest = Players, those furthest apart first:
shadow-more = { $count ->
    [one] One more player is in the file only (-o FILE).
   *[other] { $count } more players are in the file only (-o FILE).
}
shadow-unread = { $count ->
    [one] One line of the table is nobody's of the register or has no points: line { $lines }.
   *[other] { $count } lines of the table are nobody's of the register or have no points: lines { $lines }.
}
shadow-written = Written: { $file }
web-shadow = Beside another system
web-shadow-text = The register's own go tournaments, rated once more by another system: for comparison only, no list changes.
web-shadow-way = The last season beside the European rating
web-shadow-title = Go beside { $edition }
web-shadow-from = Tournaments from { $day } on.
web-shadow-left-out = Only the newest tournaments are compared here; { $count } earlier ones are left out.
web-shadow-players = Players, those furthest apart first
web-shadow-tournaments = Tournaments
web-shadow-hundred = The first { $count } of { $all } players.
shadow-without = { $count ->
    [one] one game is
   *[other] { $count } games are
 } left out there: one of the players has neither rating nor grade
refusal-setting-unknown = { $system }: { $name } cannot be { $value }; possible: { $possible }
shadow-title-chess = { $series } beside { $other }; nothing of it is stored, and no list changes.
shadow-nothing-chess = No list that governs has a tournament to compare.
shadow-whole = { $players } players have both numbers: { $higher } are higher there, { $lower } lower; on the average { $mean }, the mean distance { $distance }.
shadow-choose = Beside what? Name an edition (--edition) or a system (--system).
shadow-go-system = --system and --until are for chess; go is set beside an edition or a table.
web-law = Beside another law
web-law-text = The lists of the last year, rated once more by another regulation, with other numbers, or by another system: for comparison only, no list changes. With every new list the page is computed anew.
web-law-way = What would another law have done?
web-law-law = Regulation or system
web-law-k_normal = K
web-law-k_new = K of newcomers
web-law-k_junior = K of juniors
web-law-k_strong = K of the strong
web-law-numbers = Empty fields are as the regulation has them; they are meant for regulations, not for systems.
web-law-show = Compare
web-law-higher = Who would stand higher
web-law-lower = Who would stand lower
web-law-table = Everybody as a table (CSV)
web-law-system-elo = Plain Elo
web-law-system-glicko = Glicko
web-law-system-glicko2 = Glicko-2
web-law-system-whr = Whole-history rating
web-law-system-egf = European go rating
