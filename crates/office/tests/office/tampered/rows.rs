//! Rows, words and bytes.

use super::*;
use crate::photos::png;
use arpad_formats::picture::read;
use arpad_model::{EntryId, PersonId, hex};
use arpad_office::acts::photo::show_photo;
use arpad_office::verify;
use arpad_registry::{Writer, blobs};

#[test]
fn one_byte_of_a_stored_file() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        let packed = trial.scalar("SELECT packed FROM blob_part WHERE blob = 2 AND part = 0");
        let mut bytes = unhex(&packed);
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        let literal = trial.literal(&bytes);
        trial.execute(&format!("UPDATE blob_part SET packed = {literal} WHERE blob = 2 AND part = 0"));
        let fault = first_fault(&mut registry);
        let submitted = trial.scalar("SELECT entry FROM submission WHERE id = 2");
        let sealed =
            trial.scalar("SELECT min(seq) FROM ledger WHERE act = 'submit' AND body LIKE '%\"submission\":2,%'");
        assert_eq!((fault.code, fault.entry.unwrap().to_string()), (verify::BYTES, sealed), "{submitted}");
        assert_eq!(fault.what, "kupa.trf");
    }
}

#[test]
fn one_rating_of_a_published_list() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        trial.execute("UPDATE list_row SET rating = rating + 1 WHERE list = 2 AND person = 3");
        let fault = first_fault(&mut registry);
        let closed = trial.scalar("SELECT closed FROM list WHERE id = 2");
        assert_eq!((fault.code, fault.what.as_str()), (verify::ROW, "list_row 2, 3"));
        assert_eq!(fault.entry.unwrap().to_string(), closed);
    }
}

#[test]
fn one_row_of_the_ledger() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        trial.execute("UPDATE ledger SET by_whom = 'somebody else' WHERE seq = 7");
        assert_eq!(first_fault(&mut registry).entry, Some(EntryId(7)));
        trial.execute("UPDATE ledger SET by_whom = 'officer' WHERE seq = 7");
        assert_eq!(verify::verify(&mut registry, |_, _| {}).unwrap().faults, []);
        trial.execute("DELETE FROM ledger WHERE seq = 9");
        let fault = first_fault(&mut registry);
        assert_eq!((fault.code, fault.entry), (verify::CHAIN, Some(EntryId(10))));
    }
}

/// Before the first entry, between none, and under no number, which SQLite allows a key to be.
#[test]
fn a_row_of_the_ledger_that_is_no_entry() {
    const PUT: &str = "INSERT INTO ledger SELECT NUMBER, moment, 'somebody', why, act, body, previous, hash
        FROM ledger WHERE seq = 7";
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        let numbers = if trial.is_postgres() { &["0", "-5"][..] } else { &["0", "-5", "NULL"][..] };
        for number in numbers {
            trial.execute(&PUT.replace("NUMBER", number));
            let act = trial.scalar("SELECT act FROM ledger WHERE seq = 7");
            let due = Fault { code: verify::CHAIN, entry: number.parse().ok().map(EntryId), what: act };
            assert_eq!(verify::verify(&mut registry, |_, _| {}).unwrap().faults, [due], "{number}, {}", trial.name());
            trial.execute("DELETE FROM ledger WHERE seq IS NULL OR seq < 1");
        }
        assert_eq!(faults(&mut registry), []);
    }
}

/// What people were called is kept by entry; a row before the first is none of it.
#[test]
fn a_change_of_before_the_first_entry() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        trial.execute("INSERT INTO club_before (club, entry, name) VALUES (1, 0, 'Más')");
        trial.execute("INSERT INTO born_before (person, entry, born) VALUES (1, -3, '1950')");
        let due = [(verify::ROW, "born_before 1, -3".to_owned()), (verify::ROW, "club_before 1, 0".to_owned())];
        assert_eq!(faults(&mut registry), due, "{}", trial.name());
    }
}

/// The entry has the hash of a photo; the picture under it is another, none, or one that nobody is shown with.
#[test]
fn a_picture_in_the_place_of_another() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        let day = date(2024, 3, 21);
        let show = |store: &mut Writer<'_>| show_photo(store, &stamp(day), PersonId(3), day, ("Kiss Anna", &png()));
        let entry = registry.write(show).unwrap().seq;
        assert_eq!(faults(&mut registry), []);
        let mut found = |sql: &str| {
            trial.execute(sql);
            verify::verify(&mut registry, |_, _| {}).unwrap().faults
        };
        let name = hex(&blobs::hash(&read(&png()).unwrap().bytes));
        let of = |entry, name: &str| Fault { code: verify::ROW, entry, what: format!("picture {name}") };
        let (other, seven) = (trial.literal(b"another"), trial.literal(&[7; 32]));
        assert_eq!(found(&format!("UPDATE picture SET bytes = {other}")), [of(Some(entry), &name)], "{}", trial.name());
        let renamed = [of(None, &"07".repeat(32)), of(Some(entry), &name)];
        assert_eq!(found(&format!("UPDATE picture SET hash = {seven}")), renamed, "{}", trial.name());
        assert_eq!(found("DELETE FROM picture"), [of(Some(entry), &name)], "{}", trial.name());
    }
}

#[test]
fn another_author_another_moment_another_reason() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        for (column, other) in [("by_whom", "somebody else"), ("moment", "2024-02-21T12:00:00Z"), ("why", "another")] {
            let was = trial.scalar(&format!("SELECT {column} FROM ledger WHERE seq = 7"));
            assert_ne!(was, other);
            trial.execute(&format!("UPDATE ledger SET {column} = '{other}' WHERE seq = 7"));
            let fault = first_fault(&mut registry);
            assert_eq!((fault.code, fault.entry), (verify::SEAL, Some(EntryId(7))), "{column}, {}", trial.name());
            trial.execute(&format!("UPDATE ledger SET {column} = '{was}' WHERE seq = 7"));
        }
        assert_eq!(faults(&mut registry), []);
    }
}

/// Two entries exchange their places, with everything they say.
#[test]
fn a_swapped_pair_of_entries() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        for step in ["seq = -7 WHERE seq = 7", "seq = 7 WHERE seq = 8", "seq = 8 WHERE seq = -7"] {
            trial.execute(&format!("UPDATE ledger SET {step}"));
        }
        let fault = first_fault(&mut registry);
        assert_eq!((fault.code, fault.entry), (verify::CHAIN, Some(EntryId(7))), "{}", trial.name());
    }
}

#[test]
fn a_moment_that_is_none() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        trial.execute("UPDATE ledger SET moment = 'yesterday' WHERE seq = 7");
        let fault = first_fault(&mut registry);
        assert_eq!((fault.code, fault.entry), (verify::SEAL, Some(EntryId(7))));
    }
}

#[test]
fn a_row_taken_out_of_any_table() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        trial.execute("DELETE FROM participant WHERE tournament = 2 AND person = 7");
        let fault = first_fault(&mut registry);
        assert_eq!((fault.code, fault.what.as_str()), (verify::ROW, "participant 2, 7"));
        trial.execute("INSERT INTO participant (tournament, person) VALUES (2, 7)");
        trial.execute("UPDATE person SET born = '2010' WHERE id = 5");
        assert_eq!(first_fault(&mut registry).what, "person 5");
    }
}

#[test]
fn one_byte_of_a_report() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        let entry = trial.scalar("SELECT entry FROM report WHERE tournament = 2");
        let whole = trial.scalar("SELECT block FROM report WHERE tournament = 2");
        let mut bytes = unhex(&whole);
        let last = bytes.len() - 1;
        bytes[last] ^= 1;
        let literal = trial.literal(&bytes);
        trial.execute(&format!("UPDATE report SET block = {literal} WHERE tournament = 2"));
        let found = faults(&mut registry);
        assert!(found.contains(&(verify::ROW, format!("report 2, {entry}"))), "{found:?}, {}", trial.name());
        let literal = trial.literal(&unhex(&whole));
        trial.execute(&format!("UPDATE report SET block = {literal} WHERE tournament = 2"));
        assert_eq!(faults(&mut registry), [], "{}", trial.name());
        // A report put in the place of another.
        trial.execute("UPDATE report SET block = (SELECT block FROM report WHERE tournament = 1) WHERE tournament = 2");
        assert_eq!(faults(&mut registry).len(), 1, "{}", trial.name());
        trial.execute("DELETE FROM report WHERE tournament = 2");
        assert_eq!(faults(&mut registry), [(verify::ROW, format!("report 2, {entry}"))], "{}", trial.name());
    }
}

/// The bytes that a database shows as hexadecimal digits.
fn unhex(text: &str) -> Vec<u8> {
    let digits = text.trim_start_matches("\\x").as_bytes();
    digits.chunks(2).map(|two| u8::from_str_radix(std::str::from_utf8(two).unwrap(), 16).unwrap()).collect()
}
