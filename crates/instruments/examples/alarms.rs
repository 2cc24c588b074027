//! How often healthy federations raise an alarm, how often faults are found, and whether everything adds up: figures for people.
//!
//! `cargo run --release -p arpad-instruments --example alarms -- 100 20 3001` simulates 100 healthy federations of 1,500 players and
//! three years from seed 3001 on, and 20 with each fault. Of every list the composition split and the balance sheet are added up.

use arpad_instruments::drift::alarms::{Subject, Test};
use arpad_instruments::drift::composition::{Among, Composition};
use arpad_instruments::drift::fraction::Fraction;
use arpad_instruments::drift::spread::Measure;
use arpad_instruments::simulation::{Fault, Plan, simulate};
use arpad_instruments::watched::Watched;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// One federation.
struct Seen {
    tests: Vec<Test>,
    /// Lists, and parts of them that do not add up.
    lists: usize,
    wrong: usize,
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [healthy, faulty, first] = [(0, 100), (1, 20), (2, 1)].map(|(at, usual)| *numbers.get(at).unwrap_or(&usual));
    let plan = |seed: u64| Plan::new(seed, 1_500, 36);
    let seen = all(&(first..first + healthy).map(plan).collect::<Vec<_>>());
    let (mut lists, mut wrong, mut clean) = (0, 0, 0);
    let mut effects: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for (seed, one) in (first..).zip(&seen) {
        for test in &one.tests {
            effects.entry(test.subject.as_str()).or_default().push(test.effect);
        }
        let alarms: Vec<_> = one.tests.iter().filter(|test| test.is_alarm()).map(|test| test.subject).collect();
        clean += u64::from(alarms.is_empty());
        if !alarms.is_empty() {
            println!("seed {seed}: {alarms:?}");
        }
    }
    println!("{clean} of {healthy} healthy federations raise no alarm (seeds from {first} on)");
    for (subject, mut of) in effects {
        of.sort_by(f64::total_cmp);
        let at = |share: f64| of[((of.len() - 1) as f64 * share) as usize];
        println!("  {subject:<12} effect: least {:.3}, middle {:.3}, most {:.3}", at(0.0), at(0.5), at(1.0));
    }
    let mut add = |seen: &[Seen]| {
        lists += seen.iter().map(|one| one.lists).sum::<usize>();
        wrong += seen.iter().map(|one| one.wrong).sum::<usize>();
    };
    add(&seen);
    for fault in [Fault::Deflation, Fault::ClosedClub, Fault::DoubledReport, Fault::InflatedEntry] {
        let seeds = first + 1000..first + 1000 + faulty;
        let seen = all(&seeds.map(|seed| plan(seed).with(fault)).collect::<Vec<_>>());
        add(&seen);
        let (mut found, mut others) = (0, 0);
        for one in &seen {
            let (meant, other): (Vec<&Test>, Vec<&Test>) =
                one.tests.iter().filter(|test| test.is_alarm()).partition(|test| is_meant(fault, test));
            found += u64::from(!meant.is_empty());
            others += other.len();
        }
        println!("{:<15} found in {found} of {faulty}; {others} other alarms", fault.as_str());
    }
    println!("{lists} lists: {wrong} splits or balance sheets do not add up");
}

/// Every federation on whichever thread is free.
fn all(plans: &[Plan]) -> Vec<Seen> {
    let next = AtomicUsize::new(0);
    let mut seen: Vec<(usize, Seen)> = std::thread::scope(|scope| {
        let worker = || {
            let mut seen = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(plan) = plans.get(at) else { return seen };
                seen.push((at, Seen::of(plan)));
            }
        };
        let workers = [scope.spawn(worker), scope.spawn(worker)];
        workers.into_iter().flat_map(|worker| worker.join().expect("a federation")).collect()
    });
    seen.sort_by_key(|(at, _)| *at);
    seen.into_iter().map(|(_, one)| one).collect()
}

impl Seen {
    fn of(plan: &Plan) -> Self {
        let watched = Watched::of(&simulate(plan));
        let standings = watched.standings();
        let mut wrong = watched.balances.iter().filter(|balance| balance.unexplained() != 0).count();
        for both in standings.windows(2) {
            for among in [Among::Rated, Among::Active] {
                let change = Composition::between(&both[0], &both[1], among);
                let adds_up = |measure: &Measure| {
                    let parts = change.parts(*measure).map(|parts| parts.into_iter().sum::<Fraction>());
                    parts == change.whole(*measure)
                };
                wrong += Measure::ALL.iter().filter(|measure| !adds_up(measure)).count();
            }
        }
        Seen { tests: watched.tests(), lists: watched.balances.len(), wrong }
    }
}

fn is_meant(fault: Fault, test: &Test) -> bool {
    match fault {
        Fault::Deflation => matches!(test.subject, Subject::EntryLow | Subject::Deflation),
        Fault::ClosedClub => matches!(test.subject, Subject::Isolation(_)),
        Fault::DoubledReport => matches!(test.subject, Subject::Twice(..)),
        Fault::InflatedEntry => matches!(test.subject, Subject::EntryHighOf(_) | Subject::EntryHigh),
        Fault::Cheat | Fault::Sandbagger => false,
    }
}
