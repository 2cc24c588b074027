# A FIDE listáinak átvétele, és a saját listák összevetése velük.

refusal-list-ahead = a lista kelte {$date}, ma {$today} van. Ha a FIDE már közzétette: --in-advance
refusal-list-undated = a(z) {$file} fájlnév nem árulja el a lista keltét; adja meg a --date kapcsolóval (például --date 2024-04-01)
at-desk-refusal-list-undated = a(z) {$file} fájlnév nem árulja el a lista keltét: töltse ki „A lista kelte” mezőt
refusal-list-unreadable = a(z) {$file} lista nem olvasható: {$error}
refusal-list-without-players = a fájlban nincs játékos; biztosan a FIDE értékszámlistája?
refusal-list-imported = a FIDE {$series} listáját ({$date}) már átvettük egy másik fájlból {$moment} időpontban ({$entry}. bejegyzés). Ha az volt a hibás, törölje (arpad cancel {$entry} --because …), vagy vegye át ezt módosításként (--instead)

notice-import-unsteered = {$count} játékos neve vezérlőkaraktert vagy írásirány-jelet tartalmazott; ezek nélkül kerültek be
notice-import-twice = a(z) {$number} szám két sorban áll; az első számít
notice-import-vanished = a FIDE előző, { $before }-i {$series ->
    [rapid] rapid
    [blitz] villám
   *[other] hagyományos
} listáján álló { $of } játékos közül { $count } nincs ezen a listán (több mint { $bound } ezrelék); senki nem vész el, a korábbi értékszámuk marad, „nincs a FIDE listáján” jelzéssel

import-seen = ezeket a bájtokat már átvettük, a lista kelte {$date}; nem történt semmi
import-writing = a nyilvántartás rendezése és a listák írása
import-done = lista, {$date}: {$players} játékos beolvasva, {$new} új a nyilvántartásban, {$changed} adata változott
import-instead = az ugyanarra a napra korábban átvett lista helyébe lép, módosított listaként
import-built-upon = saját listák indulnak a korábban átvettből; ezek az arpad replay --from {$month} futtatásáig változatlanok
import-list = {$series}: {$players} játékos, {$list}. lista, a(z) {$entry}. bejegyzéssel közzétéve
import-unowned = {$series}: nincs megmondva, kinek a listája az irányadó, ezért a FIDE-é az, amelyiknek a napja a legújabb; ha a saját listáé legyen: {$command}
import-notices = {$count ->
    [one] egy megjegyzés a fájlról
   *[other] {$count} megjegyzés a fájlról
}
import-more-notices = … és még {$count}

refusal-federation-unknown = {$federation}: nincs ilyen szövetség; a szövetséget a FIDE három betűje jelöli, például HUN
refusal-import-closed-upon = a(z) {$series} listát ({$date}) a(z) {$entry}. bejegyzéssel átvett listára ({$day}) építve zárták le; előbb nyissa meg: arpad unclose {$month}
refusal-import-published-upon = a(z) {$series} listát ({$date}) a(z) {$entry}. bejegyzéssel átvett listára ({$day}) építve tették közzé, ezért az marad. Vegye át a helyes fájlt ({$day}) az --instead kapcsolóval, majd: arpad replay --from {$month}
refusal-list-not-imported = a FIDE {$series} listáját ({$date}) még nem vettük át (arpad import players)
refusal-list-of-another-day = a(z) {$file} fájl neve szerint a lista kelte {$told}, nem {$date}

reconcile-lists = {$series}, {$date}: a saját {$forecast}. lista ({$revision}. módosítás) a FIDE {$published}. számú listája mellett
reconcile-file = {$series}, {$date}: a saját {$forecast}. lista ({$revision}. módosítás) a FIDE listája mellett ebből a fájlból: {$file} (a nyilvántartásba nem került be)
reconcile-strangers = a fájlban {$count} olyan játékosnak van játszmája, akit a nyilvántartás nem ismer
reconcile-person = Személy
reconcile-name = Név
reconcile-before = Előtte
reconcile-forecast = Saját
reconcile-published = FIDE
reconcile-difference = Eltérés
reconcile-games = Játszmák
reconcile-cause = Valószínű ok
cause-agrees = egyezik
cause-game-missing = a FIDE más számú játszmát vett figyelembe
cause-other-k = másik szorzó (K)
cause-other-k-numbers = másik szorzó (K): saját {$ours}, FIDE {$theirs}
cause-other-start = más kiinduló értékszám
cause-other-start-numbers = más kiinduló értékszám: saját {$ours}, FIDE {$theirs}
cause-rounding = pontosan fél pont kerekítése
cause-correction = helyesbítés, amely az előrejelzésben még nincs benne
cause-not-on-list = csak az egyik listán szerepel
cause-unknown = nincs magyarázat

import-strangers = Átvéve a FIDE { $date } dátumú listájáról ({ $file }):
import-stranger = { $line }. sor: { $person }, { $ratings }
import-strangers-doubtful = Nincs átvéve: a FIDE { $date } dátumú listáján más a név, vagy többen is szóba jönnek. Ha valamelyikük az:
import-strangers-unanswered = Nincs átvéve: lehet, hogy már szerepel a nyilvántartásban; előbb azonosítsa:
import-strangers-missing = A FIDE { $date } dátumú listáján nincs értékszáma:
