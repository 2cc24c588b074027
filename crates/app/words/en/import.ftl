# Importing FIDE's lists, and comparing ours with them.

refusal-list-ahead = the list is of {$date}, and today is {$today}. If FIDE has published it already, import it with --in-advance
refusal-list-undated = the name {$file} does not tell the date of the list; say it with --date (such as --date 2024-04-01)
at-desk-refusal-list-undated = the name {$file} does not tell the date of the list: fill in “Day of the list”
refusal-list-unreadable = the list {$file} cannot be read: {$error}
refusal-list-without-players = no players were found in the file; is it a rating list of FIDE?
refusal-list-imported = FIDE's {$series} list of {$date} was imported on {$moment} (entry {$entry}) from another file. If that one was wrong, cancel it (arpad cancel {$entry} --because …), or import this one with --instead, as a revision

notice-import-unsteered = {$count} players came with control characters or marks of direction in their names; they entered without them
notice-import-twice = the number {$number} stands on two lines; the first counts
notice-import-vanished = of { $of } players on FIDE's {$series} list of { $before }, { $count } are not on this one (more than { $bound } in a thousand); nobody is lost: they keep their last rating, marked as not on FIDE's list

import-seen = these bytes were imported before as the list of {$date}; nothing was done
import-writing = putting the register in order and writing the lists
import-done = list of {$date}: {$players} players read, {$new} new in the register, {$changed} changed
import-instead = in the place of what was imported for this date before, as a revision
import-built-upon = own lists start from what was there before; they stay as they are until arpad replay --from {$month}
import-list = {$series}: {$players} players, list {$list}, published with entry {$entry}
import-unowned = {$series}: nobody has said whose list governs, so FIDE's does where it is the newest; if ours should: {$command}
import-notices = {$count ->
    [one] one remark about the file
   *[other] {$count} remarks about the file
}
import-more-notices = … and {$count} more

refusal-federation-unknown = {$federation} is no federation; a federation is three letters of FIDE's, such as HUN
refusal-import-closed-upon = the {$series} list of {$date} was closed on the list of {$day} that entry {$entry} imported; open it first: arpad unclose {$month}
refusal-import-published-upon = the {$series} list of {$date} was published on the list of {$day} that entry {$entry} imported; it stays. Import the right file for {$day} with --instead, then arpad replay --from {$month}
refusal-list-not-imported = FIDE's {$series} list of {$date} has not been imported yet (arpad import players)
refusal-list-of-another-day = by its name the file {$file} is the list of {$told}, not of {$date}

reconcile-lists = {$series}, {$date}: our list {$forecast} (revision {$revision}) beside FIDE's list {$published}
reconcile-file = {$series}, {$date}: our list {$forecast} (revision {$revision}) beside FIDE's list in the file {$file} (nothing of it was adopted)
reconcile-strangers = {$count} players with games in the file are not in the register
reconcile-person = Person
reconcile-name = Name
reconcile-before = Before
reconcile-forecast = Ours
reconcile-published = FIDE
reconcile-difference = Difference
reconcile-games = Games
reconcile-cause = Likely cause
cause-agrees = agrees
cause-game-missing = FIDE counts another number of games
cause-other-k = another K
cause-other-k-numbers = another K: ours {$ours}, FIDE's {$theirs}
cause-other-start = another rating before
cause-other-start-numbers = another rating before: ours {$ours}, FIDE's {$theirs}
cause-rounding = exactly half a point, rounded otherwise
cause-correction = a correction that is not in the forecast yet
cause-not-on-list = on one list only
cause-unknown = unexplained

import-strangers = Taken from FIDE's list of { $date } ({ $file }):
import-stranger = line { $line }: person { $person }, { $ratings }
import-strangers-doubtful = Not taken: FIDE's list of { $date } has another name, or several may be meant. Whoever it is:
import-strangers-unanswered = Not taken: the register may have them already; say first who they are:
import-strangers-missing = Not on FIDE's list of { $date } with a rating:
