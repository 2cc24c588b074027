## Versenyfájlok a parancssorban

file = Fájl
format = Formátum
ratable = értékelhető
not-ratable = nem értékelhető
no-list = ebből a fájlból nem olvasható értékszámlista
check-tally = { $files } fájlból { $ratable } értékelhető.
shadow-of-case = a --shadow csak esetfájlokat vet össze; az `arpad convert` készít ilyet
finding-points-by-grade = { $register ->
    [1] { $players } játékosról nem derül ki, ki ő a nyilvántartásban, vagy nincs Élő-pontja
   *[other] a nyilvántartás nincs kéznél: { $players } játékosról van szó
}; a nevezési minősítésüket és annak alsó ponthatárát vettük

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
        [rounds] fordulót
        [items] elemet egy listában
        [fields] mezőt egy objektumban
       *[other] { $what }
    } tartalmazhat.
notice-text-too-long = Túl hosszú szöveg ({ $field }), ezért a fájlt nem olvastuk be: { $length } bájt, legfeljebb { $most } lehet.
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
        [rounds] fordulót
        [items] elemet egy listában
        [fields] mezőt egy objektumban
       *[other] { $what }
    } tartalmazhat
fault-text-too-long = túl hosszú szöveg: { $length } bájt, legfeljebb { $most } lehet
finding-more-of-kind = „{ $code }” fajtájú megállapításból { $count } van; csak az első { $kept } látható

# Fájlok, amelyek nem jelentések.
notice-zip-without-report = Ez zip-tömörítvény, és nincs benne versenyjelentés ({$files} fájl van benne). Küldje be magát a jelentést (TRF, h9 vagy OpenGotha).
notice-zip-damaged = Ez zip-tömörítvény, de nem nyitható meg. Tömörítse újra, vagy küldje be magát a jelentést.
notice-zip-locked = Ez jelszóval védett zip-tömörítvény. Küldje be jelszó nélkül, vagy küldje be magát a jelentést.
notice-zip-too-large = Ez a zip-tömörítvény kibontva túl nagy: legfeljebb {$files} fájlt és {$megabytes} MB-ot bontunk ki. Küldje be a jelentéseket kisebb részekben.
notice-zip-several = Ebben a zip-tömörítvényben {$reports} versenyjelentés van. Egyszerre legfeljebb húszat küldjön.
notice-is-archive = Ez tömörítvény, nem versenyjelentés. Bontsa ki, vagy küldje be zip formában.
notice-is-pdf = Ez PDF, nem versenyjelentés. Exportálja a jelentést a sorsolóprogramból TRF formában.
notice-is-office = Ez irodai program dokumentuma, nem versenyjelentés. Exportálja a jelentést a sorsolóprogramból TRF formában.
notice-is-picture = Ez kép, nem versenyjelentés. Exportálja a jelentést a sorsolóprogramból TRF formában.
notice-is-web-page = Ez weboldal, nem versenyjelentés. Exportálja a jelentést a sorsolóprogramból TRF formában.
notice-is-egd-list = Ez az Európai Góadatbázis (EGD) játékoslistája, nem versenyjelentés. Ahová való: arpad import egd (azonosítás, külföldiek nevezési minősítése, indulás a 9. § (1) bekezdés b) pontja szerint).
notice-is-pgn = Ezek játszmák PGN formában, nem versenyjelentés. Exportálja a jelentést a sorsolóprogramból TRF formában.
notice-is-xml = Ez XML-fájl, de nem OpenGotha-verseny. Exportálja a jelentést a sorsolóprogramból TRF formában.
notice-is-utf16 = Ez UTF-16 kódolású szöveg, amelyben nem olvasható versenyjelentés. Mentse UTF-8 kódolással, vagy exportálja a jelentést TRF formában.
notice-is-binary = Ez nem szöveg és nem versenyjelentés; talán a sorsolóprogram saját fájlja. Exportálja belőle a jelentést TRF formában.
notice-is-prose = Ez szöveg, nem versenyjelentés: egyetlen sora sem rekord. Exportálja a jelentést a sorsolóprogramból TRF formában.
notice-more-like-it = és még { $count } hasonló
