## A gó hivatala: határozatok listái, kik tartoznak a rendszerbe, késői versenyek

spot-round = { $tournament }, { $round }. forduló
spot-players = { $tournament }, { $players }
spot-game = { $tournament }, { $round }. forduló, { $players }

list-of-decisions = határozat
list-of-opening = nyitóállomány
list-of-opening-note = Az Élő-pontok és minősítések, amelyekkel a nyilvántartás indult. Ettől a naptól minden góverseny ezeket módosítja.
list-of-decisions-note = A Minősítési Bizottság e napon hozott határozatai (3. § (3) bekezdés). Ettől a naptól érvényesek, akkor is, ha az érintett nem játszik.

register-covered = { $name } ({ $person }): { $letter ->
    [a] a minősítési rendszerbe tartozik (1. § (1) bekezdés a) pont).
    [b] a minősítési rendszerbe tartozik (1. § (1) bekezdés b) pont).
    [c] a minősítési rendszerbe tartozik (1. § (1) bekezdés c) pont).
   *[outside] nem tartozik a minősítési rendszerbe, csak ellenfélként szerepel.
 } A listákra a következő arpad close go viszi át.
register-covered-from = { $name } ({ $person }) { $day } óta: { $letter ->
    [a] a minősítési rendszerbe tartozik (1. § (1) bekezdés a) pont).
    [b] a minősítési rendszerbe tartozik (1. § (1) bekezdés b) pont).
    [c] a minősítési rendszerbe tartozik (1. § (1) bekezdés c) pont).
   *[outside] nem tartozik a minősítési rendszerbe, csak ellenfélként szerepel.
 } A listákra a következő arpad close go viszi át.
register-coverage = Góminősítési rendszer
register-coverage-a = 1. § (1) bekezdés a) pont: itt élő magyar állampolgár
register-coverage-b = 1. § (1) bekezdés b) pont: letelepedett vagy tartósan itt tartózkodó külföldi
register-coverage-c = 1. § (1) bekezdés c) pont: tagszervezet külföldi tagja
register-coverage-outside = nem tartozik bele, csak ellenfél
desk-act-cover = { $letter ->
    [outside] { $person } nem tartozik a góminősítési rendszerbe
   *[other] { $person } a góminősítési rendszerbe tartozik ({ $letter })
 }
desk-act-cover-from = { $letter ->
    [outside] { $person } { $day } óta nem tartozik a góminősítési rendszerbe
   *[other] { $person } { $day } óta a góminősítési rendszerbe tartozik ({ $letter })
 }
desk-decided-coverage = kik tartoznak a góminősítési rendszerbe: { $persons }

desk-decided-go-next = Mostantól látszik a hatályos ranglistánál, a játékosnál és a magyarázatban; a közzétett listák közül a(z) { $day } dátumú mutatja, ha az arpad close go, majd az arpad publish go átvitte. Az e nap óta készült listák is módosulnak.
desk-cancelled-go-next = A listákról az arpad close go veszi le.
desk-appeal-go-anew = A(z) { $day } óta készült listákat a következő arpad close go a határozat nélkül számítja újra.

refusal-waiver-of-go = a gószabályzat nem teszi lehetővé, hogy egy rendelkezésétől el lehessen tekinteni ({ $tournament }. számú verseny); amit a Minősítési Bizottság dönthet el, arra külön határozat van: arpad decide multiplier, importance, initial, indicators, parameter
refusal-decision-without-reason = a Minősítési Bizottság csak indokolt esetben módosíthatja egy versenyző mutatóit (3. § (3) bekezdés): írja meg az okát (--why)
refusal-grade-without-points = a(z) { $person }. számú személynek nincs Élő-pontja, ezért csak minősítést nem lehet adni neki: adja meg az Élő-pontját is (--points)
refusal-games-dropped = az újraszámítás után { $games ->
    [0] egy játszma sem esne ki
   *[other] { $games } eddig számító játszma kiesne ({ $which })
 }{ $players ->
    [0] {""}
   *[other] , és { $players } versenyző lekerülne a ranglistáról ({ $who })
 }; ha ez a szándék: --dropping
refusal-newcomers-unsaid = a(z) { $submission }. számú beküldés { $count } új játékosát a fájl magyarnak mondja ({ $persons }), de a fájlból nem derül ki, hogy a minősítési rendszerbe tartoznak-e (1. § (1) bekezdés); mondja meg soronként: --ours { $line } (a pont), --ours { $line }=b vagy =c, vagy mindegyikről egyszerre, ha utánanézett: --ours-as-file; akit nem nevez meg, csak ellenfél lesz
refusal-line-not-new = a(z) { $submission }. számú beküldés { $line }. sora nem új játékos; a nyilvántartottakról: arpad person cover
refusal-outcome-without-reference = a Minősítési Bizottság határozata elleni fellebbezést az Elnökség bírálja el (10. § (2) bekezdés): adja meg határozatának számát (--reference); a fellebbezés: { $appeal }. bejegyzés
refusal-appeal-unsaid = írja meg, ki fellebbez (--from), és mi az indoka (--grounds)
refusal-coverage-decided = hogy valaki a minősítési rendszerbe tartozik-e, nem a Bizottság határozata, hanem a személy adata: arpad person cover
result-go-black = fekete nyert
result-go-white = fehér nyert
result-go-jigo = jigo
way-go-stranger = A megoldás: a Minősítési Bizottság megadja, hány Élő-ponttal számoljanak ellenfelei: arpad person add, arpad person cover KI outside, arpad answer BEKÜLDÉS SOR --person KI, majd arpad decide indicators --person KI --points PONT --reference SZÁM --day DÁTUM --why OK (a dátum legkésőbb a verseny napja). Így ellenfél marad: nincs nyilvános lapja, és nem kerül ranglistára
desk-taken-indicators = átvett ranglista: { $person }, { $series }: { $values }
refusal-indicators-before-opening = a(z) { $person }. számú személy mutatóit az átvett ranglista { $opening }-i állapotában már tartalmazza, ezért { $day }-i határozat semmit nem változtatna; ha az átvett adat hibás, a határozat napja { $opening } vagy későbbi legyen (--day)
refusal-go-list-unpublished = ez a(z) { $date }-i listát is módosítaná, amelyet lezártak ({ $entry }. bejegyzés), de még nem tettek közzé; számíttassa újra (arpad close go --again), vagy előbb tegye közzé (arpad publish go)
refusal-indicators-unsaid = { $name } ({ $person }. számú, { $country }) a nyilvántartásban van, de nem derül ki, hogy a minősítési rendszerbe tartozik-e (1. § (1) bekezdés). Előbb ezt mondja meg: arpad person cover { $person } outside, ha csak ellenfél (például hivatásos játékos): ekkor az Élő-pont csak az ellenfeleinek számít; vagy a, b, illetve c, ha a ranglistára kerül
decided-now-heading = Már érvényes határozatok
decided-now = { $name }: { $points } Élő-pont ({ $grade }) az eddigi { $before } helyett, a Minősítési Bizottság határozata szerint (3. § (3) bekezdés), { $day } óta; a közzétett ranglisták közül a(z) { $day }-i mutatja.
decided-now-grade = { $name }: minősítése { $grade } a Minősítési Bizottság határozata szerint (3. § (3) bekezdés), { $day } óta; a közzétett ranglisták közül a(z) { $day }-i mutatja.
explain-before-list = Még nincs közzétett gólista. Ha most lezárnák (arpad close go), ezt tartalmazná:
explain-before-closed = Még nincs közzétett gólista; a(z) { $date }-i le van zárva, és közzétételre vár (arpad publish go).
explain-before-nothing = { $name } még nincs gólistán, és nincs elfogadott gójátszmája, amely listára várna. Ami jön: arpad submissions, arpad newcomers
desk-go-next = A következő gólistán: { $rating }, { $games } játszma alapján (arpad close go, arpad publish go)
