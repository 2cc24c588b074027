# Verifying the register, and the invented federation.

verify-sound = Everything is as it was written: { $entries } entries, { $files } received files, { $lists } lists computed again.
verify-sealed = Seal of the newest entry: { $seal }
verify-seal = Entry { $entry } ({ $what }) was changed: its seal does not fit its words.
verify-chain = Entry { $entry } ({ $what }) does not follow the entry before it: something was taken out or put in.
verify-bytes = Entry { $entry }: the stored bytes of { $what } are not the ones that were received.
verify-result = Entry { $entry } cannot be carried out again with the same result: { $what }
verify-row = Entry { $entry }: the row { $what } is not what the ledger gives.

demo-built = { $database }: an invented federation with { $players } players, { $files } received files, { $lists } lists, { $entries } entries in the ledger.
