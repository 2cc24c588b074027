//! A new registry is there when it is whole, and not before.

use super::*;
use std::process::Command;

fn is_missing(trial: &Trial) -> bool {
    matches!(Registry::open(trial.address()), Err(Error::Missing(_)))
}

/// What stands beside the file, or in the server's own room for unfinished things.
fn left_over(trial: &Trial) -> String {
    if trial.is_postgres() {
        return trial.scalar("SELECT count(*) FROM pg_namespace WHERE nspname = 'arpad_unfinished'");
    }
    let folder = std::path::Path::new(trial.address().trim_start_matches("sqlite:")).parent().unwrap();
    std::fs::read_dir(folder).unwrap().count().to_string()
}

#[test]
fn a_registry_is_there_when_it_is_filled() {
    for trial in trials() {
        let built = Registry::build(trial.address(), |registry| {
            assert!(is_missing(&trial), "{}: it is there too early", trial.name());
            append(registry, "first");
            // A second connection sees the same unfinished registry.
            let mut beside = registry.beside()?;
            append(&mut beside, "second");
            Ok::<_, Error>(registry.address().to_owned())
        });
        let mut registry = Registry::open(trial.address()).unwrap();
        assert_eq!(built.unwrap(), registry.address());
        assert_eq!(everything(&mut registry).len(), 2, "{}", trial.name());
        drop(registry);
        assert_eq!(left_over(&trial), named(&trial, "1", "0"), "{}", trial.name());
        let again = Registry::build(trial.address(), |_| Ok::<_, Error>(()));
        assert!(matches!(again, Err(Error::Exists(_))), "{}", trial.name());
    }
}

#[test]
fn a_registry_that_cannot_be_filled_is_none() {
    for trial in trials() {
        let failed = Registry::build(trial.address(), |registry| {
            append(registry, "first");
            Err::<(), _>(Error::Busy)
        });
        assert!(matches!(failed, Err(Error::Busy)));
        assert!(is_missing(&trial), "{}", trial.name());
        assert_eq!(left_over(&trial), "0", "{}", trial.name());
    }
}

const VICTIM: &str = "ARPAD_TEST_VICTIM";

#[test]
#[ignore = "started by the other test as a process of its own, and killed in the middle"]
fn victim() {
    let Ok(address) = std::env::var(VICTIM) else { return };
    let _: Result<(), Error> = Registry::build(&address, |registry| {
        append(registry, "first");
        std::process::abort()
    });
}

#[test]
fn a_process_killed_while_it_builds_leaves_none_and_no_obstacle() {
    for trial in trials() {
        let killed = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "door::building::victim", "--ignored"])
            .env(VICTIM, trial.address())
            .output()
            .unwrap();
        assert!(!killed.status.success());
        assert!(is_missing(&trial), "{}", trial.name());
        assert_ne!(left_over(&trial), "0", "{}: it was killed in the middle", trial.name());
        let mut registry = created(&trial);
        assert_eq!(everything(&mut registry), [], "{}", trial.name());
        drop(registry);
        assert_eq!(left_over(&trial), named(&trial, "1", "0"), "{}", trial.name());
    }
}

fn named<'a>(trial: &Trial, sqlite: &'a str, postgres: &'a str) -> &'a str {
    if trial.is_postgres() { postgres } else { sqlite }
}
