# Verifying the register, and the invented federation.

verify-sound = The register is consistent with itself up to entry { $entries }: { $entries } entries, { $files } received files, { $lists } lists computed again.
verify-sealed = Seal of the newest entry: { $seal }
verify-compare = Compare it with a seal kept elsewhere (verify --seal): without one, a register that was rewritten as a whole looks the same.
verify-noted-kept = Noted seals that are those of their entries: { $noted }. Up to these entries nothing has been rewritten.
verify-pages-unchecked = The indexes of the server were not looked into: its extension amcheck is not installed, or this user may not use it.
verify-without-scores = Lists made before scores and expectations were kept beside the ratings: { $bare }. Their ratings are verified; pages do not draw what is not there.
verify-names-since = What people and clubs were called before is kept since entry { $since }; older lists name them as they were then.
verify-set-back = Entries of an earlier moment than the entry before them: { $count }, the newest { $newest }. A clock was behind or had been ahead, or moments were stated by hand; the order of the ledger is that of its numbers.
verify-beyond = Granted by the server beyond the roles of docs/postgresql.md: { $beyond }
verify-births-since = Births as they were known before a change are kept since entry { $births }; lists of before are explained by what is known today.
verify-seal = Entry { $entry } ({ $what }) was changed: its seal does not fit its words.
verify-chain = Entry { $entry } ({ $what }) does not follow the entry before it: something was taken out or put in.
verify-noted = Entry { $entry } does not have the seal that was noted; it has { $what }: the ledger was rewritten, or the seal is of another register.
verify-bytes = Entry { $entry }: the stored bytes of { $what } are not the ones that were received.
verify-result = Entry { $entry } cannot be carried out again with the same result: { $what }
verify-row = Entry { $entry }: the row { $what } is not what the ledger gives.
verify-shape-missing = { $what } is missing from the database.
verify-shape-extra = { $what } stands in the database, and no migration makes it.
verify-shape-changed = { $what } is not made as the migrations make it.
verify-pages = The database finds its own pages damaged: { $what }
verify-unreadable = The database cannot be read: { $what }

demo-built = { $database }: an invented federation with { $players } players, { $files } received files, { $lists } lists, { $entries } entries in the ledger.
