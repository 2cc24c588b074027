//! What a player scored beside what was expected of him, list by list, as the lists have it.

use crate::views::person_page::Listed;
use arpad_model::{Decimal, HalfPoints, Hundredths, List};

/// The games of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListScore {
    /// The list.
    pub list: List,
    /// Games that counted.
    pub games: u32,
    /// Points made in them.
    pub score: HalfPoints,
    /// Points expected in them.
    pub expected: Hundredths,
}

/// The newest chess lists with games of a rated player, up to a limit, the oldest first.
pub fn list_scores(listed: &[Listed], most: usize) -> Vec<ListScore> {
    let scored = |Listed { list, row, .. }: &Listed| {
        let (score, expected) = (HalfPoints(row.score?), Decimal(row.expected?.into()));
        Some(ListScore { list: list.clone(), games: row.period_games, score, expected })
    };
    let mut scores: Vec<ListScore> = listed.iter().rev().filter_map(scored).take(most).collect();
    scores.reverse();
    scores
}
