## Versenyfájlok a parancssorban

file = Fájl
format = Formátum
ratable = értékelhető
not-ratable = nem értékelhető
no-list = ebből a fájlból nem olvasható értékszámlista
check-tally = { $files } fájlból { $ratable } értékelhető.
