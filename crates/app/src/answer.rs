//! The answer to a case file as JSON, exactly as the contract has it. Exact decimals travel as strings.

pub mod parts;
pub mod schema;

mod chess;

mod egf;
mod go_game;
mod mgsz;

mod comparison;

pub mod checked;
pub mod club;
pub mod edition;
pub mod event;
pub mod explained;
pub mod list;
pub mod list_file;
pub mod live;
pub mod paged;
pub mod person;
pub mod player;

use arpad_office::rating::compare::Compared;
use arpad_office::rating::rate_case::Answer;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

pub use egf::status as egf_status;

/// The answer of either game.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
pub enum CaseAnswer {
    /// Chess.
    Chess(chess::ChessAnswer),
    /// Go by the Hungarian regulation.
    Go(mgsz::GoAnswer),
    /// Go by the European one.
    EuropeanGo(egf::EuropeanGoAnswer),
}

impl CaseAnswer {
    /// With everything that was computed.
    pub fn of(answer: &Answer) -> Self {
        match answer {
            Answer::Chess(answer) => CaseAnswer::Chess(chess::ChessAnswer::of(answer)),
            Answer::Mgsz(answer) => CaseAnswer::Go(mgsz::GoAnswer::of(answer)),
            Answer::Egf(answer) => CaseAnswer::EuropeanGo(egf::EuropeanGoAnswer::of(answer)),
        }
    }
}

/// The answer of either game, for programs.
pub fn json(answer: &Answer) -> Value {
    schema::value(&CaseAnswer::of(answer))
}

/// The first answer as it is, with the other one and the comparison behind it.
pub fn json_beside(answer: &Answer, shadow: &Answer, compared: &[Compared]) -> Value {
    let mut first = json(answer);
    first["shadow"] = json(shadow);
    first["comparison"] = compared.iter().map(comparison::row).collect();
    first
}
