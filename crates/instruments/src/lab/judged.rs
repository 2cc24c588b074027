//! The conclusion, by the rule that was decided beforehand.

use super::{Cell, Measure, Rule, Sample};
use crate::accuracy::holm;
use crate::normal::{of_student, student, upper_tail};

/// A number with its error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Its standard error; none where there is one sample alone.
    pub error: Option<f64>,
    /// The bounds within which it lies in 95 of 100 cases.
    pub bounds: Option<[f64; 2]>,
    /// Samples less one.
    freedom: f64,
}

/// A variant against the base in one measure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// Which.
    pub measure: Measure,
    /// Under the base.
    pub base: f64,
    /// Under the variant.
    pub variant: f64,
    /// How much better the variant is.
    pub better: Estimate,
}

/// A guarded measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guarded {
    /// It surely gets worse by less than it may.
    Kept,
    /// It surely gets worse by more.
    Broken,
    /// Nobody can tell.
    Unsure,
}

/// What the rule says of one variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Better by more than is asked, and nothing guarded suffers.
    Better,
    /// Not better by what is asked, surely.
    NoBetter,
    /// Better, but something that is guarded surely suffers.
    Harmful,
    /// Nobody can tell yet.
    Undecided,
}

impl Judgement {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Judgement::Better => "better",
            Judgement::NoBetter => "no-better",
            Judgement::Harmful => "harmful",
            Judgement::Undecided => "undecided",
        }
    }
}

/// One variant under the rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// Every measure that could be taken.
    pub compared: Vec<Compared>,
    /// The chance of such an improvement where the true one is just what is asked, and the same for the other direction; all variants
    /// together (Holm).
    pub chances: Option<[f64; 2]>,
    /// The smallest true improvement that would have been called better in four of five cases.
    pub detectable: Option<f64>,
    /// What became of each guard, in the order of the rule.
    pub guards: Vec<Guarded>,
    /// What the rule says.
    pub judgement: Judgement,
}

/// What the rule says of the study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// The law should be changed to this variant.
    Change(usize),
    /// It should stay as it is.
    Keep,
    /// The study does not tell.
    Undecided,
}

impl Conclusion {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Conclusion::Change(_) => "change",
            Conclusion::Keep => "keep",
            Conclusion::Undecided => "undecided",
        }
    }
}

/// The level of all variants together.
const LEVEL: f64 = 0.05;

/// Four of five times.
const POWER: f64 = 0.2;

/// Judges a study: the cells of the base, and those of each variant, over the same histories.
pub fn judge(rule: &Rule, base: &[&Cell], variants: &[Vec<&Cell>]) -> (Vec<Judged>, Conclusion) {
    let samples = |cells: &[&Cell]| cells.iter().flat_map(|cell| cell.samples.iter().copied()).collect::<Vec<Sample>>();
    let before = samples(base);
    let mut judged: Vec<Judged> = variants.iter().map(|cells| one(rule, &before, &samples(cells))).collect();
    for direction in 0..2 {
        let of = |one: &Judged| one.chances.map_or(1.0, |chances| chances[direction]);
        let raised = holm(&judged.iter().map(of).collect::<Vec<f64>>());
        for (one, raised) in judged.iter_mut().zip(raised) {
            if let Some(chances) = &mut one.chances {
                chances[direction] = raised;
            }
        }
    }
    let tests = variants.len().max(1) as f64;
    for one in &mut judged {
        one.judgement = one.judged();
        let better = one.of(rule.measure).map(|compared| compared.better);
        one.detectable = better
            .and_then(|better| Some((better.error?, better.freedom)))
            .map(|(error, freedom)| rule.least + (student(LEVEL / tests, freedom) + student(POWER, freedom)) * error);
    }
    let conclusion = concluded(rule, &judged);
    (judged, conclusion)
}

fn one(rule: &Rule, before: &[Sample], after: &[Sample]) -> Judged {
    let compared: Vec<Compared> =
        Measure::ALL.into_iter().filter_map(|measure| Compared::of(measure, before, after)).collect();
    let of = |measure: Measure| compared.iter().find(|one| one.measure == measure);
    let chances = of(rule.measure).and_then(|one| {
        let beyond = one.better.beyond(rule.least)?;
        Some([upper_tail(beyond), upper_tail(-beyond)])
    });
    let guards = rule.guards.iter().map(|(measure, most)| match of(*measure).map(|one| one.better) {
        // Worse is better below zero.
        Some(better) => match better.beyond(-most) {
            Some(beyond) if upper_tail(beyond) < LEVEL => Guarded::Kept,
            Some(beyond) if upper_tail(-beyond) < LEVEL => Guarded::Broken,
            _ => Guarded::Unsure,
        },
        None => Guarded::Unsure,
    });
    let guards = guards.collect();
    Judged { compared, chances, detectable: None, guards, judgement: Judgement::Undecided }
}

impl Judged {
    /// One of its measures.
    pub fn of(&self, measure: Measure) -> Option<&Compared> {
        self.compared.iter().find(|one| one.measure == measure)
    }

    fn judged(&self) -> Judgement {
        let Some([better, worse]) = self.chances else { return Judgement::Undecided };
        let has = |guarded: Guarded| self.guards.contains(&guarded);
        match () {
            () if worse < LEVEL => Judgement::NoBetter,
            () if has(Guarded::Broken) => Judgement::Harmful,
            () if better < LEVEL && !has(Guarded::Unsure) => Judgement::Better,
            () => Judgement::Undecided,
        }
    }
}

fn concluded(rule: &Rule, judged: &[Judged]) -> Conclusion {
    let improvement = |one: &Judged| one.of(rule.measure).map_or(f64::MIN, |compared| compared.better.value);
    let better = judged.iter().enumerate().filter(|(_, one)| one.judgement == Judgement::Better);
    // Of equals the first.
    let best = better.rev().max_by(|(_, one), (_, other)| improvement(one).total_cmp(&improvement(other)));
    match best {
        Some((at, _)) => Conclusion::Change(at),
        None if judged.iter().any(|one| one.judgement == Judgement::Undecided) => Conclusion::Undecided,
        None => Conclusion::Keep,
    }
}

impl Compared {
    /// How much better the second is, with the error by leaving out one sample at a time.
    fn of(measure: Measure, before: &[Sample], after: &[Sample]) -> Option<Self> {
        let (base, variant) = (measure.value(before.iter())?, measure.value(after.iter())?);
        let count = before.len();
        let without = |at: usize| {
            let rest = |samples: &[Sample]| {
                measure.value(samples.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, one)| one))
            };
            Some(rest(before)? - rest(after)?)
        };
        let left: Option<Vec<f64>> = (0..count).map(without).collect();
        let error = left.filter(|left| left.len() > 1).map(|left| {
            let mean = left.iter().sum::<f64>() / count as f64;
            let squares: f64 = left.iter().map(|one| (one - mean).powi(2)).sum();
            (squares * (count - 1) as f64 / count as f64).sqrt()
        });
        let (value, freedom) = (base - variant, count.saturating_sub(1) as f64);
        let bounds = error.map(|error| {
            let reach = student(0.025, freedom) * error;
            [value - reach, value + reach]
        });
        Some(Compared { measure, base, variant, better: Estimate { value, error, bounds, freedom } })
    }
}

impl Estimate {
    /// How far above a bound it is, in errors, as a normal deviate; nothing varies where every sample says exactly the same.
    fn beyond(&self, bound: f64) -> Option<f64> {
        let error = self.error?;
        let above = self.value - bound;
        Some(match error > 0.0 {
            true => of_student(above / error, self.freedom),
            false if above == 0.0 => 0.0,
            false => 40.0_f64.copysign(above),
        })
    }
}
