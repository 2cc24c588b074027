## Applications for titles

worklist-titles = Titles of FIDE on { $day } ({ $edition })
worklist-complete = { $count ->
    [0] Nobody may apply.
    [1] One may apply:
   *[other] { $count } may apply:
 }
worklist-lacking = { $count ->
    [0] Nobody lacks only one thing.
    [1] One lacks one thing:
   *[other] { $count } lack one thing:
 }
worklist-open = { $count ->
    [0] No application is open.
    [1] One application is open:
   *[other] { $count } applications are open:
 }
worklist-norms = norms
worklist-lacks = lacks
applications-none = nobody has applied for a title
application-norm-filed = { $name }: certificate of a norm for { $title } filed: { $event }, { $games } games
application-made = { $name } applies for { $title }: entry { $entry }. Nothing is missing that the register can tell.
application-granted = Granted on { $day }: the application of entry { $entry }. The title is on the sheet and comes on the next list.
application-refused = Refused on { $day }: the application of entry { $entry }.
application-withdrawn = Withdrawn on { $day }: the application of entry { $entry }.
application-received = received
application-norms = norms (games)
application-outcome = outcome
application-decided-by = decided by
application-because = reason
verdict-granted = granted
verdict-refused = refused
verdict-withdrawn = withdrawn
verdict-open = open
warning-application-posted = an application is posted for { $days } days ({ $paragraph }); this one came on { $received }
warning-application-proof-gone = the register no longer has the norm that the application rests on: { $events }
refusal-application-ended = the application of entry { $entry } has ended: { $verdict ->
    [granted] granted
    [refused] refused
   *[other] withdrawn
 }, entry { $by }; cancel that entry first
refusal-application-held = { $name } holds { $title } or a higher title already
refusal-application-incomplete = { $name } cannot apply for { $title } yet; this is missing:
refusal-application-no-edition = no edition of the title regulations is known for { $day }
refusal-application-norm-unknown = { $name } has no { $title } norm in { $norms }; the player’s titles page lists the norms there are
refusal-application-open = { $name } has applied for { $title } with entry { $entry }; that application is open
refusal-application-without-decider = who decided about the application of entry { $entry }?
refusal-application-decided-before = the application of entry { $entry } came on { $received }, it cannot have been decided on { $day }
refusal-application-title = { $title } is no title to apply for; one applies for { $titles }
refusal-application-women = { $title } is a women’s title; the register does not say that { $name } is a woman
refusal-application-unknown = entry { $entry } is no application that stands
refusal-arbiter-title = { $title } is no title of an arbiter; they are { $titles }
refusal-arbiter-norm-kind = { $kind } is nothing that an arbiter’s norm is won at; one of these is: { $kinds }
refusal-arbiter-norm-system = { $system } is no system; they are { $systems }
refusal-arbiter-without-licence = { $name } holds no arbiter’s licence
refusal-arbiter-exam = an exam of { $percent } % is no norm; { $least } % to 100 % is ({ $paragraph })
refusal-certificate-registered = a norm that ended on { $ends } was not registered on { $day }; today is { $today }
refusal-certificate-games = a norm is worth { $least } to { $most } games, not { $games }
refusal-certificate-days = the event of the certificate lasts from { $starts } to { $ends }; it must have ended by { $today } and not before it began
refusal-certificate-listed = { $letter } is no letter of the listed events; they are a to f
refusal-certificate-title = norms are made for { $titles }, not for { $title }
refusal-certificate-known = this certificate was filed with entry { $entry }: { $title }, { $event }
refusal-titles-in-standard = tournament { $tournament } is not of standard chess, and titles are won in standard chess only
desk-act-title-application = { $person } applies for { $title }
desk-act-title-outcome = { $person }, application for { $title }: { $verdict }
desk-decided-title-event = { $tournament } is, for titles: { $what }
desk-title-event = for titles
event-listed-candidates-places = with direct places in the Candidates
event-listed-strong-swiss = a strong Swiss by decision (1.5.6a)
event-listed-world-cup-places = with direct places in the World Cup
event-listed-events-commission = individual event of the Events Commission
event-own-zonal = the federation holds a zonal of its own in this year
event-inactive-chief-stands = its norms stand although the chief arbiter was inactive
event-inactive-chief-void = no title tournament, because the chief arbiter was inactive
register-paper-norm = certificate of a norm
register-paper-arbiter-norm = certificate of an arbiter’s norm
register-paper-arbiter-title = arbiter’s title
register-paper-title-application = application for a title
register-paper-title-outcome = decision on a title
dossier-norm-certified = { $title }: norm of { $games } games
dossier-certificate = { $event }, { $start } – { $end }; certificate filed with entry { $entry }
dossier-applied = Applied for { $title } on { $received }, entry { $entry }: open
dossier-application-ended = Applied for { $title } on { $received }, entry { $entry }: { $verdict } on { $day } ({ $by })

## Arbiters

register-arbiter-norm = { $name }: certificate filed: { $kind }
arbiter-dossier = { $name }, arbiter ({ $edition })
arbiter-licensed = Holds a licence on { $day }
arbiter-unlicensed = Holds no licence on { $day }
arbiter-titled = { $title } since { $day }
arbiter-end = end
arbiter-event = event
arbiter-norm-kind = won at
arbiter-rounds = rounds
arbiter-players = players
arbiter-rated = rated
arbiter-federations = federations
arbiter-part = part
arbiter-certificate = certificate
arbiter-chief = chief arbiter
arbiter-deputy = arbiter
arbiter-certificate-filed = entry { $entry }
arbiter-certificate-free = for everybody
arbiter-certificate-needed = needed, too few for all ({ $paragraph })
arbiter-certificate-none = none possible ({ $paragraph })
arbiter-kind-seminar = seminar
arbiter-kind-refresher = refresher course
arbiter-kind-event = rated event
arbiter-kind-national-final = national final
arbiter-kind-fide = event of FIDE
arbiter-kind-international = international event with norms
arbiter-kind-large-international = large international event
arbiter-kind-league = national league
arbiter-kind-rapid-blitz = rapid or blitz
arbiter-kind-world-rapid-blitz = world or continental rapid or blitz
arbiter-kind-hybrid = hybrid event
arbiter-kind-olympiad-match = match arbiter at the Olympiad
arbiter-kind-disability = IBCA, ICCD or IPCA event

## Pages

pp-tab-titles = Titles
pp-titles-of = { $name }: titles and norms
pp-no-title = No title of FIDE.
pp-no-norm = No norm in the events of this register.
pp-norm-games = Games
pp-norm-certified = by certificate
pp-norm-calculator = Is it a norm? Calculate it
pp-titles-missing = What is missing
pp-may-apply = may apply
pp-not-yet = not yet
pp-titles-note = Norms are judged from the reports of this register; FIDE checks them when somebody applies.
norms-of = { $event }: norms
norms-of-event = Norms
norms-none-possible = This tournament gives nobody a norm: its report has too few rounds, or is none from which norms can be judged.
norms-open = still open
norms-no-norm = no norm
calculator-norms = Norm
calculator-norms-text = Is it a norm for GM, IM, WGM or WIM, and what do the open rounds still need?
calculator-norm-rounds = Rounds
calculator-norm-hint = A row for each round: the opponent’s rating (empty = unrated), federation, title, result. A round without a result is open: the answer says what it must bring. Behind the last row nobody is paired yet: the answer says against whom the rounds left would be enough. In a double round robin the second half has the opponents of the first, in the same order.
calculator-opponent-federation = Federation of opponent { $row }
calculator-opponent-title = Title of opponent { $row }
calculator-no-federation = three letters, such as GER
field-own-federation = Own federation
hint-own-federation = Three letters, such as HUN; it also holds the event.
field-event-rounds = Rounds of the event
hint-event-rounds = Empty: as many as there are rows.
field-system = System
field-kind = What the event is
field-sex = Sex
norm-sex-m = man
norm-sex-w = woman
norm-result-open = open
norm-result-win = won
norm-result-draw = drawn
norm-result-loss = lost
norm-result-forfeit-win = opponent absent
norm-result-forfeit-loss = absent
norm-result-pairing-bye = bye of the pairing
norm-result-half-bye = half-point bye
norm-result-full-bye = full-point bye
norm-result-zero-bye = stayed away
api-player-titles = A player’s titles and norms
api-player-titles-text = Titles held, every norm with the event that proves it, and title by title what is missing, with paragraphs.
api-tournament-norms = The norms of a tournament
api-tournament-norms-text = Everybody who made a norm or nearly did, and whether the event is a title tournament. Whoever asked not to be shown has no name.
api-desk-titles = Who may apply for a title
api-desk-titles-text = The officer’s worklist: who fulfils everything, who lacks one thing and which, and the applications that are open. With a token of somebody who sees the office’s work.
api-desk-arbiter = An arbiter’s dossier
api-desk-arbiter-text = Licences, titles, norms with their certificates, and what is missing for FA or IA. With a token of somebody who sees the office’s work.
api-shape-TitleWorklist = Who may apply for a title of FIDE, who lacks one thing, and which applications are open.
api-shape-ArbiterDossier = An arbiter: licences, titles, norms, and what is missing for the next title.
api-shape-TitleDossier = What a player has towards FIDE’s titles.
api-shape-TournamentNorms = The norms of a tournament of the register.

## The desk

desk-titles = Titles
desk-arbiters-all = Arbiters
worklist-ended = { $count ->
    [1] One application has ended:
   *[other] { $count } applications have ended:
 }
kind-title-application = application for a title
kind-title-outcome = end of an application
deed-norm-certificate = File the certificate of a norm
deed-norm-certificate-text = For a norm that was made in an event which the register does not have.
deed-title-application = Apply for a title
deed-title-application-text = Everything that the law asks must be there; what is missing is told with its paragraph. Without norms all there are count.
deed-title-granted = Title granted
deed-title-granted-text = The title is held from the day of the decision: on the sheet, on the page and on the next list.
deed-title-refused = Application refused
deed-title-refused-text = The reason is kept with the application; one may apply again.
deed-title-withdrawn = Application withdrawn
deed-title-withdrawn-text = Nobody applies any more; one may apply again.
deed-title-event = What a tournament is for titles
deed-title-event-text = No report says whether it is the final of a championship, a zonal or something else; norms are judged by it.
deed-arbiter-title = Arbiter’s title confirmed
deed-arbiter-title-text = FA or IA, from the day of its confirmation.
deed-arbiter-norm = File an arbiter’s norm
deed-arbiter-norm-text = A seminar, or the certificate of an event. Of an event of the register its number is enough.
deed-field-event = Event
deed-field-games = Games
deed-field-exempt = An exemption from the requirement on foreigners carried it
deed-field-eight-of-nine = Eight games of nine rounds
deed-field-single-days = Days with a single round
deed-field-norm-registered = Registered by FIDE on, for norms of before July 2005
deed-field-listed-letter = Letter of the listed events
deed-field-certificates = Norms by certificate, by the numbers of their entries
deed-field-fee = Note on the fee
deed-field-decided-by = Who decided
deed-field-reason = Reason
deed-field-event-kind = What the tournament is
deed-field-listed = What else it is
deed-field-own-zonal = The federation holds a zonal of its own in this year
deed-field-inactive-chief = The chief arbiter was inactive (B.06.3 2.1.1)
deed-field-arbiter-title = Title
deed-field-won-at = Won at
deed-field-system = System
deed-field-rated-players = Rated players
deed-field-federations = Federations
deed-field-chief = Chief arbiter
deed-field-exam = Exam, per cent
deed-choice-GM = GM
deed-choice-IM = IM
deed-choice-FM = FM
deed-choice-CM = CM
deed-choice-WGM = WGM
deed-choice-WIM = WIM
deed-choice-WFM = WFM
deed-choice-WCM = WCM
deed-choice-FA = FA
deed-choice-IA = IA
deed-choice-listed-letter-a = a
deed-choice-listed-letter-b = b
deed-choice-listed-letter-c = c
deed-choice-d = d
deed-choice-e = e
deed-choice-f = f
deed-choice-ordinary = ordinary tournament
deed-choice-national-final = final of a national championship
deed-choice-national-team = national team championship
deed-choice-zonal = zonal tournament
deed-choice-world-team = world team championship
deed-choice-continental-team = continental team championship
deed-choice-world-club = world club championship
deed-choice-continental-club = continental club championship
deed-choice-world-cup = World Cup
deed-choice-olympiad = Olympiad
deed-choice-candidates-places = with direct places in the Candidates
deed-choice-strong-swiss = a strong Swiss by decision (1.5.6a)
deed-choice-world-cup-places = with direct places in the World Cup
deed-choice-events-commission = individual event of the Events Commission
deed-choice-seminar = seminar
deed-choice-refresher = refresher course
deed-choice-stands = the norms stand
deed-choice-void = it is no title tournament
deed-choice-event = rated event
deed-choice-won-at-international = international event with norms
deed-choice-large-international = large international event
deed-choice-league = national league
deed-choice-rapid-blitz = rapid or blitz
deed-choice-world-rapid-blitz = world or continental rapid or blitz
deed-choice-hybrid = hybrid event
deed-choice-olympiad-match = match arbiter at the Olympiad
deed-choice-disability = IBCA, ICCD or IPCA event
deed-choice-swiss = Swiss
deed-choice-round-robin = round robin
deed-choice-double-round-robin = double round robin
deed-choice-knockout = knockout
deed-choice-team = teams
deed-field-title-norms = Norms, by the numbers of their tournaments
deed-field-decided-on = Day of the decision
deed-choice-won-at-fide = event of FIDE
