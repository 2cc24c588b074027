# Kész listák a lista felett.

ready-lists = Kész listák
ready-all = Mindenki
ready-women = Nők
ready-men = Férfiak
ready-seniors = { $age } év felett
ready-improvers = Legtöbbet javítók
ready-new = Újak
ready-clubs = Egyesületenként
ready-top = az első { $top }
pp-place-group = { $group }: { $place }. hely { $of } játékosból, { $share } % előtt
