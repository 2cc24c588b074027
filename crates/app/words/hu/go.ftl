# Gó: amit a szabályzat számítás közben mond. A kódok a `rules::go::codes` kódjai; az angol fájlban ugyanezek a kulcsok
# és változók állnak.

## Lépések: a verseny

step-go-time = Gondolkodási idő: alapidő { $base } perc, bővített idő { $extended } perc, { $category } kategória: { $value }.
step-go-small-board = 13×13-as táblán játszott verseny szorzója minden esetben { $value }.
step-go-importance = { $row ->
        [invitational-or-hungarian-championship] Nemzetközi meghívásos góverseny vagy Magyar Bajnokság
        [many-participants] 80-nál több résztvevő
        [european-or-world-championship] Európa- vagy világbajnokság
       *[even] Előnyadás nélküli 19×19-es verseny
    }: további { $value }.
step-go-multiplier = Versenyszorzó: { $time } a gondolkodási időért és { $importance } a fontosságért, összesen { $value }.
step-go-multiplier-given = A versenyszorzót a Minősítési Bizottság állapította meg: { $value }.
step-go-split = { $multiplier } × { $rounds } forduló eléri a 300-at: a verseny értékelése { $value } részben történik.

## Lépések: az indulás

step-go-decision-points = A Minősítési Bizottság az Élő-pontot erre módosította: { $value } ({ $reference }).
step-go-taken-points = Az átvett ranglista szerint { $value } Élő-pont ({ $reference }).
step-go-taken-grade = Az átvett ranglista szerint { $value } ({ $reference }).
step-go-decision-grade = A Minősítési Bizottság ezt a minősítést állapította meg: { $value } ({ $reference }).
step-go-initial-manager = Bekerül a nyilvántartásba ({ $tournament }): induló Élő-pontját a rendszer kezelője határozta meg: { $value }.
step-go-initial-committee = Bekerül a nyilvántartásba ({ $tournament }): induló Élő-pontját a Minősítési Bizottság határozta meg: { $value }.
step-go-initial-entry-grade = Bekerül a nyilvántartásba ({ $tournament }): nevezési minősítése { $grade }, ennek alsó határa { $value } Élő-pont, amíg a rendszer kezelője meg nem határozza.
step-go-initial-grade = { $points } Élő-pont: kezdeti minősítése { $value }.
step-go-foreign-points = { $tournament }: nem szerepel a nyilvántartásban, nevezési ereje { $grade }, ezért csak erre a versenyre { $value } Élő-pont.
step-go-foreign-listed = { $tournament }: nem szerepel a nyilvántartásban; a jelentés nem mond nevezési erőt, az európai adatbázis (EGD) listáján { $grade } áll, ezért csak erre a versenyre { $value } Élő-pont.
step-go-foreign-given = { $tournament }: nem szerepel a nyilvántartásban, megadott Élő-pontja { $value }.

## Lépések: a játszmák

step-go-correction = { $round }. forduló: { $stones } kő előnyt { $receiver ->
        [own] kapott, saját Élő-pontja
       *[opponent] adott, az ellenfél Élő-pontja
    } { $from } helyett korrigálva { $value } (+{ $correction }).
step-go-roles-swapped = { $round }. forduló: az előnnyel { $receiver ->
        [own] a saját korrigált Élő-pontja
       *[opponent] az ellenfél korrigált Élő-pontja
    } ({ $corrected }) magasabb lett, mint az előnyadóé ({ $giver }): a két versenyző szerepe felcserélődik.
step-go-won-as-stronger = { $round }. forduló, győzelem { $opponent } ellen: { $own } – { $other }, különbség { $difference }, esély { $chance }; { $difference ->
        [0] egyenlő Élő-pontok
       *[other] az erősebb nyert
    }, játszmapont { $value }.
step-go-won-as-weaker = { $round }. forduló, győzelem { $opponent } ellen: { $own } – { $other }, különbség { $difference }, esély { $chance }; { $difference ->
        [0] egyenlő Élő-pontok
       *[other] a gyengébb nyert
    }, játszmapont 1 − { $chance } = { $value }.
step-go-lost-as-stronger = { $round }. forduló, vereség { $opponent } ellen: { $own } – { $other }, különbség { $difference }, esély { $chance }; { $difference ->
        [0] egyenlő Élő-pontok
       *[other] a gyengébb nyert
    }, játszmapont −(1 − { $chance }) = { $value }.
step-go-lost-as-weaker = { $round }. forduló, vereség { $opponent } ellen: { $own } – { $other }, különbség { $difference }, esély { $chance }; { $difference ->
        [0] egyenlő Élő-pontok
       *[other] az erősebb nyert
    }, játszmapont { $value }.
step-go-jigo-point = { $round }. forduló, jigo { $opponent } ellen: { $own } – { $other }, különbség { $difference }, esély { $chance }; a bizottság határozata szerint játszmapont { $value }.
step-go-not-counted = { $round }. forduló{ $value ->
        [go-bye] {""}
        [go-half-bye] {""}
       *[other] , { $opponent }
    }: nem jár játszmapont, mert { $value ->
        [go-no-show] a játszma távolmaradás miatt elmaradt
        [go-arbiter] a győztest bírói döntés állapította meg
        [go-double-loss] a bíró kettős vereséget állapított meg
        [go-half-bye] a versenyző játszma nélkül kapott fél pontot
       *[go-bye] a versenyző erőnyerő volt
    }.

## Lépések: az új Élő-pont

step-go-sum = { $tournament }: a játszmapontok összege { $value }.
step-go-sum-of-part = { $tournament }, { $part }. rész: a játszmapontok összege { $value }.
step-go-change = { $multiplier } × { $sum } = { $product }, kerekítve { $value }.
step-go-new-points = Új Élő-pont: { $before } és { $change }, azaz { $value }.
step-go-grade-reached = { $tournament }: { $points } Élő-ponttal { $times ->
        [1] először
       *[other] { $times }. alkalommal
    } elérte a(z) { $value } ponthatárát; még meg kell védenie.
step-go-grade-risen = { $tournament }: { $points } Élő-pont, új minősítése { $value }.
step-go-grade-defended = { $tournament }: { $points } Élő-ponttal a(z) { $value } ponthatárát megvédte: új minősítése { $value }.
step-go-grade-kept = { $tournament }: { $points } Élő-pont a minősítés ({ $value }) ponthatára alatt van, de a minősítés nem csökken.

## Lépések: az európai értékszám

step-go-egf-class = { $tournament }: { $class } osztályú verseny, súlya { $value }.
step-go-egf-initial = Új az európai ranglistán: nevezési minősítése { $grade }, ennek értékszáma { $value }.
step-go-egf-handicap = { $round }. forduló: { $stones } előnykő a várható eredményhez { $receiver ->
        [own] a saját értékszámot
       *[opponent] az ellenfél értékszámát
    } erre emeli: { $value }.
step-go-egf-expected = { $round }. forduló, { $opponent }: { $own } – { $other }, várható eredmény { $value }.
step-go-egf-game = { $round }. forduló: { $rating } értékszámnál egy játszma súlya { $con }, a többlet { $bonus }; eredmény { $score }, várható { $expected }, változás { $value }.
step-go-egf-new-rating = { $tournament }: { $before } és { $change }, azaz { $value }.
step-go-egf-floor = { $rating } a skála alja alatt van: { $value }.

## Miért nem számít egy játszma

why-go-no-show = A játszma távolmaradás miatt elmaradt.
why-go-arbiter = A győztest bírói döntés állapította meg.
why-go-double-loss = A bíró kettős vereséget állapított meg.
why-go-bye = A versenyző erőnyerő volt.
why-go-half-bye = A versenyző játszma nélkül kapott fél pontot.
why-go-strangers = Egyik játékos sem tartozik a minősítési rendszerbe.

## Megállapítások: a szabályzat hatálya

finding-go-board = { $lines } vonalas táblán játszott verseny nem értékelhető, csak 19×19-es és 13×13-as.
finding-go-joint-play = Oldalanként { $players } játékos: páros és csapatjátszmák nem értékelhetők.
finding-go-nobody-registered = A versenyen nem vett részt a minősítési rendszerbe tartozó versenyző, ezért a szabályzat hatálya nem terjed ki rá.
finding-go-dates = A verseny vége ({ $end }) korábbi, mint a kezdete ({ $start }).
finding-go-nobody-played = A versenyen egyetlen, a minősítési rendszerbe tartozó versenyző sem játszott játszmát: az erőnyerő és a le nem játszott játszma nem részvétel, ezért a szabályzat hatálya nem terjed ki a versenyre.
finding-go-before-opening = A verseny { $end } napján véget ért, a nyitóállomány pedig { $opening } napjára szól: ami előtte volt, az benne van a pontjaiban. Ha mégsem, vegye át újra a ranglistát a verseny utáni Élő-pontokkal.
finding-go-before-edition = A verseny { $start } napján kezdődött, ez a szabályzat { $from } napjától hatályos.

## Megállapítások: a szorzó

finding-go-no-time = A gondolkodási idő (alapidő és bjo-jomi) nincs megadva: a rendszer kezelője adja meg, vagy a szorzót a Minősítési Bizottság határozza meg.
finding-go-fischer-time = A szabályzat nem rendelkezik a Fischer-időről, a szorzót a Minősítési Bizottság határozza meg.
finding-go-senseless-time = A gondolkodási idő értelmezhetetlen, a szorzót a Minősítési Bizottság határozza meg.
finding-go-below-category-e = { $base } perc alapidő és { $extended } perc bővített idő az E kategória alatt van, a szorzót a Minősítési Bizottság határozza meg.
finding-go-time-columns = Az alapidő ({ $base } perc) szerint { $by-base }, a bővített idő ({ $extended } perc) szerint { $by-extended } kategória: { $category } kategóriaként értékelve; a Minősítési Bizottság másként dönthet.
finding-go-even-with-stones = Előnyadás nélküli versenyként jelentették, de { $games } játszmában volt előnykő: a szorzót a Minősítési Bizottság határozza meg.
finding-go-even-inferred = A jelentés nem mondja meg, hogy előnyadás nélküli verseny volt-e; { $games } játszmában volt előnykő.
finding-go-whereabouts-unsaid = Nem derül ki, hogy hazai vagy nemzetközi verseny-e, ezért a nevezési minősítéseket nem ellenőriztük: mondja meg (hazai vagy nemzetközi).
finding-go-participants-counted = A résztvevők száma nincs megadva; { $counted } versenyzőnek van játszmája.
finding-go-participants-fewer = { $stated } résztvevőt jelentettek, de { $counted } versenyzőnek van játszmája.
finding-go-importance-set-aside = { $row ->
        [invitational-or-hungarian-championship] Nemzetközi meghívásos verseny vagy Magyar Bajnokság
       *[other] { $row }
    }: a(z) { $value } nem adódik hozzá, mert az Európa- vagy világbajnokság számít.
finding-go-multiplier-decision = { $computed ->
        [none] A szorzót a Minősítési Bizottság határozta meg: { $value }.
       *[other] A Minősítési Bizottság szorzója ({ $value }) lép a számított ({ $computed }) helyébe.
    }
finding-go-multiplier-range = { $value } nem lehet szorzó; a legnagyobb elfogadott { $highest }.
finding-go-split = { $multiplier } × { $rounds } forduló eléri a 300-at: az értékelés { $parts } részben történik ({ $cut } forduló).
finding-go-parts = A részek együtt { $sum } fordulósak, a verseny { $rounds } fordulós.

## Megállapítások: a játszmák

finding-go-round-missing = Hiányzik a játszma fordulója, pedig a verseny értékelése részekben történik.
finding-go-round-beyond = { $round }. forduló, de a verseny { $rounds } fordulós.
finding-go-player-unknown = A játszma egyik versenyzője nem szerepel az adatok között.
finding-go-opponent-missing = Lejátszott játszma ellenfél nélkül.
finding-go-opponent-self = A versenyző önmaga ellen szerepel.
finding-go-jigo = A szabályzat nem rendelkezik a jigóról: a Minősítési Bizottság határozata szükséges.
finding-go-stones-to-stronger = A magasabb Élő-pontú versenyző kapott előnyt; a szabályzat ennek fordítottját feltételezi, a Minősítési Bizottság határozata szükséges.
finding-go-top-band = Előnykő { $points } Élő-pontnál: 2700-tól a sávnak nincs szélessége, a Minősítési Bizottság határozata szükséges.
finding-go-below-table = Előnykő { $points } Élő-pontnál: 1000 alatt nincs sáv, a Minősítési Bizottság határozata szükséges.

## Megállapítások: a versenyzők

finding-go-points-range = { $points } nem lehet Élő-pont.
finding-go-decision = A Minősítési Bizottság döntött erről a versenyzőről: { $reference }.
finding-go-decision-unknown = A határozat olyan versenyzőről szól, aki nem szerepel az adatok között: { $reference }.
finding-go-grade-inferred = A minősítés nincs megadva; { $points } Élő-ponttal legalább ezt szerezte meg: { $grade }.
finding-go-initial-missing = Nem szerepel a nyilvántartásban, és sem induló Élő-pontja, sem nevezési minősítése nincs megadva.
finding-go-initial-open = Az új versenyző induló Élő-pontját a rendszer kezelőjének még meg kell határoznia: nevezési minősítése { $grade }, { $played } játszmából { $won } győzelem; egyelőre { $points } ponttal értékelve.
finding-go-initial-too-high = { $points } Élő-pont több mint 5 kju (legfeljebb { $highest }): ezt csak a Minősítési Bizottság adhatja.
finding-go-initial-committee = Az új versenyző induló Élő-pontját a Minősítési Bizottság határozta meg: { $points }.
finding-go-foreign-grade-missing = Nem szerepel a nyilvántartásban, és nevezési ereje nincs megadva.
finding-go-foreign-grade-unbounded = A minősítésnek ({ $grade }) nincs ponthatára: az Élő-pontot meg kell adni.
finding-go-entry-grade = Erre a versenyre ({ $tournament }) { $entry } minősítéssel nevezett, de { $points } Élő-pontjának ez felel meg: { $due }.
finding-go-entry-grade-european = Erre a versenyre ({ $tournament }) { $entry } minősítéssel nevezett, de az európai listán ez áll: { $due }.
finding-go-fell-below-table = { $points } Élő-pont: a 35 kju ponthatára alatt.

## Megállapítások: az európai értékszám

finding-go-egf-board = { $lines } vonalas tábla nem számít az európai ranglistán.
finding-go-egf-no-class = Sem a verseny osztálya, sem a gondolkodási idő nincs megadva.
finding-go-egf-too-fast = A gondolkodási idő egyik osztályhoz sem elég.
finding-go-egf-no-rating = Sem európai értékszám, sem minősítés nincs megadva.
finding-go-egf-from-grade = Nincs európai értékszáma: a minősítés ({ $grade }) induló értéke { $rating }.
finding-go-egf-range = { $rating } kívül esik az értékszámok skáláján.
finding-go-egf-stones-range = { $stones } előnykővel az értékszám kívül esik a skálán.

## Rendelkezések: a magyar szabályzat

provision-go-in-force-from = Hatályos
provision-go-boards = Játéktáblák
provision-go-joint-play = Páros és csapatjátszmák
provision-go-floor = A legkisebb Élő-pont
provision-go-once = A legmagasabb minősítés, amelyhez egyszer elég elérni a ponthatárt
provision-go-initial-grade = A legmagasabb kezdeti minősítés, amelyet a rendszer kezelője adhat
provision-go-times = Magasabb minősítéshez szükséges versenyek
provision-go-initial-counts = Az induló Élő-pont a ponthatár első elérésének számít
provision-go-time-rule = Alapidő és bővített idő
provision-go-fischer = Fischer-idő
provision-go-importance = A Fontosság táblázat sorai
provision-go-many-participants = Ennél több résztvevő növeli a szorzót
provision-go-small-board = Szorzó 13×13-as táblán
provision-go-newcomer = Új versenyző Élő-pontja, amíg a rendszer kezelője meg nem határozza
provision-go-initial-method = Az új versenyző induló Élő-pontjára tett javaslat módja
provision-go-newcomer-updated = Az első verseny módosítja az új versenyző Élő-pontját
provision-go-games-of-strangers = A rendszerbe nem tartozók egymás közti játszmái
provision-go-lowered-counters = Ha a Bizottság alacsonyabb minősítést állapít meg, a magasabbak elérései
provision-go-split-at = Szorzó × fordulók, amelytől a verseny részekre bomlik
provision-go-split = A részekre bontás módja
provision-go-rounding = A változás kerekítése
provision-go-jigo = Jigo
provision-go-stones-to-stronger = Előnykő a magasabb Élő-pontú versenyzőnek
provision-go-top-width = A sáv szélessége 2700-tól
provision-go-bottom-width = A sáv szélessége 1000 alatt
provision-go-order = A versenyek sorrendje

## Rendelkezések: az európai értékszám

provision-go-egf-board = Játéktábla
provision-go-egf-classes = Az osztályok legkisebb alap- és bővített ideje
provision-go-egf-weights = Az A–D osztályok súlya
provision-go-egf-one-dan = Az 1 dan értékszáma
provision-go-egf-grade = Két szomszédos minősítés távolsága
provision-go-egf-top = A skála vége
provision-go-egf-con = Egy játszma súlya (con)
provision-go-egf-bonus = Többlet az elértéktelenedés ellen
provision-go-egf-beta = A várható eredmény szorzója (β)
provision-go-egf-handicap = Az első és minden további előnykő pontértéke
provision-go-egf-floor = A legkisebb értékszám
provision-go-egf-resets = Visszaállítások
