## The site

web-language = English
web-skip = Skip to the content
web-menu = Menu
web-foot = All pages
web-feed = News feed (Atom)
web-footer = Arpad: ratings a federation can stand behind. Every point has a paragraph.
web-serving = serving { $address } (Ctrl-C ends it)

web-home = Ratings
web-home-text = Official ratings in chess and go: every list, every tournament, and every calculation with its paragraph.
web-browse = Or browse:
web-newest-lists = Newest lists
web-no-lists = No list has been published yet.
web-whole-list = The whole list
web-recent = Recent tournaments
web-all-tournaments = All tournaments
web-announced = Announced tournaments
web-none-announced = None is announced at present.
web-none = None.

web-lists = Lists
web-lists-text = Every published rating list, newest first.
web-players = Players
web-tournaments = Tournaments
web-tournaments-text = Tournaments and the state of their rating, the last to end first.
web-clubs = Clubs
web-regulations = Regulations
web-regulations-text = Every edition of the regulations, with each provision and its paragraph.
web-officer = Rating officer: { $name }, { $contact }
web-corrections = Corrections
web-corrections-text = What was found wrong later, and the lists that were revised for it. Nothing is changed in silence.

web-live = Live ratings
web-live-none = Every accepted tournament is rated.

web-list = List
web-players-count = { $count ->
    [one] one player
   *[other] { $count } players
 }
web-is-revision = This is revision { $revision }: what changed.
web-seal = Seal { $seal }
web-download = Download
web-pages = Pages
web-previous = Previous
web-next = Next
web-page-of = Page { $page } of { $pages }
web-nobody-chosen = Nobody on this list fits the choice.
web-list-of-fide = FIDE’s own list, taken over as it was published
web-kept = not on FIDE’s list
web-beside-fide = FIDE’s list of the same day
web-beside-ours = Our own list of the same day

web-filters = Choose players
web-filter-series = Series
web-filter-sex = Sex
web-filter-age = Age
web-filter-club = Club
web-filter-federation = Federation
web-filter-title = Title
web-filter-activity = Activity
web-filter-order = Show
web-filter-top = First places
web-filter-sort = Order
web-filter-all = all
web-filter-improvers = by gain
web-filter-new = newcomers
web-filter-apply = Show
web-filter-wrong = The field “{ $field }” holds something the list does not know.

web-hidden = name withheld
web-hidden-person = This page is not public
web-hidden-text = There is nobody at this address, or the player has asked not to be shown.
web-player-about = Ratings, tournaments and calculations of { $name }
web-calculation = Calculation
web-calculation-of = Calculation: { $name }
web-show = show
web-on-list = On this list
web-sum = Sum
web-white = white
web-black = black
web-tournament = Tournament
web-ends = End
web-rated-in = Rated in
web-earlier-lists = { $count ->
    [one] One earlier list
   *[other] { $count } earlier lists
 }
web-crosstable = Table
web-members = Members
web-strength = Strength order { $season }
web-corrected = Corrected tournaments
web-revised = Revised lists
web-changed-count = { $count ->
    [one] One rating changed
   *[other] { $count } ratings changed
 }
web-changed-order = The largest change first, then by name; who is new on the list or gone from it comes last.
web-changed-cut = Only the first { $most } are shown here. All of them:
edition-name-fide-2013 = FIDE, July 2013
edition-name-mssz-2017 = Hungarian Chess Federation, 2017
edition-name-fide-2022-01 = FIDE, January 2022
edition-name-fide-2024-03 = FIDE, March 2024
edition-name-fide-2025-10 = FIDE, October 2025
edition-name-fide-rapid-2024-03 = FIDE rapid, March 2024
edition-name-fide-blitz-2024-03 = FIDE blitz, March 2024
edition-name-fide-rapid-2024-12 = FIDE rapid, December 2024
edition-name-fide-blitz-2024-12 = FIDE blitz, December 2024
edition-name-mgsz-2012 = Hungarian Go Federation, 2012
edition-name-egf-2021 = European Go Federation, 2021

web-provisions = Provisions
web-differences = Differences
web-compare = Compare with
web-compare-none = no other edition

web-lost = Page not found
web-lost-text = There is nothing at this address. It may have been mistyped, or the page was never published.
web-wrong = This cannot be shown
web-refused = This cannot be shown
web-failed = Something went wrong
web-failed-text = The page could not be made. The fault is ours and has been noted; please try again later.
web-to-home = To the home page

chart-history-about = Rating on each published list, from the first to the newest.
chart-peak = peak
chart-originally = originally
chart-table = The same as a table
calculation-event-edition = By the regulation in force when the event started:
