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
api-desk-today-text = A beérkezett fájlok a kétes sorok számával, a bejelentett, de jelentés nélkül maradt versenyek, a lezárt, de közzé nem tett listák, a levelek és fellebbezések száma, valamint sorozatonként a következő lista és a beszámító versenyek utolsó napja. Az irodának; read hatókörrel.
api-desk-report = Egy beérkezett fájl
api-desk-report-text = Amit az olvasó és a szabályzat mond róla, és minden sora: kicsoda vagy ki lehet, mi egyezik és mi mond ellent. A játékvezető azt látja, amit maga küldött.
api-desk-month = Egy készülő lista
api-desk-month-text = Amit a lezárása mutatna: mi vár, mi hiányzik, mi számít bele, kinek változna és ki kapna induló értékszámot. Semmi sem zárul le.
api-parameter-desk-id = A sorszám
api-parameter-desk-series = A lista
api-parameter-desk-month = A hónap
api-parameter-desk-after = Az e sorszám utáni bejegyzések; nélküle a legújabbak
api-parameter-desk-all = A lezártak is
api-desk-reports = Beérkezett fájlok
api-desk-reports-text = A legújabb kétszáz, mindegyik az állapotával. A játékvezető azokat látja, amelyeket ő küldött. A kulcsnak read hatókör kell.
api-desk-letters = Levelek a webhelyről
api-desk-letters-text = Amit bejelentettek, a legújabbal kezdve. Az irodának; read hatókörrel.
api-desk-ledger = A napló
api-desk-ledger-text = Kétszáz bejegyzés sorrendben, mindegyik úgy, ahogy le van zárva; a head a legújabb sorszáma. Az irodának; read hatókörrel.
api-desk-decisions = Határozatok és fellebbezések
api-desk-decisions-text = Amiről döntöttek, és ami ellen fellebbeztek, a legújabbal kezdve. Az irodának; read hatókörrel.
api-desk-person = Egy személy minden adata
api-desk-person-text = Amit a nyilvántartás egy személyről tartalmaz, az is, amit a nyilvánosság nem lát. Az irodának; read hatókörrel.
api-desk-users = Felhasználók
api-desk-users-text = Kik dolgozhatnak itt, és milyen szerepben. A rendszergazdának és az ellenőrnek; a kulcsnak read hatókör kell.
api-desk-messages = Elküldött üzenetek
api-desk-messages-text = A felhasználóknak és programoknak szóló üzenetek és a sorsuk, a tartalmuk nélkül. A rendszergazdának és az ellenőrnek; a kulcsnak read hatókör kell.
