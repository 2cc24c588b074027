//! How often months of healthy federations raise something to look at, and how often faults are found: figures for people.
//!
//! `cargo run --release -p arpad-instruments --example anomalies -- 100 20` simulates 100 healthy federations of 600 players and 18
//! months, and 20 with each fault; every month is looked at before its list.

use arpad_instruments::anomalies::{Anomaly, Kind, looked};
use arpad_instruments::simulation::{Fault, Plan, simulate};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let (healthy, faulty) = (numbers.first().copied().unwrap_or(100), numbers.get(1).copied().unwrap_or(20));
    let mut raised = Kind::ALL.map(|kind| (kind, 0));
    let mut quiet = 0;
    for seed in 1..=healthy {
        let found = of(&Plan::new(seed, 600, 18));
        quiet += u64::from(found.is_empty());
        for (kind, count) in &mut raised {
            *count += u64::from(found.iter().any(|one| one.kind == *kind));
        }
    }
    println!("{quiet} of {healthy} healthy federations raise nothing in 18 months");
    for (kind, count) in raised {
        println!("  {:<12} raised in {count} of {healthy}", kind.as_str());
    }
    for (fault, kind) in
        [(Fault::DoubledReport, Kind::Twice), (Fault::InflatedEntry, Kind::Newcomers), (Fault::Cheat, Kind::Jump)]
    {
        let plans = (1001..1001 + faulty).map(|seed| Plan::new(seed, 600, 18).with(fault));
        let found: Vec<Vec<Anomaly>> = plans.map(|plan| of(&plan)).collect();
        let count = found.iter().filter(|of| of.iter().any(|one| one.kind == kind)).count();
        println!("{:<15} {} raised in {count} of {faulty}", fault.as_str(), kind.as_str());
    }
}

fn of(plan: &Plan) -> Vec<Anomaly> {
    looked(&simulate(plan)).into_iter().flatten().collect()
}
