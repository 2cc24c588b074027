# Gó: amivel a rendszer kezelője dolgozik. Az angol fájlban ugyanezek a kulcsok és változók állnak.

## Minősítés, gondolkodási idő, a verseny jellemzői

go-kyu = kju
go-dan = dan
go-color-black = fekete
go-color-white = fehér
go-time-sudden-death = { $base } perc, tartalékidő nélkül
go-time-japanese = { $base } perc és lépésenként { $seconds } másodperc (japán bjo-jomi)
go-time-canadian = { $base } perc és { $moves } lépésre { $minutes } perc (kanadai bjo-jomi)
go-time-fischer = { $base } perc és lépésenként { $seconds } másodperc hozzáadva (Fischer)
go-event-even = előnyadás nélküli verseny
go-event-handicap = előnyadásos verseny
go-event-international = nemzetközi verseny
go-event-domestic = hazai verseny
go-importance-none = nincs fontossági kategóriája
go-importance-invitational = nemzetközi meghívásos góverseny
go-importance-hungarian-championship = Magyar Bajnokság
go-importance-european-championship = Európa-bajnokság
go-importance-world-championship = világbajnokság
go-allowed-jigo = a jigo fél győzelemnek számít
go-allowed-stones-to-stronger = a magasabb Élő-pontú versenyző kapott előnye is számít
go-allowed-top-width = 2700 Élő-ponttól a sáv szélessége { $width }
go-allowed-bottom-width = 1000 Élő-pont alatt a sáv szélessége { $width }

## Határozatok

called-person = { $name } ({ $number }. számú)
called-line = { $name } (a fájl { $line }. sora)
called-person-unnamed = a(z) { $number }. számú személy
called-tournament = { $name } ({ $number }. számú verseny)
called-tournament-unnamed = { $number }. számú verseny
desk-decided-multiplier-on-ground = a(z) { $tournament } szorzója { $multiplier }, mert { $ground }
desk-decided-event = a(z) { $tournament } jellemzői: { $facts }
desk-decided-parts = a(z) { $tournament } részei: { $parts } forduló
desk-decided-allowed = { $tournament }: { $what }
desk-decided-allowed-game = { $tournament }, { $round }. forduló, { $black } (fekete) – { $white } (fehér): { $what }

## Elutasítások

desk-decided-initial-again = A korábbi { $points } Élő-pont ({ $former }. bejegyzés) helyébe lép: az utolsó számít.
refusal-board-range = { $lines } vonalas tábla nincs; 19-est vagy 13-ast adjon meg
refusal-facts-empty = semmit sem adott meg a versenyről: gondolkodási időt, táblát, előnyadást, fontosságot vagy azt, hogy nemzetközi-e
refusal-game-not-in-report = a(z) { $tournament }. számú verseny jelentésében nincs ilyen játszma: { $round }. forduló, feketével { $black }, fehérrel { $white }
refusal-initial-by-committee = {$name}: induló Élő-pontját a Minősítési Bizottság állapította meg ({$reference}, {$entry}. bejegyzés); mást csak a Bizottság határozata adhat
refusal-initial-too-high = { $name }: { $points } Élő-pont több, mint amennyit a rendszer kezelője adhat (5. § (3) bekezdés: 5 kju, legfeljebb { $highest }); ennél többet a Minősítési Bizottság határozata adhat
refusal-multiplier-clear = a(z) { $tournament }. számú verseny szorzója a táblázatok szerint egyértelmű: { $computed }; a Minősítési Bizottság csak ott határozza meg, ahol nem az (6. § (2) bekezdés). Ha mégis { $multiplier } legyen, a határozat saját indokát is adja meg
refusal-multiplier-small-board = a(z) { $tournament }. számú versenyt 13×13-as táblán játszották: a szorzó minden esetben { $computed } (1. sz. melléklet 2. táblázat), { $multiplier } nem lehet
refusal-parts-empty = a részek fordulóit adja meg, mindegyik részhez legalább egyet
refusal-even-with-stones = a fájl szerint itt adtak vagy adhattak előnyköveket ({ $name }), ezért ez nem előnyadás nélküli verseny; másként csak helyesbített fájl vagy a bizottság határozata (arpad decide event) mondhatja
refusal-parts-sum = a részek együtt { $sum } fordulósak, a(z) { $tournament }. számú verseny { $rounds } fordulós
refusal-parts-not-cut = a(z) { $tournament }. számú versenyt egyben kell értékelni: a szorzó ({ $multiplier }) és a(z) { $rounds } forduló szorzata nem éri el a(z) { $bound }-at (6. § (3) bekezdés)
refusal-parts-uncut = a(z) { $tournament }. számú versenyt több részre kell bontani: a szorzó ({ $multiplier }) és a(z) { $rounds } forduló szorzata eléri a(z) { $bound }-at (6. § (3) bekezdés); adja meg, hol váljanak el a részek
refusal-parts-long = a(z) { $tournament }. számú verseny { $rounds } fordulós része a(z) { $multiplier } szorzóval maga is eléri a(z) { $bound }-at (6. § (3) bekezdés); rövidebb részekre bontsa
refusal-importance-small-board = a(z) { $tournament }. számú versenyt 13×13-as táblán játszották: a szorzó minden esetben { $computed } (1. sz. melléklet 2. táblázat), a fontosságáról hozott határozat semmit sem változtatna
refusal-initial-rated = { $name } már Élő-ponttal szerepel a nyilvántartásban, induló Élő-pontot pedig csak az kap, aki most kerül be (6. § (1) bekezdés 2. lépés); a meglévőt így módosíthatja: arpad decide indicators --series go --person { $person } --points … --reference … --why …
refusal-ranking-foreigner = { $name } ({ $country }) szerepel a ranglistán, de külföldiként nem derül ki, melyik pont szerint tartozik a rendszerbe (1. § (1) bekezdés): az ours (jogcím) oszlopban adja meg: b (letelepedett vagy tartósan itt tartózkodik) vagy c (tagszervezet tagja)
refusal-ranking-counters = { $reached }: { $times } alkalommal elérte, tehát meg is szerezte (5. § (2) és (4) bekezdés); a sorban viszont ez áll: { $grade }
refusal-points-range = { $points } nem lehet Élő-pont
refusal-width-range = { $width } nem lehet egy sáv szélessége; 1 és 500 közé esik
refusal-newcomer-not-open = { $who }: nincs olyan új versenyző, akinek az induló Élő-pontját még meg kell határozni
refusal-newcomer-without-grade = { $name }: nincs nevezési minősítése, ezért nincs javaslat; adja meg az induló Élő-pontját
refusal-newcomer-unsaid = { $name } ({ $submission }/{ $line }) még nincs a nyilvántartásban, és a fájlból nem derül ki, hogy a minősítési rendszerbe tartozik-e (1. § (1) bekezdés): mondja meg a pontját: --ours a (itt élő magyar állampolgár), b (itt letelepedett vagy tartósan itt tartózkodó külföldi) vagy c (tagszervezet külföldi tagja)
refusal-newcomer-outside = { $name } nem tartozik a minősítési rendszerbe (1. § (1) bekezdés), ezért nincs szüksége induló Élő-pontra; ha mégis oda tartozik: arpad person cover { $person } a, b vagy c
refusal-newcomers-none = nincs olyan új versenyző, akinek az induló Élő-pontját a rendszer kezelője javaslat szerint megadhatja

## Új versenyzők

newcomers-heading = Új versenyzők, akiknek az induló Élő-pontját meg kell határozni (6. § (1) bekezdés 2. lépés)
newcomers-none = nincs olyan új versenyző, akinek az induló Élő-pontja nyitott volna
newcomers-next = Elfogadás: arpad newcomers accept SZÁM … vagy --all; másként: arpad newcomers set SZÁM --points PONT; akinek a száma FÁJL/SOR, ahhoz --ours a, b vagy c is kell
newcomers-who = Szám
newcomers-entry = Nevezés
newcomers-score = Pont/játszma
newcomers-proposal = Javaslat
newcomers-method = Alapja
newcomers-by-performance = az elért teljesítmény
newcomers-by-all-won = minden játszmáját megnyerte: a sáv felső vége
newcomers-by-all-lost = minden játszmáját elvesztette: a sáv alsó vége
newcomers-by-few-games = háromnál kevesebb játszma: a nevezési minősítés alsó határa
newcomers-by-bound = a nevezési minősítés alsó határa
newcomers-for-committee = { $points } Élő-pont jár, ennyit csak a Minősítési Bizottság adhat
newcomers-without-grade = nincs nevezési minősítése
newcomers-counted = egy lista a nevezési minősítése alsó határával már számolt vele
newcomers-given = { $name } ({ $person }) induló Élő-pontja { $points }, kezdeti minősítése { $grade } ({ $entry }. bejegyzés)

## Az európai adatbázis listája

refusal-egd-list-undated = a(z) { $file } fájlban nincs dátum; adja meg
refusal-egd-list-unreadable = a(z) { $file } fájl nem az Európai Góadatbázis játékoslistája
desk-act-egd-list = az Európai Góadatbázis { $date } dátumú listája, { $players } játékos ({ $file })
egd-brought = Az Európai Góadatbázis { $date } dátumú listája: { $players } játékos, a nyilvántartásból { $known } személy azonosítója szerepel rajta.
egd-suggested = { $count } személynek nincs EGD-azonosítója, de a listán egyetlen ilyen nevű játékos van az országából:
egd-suggested-line = { $person }: { $listed }; ha ő az: arpad person amend { $number } --egd { $pin }
egd-otherwise = { $count } személy EGD-azonosítója alatt más név áll a listán:
egd-otherwise-line = { $person }: { $listed }

## Ranglista, játékos, verseny

go-entry-due = hazai versenyen { $grade } minősítéssel nevezhet
go-reached = { $grades }: { $times ->
        [1] egyszer
        [2] kétszer
       *[other] { $times } alkalommal
    } elérte, { $missing ->
        [1] még egyszer
        [2] még kétszer
       *[other] még { $missing } alkalommal
    } meg kell védenie
desk-time-in-file = Idő a fájlban
desk-thinking-time = Gondolkodási idő
desk-go-facts = Jellemzői
desk-multiplier = Versenyszorzó
go-multiplier-by-tables = { $value }, a táblázatok szerint
go-multiplier-by-committee = { $value }, a Minősítési Bizottság határozata szerint
go-multiplier-against-tables = { $value }, a Minősítési Bizottság határozata szerint (a táblázatok szerint { $computed })
go-multiplier-unclear = nem állapítható meg
go-lines-heading = Nevezések: a fájl szerinti, az Élő-pont szerinti (9. § (1) bekezdés a) pont) és az EGD-lista szerinti minősítés
go-lines-due = Esedékes
go-lines-listed = EGD-lista
go-lines-other-name = más név!
takeover-grades-inferred = { $count } versenyzőnek nincs megadva a minősítése: azt kapja, amelyet az Élő-pontja egyszeri eléréssel megszerzett
calc-go-only = ez a kérdés a góról szól: --edition mgsz-2012 vagy egf-2021
go-lines-taken = A fájl nem mond nevezési minősítést, ezért az EGD-lista szerintivel számolunk: { $lines }
go-strangers-met = Ellenfelek a rendszeren kívülről: honnan van az Élő-pontjuk
pp-event-uncolored = A jelentés nem mondja meg, ki játszott feketével és ki fehérrel.
pp-uncolored = ismeretlen szín
pp-event-change-text-go = A változás az Élő-pont változása ezen a versenyen, a verseny végén egészre kerekítve (7. §).
desk-check-movers-go = { $count } játékos Élő-pontja változik, a legnagyobb változás: { $name } { $change }
desk-check-biggest-go = { $count } játékos Élő-pontja változik, a legnagyobb változások
desk-check-first-go = { $count } új versenyző Élő-pontja
pp-lead-first-go = új a ranglistán, { $games } játszma ezen a listán
desk-no-games-go = A versenyzőnek ezen a ranglistán nincs elszámolt játszmája; az Élő-pontja változatlan.
go-ended-black = fekete nyert
go-ended-white = fehér nyert
go-ended-jigo = jigo
go-ended-no-show = az egyik fél távol maradt
go-ended-arbiter = bírói döntés
go-ended-double-loss = kettős vereség
go-ended-bye = erőnyerő
go-ended-half-bye = fél pont, játszma nélkül
desk-check-lists = { $count } ranglista készül
desk-check-list = { $day }, { $after }
desk-check-list-anew = { $day }, { $after }: { $revision }. módosítás
desk-check-decided = { $count } határozatot ezek a listák mutatnak először
desk-check-fallen = { $count } határozat már nem hatályos: a listák nélküle készülnek el újra
desk-check-decision = { $entry }. bejegyzés: { $what } ({ $day }, { $reference })
desk-check-opening = { $count } versenyző nyitóállománya kerül a ranglistára
desk-check-by-decision = { $count } játékos határozattal megállapított értékszámmal kerül a listára
desk-check-leaving-chess = { $count } játékosnak a következő listán már nem lenne értékszáma
desk-check-leaving = { $count } versenyző lekerül a ranglistáról
desk-decided-lower-grade = Figyelem: eddig { $held } volt a minősítése, a határozat alacsonyabbat ad ({ $grade }). Versenyeredmény alapján a minősítés csak emelkedik (4. § (2) bekezdés). Ha elírás, a határozat visszavonható: arpad cancel { $entry } --because …
deed-told-lower-grade = Eddig { $held } volt a minősítése, a határozat alacsonyabbat ad ({ $grade }). Versenyeredmény alapján a minősítés csak emelkedik (4. § (2) bekezdés); ha elírás, a határozat visszavonható.
newcomers-held-back = Figyelem: a teljesítménye szerint { $points } Élő-pont járna, ennyit csak a Minősítési Bizottság adhat (5. § (3) bekezdés).
pp-left-go = már nem tartozik a góminősítési rendszerbe (1. § (1) bekezdés); ez az utolsó ranglistája, amelyen szerepelt
desk-check-dropped = { $count } eddig számító játszma kiesne
desk-check-dropped-game = { $event }, { $round }. forduló: { $black } – { $white }
desk-month-dropping = Az újraszámítás után { $games ->
    [0] egy játszma sem
   *[other] { $games } eddig számító játszma
 } esne ki{ $players ->
    [0] {""}
   *[other] , és { $players } versenyző lekerülne a ranglistáról
 }. Zárás előtt nézze meg őket név szerint; ha ez a szándék, záráskor jelezze.
