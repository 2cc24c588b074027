## arpad convert

convert-no-target = A(z) „{ $file }” névből nem derül ki, mit kell írni; a --to kapcsoló mondja meg (trf16, trf26, json, csv, txt, xml).
convert-exists = A(z) { $file } fájl már létezik; a --force felülírja.
convert-unknown = A(z) { $file } se nem versenyfájl, se nem értékszámlista, amelyet az Arpad olvas.
convert-go = A(z) { $file } góverseny; csak sakkverseny és értékszámlista alakítható át.
convert-kind-tournament = Verseny
convert-kind-list = Értékszámlista
convert-impossible = { $kind } nem írható { $target } formátumban; lehetséges: { $possible }.
convert-more = További { $count } megjegyzés.
convert-stopped = { $count } hiba miatt nem készült el az átalakítás; a --force átalakítja, ami olvasható volt.
convert-forced = Az átalakítás { $count } hiba ellenére elkészült.

notice-convert-code-page = A(z) { $encoding } kódlapban nincs „{ $character }”; a fájl UTF-8-ban készült.
notice-convert-names-cut = Az oszlopuknál hosszabb szövegek csonkolva: { $count }.
notice-convert-left-out-of-case = Az esetfájlban nincs mezője ezeknek a rekordoknak és oszlopoknak; kimaradtak: { $records }.
notice-convert-left-out-of-report = A versenyjelentésben nincs rekordja ezeknek a mezőknek; kimaradtak: { $fields }.
notice-convert-records-to-add = Az esetfájlból nem derülnek ki a kötelező { $records } rekordok (város, szövetség, versenybíró); a beküldés előtt pótolni kell őket.
notice-convert-rounds-assigned = Forduló nélküli játszmák, amelyek az első olyan fordulóba kerültek, ahol mindkét játékos szabad volt: { $count }.
notice-convert-unrated-codes = Mellőzött vagy le nem játszott játszmák, amelyek az értékelésbe nem számító W, D és L kódot kapták: { $count }.
notice-convert-set-aside = A sorokból nem derül ki, mely játszmák mellőzöttek: { $count }.
notice-convert-go-case = Ez góverseny esetfájlja; csak sakkversenyé alakítható át.
notice-convert-several-tournaments = A dokumentumban { $count } verseny van; egy versenyjelentés pontosan egyet tartalmaz.
notice-convert-no-date = A fájlból nem derül ki, mikor volt a verseny (042, 052, 132); az esetfájlban ez kötelező.
notice-convert-two-games-in-a-round = „{ $player }” játékosnak két játszmája van a(z) { $round }. fordulóban; a versenyjelentésben egynek van helye.
notice-convert-too-many-players = { $players } játékos nem fér el egy versenyjelentésben; legfeljebb { $most } lehet.
notice-convert-too-many-rounds = { $rounds } forduló nem fér el egy versenyjelentésben; legfeljebb { $most } lehet.
convert-json-stdout = a --json a szabványos kimenetre ír; az OUT helyén fájlt kell megnevezni
