# arpad doctor.
doctor-state-sound = in order
doctor-state-look = look here
doctor-state-mend = mend this
doctor-register = The register answers: { $address }; seal { $seal }
doctor-register-closed = The register does not answer: { $why }
doctor-clock = The clock says { $now }.
doctor-clock-behind = The clock says { $now }, but the newest entry is of { $newest }: one of them is wrong. Set the clock before anything is entered.
doctor-clock-set-back = Entries of an earlier moment than the entry before them: { $count }, the newest { $newest }. Where nobody stated moments by hand, the clock of this server was behind or had been ahead: have it set by the network (NTP).
doctor-rights = Nobody may do more than the roles of docs/postgresql.md.
doctor-rights-beyond = The server grants more than the roles of docs/postgresql.md: { $rights }. Take it back (REVOKE), or know why it is so.
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
doctor-scratch = The folder for files on their way ({ $folder }) has { $megabytes } MB left.
doctor-scratch-scarce = The folder for files on their way ({ $folder }) has only { $megabytes } MB left; the public download and lists of FIDE pass through it.
doctor-scratch-full = The folder for files on their way ({ $folder }) has { $megabytes } MB left: long lists and the public download cannot be made. Make room, or set TMPDIR.
doctor-scratch-closed = No file can be made in the folder for files on their way ({ $folder }): { $why }. Long lists and the public download cannot be made. Mend it, or set TMPDIR.
doctor-editions = Each of the { $count } regulations has an edition that governs on { $day }.
doctor-no-edition = { $system }: no edition governs on { $day }; a newer version of Arpad may know it.
