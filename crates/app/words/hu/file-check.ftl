## Egy fájl a nyilvántartás mellett

check-register = A nyilvántartás mellett
check-register-known = { $lines } játékosból { $known } szerepel a nyilvántartásban. Értékszámuk és szorzójuk (K) a(z) { $date }-i lista szerinti.
check-register-known-go = { $lines } játékosból { $known } szerepel a nyilvántartásban. Élő-pontjuk a(z) { $date }-i ranglista és az azóta hozott határozatok szerinti.
check-register-no-list = { $lines } játékosból { $known } szerepel a nyilvántartásban; az első napon még nem volt érvényes lista.
check-register-fine = A fájl semmi mást nem mond róluk, mint a nyilvántartás.
check-games = Játszmánként
check-games-left-out = Az első { $players } játékos játszmái láthatók; a programozói felület az összeset megadja.
check-again = Ezt a fájlt küldte: { $file }. Más szabályzat szerint is megnézhető, újra ki sem kell választania.
check-round = { $round }. forduló
check-round-of = { $round }. forduló: { $white } – { $black }

remark-rating-otherwise = a fájlban { $said }, az érvényes listán { $known } az értékszám
remark-rated-by-file-alone = a fájlban { $said } az értékszáma, de egyik listánkon sincs; az előrejelzés értékszám nélkülinek veszi
remark-number-unknown = a nyilvántartásban senkinek sincs { $said } azonosítója
remark-number-of-another = a(z) { $said } azonosító másvalakié
remark-who-is-meant = { $candidates ->
    [one] lehet, hogy az itt megnevezett személyről van szó, de nem biztos
   *[other] több személyről is szó lehet
 }
remark-stands-twice = ugyanaz a személy két sorban is szerepel
remark-not-in-register = nem szerepel a nyilvántartásban; a szövetség új játékosként veszi fel
remark-unlicensed = nincs versenyengedélye a(z) { $known } idényre
remark-more-remarks = és még { $count } ugyanilyen
