## Tournament files at the command line

file = File
format = Format
ratable = ratable
not-ratable = not ratable
no-list = no rating list could be read from this file
check-tally = { $ratable } of { $files } files are ratable.
shadow-of-case = --shadow compares case files only; `arpad convert` makes one
finding-points-by-grade = the register is not at hand: { $players } players are taken to hold the grade they entered with and the points of its lower bound
