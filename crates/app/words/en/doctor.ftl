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
doctor-written = The register can be written.
doctor-file-read-only = The register can be read and not written: the disk is mounted read-only, or file and folder belong to somebody else. Run this as their owner.
doctor-server-read-only = The register can be read and not written: the server is a standby, or the role may only read. Right for a public site, wrong for a desk.
doctor-key = The signing key can be used, and every published list is signed.
doctor-key-closed = The signing key cannot be used, so nothing is signed: { $why }
doctor-unsigned = A published list is not signed: arpad sign
doctor-mail = The mail server { $server } answers.
doctor-mail-down = The mail server { $server } cannot be used ({ $why }): mail waits, and arpad serve tries it again.
doctor-mail-none = No mail server is named (ARPAD_SMTP), and no mail waits for one.
doctor-mail-waits = { $count ->
    [1] No mail server is named (ARPAD_SMTP), and a message waits.
   *[other] No mail server is named (ARPAD_SMTP), and { $count } messages wait.
 }
doctor-mail-given-up = { $count ->
    [1] A message was given up: arpad messages says why.
   *[other] { $count } messages were given up: arpad messages says why.
 }
doctor-disk = The disk of the register has { $megabytes } MB left.
doctor-disk-scarce = The disk of the register has only { $megabytes } MB left.
doctor-disk-full = The disk of the register has { $megabytes } MB left: the next act may not fit. Make room.
doctor-editions = Each of the { $count } regulations has an edition that governs on { $day }.
doctor-no-edition = { $system }: no edition governs on { $day }; a newer version of Arpad may know it.
