# Amit a FIDE-értékszámlisták olvasói egy fájlról mondanak.

notice-list-unknown-format = Ez a fájl egyetlen 2001 óta ismert elrendezésben sem FIDE-értékszámlista; semmit sem olvastunk be. Töltse le újra a listát a FIDE oldaláról szövegként, XML-ként vagy zipben.
notice-list-no-header = A listának nincs fejléce. Az oszlopokat a játékosok sorairól ismertük fel, az elrendezés: { $layout }.
notice-list-not-a-player = A sor nem FIDE-számmal kezdődik, ezért kimaradt („{ $value }”). Ha mégis játékos, írja vissza a számot az oszlopába.
notice-list-endless-line = A sor hosszabb minden valódi bejegyzésnél, ezért kimaradt. A fájl valószínűleg sérült; töltse le újra.
notice-list-beyond-columns = A sor az utolsó oszlop után is folytatódik; a(z) „{ $value }” részt figyelmen kívül hagytuk. Ellenőrizze, nem csúszott-e jobbra a sor.
notice-list-shifted-columns = A sorban az egyéb címek { $count } karakterrel hosszabbak az oszlopuknál. A sor további részét ennyivel jobbra olvastuk.
notice-list-short-line = A sor a szövetség oszlopa előtt véget ér; ami hiányzik, üresnek számít. Ellenőrizze, nem csonka-e a fájl.
notice-list-empty-name = A(z) { $id }. számú játékosnak nincs neve a listában.
notice-list-unreadable-field = „{ $value }” nem értelmezhető a(z) { $field } oszlopban; üresnek számít. Javítsa ki, vagy keresse meg a játékost a FIDE oldalán.
notice-list-odd-bytes = A sorban régi kódlap szerinti betűk állnak. A régi FIDE-listák betűiként olvastuk őket; ellenőrizze a nevet.
notice-list-xml-fault = A játékos XML-je hibás; a játékos kimaradt. Töltse le újra a listát.
notice-list-unknown-element = A(z) „{ $element }” elem ismeretlen, figyelmen kívül hagytuk.
notice-list-cut-off = A lista itt, a vége előtt megszakad. Töltse le újra.
notice-list-more-files = A tömörített fájlban további { $count } lista van; csak ezt olvastuk be: „{ $file }”. Csomagolja ki a többit, és olvassa be őket egyenként.
notice-list-tempo-assumed = A lista egyetlen időbeosztást tartalmaz, de nem mondja meg, melyiket; { $tempo } listának vettük. Ha ez téves, adja meg az időbeosztást.
