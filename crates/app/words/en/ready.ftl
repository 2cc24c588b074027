# Ready lists above a list.

ready-lists = Ready lists
ready-all = All
ready-women = Women
ready-men = Men
ready-seniors = { $age }+
ready-improvers = Most improved
ready-new = Newcomers
ready-clubs = By club
ready-counties = By county
county-lists = Lists by county
county-none = No club has a county stated.
county-list = the list of { $county }
club-town = Seat
register-county = county
web-filter-county = County
ready-top = the first { $top }
pp-activity-not-known = activity not known
pp-place-group = { $group }: place { $place } of { $of }, ahead of { $share } % of the others
ready-improvers-12 = Most improved in a year
web-filter-improvers-12 = most improved in a year
web-page-number = Page { $page }
list-print = To print, the whole list
list-print-cut = These are the first { $shown } players; the whole list can be downloaded as a file.
