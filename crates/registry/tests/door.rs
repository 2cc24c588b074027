//! The door and the ledger: the same on both databases.

use arpad_model::{EntryId, Moment};
use arpad_registry::ledger::{self, Entry, NewEntry};
use arpad_registry::{Backend, Error, Reader, Registry, Writer, blobs};
use arpad_trial::{Trial, trials};
use std::sync::mpsc::channel;
use std::time::Duration;

fn moment() -> Moment {
    "2026-11-16T10:00:00Z".parse().unwrap()
}

fn plain() -> NewEntry<'static> {
    NewEntry { moment: moment(), by_whom: "Kiss Éva", why: "kérésre", act: "test", body: "{}" }
}

fn created(trial: &Trial) -> Registry {
    Registry::create(trial.address()).unwrap_or_else(|error| panic!("{}: {error}", trial.name()))
}

fn append(registry: &mut Registry, body: &str) -> Entry {
    registry.write(|store| ledger::append(store, &NewEntry { body, ..plain() })).unwrap()
}

fn everything(registry: &mut Registry) -> Vec<Entry> {
    registry.read(|store| ledger::after(store, EntryId(0), 1000)).unwrap()
}

mod addresses {
    use super::*;

    #[test]
    fn a_registry_is_missing_then_there_then_refused_twice() {
        for trial in trials() {
            let missing = Registry::open(trial.address());
            assert!(matches!(missing, Err(Error::Missing(_))), "{}", trial.name());
            let registry = created(&trial);
            assert_eq!(registry.backend() == Backend::Postgres, trial.is_postgres());
            drop(registry);
            assert!(matches!(Registry::create(trial.address()), Err(Error::Exists(_))), "{}", trial.name());
            Registry::open(trial.address()).unwrap();
        }
    }

    #[test]
    fn of_two_that_create_at_once_one_is_refused() {
        for trial in trials() {
            let made: Vec<_> = std::thread::scope(|scope| {
                let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| Registry::create(trial.address()))).collect();
                threads.into_iter().map(|thread| thread.join().unwrap()).collect()
            });
            assert_eq!(made.iter().filter(|made| made.is_ok()).count(), 1, "{}", trial.name());
            for refused in made.into_iter().filter_map(Result::err) {
                assert!(matches!(refused, Error::Exists(_)), "{}: {refused}", trial.name());
            }
        }
    }

    #[test]
    fn a_file_that_is_no_registry_stays_as_it_is() {
        let trial = arpad_trial::sqlite();
        let path = trial.address().strip_prefix("sqlite:").unwrap();
        std::fs::write(path, "Letters, not a database. ".repeat(100)).unwrap();
        assert!(matches!(Registry::create(trial.address()), Err(Error::Exists(_))));
        assert!(Registry::open(trial.address()).is_err());
        assert_eq!(std::fs::read_to_string(path).unwrap(), "Letters, not a database. ".repeat(100));
    }

    #[test]
    fn a_newer_schema_is_refused() {
        for trial in trials() {
            drop(created(&trial));
            trial.execute(
                "INSERT INTO refinery_schema_history (version, name, applied_on, checksum)
                 VALUES (999, 'tomorrow', '2030-01-01T00:00:00Z', '1')",
            );
            let refused = Registry::open(trial.address()).err();
            assert!(matches!(refused, Some(Error::Newer { found: 999, known: 4.. })), "{}: {refused:?}", trial.name());
            assert!(matches!(Registry::create(trial.address()), Err(Error::Exists(_))), "{}", trial.name());
        }
    }

    #[test]
    fn half_made_tables_are_finished_and_none_is_made_twice() {
        for trial in trials() {
            drop(created(&trial));
            // As an older program left it: only the first migration has been done.
            let later = if trial.is_postgres() {
                "SELECT COALESCE(min(tablename), '') FROM pg_tables WHERE schemaname = 'public'
                 AND tablename NOT IN ('ledger', 'blob', 'blob_part', 'setting', 'refinery_schema_history')"
            } else {
                "SELECT COALESCE(min(name), '') FROM sqlite_master WHERE type = 'table'
                 AND name NOT IN ('ledger', 'blob', 'blob_part', 'setting', 'refinery_schema_history')"
            };
            loop {
                match trial.scalar(later).as_str() {
                    "" => break,
                    table => trial.execute(&format!("DROP TABLE {table}")),
                }
            }
            trial.execute("DELETE FROM refinery_schema_history WHERE version > 1");
            std::thread::scope(|scope| {
                let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| Registry::open(trial.address()))).collect();
                for thread in threads {
                    thread.join().unwrap().unwrap_or_else(|error| panic!("{}: {error}", trial.name()));
                }
            });
            assert_eq!(trial.scalar("SELECT count(*) FROM list"), "0", "{}", trial.name());
        }
    }

    #[test]
    fn the_password_is_not_in_the_address() {
        // The private server asks for no password and so takes any.
        let private = |trial: &Trial| trial.address().starts_with("postgres://arpad@");
        let Some(trial) = arpad_trial::postgres().filter(private) else { return };
        let secret = trial.address().replacen("arpad@", "arpad:tit%6Fk@", 1);
        for address in [secret, format!("{}?password=titok", trial.address())] {
            let registry = Registry::create(&address).or_else(|_| Registry::open(&address)).unwrap();
            assert_eq!(registry.address(), trial.address());
            let refused = Registry::create(&address).err().unwrap().to_string();
            assert!(!refused.contains("tit"), "{refused}");
        }
    }
}

mod the_ledger {
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
}

mod transactions {
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
            let (done, is_done) = channel();
            let seen = std::thread::scope(|scope| {
                let waiting = scope.spawn(move || {
                    is_inside.recv().unwrap();
                    let entry = append(&mut second, "second");
                    done.send(()).unwrap();
                    entry
                });
                let written: Result<Entry, Error> = first.write(|store| {
                    inside.send(()).unwrap();
                    let waits = is_done.recv_timeout(Duration::from_millis(300));
                    assert!(waits.is_err(), "{}: the second did not wait", trial.name());
                    ledger::append(store, &NewEntry { body: "first", ..plain() })
                });
                (written.unwrap(), waiting.join().unwrap())
            });
            let (first, second) = seen;
            assert_eq!(
                (first.seq, second.seq, second.previous),
                (EntryId(1), EntryId(2), first.hash),
                "{}",
                trial.name()
            );
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
}
