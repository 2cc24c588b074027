//! The chain of entries.

use super::*;

#[test]
fn entries_chain_without_gaps_and_their_seals_recompute() {
    for trial in trials() {
        let mut registry = created(&trial);
        assert_eq!(registry.read(ledger::head).unwrap(), (EntryId(0), [0; 32]));
        let mut appended = vec![append(&mut registry, "first")];
        // Some alone, some together: the chain does not know.
        appended.extend(
            registry
                .write(|store| {
                    ["second", "third"]
                        .map(|body| ledger::append(store, &NewEntry { body, ..plain() }))
                        .into_iter()
                        .collect::<Result<Vec<_>, _>>()
                })
                .unwrap(),
        );
        drop(registry);
        let mut registry = Registry::open(trial.address()).unwrap();
        appended.push(append(&mut registry, "fourth"));

        let told = everything(&mut registry);
        assert_eq!(told, appended, "{}", trial.name());
        assert_eq!(
            told.iter().map(|entry| entry.body.as_str()).collect::<Vec<_>>(),
            ["first", "second", "third", "fourth"]
        );
        let mut previous = [0; 32];
        for (entry, seq) in told.iter().zip((1..).map(EntryId)) {
            assert_eq!((entry.seq, entry.previous), (seq, previous));
            assert_eq!(entry.hash, entry.seal());
            previous = entry.hash;
        }
        assert_eq!(registry.read(ledger::head).unwrap(), (EntryId(4), previous));
        assert_eq!(registry.read(|store| ledger::entry(store, EntryId(3))).unwrap().as_ref(), told.get(2));
        assert_eq!(registry.read(|store| ledger::entry(store, EntryId(5))).unwrap(), None);
        assert_eq!(registry.read(|store| ledger::after(store, EntryId(1), 2)).unwrap(), told[1..3]);
    }
}

#[test]
fn shifted_words_have_another_seal() {
    let entry = |why: &str, act: &str| Entry {
        seq: EntryId(1),
        moment: moment(),
        by_whom: String::new(),
        why: why.to_owned(),
        act: act.to_owned(),
        body: String::new(),
        previous: [0; 32],
        hash: [0; 32],
    };
    let seals = [("ab", "c"), ("a", "bc"), ("", "abc"), ("abc", "")].map(|(why, act)| entry(why, act).seal());
    for (at, seal) in seals.iter().enumerate() {
        assert!(!seals[..at].contains(seal));
    }
    assert_ne!(entry("a", "b").seal(), Entry { seq: EntryId(2), ..entry("a", "b") }.seal());
    assert_ne!(entry("a", "b").seal(), Entry { previous: [1; 32], ..entry("a", "b") }.seal());
}

#[test]
fn a_changed_word_no_longer_fits_its_seal() {
    for trial in trials() {
        let mut registry = created(&trial);
        append(&mut registry, "1500");
        append(&mut registry, "1600");
        trial.execute("UPDATE ledger SET body = '2500' WHERE seq = 1");
        let told = everything(&mut registry);
        assert_eq!(told.iter().map(|entry| entry.hash == entry.seal()).collect::<Vec<_>>(), [false, true]);
    }
}

#[test]
fn a_seal_of_another_length_is_damage() {
    for trial in trials() {
        let mut registry = created(&trial);
        append(&mut registry, "1500");
        trial.execute(&format!("UPDATE ledger SET hash = {}", trial.literal(&[7; 31])));
        let damaged = registry.read(ledger::head).err();
        assert!(matches!(damaged, Some(Error::Damaged { table: "ledger", .. })), "{}: {damaged:?}", trial.name());
    }
}

#[test]
fn texts_come_back_as_written() {
    let long = "ű".repeat(300);
    for trial in trials() {
        let mut registry = created(&trial);
        for name in [
            "",
            "O'Kelly de Galway",
            "\"Kis\" Nagy 'Öcsi' `x`",
            "\\x00 \\' $1 ?1 %s {0}",
            "♟️ 👩🏽‍🎓 囲碁",
            "e\u{301} é \u{feff}\u{202e}",
            "two\nlines\r\n\ttab \u{1}\u{7f}",
            " spaces ",
            &long,
            "'); DROP TABLE person;--",
        ] {
            let new = NewEntry { by_whom: name, why: name, ..plain() };
            let written = registry.write(|store| ledger::append(store, &new)).unwrap();
            let told = registry.read(|store| ledger::entry(store, written.seq)).unwrap().unwrap();
            assert_eq!((told.by_whom.as_str(), told.why.as_str()), (name, name), "{}", trial.name());
            assert_eq!(told.hash, told.seal());
        }
        assert_eq!(trial.scalar("SELECT count(*) FROM person"), "0");
    }
}

#[test]
fn texts_are_ordered_by_their_bytes_whatever_the_server_speaks() {
    for trial in trials() {
        drop(created(&trial));
        for name in ["b", "B", "á", "cs", "cz", "a"] {
            trial.execute(&format!("INSERT INTO setting (name, value) VALUES ('{name}', '')"));
        }
        let mut told = String::new();
        for skip in 0..6 {
            told += &trial.scalar(&format!("SELECT name FROM setting ORDER BY name LIMIT 1 OFFSET {skip}"));
        }
        assert_eq!(told, "Babcsczá", "{}", trial.name());
    }
}

#[test]
fn nul_is_refused_and_leaves_nothing_behind() {
    for trial in trials() {
        let mut registry = created(&trial);
        let refused: Result<(), Error> = registry.write(|store| {
            ledger::append(store, &plain())?;
            ledger::append(store, &NewEntry { why: "a\0b", ..plain() })?;
            Ok(())
        });
        assert!(matches!(refused, Err(Error::Nul)), "{}: {refused:?}", trial.name());
        assert_eq!(trial.scalar("SELECT count(*) FROM ledger"), "0");
        assert_eq!(append(&mut registry, "after").seq, EntryId(1));
    }
}
