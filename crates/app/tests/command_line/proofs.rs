//! A number that proves itself: roots made once more by hand, proofs that are right and wrong, and what only a witness notices.

use crate::month::{APRIL, CLOSING, Office, published};
use sha2::{Digest, Sha256};

fn sha(parts: &[&[u8]]) -> Vec<u8> {
    Sha256::digest(parts.concat()).to_vec()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Letters to bytes, apart from the program's own reader.
fn unpacked(letters: &str) -> Vec<u8> {
    let (mut kept, mut bits, mut bytes) = (0_u32, 0, Vec::new());
    for letter in letters.bytes() {
        let value = if letter.is_ascii_uppercase() { letter - b'A' } else { letter - b'2' + 26 };
        kept = (kept << 5 | u32::from(value)) & 0xffff;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            bytes.push((kept >> bits) as u8);
        }
    }
    bytes
}

/// The row and the salt of a proof, read by what docs/proofs.md says of its bytes.
fn row_and_salt(proof: &[u8]) -> (String, Vec<u8>) {
    let mut at = 1;
    let mut texts = Vec::new();
    for _ in 0..4 {
        let length = usize::from(proof[at]) * 256 + usize::from(proof[at + 1]);
        texts.push(String::from_utf8(proof[at + 2..at + 2 + length].to_vec()).unwrap());
        at += 2 + length;
    }
    let salt = at + 4 + 4 + 8 + 32 + 64;
    (texts.pop().unwrap(), proof[salt..salt + 16].to_vec())
}

fn signed() -> Office {
    let office = published("en");
    office.done(CLOSING, &["sign", "--key", "federation.key", "--new"]);
    office
}

fn proof_of(office: &Office, person: &str) -> String {
    office.json(CLOSING, &["proof", person])["proof"].as_str().unwrap().to_owned()
}

#[test]
fn the_root_is_the_one_anybody_computes_from_the_rows() {
    let office = published("en");
    let signed = office.json(CLOSING, &["sign", "--key", "federation.key", "--new"]);
    let [statement] = signed["statements"].as_array().unwrap().as_slice() else { panic!("{signed}") };
    assert_eq!(statement["list"], "standard 2024-04-01 0 computed");
    assert_eq!(statement["lines"], 6);
    let (mut rows, mut leaves) = (Vec::new(), Vec::new());
    for person in ["1", "2", "3", "4", "5", "6"] {
        let (row, salt) = row_and_salt(&unpacked(&proof_of(&office, person)));
        leaves.push(sha(&[&[0], &salt, row.as_bytes()]));
        rows.push(row);
    }
    let told: Vec<Vec<&str>> = rows.iter().map(|row| row.split('\t').collect()).collect();
    let short: Vec<[&str; 4]> = told.iter().map(|row| [row[0], row[1], row[2], row[4]]).collect();
    assert_eq!(
        short,
        [
            ["1", "Ács", "Őrs", "2305"],
            ["2", "Szűcs", "Dóra", "2129"],
            ["3", "Tóth", "Béla", "2052"],
            ["4", "Vass", "Ede", "1936"],
            ["5", "Nagy", "Ilka", "1878"],
            ["6", "Új", "Ödön", "1756"],
        ]
    );
    // RFC 6962: of six leaves the first four stand on the left.
    let node = |left: &[u8], right: &[u8]| sha(&[&[1], left, right]);
    let [a, b, c, d, e, f] = leaves.as_slice() else { panic!() };
    let root = node(&node(&node(a, b), &node(c, d)), &node(e, f));
    assert_eq!(statement["root"], hex(&root));

    let again = office.json(CLOSING, &["sign", "--key", "federation.key"]);
    assert_eq!(again["statements"].as_array().unwrap().len(), 0, "a list is signed once");
    let verified = office.json(CLOSING, &["verify"]);
    assert_eq!((&verified["verified"], &verified["signed"]), (&true.into(), &1.into()));
}

#[test]
fn a_proof_is_checked_without_a_register_and_a_wrong_one_is_refused() {
    let office = signed();
    let key = office.json(CLOSING, &["sign", "--key", "federation.key"])["keys"][0].as_str().unwrap().to_owned();
    let proof = proof_of(&office, "fide:700010");
    let page = office.done(CLOSING, &["verify", "--proof", &proof, "--key", &key, "--database", "sqlite:nowhere.db"]);
    assert!(
        page.starts_with("The proof is right.\nÁcs Őrs (number 1) has 2305 on the list standard 2024-04-01 0"),
        "{page}"
    );
    let address = format!("https://ratings.example.org/en/proof#{proof}");
    assert_eq!(office.done(CLOSING, &["verify", "--proof", &address]), page, "by the register's own keys");

    let wrong = |proof: &str, key: &str| {
        let said = office.on(CLOSING, &["verify", "--proof", proof, "--key", key]);
        assert_eq!(said.code, Some(1), "{}{}", said.out, said.err);
        said.out
    };
    // Every byte counts: none can be another and the proof still be believed.
    let letters = proof.as_bytes();
    for place in (2..letters.len() - 1).step_by(37) {
        let mut other = letters.to_vec();
        other[place] = if other[place] == b'Q' { b'R' } else { b'Q' };
        wrong(std::str::from_utf8(&other).unwrap(), &key);
    }
    assert!(wrong(&proof[..proof.len() - 60], &key).starts_with("This is no whole proof"));
    assert!(wrong("HELLO", &key).starts_with("This is no whole proof"));
    let other_key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    assert!(wrong(&proof, other_key).starts_with("This proof is not signed with the federation's key."));
    assert_eq!(office.on(CLOSING, &["verify", "--proof", &proof, "--key", "12"]).code, Some(2));
    let missing = office.on(CLOSING, &["verify", "--proof", "17.proof", "--key", &key]);
    assert_eq!((missing.code, missing.err.as_str()), (Some(2), "arpad: There is no file 17.proof.\n"));
}

#[test]
fn a_changed_row_is_not_the_one_that_was_signed() {
    for trial in arpad_trial::trials() {
        let office = signed();
        office.done(CLOSING, &["move", "--to", trial.address()]);
        let verify = || office.on(CLOSING, &["verify", "--json", "--database", trial.address()]);
        let said = verify();
        assert_eq!(said.code, Some(0), "{}: {}{}", trial.name(), said.out, said.err);
        trial.execute("UPDATE statement SET lines = 7");
        assert!(verify().out.contains("verify-statement-signature"), "{}", trial.name());
        trial.execute("UPDATE statement SET lines = 6");
        trial.execute("UPDATE list_row SET rating = 2405 WHERE person = 1");
        let said = verify();
        assert_eq!(said.code, Some(1), "{}", trial.name());
        assert!(said.out.contains("verify-statement-root"), "{}: {}", trial.name(), said.out);
        let proof = office.on(CLOSING, &["proof", "1", "--json", "--database", trial.address()]);
        let told: serde_json::Value = serde_json::from_str(&proof.out).unwrap();
        let check = ["verify", "--proof", told["proof"].as_str().unwrap(), "--database", trial.address()];
        assert_eq!(office.on(CLOSING, &check).code, Some(1), "{}: a proof of the changed row is none", trial.name());
    }
}

#[test]
fn a_witness_notices_that_the_tail_was_cut_off() {
    let office = signed();
    let database = office.database();
    let witness = |source: &str| office.on(APRIL, &["witness", source, "--keep", "kept.witness"]);
    office.done(CLOSING, &["backup", "friday.db"]);
    assert_eq!(witness(&database).code, Some(0));
    let before = office.get("kept.witness");
    assert_eq!(before.iter().filter(|byte| **byte == b'\n').count(), 2, "a head and a list");
    office.done(APRIL, &["club", "add", "Ózdi SE"]);
    assert_eq!(witness(&database).code, Some(0));
    let after = office.get("kept.witness");
    assert!(after.starts_with(&before) && after.len() > before.len(), "it is only added to");

    // The register of Friday, as if nothing had been done since: consistent with itself, and not what was seen.
    let cut = format!("sqlite:{}", office.path("cut.db").display());
    office.done(APRIL, &["restore", "friday.db", "--database", &cut]);
    office.done(APRIL, &["verify", "--database", &cut]);
    let said = witness(&cut);
    assert_eq!(said.code, Some(1));
    assert!(said.out.contains("the tail of the ledger was cut off"), "{}", said.out);
    assert_eq!(office.get("kept.witness"), after, "what differs is not kept");

    // Something else was done instead: the ledger is as long, and another.
    office.done(APRIL, &["club", "add", "Egri SE", "--database", &cut]);
    let said = witness(&cut);
    assert_eq!(said.code, Some(1));
    assert!(said.out.contains("has another seal"), "{}", said.out);

    // Two witnesses who saw different registers find it out between them.
    assert_eq!(office.on(APRIL, &["witness", &cut, "--keep", "other.witness"]).code, Some(0));
    let said = office.on(APRIL, &["witness", "other.witness", "--keep", "kept.witness"]);
    assert_eq!(said.code, Some(1), "{}", said.out);
    assert!(said.out.contains("has another seal"), "{}", said.out);
}

/// What is signed has a line for the federation: a name of two lines could be read as something else.
#[test]
fn the_name_of_a_federation_is_one_line() {
    let office = Office::new("en");
    let said = office.on(APRIL, &["init", "--name", "Minta\nstandard 2024-04-01 0 computed"]);
    assert_eq!(said.code, Some(1), "{}", said.out);
    assert!(said.err.contains("names are single lines"), "{}", said.err);
}

/// What `arpad proof` prints is kept as it is; the line with the letters is found in it. A short code proves nothing.
#[test]
fn a_proof_is_checked_as_it_was_printed() {
    let office = signed();
    let printed = office.done(APRIL, &["proof", "1"]);
    office.put("1.proof", &printed);
    assert!(office.done(APRIL, &["verify", "--proof", "1.proof"]).starts_with("The proof is right."));
    let letters = printed.lines().last().unwrap();
    let broken: Vec<String> =
        letters.as_bytes().chunks(60).map(|part| String::from_utf8_lossy(part).into_owned()).collect();
    office.put("letter.txt", broken.join("\n"));
    assert!(office.done(APRIL, &["verify", "--proof", "letter.txt"]).starts_with("The proof is right."));
    let code = printed.lines().find_map(|line| line.strip_prefix("Code: ")).unwrap();
    let said = office.on(APRIL, &["verify", "--proof", code]);
    assert_eq!(said.code, Some(2), "{}", said.out);
    assert!(said.err.contains("This is a short code") && said.err.contains("arpad proof 1."), "{}", said.err);
}

/// Who bears witness can lie as well: what he says to have seen does not become ours, and a file that was written into by hand is
/// no proof against the federation.
#[test]
fn a_witness_who_lies_accuses_nobody() {
    let office = signed();
    let database = office.database();
    let witness = |source: &str, keep: &str| office.on(APRIL, &["witness", source, "--keep", keep]);
    assert_eq!(witness(&database, "kept.witness").code, Some(0));
    let kept = String::from_utf8(office.get("kept.witness")).unwrap();
    let (head, list) = kept.split_once('\n').unwrap();

    // An entry that never was, beside a list that is signed.
    let entry = head.split("\"entry\":").nth(1).unwrap().split(',').next().unwrap();
    let invented = head.replacen(&format!("\"entry\":{entry}"), "\"entry\":999", 1);
    office.put("friend.witness", format!("{invented}\n{list}").as_bytes());
    assert_eq!(witness("friend.witness", "new.witness").code, Some(0));
    assert_eq!(String::from_utf8(office.get("new.witness")).unwrap(), list, "what is signed, and no hearsay");
    assert_eq!(witness(&database, "new.witness").code, Some(0), "the register has cut nothing off");

    // Another root, as if the federation had signed it.
    let root = list.split("\"root\":\"").nth(1).unwrap().split('"').next().unwrap();
    let other = format!("{}{}", if root.starts_with('0') { '1' } else { '0' }, &root[1..]);
    office.put("forged.witness", kept.replace(root, &other).as_bytes());
    let said = witness(&database, "forged.witness");
    assert_eq!((said.code, said.out.lines().count()), (Some(1), 1), "{}", said.out);
    assert!(said.out.contains("has not signed: the file was changed"), "{}", said.out);

    // A last line that was not finished is named by its number.
    office.put("half.witness", &kept.as_bytes()[..head.len() + 40]);
    let said = witness(&database, "half.witness");
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("half.witness: line 2 cannot be read"), "{}", said.err);
}

#[test]
fn a_key_is_made_once_and_publishing_signs_with_it() {
    let office = signed();
    let said = office.on(CLOSING, &["sign", "--key", "federation.key", "--new"]);
    assert!(said.code == Some(2) && said.err.contains("To sign with it, leave --new out"), "{}{}", said.out, said.err);
    let said = office.on(CLOSING, &["sign", "--key", "other.key", "--new", "--database", "sqlite:nowhere.db"]);
    assert_eq!(said.code, Some(2), "{}", said.out);
    assert!(!office.path("other.key").exists(), "a key for no register would be in the way of the next");
    let drawn = office.on(CLOSING, &["proof", "1", "--qr", "1.svg", "--url", "https://ratings.example.org"]);
    assert_eq!(drawn.code, Some(0), "{}", drawn.err);
    assert!(String::from_utf8(office.get("1.svg")).unwrap().starts_with("<svg xmlns="));
}

/// What was signed stands in the download, and the key is told to be compared with one from elsewhere; the office's tests change it.
#[test]
fn the_download_tells_whose_key_has_signed() {
    let office = signed();
    office.done(CLOSING, &["export", "public", "--sqlite", "public.sqlite"]);
    let told = office.json(CLOSING, &["verify", "--public", "public.sqlite"]);
    let keys = office.json(CLOSING, &["sign", "--key", "federation.key"])["keys"].clone();
    assert_eq!((&told["verified"], &told["lists_signed"], &told["keys"]), (&true.into(), &1.into(), &keys), "{told}");
    let said = office.done(CLOSING, &["verify", "--public", "public.sqlite"]);
    assert!(said.contains("Signed lists whose rows give the root that was signed: 1. Compare the key"), "{said}");
    let key = keys[0].as_str().expect("a key");
    office.done(CLOSING, &["verify", "--public", "public.sqlite", "--key", key]);
    let others = "0".repeat(64);
    let other = ["verify", "--public", "public.sqlite", "--key", &others];
    let said = office.on(CLOSING, &other);
    assert_eq!(
        (said.code, said.out.contains("not signed with the key that was given")),
        (Some(1), true),
        "{}",
        said.out
    );
    assert_eq!(office.on(CLOSING, &["verify", "--key", key]).code, Some(2), "of the register its own keys are told");
    let unsigned = published("en");
    unsigned.done(CLOSING, &["export", "public", "--sqlite", "public.sqlite"]);
    assert_eq!(unsigned.on(CLOSING, &other).code, Some(1), "signed by nobody is not signed by them");
    let said = unsigned.done(CLOSING, &["verify", "--public", "public.sqlite"]);
    assert!(said.contains("No list in it is signed."), "{said}");
}
