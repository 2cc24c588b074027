## The office of go: lists of decisions, who belongs to the system, late tournaments

spot-round = { $tournament }, round { $round }
spot-players = { $tournament }, { $players }
spot-game = { $tournament }, round { $round }, { $players }

list-of-decisions = decision
list-of-opening = opening balance
list-of-opening-note = The points and grades with which the register began. From this day on every tournament moves them.
list-of-decisions-note = What the rating committee decided on this day (3. § (3)). It holds from this day on, whether or not the player plays.

register-covered = { $name } ({ $person }): { $letter ->
    [a] belongs to the rating system (1. § (1) a).
    [b] belongs to the rating system (1. § (1) b).
    [c] belongs to the rating system (1. § (1) c).
   *[outside] does not belong to the rating system and is an opponent only.
 } What touches lists that exist is brought there by the next arpad close go; the rest is on lists to come.
register-covered-from = { $name } ({ $person }) from { $day } on: { $letter ->
    [a] belongs to the rating system (1. § (1) a).
    [b] belongs to the rating system (1. § (1) b).
    [c] belongs to the rating system (1. § (1) c).
   *[outside] does not belong to the rating system and is an opponent only.
 } What touches lists that exist is brought there by the next arpad close go; the rest is on lists to come.
register-coverage = Go rating system
register-coverage-a = 1. § (1) a: a citizen who lives here
register-coverage-b = 1. § (1) b: a foreigner who settled or stays long
register-coverage-c = 1. § (1) c: a foreign member of a member club
register-coverage-outside = does not belong to it, an opponent only
desk-act-cover = { $letter ->
    [outside] { $person } does not belong to the go rating system
   *[other] { $person } belongs to the go rating system ({ $letter })
 }
desk-act-cover-from = { $letter ->
    [outside] from { $day } on { $person } does not belong to the go rating system
   *[other] from { $day } on { $person } belongs to the go rating system ({ $letter })
 }
desk-decided-coverage = who belongs to the go rating system: { $persons }

desk-decided-go-next = It is told from now on beside the ranking list in force, on the player and in explanations; of the published lists that of { $day } shows it once arpad close go and then arpad publish go have brought it there. Lists made since that day change too.
desk-cancelled-go-next = arpad close go takes it off the lists.
desk-appeal-go-anew = The next arpad close go computes the lists made since { $day } without it.

refusal-waiver-of-go = the go regulation lets nobody set a paragraph aside (tournament { $tournament }); what the rating committee may decide has decisions of its own: arpad decide multiplier, importance, initial, indicators, parameter
refusal-decision-without-reason = the rating committee may change a player's indicators for a reason only (3. § (3)): say why (--why)
refusal-grade-without-points = person { $person } has no points, so a grade alone cannot be given: give points too (--points)
refusal-go-not-in-force = the go regulation is in force from { $first } on (11. § (1)); it has nothing to say of { $date }. What was reached before comes in with a ranking list that is taken over: arpad import register --as ranking
refusal-games-dropped = computed anew, { $games ->
    [0] no game would be dropped
   *[other] { $games } games that counted would not count any more ({ $which })
 }{ $players ->
    [0] {""}
   *[other] , and { $players } players would leave the ranking list ({ $who })
 }; if that is meant: --dropping
refusal-newcomers-unsaid = the file calls { $count ->
    [one] one new player
   *[other] { $count } new players
 } of submission { $submission } our own ({ $persons }), but a file does not tell whether they belong to the rating system (1. § (1)); say it line by line: --ours { $line } (letter a), --ours { $line }=b or =c, or of all at once if you have looked: --ours-as-file; who is not named is an opponent only
refusal-line-not-new = line { $line } of submission { $submission } is no new player; for those in the register: arpad person cover
refusal-outcome-without-reference = an appeal against the rating committee is heard by the presidium (10. § (2)): give the number of its decision (--reference); the appeal is entry { $appeal }
refusal-appeal-unsaid = say who appeals (--from) and on which grounds (--grounds)
refusal-coverage-decided = whether somebody belongs to the rating system is a fact of the person and not a decision of the committee: arpad person cover
result-go-won-by = { $name } won
way-go-stranger = The way out: the committee gives the opponent points to be met with: arpad person add, arpad person cover WHO outside, arpad answer FILE LINE --person WHO, then arpad decide indicators --series go --person WHO --points POINTS --reference NUMBER --day DATE --why REASON (the day is that of the event at the latest). He stays an opponent: he has no public page and is on no list
desk-taken-indicators = { $person }, { $series }: { $values }, taken over
refusal-indicators-before-opening = the ranking list that was taken over has person { $person } as of { $opening }, so a decision of { $day } would change nothing; if what was taken over is wrong, let the decision hold from { $opening } or later (--day)
refusal-go-list-unpublished = this would also revise the list of { $date }, which is closed (entry { $entry }) and not published; have it computed again: arpad close go --again
refusal-closed-for-nothing = what the closed go lists (entry { $entry }, { $count } in all) were made for is taken back: made anew they would be as the published ones are. Open them: arpad unclose go
refusal-indicators-unsaid = { $name } (number { $person }, { $country }) is in the register, but nobody said whether he belongs to the rating system (§1(1)). Say that first: arpad person cover { $person } outside, where he is an opponent only (a professional, say): the points then serve his opponents alone; or a, b or c, where he is to stand on the ranking list
go-hidden-player = a player who asked not to be named
decided-now-heading = Decisions that hold already
decided-now = { $name }: { $points } points ({ $grade }) instead of { $before }, by decision of the rating committee (3. § (3)), from { $day } on; no published ranking list has it yet, that of { $day } will.
decided-now-grade = { $name }: grade { $grade } by decision of the rating committee (3. § (3)), from { $day } on; no published ranking list has it yet, that of { $day } will.
explain-before-list = No go list is published yet. Closed now (arpad close go), it would have this:
explain-before-closed = No go list is published yet; that of { $date } is closed and waits to be published (arpad publish go).
explain-before-nothing = { $name } is on no go list yet, and no accepted go game of his waits for one. What is coming: arpad submissions, arpad newcomers
desk-go-next = On the next go list: { $rating }, from { $games ->
    [one] one game
   *[other] { $games } games
 } (arpad close go, arpad publish go)
refusal-line-unnamed = { $count ->
        [0] { $text } is the name of no player of tournament { $tournament }
       *[other] { $text } may be several players of tournament { $tournament }: { $players }; say the line
    }
refusal-result-uncolored = the report does not say who had Black and who White: say who won, by name
refusal-no-list-at-all = there is no list yet
takeover-points = points of { $count ->
        [one] one player
       *[other] { $count } players
    }
desk-decided-before-entry = He stands on lists from { $first } on, and this decision holds from { $day }: it takes the place of the points with which he entered. If the day is mistyped, cancel entry { $entry }.
refusal-indicators-stranger = { $name } is outside the rating system: the points of a stranger are those of the grade with which he enters each tournament ({ $grade }; §6(1) step 2), and nobody decides about them. If he belongs to it, say that first: arpad person cover { $person } a, b or c
refusal-handicap-unsaid = { $name }: neither the file nor an announcement says whether stones were allowed, and 10 points of the multiplier hang on it (annex 1, table 3). Say it: --even true (without handicap) or --even false (with handicap)
refusal-multiplier-stands = tournament { $tournament } would be one on 13 lines, whose multiplier is always { $computed } (M1/2); but the multiplier { $multiplier } was decided for it (entry { $entry }). Cancel that first
refusal-parts-stand = the parts { $parts } were decided for tournament { $tournament } (entry { $entry }), and they do not fit the multiplier { $multiplier } that it would have (6. § (3)). Cancel that first, and decide the parts anew where it has to be cut
refusal-merge-entered-later = both have points with which they entered the go register: { $name } ({ $keep }) { $points }, number { $drop } { $earlier } on { $day }, which is earlier. The earlier ones hold, so merge the other way round: keep { $drop }, drop { $keep }
desk-decided-go-stranger = It counts where he is met as an opponent in tournaments that end on { $day } or later, once arpad close go has made their lists; he himself is on no ranking list and has no page.
desk-effect-go = A ranking list has counted it: the next arpad close go makes that list anew with the correction, and those after it.
correction-affected-text-go = The points on the ranking list before, without the correction and with it: the next list starts from the second.
correction-affected-revised-go = The points on the ranking list that was made anew, before and since.
correction-nobody-go = It moved nobody's points.
