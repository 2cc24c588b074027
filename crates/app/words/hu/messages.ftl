# Üzenetek felhasználóknak és programoknak.
desk-messages = Üzenetek
desk-messages-newest = A legújabb üzenetek
desk-messages-none = Még nem küldtünk semmit.
desk-messages-no-server = Nincs megadva levelezőkiszolgáló, ezért a levelek várnak; semmi sem vész el. Az üzemeltető adhatja meg.
desk-message-to = Címzett
desk-message-state = Állapot
desk-message-again = Újraküldés
desk-message-waits = küldésre vár
desk-message-sent = elküldve: { $moment }
desk-message-failed = nem sikerült: { $tries } próbálkozás után nem próbáljuk tovább
desk-message-tried = { $tries } sikertelen próbálkozás, a következő: { $due }
desk-hooks = Értesített programok
desk-hooks-text = Egyesület, újság vagy országos szövetség programja aláírt hívást kap, ha történik valami. Azt tudja meg, hol nézze meg; ott azt látja, amit bárki.
desk-hook-url = Cím
desk-hook-topics = Miről
desk-hook-subject = Kiről vagy miről (játékos 17, egyesület 3, verseny 5; üresen: mindenről)
desk-hook-about = Kiről vagy miről
desk-hook-example = játékos 17
hook-subject-everything = mindenről
hook-subject-player = játékos
hook-subject-club = egyesület
hook-subject-tournament = verseny
desk-hook-subject-unreadable = Kiről vagy miről: játékos 17, egyesület 3 vagy verseny 5, illetve üres.
desk-hook-add = Program felvétele
desk-hook-end = Értesítés megszüntetése
desk-hook-added = { $hook }. program felvéve. Ezzel a kulccsal írjuk alá, amit kap; most látható, és soha többé:
hook-topic-list-published = lista közzététele
hook-topic-report-accepted = jelentés elfogadása
hook-topic-report-withdrawn = jelentés visszavonása
desk-own = Saját oldalam
desk-contact = Elérhetőség
desk-contact-text = A szövetség ide ír Önnek: új hivatkozásokat, és azt, mi lett a jelentéseivel. Más nem látja; ha üresen hagyja a mezőt, elfelejtjük.
desk-mail = E-mail-cím
desk-mail-lists = Írjanak, valahányszor listát tesznek közzé
desk-keep = Mentés
desk-own-shown = A neve, a születési éve és az eredményei mindenki számára láthatók a webhelyen.
desk-own-hidden = Kérte, hogy ne jelenjen meg: a webhelyen név nélkül csak az értékszáma és az országa szerepel.
desk-own-page = Az oldala, ahogyan mindenki látja
desk-own-appeal = Fellebbezés egy bejegyzés ellen
desk-own-report = Hiba bejelentése
deed-own-hide = Elrejtés kérése
deed-own-hide-text = Ezután, visszamenőleg is, a webhelyen nem szerepel a neve. A listákon egy sor marad, értékszámmal és országgal.
deed-own-show = Újbóli megjelenítés
deed-own-show-text = A neve ismét szerepel a webhelyen, minden listán.
deed-own-photo = Fénykép megjelenítése a lapomon
deed-own-photo-text = JPEG vagy PNG kép Önről, a készítője nevével. A beküldéssel hozzájárul, hogy mától látható legyen a lapján; a fájlban lévő hely és idő kimarad. Gyermek képét az küldi be, aki helyette nyilatkozhat.
deed-own-photo-withdraw = Ne legyen fénykép a lapomon
deed-own-photo-withdraw-text = A kép végleg lekerül a lapjáról, és kikerül a nyilvántartásból.
desk-own-other-photo = Másik fénykép a lapomra
desk-invite-mail = Hivatkozás küldése e-mailben
desk-invited-mail = A hivatkozást elküldjük: { $name }.
message-again = { $message }. üzenet: újraküldjük
message-waiting = küldésre vár
message-sent = elküldve
message-failed = nem sikerült elküldeni
message-kind-invitation = meghívó
message-kind-reset = új jelszó
message-kind-accepted = jelentés elfogadva
message-kind-questions = a jelentéssel kapcsolatban kérdés merült fel
message-kind-rejected = fájl elutasítva
message-kind-published = lista közzétéve
message-kind-proposed = aláírásra vár
message-kind-list-published = hívás: lista közzétéve
message-kind-report-accepted = hívás: jelentés elfogadva
message-kind-report-withdrawn = hívás: jelentés visszavonva
hook-added = { $hook }. program felvéve. Az aláírások kulcsa, most és soha többé: { $key }
hook-ended = { $hook }. program: többé nem értesítjük
hooks-none = nincs értesített program
user-mail-set = { $name } elérhetősége: { $mail }
user-mail-forgotten = { $name } elérhetősége törölve
user-invited-mail = a hivatkozást elküldjük: { $name }; a küldést az arpad serve végzi
refusal-hook-unknown = nincs { $hook }. számú értesített program
refusal-message-unknown = nincs { $message }. számú üzenet
refusal-no-contact = { $name } elérhetősége nem ismert
refusal-topic-unknown = { $topic }: erről nem értesítünk programokat; lehetséges: { $known }

mail-invitation-subject = { $federation }: jelszó beállítása
mail-invitation =
    Tisztelt { $name }!

    { $federation } meghívta Önt a minősítési irodájába. Jelszavát { $days } napon belül itt állíthatja be; a hivatkozás egyszer használható:

    { $link }

    Ha nem számított erre a levélre, nincs teendője.
mail-reset-subject = { $federation }: új jelszó
mail-reset =
    Tisztelt { $name }!

    Új jelszavát { $days } napon belül itt állíthatja be; a hivatkozás egyszer használható, a korábbiak már nem érvényesek:

    { $link }

    Ha nem Ön kérte, jelezze a szövetségnek.
mail-accepted-subject = Elfogadva: { $file }
mail-accepted =
    Az Ön { $file } nevű jelentését elfogadtuk. A játszmák a következő listába kerülnek.

    { $link }
mail-questions-subject = Azonosításra vár: { $file }
mail-questions =
    Az Ön { $file } nevű jelentése megérkezett. { $count } játékosáról az irodának ki kell derítenie, kicsoda; ha nem írunk Önnek, nincs teendője.

    { $link }
mail-rejected-subject = Elutasítva: { $file }
mail-rejected =
    Az Ön { $file } nevű fájlját elutasítottuk: { $because }

    { $link }
mail-published-subject = { $federation }: lista, { $day } ({ $series })
mail-published =
    Közzétettük a listát: { $day } ({ $series }).

    { $link }

    Ön kérte, hogy értesítsük; ezt az iroda saját oldalán módosíthatja.
mail-proposed-subject = Aláírására vár: { $act }
mail-proposed =
    { $by } javaslata: { $act }. Akkor lép hatályba, ha egy második személy is aláírja.

    { $link }
desk-mail-set = A levelezőkiszolgáló meg van adva; mi ment el és kinek, itt látható.
