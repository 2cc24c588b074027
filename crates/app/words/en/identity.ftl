## Who is who, and which tournament is which

ground-longer-name = one part of the name more or less
ground-exchanged-year = two digits of the year of birth exchanged
ground-unrated = no rating in the register

desk-no-rating = none
desk-reidentified-before = Until now: { $person }.

desk-kin-section = { $common ->
    [0] Tournament { $numbers } has the same name and first day, but no player in common: taken for another section, this is a tournament of its own, number { $own }. If it is the report of that one: arpad reject { $submission } --because …, then arpad submit FILE --tournament { $tournament }
   *[other] Tournament { $numbers } has the same name and first day, but at most { $common } in common: taken for another section, this is a tournament of its own, number { $own }. If it is the report of that one: arpad reject { $submission } --because …, then arpad submit FILE --tournament { $tournament }
 }
desk-kin-older = Submission { $other } is an earlier report of the same tournament ({ $common } players in common) and waits; if this one is accepted, it is set aside
desk-kin-newer = Submission { $other } is a later report of the same tournament ({ $common } players in common) and waits
desk-kin-other-players = Submission { $other } belongs to tournament { $own } too, but they have only { $common } in common. If it is another section: arpad reject { $other } --because …, then arpad submit FILE
desk-kin-other-accepted = Submission { $other } is the accepted report of this tournament ({ $own }), but they have only { $common } in common. If it is another section: arpad reject { $submission } --because …, then arpad submit FILE
desk-kin-announced = This tournament was not announced; under a similar name tournament { $tournament } waits for its report: { $name } ({ $days }). If it is that one: arpad reject { $submission } --because …, then arpad submit FILE --tournament { $tournament }
desk-kin-twin = The same players met on the same days in tournament { $tournament } ({ $name }; { $games } of { $of } games), whose report waits too: if it is the same tournament, accept one of them only
desk-next-twin = next: if it is the same tournament, arpad reject { $submission } --because …; if these are other games, arpad accept { $submission } --another-event
desk-accepted-replaced = Set aside as an earlier report of the same tournament: submission { $numbers }. To take it up after all: arpad submit --take-up { $first }

desk-pile-replaced = accepted; set aside as an earlier report of the same tournament: submission { $numbers }
desk-pile-unrated = accepted; { $count ->
    [one] 1 player has a rating in the file alone and counts as unrated: { $persons }
   *[other] { $count } players have a rating in the file alone and count as unrated: { $persons }
 }

desk-check-rating-none = Tournament { $tournament }, line { $line }, { $person }: { $file } in the file, no rating in the register, so he counts as unrated
desk-check-twins = { $count ->
    [one] In 1 tournament the same players met on the same days as in another
   *[other] In { $count } tournaments the same players met on the same days as in another
 }
desk-check-twin = { $event }: { $games } of { $of } games between the same players as here: { $other }; if it is the same tournament: arpad correct withdraw { $tournament } --because …
desk-check-twin-open = the same players met on the same days in another tournament

refusal-same-games = the same players met on the same days in tournament { $tournament } ({ $name }): { $games } of { $of } games have the same pairing. If it is the same tournament: arpad reject { $submission } --because …, and as its corrected report arpad submit FILE --tournament { $tournament }. If these are other games: arpad accept { $submission } --another-event
refusal-file-other-players = { $how ->
    [accepted] submission { $submission } belongs to tournament { $tournament } ({ $name }), but has only { $common } players in common with its accepted report (submission { $other }). If it is another section: arpad reject { $submission } --because …, then arpad submit FILE. If the accepted report was wrong: first arpad correct withdraw { $tournament } --because …
   *[other] submission { $submission } belongs to tournament { $tournament } ({ $name }), but has only { $common } players in common with submission { $other }, which waits for it too. If it is another section: arpad reject { $other } --because …, then arpad submit FILE
 }
