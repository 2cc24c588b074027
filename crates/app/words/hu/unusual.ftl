# Ami a hónapban szokatlan, lezárás előtt.
unusual-head = { $count } szokatlan dolog; megnézendő, nem ítélet
unusual-rate = { $of } egészséges szimulált szövetségből { $raised } esetben fordult elő
unusual-twice = { $where }: a második { $count } játszmájából { $seen } az elsőben is szerepel
unusual-two-boards = { $who }: { $day } napon több versenyen is játszott: { $where }
unusual-crowded = { $where }: { $day } napon { $count } forduló, együtt { $hours } óra
unusual-jump = { $who }: { $count } játszmából { $seen } pont ({ $where }), a várható { $expected }; egy jóval erősebb játékos is csak { $once } hónaponként egyszer érne el ennyit
unusual-performance = { $who }: a legutóbbi { $count } játszmából { $seen } pont, az előtte volt értékszáma szerint { $expected } várható; egy 85 ponttal erősebb játékos is csak { $once } ilyen sorozatból egyszer érne el ennyit
unusual-sandbagging-long = { $who }: a legutóbbi { $count } játszmából { $seen } pont, az előtte volt értékszáma szerint { $expected } várható; egy 130 ponttal gyengébb játékos is csak { $once } ilyen sorozatból egyszer érne el ilyen keveset
unusual-sandbagging = { $who }: { $count } játszmából { $seen } pont ({ $where }), a várható { $expected }; egy jóval gyengébb játékos is csak { $once } hónaponként egyszer érne el ilyen keveset
unusual-regular = { $where }: { $count } játszmából { $seen } az értékszámok szerint végződött vagy döntetlen, ahol { $expected } várható; véletlenül { $once } versenyből egyszer
unusual-newcomers = { $club }: { $who } { $count } játszmából { $seen } ponttal kevesebbet ért el, mint az induló értékszámuk szerint várható; véletlenül { $once } egyesületből egyszer
