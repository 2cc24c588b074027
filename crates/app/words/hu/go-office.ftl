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
 } Ami a meglévő listákat érinti, azt a következő arpad close go viszi át; a többi az ezután készülő listákon látszik.
register-covered-from = { $name } ({ $person }) { $day } óta: { $letter ->
    [a] a minősítési rendszerbe tartozik (1. § (1) bekezdés a) pont).
    [b] a minősítési rendszerbe tartozik (1. § (1) bekezdés b) pont).
    [c] a minősítési rendszerbe tartozik (1. § (1) bekezdés c) pont).
   *[outside] nem tartozik a minősítési rendszerbe, csak ellenfélként szerepel.
 } Ami a meglévő listákat érinti, azt a következő arpad close go viszi át; a többi az ezután készülő listákon látszik.
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
refusal-go-not-in-force = a gó minősítési szabályzata { $first } napján lépett életbe (11. § (1) bekezdés), { $date } napjára nem vonatkozik. Amit valaki azelőtt ért el, átvett ranglistával kerül be: arpad import register --as ranking
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
result-go-won-by = { $name } nyert
way-go-stranger = A megoldás: a Minősítési Bizottság megadja, hány Élő-ponttal számoljanak ellenfelei: arpad person add, arpad person cover KI outside, arpad answer BEKÜLDÉS SOR --person KI, majd arpad decide indicators --series go --person KI --points PONT --reference SZÁM --day DÁTUM --why OK (a dátum legkésőbb a verseny napja). Így ellenfél marad: nincs nyilvános lapja, és nem kerül ranglistára
desk-taken-indicators = átvett ranglista: { $person }, { $series }: { $values }
refusal-indicators-before-opening = a(z) { $person }. számú személy mutatóit az átvett ranglista { $opening }-i állapotában már tartalmazza, ezért { $day }-i határozat semmit nem változtatna; ha az átvett adat hibás, a határozat napja { $opening } vagy későbbi legyen (--day)
refusal-go-list-unpublished = ez a(z) { $date }-i listát is módosítaná, amelyet lezártak ({ $entry }. bejegyzés), de még nem tettek közzé; számíttassa újra: arpad close go --again
refusal-closed-for-nothing = amiért a lezárt gó listák készültek ({ $entry }. bejegyzés, összesen { $count }), azt visszavonták: újraszámítva megegyeznének a közzétettekkel. Nyissa meg őket: arpad unclose go
refusal-indicators-unsaid = { $name } ({ $person }. számú, { $country }) a nyilvántartásban van, de nem derül ki, hogy a minősítési rendszerbe tartozik-e (1. § (1) bekezdés). Előbb ezt mondja meg: arpad person cover { $person } outside, ha csak ellenfél (például hivatásos játékos): ekkor az Élő-pont csak az ellenfeleinek számít; vagy a, b, illetve c, ha a ranglistára kerül
go-hidden-player = egy névtelenséget kérő versenyző
decided-now-heading = Már érvényes határozatok
decided-now = { $name }: { $points } Élő-pont ({ $grade }) az eddigi { $before } helyett, a Minősítési Bizottság határozata szerint (3. § (3) bekezdés), { $day } óta; közzétett ranglistán még nincs rajta, a(z) { $day }-i fogja mutatni.
decided-now-grade = { $name }: minősítése { $grade } a Minősítési Bizottság határozata szerint (3. § (3) bekezdés), { $day } óta; közzétett ranglistán még nincs rajta, a(z) { $day }-i fogja mutatni.
explain-before-list = Még nincs közzétett gólista. Ha most lezárnák (arpad close go), ezt tartalmazná:
explain-before-closed = Még nincs közzétett gólista; a(z) { $date }-i le van zárva, és közzétételre vár (arpad publish go).
explain-before-nothing = { $name } még nincs gólistán, és nincs elfogadott gójátszmája, amely listára várna. Ami jön: arpad submissions, arpad newcomers
desk-go-next = A következő gólistán: { $rating }, { $games } játszma alapján (arpad close go, arpad publish go)
refusal-line-unnamed = { $count ->
        [0] { $text }: a(z) { $tournament }. számú versenynek nincs ilyen nevű résztvevője
       *[other] { $text }: a(z) { $tournament }. számú verseny több résztvevője is lehet: { $players }; adja meg a sor számát
    }
refusal-result-uncolored = a jelentés nem mondja meg, ki játszott feketével és ki fehérrel: azt adja meg, név szerint, hogy ki nyert
refusal-no-list-at-all = még nincs lista
takeover-points = { $count } Élő-pont
desk-decided-before-entry = A listákon { $first } óta szerepel, ez a határozat pedig már { $day } napjától hatályos: az induló Élő-pontja helyébe lép. Ha a nap elírás, törölje a(z) { $entry }. bejegyzést.
refusal-indicators-stranger = { $name } nem tartozik a minősítési rendszerbe: az ilyen ellenfél Élő-pontját versenyenként a nevezési ereje adja ({ $grade }; 6. § (1) bekezdés 2. lépés), arról nincs határozat. Ha mégis oda tartozik, előbb azt mondja meg: arpad person cover { $person } a, b vagy c
refusal-handicap-unsaid = { $name }: sem a fájl, sem bejelentés nem mondja meg, adhattak-e előnyt, pedig a szorzóból 10 pont múlik rajta (1. sz. melléklet 3. táblázat). Mondja meg: --even true (előnyadás nélküli) vagy --even false (előnyadásos)
refusal-multiplier-stands = a(z) { $tournament }. számú verseny így 13×13-as táblás volna, amelynek szorzója minden esetben { $computed } (1. sz. melléklet 2. táblázat); de határozat van a(z) { $multiplier } szorzóról ({ $entry }. bejegyzés). Előbb azt törölje
refusal-parts-stand = a(z) { $tournament }. számú verseny részeiről határozat van: { $parts } forduló ({ $entry }. bejegyzés), és ez nem fér össze azzal, hogy a szorzó { $multiplier } volna (6. § (3) bekezdés). Előbb azt törölje, és ahol bontani kell, hozzanak a részekről újat
refusal-merge-entered-later = mindkettőnek van induló Élő-pontja: { $name } ({ $keep }. számú) { $points }, a(z) { $drop }. számú pedig { $day } napján, korábban kapott { $earlier } pontot. A korábbi érvényes, ezért fordítva vonja össze őket: a(z) { $drop }. számú maradjon, a(z) { $keep }. számú olvadjon bele
desk-decided-go-stranger = Ott számít, ahol { $day } napján vagy később véget érő versenyen ellenfélként szerepel, ha az arpad close go elkészítette a listát; ő maga nincs a ranglistán, és nincs oldala.
desk-effect-go = Ranglista már elszámolta: a következő arpad close go azt és az utána következőket a helyesbítéssel újra elkészíti.
correction-affected-text-go = Az Élő-pont az előző ranglistán a helyesbítés nélkül és vele: a következő lista a másodikból indul.
correction-affected-revised-go = Az Élő-pont az újra elkészített ranglistán, előtte és azóta.
correction-nobody-go = Senkinek az Élő-pontját nem mozdította el.
