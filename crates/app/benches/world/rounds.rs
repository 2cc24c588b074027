//! The steps that stand beside a baseline, round by round.

use super::Asked;
use super::table::{Aim, Step};
use arpad_invented::world;
use std::time::Duration;

/// Does both, ours first or last.
pub fn in_turn<A, B>(is_first: bool, ours: impl FnOnce() -> A, theirs: impl FnOnce() -> B) -> (A, B) {
    if is_first {
        let ours = ours();
        (ours, theirs())
    } else {
        let theirs = theirs();
        (ours(), theirs)
    }
}

/// How many rows a bare insert had.
pub fn rows(bare: Option<(Duration, usize)>) -> usize {
    bare.map_or(0, |(_, rows)| rows)
}

/// The steps of a new register, over all rounds.
#[derive(Default)]
pub struct Rounds {
    pub import: Beside,
    pub intake: Beside,
    pub close: Beside,
}

/// Seconds of ours and of what stands beside, by round.
#[derive(Default)]
pub struct Beside {
    ours: Vec<f64>,
    theirs: Vec<f64>,
    peak: u64,
    result: String,
}

impl Beside {
    pub fn took(&mut self, ours: f64, theirs: Option<Duration>) {
        self.ours.push(ours);
        self.theirs.extend(theirs.map(|theirs| theirs.as_secs_f64()));
    }

    /// What came out, in every round the same.
    pub fn told(&mut self, peak: u64, result: String) {
        assert!(self.result.is_empty() || self.result == result, "{} in one round, {result} in another", self.result);
        (self.peak, self.result) = (self.peak.max(peak), result);
    }

    fn step(self, database: &'static str, name: &str, what: &str, beside: &'static str) -> Step {
        Step::new(database, name, what, self.ours).beside(beside, self.theirs).peak(self.peak).result(self.result)
    }
}

impl Rounds {
    /// Tells those that were asked for.
    pub fn tell(self, asked: &Asked, database: &'static str, told: &mut impl FnMut(Step)) {
        let what = format!("{} reports, {} games", asked.tournaments, world::games(asked.tournaments));
        if asked.wants(&["import"]) {
            let step = self.import.step(database, "import", &format!("{} players", asked.players), "a bare insert");
            told(step.aim(Aim::TimesTheCost(2.0)));
        }
        if asked.wants(&["intake"]) {
            let step = self.intake.step(database, "intake of a month", &what, "a bare insert");
            told(step.aim(Aim::TimesTheCost(3.0)));
        }
        if asked.wants(&["close"]) {
            let step = self.close.step(database, "close and publish", &what, "one SQL statement");
            told(step.aim(Aim::TimesAsFast(10.0)).aim(Aim::Seconds(10.0)));
        }
    }
}
