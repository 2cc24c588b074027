# Ready lists above a list.

ready-lists = Ready lists
ready-all = All
ready-women = Women
ready-men = Men
ready-seniors = { $age }+
ready-improvers = Most improved
ready-new = Newcomers
ready-clubs = By club
ready-top = the first { $top }
pp-place-group = { $group }: place { $place } of { $of }, ahead of { $share } %
