//! One player in one tournament: its parts and games.

use super::super::go_game::GoGame;
use super::super::parts::Counted;
use super::super::schema::{Exact, exact};
use super::multiplier::Multiplier;
use crate::words::go::point_text;
use arpad_model::GoPeriod;
use arpad_rules::go::hungary::rated::{PlayerGame, PlayerPart, PlayerPoint, PlayerTournament};
use schemars::JsonSchema;
use serde::Serialize;

/// A tournament of a player.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Played {
    id: String,
    multiplier: Option<Multiplier>,
    before: i32,
    after: i32,
    change: i32,
    sum: Exact,
    grade_before: Option<String>,
    grade: Option<String>,
    parts: Vec<Part>,
    games: Vec<Game>,
}

impl Played {
    /// With the multiplier of the tournament.
    pub(super) fn of(period: &GoPeriod, row: &PlayerTournament, multiplier: Option<Multiplier>) -> Self {
        let is_cut = row.games.iter().any(|game| game.part > 0);
        Played {
            id: period.tournaments[row.tournament].id.clone(),
            multiplier,
            before: row.before,
            after: row.after,
            change: row.after - row.before,
            sum: exact(point_text(row.sum)),
            grade_before: row.grade_before.map(|grade| grade.to_string()),
            grade: row.grade.map(|grade| grade.to_string()),
            parts: row.parts.iter().map(Part::of).collect(),
            games: row.games.iter().map(|one| Game::of(period, row.tournament, one, is_cut)).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Part {
    #[schemars(range(min = 1))]
    part: usize,
    before: i32,
    sum: Exact,
    product: Exact,
    change: i32,
    after: i32,
}

impl Part {
    fn of(part: &PlayerPart) -> Self {
        Part {
            part: part.part + 1,
            before: part.before,
            sum: exact(point_text(part.sum)),
            product: exact(point_text(part.product)),
            change: part.change,
            after: part.after,
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Game {
    #[serde(flatten)]
    game: GoGame,
    own_rating: Option<i32>,
    opponent_rating: Option<i32>,
    corrected: Option<Corrected>,
    difference: Option<i32>,
    chance: Option<Exact>,
    point: Option<Exact>,
    #[serde(flatten)]
    counted: Counted,
    /// Where the tournament is cut in parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize", range(min = 1))]
    part: Option<usize>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Corrected {
    own: i32,
    opponent: i32,
}

impl Game {
    fn of(period: &GoPeriod, tournament: usize, game: &PlayerGame, is_cut: bool) -> Self {
        let point = game.point;
        let corrected = |point: PlayerPoint| Corrected { own: point.own_corrected, opponent: point.opponent_corrected };
        Game {
            game: GoGame::of(period, (tournament, game.game), (game.round, game.opponent), (game.black, game.handicap)),
            own_rating: point.map(|point| point.own),
            opponent_rating: point.map(|point| point.opponent),
            corrected: point.map(corrected),
            difference: point.map(|point| point.difference),
            chance: point.map(|point| exact(point_text(point.chance))),
            point: point.map(|point| exact(point_text(point.point))),
            counted: Counted::of(point.is_some(), game.why.as_ref()),
            part: is_cut.then_some(game.part + 1),
        }
    }
}
