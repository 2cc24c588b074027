//! Readers and writers side by side.

use super::*;

#[test]
fn a_change_happens_wholly_or_not_at_all() {
    for trial in trials() {
        let mut registry = created(&trial);
        let failed: Result<(), Error> = registry.write(|store| {
            ledger::append(store, &plain())?;
            blobs::keep(store, &b"bytes"[..])?;
            Err(Error::Busy)
        });
        assert!(matches!(failed, Err(Error::Busy)));
        assert_eq!(trial.scalar("SELECT count(*) FROM ledger"), "0", "{}", trial.name());
        assert_eq!(trial.scalar("SELECT count(*) FROM blob_part"), "0", "{}", trial.name());
        assert_eq!(append(&mut registry, "next").seq, EntryId(1));

        // The database's own refusal, after which PostgreSQL hears nothing more in this transaction.
        let twice: Result<(), Error> = registry.write(|store| {
            let entry = ledger::append(store, &plain())?;
            ledger::put(store, &entry)
        });
        assert!(twice.is_err());
        assert_eq!(append(&mut registry, "next").seq, EntryId(2), "{}", trial.name());
    }
}

#[test]
fn a_panic_leaves_nothing_behind() {
    for trial in trials() {
        let mut registry = created(&trial);
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let _: Result<(), Error> = registry.write(|store| {
                ledger::append(store, &plain())?;
                panic!("in the middle")
            });
        }));
        assert!(panicked.is_err());
        assert_eq!(append(&mut registry, "next").seq, EntryId(1), "{}", trial.name());
    }
}

#[test]
fn a_reader_sees_one_moment_while_another_writes() {
    for trial in trials() {
        let (mut reader, mut writer) = (created(&trial), Registry::open(trial.address()).unwrap());
        append(&mut writer, "before");
        let looked: Result<_, Error> = reader.read(|store| {
            let before = ledger::head(store)?;
            append(&mut writer, "meanwhile");
            Ok((before, ledger::head(store)?, ledger::after(store, EntryId(0), 10)?.len()))
        });
        let (before, after, entries) = looked.unwrap();
        assert_eq!((before, entries), (after, 1), "{}", trial.name());
        assert_eq!(reader.read(ledger::head).unwrap().0, EntryId(2));
    }
}

#[test]
fn a_second_writer_waits_and_sees_what_the_first_wrote() {
    for trial in trials() {
        let (mut first, mut second) = (created(&trial), Registry::open(trial.address()).unwrap());
        let (inside, is_inside) = channel();
        let seen = std::thread::scope(|scope| {
            let waiting = scope.spawn(move || {
                is_inside.recv().unwrap();
                append(&mut second, "second")
            });
            let written: Result<Entry, Error> = first.write(|store| {
                assert!(trial.is_being_written(), "{}: a second would not wait", trial.name());
                inside.send(()).unwrap();
                ledger::append(store, &NewEntry { body: "first", ..plain() })
            });
            (written.unwrap(), waiting.join().unwrap())
        });
        let (first, second) = seen;
        assert_eq!((first.seq, second.seq, second.previous), (EntryId(1), EntryId(2), first.hash), "{}", trial.name());
    }
}

#[test]
fn a_writer_sees_the_newest_entry_under_a_strict_server_too() {
    let Some(trial) = arpad_trial::postgres() else { return };
    let database = trial.scalar("SELECT current_database()");
    trial.execute(&format!("ALTER DATABASE {database} SET default_transaction_isolation = 'serializable'"));
    many_writers(&trial);
}

#[test]
fn many_writers_make_one_chain() {
    trials().iter().for_each(many_writers);
}

fn many_writers(trial: &Trial) {
    let mut registry = created(trial);
    std::thread::scope(|scope| {
        for writer in 0..4 {
            scope.spawn(move || {
                let mut registry = Registry::open(trial.address()).unwrap();
                (0..10).for_each(|turn| _ = append(&mut registry, &format!("{writer}-{turn}")));
            });
        }
    });
    let told = everything(&mut registry);
    assert_eq!(told.len(), 40, "{}", trial.name());
    let mut previous = [0; 32];
    for entry in told {
        assert_eq!((entry.previous, entry.hash), (previous, entry.seal()), "{}", trial.name());
        previous = entry.hash;
    }
}

/// A caller's own error passes through as it is.
#[test]
fn an_error_of_the_caller_passes_through() {
    #[derive(Debug)]
    enum Mine {
        Word,
        Registry,
    }
    impl From<Error> for Mine {
        fn from(_: Error) -> Self {
            Mine::Registry
        }
    }
    for trial in trials() {
        let mut registry = created(&trial);
        let looked = registry.read(|_: &mut Reader<'_>| Err::<(), _>(Mine::Word));
        assert!(matches!(looked, Err(Mine::Word)));
        let changed = registry.write(|_: &mut Writer<'_>| Err::<(), _>(Mine::Word));
        assert!(matches!(changed, Err(Mine::Word)));
        let nul = registry.write(|store| Ok::<_, Mine>(ledger::append(store, &NewEntry { why: "\0", ..plain() })?));
        assert!(matches!(nul, Err(Mine::Registry)));
    }
}
