## Mi lehet rossz egy esetfájlban

fault-json-syntax = nem JSON: { $line }. sor, { $column }. oszlop: { $what ->
    [end] a szöveg a közepén véget ér
    [value] itt értéknek kellene állnia
    [separator] itt vesszőnek, kettőspontnak vagy zárójelnek kellene állnia
    [trailing] a dokumentum vége után még áll valami
    [comma] fölösleges vessző
    [key] a mező nevének idézőjelek között kell állnia
    [string] hibás szöveg: idézőjelek között nem állhat ilyen jel
    [number] hibás szám
   *[other] nem érthető
}
fault-unknown-field = ismeretlen mező (itt ismert: { $known })
fault-missing-field = hiányzik
fault-not-an-object = itt objektum kell
fault-not-a-list = itt lista kell
fault-not-a-text = itt szöveg kell
fault-not-a-whole-number = itt egész szám kell
fault-not-true-or-false = itt true vagy false kell
fault-out-of-range = { $value } nem esik { $least } és { $most } közé
fault-not-a-date = „{ $value }” nem dátum (ÉÉÉÉ-HH-NN)
fault-not-one-of = „{ $value }” egyik sem ezek közül: { $allowed }
fault-empty-text = a szöveg üres
fault-no-player = nincs „{ $id }” játékos
fault-duplicate-player = már van „{ $id }” azonosítójú játékos
fault-duplicate-tournament = már van „{ $id }” azonosítójú verseny
fault-own-opponent = a két oldalon ugyanaz a játékos áll
fault-end-before-start = { $end } a kezdés előtt van
fault-too-many-games = { $games } játszma egy időszakban; legfeljebb { $most } fogadható el
fault-not-modelled = { $date } napjára nincs feldolgozott szabályzat (az első kezdete { $first }); az "edition" mező megnevezhet egyet
fault-parameter-not-in-edition = ez a szabályzat nem hagy ilyen választást
fault-parameter-takes = „{ $value }” nem értéke ennek a paraméternek; lehetséges: { $takes }
