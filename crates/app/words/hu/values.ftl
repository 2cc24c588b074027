# Amit a rendelkezések mondanak: `value-<kód>` a `rules::provision::Value` minden kódjához. Az angol fájlban ugyanezek a
# kulcsok és változók állnak.

## Több rendelkezésé

value-number = { $value }
value-date = { $value }
value-grade = { $value }
value-yes = igen
value-no = nem
value-none = nincs
value-not-stated = nincs meghatározva
value-no-special-case = nincs külön szabály
value-half-up = a felet felfelé
value-half-away = a felet a nullától távolodva
value-days = { $days } nap
value-hours = { $hours } óra
value-rounds = { $rounds } forduló
value-lists = { $lists } lista
value-moves = { $moves } lépés
value-at-least-moves = legalább { $moves } lépés

## Sakk: a verseny

value-registration-norms = { $ordinary } nap, normaszerző versenynél { $norms } nap
value-registration-strength = { $ordinary } nap; { $strong } nap, ha van { $above } feletti értékszámú játékos (nőknél { $women_above } feletti)
value-thinking-time-per-tournament = { $top } ponttól 120 perc, { $middle } ponttól 90, egyébként 60; a verseny játékosai szerint
value-thinking-time-per-game = { $top } ponttól 120 perc, { $middle } ponttól 90, egyébként 60; a játszma játékosai szerint
value-bound-reached = a határértéktől kezdve
value-bound-exceeded = a határérték fölött
value-thinking-time-over-less-than = több mint { $over } és kevesebb mint { $under } perc
value-thinking-time-over-at-most = több mint { $over } és legfeljebb { $under } perc
value-duration-at-most = legfeljebb { $days } nap, a csapatbajnokságok kivételével
value-duration-monthly-reports = { $days } nap felett havonkénti jelentés
value-unplayed-not-counted = nem számítanak
value-unplayed-not-counted-fair-play = nem számítanak; amelyet mindkét fél megkezdett, az igen, kivéve vis maior vagy a fair play megsértése esetén
value-composition-free = kötöttség nélkül
value-composition-third-rated = legalább a játékosok harmada értékszámos; legfeljebb { $small } játékosból 4; kétkörösnél 6 játékos, közülük 4 értékszámos; nemzeti bajnokságon 3 értékszámos férfi vagy 2 értékszámos nő
value-as-swiss = svájci versenyként értékelendő
value-decided-match-not-rated = a további játszmák nem értékelhetők
value-decided-match-not-rated-unless-waived = a további játszmák csak előzetes felmentéssel értékelhetők
value-unrated-match-not-rated = nem értékelhető
value-report-days = versenybíró: { $arbiter } nap, feltöltés: { $upload } nap
value-report-for-list = a hónap listájára; a következőre, ha legfeljebb { $grace } nap van hátra; végső határ a befejezés utáni { $last }. lista
value-hybrid-not-provided = a szabályzat nem rendelkezik róluk
value-hybrid-approved-with-pgn = engedéllyel és PGN-nel

## Sakk: a lista

value-at-tournament-start = a verseny kezdetekor érvényes
value-closing-days = { $days } nappal a lista napja előtt
value-delisting-taken-off = lekerül a következő listáról, azután értékszám nélküli
value-delisting-marked-unrated = a következő listán értékszám nélkülinek jelölve, azután értékszám nélküli
value-appeal-days = a határozatot követő { $days } naptári napon belül, a határozat napja nem számít
value-inactive-after = { $lists } lista értékelt játszma nélkül

## Sakk: a számítás

value-table-b = a b táblázatból, játszmánként
value-first-event-later-all = legalább { $score } pont; a későbbi versenyek mind számítanak
value-first-event-later-opponents = legalább { $score } pont; a későbbi versenyeken legalább { $opponents } értékszámos ellenfél
value-first-rating-bonus = átlag + { $per_half_point } minden 50 % feletti fél pontért, 50 % alatt + dp
value-first-rating-hypothetical = átlag + dp, { $opponents } döntetlennel képzeletbeli { $rated } értékszámú ellenfelek ellen, legfeljebb { $highest }
value-below-floor-disregarded = az eredmények figyelmen kívül maradnak
value-below-floor-not-published = nem tehető közzé, az eredmények megmaradnak
value-unrated-opponent-not-rated = az értékszámos játékosnak nem számítanak
value-round-robin-computed = értékszámuk kiszámítandó, a javító menetek száma { $passes }
value-newly-published-own-current = saját jelenlegi értékszámával; ellenfelei számára értékszám nélküli
value-seed-standard-rating = a hagyományos értékszám
value-mismatch-rated = ezek is számítanak
value-mismatch-not-rated = { $from } ponttól nem számítanak, ha egyikük értékszáma { $above } felett van
value-cap-always = { $limit }, mindig
value-cap-one-upgrade = { $limit }, az erősebb játékosnak versenyenként csak egyszer
value-cap-below-bound = { $bound } pont alatt { $limit }, { $bound } ponttól a valódi különbség
value-whole-period = a teljes időszak
value-k-junior-to-birthday-18 = { $strong_from } ponttól végleg { $strong }; a 18. születésnapig { $junior_below } pont alatt { $junior }; az első { $new_games } játszmában { $new }; egyébként { $normal }
value-k-junior-to-end-of-year-18 = { $strong_from } ponttól végleg { $strong }; a 18. születésnap évének végéig { $junior_below } pont alatt { $junior }; az első { $new_games } játszmában { $new }; egyébként { $normal }
value-k-limit = K × játszmaszám legfeljebb { $limit }

## Gó: a magyar szabályzat

value-go-boards-19-and-13 = 19×19-es és 13×13-as
value-go-joint-play-refused = nem értékelhetők; csapatversenyen az egyéni táblák igen
value-go-time-rule-both-minima = mindkettő alsó határának teljesülnie kell
value-go-time-rule-base-only = csak az alapidő számít
value-go-time-rule-extended-only = csak a bővített idő számít
value-go-time-rule-either-minimum = a kettő közül a kedvezőbb számít
value-go-fischer-refused = a szabályzat nem rendelkezik róla; a szorzót a Minősítési Bizottság határozza meg
value-go-fischer-as-japanese = mint a japán túlidő: 45 lépés ideje adódik hozzá
value-go-importance-larger-of-honors = a meghívásos verseny vagy Magyar Bajnokság és az Európa- vagy világbajnokság sora közül a nagyobb; a többi hozzáadódik
value-go-importance-all-add = mind a négy sor hozzáadódik
value-go-small-board-always-five = minden esetben 5, a gondolkodási időtől és a fontosságtól függetlenül
value-go-small-board-five-and-importance = 5, ehhez adódik a fontosság
value-go-newcomer-bound-of-entry-grade = a nevezési minősítés alsó határa
value-go-newcomer-refused = nincs; addig nem értékelhető
value-go-games-of-strangers-not-looked-at = nem számítanak, és nem akadályozzák az értékelést
value-go-games-of-strangers-looked-at = a többi játszmával együtt vizsgálandók
value-go-lowered-counters-anew = elölről számítanak
value-go-lowered-counters-kept = megmaradnak
value-go-initial-method-proposal = az elért teljesítmény alapján, a nevezési minősítés és a vele szomszédos minősítések sávjában
value-go-initial-method-bound = a nevezési minősítés alsó határa
value-go-split-fewest-most-equal = a lehető legkevesebb, a határ alatt maradó és minél egyenlőbb részre, a hosszabbakkal elöl
value-go-jigo-refused = a szabályzat nem rendelkezik róla; a Minősítési Bizottság dönt
value-go-jigo-half = fél győzelem
value-go-stones-to-stronger-refused = a szabályzat nem rendelkezik róla; a Minősítési Bizottság dönt
value-go-stones-to-stronger-correct-receiver = az előnyt kapó Élő-pontja korrigálandó
value-go-order-end-start-registration = a befejezés, majd a kezdet, majd a bejelentés sorrendjében

## Gó: az európai értékszám

value-go-egf-board = { $lines }×{ $lines }
value-go-egf-classes = A: { $a_base }'/{ $a_adjusted }' (Fischer { $a_fischer_base }' + { $a_fischer_seconds }"), B: { $b_base }'/{ $b_adjusted }' (Fischer { $b_fischer_base }' + { $b_fischer_seconds }"), C: { $c_base }'/{ $c_adjusted }' (Fischer { $c_fischer_base }' + { $c_fischer_seconds }")
value-go-egf-weights = { $a }; { $b }; { $c }; { $d }
value-go-egf-con = osztó { $divisor }, kitevő { $tenths }/10
value-go-egf-bonus = r értékszámnál ln(1 + exp(({ $from } − r)/{ $width }))/{ $divisor }
value-go-egf-handicap = { $first }, majd { $further }
value-go-egf-resets-not-modelled = nincsenek modellezve
value-monthly = minden hónap első napján
value-k-day-event-start = a verseny kezdetén érvényes lista
value-k-day-list = a készülő lista napja
value-k-new-games-by-event = versenyenként
value-k-new-games-by-list = az érvényes lista előtt befejezett játszmák
