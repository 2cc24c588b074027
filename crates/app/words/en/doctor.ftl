# arpad doctor.
doctor-state-sound = in order
doctor-state-look = look here
doctor-state-mend = mend this
doctor-register = The register answers: { $address }; seal { $seal }
doctor-register-closed = The register does not answer: { $why }
doctor-clock = The clock says { $now }.
doctor-clock-behind = The clock says { $now }, but the newest entry is of { $newest }: one of them is wrong. Set the clock before anything is entered.
doctor-list = { $series }: the list in force is of { $day }.
doctor-list-old = { $series }: the list in force is of { $day }, which is more than two months ago.
doctor-wide = Others on this machine can read or write the register (permissions { $mode }): chmod 600
doctor-own = Only its owner can read the register.
doctor-disk = The disk of the register has { $megabytes } MB left.
doctor-disk-scarce = The disk of the register has only { $megabytes } MB left.
doctor-disk-full = The disk of the register has { $megabytes } MB left: the next act may not fit. Make room.
doctor-editions = Each of the { $count } regulations has an edition that governs on { $day }.
doctor-no-edition = { $system }: no edition governs on { $day }; a newer version of Arpad may know it.
