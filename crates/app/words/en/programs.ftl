# For programs: feeds of one thing, players as other sites tell them, tables that are matched.

feed-player = Ratings: { $name }
feed-player-text = { $before } → { $after }, { $games ->
    [one] one game
   *[other] { $games } games
 }
feed-club = Ratings: { $name }
feed-club-text = { $count ->
    [one] One member
   *[other] { $count } members
 } on the list; the strongest: { $strongest }
feed-tournament-rated = Rated: { $list }
feed-of-this = Follow this page (Atom)
matching-player = Player
matching-name = Players: { $federation }
matching-most = At most { $most } questions in one call.
api-desk-today = What waits for the office
api-desk-today-text = Received files with the lines in doubt in each, announced events without a report, lists that are closed and not published, how many letters and appeals wait, and the next list of each series with the last day of events it counts. For the office; scope read.
api-desk-report = A received file
api-desk-report-text = What its reader and the law say of it, and every line with who it is or may be, what agrees and what contradicts. An arbiter sees what he sent himself.
api-desk-month = A list on its way
api-desk-month-text = What closing it would bring up: what waits, what is missing, what counts, who would move and who would get a first rating. Nothing is sealed.
api-parameter-desk-id = The number
api-parameter-desk-series = The list
api-parameter-desk-month = The month
api-parameter-desk-after = Entries behind this one; without it, the newest
api-parameter-desk-all = The closed ones too
api-desk-reports = Received files
api-desk-reports-text = The newest two hundred, each with its state. An arbiter is told of those he sent. The token must have the scope read.
api-desk-letters = Letters from the site
api-desk-letters-text = What people reported, the newest first. For the office; scope read.
api-desk-ledger = The ledger
api-desk-ledger-text = Two hundred entries in their order, each as it is sealed; head is the newest of all. For the office; scope read.
api-desk-decisions = Decisions and appeals
api-desk-decisions-text = What was decided and what was appealed against, the newest first. For the office; scope read.
api-desk-person = A person whole
api-desk-person-text = What the register has of a person, also what the public does not see. For the office; scope read.
api-desk-users = Users
api-desk-users-text = Who may work here, and as what. For the administrator and the auditor; the token must have the scope read.
api-desk-messages = What was sent
api-desk-messages-text = Messages to users and programs and what became of them, without what they say. For the administrator and the auditor; the token must have the scope read.
