# The desk's pages: persons, clubs, events, decisions, letters, settings.
desk-persons = Persons
desk-clubs = Clubs
desk-events = Events
desk-decisions-title = Decisions, appeals
desk-letters = Letters
desk-settings = Settings
desk-waiting-count = { $count ->
    [one] One thing waits.
   *[other] { $count } things wait.
 }
desk-work-letter = A letter from the site: { $text }
desk-next-in-doubt = The next one in doubt: { $file }
desk-look-for = Search
desk-person-sought = Name, number, komir:…, fide:… or egd:…
desk-nobody-found = Nobody of this name or number is in the register.
desk-persons-found = { $count ->
    [one] One person
   *[other] { $count } persons
 }
desk-is-merged = (merged)
desk-person-number = Person { $person }
desk-public-page = the public page
desk-merged-into = Number { $person } leads to this person, { $into }.
desk-merged-here = These numbers lead here too:
desk-known-and-seen = What we know, and what the public sees
desk-person-hidden = Hidden from the public as he asked: nobody sees the name.
desk-field = Fact
desk-we-know = In the register
desk-public-sees = In public
desk-sheets = KOMIR sheets
desk-as-of = As of
desk-acts-about-person = Every entry about this person
desk-acts-about-event = Every entry about the event
desk-clubs-count = { $count ->
    [one] One club
   *[other] { $count } clubs
 }
desk-members = { $count ->
    [one] One player in the season { $season }
   *[other] { $count } players in the season { $season }
 }
desk-members-none = The club has no players.
desk-licence = Licence
desk-licence-held = yes
desk-guest = guest
desk-licence-none = no
desk-place = Board
desk-events-count = { $count ->
    [one] One event
   *[other] { $count } events, the last to end first
 }
desk-older-events = Earlier events
desk-export-for-fide = The report for FIDE
desk-report-due = Report due
desk-fide-due = Due at FIDE
desk-event-players = { $count ->
    [one] One player
   *[other] { $count } players, line by line
 }
desk-was-somebody-else = Was somebody else
desk-what-can-be-decided = What can be decided
desk-appeals-open = { $count ->
    [0] No appeal waits
    [one] One appeal waits
   *[other] { $count } appeals wait
 }
desk-appeals-ended = Appeals that were decided
desk-what-it-is-against = what it is against
desk-letters-none = No letter waits for an answer.
desk-letters-count = { $count ->
    [one] One letter
   *[other] { $count } letters, the newest first
 }
desk-letters-closed-too = The closed ones too
desk-letter-title = Letter { $letter }
desk-letter-page = From which page
desk-letter-text = What it says
desk-letter-open = open
desk-letter-closed = closed
desk-owner-unsaid = { $series }: nobody has said whose list governs
desk-calendar = Which text governs when
desk-system-fide-standard = standard chess
desk-system-fide-rapid = rapid chess
desk-system-fide-blitz = blitz chess
desk-system-mgsz = go
desk-system-egf = European go
desk-system-fide-titles = titles
desk-system-fide-direct-titles = direct titles
desk-system-fide-arbiters = titles of arbiters
desk-from = From
desk-until = Until
desk-in-force-now = today
desk-corrected-report = Corrected report
desk-accepted-says = The accepted report
desk-this-file-says = This file
desk-plays = plays
desk-of-round = Round { $round }:
desk-difference-moves = Whose rating it would move is shown before it is accepted.
desk-look-closer = A closer look
desk-look-unusual = Out of the ordinary this month
desk-look-fide = FIDE's list beside ours
desk-nothing-unusual = Nothing is out of the ordinary.
desk-fide-apart = { $count } of { $of } players have another rating
desk-ours = Ours
desk-fides = FIDE's
desk-cause = Likely cause

# What the desk calls what the command line has commands for.
at-desk-cover = Belongs to the go rating system or not
at-desk-multiplier = Multiplier of a go tournament
at-desk-importance = Importance of a go tournament
at-desk-event = Facts of a go tournament
at-desk-parts = Parts of a go tournament
at-desk-allow = Permission for a go tournament
at-desk-initial = Initial points
at-desk-newcomers = New go players
at-desk-board = Lines of the board
at-desk-even = Without handicap
at-desk-ours = Belongs to the rating system
at-desk-thinking-time = Thinking time
api-page-acts = Acts of the office
api-page-acts-text = Everything the desk's forms can do, with a token and the same fields. Fields that must be given are bold; the document describes each whole.
desk-taken-up = Taken up again under number { $submission }.
desk-month-clear = Nothing stands in the way of closing.
desk-month-closed = The list is closed; what follows is on it. Until it is published it can be computed anew or opened.
desk-month-outdated = What the list was made from has changed since it was closed, so it cannot be published as it is. On it, and would not count now: { $gone }; not on it, and would count now: { $new }; players who would stand on it with other numbers: { $players }. What follows is what computing it anew would give, not the closed list.
desk-month-look = Look at what follows before you close; the list can be closed without what waits.
refusal-cancel-turned-away = the file { $submission } that came with entry { $entry } is turned away: there is nothing left to take back
desk-ledger-nothing = No entry fits.
desk-event-number = Event, by number
desk-later = Later
desk-own-tokens = My programs
desk-own-tokens-text = A token is the key of a program of yours: it may do what you tick here, and never more than you may. It is shown once, and can be taken back at any time.
desk-token-read = looking
desk-token-days = For how many days it is good (at most { $most })
desk-token-make = Make a token
desk-token-made = Token { $number } is made, good for { $days } days. Copy it now, it is never shown again:
desk-own-work = My page: contact, being shown, objections
desk-own-club = { $club }: players, licences, strength order
desk-own-unlicensed = { $count ->
    [one] One player has no licence for { $season }
   *[other] { $count } players have no licence for { $season }
}
desk-own-unordered = There is no strength order for { $season } yet
desk-files-asked = { $count ->
    [one] One file has players to be identified.
   *[other] { $count } files have players to be identified.
}
desk-files-known = { $count ->
    [one] One file waits to be judged.
   *[other] { $count } files wait to be judged.
}
desk-file-unreadable = { $file }: turned away, { $text }
desk-the-event = the event
desk-upload-progress = Sending
desk-own-acts = What was entered about you
desk-own-object = I object
desk-signing-nothing = No precautions: one signature is enough, the second factor is free.
