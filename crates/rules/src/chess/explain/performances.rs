//! The performance in each tournament, for information, where the edition has it.

use super::{Calculation, two_places};
use crate::chess::codes::step;
use crate::chess::performance::{Performance, performance};
use crate::chess::rated::PlayerResult;
use arpad_model::{Decimal, HalfPoints, Step};

/// One step for each tournament in which a game of the player counted.
pub(super) fn steps(calculation: &Calculation<'_>, result: &PlayerResult) -> Vec<Step> {
    let mut steps = Vec::new();
    for played in &result.tournaments {
        let edition = calculation.law.events[played.tournament];
        let Some(at) = edition.cites.performance else { continue };
        let counted = played.games.iter().filter(|game| game.counted);
        let (mut sum, mut games, mut halves) = (0, 0, 0);
        for (opponent, score) in counted.filter_map(|game| Some((game.opponent_rating?, game.score))) {
            (sum, games, halves) = (sum + i64::from(opponent), games + 1, halves + score.0);
        }
        if games == 0 {
            continue;
        }
        let score = HalfPoints(halves);
        let Performance { percentage, dp, rating } = performance(edition, (sum, games), score);
        let tournament = calculation.period.tournaments[played.tournament].id.as_str();
        let step = Step::new(at, step::PERFORMANCE, rating).with("tournament", tournament);
        let step = step.with("average", two_places((sum, games))).with("score", score).with("games", games);
        steps.push(step.with("percentage", Decimal::<2>(percentage.into())).with("dp", dp));
    }
    steps
}
