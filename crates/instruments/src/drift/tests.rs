//! Federations with known truth: what is wrong with them is found, and of healthy ones nothing is said.

use super::alarms::{Subject, Test};
use super::balance::Door;
use super::composition::{Among, Composition};
use super::fraction::Fraction;
use super::spread::Measure;
use crate::simulation::{Fault, Plan, simulate};
use crate::watched::Watched;
use proptest::prelude::*;

fn alarms(plan: &Plan) -> Vec<Test> {
    let federation = simulate(plan);
    Watched::of(&federation).tests().into_iter().filter(Test::is_alarm).collect()
}

fn plan(seed: u64) -> Plan {
    Plan::new(seed, 1_500, 36)
}

#[test]
fn a_healthy_federation_raises_no_alarm() {
    for seed in 1..=3 {
        assert_eq!(alarms(&plan(seed)), [], "seed {seed}");
    }
}

#[test]
fn every_fault_is_found_where_it_is() {
    let found = |fault: Fault| {
        let plan = plan(4).with(fault);
        let injected = simulate(&plan).injected;
        (alarms(&plan).iter().map(|test| test.subject).collect::<Vec<_>>(), injected)
    };
    let (subjects, _) = found(Fault::Deflation);
    assert!(subjects.contains(&Subject::EntryLow), "{subjects:?}");
    let (subjects, injected) = found(Fault::ClosedClub);
    assert_eq!(subjects, [Subject::Isolation(injected.closed_club.unwrap())]);
    let (subjects, injected) = found(Fault::DoubledReport);
    let (first, second) = injected.doubled[0];
    assert_eq!(subjects, [Subject::Twice(first as u32, second as u32)]);
    let (subjects, injected) = found(Fault::InflatedEntry);
    assert_eq!(subjects, [Subject::EntryHighOf(injected.inflating_club.unwrap())]);
}

/// The figures of a hundred healthy federations and of twenty with each fault: `cargo test -p arpad-instruments --release -- \
/// --ignored --nocapture hundred`.
#[test]
#[ignore = "takes minutes, and prints its figures for people"]
fn a_hundred_seeds() {
    let clean = (1..=100).filter(|seed| alarms(&plan(*seed)).is_empty()).count();
    println!("healthy federations without an alarm: {clean} of 100");
    for fault in [Fault::Deflation, Fault::ClosedClub, Fault::DoubledReport, Fault::InflatedEntry] {
        let is_meant = |test: &Test| match fault {
            Fault::Deflation => matches!(test.subject, Subject::EntryLow | Subject::Deflation),
            Fault::ClosedClub => matches!(test.subject, Subject::Isolation(0)),
            Fault::DoubledReport => matches!(test.subject, Subject::Twice(..)),
            Fault::InflatedEntry => matches!(test.subject, Subject::EntryHighOf(_)),
            Fault::Cheat | Fault::Sandbagger => false,
        };
        let found = (101..=120).filter(|seed| alarms(&plan(*seed).with(fault)).iter().any(is_meant)).count();
        println!("{}: found in {found} of 20", fault.as_str());
        assert_eq!(found, 20, "{}", fault.as_str());
    }
    assert!(clean >= 95, "{clean}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Of every list of a simulated federation the lines of the balance sheet add up to the change of the pool, and the parts of
    /// every number to its change.
    #[test]
    fn everything_adds_up(seed in any::<u64>(), faults in prop::collection::vec(0_usize..5, 0..3)) {
        let plan = faults.into_iter().fold(Plan::new(seed, 200, 8), |plan, fault| plan.with(Fault::ALL[fault]));
        let watched = Watched::of(&simulate(&plan));
        prop_assert_eq!(watched.balances.len(), 8);
        let lists = watched.standings();
        for (number, balance) in watched.balances.iter().enumerate() {
            prop_assert_eq!(balance.unexplained(), 0, "list {}", number);
            prop_assert_eq!(balance.line(Door::Decision) + balance.line(Door::Correction), 0);
            for among in [Among::Rated, Among::Active] {
                let change = Composition::between(&lists[number], &lists[number + 1], among);
                for measure in Measure::ALL {
                    let whole = change.whole(measure).unwrap();
                    prop_assert_eq!(change.parts(measure).unwrap().into_iter().sum::<Fraction>(), whole);
                }
            }
        }
    }
}
