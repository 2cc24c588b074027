## Versenyfájlok a parancssorban

file = Fájl
format = Formátum
ratable = értékelhető
not-ratable = nem értékelhető
no-list = ebből a fájlból nem olvasható értékszámlista
check-tally = { $files } fájlból { $ratable } értékelhető.
shadow-of-case = a --shadow csak esetfájlokat vet össze; az `arpad convert` készít ilyet
finding-points-by-grade = a nyilvántartás nincs kéznél: { $players } játékosnál a nevezési minősítést és annak alsó ponthatárát vettük

# Amit minden olvasó mond, és amit akkor, ha valamiből túl sok van.
notice-more-of-kind = „{ $code }” fajtájú megjegyzésből { $count } van; csak az első { $kept } látható.
notice-over-limit = A fájl túl nagy, ezért nem olvastuk be: legfeljebb { $most } { $what ->
        [bytes] bájtot
        [lines] sort
        [line-bytes] bájtot soronként
        [elements] elemet
        [values] értéket
        [players] játékost
        [tournaments] versenyt
        [games] játszmát
        [parameters] paramétert
        [waivers] eltekintést
       *[other] { $what }
    } tartalmazhat.
fault-more-of-kind = „{ $code }” fajtájú hibából { $count } van; csak az első { $kept } látható
fault-over-limit = a dokumentum túl nagy: legfeljebb { $most } { $what ->
        [bytes] bájtot
        [lines] sort
        [line-bytes] bájtot soronként
        [elements] elemet
        [values] értéket
        [players] játékost
        [tournaments] versenyt
        [games] játszmát
        [parameters] paramétert
        [waivers] eltekintést
       *[other] { $what }
    } tartalmazhat
finding-more-of-kind = „{ $code }” fajtájú megállapításból { $count } van; csak az első { $kept } látható
