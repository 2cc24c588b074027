# A hónap az irodában: fájlok, listák, napló, felhasználók.
deed-submit = Jelentések beküldése
deed-submit-text = Versenyfájlok bármely olvasott formátumban, egyszerre több is, vagy zipben. Az elfogadásig semmi sem kerül értékelésre.
deed-answer = Játékos azonosítása
deed-answer-text = A választ megjegyezzük: ugyanezt a sort legközelebb nem kell azonosítani, hacsak nem lehet egy névrokon is.
deed-answer-sure = Az egyértelmű sorok azonosítása
deed-answer-sure-text = Minden sor, amelynek egyetlen jelöltje van, és neve, adatai egyeznek, az a személy.
deed-accept = Elfogadás
deed-accept-text = A játszmák a következő listába kerülnek. Minden sornak valakinek kell lennie, és a szabályzat szerint nem lehet hiba a versennyel.
deed-withdraw = Elfogadott jelentés visszavonása
deed-withdraw-text = A verseny a következő listától nem számít; a közzétett lista marad, a helyesbítés nyilvános.
deed-close = Lezárás
deed-close-text = A lista mindabból készül, ami elfogadott és esedékes. A közzétételig újra megnyitható.
deed-unclose = Újranyitás
deed-unclose-text = A lezárt, de közzé nem tett lista újra megnyílik; az irodán kívül senki sem látta.
deed-publish = Közzététel
deed-publish-text = A lista a napjától érvényes. A közzétett lista nem változik; ami később derül ki, helyesbítés.
deed-new-or-person = vagy egy személy, vagy új játékos
deed-field-files = Fájlok
deed-field-tournament = A verseny száma
deed-field-line = A fájl sora
deed-field-new = Új személy
deed-field-foreign-numbers = A FIDE-oszlopban más szövetség számai állnak
deed-field-take-new = Aki a nyilvántartásban senki sem lehet, új személy
deed-field-tempo = Játékidő, ha a fájl nem mondja meg
deed-field-strangers = Akinek a fájl ad értékszámot, a listák nem
deed-field-reference = Ki határozott így, milyen számon
deed-field-registered = A nyilvántartásba vétel napja, ha nem a bejelentésé
deed-field-another-event = Külön verseny, bár ugyanezek a játékosok ezeken a napokon máshol is találkoztak
deed-field-ours-as-file = Gó: a hazánkbeli új játékosok a minősítés hatálya alá tartoznak; ellenőriztem
deed-field-series = Lista
deed-field-month = Hónap
deed-field-again = Újraszámítás a most ismert adatokból
deed-field-in-advance = Az esedékesség előtt; a naplóba kerül
deed-field-beside-fide = A FIDE ugyanazon napra szóló listája mellett; a naplóba kerül
deed-field-skipping = Bár egy korábbi hónapnak nincs listája; a naplóba kerül
deed-field-dropping = Gó: bár eddig számító játszmák kiesnének; a naplóba kerül
deed-choice-standard = hagyományos
deed-choice-rapid = rapid
deed-choice-blitz = villám
deed-choice-go = gó
deed-choice-from-report = a fájl szerinti értékszámmal, határozat alapján
deed-choice-unrated = értékszám nélkülinek számít

desk-reports = Jelentések
desk-upload = Jelentések beküldése
desk-upload-hint = Több fájl vagy zip, összesen { $most } MB
desk-no-reports = Még nem érkezett fájl.
desk-reports-newest = A legújabb { $count } fájl
desk-file-number = Szám
desk-file = Fájl
desk-state = Állapot
desk-nothing-waits = Nincs teendő.
desk-work-unread = { $name }: jelentésként nem olvasható
desk-work-ready = { $name }: elfogadható
desk-work-unsettled = { $name }: elfogadás előtt nyilatkozni kell
desk-work-questions = { $name }: { $count ->
    [one] egy kétséges azonosság
   *[other] { $count } kétséges azonosság
 }
desk-work-publish = { $series }, { $day }-i lista: lezárva, nincs közzétéve
desk-work-unreported = { $name }: { $day } napján véget ért, jelentés nem érkezett
desk-work-appeal = { $by } fellebbezett a(z) { $entry }. bejegyzés ellen
desk-next-closing = { $series }: a(z) { $day }-i listába a legkésőbb { $closing } napján véget ért versenyek számítanak
desk-step-sound = { $count ->
    [0] A fájl rendben van
    [one] Egy hiba a fájlban
   *[other] { $count } hiba a fájlban
 }
desk-step-ratable = { $count ->
    [0] Értékelhető
    [one] Egy akadálya van az értékelésnek
   *[other] { $count } akadálya van az értékelésnek
 }
desk-step-known = { $count ->
    [0] Mindenki azonosítva
    [one] Egy játékos azonosításra vár
   *[other] { $count } játékos azonosításra vár
 }
desk-step-decided = { $count ->
    [0] Elbírálva
   *[other] Elbírálásra vár
 }
desk-judging = Elbírálás
desk-accept-after = { $count ->
    [one] Egy sor azonosításra vár: előbb azt kell megválaszolni.
   *[other] { $count } sor azonosításra vár: előbb ezeket kell megválaszolni.
 }
desk-take-new = { $count ->
    [one] Aki a nyilvántartásban senki sem lehet, új személy
   *[other] Az a(z) { $count } játékos, aki a nyilvántartásban senki sem lehet, új személy
 }
desk-accept-more = Elfogadás további adatokkal
desk-see-event = A verseny a webhelyen
desk-said = Megállapítások
desk-at-line = { $line }. sor:
desk-file-as-sent = A fájl, ahogyan érkezett
desk-question = { $count ->
    [one] Ki ez? Az utolsó kétséges azonosság
   *[other] Ki ez? { $count } kétséges azonosság
 }
desk-sure-lines = { $count } sor egyértelmű
desk-answer-sure = Ez a(z) { $count } sor rendben
desk-nobody-like-it = A nyilvántartásban nincs hozzá hasonló.
desk-for = mellette
desk-against = ellene
desk-this-person = Ez a személy
desk-new-person = Új személy
desk-somebody-else = Valaki más: szám, fide:… vagy név
desk-lines = A fájl { $count } sora
desk-month = A hónap
desk-look = Megjelenítés
desk-list-published = A(z) { $day }-i lista közzétéve ({ $revision ->
    [0] { $players } játékos
   *[other] { $revision }. módosítás, { $players } játékos
 }, { $entry }. bejegyzés).
desk-list-closed = A(z) { $day }-i lista lezárva, nincs közzétéve ({ $revision ->
    [0] { $players } játékos
   *[other] { $revision }. módosítás, { $players } játékos
 }, { $entry }. bejegyzés).
desk-close-again = Újraszámítás
desk-ledger = Napló
desk-ledger-newest = Bejegyzések, a legújabb elöl
desk-is-cancelled = (törölve)
desk-older = Korábbi bejegyzések
desk-everything = minden
desk-entry-title = { $entry }. bejegyzés
desk-cancelled-by-entry = Törölte a(z) { $entry }. bejegyzés
desk-body = A pecsételt szöveg
desk-seal = Pecsét
desk-users = Felhasználók
desk-users-count = { $count } felhasználó és szerepkörei
desk-change = Módosítás
desk-invite = Új hivatkozás
desk-invited = { $name } ezen a címen állíthatja be a jelszavát { $days } napon belül. A cím csak most látható.
desk-tokens = Programok tokenjei
severity-error = Hiba
severity-warning = Figyelmeztetés
severity-note = Megjegyzés
api-parameter-key = Saját választású kulcs: aki kétszer kér ugyanazzal a kulccsal, ugyanazt a választ kapja, és semmi sem történik kétszer
api-page-header = a fejlécben
desk-month-revised = { $count } játékos értéke más a közzétételre váró módosított listán
desk-month-upon = A(z) { $day }-i lista még nincs lezárva: az alábbiak úgy szerepelnek, mintha most zárnák le azzal, ami addig beérkezett.
desk-closing-in = A legkésőbb { $day } napján véget ért versenyek számítanak bele: még { $count } nap van hátra.
desk-closing-today = A legkésőbb { $day } napján véget ért versenyek számítanak bele: ma van az utolsó nap.
desk-closing-past = A legkésőbb { $day } napján véget ért versenyek számítanak bele; a határnap { $count } napja elmúlt, a lista lezárható.
desk-check-unusual = { $count } szokatlan dolog van a hónapban
