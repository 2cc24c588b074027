//! Letters from the site: taken in, answered, opened again, forgotten; the ledger knows nothing of them.

use crate::refusing::refused;
use arpad_model::{Closed, LetterId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::inbox::{LONGEST, LONGEST_LINE, Writing, close, forget, inbox, letter, receive, reopen};
use arpad_office::verify::verify;
use arpad_registry::{Registry, Writer, ledger};

fn writing(text: &str) -> Writing {
    Writing {
        language: "hu".to_owned(),
        page: "/hu/players/3".to_owned(),
        name: "Kiss Éva".to_owned(),
        contact: "eva@example.org".to_owned(),
        text: text.to_owned(),
    }
}

#[test]
fn a_letter_is_answered_opened_again_and_forgotten_and_moves_no_seal() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let head = registry.read(ledger::head).unwrap();
        let moment = "2025-03-01T12:00:00Z".parse().unwrap();
        let story = |store: &mut Writer<'_>| -> Result<(), OfficeError> {
            let first = receive(store, moment, &writing(" Nem én voltam.\r\nHanem a bátyám. "))?;
            let second = receive(store, moment, &Writing { text: "x".to_owned(), ..Writing::default() })?;
            assert_eq!((first, second), (LetterId(1), LetterId(2)));
            assert_eq!(letter(store, first)?.text, "Nem én voltam.\nHanem a bátyám.");
            let open: Vec<LetterId> = inbox(store, false, 10)?.iter().map(|one| one.id).collect();
            assert_eq!(open, [second, first], "the newest first");
            let closed = Closed { moment, by_whom: "anna".to_owned(), answer: "Helyesbítettük.".to_owned() };
            assert_eq!(refused(forget(store, first)), "letter-open");
            assert_eq!(refused(reopen(store, first)), "letter-open");
            close(store, first, &closed)?;
            assert_eq!(refused(close(store, first, &closed)), "letter-closed");
            assert_eq!(letter(store, first)?.closed.as_ref(), Some(&closed));
            assert_eq!((inbox(store, false, 10)?.len(), inbox(store, true, 10)?.len()), (1, 2));
            reopen(store, first)?;
            assert_eq!(letter(store, first)?.closed, None);
            close(store, first, &closed)?;
            forget(store, first)?;
            assert_eq!(refused(letter(store, first)), "letter-unknown");
            Ok(())
        };
        registry.write(story).unwrap();
        assert_eq!(registry.read(ledger::head).unwrap(), head, "{}", trial.name());
        let verified = verify(&mut registry, |_, _| {}).unwrap();
        assert_eq!(verified.faults, [], "a register with a letter is whole ({})", trial.name());
    }
}

#[test]
fn what_is_empty_or_too_long_or_steers_does_not_come_in() {
    let mut registry = Registry::scratch().unwrap();
    let moment = "2025-03-01T12:00:00Z".parse().unwrap();
    let mut take =
        |writing: &Writing| registry.write(|store| receive(store, moment, writing).and_then(|id| letter(store, id)));
    assert_eq!(refused(take(&writing(" \r\n "))), "letter-empty");
    assert_eq!(refused(take(&writing(&"á".repeat(LONGEST + 1)))), "letter-long");
    let long = take(&Writing { page: "/".repeat(5000), ..writing(&"á".repeat(LONGEST)) }).unwrap();
    assert_eq!((long.page.len(), long.text.chars().count()), (LONGEST_LINE, LONGEST));
    let steering =
        take(&Writing { name: "\u{202e}avE\u{1b}[2J".to_owned(), ..writing("a\u{7}b\nc\u{202e}d") }).unwrap();
    assert!(!steering.name.contains(['\u{202e}', '\u{1b}']), "{:?}", steering.name);
    assert_eq!(steering.text.lines().count(), 2);
    assert!(!steering.text.contains(['\u{7}', '\u{202e}']), "{:?}", steering.text);
}

#[test]
fn a_full_inbox_takes_no_more() {
    let mut registry = Registry::scratch().unwrap();
    let moment = "2025-03-01T12:00:00Z".parse().unwrap();
    let fill = |store: &mut Writer<'_>| -> Result<(), OfficeError> {
        for _ in 0..500 {
            receive(store, moment, &writing("x"))?;
        }
        assert_eq!(refused(receive(store, moment, &writing("x"))), "inbox-full");
        close(store, LetterId(7), &Closed { moment, by_whom: "anna".to_owned(), answer: String::new() })?;
        receive(store, moment, &writing("x"))?;
        Ok(())
    };
    registry.write(fill).unwrap();
}
