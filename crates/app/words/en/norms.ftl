## Norms of an event

norms = Norms
norms-average = Average
norms-performance = Performance
norms-required = Needed
norms-made-of = norm of { $games } games
norms-steps = Step by step
norms-too-early = rounds { $rounds } are open, too many to say
norms-needed = round { $rounds }: { $points } points
norms-out-of-reach = no result of round { $rounds } is enough
norms-needed-opponents = Round { $rounds }: points, and opponents of at least
norms-heading = Norms ({ $edition })
norms-nobody = Norms ({ $edition }): nobody made one or came near.
norms-refused = What stands against the event stands against every norm below.
norms-near = { $title }: near miss
norms-undecided = { $title }: would be a norm if the federations that the file does not say count (rounds { $rounds })
norms-numbers = { $score } of { $games }, average { $average }, performance { $performance }; needed { $required }
norms-numbers-low = { $score } of { $games }, average { $average }, performance { $performance }; the average is too low
norms-result = Result
norms-why = Why
norms-standing-near = near miss
norms-standing-undecided = undecided
norms-standing-within = within reach
norms-event = Is it a title tournament?
norms-kind = What the event is (for norms)
event-kind-ordinary = an ordinary event
event-kind-national-final = final of a national championship
event-kind-national-team = national team championship
event-kind-zonal = zonal
event-kind-world-team = world team championship
event-kind-continental-team = continental team championship
event-kind-world-club = world club championship
event-kind-continental-club = continental club championship
event-kind-world-cup = World Cup
event-kind-olympiad = Olympiad
api-shape-EventNorms = The norms of an event: made, nearly made, within reach of the open rounds; and whether it is a title tournament as far as its report says.
api-parameter-kind = What the event is, for norms; no file says it. Without it an ordinary one.

finding-title-event-online = played over the internet: titles are for games over the board
finding-title-declare-registration = no file says it: registered { $days } days before the start, or approved
finding-title-event-registered = the event was registered { $days } days before the start; at least { $least } are needed
finding-title-event-registered-late = the event was registered only { $days } days before the start, and { $least } are needed: a norm needs the approval of FIDE’s Qualification Commission
finding-title-declare-conditions = no file says it: the format was not changed, and conditions were the same for all
finding-title-days-unsaid = the file does not give the day of every round (132); rounds and hours a day, and days of a single round, are unknown
finding-title-event-day-hours = longest play on a day: { $minutes } minutes; at most { $most } hours
finding-title-event-day-rounds = most rounds on a day: { $rounds }; at most { $most }
finding-title-event-single-rounds = days with a single round: { $days }; one norm for GM or WGM needs { $least }
finding-title-time-unsaid = the file does not give the time control in a form that can be read (122, 222)
finding-title-thinking-time = thinking time for 60 moves: { $minutes } minutes; at least { $least }
finding-title-unequal-times = the players of a game had different times
finding-title-declare-clocks = no file says it: one time control and one clock mode for all games
finding-title-event-long = the event lasts { $days } days: ratings and titles of the day of each game count, and a file has only those of the start
finding-title-chief-unsaid = the file does not name the chief arbiter (102)
finding-title-chief-untitled = the file does not say the title of the chief arbiter { $name } (IA or FA)
finding-title-chief = chief arbiter: { $title } { $name }; IA or FA is needed
finding-title-declare-chief-active = whether the chief arbiter { $name } is active is not known: the federation declares it
finding-title-chief-active = the chief arbiter { $name } is active: last FA title, seminar or refresher on { $day }, active until { $until }
finding-title-chief-inactive = the chief arbiter { $name } is inactive: last FA title, seminar or refresher on { $day }, active until { $until }. The text does not say whether the event is void or only he is at fault; nothing is refused until it is decided
finding-title-chief-stands = the chief arbiter { $name } was inactive (active until { $until }); by decision the norms stand
finding-title-chief-void = the chief arbiter { $name } was inactive (active until { $until }); by decision the event is no title tournament
finding-title-declare-venue = no file says it: an IA or FA was always at the venue
finding-title-arbiter-plays = { $name } is an arbiter of the event and plays in it
finding-title-arbiter-namesake = { $name } is called as an arbiter of the event is; an arbiter may not play
finding-title-declare-help = no file says it: nothing was changed to help a player
finding-title-format-unsaid = the file does not name the pairing system (092, 192); it is taken for a Swiss
finding-title-format-approval = Scheveningen and Schiller need approval
finding-title-declare-kind = no file says what the event is; it is taken as: { $kind ->
    [national-final] final of a national championship
    [national-team] national team championship
    [zonal] zonal
    [world-team] world team championship
    [continental-team] continental team championship
    [world-club] world club championship
    [continental-club] continental club championship
    [world-cup] World Cup
    [olympiad] Olympiad
   *[other] an ordinary event
 }
finding-title-foreigners = foreigners with a rating in the round that has the fewest: { $foreigners } of { $federations } federations, { $titled } with GM, IM, WGM or WIM; an exemption needs { $least_foreigners }, { $least_federations } and { $least_titled }
finding-title-strong-swiss = players in the round that has the fewest: { $players }; average of the best forty { $of_best }, of all { $of_all }; { $least } is needed for an event of the list
finding-title-strong-swiss-open = players in the round that has the fewest: { $players }; the average of the best forty is { $of_best }, of all { $of_all }, and which of them must reach { $least } is not established: ask for a decision
finding-title-strong-swiss-decided = players in the round that has the fewest: { $players }; the average of the best forty is { $of_best }, of all { $of_all }; { $least } is needed, and by decision it is reached
finding-title-knockout-games = games played after a match was decided are not rated; they count here like any other
finding-title-team-pairings = pairings of a team event are taken as not pre-determined
finding-title-federations-unsaid = { $players } of { $all } players have no federation in the file; norms that hang on it are undecided
finding-title-sexes-unsaid = { $players } of { $all } players have no sex in the file; norms for WGM and WIM are judged for women only
finding-title-more-people = norms of { $players } more players are not shown
finding-title-event-too-large = the file has { $players } players; norms are judged for { $most } at most

## Certificates

certificates = Certificates
certificates-print = Certificates for printing
certificates-person = Player and event
certificates-counts = Numbers of the norm
certificates-result = Result
certificates-rounds = Round by round
certificates-signatures = Signatures
certificates-players = Players
certificates-none = The file has no norms to certify.
certificates-trf = certificates are made from a tournament report file
it1 = IT1: certificate of title result
it2 = IT2: title application form
it2-person = Applicant and rating
it2-norm = Norm
it-norm = Norm { $number }
it-born = Date of birth
it-birthplace = Place of birth
it-rating-day = Date on which the rating was reached
it-rating-level = Rating
it-left-out = Rounds left out
it-norm-of = Norm for (serves for this title as well, 1.5.2)
it-average-left = Average after games were left out
it-games-left = Games after games were left out
it-required-left = Score required after games were left out
it-achieved-left = Score achieved after games were left out
it-by-title = Opponents by title
it-credited = Worth in games
it-games-in-all = Games of the norms in all
it-applied = Date of the application
it-signed-applicant = Federation
it-nothing-known = What this norm rested on is in the register no more.
it3 = IT3: tournament report
it-title = Title
it-name = Name
it-first-name = First name
it-id = FIDE ID
it-federation = Federation
it-event = Event
it-start = Date of start
it-close = Date of close
it-chief = Chief arbiter
it-rate-of-play = Rate of play
it-games = Games
it-federations = Federations other than the own
it-foreign = Opponents not of the own federation
it-of-host = Opponents of the host federation
it-rated = Rated opponents
it-titled = Opponents with a title
it-swiss-federations = 1.4.3d: federations
it-swiss-rated = 1.4.3d: rated foreigners
it-swiss-titled = 1.4.3d: titled foreigners
it-round = Round
it-opponent = Opponent
it-rating = Rating
it-adjusted = Rating by 1.4.6c
it-held = Title
it-score = Score
it-average = Average of the opponents
it-required = Score required
it-achieved = Score achieved
it-excess = Points above
it-remarks = Remarks
it-signed-chief = Chief arbiter
it-signed-federation = Confirming federation
it-place = Place
it-organiser = Organiser
it-contact = Contact
it-rounds = Rounds
it-rounds-per-day = Rounds per day
it-type = Type
it-pairing = Pairing system
it-program = Pairing program
it-exceptions = Exceptions
it-deputies = Deputy arbiters
it-arbiters = Arbiters
it-number = Number
it-of-federations = Federations
it-host = Host federation
it-others = Others
it-rated-players = Rated
it-unrated-players = Unrated

## The dossier of a player

dossier-titles = Titles: { $titles } ({ $edition })
dossier-no-title = No title of FIDE ({ $edition })
dossier-highest = Highest published rating: { $rating }, list of { $list }
dossier-no-rating = No published rating yet.
dossier-proof = { $event }, { $start } – { $end }; accepted by entry { $entry }
dossier-complete = { $title }: may apply, nothing is missing that the register can tell
dossier-incomplete = { $title }: not yet
dossier-inside-by-day = Reached inside a period: { $rating } (exactly { $exact }) on { $day }, by the days of the rounds ({ $order }); list of { $list }
dossier-inside-by-event = Reached inside a period: { $rating } (exactly { $exact }) on { $day }, events in this order: { $order } (reached in { $reaching } of { $orders } permitted orders); list of { $list }
