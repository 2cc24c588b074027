//! What a game of go is under any regulation; what it brought is each regulation's own.

use super::schema::{ColorName, GoResult, color_name};
use arpad_model::{Color, GoPeriod};
use schemars::JsonSchema;
use serde::Serialize;

/// A game from one side.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct GoGame {
    #[schemars(range(min = 1))]
    round: Option<u16>,
    opponent: Option<String>,
    /// Null where the report does not say it; `result` then tells who of the two won as if the upper line had Black.
    #[schemars(with = "Option<ColorName>")]
    color: Option<&'static str>,
    handicap: u8,
    #[schemars(with = "GoResult")]
    result: &'static str,
}

impl GoGame {
    /// The game at a position of a tournament: its round, the opponent's position, whether Black is told of, the handicap.
    pub(super) fn of(
        period: &GoPeriod,
        (tournament, game): (usize, usize),
        (round, opponent): (u16, Option<usize>),
        (black, handicap): (bool, u8),
    ) -> Self {
        let told = &period.tournaments[tournament].games[game];
        GoGame {
            round: (round != 0).then_some(round),
            opponent: opponent.map(|opponent| period.players[opponent].id.clone()),
            color: (!told.uncolored).then_some(color_name(if black { Color::Black } else { Color::White })),
            handicap,
            result: told.outcome.as_str(),
        }
    }
}
