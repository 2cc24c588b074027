//! Two officers at once, as real processes: one wins, the other gets a clear refusal, nothing is doubled.

use crate::month::*;
use crate::workers;
use arpad_model::Tempo;
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::publish::publish;
use arpad_office::verify::verify;
use arpad_registry::Registry;
use jiff::civil::date;

#[test]
#[ignore = "started by the other tests as a process of its own"]
fn worker() {
    let Some((address, task)) = workers::order() else { return };
    let mut registry = Registry::open(&address).expect("the registry opens");
    let done = registry.write(|store| match task.as_str() {
        "close" => close_month(store, &stamp(APRIL), Tempo::Standard, APRIL).map(|_| ()),
        "publish" => publish(store, &stamp(APRIL), STANDARD, Some(APRIL)).map(|_| ()),
        other => panic!("{other}"),
    });
    match done {
        Ok(()) => println!("DONE"),
        Err(OfficeError::Refused(refusal)) => println!("REFUSED {}", refusal.code),
        Err(other) => println!("FAILED {other}"),
    }
}

#[test]
fn one_wins_the_others_are_refused_and_nothing_is_doubled() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 3, '0'), (2, 4, 1, '0')];
        let bytes =
            trf("Kupa", date(2024, 3, 9), date(2024, 3, 9), &[(0, true), (2, true), (4, true), (6, true)], &games);
        let file = registry.write(|store| submit(store, "kupa.trf", &bytes, date(2024, 3, 10))).unwrap();
        registry.write(|store| take(store, &file, date(2024, 3, 10))).unwrap();
        for (task, refusal) in [("close", "REFUSED list-closed"), ("publish", "REFUSED list-in-force")] {
            let officers: Vec<_> = (0..6).map(|_| workers::start("at_once::worker", trial.address(), task)).collect();
            let said: Vec<String> = officers
                .into_iter()
                .map(|officer| String::from_utf8(officer.wait_with_output().unwrap().stdout).unwrap())
                .collect();
            let count = |word: &str| said.iter().filter(|said| said.lines().any(|line| line == word)).count();
            assert_eq!((count("DONE"), count(refusal)), (1, 5), "{} {task}: {said:?}", trial.name());
        }
        assert_eq!(trial.scalar("SELECT count(*) FROM list WHERE day = '2024-04-01'"), "1");
        assert_eq!(trial.scalar("SELECT count(*) FROM ledger WHERE act = 'close'"), "2", "March and April");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
