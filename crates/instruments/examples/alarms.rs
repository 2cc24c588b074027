//! How often healthy federations raise an alarm, and how often faults are found: figures for people.
//!
//! `cargo run --release -p arpad-instruments --example alarms -- 100 20` simulates 100 healthy federations of 1,500 players and three
//! years, and 20 with each fault.

use arpad_instruments::drift::alarms::{Subject, Test};
use arpad_instruments::simulation::{Fault, Plan, simulate};
use arpad_instruments::watched::Watched;
use std::collections::BTreeMap;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let (healthy, faulty) = (numbers.first().copied().unwrap_or(100), numbers.get(1).copied().unwrap_or(20));
    let mut effects: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    let mut clean = 0;
    for seed in 1..=healthy {
        let tests = tests(&Plan::new(seed, 1_500, 36));
        for test in &tests {
            effects.entry(test.subject.as_str()).or_default().push(test.effect);
        }
        let alarms: Vec<_> = tests.iter().filter(|test| test.is_alarm()).map(|test| test.subject).collect();
        clean += u64::from(alarms.is_empty());
        if !alarms.is_empty() {
            println!("seed {seed}: {alarms:?}");
        }
    }
    println!("{clean} of {healthy} healthy federations raise no alarm");
    for (subject, mut of) in effects {
        of.sort_by(f64::total_cmp);
        let at = |share: f64| of[((of.len() - 1) as f64 * share) as usize];
        println!("  {subject:<12} effect: least {:.3}, middle {:.3}, most {:.3}", at(0.0), at(0.5), at(1.0));
    }
    for fault in [Fault::Deflation, Fault::ClosedClub, Fault::DoubledReport, Fault::InflatedEntry] {
        let (mut found, mut others) = (0, 0);
        for seed in 1001..1001 + faulty {
            let tests = tests(&Plan::new(seed, 1_500, 36).with(fault));
            let (meant, other): (Vec<&Test>, Vec<&Test>) =
                tests.iter().filter(|test| test.is_alarm()).partition(|test| is_meant(fault, test));
            found += u64::from(!meant.is_empty());
            others += other.len();
        }
        println!("{:<15} found in {found} of {faulty}; {others} other alarms", fault.as_str());
    }
}

fn tests(plan: &Plan) -> Vec<Test> {
    Watched::of(&simulate(plan)).tests()
}

fn is_meant(fault: Fault, test: &Test) -> bool {
    match fault {
        Fault::Deflation => matches!(test.subject, Subject::EntryLow | Subject::Deflation),
        Fault::ClosedClub => matches!(test.subject, Subject::Isolation(_)),
        Fault::DoubledReport => matches!(test.subject, Subject::Twice(..)),
        Fault::InflatedEntry => matches!(test.subject, Subject::EntryHighOf(_) | Subject::EntryHigh),
        Fault::Cheat => false,
    }
}
