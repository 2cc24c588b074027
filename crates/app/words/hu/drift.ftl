# Elmozdult-e az értékszám skála.

drift-title = { $series }: minden irányadó lista, és honnan jött az átlaga.
drift-why = Az adminisztrátor feladata észrevenni, ha a skála elmozdult ({ $edition }, { $paragraph }).
drift-nothing = még egy lista sincs közzétéve
drift-list = lista
drift-players = értékszámos
drift-mean = átlag
drift-lower = alsó negyed
drift-median = medián
drift-upper = felső negyed
drift-change = változás
drift-left = távozók
drift-moved = maradók
drift-entered = érkezők
