## Az érintettek jogai: hiba bejelentése, adatkezelés, beérkezett bejelentések

report = Hiba bejelentése
report-text = Rossz a név, az eredmény vagy az értékszám? Írja meg, és a szövetség utánanéz. Bejelentkezni nem kell.
report-what = Mi a hiba, és hogyan volna helyes?
report-what-hint = Legfeljebb 4000 karakter. Melyik verseny, melyik forduló, melyik játékos?
report-page = Melyik oldalról van szó?
report-name = Az Ön neve (nem kötelező)
report-contact = Elérhetősége (nem kötelező)
report-contact-hint = Ha választ szeretne: e-mail-cím vagy telefonszám. Csak a szövetség látja.
report-trap = Ezt hagyja üresen
report-send = Küldés
report-kept = A bejelentést csak a szövetség munkatársai olvassák, és lezárása után törölhető.
report-empty = Írja le, mi a hiba: üres bejelentést nem tudunk fogadni.
report-long = A szöveg { $length } karakter; legfeljebb { $most } fér el. Rövidítse le, és küldje el újra.
report-too-many = Innen az elmúlt órában már sok bejelentés érkezett. Próbálja meg egy óra múlva; amit írt, alább megmaradt.
report-failed = A bejelentést most nem tudtuk elmenteni. Amit írt, alább megmaradt: próbálja meg később, vagy írjon közvetlenül a minősítési felelősnek.
report-unreadable = A bejelentés nem olvasható: az oldal űrlapját kell elküldeni, legfeljebb 64 kB-ot.
report-thanks = Köszönjük, megkaptuk
report-number = A bejelentés a(z) { $letter }. számon került a szövetséghez. Ha megadta az elérhetőségét, oda válaszolnak.

privacy = Adatkezelés
privacy-text = Mit tart nyilván a szövetség, mit mutat ebből mindenkinek, és mit kérhet, akiről szól.
privacy-who = Ki kezeli az adatokat?
privacy-who-text = { $federation }. A honlap nem gyűjt adatot a látogatókról: aki nem nyitja meg a bejelentkezés oldalát, nem kap sütit, és nincs külső szolgáltatás. A kiszolgáló naplója a kért oldal címét, az időpontot és a válasz kódját tartalmazza. Bejelentkezni a szövetség meghívására lehet; a belépést süti őrzi meg. A bejelentkezőről a szövetség nyilvántartja a felhasználónevét, az e-mail-címét, ha megadta, és hogy mikor, milyen hálózati címről, milyen böngészővel lépett be. Ezt a saját belépései között látja, és ott bármelyiket lezárhatja.
privacy-kept = Mit tart nyilván?
privacy-kept-text = A versenyzők nevét, születési idejét, nemét, országát, azonosítóit (KOMIR, FIDE, EGD), címeit, egyesületét és versenyengedélyeit; a beküldött versenyjelentéseket és a belőlük számított értékszámokat. Minderre azért van szükség, mert a szabályzat szerint ezekből számítandó az értékszám.
privacy-shown = Mit lát ebből mindenki?
privacy-shown-text = A nevet, a születési évet (a napot soha), a nemet, az országot, az azonosítókat, a címet, az egyesületet, az értékszámokat és a játszmákat az eredményükkel. Az értékszám a játszmák nélkül nem volna ellenőrizhető.
privacy-minors = És a gyerekek?
privacy-minors-text = Róluk is csak ennyi látszik, születési napjuk nem. Szülő vagy gyám bármikor kérheti, hogy a gyermek ne jelenjen meg.
privacy-hidden = Hogyan kérhetem, hogy ne jelenjek meg?
privacy-hidden-text = Írjon a minősítési felelősnek vagy a hibabejelentő oldalon. Onnantól a név, az azonosítók és a személyes oldal sehol sem látszik, a régi listákon és a letölthető adatokban sem; a listán csak egy sor marad, amelyben a helyezésen, az értékszámon és az országon kívül semmi sem áll, hogy a többiek értékszáma ellenőrizhető legyen. A kérés visszavonható.
privacy-letters = Mi lesz a bejelentésekkel?
privacy-letters-text = A hibabejelentést, a megadott nevet és elérhetőséget csak a szövetség munkatársai látják. Nem kerül be a naplóba, és lezárása után törölhető.
privacy-rights = Mi jár nekem?
privacy-rights-text = Megtudhatja, mit tartanak nyilván Önről; kérheti a hibás adat helyesbítését, és hogy ne jelenjen meg; fellebbezhet az értékszámát érintő határozat ellen. A helyesbítésnek nyoma marad: látszik, mi változott, mikor és miért.

inbox-page = Oldal
inbox-text = Szöveg
inbox-contact = Elérhetőség
inbox-answer = Válasz
inbox-is-open = nyitott
inbox-is-closed = lezárva
inbox-empty = Nincs nyitott bejelentés.
inbox-closed = a(z) { $letter }. számú bejelentés lezárva
inbox-reopened = a(z) { $letter }. számú bejelentés újra nyitott
inbox-forgotten = a(z) { $letter }. számú bejelentés törölve
refusal-inbox-full = { $count } bejelentés vár elintézésre; amíg ezek egy része nem zárul le, nem fogadunk többet
refusal-letter-closed = a(z) { $letter }. számú bejelentés már le van zárva; előbb nyissa újra
refusal-letter-empty = a bejelentés üres
refusal-letter-long = a szöveg { $length } karakter; legfeljebb { $most } fér el
refusal-letter-open = a(z) { $letter }. számú bejelentés nyitott; előbb zárja le
refusal-letter-unknown = nincs { $letter }. számú bejelentés

## Mi látszik a kiskorúakról

minors-whole = A kiskorúakról ugyanaz látszik, mint bárki másról.
minors-no-year = A kiskorúak születési éve nem látszik annak az évnek a végéig, amelyben { $age } évesek lesznek; korosztályos listán sem szerepelnek.
minors-initials = A kiskorúaknak csak a monogramja látszik annak az évnek a végéig, amelyben { $age } évesek lesznek.
minors-number = A kiskorúaknak csak a nyilvántartási száma látszik annak az évnek a végéig, amelyben { $age } évesek lesznek.
minor-shown-initials = A szövetség a kiskorú játékosoknak csak a monogramját mutatja.
minor-shown-number = A szövetség a kiskorú játékosoknak csak a nyilvántartási számát mutatja.
privacy-minors-no-year = A nevük látszik, a születési évük nem, annak az évnek a végéig, amelyben { $age } évesek lesznek; ezért korosztályos listán sem szerepelnek. Szülő vagy gyám bármikor kérheti, hogy a gyermek ne jelenjen meg.
privacy-minors-initials = Annak az évnek a végéig, amelyben { $age } évesek lesznek, csak a monogramjuk látszik, születési évük és azonosítóik nem, és név szerint nem kereshetők. Szülő vagy gyám bármikor kérheti, hogy a gyermek egyáltalán ne jelenjen meg.
privacy-minors-number = Annak az évnek a végéig, amelyben { $age } évesek lesznek, csak a nyilvántartási számuk látszik, nevük, születési évük és azonosítóik nem, és név szerint nem kereshetők. Szülő vagy gyám bármikor kérheti, hogy a gyermek egyáltalán ne jelenjen meg.
privacy-photos = Kinek a fényképe látszik?
privacy-photos-text = Csak azé, aki hozzájárult (gyermek helyett a szülő vagy gyám), a fényképész nevével. A képből a felvétel helye és ideje nem derül ki. A hozzájárulás bármikor visszavonható: a kép azonnal lekerül a honlapról, és a nyilvántartásból is törlődik.
photo-credit = Fotó: { $credit }
desk-act-minors = a kiskorúakról látszik: { $how }, { $age } éves korig
minors-how-whole = minden, mint bárki másról
minors-how-no-year = a név, születési év nélkül
minors-how-initials = a monogram
minors-how-number = a nyilvántartási szám
desk-act-photo = { $person }. számú személy fényképpel látszik, hozzájárulásával
desk-act-photo-withdrawn = { $person }. számú személy visszavonta a fényképhez adott hozzájárulását
register-photo-shown = {$name} ({$person}): a fénykép mostantól látszik, hozzájárulás napja: {$day}
register-photo-withdrawn = {$name} ({$person}): a hozzájárulás visszavonva ({$day}), a fénykép törölve
refusal-minors-age = a korhatár { $least } és { $most } év között lehet, nem { $age }
refusal-photo-before = a hozzájárulás napja { $agreed }; korábban ({ $day }) nem vonható vissza
refusal-photo-large = a fénykép { $bytes } bájt; legfeljebb { $most } lehet: kicsinyítse le, és küldje újra
refusal-photo-none = a(z) { $person }. számú személynek nincs fényképe
refusal-photo-of-hidden = a(z) { $person }. számú személy azt kérte, hogy ne jelenjen meg; előbb vonja vissza a kérését
refusal-photo-sides = a fénykép { $width }×{ $height } képpont; oldalanként { $least } és { $most } között kell lennie
refusal-photo-unreadable = a fénykép nem ép JPEG- vagy PNG-kép
refusal-photo-without-credit = írja meg, ki készítette a fényképet: a neve a kép mellett áll

deed-field-county = Vármegye
