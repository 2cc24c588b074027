# The month at the desk: files, lists, the ledger, users.
deed-submit = Hand in reports
deed-submit-text = Tournament files in any format that is read, several at once, or a zip of them. Nothing is rated before it is accepted.
deed-answer = Say who a player is
deed-answer-text = The answer is remembered: the same line is no question the next time, unless somebody else of the name may be meant as well.
deed-answer-sure = Answer all plain questions
deed-answer-sure-text = Every line that has one candidate, whose name and facts agree, is that person.
deed-accept = Accept
deed-accept-text = The games enter the next list. Every line must be somebody, and the law must have no error against the event.
deed-withdraw = Take an accepted report out again
deed-withdraw-text = The event counts no more from the next list on; a published list stays, and its correction is told.
deed-close = Close the list
deed-close-text = The list is computed from everything that is accepted and due. Until it is published it can be opened again.
deed-unclose = Open it again
deed-unclose-text = A list that is closed and not published is opened again; nobody but the office has seen it.
deed-publish = Publish
deed-publish-text = The list is in force from its day. A published list is never changed; what is found later is a correction.
deed-new-or-person = either a person or somebody new
deed-field-files = Files
deed-field-tournament = Number of the tournament
deed-field-line = Line of the file
deed-field-new = Somebody new
deed-field-foreign-numbers = Numbers in FIDE's column are those of another federation
deed-field-take-new = Whom nobody in the register can be is a new person
deed-field-tempo = Tempo, where the file does not say it
deed-field-strangers = Whom the file rates and no list
deed-field-reference = Who decided that, under which number
deed-field-registered = The day it was registered, where that is not the day of its announcement
deed-field-another-event = An event of its own, although the same players met elsewhere on these days
deed-field-ours-as-file = Go: new players of our country belong to the rating system; I have looked
deed-field-series = List
deed-field-month = Month
deed-field-again = Compute it anew from what is known now
deed-field-in-advance = Before it is due; recorded
deed-field-beside-fide = Beside FIDE's list of the same day; recorded
deed-field-skipping = Although a month before has no list; recorded
deed-field-dropping = Go: although games that counted would not count any more; recorded
deed-choice-standard = standard
deed-choice-rapid = rapid
deed-choice-blitz = blitz
deed-choice-go = go
deed-choice-from-report = is rated as the file says, by decision
deed-choice-unrated = counts as unrated

desk-reports = Reports
desk-upload = Hand in reports
desk-upload-hint = Several files or a zip, { $most } MB together
desk-no-reports = No file has come yet.
desk-reports-newest = The newest { $count } files
desk-file-number = No.
desk-file = File
desk-state = State
desk-nothing-waits = Nothing waits.
desk-work-unread = { $name }: cannot be read as a report
desk-work-ready = { $name }: ready to be accepted
desk-work-unsettled = { $name }: something has to be said before it can be accepted
desk-work-questions = { $name }: { $count ->
    [one] one identity in doubt
   *[other] { $count } identities in doubt
 }
desk-work-publish = { $series }, list of { $day }: closed, not published
desk-work-unreported = { $name }: ended on { $day }, no report
desk-work-appeal = { $by } appeals against entry { $entry }
desk-next-closing = { $series }: the list of { $day } counts events that end by { $closing }
desk-step-sound = { $count ->
    [0] The file is sound
    [one] One error in the file
   *[other] { $count } errors in the file
 }
desk-step-ratable = { $count ->
    [0] Ratable
    [one] One thing stands against rating it
   *[other] { $count } things stand against rating it
 }
desk-step-known = { $count ->
    [0] Everybody is known
    [one] One player in doubt
   *[other] { $count } players in doubt
 }
desk-step-decided = { $count ->
    [0] Decided
   *[other] Waits for a decision
 }
desk-judging = Decision
desk-accept-after = { $count ->
    [one] One line is in doubt: say first who it is.
   *[other] { $count } lines are in doubt: say first who they are.
 }
desk-take-new = { $count ->
    [one] The one whom nobody in the register can be is a new person
   *[other] The { $count } whom nobody in the register can be are new persons
 }
desk-accept-more = Accept with more to say
desk-see-event = The tournament on the site
desk-said = What the reader and the regulation say
desk-at-line = line { $line }:
desk-file-as-sent = The file as it was sent
desk-question = { $count ->
    [one] Who is this? The last in doubt
   *[other] Who is this? { $count } in doubt
 }
desk-sure-lines = { $count } lines have one plain answer
desk-answer-sure = Answer these { $count } lines
desk-nobody-like-it = Nobody in the register is like it.
desk-for = for
desk-against = against
desk-this-person = This person
desk-new-person = Somebody new
desk-somebody-else = Somebody else: number, fide:… or name
desk-lines = { $count } lines of the file
desk-month = The month
desk-look = Look
desk-list-published = The list of { $day } is published ({ $revision ->
    [0] { $players } players
   *[other] revision { $revision }, { $players } players
 }, entry { $entry }).
desk-list-closed = The list of { $day } is closed and not published ({ $revision ->
    [0] { $players } players
   *[other] revision { $revision }, { $players } players
 }, entry { $entry }).
desk-close-again = Compute it anew
desk-ledger = Ledger
desk-ledger-newest = Entries, the newest first
desk-is-cancelled = (cancelled)
desk-older = Older entries
desk-everything = everything
desk-entry-title = Entry { $entry }
desk-cancelled-by-entry = Cancelled by entry { $entry }
desk-body = What is sealed
desk-seal = Seal
desk-users = Users
desk-users-count = { $count } users and their roles
desk-change = Change
desk-invite = New link
desk-invited = { $name } sets a password within { $days } days at this address. It is shown now and never again.
desk-tokens = Tokens of programs
severity-error = Error
severity-warning = Warning
severity-note = Note
api-parameter-key = A key of your own choice: whoever asks twice under one key is answered as before, and nothing is done twice
api-page-header = in the head
desk-month-revised = { $count ->
    [one] One player stands otherwise on what was made anew and waits to be published
   *[other] { $count } players stand otherwise on what was made anew and waits to be published
}
desk-month-upon = The list of { $day } is not closed yet: what follows is told as if it was closed now, with what is in for it.
desk-closing-in = { $count ->
    [one] It counts events that end by { $day }: one day is left.
   *[other] It counts events that end by { $day }: { $count } days are left.
 }
desk-closing-today = It counts events that end by { $day }: today is the last day.
desk-closing-past = It counts events that ended by { $day }, { $count ->
    [one] one day
   *[other] { $count } days
 } ago: it can be closed.
desk-check-unusual = { $count ->
    [one] One thing is out of the ordinary in this month
   *[other] { $count } things are out of the ordinary in this month
}
