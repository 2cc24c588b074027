//! How often months of healthy federations raise something to look at, and how often faults are found: figures for people.
//!
//! `cargo run --release -p arpad-instruments --example anomalies -- 100 20 5001` simulates 100 healthy federations of 600 players and
//! 36 months from seed 5001 on, and 20 with each fault; every month is looked at before its list.

use arpad_instruments::anomalies::{Anomaly, Kind, looked};
use arpad_instruments::simulation::{Fault, Plan, simulate};
use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let [healthy, faulty, first] = [(0, 100), (1, 20), (2, 1)].map(|(at, usual)| *numbers.get(at).unwrap_or(&usual));
    let (players, months) = (600, 36);
    let plans: Vec<Plan> = (first..first + healthy).map(|seed| Plan::new(seed, players, months)).collect();
    let found = all(&plans);
    let quiet = found.iter().filter(|of| of.is_empty()).count();
    println!("{quiet} of {healthy} healthy federations raise nothing in {months} months (seeds from {first} on)");
    for kind in Kind::ALL {
        let count = found.iter().filter(|of| of.iter().any(|one| one.kind == kind)).count();
        println!("  {:<12} raised in {count} of {healthy}", kind.as_str());
    }
    for (of, plan) in found.iter().zip(&plans).filter(|(of, _)| !of.is_empty()) {
        let people = simulate(plan).people;
        for one in of {
            let ages = one.persons.iter().filter_map(|person| Some(2027 - people.get(*person as usize)?.born.year()));
            let ages: Vec<i16> = ages.collect();
            let what = one.kind.as_str();
            println!(
                "    seed {}: {what} of {:?}, {ages:?} years old, {:.1} of {} where {:.1} were expected",
                plan.seed, one.persons, one.seen, one.count, one.expected
            );
        }
    }
    for (fault, kind, games_a_year) in [
        (Fault::DoubledReport, Kind::Twice, 24),
        (Fault::InflatedEntry, Kind::Newcomers, 24),
        (Fault::Cheat, Kind::Performance, 24),
        (Fault::Cheat, Kind::Performance, 48),
        (Fault::Sandbagger, Kind::Sandbagging, 24),
        (Fault::Sandbagger, Kind::Sandbagging, 48),
    ] {
        let seeds = first + 1000..first + 1000 + faulty;
        let plans: Vec<Plan> =
            seeds.map(|seed| Plan { games_a_year, ..Plan::new(seed, players, months).with(fault) }).collect();
        let found = all(&plans);
        let who = |plan: &Plan| {
            let injected = simulate(plan).injected;
            injected.cheat.or(injected.sandbagger)
        };
        let is_meant = |one: &Anomaly, plan: &Plan| {
            let is_kind = one.kind == kind || (fault == Fault::Cheat && one.kind == Kind::Jump);
            is_kind && who(plan).is_none_or(|who| one.persons == [who])
        };
        let count = found.iter().zip(&plans).filter(|(of, plan)| of.iter().any(|one| is_meant(one, plan))).count();
        let games = format!("{games_a_year} games a year");
        println!("{:<15} {games} {:<12} raised in {count} of {faulty}", fault.as_str(), kind.as_str());
    }
}

/// Every federation on whichever thread is free.
fn all(plans: &[Plan]) -> Vec<Vec<Anomaly>> {
    let next = AtomicUsize::new(0);
    let mut found: Vec<(usize, Vec<Anomaly>)> = std::thread::scope(|scope| {
        let worker = || {
            let mut found = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(plan) = plans.get(at) else { return found };
                found.push((at, looked(&simulate(plan)).into_iter().flatten().collect()));
            }
        };
        let workers = [scope.spawn(worker), scope.spawn(worker)];
        workers.into_iter().flat_map(|worker| worker.join().expect("a federation")).collect()
    });
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, of)| of).collect()
}
