//! What a player scored beside what was expected of him, list by list, from the calculations themselves.

use crate::compute::explaining::explain;
use crate::desk::OfficeError;
use crate::person_page::Listed;
use crate::rate_case::Answer;
use arpad_model::{HalfPoints, Hundredths};
use arpad_registry::Store;
use arpad_registry::tables::lists::{List, Origin};

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

/// The newest chess lists with games of somebody who was rated, at most so many, the oldest first.
pub fn list_scores(store: &mut Store<'_>, listed: &[Listed], most: usize) -> Result<Vec<ListScore>, OfficeError> {
    let with_games = |one: &&Listed| one.row.change.is_some() && one.list.origin == Origin::Computed;
    let mut scores = Vec::new();
    for Listed { list, row, .. } in listed.iter().rev().filter(with_games).take(most) {
        let Some((Answer::Chess(answer), position)) = explain(store, list, row.person)? else { continue };
        let Some(result) = answer.rated.players.get(position) else { continue };
        let Some(expected) = result.expected else { continue };
        scores.push(ListScore { list: list.clone(), games: result.games, score: result.score, expected });
    }
    scores.reverse();
    Ok(scores)
}
