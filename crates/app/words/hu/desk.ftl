## Az értékszámfelelős hónapja a parancssorban

desk-number = Sz.
desk-name = Név
desk-series = Lista
desk-first-day = Első nap
desk-last-day = Utolsó nap
desk-days = Időpont
desk-town = Helyszín
desk-organizer = Rendező
desk-arbiter = Versenybíró
desk-time-control = Gondolkodási idő
desk-rounds = Forduló
desk-announced-on = Bejelentve
desk-reported-on = Jelentés érkezett
desk-files = Fájlok
desk-decisions = Döntések
desk-decision = Döntés
desk-reference = Határozat
desk-tournament = Verseny
desk-moment = Mikor
desk-sender = Beküldő
desk-by = Ki
desk-entry = Bejegyzés
desk-what = Mi történt
desk-line = Sor
desk-in-file = A fájlban
desk-who = A nyilvántartásban
desk-questions = Kérdések

desk-series-standard = hagyományos
desk-series-unannounced = nem jelentették be
desk-series-rapid = rapid
desk-series-blitz = villám
desk-series-go = gó

desk-state-announced = bejelentett
desk-state-received = beérkezett
desk-state-questions = kérdéses
desk-state-accepted = elfogadott
desk-state-rated = értékelt
desk-state-rejected = elutasított
desk-state-withdrawn = visszavont
desk-state-superseded = felváltott

desk-founded = Létrejött a nyilvántartás: { $name } ({ $country }), { $address }
desk-announced = Bejelentve a(z) { $tournament } számú verseny: { $name } ({ $series }, { $days })
desk-no-tournaments = Nincs verseny.
desk-no-submissions = Nincs beküldött fájl.
desk-rated-in = értékelve ezen a listán: { $list } (közzétéve: { $moment })
desk-rated-in-draft = értékelve ezen a még közzé nem tett listán: { $list }
desk-see-submission = lásd: arpad submission { $submission }
desk-revision = { $revision }. módosítás

## Fájlok

desk-no-file = nincs ilyen fájl: { $file }
desk-seen-before = { $file }: ugyanez a fájl már megérkezett { $submission }. számon; nem történt semmi
desk-pile = { $files } fájl: { $accepted } elfogadva, { $questions } kérdéses, { $refused } elutasítva vagy nem értékelhető, { $seen } már korábban megjött
desk-pile-file = { $file }, { $submission }. számú beküldés: { $why }
desk-pile-questions = { $lines } sor kétséges
desk-unreadable = { $file }: { $submission }. számú beküldés, elutasítva: { $why }
desk-received = { $file }: { $submission }. számú beküldés, { $tournament }. verseny: { $name } ({ $series }, { $days })
desk-players = { $count } játékos
desk-tally-known = { $count } ismert
desk-tally-new = { $count } új
desk-tally-doubts = { $count } kétséges
desk-tally-strangers = { $count } nincs a nyilvántartásban
desk-line-doubt = { $line }. sor, { $name }: { $count } személy jöhet szóba
desk-line-stranger = { $line }. sor, { $name }: nincs a nyilvántartásban
desk-more-lines = … és további { $count }
desk-next-accept = tovább: arpad accept { $submission }
desk-next-submission = tovább: az arpad submission { $submission } mutatja a jelölteket; az arpad accept { $submission } --new újként veszi fel az ismeretleneket
desk-who-new = új
desk-who-doubt = ?
desk-who-nobody = nincs benne
desk-or-new = vagy új személy
desk-nobody = nincs a nyilvántartásban; új személy?
desk-answered = { $submission }. beküldés, { $line }. sor: a(z) { $person } számú személy. Nyitott kérdés: { $open }.
desk-answered-new = { $submission }. beküldés, { $line }. sor: új személy. Nyitott kérdés: { $open }.
desk-accepted = A(z) { $submission }. beküldés elfogadva: { $tournament }. verseny, { $name }
desk-new-persons = { $count } új személy: { $numbers }
desk-waits = A következő listára vár.
desk-is-correction = Már értékelt jelentés helyébe lép. A különbség a következő listába kerül; az arpad replay az azóta készült összes listán átvezeti.
desk-rejected = A(z) { $submission }. beküldés elutasítva: { $because }

ground-remembered = korábban is ez volt a válasz
ground-same-fide = azonos FIDE-szám
ground-same-komir = azonos KOMIR-szám
ground-same-egd = azonos EGD-szám
ground-other-fide = más FIDE-szám
ground-other-komir = más KOMIR-szám
ground-other-egd = más EGD-szám
ground-same-name = azonos név
ground-swapped-name = azonos név más sorrendben
ground-similar-name = hasonló név
ground-partial-name = a név egy része
ground-misspelled-name = elírt név
ground-other-name = más név
ground-other-generation = ifjabb vagy idősebb
ground-same-birth = azonos születési dátum
ground-same-year = azonos születési év
ground-near-birth = majdnem azonos születési dátum
ground-other-birth = más születési év
ground-other-sex = más nem
ground-same-country = azonos ország
ground-other-country = más ország
ground-died = elhunyt

## Listák

desk-name-the-month = adja meg a hónapot, például 2024-04
desk-closed = lezárva: { $players } játékos, { $tournaments } verseny, szabályzat: { $edition }, ellenőrzőkód: { $hash }, { $entry }. bejegyzés
desk-left-out = Kimaradt; elfogadottak maradnak, valakinek meg kell néznie őket
desk-next-publish = Közzététel után hatályos: { $command }
desk-published = közzétéve: { $players } játékos, ellenőrzőkód: { $hash }, { $entry }. bejegyzés
desk-issued = Közzétéve: { $moment }.
desk-draft = Még nincs közzétéve.
desk-list-by = Hatályos: { $day }, szabályzat: { $edition }.
desk-list-all = { $all } játékos.
desk-list-some = { $all } játékosból { $shown }.
desk-xlsx-to-file = a munkafüzet fájlba való: -o lista.xlsx
desk-list-written = { $file }: { $players } játékos
desk-list-losses = { $left_out } FIDE-szám nélküli játékos kimaradt, { $cut } szöveg rövidült: a formátumban nincs helyük

## Javítások, döntések, újraszámítás

desk-reidentified = { $tournament }. verseny, { $line }. sor: a(z) { $person } számú személy volt.
desk-withdrawn = A(z) { $tournament }. verseny visszavonva: { $because }
desk-effect-rated = A javítás a következő listába kerül; az arpad replay az azóta készült összes listán átvezeti.
desk-effect-unrated = Még egyetlen lista sem számolta el.
desk-decided = { $entry }. bejegyzés: { $what }
desk-no-decisions = Nincs döntés.
desk-decision-line = { $entry }: { $what } ({ $day } napjától, { $reference })
desk-revoked = – a(z) { $entry }. bejegyzés megváltoztatta
desk-decided-waiver = a(z) { $tournament }. versenynél eltekintenek a(z) { $paragraph } ponttól
desk-decided-multiplier = a(z) { $tournament }. verseny szorzója { $multiplier }
desk-decided-importance = a(z) { $tournament }. verseny jelentősége: { $importance }
desk-decided-parameter = a(z) { $edition } kiadás { $name } paramétere: { $value }
desk-decided-transition = a(z) { $series } lista minden értékszámának átszámítása: { $transition }
desk-decided-initial = a(z) { $person } számú személy { $points } ponttal kerül a nyilvántartásba
desk-decided-indicators = a(z) { $person } számú személy új értéke, { $series }: { $values }
desk-appeals = Fellebbezések
desk-appeal-line = { $appeal }: { $by } a(z) { $against }. bejegyzés ellen: { $grounds } – { $outcome }
desk-appealed = A(z) { $appeal }. számú fellebbezés a(z) { $against }. bejegyzés ellen felvéve.
desk-appeal-ended = { $appeal }. számú fellebbezés: { $outcome }
desk-outcome-open = nyitott
desk-outcome-upheld = a döntés érvényben marad
desk-outcome-overturned = a döntés hatályát vesztette
desk-outcome-withdrawn = a fellebbezést visszavonták
desk-replayed = { $created } új, { $changed } változott, { $removed } lekerült ({ $entry }. bejegyzés)
desk-created = új
desk-removed = lekerült

desk-not-rated = nincs
desk-before-after = Előtte: { $before }   Ezen a listán: { $after }
desk-list-of-fide = Ezt a listát a FIDE tette közzé; nem itt számolták.
desk-no-games = A játékosnak ezen a listán nincs elszámolt játszmája; az értékszám változatlan.
desk-only-corrections = A játékosnak ezen a listán nincs elszámolt játszmája; korábbi listák javításai kerültek bele.
desk-starts-from = A számítás { $start } pontról indul: döntés állapította meg, vagy korábbi lista javítása került ebbe a listába.
desk-differs = A listán { $listed } áll; a mai nyilvántartásból számolva { $computed } lenne. A nyilvántartás a lista lezárása óta mást tud a játékosokról; a közzétett lista érvényes.

## A napló

desk-act-found = létrejött: { $name }
desk-act-club = { $club }. egyesület: { $name }
desk-act-person = új személy, { $person }: { $name }
desk-act-amend = { $person }. személy adatai: { $name }
desk-act-title = { $person }. személy címe: { $title }
desk-act-paper = { $person }. személy bizonylata
desk-act-strength = { $club }. egyesület erősorrendje, { $season }
desk-act-merge = { $drop }. személy azonos ezzel: { $keep }
desk-act-unmerge = { $person }. személy ismét önálló
desk-act-death = { $person }. személy elhunyt
desk-act-hide = { $person }. személy rejtve
desk-act-show = { $person }. személy ismét látható
desk-act-announce = { $tournament }. verseny bejelentve: { $name }
desk-act-submit = { $submission }. beküldés: { $file }
desk-act-answer = { $submission }. beküldés, { $line }. sor megválaszolva
desk-act-accept = { $submission }. beküldés elfogadva
desk-act-reject = { $submission }. beküldés elutasítva: { $because }
desk-act-reidentify = { $tournament }. verseny, { $line }. sor: { $person } volt
desk-act-withdraw = { $tournament }. verseny visszavonva: { $because }
desk-act-decide = { $what } ({ $reference })
desk-act-appeal = { $by } fellebbez a(z) { $against }. bejegyzés ellen
desk-act-outcome = { $appeal }. fellebbezés: { $outcome }
desk-act-import = { $file } beolvasva: { $players } játékos
desk-act-close = lezárva: { $lists }
desk-act-publish = közzétéve: { $lists }. számú lista

## Miért utasít el a hivatal

refusal-country-code = { $country }: nem országkód; az országkód három betű, például HUN
refusal-event-without-name = a versenynek nincs neve
refusal-event-ends-early = a verseny előbb ér véget ({ $ends }), mint ahogy elkezdődik ({ $starts })
refusal-event-known = ez már a(z) { $tournament }. verseny: { $name }
refusal-because-empty = adja meg az okát
refusal-reference-empty = adja meg, ki döntött és milyen számon (--reference)
refusal-paragraph-empty = adja meg, melyik ponttól tekintenek el
refusal-multiplier-range = { $multiplier } nem lehet szorzó; 1 és 100 közé esik
refusal-importance-unknown = { $importance }: nincs ilyen jelentőség; van: { $known }
refusal-transition-unknown = { $transition }: nincs ilyen átszámítás; van: { $known }
refusal-indicators-empty = se pont, se minősítés: nincs miről dönteni
refusal-grade-of-chess = minősítés csak a góban van
refusal-rating-range = { $points } nem lehet értékszám
refusal-grade-unknown = { $grade }: nincs ilyen minősítés; 35k–1k és 1d–9d van
refusal-tournament-not-go = a(z) { $tournament }. verseny nem góverseny
refusal-entry-unknown = nincs { $entry }. bejegyzés a naplóban
refusal-no-list = még nincs { $series } lista
refusal-list-unknown = nincs { $series } lista ezzel a kelettel: { $date }

# Nyilvántartás átvétele
desk-act-takeover = { $file } átvéve: { $rows } sor ({ $what })
takeover-table = { $file }: { $rows } sor
takeover-columns = oszlopok: { $columns }
takeover-unknown = figyelmen kívül hagyva: { $columns }
takeover-new-persons = { $count } új személy
takeover-changed-persons = { $count } személy, akiről a táblázat többet tud
takeover-known = { $count } már szerepel a nyilvántartásban
takeover-clubs = { $count } egyesület
takeover-licences = { $count } versenyengedély
takeover-titles = { $count } cím
takeover-ratings = { $count } értékszám
takeover-strength-orders = { $count } erősorrend
takeover-row = { $row }. sor: { $text }
takeover-faults = { $count } hiba:
takeover-written = Beírva.
takeover-tried = Semmi nem íródott be. Beíráshoz: ugyanez a parancs a --write kapcsolóval
takeover-not-written = Semmi nem íródott be. Javítsa a fenti sorokat, és próbálja újra.

# A verseny kifelé
tournament-changes-of = Változások, { $list }
tournament-changes-forecast = Várható változások, { $list }
tournament-changes-first = induló értékszám: { $rating }
tournament-changes-none = Ezt a versenyt még egyik lista sem számolja el, és most nem is számolná el.
tournament-export-without-number = { $count } játékosnak nincs FIDE-száma, pedig a FIDE szervere kéri: { $names }
