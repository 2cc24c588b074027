# Kész listák a lista felett.

ready-lists = Kész listák
ready-all = Mindenki
ready-women = Nők
ready-men = Férfiak
ready-seniors = { $age } év felett
ready-improvers = Legtöbbet javítók
ready-new = Újak
ready-clubs = Egyesületenként
ready-counties = Vármegyénként
county-lists = Listák vármegyénként
county-none = Egyetlen egyesületnél sincs megadva vármegye.
county-list = { $county } listája
club-town = Székhely
register-county = vármegye
web-filter-county = Vármegye
ready-top = az első { $top }
pp-activity-not-known = aktivitása nem ismert
pp-place-group = { $group }: { $place }. hely { $of } játékosból, a többiek { $share }{ "\u00A0" }%-a előtt
ready-improvers-12 = Egy év alatt legtöbbet javítók
web-filter-improvers-12 = egyéves javulás szerint
web-page-number = { $page }. oldal
list-print = Nyomtatható változat, egészben
list-print-cut = Itt az első { $shown } játékos áll; a teljes lista fájlban tölthető le.
