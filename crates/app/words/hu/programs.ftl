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
api-desk-today = Ami az irodára vár
api-desk-today-text = A beérkezett fájlok a kétes sorok számával, a bejelentett, de jelentés nélkül maradt versenyek, a lezárt, de közzé nem tett listák, a levelek és fellebbezések száma, valamint sorozatonként a következő lista és a beszámító versenyek utolsó napja. A minősítési felelősnek, a bizottságnak, a rendszergazdának és az ellenőrnek; a kulcsnak read hatókör kell.
api-desk-report = Egy beérkezett fájl
api-desk-report-text = Amit az olvasó és a szabályzat mond róla, és minden sora: kicsoda vagy ki lehet, mi egyezik és mi mond ellent. A játékvezető azt látja, amit maga küldött.
api-desk-month = Egy készülő lista
api-desk-month-text = Amit a lezárása mutatna: mi vár, mi hiányzik, mi számít bele, kinek változna és ki kapna induló értékszámot. Semmi sem zárul le.
api-parameter-desk-id = A sorszám
