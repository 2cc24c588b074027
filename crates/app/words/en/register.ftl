# The KOMIR register: persons, clubs, papers, titles, the two sheets.

refusal-text-empty = a name cannot be empty
refusal-text-control = “{$text}” contains a control character or a mark of writing direction; names are single lines of visible characters
refusal-text-too-long = the text beginning with “{$begins}” has {$length} characters; at most {$most} are kept, and nothing is cut
refusal-name-without-letter = “{$name}” has no letter in it; a person needs a name that can be found again
refusal-country-unreadable = {$country} is no country code; it has three letters, such as HUN
refusal-sex-unreadable = {$sex} is neither F nor M
refusal-birth-too-early = a birth in {$born} is too early; the register begins with {$first}
refusal-birth-in-future = the birth {$born} is still to come
refusal-day-in-future = {$day} is still to come; today is {$today}
refusal-season-ahead = the season {$season} is far ahead: a licence or a strength order is for a season that begins next year at the latest (today is {$today})
refusal-season-unreadable = {$season} is no season; a season is written as 2024/25
refusal-number-unreadable = {$text} has no number behind the colon; write komir:12345, fide:700010 or egd:12345678
refusal-number-zero = 0 is no {$kind} number
refusal-number-taken = the {$kind} number {$number} already belongs to {$name} (person {$person}); if the two are one, merge them (arpad person merge)
refusal-komir-too-long = {$komir} is no KOMIR number; they go from 1 to {$most} (§ 2 of the 2017 regulation)
refusal-komir-permanent = the KOMIR number {$komir} came with the licence of entry {$entry} and stays with its person (§ 2 of the 2017 regulation); if the licence itself is wrong, cancel it: arpad cancel {$entry} --because …
refusal-komir-without-reason = the KOMIR number {$komir} is corrected only with a reason: say --why
refusal-person-stated-since = person {$person} {$name} was amended since entry {$entry}; amend the person once more instead (arpad person amend {$person} …)
refusal-person-in-use = person {$person} {$name} is named by a report, a list, a paper or a decision and stays; if it is somebody else's second number, merge them (arpad person merge); if a report names it by mistake, withdraw that first (arpad correct withdraw)
refusal-club-merged = {$club} became {$into}; name that club (number {$number}), or cancel the merger first
refusal-club-merge-self = {$club} cannot be merged into itself
refusal-club-in-use = club {$club} {$name} is named by papers, persons or a strength order and stays; merge it into another (arpad club merge) or rename it (arpad club rename)
refusal-paper-in-strength = the strength order of {$club} for {$season} names the person by right of entry {$entry}; enter the order without the person first (arpad strength), or cancel it
refusal-komir-exhausted = no KOMIR number is left: numbers have five digits at most, {$most} has been given, and none is given twice (§ 2 of the 2017 regulation)
refusal-person-not-found = nobody is found under “{$text}”
refusal-person-of-two = the number {$text} is not that of the person who is named beside it: one of the two is wrong
refusal-person-several = “{$text}” may be any of {$count}; say which by number: {$persons}
refusal-person-unclear = “{$text}” may be several persons; give the KOMIR or FIDE number instead (komir:…, fide:…)
refusal-person-merged = person {$person} was merged into {$into}; do it under that number, or take the two apart first (arpad person unmerge {$person})
refusal-person-died = person {$person} died on {$died}
refusal-death-before-birth = nobody dies before birth ({$day})
refusal-title-unknown = {$title} is not a title of the register; there are {$titles}
refusal-title-national = {$title} is a national title; only those awarded before 1990 may be used (§ 1.3.1 of the 2017 regulation), this one is dated {$awarded}
refusal-title-before-birth = {$title} cannot have been awarded on {$awarded}, before or in the year of birth
refusal-merge-self = person {$person} cannot be merged into itself
refusal-merge-contradiction = {$keep} and {$drop} contradict each other: {$one} and {$other}. If they are one person even so, say --even-so
refusal-merge-played-together = {$keep} and {$drop} both played in tournament {$tournament} and cannot be one person; if a line of its report is wrong, correct that first (arpad correct identity)
refusal-wish-elsewhere = person {$person} never asked not to be shown; the same person did under another number: {$elsewhere}. Take it back there: arpad person show {$elsewhere}
refusal-not-merged = person {$person} is not merged into anybody
refusal-club-unknown = there is no club {$club}
refusal-club-several = {$club} may be any of these; say which by number: {$clubs}
refusal-club-exists = {$name} is already in the register as club {$club}
refusal-licence-already = person {$person} already has a licence for {$season} with {$club}; another club needs a transfer (arpad transfer) or a guest’s licence (arpad guest)
refusal-guest-without-licence = person {$person} has no licence for {$season}; a guest needs a licence with another club first
refusal-guest-at-home = person {$person} has the licence for {$season} with {$club} itself and cannot be its guest
refusal-guest-already = person {$person} is already a guest of {$club} in {$season}
refusal-transfer-without-club = person {$person} has no club to leave; file a licence (arpad licence)
refusal-taken-by-office = person {$person} is not a player of your club: the office of the federation takes players over from other clubs
refusal-transfer-same-club = person {$person} already plays for {$club}
refusal-transfer-out-of-order = person {$person} was already transferred on {$last}; a transfer of {$day} would come before that
refusal-strength-empty = a strength order names at least one person
refusal-strength-twice = {$name} ({$person}) stands twice in the strength order
refusal-strength-without-licence = no licence and no guest’s licence with {$club} for {$season}: {$persons}

warning-country-unusual = { $country }: FIDE has no federation of this code, and nobody else in the register belongs to it; it was entered so
warning-time-control-unread = the time control (“{ $text }”) cannot be read, so it is not used; write it as 90+30, 40/90+30 or 15+10, in go 60+3x30
warning-fide-unusual = a Hungarian FIDE number usually has six digits and begins with 7; {$fide} was entered as it is
warning-ranking-country-unsaid = {$name} is a foreigner (letter b or c), but the table does not say of which country; it stays empty
warning-ranking-grade-low = {$points} points give at least {$earned} (§5(2)), the row has {$grade}; it was entered so
warning-ranking-missing = on the ranking list taken over before for the same day and not on this one ({$count}): {$names}; what it said of them stays
warning-recognised-by-name = {$name} is person {$person} by the name; if it is somebody else, write new into the column person
warning-same-name = {$name} (person {$person}, born {$born}) has the same name; they are kept apart by their numbers
warning-same-name-and-birth = {$name} (person {$person}, born {$born}) has the same name and birth; if they are one, merge them
warning-title-for-women = {$title} is a title for women, the register says male
warning-merge-hides = one of the two asked not to be shown, so person {$person} is not shown under either number from now on
warning-unmerge-stays = what came while the two were merged stays with person {$person} (tournaments: {$events}); where {$other} played, that line has to be moved by itself: arpad correct identity
warning-unmerge-shows = person {$person} did not ask not to be shown, and is shown again
warning-unmerge-hides = person {$person} asked not to be shown, and stays hidden
warning-still-hidden = the same person asked not to be shown under another number too ({$elsewhere}) and stays hidden; take it back there: arpad person show {$elsewhere}

register-warning = look once more: {$text}
register-entered = Person {$person}: {$name}
register-amended = Person {$person} amended: {$name}
register-titled = {$name}: {$title}, awarded {$awarded}
register-merged = Person {$drop} leads to {$keep} from now on: {$name}
register-unmerged = Person {$person} stands alone again: {$name}
register-died = {$name} (person {$person}) died on {$day}
register-hidden = {$name} (person {$person}) is hidden from now on
register-shown = {$name} (person {$person}) is shown again
register-licensed-first = {$name}: first licence, {$season}, {$club}. KOMIR number {$komir}
register-arbiter-licensed = {$name}: arbiter's licence {$kind} {$number}
register-arbiters-none = there is no arbiter's licence
register-arbiter-kind = kind
register-arbiter-number = licence
register-arbiter-from = from
register-arbiter-until = until
register-officer-named = {$name} is the rating officer from {$day}: {$contact}
register-officer = Rating officer since {$day}: {$name}, {$contact}
register-officer-none = no rating officer is named; arpad officer --name NAME --contact TEXT
register-notices-none = there is nothing to tell FIDE
register-notice-death = {$name}, FIDE ID {$fide}, {$federation}: died on {$day}; please mark the player as deceased (10.2)
register-notice-unlisted = {$name}, FIDE ID {$fide}, {$federation}: must not be listed from {$day} on
register-numbers-due = FIDE numbers that are due: one game against a rated player is played
register-numbers-due-none = no FIDE number is due
register-licensed = {$name}: licence for {$season}, {$club}. KOMIR number {$komir}
register-guest = {$name}: guest of {$club} in {$season}
register-transferred = {$name}: transferred from {$from} to {$to}
register-registered = {$name}: registration form filed
register-strength-put = {$club}, {$season}: a strength order of {$count ->
    [one] one place
   *[other] {$count} places
}
register-strength-none = {$club} has no strength order for {$season}
register-strength = Strength order of {$club}, {$season}
register-club-added = Club {$club}: {$name}
register-club-merged = {$merged} is club {$club} from now on: {$name}
register-club-renamed = Club {$club} is called {$name} from now on
register-clubs-none = there is no club in the register yet
register-nobody = nobody is found under “{$text}”
register-papers = Papers of {$name}
register-papers-none = {$name} has no papers

register-person = no.
register-name = name
register-born = born
register-country = country
register-title = title
register-awarded = awarded
register-club = club
register-town = town
register-day = day
register-paper = paper
register-season = season
register-from-club = from
register-remark = remark
register-place = place
register-merged-into = leads to
register-female = female
register-male = male

register-paper-registration = registration
register-paper-licence = licence
register-paper-guest = guest
register-paper-arbiter = arbiter's licence
register-paper-transfer = transfer

player-number = No. {$person}
player-born = born {$born}
player-died = died {$day}
player-hidden = asked not to be shown
player-club = Club
player-merged-here = {$person} was merged into this person
player-ratings = Ratings
player-titles = Titles
player-papers = Papers
player-history = History: {$series}
player-tournaments = Tournaments
player-series = series
player-rating = rating
player-points = points
player-list = list
player-games = games
player-of-tournaments = { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
}
player-k = K
player-change = change
player-status = status
player-active = active
player-inactive = inactive
player-activity-not-known = not known
player-forecast = forecast
player-forecast-of = forecast: { $rating } ({ $date })
player-ours = ours: { $rating }
player-not-on = not on FIDE's list of { $date }, keeps the rating before it

activity-game = Active: the last rated game is on the list of { $list }.
activity-game-long-ago = Inactive: the last rated game is on the list of { $list }, more than a year ago.
activity-no-game = Inactive: no rated game in the year before the list.
activity-fide-active = Active by FIDE's list of { $list }. Our own knowledge begins with that list: its flag is kept until a year has passed from there.
activity-fide-inactive = Inactive by FIDE's list of { $list }; no rated game since.
activity-not-told = Not known whether active: the flag of FIDE's combined list of { $list } is for standard chess alone, and there was no rated game since.

player-unrated = unrated
player-tournament = tournament
player-ends = ends
player-rated-in = rated in
player-revision = revision {$revision}
player-fide-list = FIDE
player-earlier = … and {$count} earlier (--all)
player-lists-left-out = {$count ->
    [one] … and one more list, earlier or without a game (--all)
   *[other] … and {$count} more lists, earlier or without a game (--all)
}
player-not-rated = on no list yet

player-state-announced = announced
player-state-received = received
player-state-questions = questions open
player-state-accepted = accepted
player-state-rated = rated
player-state-rejected = rejected
player-state-withdrawn = withdrawn

sheet-left = KOMIR (left sheet)
sheet-right = FIDE (right sheet)
sheet-period = Period {$from} – {$until}
sheet-until-now = to date
sheet-no-period = no published list
sheet-left-1 = KOMIR number
sheet-left-2 = Name
sheet-left-3 = Date of birth
sheet-left-4 = Sex
sheet-left-5 = Country
sheet-left-6 = KOMIR rating
sheet-left-7 = FIDE number
sheet-left-8 = Licence
sheet-left-9 = Guest
sheet-left-10 = Strength order
sheet-right-1 = FIDE number
sheet-right-2 = Name
sheet-right-3 = Year of birth
sheet-right-4 = Sex
sheet-right-5 = Country
sheet-right-6 = FIDE rating
sheet-right-7 = FIDE title
sheet-right-8 = Last games
sheet-right-9 = Status
sheet-right-10 = K
sheet-died = deceased
sheet-strength = {$club}, place {$place}
sheet-games-known = {$from}–{$to} ({$list})
sheet-games-only = {$games ->
    [one] one game ({$list})
   *[other] {$games} games ({$list})
}
sheet-made = By § 2 of the 2017 regulation, as of {$day}
