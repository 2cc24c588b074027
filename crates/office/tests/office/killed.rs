//! A process killed at any moment leaves a registry that opens, verifies and completes the same work to the same seal.

use crate::month::*;
use crate::workers;
use arpad_model::{EntryId, PersonId, SubmissionId, Tempo, TournamentId};
use arpad_office::acts::close::close_month;
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::verify::verify;
use arpad_registry::{Registry, Writer, ledger};
use jiff::ToSpan;
use jiff::civil::{Date, date};
use std::io::{BufRead, BufReader};
use std::process::Child;

const MONTHS: i64 = 3;
const EVENTS: u32 = 5;

type Step = Box<dyn Fn(&mut Writer<'_>) -> Result<(), OfficeError>>;

/// The work of a quarter, one transaction a step.
fn work() -> Vec<Step> {
    let mut steps: Vec<Step> = vec![Box::new(found)];
    for month in 1..=MONTHS {
        let list = MARCH.saturating_add(month.months());
        for event in 0..EVENTS {
            let start = list.saturating_sub((20 - i64::from(event)).days());
            let bytes = report(month, event, start);
            let number = (month as u32 - 1) * EVENTS + event + 1;
            steps.push(Box::new(move |store| submit(store, "kupa.trf", &bytes, start).map(|_| ())));
            steps.push(Box::new(move |store| {
                let how = registered();
                let file = SubmissionId(number);
                arpad_office::acts::accept::accept(store, &stamp(start), file, how).map(|_| ())
            }));
        }
        steps.push(Box::new(move |store| close_month(store, &stamp(list), Tempo::Standard, list).map(|_| ())));
        steps.push(Box::new(move |store| publish(store, &stamp(list), STANDARD, Some(list)).map(|_| ())));
    }
    let later = date(2024, 7, 1);
    steps.push(Box::new(move |store| reidentify(store, &stamp(later), TournamentId(2), 0, PersonId(2))));
    steps.push(Box::new(move |store| replay_chess(store, &stamp(later), Tempo::Standard, APRIL).map(|_| ())));
    steps.push(Box::new(move |store| publish(store, &stamp(later), STANDARD, None).map(|_| ())));
    steps
}

fn report(month: i64, event: u32, start: Date) -> Vec<u8> {
    let lines = [(0, true), (2, true), (3, true), (4, true), (5, true), (6, true)];
    let result = |number: u32| ['1', '=', '0', '1', '='][((number + event) as usize + month as usize) % 5];
    let games = [
        (1, 1, 4, result(0)),
        (1, 2, 5, result(1)),
        (1, 3, 6, result(2)),
        (2, 5, 1, result(3)),
        (2, 6, 2, result(4)),
        (2, 4, 3, result(5)),
    ];
    trf(&format!("Kupa {month}-{event}"), start, start, &lines, &games)
}

/// The number of the last entry after each step, as an undisturbed run leaves it.
fn boundaries(registry: &mut Registry) -> Vec<EntryId> {
    let mut ends = vec![EntryId(0)];
    for step in work() {
        registry.write(|store| step(store)).unwrap();
        ends.push(registry.read(ledger::head).unwrap().0);
    }
    ends
}

#[test]
#[ignore = "started by the other test as a process of its own"]
fn worker() {
    let Some((address, task)) = workers::order() else { return };
    let ends: Vec<EntryId> = task.split(',').map(|end| end.parse().expect("a number")).collect();
    let mut registry = Registry::open(&address).expect("the registry opens");
    let head = registry.read(ledger::head).expect("the head of the ledger").0;
    let behind = ends.iter().position(|end| *end == head).expect("the ledger ends where a step ended");
    for (number, step) in work().into_iter().enumerate().skip(behind) {
        println!("STEP {number}");
        registry.write(|store| step(store)).expect("the step is done");
    }
    println!("DONE");
}

#[test]
fn a_process_killed_at_any_moment_loses_nothing_and_doubles_nothing() {
    let least_kills = 55;
    for (trial, reference) in arpad_trial::trials().into_iter().zip(arpad_trial::trials()) {
        let mut undisturbed = fresh(reference.address());
        let ends = boundaries(&mut undisturbed);
        let due = verify(&mut undisturbed, |_, _| {}).unwrap();
        assert_eq!(due.faults, []);
        let task = ends.iter().map(EntryId::to_string).collect::<Vec<_>>().join(",");

        let (mut kills, mut hit, mut chance) = (0, 0, Chance(0x9E37_79B9_7F4A_7C15));
        let mut inside = std::collections::BTreeSet::new();
        while kills < least_kills {
            let trial = if trial.is_postgres() { arpad_trial::postgres().unwrap() } else { arpad_trial::sqlite() };
            drop(fresh(trial.address()));
            loop {
                let mut worker = workers::start("killed::worker", trial.address(), &task);
                let is_over = kill_inside(&mut worker, &mut chance);
                let output = worker.wait_with_output().unwrap();
                let mut registry =
                    Registry::open(trial.address()).expect("a killed process leaves a registry that opens");
                let verified = verify(&mut registry, |_, _| {}).unwrap();
                assert_eq!(verified.faults, [], "{} after kill {kills}", trial.name());
                assert!(ends.contains(&verified.entries), "{}: ends inside a step", trial.name());
                if is_over || verified.entries == due.entries {
                    let said = String::from_utf8_lossy(&output.stderr).into_owned();
                    assert_eq!(
                        (verified.entries, &verified.seal),
                        (due.entries, &due.seal),
                        "{}: {said}",
                        trial.name()
                    );
                    break;
                }
                kills += 1;
                hit += usize::from(verified.entries > EntryId(0) && inside.insert(verified.entries));
            }
        }
        println!("{}: {kills} kills, stopped at {hit} different places of {} steps", trial.name(), ends.len() - 1);
        assert!(hit >= 10, "the kills are spread over the work");
    }
}

/// Kills the worker at its start or inside one of the next steps: after it said that the step begins, and a piece of our own work
/// later, so that no clock decides where. True when it was done before.
fn kill_inside(worker: &mut Child, chance: &mut Chance) -> bool {
    let mut said = BufReader::new(worker.stdout.take().expect("what the worker says")).lines().map_while(Result::ok);
    let steps = said.by_ref().filter(|line| line.contains("STEP "));
    let is_over = match chance.draw() % 8 {
        0 => false,
        step => steps.take(step as usize).count() < step as usize,
    };
    for _ in 0..chance.draw() % 2_000_000 {
        std::hint::black_box(chance.draw());
    }
    worker.kill().unwrap();
    is_over
}

/// Chance that falls the same in every run.
struct Chance(u64);

impl Chance {
    fn draw(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}
