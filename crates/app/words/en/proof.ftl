# Signed lists, proofs, witnesses.
proof-signed = { $list }: signed, root { $root }
proof-signed-all = { $count ->
    [0] Every published list is signed already.
    [one] One list is signed.
   *[other] { $count } lists are signed.
} Public key: { $key }
proof-key-wide = others can read this key: chmod 600
proof-key-exists = { $file } is there already and is not overwritten. To sign with it, leave --new out; for another key give another name.
proof-key-broken = this file is no whole signing key; put the copy of the key in its place
proof-unsigned = The list is published but not signed: { $why }. arpad sign signs it later.
proof-none = There is no proof: the list is not signed, or the player is not on it, or is not shown by name.
proof-code = Code: { $code }
proof-too-large = the proof does not fit into a QR code
proof-no-key = A public key has 64 digits.
proof-unreadable = This is no whole proof: something is missing or mistyped.
proof-short = This is a short code: it says which row is meant and proves nothing by itself. The whole proof is on the player's page, or printed by arpad proof { $person }.
proof-wrong = This proof is not signed with the federation's key. Do not believe it.
proof-right = The proof is right.
proof-says = { $name } (number { $person }) has { $rating } on the list { $list } of { $federation }, signed { $moment }.
proof-head = The ledger then ended with { $head }.
proof-cannot = This browser cannot check signatures here (it needs Ed25519, and https). Ask another one, or arpad verify --proof.
proof-heading = Proof of these numbers
proof-short-text = Whoever reads the code can check that the number stands on the signed list, even when this site is gone.
proof-whole = The whole proof
proof-drawn = QR code of the proof { $code }
proof-text = A proof holds the row of the list, its way to the root over all rows, and the federation's signature. Keep it: it is checked without us.
proof-check = Check it
proof-letters = The proof in letters
proof-page = Check a proof
proof-page-text = Your browser checks whether a number stands on a list that the federation has signed. The proof is not sent anywhere.
proof-field = The proof, or the short code of a sheet
proof-button = Check
proof-keys = Public keys
proof-keys-text = Lists are signed with these (Ed25519). Compare them with what the federation has printed.
proof-no-keys = No list is signed yet.
proof-list-signed = Signed list
proof-list-root = Root over all rows: { $root }, signed { $moment }
proof-list-signature = Signature: { $signature } (key { $key })
verify-signed = Signed lists whose root and signature are as they were signed: { $signed }
verify-statement-list = A signature is about list { $what }, which is not published here.
verify-statement-head = What was signed about { $what } names an entry that the ledger does not have with that seal: its tail was cut off or rewritten.
verify-statement-root = The rows of { $what } are not those that were signed.
verify-statement-signature = The signature of { $what } is not that of its key.
witness-agrees = Everything is as it was: { $kept } kept before, { $new } new.
witness-cut = Entry { $kept } was there and is not any more: the tail of the ledger was cut off (it ends with { $told }).
witness-seal = Entry { $what } has another seal: { $kept } was kept, { $told } is told. The ledger was rewritten.
witness-list = The signed list { $what } is another: root { $kept } was kept, { $told } is told.
witness-gone = The signed list { $what } (root { $kept }) is not there any more.
witness-unsigned = The signature of { $what } is not that of the key { $told }.
witness-forged = The kept file has { $what } with the root { $kept }, which the key { $told } has not signed: the file was changed, and nothing is compared with it.
witness-unreadable = { $file }: line { $line } cannot be read ({ $why }). If it is the last one, take it out: it was not finished.
witness-key = { $what } is signed with another key: { $kept } was kept, { $told } is told. If the federation says that it has a new key: --key { $told }
api-parameter-entry = The number of an entry of the ledger.
