## Search

web-search = Search
web-search-hint = Name, KOMIR or FIDE
web-search-text = With or without accents, in any order; the beginnings of words are enough, and a typing error does no harm. Or a KOMIR, FIDE or EGD number.
web-find-player = Find a player
web-nobody = Nobody is found by “{ $text }”.
web-found = { $count ->
    [one] One player
   *[other] { $count } players
 }
web-found-part = { $count } players, of whom { $first } to { $last }.
web-found-many = More than { $most } players fit “{ $text }”. Type more of the name.
web-found-all = { $count ->
    [one] The only one found
   *[other] All { $count } found
 }
web-found-order = Those whose family name is exactly this come first, and among them the stronger.
web-found-near = Similar names
web-found-none-so = Nobody is called exactly so. Similar names:
