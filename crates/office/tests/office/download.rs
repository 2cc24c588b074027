//! The public download alone gives the published lists again; what was changed in it is found; nobody's birth is in it, and who
//! asked not to be shown is a number.
//!
//! Two have played a hundred games, so that age decides: in March 1850 beats 1712, D 138: ±.31, with K 20 1856 (1856.2), and of
//! the junior with K 40 1700 (1699.6). In April 2105 beats 1999, D 106: .64 against .36, with K 40 2119 and 1985 (1984.6). It was
//! the other way round: −.64 × 40 = −25.6, so 2079 (2079.4) and 2025 (2024.6).

use crate::causes::JUNE;
use crate::month::*;
use arpad_model::{PersonId, hex};
use arpad_office::acts::decide::decide;
use arpad_office::acts::hide::hide;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::{DecideAct, Decided};
use arpad_office::download::{Checked, as_csv, check, write};
use arpad_office::proofs::{
    STATEMENT_HEAD, STATEMENT_LIST, STATEMENT_ROOT, STATEMENT_SIGNATURE, Signer, all_signed, is_unsigned, public_proof,
    sign_lists, tree,
};
use arpad_registry::Registry;
use arpad_registry::public_file::{PublicFile, TABLES};
use jiff::civil::date;
use ring::signature::{Ed25519KeyPair, KeyPair};
use rusqlite::Connection;
use std::path::{Path, PathBuf};

const STRANGER: PersonId = PersonId(6);

/// Four lists with a correction on the last; in a folder where no register is.
fn downloaded(address: &str, folder: &Path) -> (Registry, PathBuf) {
    let mut registry = Registry::create(address).unwrap();
    registry.write(found).unwrap();
    for (person, points) in [(2, 1850), (3, 1712)] {
        let decision = Decided::Indicators {
            person: PersonId(person),
            series: STANDARD,
            points: Some(points),
            grade: None,
            games: Some(100),
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        let day = date(2024, 3, 5);
        let act = DecideAct { decision, day, reference: "2/2024".into() };
        registry.write(|store| decide(store, &stamp(day), act)).unwrap();
    }
    report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(1, 2, '1')]), date(2024, 3, 10));
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();
    let event = report(&mut registry, &duels("Döntő", date(2024, 4, 6), &[(0, 4, '1')]), date(2024, 4, 7));
    registry.write(|store| close_and_publish(store, MAY)).unwrap();
    let first = WhichGame { round: 1, line: 0, against: None };
    registry.write(|store| correct_result(store, &stamp(date(2024, 5, 5)), event, first, "0-1")).unwrap();
    registry.write(|store| close_and_publish(store, JUNE)).unwrap();
    let path = folder.join("public.sqlite");
    registry.read(|store| write(store, &path, |_, _| {})).unwrap();
    (registry, path)
}

fn sound(path: &Path) -> Checked {
    let checked = check(path).unwrap();
    assert_eq!(checked.faults, []);
    checked
}

/// What a statement finds, as text.
fn asked(path: &Path, statement: &str) -> Vec<String> {
    let file = Connection::open(path).unwrap();
    let mut statement = file.prepare(statement).unwrap();
    let rows = statement.query_map([], |row| row.get::<_, String>(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

#[test]
fn the_lists_come_out_of_the_download_alone() {
    for trial in arpad_trial::trials() {
        let folder = tempfile::tempdir().unwrap();
        let (mut registry, path) = downloaded(trial.address(), folder.path());
        let checked = sound(&path);
        let figures = (checked.lists, checked.rows, checked.moved, checked.sealed);
        assert_eq!(figures, (4, 28, 2, 4), "four lists of seven, two of them corrected, {}", trial.name());
        let lists =
            "SELECT group_concat(rating, ' ') FROM (SELECT list, rating FROM row ORDER BY list, player) GROUP BY list";
        let due = [
            "2105 1850 1712 2410 1999 2250 1533",
            "2105 1856 1700 2410 1999 2250 1533",
            "2119 1856 1700 2410 1985 2250 1533",
            "2079 1856 1700 2410 2025 2250 1533",
        ];
        assert_eq!(asked(&path, lists), due, "{}", trial.name());
        let start =
            "SELECT player || ' K' || k || ' ' || coalesce(junior, '-') FROM start WHERE list = 2 ORDER BY player";
        assert_eq!(asked(&path, start), ["2 K20 -", "3 K40 -"], "K as it was used, and no age");

        // Whoever asks not to be shown is a number in the next one, on lists of before too.
        registry.write(|store| hide(store, &stamp(date(2024, 6, 3)), STRANGER, true)).unwrap();
        let hidden = folder.path().join("hidden.sqlite");
        registry.read(|store| write(store, &hidden, |_, _| {})).unwrap();
        let checked = sound(&hidden);
        assert_eq!((checked.lists, checked.rows, checked.sealed), (4, 28, 0), "{}", trial.name());
        assert_eq!(asked(&hidden, "SELECT DISTINCT player || '' FROM row WHERE player < 0"), ["-1"]);
        assert_eq!(asked(&hidden, "SELECT family FROM player WHERE id = 6 OR family LIKE 'V%'"), Vec::<String>::new());
        let mut archive = std::io::Cursor::new(Vec::new());
        as_csv(&hidden, &mut archive).unwrap();
        let mut archive = zip::ZipArchive::new(archive).unwrap();
        assert_eq!(archive.len(), TABLES.len() + 1);
        let mut whole = std::fs::read(&hidden).unwrap();
        for at in 0..archive.len() {
            std::io::copy(&mut archive.by_index(at).unwrap(), &mut whole).unwrap();
        }
        let text = String::from_utf8_lossy(&whole);
        assert!(text.contains("Kovács") && text.contains("1987"), "the year is public");
        for secret in ["Vörös", "700006", "1961", "-00-00", "officer@"] {
            assert!(!text.contains(secret), "{secret}, {}", trial.name());
        }
    }
}

/// Changes the file by one statement; with its digests written anew, as a forger would.
fn changed(path: &Path, statement: &str, forged: bool) -> Vec<(String, String)> {
    let copy = path.with_extension("changed");
    std::fs::copy(path, &copy).unwrap();
    let file = Connection::open(&copy).unwrap();
    assert_eq!(file.execute(statement, []).unwrap(), 1, "{statement}");
    if forged {
        let read = PublicFile::open(&copy).unwrap();
        for table in TABLES {
            let (rows, sha256) = read.digest(table).unwrap();
            file.execute("UPDATE digest SET rows = ?, sha256 = ? WHERE name = ?", (rows, sha256, table.name)).unwrap();
        }
    }
    drop(file);
    let found = check(&copy).unwrap().faults;
    found.into_iter().map(|fault| (fault.code.to_owned(), fault.what)).collect()
}

#[test]
fn what_was_changed_in_it_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("register.db").display());
    let (registry, path) = downloaded(&address, folder.path());
    drop(registry);
    std::fs::remove_file(folder.path().join("register.db")).unwrap();
    sound(&path);
    let code = |found: &[(String, String)]| found.first().map(|(code, _)| code.clone()).unwrap_or_default();
    for (table, statement) in [
        ("row", "UPDATE row SET rating = 2120 WHERE list = 3 AND player = 1"),
        ("game", "UPDATE game SET result = '1/2-1/2' WHERE list = 3 AND number = 1"),
        ("player", "UPDATE player SET given = 'Pál' WHERE id = 1"),
        (
            "ledger",
            "UPDATE ledger SET moment = '2024-04-01T12:00:01Z' WHERE act = 'close' AND entry = (SELECT closed FROM list WHERE id = 2)",
        ),
        ("start", "UPDATE start SET k = 20 WHERE list = 2 AND player = 3"),
    ] {
        let found = changed(&path, statement, false);
        assert_eq!(found.first(), Some(&("verify-public-bytes".to_owned(), table.to_owned())), "{statement}");
    }
    // Who writes the digests anew is found out by the law: 2119 does not come out as 2120, a draw brings −.14 × 40 = −5.6 and not
    // +14.4, and the junior loses 12.4 with K 40 and 6.2 with K 20.
    for (statement, told) in [
        (
            "UPDATE row SET rating = 2120 WHERE list = 3 AND player = 1",
            "series standard, day 2024-05-01, revision 0, player 1: rating 2120 (2119)",
        ),
        (
            "UPDATE game SET result = '1/2-1/2' WHERE list = 3 AND number = 1",
            "series standard, day 2024-05-01, revision 0, player 1: rating 2119 (2099), peak 2119 (2105), change 1440 (-560), half_points 2 (1)",
        ),
        (
            "UPDATE start SET k = 20 WHERE list = 2 AND player = 3",
            "series standard, day 2024-04-01, revision 0, player 3: rating 1700 (1706), change -1240 (-620)",
        ),
        (
            "UPDATE carried SET rating = 2080 WHERE list = 4 AND player = 1",
            "series standard, day 2024-06-01, revision 0, player 1: rating 2079 (2080)",
        ),
        (
            "DELETE FROM row WHERE list = 2 AND player = 3",
            "series standard, day 2024-04-01, revision 0, player 3: rating – (1700), games – (101), peak – (1712), period_games – (1), change – (-1240), last_active – (24292), active – (1), half_points – (0), expected – (31)",
        ),
    ] {
        let found = changed(&path, statement, true);
        assert_eq!(found.first(), Some(&("verify-public-row".to_owned(), told.to_owned())), "{statement}: {found:?}");
        assert!(found.windows(2).all(|two| two[0] != two[1]), "each row is told once: {found:?}");
    }
    // A title is no number, but the seal of the list has it; and the words of the ledger have theirs.
    let titled = changed(&path, "UPDATE row SET title = 'GM' WHERE list = 2 AND player = 1", true);
    assert_eq!(code(&titled), "verify-seal");
    let other = "UPDATE ledger SET why = 'x' WHERE entry = (SELECT closed FROM list WHERE id = 2)";
    assert_eq!(code(&changed(&path, other, true)), "verify-seal");
    assert_eq!(code(&changed(&path, "DELETE FROM ledger WHERE entry = 3", true)), "verify-chain");
}

/// A key of thirty-two sevens; its salts are not drawn, so that the test is the same every time.
struct Sevens;

impl Signer for Sevens {
    fn key(&self) -> [u8; 32] {
        pair().public_key().as_ref().try_into().unwrap()
    }

    fn sign(&self, message: &[u8]) -> [u8; 64] {
        pair().sign(message).as_ref().try_into().unwrap()
    }

    fn draw(&self) -> [u8; 32] {
        [9; 32]
    }
}

fn pair() -> Ed25519KeyPair {
    Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap()
}

/// The download has what was signed and the rows behind their salts. Who asks not to be shown afterwards is a leaf, and the root is
/// still the one that was signed. Without the register, a changed row, leaf, entry, moment or name is told.
#[test]
fn signed_lists_are_checked_without_the_register() {
    for trial in arpad_trial::trials() {
        let folder = tempfile::tempdir().unwrap();
        let (mut registry, _) = downloaded(trial.address(), folder.path());
        let moment = stamp(date(2024, 6, 2)).moment;
        assert!(registry.read(is_unsigned).unwrap(), "{}", trial.name());
        let signed = registry.write(|store| sign_lists(store, moment, &Sevens)).unwrap();
        assert_eq!(signed.len(), 4, "{}", trial.name());
        assert!(!registry.read(is_unsigned).unwrap(), "{}", trial.name());
        assert_eq!(registry.write(|store| sign_lists(store, moment, &Sevens)).unwrap().len(), 0, "once");
        let all = registry.read(all_signed).unwrap();
        assert_eq!(
            all.iter().map(|one| one.list.day).collect::<Vec<_>>(),
            [MARCH, APRIL, MAY, JUNE],
            "{}",
            trial.name()
        );
        // Anybody is told the proof of anybody who is shown; of who is hidden, and of nobody, there is none.
        let mut proof = |person: PersonId| {
            let told = registry.read(|store| {
                let leaves = tree(store, &all[2].list)?.expect("it is signed");
                public_proof(store, &all[2].list, person, &leaves)
            });
            told.unwrap()
        };
        let own = proof(PersonId(1)).expect("he is on the list");
        assert!(own.is_signed_by(&[[0; 32], Sevens.key()]) && !own.is_signed_by(&[[0; 32]]), "{}", trial.name());
        assert!(!own.is_signed_by(&[]) && own.row.contains("Kovács"), "{}", own.row);
        assert!(proof(STRANGER).is_some() && proof(PersonId(99)).is_none(), "{}", trial.name());
        registry.write(|store| hide(store, &stamp(date(2024, 6, 3)), STRANGER, true)).unwrap();
        let hidden = registry.read(|store| {
            let leaves = tree(store, &all[2].list)?.expect("it is signed");
            public_proof(store, &all[2].list, STRANGER, &leaves)
        });
        assert_eq!(hidden.unwrap().map(|one| one.row), None, "{}", trial.name());
        let path = folder.path().join("signed.sqlite");
        registry.read(|store| write(store, &path, |_, _| {})).unwrap();
        let checked = sound(&path);
        assert_eq!((checked.signed, checked.keys), (4, vec![hex(&Sevens.key())]), "{}", trial.name());
        assert_eq!(asked(&path, "SELECT count(*) || '' FROM leaf WHERE row IS NULL"), ["4"], "one on each list");
        assert_eq!(asked(&path, "SELECT count(*) || '' FROM leaf"), ["28"]);
        assert!(!String::from_utf8_lossy(&std::fs::read(&path).unwrap()).contains("Vörös"), "who is hidden is a hash");
        let list = "standard 2024-05-01 0 computed".to_owned();
        for (statement, code, told) in [
            ("UPDATE leaf SET row = replace(row, 'Kov', 'Kow') WHERE list = 3 AND place = 0", STATEMENT_ROOT, &list),
            ("UPDATE leaf SET hash = substr(hash, 2) || '0' WHERE list = 3 AND row IS NULL", STATEMENT_ROOT, &list),
            ("DELETE FROM leaf WHERE list = 3 AND place = 6", STATEMENT_ROOT, &list),
            ("UPDATE row SET k = k + 1 WHERE list = 3 AND player = 1", STATEMENT_ROOT, &list),
            ("UPDATE statement SET moment = '2024-06-02T12:00:01Z' WHERE list = 3", STATEMENT_SIGNATURE, &list),
            ("UPDATE statement SET entry = entry - 1 WHERE list = 3", STATEMENT_HEAD, &list),
            ("UPDATE statement SET about = 'standard 2024-05-01 1 computed' WHERE list = 3", STATEMENT_LIST, &list),
        ] {
            let found = changed(&path, statement, true);
            let begins = if code == STATEMENT_LIST { "standard 2024-05-01 1 computed" } else { told.as_str() };
            let is_told = found.iter().any(|(found, what)| found == code && what.starts_with(begins));
            assert!(is_told, "{statement} on {}: {found:?}", trial.name());
        }
    }
}
