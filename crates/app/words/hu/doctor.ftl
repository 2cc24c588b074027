# arpad doctor.
doctor-state-sound = rendben
doctor-state-look = figyelem
doctor-state-mend = javítandó
doctor-register = A nyilvántartás válaszol: { $address }; pecsét: { $seal }
doctor-register-closed = A nyilvántartás nem válaszol: { $why }
doctor-clock = Az óra szerint { $now } van.
doctor-clock-behind = Az óra szerint { $now } van, a legújabb bejegyzés viszont { $newest } kelt: az egyik téves. Állítsa be az órát, mielőtt bármit bejegyeznek.
doctor-list = { $series }: a hatályos lista kelte { $day }
doctor-list-old = { $series }: a hatályos lista kelte { $day }, ez két hónapnál régebbi.
doctor-wide = A nyilvántartást mások is olvashatják vagy írhatják ezen a gépen (jogosultságok: { $mode }): chmod 600
doctor-own = A nyilvántartást csak a tulajdonosa olvashatja.
doctor-disk = A nyilvántartás lemezén { $megabytes } MB szabad.
doctor-disk-scarce = A nyilvántartás lemezén már csak { $megabytes } MB szabad.
doctor-disk-full = A nyilvántartás lemezén { $megabytes } MB szabad: a következő bejegyzés már nem biztos, hogy elfér. Szabadítson fel helyet.
doctor-editions = Mind a(z) { $count } szabályzatnak van { $day } napján hatályos kiadása.
doctor-no-edition = { $system }: { $day } napján nincs hatályos kiadása; lehet, hogy az Arpad újabb változata ismeri.
