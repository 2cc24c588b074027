//! Alarms: what is larger than it may be, tested all together. A small effect is no alarm however sure it is, and a large one is
//! none while it can be chance; each says how small an effect would have been seen.

use super::cohort::Cohort;
use super::watch::{Of, Tally, Watch};
use crate::accuracy::holm;
use crate::normal::{of_student, upper_tail};
use std::collections::BTreeMap;

/// What an alarm is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// Newcomers score more than is expected of them: first ratings are too low, and the scale deflates.
    EntryLow,
    /// Newcomers score less: first ratings are too high.
    EntryHigh,
    /// The newcomers of a group score less.
    EntryHighOf(u32),
    /// Juniors score more than is expected: K does not follow them.
    JuniorLag,
    /// Grown-ups of the same cohort have lost points.
    Deflation,
    /// They have gained points.
    Inflation,
    /// A group plays with itself.
    Isolation(u32),
    /// A tournament came in twice.
    Twice(u32, u32),
}

impl Subject {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Subject::EntryLow => "entry-low",
            Subject::EntryHigh | Subject::EntryHighOf(_) => "entry-high",
            Subject::JuniorLag => "junior-lag",
            Subject::Deflation => "deflation",
            Subject::Inflation => "inflation",
            Subject::Isolation(_) => "isolation",
            Subject::Twice(..) => "twice",
        }
    }

    /// The most that is no alarm: points of a score in a game, points of a rating in a year, the share of games with others.
    pub const fn tolerance(self) -> f64 {
        match self {
            Subject::EntryLow => 0.03,
            Subject::EntryHigh => 0.06,
            Subject::EntryHighOf(_) => 0.06,
            Subject::JuniorLag => 0.08,
            Subject::Deflation | Subject::Inflation => 6.0,
            Subject::Isolation(_) => 0.10,
            Subject::Twice(..) => 0.0,
        }
    }
}

/// One question that was asked of the data.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// About what.
    pub subject: Subject,
    /// Games, or people, that answer it.
    pub count: u64,
    /// What was found, in the direction of the alarm.
    pub effect: f64,
    /// Its standard error.
    pub error: f64,
    /// The chance of an effect as large where the true one is just tolerable.
    pub chance: f64,
    /// The same with all other questions accounted for.
    pub chance_holm: f64,
    /// The smallest true effect that would have been an alarm in four of five cases.
    pub detectable: f64,
}

/// A mean over the games of some players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error; whole players count, for a player's games belong together.
    pub error: f64,
    /// Games.
    pub games: u64,
    /// Players.
    pub people: u64,
}

/// The level of all questions together.
pub const LEVEL: f64 = 0.05;

impl Test {
    /// Whether it is an alarm.
    pub fn is_alarm(&self) -> bool {
        self.chance_holm < LEVEL
    }
}

/// Fewer games answer nothing about a group.
const FEWEST_GAMES: i64 = 100;

/// All questions, the most pressing first.
pub fn tests(watch: &Watch, cohort: Option<&Cohort>) -> Vec<Test> {
    let mut tests = Vec::new();
    let people: Vec<&Of> = watch.people().map(|(_, of)| of).collect();
    if let Some(newcomers) = above(people.iter().map(|of| of.newcomer)) {
        tests.push(asked(Subject::EntryLow, newcomers.games, newcomers));
        tests.push(asked(Subject::EntryHigh, newcomers.games, newcomers.less()));
    }
    if let Some(juniors) = above(people.iter().map(|of| of.junior)) {
        tests.push(asked(Subject::JuniorLag, juniors.games, juniors));
    }
    if let Some(cohort) = cohort {
        let people = cohort.people as u64;
        let gained = Mean { mean: cohort.a_year, error: cohort.error, games: 0, people };
        tests.push(asked(Subject::Deflation, people, gained.less()));
        tests.push(asked(Subject::Inflation, people, gained));
    }
    let mut groups: BTreeMap<u32, Vec<&Of>> = BTreeMap::new();
    for of in &people {
        if let Some(group) = of.group {
            groups.entry(group).or_default().push(of);
        }
    }
    let everybody = Varying::of(people.iter().map(|of| of.newcomer));
    // With one group alone nobody is outside.
    let several = groups.len() > 1;
    for (group, people) in groups {
        let newcomers = everybody.as_ref().and_then(|all| all.of_some(people.iter().map(|of| of.newcomer)));
        if let Some(newcomers) = newcomers {
            tests.push(asked(Subject::EntryHighOf(group), newcomers.games, newcomers.less()));
        }
        if several {
            tests.extend(isolation(group, &people));
        }
    }
    for twice in &watch.twice {
        let chance = 0.5_f64.powi(twice.same.min(1000) as i32);
        let subject = Subject::Twice(twice.first, twice.second);
        let effect = f64::from(twice.same) / f64::from(twice.of.max(1));
        let count = u64::from(twice.same);
        tests.push(Test { subject, count, effect, error: 0.0, chance, chance_holm: 1.0, detectable: 0.8 });
    }
    let raised = holm(&tests.iter().map(|test| test.chance).collect::<Vec<_>>());
    let count = tests.len().max(1) as f64;
    for (test, chance) in tests.iter_mut().zip(raised) {
        test.chance_holm = chance;
        if test.error > 0.0 {
            test.detectable = detectable(test, count);
        }
    }
    tests.sort_by(|one, other| one.chance_holm.total_cmp(&other.chance_holm).then(one.subject.cmp(&other.subject)));
    tests
}

/// The mean score above expectation in a game; whole players are drawn, for a player's games belong together.
pub(super) fn above(tallies: impl Iterator<Item = Tally>) -> Option<Mean> {
    let tallies: Vec<Tally> = tallies.filter(|tally| tally.games > 0).collect();
    let (games, sum) = tallies.iter().fold((0, 0), |(games, sum), one| (games + one.games, sum + one.above));
    if games < FEWEST_GAMES || tallies.len() < 3 {
        return None;
    }
    let mean = sum as f64 / games as f64;
    let squares: f64 = tallies.iter().map(|one| (one.above as f64 - mean * one.games as f64).powi(2)).sum();
    let count = tallies.len() as f64;
    let error = (squares * count / (count - 1.0)).sqrt() / games as f64;
    Some(Mean { mean: mean / 100.0, error: error / 100.0, games: games as u64, people: tallies.len() as u64 })
}

/// How much players differ from each other, by all of them: a group of few cannot tell by itself.
struct Varying {
    /// The variance of what a player has above expectation, by the square of his games.
    variance: f64,
    people: u64,
}

/// Fewer games, or players, of a group answer nothing.
const FEWEST_OF_GROUP: (i64, usize) = (50, 4);

impl Varying {
    fn of(tallies: impl Iterator<Item = Tally>) -> Option<Self> {
        let tallies: Vec<Tally> = tallies.filter(|tally| tally.games > 0).collect();
        let (games, sum) = tallies.iter().fold((0, 0), |(games, sum), one| (games + one.games, sum + one.above));
        if games < FEWEST_GAMES || tallies.len() < 10 {
            return None;
        }
        let mean = sum as f64 / games as f64;
        let off: f64 = tallies.iter().map(|one| (one.above as f64 - mean * one.games as f64).powi(2)).sum();
        let squares: i64 = tallies.iter().map(|one| one.games * one.games).sum();
        Some(Varying { variance: off / squares as f64, people: tallies.len() as u64 })
    }

    fn of_some(&self, tallies: impl Iterator<Item = Tally>) -> Option<Mean> {
        let tallies: Vec<Tally> = tallies.filter(|tally| tally.games > 0).collect();
        let (games, sum) = tallies.iter().fold((0, 0), |(games, sum), one| (games + one.games, sum + one.above));
        if games < FEWEST_OF_GROUP.0 || tallies.len() < FEWEST_OF_GROUP.1 {
            return None;
        }
        let squares: i64 = tallies.iter().map(|one| one.games * one.games).sum();
        let error = (self.variance * squares as f64).sqrt() / games as f64 / 100.0;
        let mean = sum as f64 / games as f64 / 100.0;
        Some(Mean { mean, error, games: games as u64, people: self.people })
    }
}

/// Too few games with others: the share that is missing to what is tolerable.
fn isolation(group: u32, people: &[&Of]) -> Option<Test> {
    let (within, outside) =
        people.iter().fold((0, 0), |(within, outside), of| (within + of.within, outside + of.outside));
    let games = within + outside;
    if games < FEWEST_GAMES {
        return None;
    }
    let share = outside as f64 / games as f64;
    let squares: f64 =
        people.iter().map(|of| (of.outside as f64 - share * (of.within + of.outside) as f64).powi(2)).sum();
    let subject = Subject::Isolation(group);
    // Where nobody plays outside nothing varies; then it is the error of a share that is just tolerable.
    let least = (subject.tolerance() * (1.0 - subject.tolerance()) / games as f64).sqrt();
    let error = (squares.sqrt() / games as f64).max(least);
    let chance = upper_tail((subject.tolerance() - share) / error);
    Some(Test { subject, count: games as u64, effect: share, error, chance, chance_holm: 1.0, detectable: 0.0 })
}

impl Mean {
    /// In the other direction.
    fn less(self) -> Mean {
        Mean { mean: -self.mean, ..self }
    }
}

fn asked(subject: Subject, count: u64, found: Mean) -> Test {
    let Mean { mean: effect, error, people, .. } = found;
    let beyond = (effect - subject.tolerance()) / error;
    let chance = if error > 0.0 { upper_tail(of_student(beyond, people.saturating_sub(1) as f64)) } else { 1.0 };
    Test { subject, count, effect, error, chance, chance_holm: 1.0, detectable: 0.0 }
}

/// Four of five times: the deviate of 80 %.
const POWER: f64 = 0.841_62;

fn detectable(test: &Test, tests: f64) -> f64 {
    let beyond = (crate::normal::deviate(LEVEL / tests) + POWER) * test.error;
    match test.subject {
        Subject::Isolation(_) => (test.subject.tolerance() - beyond).max(0.0),
        _ => test.subject.tolerance() + beyond,
    }
}
