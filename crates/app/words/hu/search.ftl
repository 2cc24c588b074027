## Keresés

web-search = Keresés
web-search-hint = Név, KOMIR vagy FIDE
web-search-text = Ékezettel vagy anélkül, bármilyen sorrendben; a szavak eleje is elég, és egy elütés sem baj. Vagy KOMIR-, FIDE-, illetve EGD-szám alapján.
web-find-player = Játékos keresése
web-nobody = Nincs találat erre: „{ $text }”.
web-found = { $count ->
    [one] Egy játékos
   *[other] { $count } játékos
 }
web-found-part = { $count } játékos, közülük a(z) { $first }–{ $last }.
web-found-many = Több mint { $most } játékos illik erre: „{ $text }”. Írjon be többet a névből.
web-found-all = { $count ->
    [one] Az egyetlen találat
   *[other] Mind a(z) { $count } találat
 }
web-found-order = Elöl az áll, akinek a családneve pontosan ez, azon belül az erősebb.
web-found-near = Hasonló nevek
web-found-none-so = Pontosan így senkit sem hívnak. Hasonló nevek:
