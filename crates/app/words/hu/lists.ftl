## Közölt listák: oszlopfejek, listafajták

series-standard = Sakk, hagyományos
series-rapid = Sakk, rapid
series-blitz = Sakk, villám
series-go = Gó

list-column-place = Hely
list-column-id = Szám
list-column-komir = KOMIR
list-column-fide = FIDE
list-column-egd = PIN
list-column-name = Név
list-column-family = Családnév
list-column-given = Utónév
list-column-sex = Nem
list-column-country = Ország
list-column-born = Szül.
list-column-title = Cím
list-column-club = Egyesület
list-column-grade = Minősítés
list-column-entry = Nevezés
list-column-rating = Értékszám
list-points = Élő-pont
list-column-before = Előző
list-column-change = Változás
list-column-games = Játszma
list-column-k = K
list-column-active = Aktív
list-column-kept = Nincs a FIDE listáján
list-column-unrated = Értékszám nélkülinek jelölve
list-column-decided = Határozat szerint (még nincs listán)
list-column-decided_grade = Minősítés a határozat szerint

list-yes = igen
list-no = nem
list-female = nő
list-male = férfi
list-new = új
list-unrated = értékszám nélküli
list-not-known = nem ismert
