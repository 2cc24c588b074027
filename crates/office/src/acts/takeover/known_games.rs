//! What a table tells of games played before, from which K follows: the games themselves, or K.

use super::cells::Cells;
use super::columns::Field;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::Tempo;

/// Games after which K is no newcomer's.
const ESTABLISHED: u32 = 30;

/// The rating after which K stays at its lowest.
const HIGHEST_BAND: i32 = 2400;

/// What a rating that is taken over brings with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Before {
    /// Games played before.
    pub games: u32,
    /// The highest rating ever, where K alone tells it.
    pub peak: Option<i32>,
    /// Nobody tells: thirty games are assumed.
    pub is_assumed: bool,
}

/// What a row tells of the games behind a rating; its columns are those of standard.
pub(super) fn before(cells: &Cells<'_>, tempo: Tempo, rating: i32) -> Result<Before, OfficeError> {
    let assumed = Before { games: ESTABLISHED, peak: None, is_assumed: true };
    if tempo != Tempo::Standard {
        return Ok(assumed);
    }
    // Zero games is something that is told.
    let games = match cells.text(Field::Games) {
        "0" => Some(0),
        _ => cells.number(Field::Games)?,
    };
    if let Some(games) = games {
        return Ok(Before { games, peak: None, is_assumed: false });
    }
    Ok(match cells.number(Field::K)? {
        None => assumed,
        Some(10) => {
            Before { games: ESTABLISHED, peak: Some(HIGHEST_BAND).filter(|band| rating < *band), is_assumed: false }
        }
        Some(15 | 20) => Before { games: ESTABLISHED, peak: None, is_assumed: false },
        Some(25 | 30 | 40) => Before { games: 0, peak: None, is_assumed: false },
        Some(_) => {
            let refusal = Refusal::new(code::CELL_UNREADABLE).with("field", Field::K.as_str());
            return Err(refusal.with("text", cells.text(Field::K)).into());
        }
    })
}
