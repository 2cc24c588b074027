## Tournament files at the command line

file = File
format = Format
ratable = ratable
not-ratable = not ratable
no-list = no rating list could be read from this file
check-tally = { $ratable } of { $files } files are ratable.
