# What anybody may have: the public download, and computing its lists again.

export-done = { $lists } published lists with { $rows } rows were written; { $strangers } players asked not to be shown and are numbers.
export-exists = { $file } is already there; name another file.
export-no-parquet = This program was built without Parquet. Build it with cargo build --release --features parquet, or ask for the same tables with --csv.
export-missing = There is no file { $file }.
export-not-sound = The ledger does not come out as it was sealed, so nothing was written. Ask arpad verify.

verify-public-sound = { $federation }: { $lists } published lists were computed again from this file alone, and all { $rows } rows came out as published. { $fide } lists of FIDE were taken over as they are.
verify-public-moved = Rows that start from another number than the list before has, because of corrections and decisions: { $moved }
verify-public-sealed = Lists whose rows have, all together, the seal of the ledger: { $sealed }
verify-public-signed = Signed lists whose rows give the root that was signed: { $signed }. Compare the key with the one that the federation prints: { $keys }
verify-public-unsigned = No list in it is signed.
verify-public-noted = The file has the SHA-256 that stands beside it.
verify-public-not-noted = No SHA-256 stands beside the file. Compare the seal with one that you have from elsewhere.
verify-public-sha256 = { $what } is not the file whose SHA-256 stands beside it: it was changed.
verify-public-key = The lists are not signed with the key that was given, but with this one: { $what }. Do not believe them.

api-public-sqlite = Everything public, as one SQLite file
api-public-sqlite-text = The published lists with everything they were computed from: start ratings, K, games, decisions, and the public part of the ledger. There is no birth in it, and who asked not to be shown is a number below zero. arpad verify --public computes the lists again from this file alone. X-Content-SHA256 has its SHA-256. While a large one is made, 503 asks to come back.
api-public-csv = The same as CSV
api-public-csv-text = The same tables, a CSV file for each, in a zip archive.

data-title = All of it, to compute again
data-text = All published lists with everything they were computed from: start ratings, K, games and decisions, and the public part of the ledger. There is no date of birth in it, and who asked not to be shown is only a number.
data-verify = Anybody can compute every list again from this file alone:
verify-public-bytes = The table { $what } is not the one whose digest stands in the file: it was changed.
verify-public-row = Tables list and row: { $what }. First what is published, in brackets what comes out of the file.

# Backup, restore, move.
backup-done = { $from } is in { $to }: { $entries } entries of the ledger, { $rows } rows.
restore-done = { $to } is made from { $from }: { $entries } entries of the ledger, { $rows } rows. Who was logged in has to log in again.
restore-no-backup = { $file } is no backup of a register. Name the file that arpad backup has made.
restore-damaged = { $file } is damaged. Take another backup.
restore-changed = { $file } is not the file that was backed up: its SHA-256 is another than the one noted beside it. Take another backup.
restore-not-noted = No SHA-256 stands beside { $file }, so nothing says that it is as it was backed up. Ask arpad verify whether the register is whole.
move-done = { $from } is copied to { $to }: { $entries } entries of the ledger, { $rows } rows. Write only there from now on.
copied-forbidden = You have no right to write { $to }. Name another place, or do it as the owner of its folder.
copied-full = No room is left on the disk for { $to }; the register it was copied from is as it was. Make room, or name another place.
copied-compared = Every row was read back and compared; SHA-256 of the whole content: { $digest }
copied-sealed = Seal: { $seal } (arpad verify --seal compares it)
