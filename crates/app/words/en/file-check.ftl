## A file beside the register

check-register = Beside the register
check-register-known = { $known } of { $lines } players are in the register. Their ratings and K are those of the list of { $date }.
check-register-known-go = { $known } of { $lines } players are in the register. Their points are those of the ranking list of { $date } and of decisions since.
check-register-no-list = { $known } of { $lines } players are in the register; no list was in force on the first day.
check-register-fine = Nothing the file says of them contradicts it.
check-games = Game by game
check-games-left-out = Games of the first { $players } players are shown; the interface for programs gives all of them.
check-again = You have sent { $file }. It can be looked at again by another regulation without being chosen again.
check-round = round { $round }
check-round-of = round { $round }: { $white } – { $black }

remark-rating-otherwise = the file has { $said }, the list in force { $known }
remark-rated-by-file-alone = the file has { $said }, but no list of ours rates this player; the forecast counts the player as unrated
remark-number-unknown = nobody in the register has the number { $said }
remark-number-of-another = the number { $said } is somebody else’s
remark-who-is-meant = { $candidates ->
    [one] this may be the person named here, but it is not certain
   *[other] several persons may be meant
 }
remark-stands-twice = the same person stands on two lines
remark-not-in-register = not in the register; the office will enter the player as new
remark-unlicensed = no licence for the season { $known }
remark-more-remarks = and { $count } more like it
