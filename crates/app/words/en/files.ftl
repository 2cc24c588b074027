## Tournament files at the command line

file = File
format = Format
ratable = ratable
not-ratable = not ratable
no-list = no rating list could be read from this file
check-tally = { $ratable } of { $files } files are ratable.
shadow-of-case = --shadow compares case files only; `arpad convert` makes one
finding-points-by-grade = the register is not at hand: { $players } players are taken to hold the grade they entered with and the points of its lower bound

# What every reader says, and what is said where there is too much of something.
notice-more-of-kind = There are { $count } notices of the kind "{ $code }"; only the first { $kept } are shown.
notice-over-limit = The file is too large and was not read: it may have at most { $most } { $what ->
        [bytes] bytes
        [lines] lines
        [line-bytes] bytes in a line
        [elements] elements
        [values] values
        [players] players
        [tournaments] tournaments
        [games] games
        [parameters] parameters
        [waivers] waivers
       *[other] { $what }
    }.
fault-more-of-kind = there are { $count } faults of the kind "{ $code }"; only the first { $kept } are shown
fault-over-limit = the document is too large: it may have at most { $most } { $what ->
        [bytes] bytes
        [lines] lines
        [line-bytes] bytes in a line
        [elements] elements
        [values] values
        [players] players
        [tournaments] tournaments
        [games] games
        [parameters] parameters
        [waivers] waivers
       *[other] { $what }
    }
finding-more-of-kind = there are { $count } findings of the kind "{ $code }"; only the first { $kept } are shown
