# Why the office refuses, and what the registry can fail with.

refusal-file-is-case = a case file carries its own ratings and cannot be entered into the register; send the tournament report (TRF, h9 or OpenGotha)
refusal-file-not-report = the file is no tournament report
refusal-file-without-players = no players were found in the file; is it a tournament report?
refusal-file-without-dates = the file does not say when the event took place
refusal-file-with-errors = the file has errors; correct them and send it again
refusal-clock-behind = the clock says {$now}, but the newest entry of the ledger is of {$newest}: the clock is behind, or was ahead then. Set it right; where it is right now, whoever runs the server does the next thing at the command line and states its moment: --moment {$now}
refusal-file-too-large = the file has {$bytes} bytes; at most {$most} are taken
refusal-tournament-withdrawn = tournament {$tournament} ({$name}) was withdrawn: {$because}. If its report is to count after all, cancel the withdrawal (arpad cancel {$entry} --because …); if not, reject the file (arpad reject {$submission} --because …)
refusal-tournament-unreported = no report of tournament {$tournament} ({$name}) has come; first: arpad submit FILE --tournament {$tournament}
refusal-file-not-games = the file holds no games that can be read
refusal-games-needed = tournament {$tournament} ({$name}) is a hybrid event and is accepted with its games; attach the right file (arpad attach {$tournament} FILE), or withdraw the report first
refusal-sent-early = tournament {$tournament} ended on {$ends}; its report cannot have been sent on {$day}
way-not-registered = The way out: arpad accept {$submission} --registered DATE, or a decision: arpad decide waiver --tournament {$tournament} --paragraph {$paragraph} --of {$permission}; announced under another name: arpad reject {$submission}, then arpad submit FILE --tournament N
way-abroad = The way out: a decision that admits it: arpad decide waiver --tournament {$tournament} --paragraph {$paragraph} --of {$permission}; where the territory is wrong: arpad accept {$submission} --territory CODE
way-hybrid-not-approved = The way out: arpad accept {$submission} --approved-by "WHO, NUMBER"
way-hybrid-without-pgn = The way out: arpad attach {$tournament} FILE.pgn
way-told-not-rated = It is not rated; where that was typed by mistake, cancel the entry that says so: arpad ledger --act announce
refusal-tournament-unknown = there is no tournament {$tournament}
refusal-tournament-other-series = tournament {$tournament} was announced as {$announced}, the report is of {$reported}
refusal-board-twice = board {$board} stands twice in this strength order
refusal-cell-unreadable = “{$text}” cannot be read as {$field}
refusal-column-missing = no column says {$fields}; name one with --map "HEADING={$fields}"
refusal-column-twice = the columns “{$one}” and “{$other}” both say {$field}; name one with --map
refusal-column-unknown = there is no column “{$column}”
refusal-field-unknown = a column cannot be taken for {$field}; known are {$known}
refusal-number-other-name = the {$kind} number of {$name} belongs to {$held_by} (person {$person}) in the register; one of the two is mistyped
refusal-number-in-rows = {$kind} number {$number} stands in row {$row} too
refusal-row-decided = {$name}: the committee decided about the same day too ({$reference}, entry {$entry}), and the table would override it; leave the row out, or take the decision back first: arpad cancel {$entry}
refusal-row-ranked = {$name} stands on our list of {$date}: the committee decides what changes those points (3. § (3)), a table does not; leave the row out
refusal-row-name-known = {$name}: without a number nobody can tell who it is; these may be meant ({$count}): {$persons}. Write the number into the column person, or new
refusal-row-name-twice = {$name} stands in row {$row} too; if they are two players, tell them apart by number, year of birth or the column person; if they are one, delete a row
refusal-row-person-other = by the column person {$name} is person {$person}, who is called {$held_by}; one of the two is mistyped
refusal-row-person-twice = {$name} (person {$person}) stands in row {$row} too; delete one of them
refusal-table-replaced = the table of entry {$entry} took the place of an earlier one and is not cancelled as a whole; if the earlier one is right after all, take that one over again
refusal-report-not-trf = the report of tournament {$tournament} did not come as a TRF and cannot be written as one
refusal-row-without-number = the row has no KOMIR, FIDE or EGD number to find the person by
refusal-sex-ambiguous = F may be female or férfi, and nothing in the table decides; write M and W, or nő and férfi
refusal-table-empty = there is nothing in {$file}
refusal-table-too-large = {$file} is larger than a table of a register can be; cut it in parts
refusal-table-unreadable = {$file} is neither CSV nor an XLSX workbook that can be read
refusal-table-without-day = nobody says of which day the {$field} of this row is; add --date
refusal-tempo-other = tournament {$tournament} was announced as {$announced}, but the report's time control “{$text}” is {$reported}. Say which list it counts for: arpad accept {$submission} --tempo standard, rapid or blitz
refusal-tempo-unreadable = the time control “{$text}” of submission {$submission} cannot be read (tournament {$tournament}: {$announced}). Say which list it counts for: arpad accept {$submission} --tempo standard, rapid or blitz
refusal-tempo-unsaid = submission {$submission} does not say its time control (tournament {$tournament}: {$announced}). Say which list it counts for: arpad accept {$submission} --tempo standard, rapid or blitz
refusal-tournament-not-accepted = tournament {$tournament} is {$state}; only an accepted or rated one can be corrected
refusal-submission-unknown = there is no submission {$submission}
refusal-submission-decided = submission {$submission} is already {$state}
refusal-waiver-not-provided = paragraph { $paragraph } of { $edition } cannot be set aside; what can be is: { $known }
refusal-part-undated = “{ $event }” is reported month by month, and file no. { $submission } does not say on which day round { $round } was played: give the days of the rounds in the file (132)
refusal-part-differs = round { $round } of file no. { $submission } does not have the pairings of tournament no. { $tournament }, which is that part of the event: correct that part first, or send a file with the new rounds alone
refusal-line-unknown = there is no line {$line}; the report has {$lines}
refusal-line-number-taken = line {$line} of submission {$submission}, {$name}, has the {$kind} number {$number}, and that is person {$person}, {$holder}. If it is the same person: arpad answer {$submission} {$line} --person {$person}. If the number in the file is wrong, enter the new person first (arpad person add) and answer with that number
refusal-line-person-taken = line {$line} of submission {$submission} cannot be {$name} (person {$person}): line {$other} is. If line {$other} is somebody else, say who first: arpad answer {$submission} {$other} --person …
refusal-nothing-sure = no question of submission {$submission} has one candidate of the same name with nothing against it; answer them one by one (arpad submission {$submission})
refusal-report-before-event = {$file} came on {$received}, and says that its tournament began on {$starts}: nothing can be reported yet. Look at the dates in the file, or say when it came (arpad submit --received)
at-desk-refusal-report-before-event = {$file} came on {$received}, and says that its tournament began on {$starts}: nothing can be reported yet. Look at the dates in the file; if they are right, send it once the tournament is over
refusal-event-to-come = submission {$submission} says that the tournament ends on {$ends}, and today is {$today}: it is accepted when it is over. If the date is wrong, have the file corrected and reject this one (arpad reject {$submission})
refusal-questions-open = { $strangers ->
    [0] submission {$submission} still has questions: {$doubts} in doubt. Answer them (arpad submission {$submission} shows the candidates, arpad answer)
   *[other] submission {$submission} still has questions: {$doubts} in doubt, {$strangers} not in the register. Answer them (arpad answer), or accept with --new if the unknown ones are new
 }
refusal-number-twice = submission {$submission} has the number {$number} on several lines: {$lines}. Answer at least one of them (arpad answer), or have the file corrected
refusal-strangers-rated = submission {$submission} cannot be accepted yet: the file gives a rating to {$count ->
    [one] a player
   *[other] {$count} players
 } whom no list of the register rates: {$persons}. Unrated, the games against them would not count. Take them from FIDE's list (arpad import strangers {$submission}), or rate them as the file says by decision (arpad accept {$submission} --ratings-from-report --reference …), or say that they are unrated (arpad accept {$submission} --as-unrated)
refusal-line-not-stranger = line {$line} of submission {$submission} is none of those whom the file rates and no list of the register: {$persons}
refusal-strangers-otherwise = nobody is taken: FIDE's list of {$date} has another name than the file, or several may be meant: {$persons}. If he is the one on the list: arpad import strangers {$submission} --take {$take}. If not, correct the file, or rate them as the file says by decision (arpad accept {$submission} --ratings-from-report --reference …), or say that they are unrated (arpad accept {$submission} --as-unrated)
refusal-strangers-in-doubt = nobody is taken: the register may have them already: {$persons}. Say first who they are (arpad submission {$submission})
refusal-no-strangers = submission {$submission} has no player whom the file rates and no list of the register
refusal-no-fide-list = no list of FIDE's has been imported that could rate an event of {$date} (arpad import players)
refusal-strangers-not-listed = FIDE's list of {$date} has no rating of {$persons}. Rate them as the file says by decision (arpad accept {$submission} --ratings-from-report --reference …), or say that they are unrated (arpad accept {$submission} --as-unrated)
refusal-not-ratable = submission {$submission} cannot be rated as it is; { $helps ->
    [decision] the committee decides what is missing (arpad decide)
    [something] below each point stands what helps
   *[nothing] no decision can admit it; where the file is wrong, turn it away (arpad reject {$submission}) and have it corrected
}
refusal-person-unknown = there is no person {$person} in the register
refusal-person-twice = person {$person} already stands on line {$other} of this report; if the players of the two lines were swapped: arpad correct swap {$tournament} {$line} {$other}
refusal-birth-unreadable = {$born} is neither a year nor a date
refusal-paper-kind = {$kind} is not a kind of paper
refusal-series-unknown = {$series} is not a series of lists; there are standard, rapid, blitz and go
refusal-parameter-unknown = edition { $edition } has no parameter { $name } that could be { $value }; see arpad editions
refusal-contact-empty = say how {$name} is reached: --contact TEXT
refusal-licence-ends-before = the licence would hold from {$day} and end on {$until} already
at-desk-refusal-appeal-late = the appeal against entry {$against} of {$decided} came on {$received} and is late: { $days ->
    [one] one day
   *[other] {$days} days
 } are given ({$paragraph}), the last was {$last}. The committee may admit it all the same by a decision of its own, whose number the office fills in (“If late: the decision that admits it”)
refusal-appeal-late = the appeal against entry {$against} of {$decided} came on {$received} and is late: { $days ->
    [one] one day
   *[other] {$days} days
 } are given ({$paragraph}), the last was {$last}; where the committee admits it all the same, say under which number: --admitted NUMBER
refusal-appeal-unknown = there is no appeal {$appeal}
refusal-appeal-ended = appeal {$appeal} has already been decided
refusal-not-modelled = no edition of the {$series} regulations is modelled for {$date}; the first begins on {$first}
refusal-edition-other-game = edition {$edition} is not one of this game
refusal-list-date = {$date} is no list date; lists are dated the first of a month
refusal-list-stays-closed = the {$series} list of {$date} was published on {$moment} (entry {$entry}): a published list is not opened again; a revision corrects what is wrong with it (arpad replay)
refusal-list-published = the {$series} list of {$date} was published on {$moment} (entry {$entry}); it is not closed again, and arpad replay makes a revision of it
refusal-list-closed = the {$series} list of {$date} was closed on {$moment} (entry {$entry}) and waits to be published; arpad close {$month} --again computes it anew if something came in between, arpad unclose {$month} opens it
refusal-later-list-closed = a later {$series} list, that of {$date}, was closed on {$moment} (entry {$entry}); while it is not published, arpad unclose {$month} opens it
refusal-later-list-published = a later {$series} list, that of {$date}, was published on {$moment} (entry {$entry}) and never changes: no list before it is closed any more, and what has come since enters the next one
refusal-earlier-list-unpublished = the {$series} list of {$date}, closed on {$moment} (entry {$entry}), is not published yet; publish it first (arpad publish {$month}) or open it (arpad unclose {$month})
refusal-list-not-closed = the {$series} list of {$date} is not closed yet
refusal-list-not-due = the {$series} list of {$date} is not due before {$due}, when the list before it has closed; today is {$today}. If that month is meant, close it with --in-advance
refusal-list-outdated = what the {$series} list of {$date} was made from has changed since it was closed. On it, and would not count now: {$gone}; not on it, and would count now: {$new}; players who would stand on it with other numbers: {$players}. Compute it anew (arpad close {$month} --again), look at it, and publish it then
refusal-revision-outdated = what the revision of the {$series} list of {$date} was made from has changed since it was made; players who would stand on it with other numbers: {$players}. Open it (arpad unclose {$month}), make the lists anew (arpad replay --from {$date}), look at them, and publish them then
refusal-list-early = the period of the {$series} list of {$date} ends on {$closing}, and today is {$today}: what comes until then would not be on it, and a published list is never taken back. Publish it after that day, or, if it is meant even so, with --in-advance
refusal-list-empty = nobody would be on our {$series} list of {$date}: there is no list before it to start from, and no tournament counts in it. Close the first month after FIDE's list
refusal-list-in-force = the {$series} list of {$date} has been in force since {$moment} (entry {$entry})
refusal-column-foreign = the column “{$column}” says {$field}, which a table of {$what} has not; is it a table of persons (--as persons)? If not, pass the column over: --map "{$column}=-"
refusal-rating-overtaken = {$person} {$name} has had {$listed} on our list of {$list} since: a rating of {$rating} as of {$day} would undo its games; leave the ratings out of the table, or decide it by itself (arpad decide indicators)
refusal-table-known = the same table {$file} was taken over on {$moment} (entry {$entry}); nothing was done. To enter it anew, cancel that entry first: arpad cancel {$entry}
refusal-list-skipped = no {$series} list of {$missing} was closed; the last one before {$date} is that of {$last}. Close that month first (arpad close {$month}); if there is to be none, close this one with --skipping
refusal-list-of-fide = { $owner ->
    [ours] FIDE's {$series} list of {$date} was imported, and there is no list of ours before it: an own list of that day would start from nothing, govern the series and have only those on it who played. Lists of later days start from FIDE's: close the first month after it. If an own list of this day is meant even so, close it with --beside-fide
   *[other] FIDE's {$series} list of {$date} was imported. An own list of that day stands beside it: FIDE's stays the one in force, ours shows what our games give and later own lists start from FIDE's. If that is meant, close it with --beside-fide
 }
refusal-nothing-closed = no {$series} list waits to be published
refusal-nothing-due = nothing to close ({$series}): no accepted tournament waits to be rated, and no list would change
refusal-nothing-ratable = none of the accepted {$series} tournaments can be rated
refusal-slip-day = the day of the decision ({ $day }) is more than a year after today ({ $today }); if it does say so, confirm it (--certain)
refusal-slip-federation = { $federation }: FIDE has no federation of this code, and nobody in the register belongs to it; if it is the one that was suspended, confirm it (--certain)
refusal-slip-multiplier = entry { $entry } has set the multiplier of tournament { $tournament } already: { $known } (6. § (2)); cancel that one (arpad cancel { $entry } --because …), or confirm that this one takes its place (--certain)
refusal-slip-points = { $points } points are outside the table of grades, which begins with { $least } and ends with { $most } points (4. § (1)); if it is so, confirm it (--certain)
refusal-slip-rating = { $points } is an unusual rating: the list begins with { $least } ({ $edition }, { $paragraph }), and the highest that anybody has had is { $most }; if it is so, confirm it (--certain)
refusal-slip-replay = { $count } published { $series } lists come out otherwise and would be made anew, from that of { $first } to that of { $last }; { $players } players would have another number; if that is meant, confirm it
refusal-taken-back = its sender took it back
refusal-because-empty = say why (--because)
refusal-cancel-first = entry {$first} stands on entry {$entry}; cancel that one first: arpad cancel {$first} --because …
refusal-cancel-never = { $act ->
    [publish] entry {$entry} published a list; a published list stays, and arpad replay makes a revision
    [cancel] entry {$entry} is itself a cancellation; do again what it cancelled
   *[other] entry {$entry} cannot be cancelled
}
refusal-cancel-other-way = entry {$entry} is not cancelled; it is taken back by { $way ->
    [amend] arpad person amend {$number} …
    [merge] arpad person merge …
    [unmerge] arpad person unmerge {$number}
    [hide] arpad person hide {$number} or arpad person show {$number}
    [reject] arpad reject {$number} --because …
    [submit] arpad submit --take-up {$number}
    [withdraw] arpad correct withdraw … --because …
    [reidentify] arpad correct identity {$number} …
    [result] arpad correct result {$number} …
    [swap] arpad correct swap {$number} …
    [found] arpad init --anew
   *[other] the act {$way}
}
refusal-cancelled-already = entry {$entry} was cancelled by entry {$by}
refusal-closing-replaced = the lists of entry {$entry} are not there any more: the period was closed again or opened since
refusal-decision-revoked = the decision of entry {$entry} does not hold any more; there is nothing to cancel
refusal-outcome-acted-upon = file {$submission}, which entry {$entry} opened again, is {$state} since; turn it away (arpad reject) or withdraw its report (arpad correct withdraw) instead of cancelling entry {$entry}
refusal-outcome-counted = the {$series} list of {$date} was closed since, without the decision of entry {$decision}; take the decision anew (arpad decide) instead of cancelling entry {$entry}
refusal-outcome-closed = the {$series} list of {$date} was closed since without the decision of entry {$decision}, and is not published: open it again (arpad unclose {$month}), then entry {$entry} can be cancelled
refusal-event-reported = the report of tournament {$tournament} {$name} has come (submission {$submission}), and it says what was played; turn it away (arpad reject {$submission}) or withdraw the event (arpad correct withdraw {$tournament})
refusal-event-not-announced = tournament {$tournament} {$name} is not announced but {$state}
refusal-tournament-not-withdrawn = tournament {$tournament} {$name} is not withdrawn any more but {$state}
refusal-withdrawal-counted = the {$series} list of {$date} was closed without tournament {$tournament} {$name}; take its report up again: arpad submit --take-up {$submission}, then accept it
refusal-left-number-taken = with the report that was withdrawn person {$person} {$name} left the register, whose {$kind} number {$number} is person {$holder}'s by now; take the report up again (arpad submit --take-up {$submission}) and accept it: the line is then that person's
refusal-submission-not-lost = the bytes of submission {$submission} need not be taken up: it is {$state}
refusal-nothing-changes = nothing would change
refusal-not-built = this cannot be done yet

registry-address = {$address} is no database address; it begins with sqlite: or postgres://
registry-missing = there is no register at {$address}; arpad init creates one
registry-exists = there is already a register at {$address}
registry-taken = {$address} is a file or a folder that is no register; give another name, or remove it if it is not needed
registry-sslmode = sslmode={$mode} is unknown; it can be {$modes}
registry-busy = somebody else is working on the register and has not finished; try again
registry-nul = a text with a NUL character cannot be stored
registry-newer = the register was made by a newer program (schema {$found}, this one knows {$known}): install that, or make a register from an older backup (arpad restore)
registry-older = the register was made by an older program (schema {$found}) and cannot be brought to schema {$known} from here: let somebody open it who may change it
registry-wide = others on this machine may read or write the register ({$address}, permissions {$mode}): chmod 600
registry-unreachable = the server of the register does not answer; is it running, and is the address right?
io-not-found = there is no such file
io-not-allowed = not permitted
io-exists = it exists already
io-folder = it is a folder
io-no-folder = its folder is none
io-full = no room is left on the disk
io-read-only = nothing can be written there
io-address-taken = the address is taken by another program
registry-full = the disk of the register is full, and nothing was written; make room and do it again
registry-read-only = the register can only be read here (the disk is mounted read-only, the file belongs to somebody else, or it is a standby); nothing was written
registry-forbidden = you have no right to do this with the register; its owner has: {$error}
registry-no-database = this file is no register: {$error}
registry-damaged = the register is damaged ({$error}); keep the file as it is, and make another register from a backup: arpad restore
registry-unmade = the server has no database of this name; is the address right? A new one is made on the server first (createdb): {$error}
registry-not-admitted = the server does not let this user in; are name and password right, and does pg_hba.conf of the server know where you come from? {$error}
registry-scratch = The folder for files on their way ({ $folder }) cannot be used: { $why }. Make room there, or set TMPDIR.
registry-failed = the register failed: {$error}
