## The rating officer's month at the command line

desk-number = No.
desk-name = Name
desk-series = Series
desk-first-day = From
desk-last-day = To
desk-days = Dates
desk-town = Where
desk-organizer = Organizer
desk-arbiter = Arbiter
desk-time-control = Time control
desk-rounds = Rounds
desk-player-count = Players
desk-announced-on = Announced
desk-registered-on = Registered
desk-sent-on = Sent to FIDE
desk-day-late = { $day }, late: due by { $due }
desk-arbiters = Arbiters
desk-official = Official event
desk-official-fide = of FIDE
desk-official-continental = of a continent
desk-championship = National championship
desk-championship-open = open
desk-championship-women = of women
desk-norms = Title norms possible
desk-hybrid = Hybrid event
desk-yes = yes
desk-approved-by = Approved by
desk-told-rated = Told that it is rated
desk-told-not-rated = Told that it is not rated
desk-territory = Territory
desk-event-code = FIDE's event code
desk-rounds-per-day = Rounds a day, at most
desk-pgn = Games
desk-games = Games beside the report:
desk-attached = Games are attached to tournament { $tournament }: { $games }.
desk-games-agree = All { $played } games of the report are among them and ended as reported.
desk-games-differ = { $games } games against { $played } reported ones; differences: { $differences }
desk-game-missing = round { $round }: { $white } – { $black } { $report } is reported and not among the games
desk-game-unreported = line { $line }: { $white } – { $black } { $games } is not in the report
desk-game-result = line { $line }, round { $round }: { $white } – { $black } is { $games } here and { $report } in the report
desk-game-without-moves = line { $line }, round { $round }: { $white } – { $black } { $report } has no move
desk-sent = The report of tournament { $tournament } ({ $name }) was sent to FIDE on { $day }.
desk-sent-late = That is late: it was due by { $due }.
desk-reported-on = Reported
desk-parts = Parts, month by month
desk-accepted-parts = The event is reported month by month; { $count ->
    [one] new part: tournament { $numbers }
   *[other] new parts: tournaments { $numbers }
}
desk-corrected-parts = { $games ->
    [one] One game of an earlier part ended otherwise and is corrected
   *[other] { $games } games of earlier parts ended otherwise and are corrected
}
desk-files = Files
desk-decisions = Decisions
desk-decision = Decision
desk-reference = By
desk-tournament = Tournament
desk-moment = When
desk-sender = Sender
desk-by = Who
desk-entry = Entry
desk-what = What
desk-system = System
desk-line = Line
desk-in-file = In the file
desk-who = In the register
desk-questions = Questions

desk-series-standard = standard
desk-series-unannounced = not announced
desk-series-rapid = rapid
desk-series-blitz = blitz
desk-series-go = go
desk-series-unsaid = Chess, tempo not said

desk-state-announced = announced
desk-state-received = received
desk-state-questions = questions open
desk-state-answered = questions answered
desk-state-taken-back = taken back by its sender
desk-state-accepted = accepted
desk-state-rated = rated
desk-state-rejected = rejected
desk-state-withdrawn = withdrawn
desk-event-withdrawn = the tournament was withdrawn since
desk-state-superseded = superseded

desk-founded = The register of { $name } ({ $country }) is founded: { $address }
desk-owner-ours = { $series }: our own list governs
desk-owner-fide = { $series }: FIDE's list governs, ours is the forecast beside it
desk-founded-anew = The register is that of { $name } ({ $country }) from now on.
desk-announced-anew = Tournament { $tournament } is announced otherwise: { $name } ({ $series }, { $days })
desk-announced = Tournament { $tournament } is announced: { $name } ({ $series }, { $days })
desk-no-tournaments = No tournaments.
desk-no-submissions = No files.
desk-rated-in = rated in the list { $list } (published { $moment })
desk-rated-in-draft = rated in the list { $list }, which is not published yet
desk-see-submission = see arpad submission { $submission }
desk-revision = revision { $revision }

## Files

desk-no-file = there is no file { $file }
desk-seen-before = { $file }: this file was received on { $date } as submission { $submission }. Its state now: { $state }. Nothing was done.
desk-seen-look = Submission { $submission }
desk-seen-command = look at it: arpad submission { $submission }
desk-nothing-done = Nothing was done.
desk-pile = { $files } files: { $accepted } accepted, { $questions } with questions, { $refused } turned away or not ratable, { $seen } seen before
desk-pile-file = { $file }, submission { $submission }: { $why }
desk-pile-questions = { $lines ->
    [one] one line is in doubt
   *[other] { $lines } lines are in doubt
}
desk-unreadable = { $file }: submission { $submission }, turned away: { $why }
desk-received = { $file }: submission { $submission }, tournament { $tournament } { $name } ({ $series }, { $days })
desk-follows = the same bytes as submission { $submission }, taken up again
desk-players = { $count ->
    [one] One player
   *[other] { $count } players
 }
desk-tally-known = { $count } known
desk-tally-new = { $count } new
desk-tally-doubts = { $count } in doubt
desk-tally-strangers = { $count } not in the register
desk-line-doubt = line { $line }, { $name }: { $count ->
    [one] one person may be meant
   *[other] { $count } persons may be meant
 }
desk-line-stranger = line { $line }, { $name }: not in the register
desk-newest-only = Only the newest { $most } are shown; for more: --most
desk-more-lines = … and { $count } more
desk-next-accept = next: arpad accept { $submission }
desk-next-tempo = next: arpad accept { $submission } --tempo standard, rapid or blitz
desk-next-look = next: arpad submission { $submission } shows what stands against it
desk-next-doubts = next: arpad submission { $submission } shows the candidates; arpad answer { $submission } LINE --person … says who it is
desk-next-sure = next: arpad submission { $submission } shows the candidates; arpad answer { $submission } --all-sure answers every plain question at once
desk-next-submission = next: arpad submission { $submission } shows the candidates; arpad accept { $submission } --new takes the unknown ones as new
desk-who-new = new
desk-who-doubt = ?
desk-who-nobody = not in the register
desk-or-added = or somebody new, of whom the register has to know first: the number in the file is the person's above
desk-or-new = or somebody new
desk-nobody = not in the register; somebody new?
desk-answered = Submission { $submission }, line { $line } is person { $person }. Questions left: { $open }.
desk-answered-new = Submission { $submission }, line { $line } is somebody new. Questions left: { $open }.
desk-sure = { $count ->
    [0] None of the { $open } questions of submission { $submission } has one candidate of the same name with nothing against it.
    [one] One of { $open } questions of submission { $submission } has one candidate of the same name and nothing against it:
   *[other] { $count } of { $open } questions of submission { $submission } have one candidate of the same name and nothing against it:
 }
desk-sure-next = Nothing is written yet. To answer them so: { $command }
desk-answered-sure = Submission { $submission }: { $count ->
    [one] one line is answered
   *[other] { $count } lines are answered
 }. Questions left: { $open }.
desk-differences = Where file and register differ
desk-line-difference = { $line }. { $name } – { $person }: { $what }
desk-differs-rating = rating { $file } in the file, { $register } in the register
desk-differs-birth = born { $file } in the file, { $register } in the register
desk-differs-country = { $file } in the file, { $register } in the register
desk-differs-title = title { $file } in the file, { $register } in the register
desk-differs-number = FIDE number { $file } in the file, { $register } in the register
desk-no-title = none
desk-strangers = Rated in the file, on no list of the register
desk-stranger = line { $line }, { $name }: FIDE { $fide }, rating { $rating } in the file
desk-stranger-listed = line { $line }, { $name }: no FIDE number, rating { $rating } in the file; on FIDE's list: { $listed }
desk-strangers-next = To rate the games against them: arpad import strangers { $submission } (from FIDE's list), or arpad accept { $submission } --ratings-from-report --reference … (by decision), or arpad accept { $submission } --as-unrated
desk-taken = Rated as the file says, by decision:
desk-unrated = Counted as unrated, although the file rates them:
desk-accepted = Submission { $submission } is accepted: tournament { $tournament } { $name }
desk-new-persons = { $count ->
    [one] one new person: { $numbers }
   *[other] { $count } new persons: { $numbers }
 }
desk-waits = It waits for the next list.
desk-unlicensed = { $count ->
    [one] one player has
   *[other] { $count } players have
} no licence for the season: { $persons } (arpad licence PERSON --club CLUB --season SEASON)
desk-is-correction = It takes the place of a report that was rated already.
desk-difference-title = Otherwise than the accepted report
desk-difference-none = It says the same as the accepted report.
desk-difference-fact = { $what }: { $after }, before: { $before }
desk-difference-joined = new on the report: { $name }
desk-difference-gone = not on it any more: { $name }
desk-difference-game = round { $round }, { $first } – { $second }: { $after }, before: { $before }
desk-difference-no-game = no game
desk-rejected = Submission { $submission } is rejected: { $because }

ground-remembered = answered so before
ground-remembered-name = answered so before for this name
ground-remembered-otherwise = answered so before on other evidence
ground-same-fide = same FIDE number
ground-same-komir = same KOMIR number
ground-same-egd = same EGD number
ground-near-fide = FIDE number one digit off
ground-other-fide = other FIDE number
ground-other-komir = other KOMIR number
ground-other-egd = other EGD number
ground-same-name = same name
ground-swapped-name = same name in another order
ground-similar-name = similar name
ground-partial-name = part of the name
ground-misspelled-name = name with a slip
ground-other-name = other name
ground-other-generation = junior or senior
ground-same-birth = same date of birth
ground-same-year = same year of birth
ground-near-birth = nearly the same date of birth
ground-near-year = year of birth one off
ground-other-birth = other year of birth
ground-other-sex = other sex
ground-same-rating = same rating
ground-near-rating = nearly the same rating
ground-far-rating = rating differs
ground-other-rating = rating far away
ground-same-title = same title
ground-other-title = other title
ground-same-country = same country
ground-other-country = other country
ground-died = has died
ground-another-line = another line of the report is this person

## Lists

desk-name-the-month = name the month, such as 2024-04
desk-closed = closed: { $players ->
    [one] one player
   *[other] { $players } players
 }, { $tournaments ->
    [one] one tournament
   *[other] { $tournaments } tournaments
 }, edition { $edition }, hash { $hash }, entry { $entry }
desk-left-out = Left out; they stay accepted, and somebody must look at them
desk-check-counted = { $count ->
    [one] One tournament counts
   *[other] { $count } tournaments count
 }
desk-check-left-out = { $count ->
    [one] One tournament is left out: the law refuses it
   *[other] { $count } tournaments are left out: the law refuses them
 }
desk-check-waiting = { $count ->
    [one] One report waits
   *[other] { $count } reports wait
 }
desk-check-file-ready = { $file }: nothing is in doubt; arpad accept { $n }
desk-check-file-open = { $file }: { $what }; arpad submission { $n }
desk-check-lines-open = { $count ->
    [one] one line is in doubt
   *[other] { $count } lines are in doubt
 }
desk-check-withdrawn = its tournament was withdrawn
desk-check-against = the law is against it ({ $paragraphs })
desk-check-tempo-open = its tempo must be said
desk-check-strangers-open = { $count ->
    [one] one player is rated in the file and on no list
   *[other] { $count } players are rated in the file and on no list
 }
desk-check-file-unread = { $file }: cannot be read
desk-check-unreported = { $count ->
    [one] One announced tournament is over and has no report
   *[other] { $count } announced tournaments are over and have no report
 }
desk-check-otherwise = { $count ->
    [one] One tournament was announced otherwise
   *[other] { $count } tournaments were announced otherwise
 }
desk-check-announced-as = { $what }: announced { $announced }, reported { $reported }
desk-check-corrections = { $count ->
    [one] What was corrected on one earlier list enters
   *[other] What was corrected on { $count } earlier lists enters
 }
desk-check-beyond = { $count ->
    [one] One correction does not enter: a later list of FIDE's stands between. Whoever is not on FIDE's list is corrected by arpad replay
   *[other] { $count } corrections do not enter: a later list of FIDE's stands between. Whoever is not on FIDE's list is corrected by arpad replay
 }
desk-check-correction-of-none = entry { $entry }: { $what }
desk-check-correction = entry { $entry }, tournament { $tournament }: { $what }
desk-correction-identity = somebody else
desk-correction-result = another result
desk-correction-withdrawal = withdrawn
desk-correction-report = a corrected report
desk-correction-decision = a decision
desk-correction-reinstated = a withdrawal overturned on appeal
desk-correction-appeal = an appeal
desk-check-doubts = { $count ->
    [one] One player may be somebody else
   *[other] { $count } players may be somebody else
 }
desk-check-doubt = { $person }: the same name as { $other }, and nothing tells them apart; arpad person merge, if they are one
desk-check-ratings = { $count ->
    [one] One player has a rating in the file that is far from the register's, or that it has not
   *[other] { $count } players have ratings in the file that are far from the register's, or that it has not
 }
desk-check-rating = tournament { $tournament }, line { $line }, { $person }: { $file } in the file, { $register } in the register
desk-check-movers = { $count ->
    [one] One rating moves: { $name } { $change }
   *[other] { $count } ratings move, most of all { $name } { $change }
 }
desk-check-biggest = { $count ->
    [one] One rating moves
   *[other] { $count } ratings move, the biggest changes
 }
desk-check-first = { $count ->
    [one] One first rating
   *[other] { $count } first ratings
 }
desk-check-findings = What the law says
desk-check-clear = Nothing waits and nothing is in doubt.
desk-check-look = Nothing was done. Look at what is above; arpad close then closes the list without what waits.
desk-next-publish = Not in force before it is published: { $command }
desk-published = published: { $players ->
    [one] one player
   *[other] { $players } players
 }, hash { $hash }, entry { $entry }
desk-issued = Published { $moment }.
desk-draft = Not published yet.
desk-forecast = A forecast: FIDE's list governs this series.
desk-beside-ours = Our own list of the same day: { $command }
desk-beside-fide = FIDE's list of the same day: { $command }
desk-kept = { $count ->
    [one] One player (*) is not on FIDE's list of { $date } and keeps the rating before it.
   *[other] { $count } players (*) are not on FIDE's list of { $date } and keep the ratings before it.
}
desk-list-by-fide = In force from { $day }, published by FIDE.
desk-list-by = In force from { $day }, by { $edition }.
desk-list-all = { $all ->
    [one] One player.
   *[other] { $all } players.
 }
desk-list-some = { $shown } of { $all } players.
desk-xlsx-to-file = a workbook goes into a file: -o list.xlsx
desk-list-written = { $file }: { $players } players
desk-list-losses = { $left_out } players without a FIDE number left out, { $cut } texts cut: the format has no room for them

## Corrections, decisions, replays

desk-reidentified = Tournament { $tournament }, line { $line } is person { $person }.
desk-result-corrected = Tournament { $tournament }, round { $round }: { $first } – { $second } { $after }, not { $before }.
desk-withdrawn = Tournament { $tournament } is withdrawn: { $because }
desk-withdrawn-left = { $count ->
    [one] One person was in the register for this report alone and has left it: { $persons }. If the report is taken up again and accepted, it comes back under the same number.
   *[other] { $count } persons were in the register for this report alone and have left it: { $persons }. If the report is taken up again and accepted, they come back under the same numbers.
 }
desk-withdrawn-persons = { $count ->
    [one] One person entered the register with it and stands on no other report: { $persons }. If that is somebody else's second number: arpad person merge
   *[other] { $count } persons entered the register with it and stand on no other report: { $persons }. If one is somebody else's second number: arpad person merge
 }
desk-effect-rated = The correction enters the next list; arpad replay carries it into every list since.
desk-effect-forecast = FIDE's list governs: the correction enters our next forecast, and FIDE has to be told; arpad replay carries it into every forecast since.
desk-effect-fide = FIDE's list of { $date } holds, and lists after it start from it: the correction enters none of them. Tell FIDE; arpad replay makes our own list of the day anew, and with it the numbers of whoever FIDE's list does not have.
desk-effect-unrated = No list has counted it yet.
desk-cancelled = Entry { $entry } is cancelled by entry { $by }: { $what }
desk-cancelled-sealed = These lists were published since and stay as they are; arpad replay makes revisions: { $lists }
desk-cancelled-by = { " " }– cancelled by entry { $entry }
desk-unclosed = Open again (entry { $entry }); undone: { $what }
desk-decided = Entry { $entry }: { $what }
desk-no-decisions = No decisions.
desk-decision-line = { $entry }: { $what } (from { $day }, { $reference })
desk-revoked = – holds no more since entry { $entry }
desk-decided-waiver = paragraph { $paragraph } is set aside for { $tournament }
desk-decided-multiplier = the multiplier of { $tournament } is { $multiplier }
desk-decided-importance = the importance of { $tournament }: { $importance }
desk-decided-provision = edition { $edition }, “{ $name }” ({ $code }): { $value }
desk-decided-parameter = the parameter { $name } of { $edition } is { $value }
desk-decided-taken-report = ratings taken from the report of { $tournament }: { $ratings }
desk-decided-taken-list = ratings taken from FIDE's list of { $date }: { $ratings }
desk-decided-transition = all ratings on the { $series } list are converted: { $transition }
desk-decided-initial = { $person } enters the register with { $points } points
desk-decided-unlisted = { $person } must not be on lists
desk-decided-memberless = { $person } is a member of no federation
desk-decided-exemption = { $person } is on lists whatever the membership
desk-decided-suspension = the federation { $federation } is suspended: nobody of it is on lists
desk-decided-until = (until { $day })
desk-decided-indicators = { $person }, { $series }: set to { $values }
desk-appeals = Appeals
desk-appeal-line = { $appeal }: { $by } against entry { $against }: { $grounds } – { $outcome }
desk-appealed = Appeal { $appeal } against entry { $against } is written down.
desk-appeal-left = Nothing follows by itself from overturning entry { $entry }: it is no decision. The office takes it back by an act of its own; a report that was accepted is taken out again, or another is accepted in its place.
desk-appeal-reopened = File { $submission } waits again: arpad accept { $submission }
desk-appeal-reinstated = The report of tournament { $tournament } counts again, from the next list on.
desk-appeal-reaches = A published list has counted the decision; the next one is computed as if it had not been taken, and arpad replay makes revisions.
desk-appeal-ended = Appeal { $appeal }: { $outcome }
desk-outcome-open = open
desk-outcome-upheld = dismissed, the decision stands
desk-outcome-overturned = granted, the decision is overturned
desk-outcome-withdrawn = the appeal is withdrawn
desk-replayed = { $created } created, { $changed } changed, { $removed } removed (entry { $entry })
desk-created = created
desk-removed = removed

desk-not-rated = unrated
desk-before-after = Before: { $before }   On this list: { $after }
desk-titled-unrated = Titled players without a rating
desk-no-titled-unrated = nobody
desk-list-of-fide = FIDE published this list; it was not computed here.
desk-no-games = No game of this player counts in this list; the rating stands as it was.
desk-off-died = Died on { $day }: on no later list.
desk-off-unlisted = Not on this list: the decision of entry { $entry } says so.
desk-off-memberless = Not on this list: a member of no federation, by the decision of entry { $entry }.
desk-off-suspended = Not on this list: the federation is suspended, by the decision of entry { $entry }.
desk-differs = The list says { $listed }; computed from today's register it would be { $computed }. What the register knows about the players has changed since the list was closed; the published list stands.

## The ledger

desk-act-found = { $name } is founded
desk-act-club = club { $club }: { $name }
desk-act-club-merge = club { $drop } is club { $keep }
desk-act-person = person { $person } enters: { $name }
desk-act-amend = person { $person } is amended: { $name }
desk-act-title = person { $person } is awarded { $title }
desk-act-paper = a paper of person { $person }: { $what }
desk-act-strength = strength order of club { $club }, { $season }
desk-act-merge = person { $drop } is person { $keep }
desk-act-unmerge = person { $person } stands alone again
desk-act-officer = { $name } is the rating officer
desk-act-death = person { $person } has died
desk-act-hide = person { $person } is hidden
desk-act-show = person { $person } is shown again
desk-act-announce = tournament { $tournament } is announced: { $name }
desk-act-submit = submission { $submission }: { $file }
desk-act-answer = submission { $submission }, line { $line } is person { $person }
desk-act-answer-new = submission { $submission }, line { $line } is somebody new
desk-act-answers = submission { $submission }, { $count } lines are answered: { $persons }
desk-act-accept = submission { $submission } is accepted
desk-act-reject = submission { $submission } is rejected: { $because }
desk-act-attach = games are attached to tournament { $tournament }: { $file }
desk-act-sent = the report of tournament { $tournament } was sent to FIDE on { $day } ({ $format })
desk-act-reidentify = tournament { $tournament }, line { $line } was person { $person }
desk-act-result = tournament { $tournament }, game { $game } ended { $result }, not { $before }
desk-act-swap = tournament { $tournament }, line { $line } is person { $person }, line { $other } is person { $instead }: they were swapped
desk-act-withdraw = tournament { $tournament } is withdrawn: { $because }
desk-act-withdraw-left = left the register with it: { $persons }
desk-act-decide = { $what } ({ $reference })
desk-act-appeal = { $by } appeals against entry { $against }
desk-act-outcome = appeal { $appeal }: { $outcome }
desk-act-cancel = entry { $entry } is cancelled: { $because }
desk-act-cancel-plain = entry { $entry } is cancelled
desk-act-import = FIDE's list of { $date } is imported ({ $series }): { $file }, { $players } players
desk-act-enlist = { $ratings } ratings are taken from FIDE's list of { $date } ({ $file }); new persons: { $persons }
desk-act-close = closed: { $lists }
desk-act-publish = published: list { $lists }

## Why the desk refuses

refusal-country-code = { $country } is no country code; it has three letters, such as HUN
refusal-event-without-name = the tournament has no name
refusal-event-ends-early = the tournament ends ({ $ends }) before it begins ({ $starts })
refusal-event-long-ago = the tournament would have begun on { $starts }, more than sixty years before today ({ $today })
refusal-event-far-ahead = the tournament would begin on { $starts }, more than five years from today ({ $today })
refusal-event-known = this is tournament { $tournament } already: { $name }
refusal-owner-of-go = nobody but the federation publishes a go list; the series of go is its own (--owner go=ours)
refusal-reference-empty = say who decided, and under which number (--reference)
refusal-paragraph-empty = say which paragraph is set aside
refusal-decision-ends-before = the decision would hold from { $day } and end on { $until } already
refusal-multiplier-range = { $multiplier } is no multiplier; it is between 1 and 100
refusal-importance-unknown = { $importance } is no importance; there are { $known }
refusal-transition-unknown = { $transition } is no conversion; there is { $known }
refusal-indicators-empty = neither points nor grade: nothing is decided
refusal-grade-of-chess = grades belong to go
refusal-rating-range = { $points } is no rating
refusal-grade-unknown = { $grade } is no grade; grades go from 35k to 1k and from 1d to 9d
refusal-tournament-not-go = tournament { $tournament } is not of go
refusal-game-unknown = line { $line } has no game in round { $round }
refusal-game-several = line { $line } has { $games } games in round { $round }; name the opponent too
refusal-result-of-bye = { $result } cannot be the result here: a bye has no opponent, and a game has one
refusal-result-unknown = { $result } is no result; there are: { $known }
refusal-entry-unknown = there is no entry { $entry } in the ledger
refusal-no-list = there is no { $series } list yet
refusal-list-unknown = there is no { $series } list of { $date }

# Taking over a register
desk-table-persons = persons
desk-table-clubs = clubs
desk-table-licences = licences
desk-table-strength = strength orders
desk-table-ranking = a go ranking list
desk-act-takeover = { $file } is taken over: { $rows } rows of { $what }
takeover-table = { $file }: { $rows } rows
takeover-columns = columns: { $columns }
takeover-unknown = passed over: { $columns }
takeover-new-persons = { $count } new persons
takeover-changed-persons = { $count } persons of whom the table knows more
takeover-known = { $count } that the register has already
takeover-clubs = { $count } clubs
takeover-licences = { $count } licences
takeover-titles = { $count } titles
refusal-clubs-without-season = the table has clubs and no season, so nobody would get a licence: give the season (--season 2026/27), map a column of seasons, or leave the clubs out (--map "HEADING=-")
refusal-table-closed-upon = the {$series} list of {$date} was closed on the ratings of the table of entry {$entry}; open it first: arpad unclose {$month}
refusal-table-published-upon = the {$series} list of {$date} was published on the ratings of the table of entry {$entry}; they stay. Correct them one by one (arpad decide indicators)
takeover-games-assumed = { $count ->
    [one] of one rating the table tells neither games nor K: thirty games are assumed, and K is what rating and age say
   *[other] of { $count } ratings the table tells neither games nor K: thirty games are assumed, and K is what rating and age say
 }
takeover-ratings = { $count } ratings
takeover-strength-orders = { $count } strength orders
takeover-row = row { $row }: { $text }
takeover-faults = { $count } faults:
takeover-written = Written.
takeover-tried = Nothing was written. To write it: the same command with --write
takeover-not-written = Nothing was written. Correct the rows above and try again.

# A tournament on its way out
tournament-changes-of = Changes, { $list }
tournament-changes-forecast = Changes as they would be, { $list }
tournament-changes-first = first rating { $rating }
tournament-changes-none = No list counts this tournament yet, and none would now.
tournament-export-without-number = { $count } players have no FIDE number, which FIDE's server asks for: { $names }
