## Versenyfájlok a parancssorban

file = Fájl
format = Formátum
ratable = értékelhető
not-ratable = nem értékelhető
no-list = ebből a fájlból nem olvasható értékszámlista
check-tally = { $files } fájlból { $ratable } értékelhető.
shadow-of-case = a --shadow csak esetfájlokat vet össze; az `arpad convert` készít ilyet
finding-points-by-grade = a nyilvántartás nincs kéznél: { $players } játékosnál a nevezési minősítést és annak alsó ponthatárát vettük
