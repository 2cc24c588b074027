//! Sums, errors and conclusions by hand, and studies whose answer is known.

use super::*;
use crate::history::History;
use crate::simulation::{Fault, Plan, simulate};
use jiff::civil::date;

fn cell_of(log_loss: f64, drift: f64) -> Cell {
    let mut sample = Sample::default();
    sample[Measure::LogLoss as usize] = Sum { total: log_loss * 10.0, count: 10 };
    sample[Measure::AdultDrift as usize] = Sum { total: drift, count: 12 };
    Cell { samples: vec![sample], path: Vec::new(), impact: Impact::default() }
}

fn judged(rule: &Rule, base: &[(f64, f64)], variants: &[&[(f64, f64)]]) -> (Vec<Judged>, Conclusion) {
    let cells = |of: &[(f64, f64)]| of.iter().map(|(loss, drift)| cell_of(*loss, *drift)).collect::<Vec<Cell>>();
    let (base, variants) = (cells(base), variants.iter().map(|of| cells(of)).collect::<Vec<_>>());
    judge(rule, &base.iter().collect::<Vec<_>>(), &variants.iter().map(|of| of.iter().collect()).collect::<Vec<_>>())
}

/// Three federations: 0.60, 0.62, 0.64 under the base, 0.57, 0.58, 0.62 under the variant: 0.03, 0.04, 0.02 better, 0.03 in the mean
/// with an error of 0.01/√3 = 0.0057735; Student's 97.5 % with two degrees of freedom is 4.303, by Wallace's approximation 4.475,
/// which is the more careful, so ±0.0258.
/// Asked for 0.001: (0.03 − 0.001)/0.0057735 = 5.02, one-sided 1.9 %: better.
#[test]
fn an_improvement_by_hand() {
    let rule = Rule { measure: Measure::LogLoss, least: 0.001, guards: Vec::new() };
    let base = [(0.60, 0.0), (0.62, 0.0), (0.64, 0.0)];
    let (found, conclusion) = judged(&rule, &base, &[&[(0.57, 0.0), (0.58, 0.0), (0.62, 0.0)]]);
    let better = found[0].of(Measure::LogLoss).unwrap().better;
    assert!((better.value - 0.03).abs() < 1e-12 && (better.error.unwrap() - 0.005_773_5).abs() < 1e-7, "{better:?}");
    let [low, high] = better.bounds.unwrap();
    assert!((high - low - 0.0517).abs() < 0.0005, "{low} {high}");
    let [chance, other] = found[0].chances.unwrap();
    assert!((chance - 0.019).abs() < 0.003 && (chance + other - 1.0).abs() < 1e-9, "{chance}");
    assert_eq!((found[0].judgement, conclusion), (Judgement::Better, Conclusion::Change(0)));
    // Asked for 0.04 nobody can tell; asked for 0.1 it surely is no better.
    let least =
        |least: f64| judged(&Rule { least, ..rule.clone() }, &base, &[&[(0.57, 0.0), (0.58, 0.0), (0.62, 0.0)]]);
    assert_eq!(least(0.04).1, Conclusion::Undecided);
    assert_eq!((least(0.1).0[0].judgement, least(0.1).1), (Judgement::NoBetter, Conclusion::Keep));
}

/// The variant predicts better in every federation by the same, but grown-ups gain a point a year: more than the half that may be.
#[test]
fn a_guard_stops_what_harms() {
    let rule = Rule { measure: Measure::LogLoss, least: 0.0, guards: vec![(Measure::AdultDrift, 0.5)] };
    let base = [(0.60, 0.0), (0.62, 0.0)];
    let told = |variant: [(f64, f64); 2]| {
        let (found, conclusion) = judged(&rule, &base, &[&variant]);
        (found[0].guards[0], found[0].judgement, conclusion)
    };
    let harmful = (Guarded::Broken, Judgement::Harmful, Conclusion::Keep);
    assert_eq!(told([(0.59, 1.0), (0.61, 1.0)]), harmful);
    assert_eq!(told([(0.59, 0.25), (0.61, 0.25)]), (Guarded::Kept, Judgement::Better, Conclusion::Change(0)));
    assert_eq!(told([(0.59, 0.0), (0.61, 1.0)]).0, Guarded::Unsure);
}

/// One federation alone says nothing about chance; and of two variants that are better the larger improvement is taken.
#[test]
fn one_sample_decides_nothing_and_the_best_variant_is_named() {
    let rule = Rule { measure: Measure::LogLoss, least: 0.0, guards: Vec::new() };
    assert_eq!(judged(&rule, &[(0.6, 0.0)], &[&[(0.5, 0.0)]]).1, Conclusion::Undecided);
    let base = [(0.60, 0.0), (0.62, 0.0)];
    let (_, conclusion) = judged(&rule, &base, &[&[(0.59, 0.0), (0.61, 0.0)], &[(0.58, 0.0), (0.60, 0.0)]]);
    assert_eq!(conclusion, Conclusion::Change(1));
}

fn run(plan: &Plan, variant: &Variant) -> (History, Ran) {
    let history = History::from(simulate(plan));
    let ran = ran(&history, &Law::of(variant).unwrap(), 6);
    (history, ran)
}

/// Under the law of its months a history gives the ratings that the simulation itself paired by.
#[test]
fn the_base_is_the_law_itself() {
    let plan = Plan::new(3, 200, 10);
    let federation = simulate(&plan);
    let watched = crate::watched::Watched::of(&federation);
    let (_, ran) = run(&plan, &Variant::default());
    let (_, last) = watched.lists.last().unwrap();
    for (at, rating) in (0..).zip(&ran.ratings) {
        assert_eq!(last.get(&at).map_or(0, |one| one.rating), i32::from(*rating), "{at}");
    }
    assert_eq!(ran.samples.len(), 4, "six of ten lists warm up");
    let (sum, count) = ran.path[9];
    assert_eq!(sum, ran.ratings.iter().map(|rating| i64::from(*rating)).sum::<i64>());
    assert_eq!(count as usize, last.len());
}

/// The conversion raises 1500 to 1700 and leaves 2000: on the list of its day, once.
#[test]
fn a_conversion_happens_once() {
    let plan = Plan { first_list: date(2023, 10, 1), ..Plan::new(5, 150, 8) };
    let conversion = |day| Variant { edition: Some("fide-2022-01".into()), conversion: day, ..Variant::default() };
    let (history, plain) = run(&plan, &conversion(None));
    let (_, converted) = run(&plan, &conversion(Some(date(2024, 3, 1))));
    let at = history.months.iter().position(|month| month.list == date(2024, 3, 1)).unwrap();
    assert_eq!(plain.path[..at], converted.path[..at]);
    let mean = |path: &[(i64, u32)], at: usize| path[at].0 as f64 / f64::from(path[at].1);
    let raised = |at: usize| mean(&converted.path, at) - mean(&plain.path, at);
    assert!(raised(at) > 60.0, "{}", raised(at));
    assert!((raised(at) - raised(at + 1)).abs() < 12.0, "{} {}", raised(at), raised(at + 1));
    let impact = cell(&history, &plain, &converted).impact;
    let of = |group: Group| impact.groups[group as usize];
    assert_eq!(
        of(Group::All).people,
        of(Group::Below1600).people
            + of(Group::From1600).people
            + of(Group::From1800).people
            + of(Group::From2000).people
            + of(Group::From2200).people
    );
    assert!(of(Group::Below1600).points > 150 * of(Group::Below1600).people as i64, "{:?}", of(Group::Below1600));
    assert!(impact.furthest[0].2 > impact.furthest[0].1);
}

/// Where newcomers enter far too low a larger K of juniors brings them nearer to the truth than a tiny one.
#[test]
fn a_tiny_k_of_juniors_is_worse_where_they_enter_too_low() {
    let variant = |k: u32| Variant { set: vec![("k_junior".into(), k.to_string())], ..Variant::default() };
    let (mut base, mut tiny) = (Vec::new(), Vec::new());
    for seed in 1..=3 {
        let plan = Plan::new(seed, 250, 18).with(Fault::Deflation);
        let history = History::from(simulate(&plan));
        let of = |variant: &Variant| ran(&history, &Law::of(variant).unwrap(), 6);
        let (usual, small) = (of(&variant(40)), of(&variant(5)));
        tiny.push(cell(&history, &usual, &small));
        base.push(cell(&history, &usual, &usual));
    }
    let rule = Rule { measure: Measure::Error, least: 0.0, guards: Vec::new() };
    let (found, conclusion) = judge(&rule, &base.iter().collect::<Vec<_>>(), &[tiny.iter().collect()]);
    assert_eq!((found[0].judgement, conclusion), (Judgement::NoBetter, Conclusion::Keep));
    let lag = found[0].of(Measure::JuniorLag).unwrap();
    assert!(lag.variant > lag.base, "{lag:?}");
    assert_eq!(base[0].impact.furthest, []);
}

#[test]
fn what_does_not_exist_is_refused() {
    assert!(Law::of(&Variant { edition: Some("fide-1999".into()), ..Variant::default() }).is_err());
    let wrong = Variant { set: vec![("k_junior".into(), "900".into())], ..Variant::default() };
    assert_eq!(Law::of(&wrong).err().unwrap().possible, "1 … 100");
}
