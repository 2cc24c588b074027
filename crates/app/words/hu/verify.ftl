# A nyilvántartás ellenőrzése és a kitalált szövetség.

verify-sound = Minden úgy van, ahogy leírták: { $entries } bejegyzés, { $files } beérkezett fájl, { $lists } újraszámított lista.
verify-sealed = A legutóbbi bejegyzés pecsétje: { $seal }
verify-seal = A(z) { $entry }. bejegyzést ({ $what }) megváltoztatták: a pecsétje nem illik a szövegéhez.
verify-chain = A(z) { $entry }. bejegyzés ({ $what }) nem az előtte állót követi: kivettek vagy betettek valamit.
verify-bytes = { $entry }. bejegyzés: { $what } tárolt bájtjai nem azok, amelyek érkeztek.
verify-result = A(z) { $entry }. bejegyzés nem hajtható végre újra ugyanazzal az eredménnyel: { $what }
verify-row = { $entry }. bejegyzés: a(z) { $what } sor nem az, amit a főkönyv ad.

demo-built = { $database }: kitalált szövetség { $players } játékossal, { $files } beérkezett fájllal, { $lists } listával és { $entries } főkönyvi bejegyzéssel.
