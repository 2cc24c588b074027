//! The performance in each tournament, for information, where the edition has it.

use super::{Calculation, two_places};
use crate::chess::codes::step;
use crate::chess::performance::{Counted, Performance};
use crate::chess::rated::PlayerResult;
use arpad_model::{Decimal, Step};

/// One step for each tournament in which a game of the player counted.
pub(super) fn steps(calculation: &Calculation<'_>, result: &PlayerResult) -> Vec<Step> {
    let mut steps = Vec::new();
    for played in &result.tournaments {
        let edition = calculation.law.events[played.tournament];
        let Some(at) = edition.cites.performance else { continue };
        let Some(counted) = Counted::of(played) else { continue };
        let (opponents, score) = (counted.opponents, counted.score);
        let Performance { percentage, dp, rating } = counted.performance(edition);
        let tournament = calculation.period.tournaments[played.tournament].id.as_str();
        let step = Step::new(at, step::PERFORMANCE, rating).with("tournament", tournament);
        let step = step.with("average", two_places(opponents)).with("score", score).with("games", opponents.1);
        steps.push(step.with("percentage", Decimal::<2>(percentage.into())).with("dp", dp));
    }
    steps
}
