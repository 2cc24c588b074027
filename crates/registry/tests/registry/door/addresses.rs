//! Addresses, creating and opening.

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
    for text in [String::new(), "Letters, not a database. ".repeat(100)] {
        std::fs::write(path, &text).unwrap();
        assert!(matches!(Registry::create(trial.address()), Err(Error::Taken(_))));
        assert!(Registry::open(trial.address()).is_err());
        assert_eq!(std::fs::read_to_string(path).unwrap(), text);
    }
}

#[test]
fn a_way_to_protect_a_connection_that_does_not_exist_is_named() {
    let refused = Registry::open("postgres://officer:secret@db/arpad?sslmode=bogus").err().unwrap();
    assert_eq!(refused.to_string(), "sslmode=bogus: there are disable, prefer, require, verify-ca, verify-full");
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
