//! The answer to a case file as JSON, exactly as the contract has it. Exact decimals travel as strings.

pub mod parts;

mod chess;

mod egf;
mod mgsz;

mod comparison;

use arpad_office::compare::Compared;
use arpad_office::rate_case::Answer;
use serde_json::Value;

pub use egf::status as egf_status;

/// The answer of either game.
pub fn json(answer: &Answer) -> Value {
    match answer {
        Answer::Chess(answer) => chess::chess(answer),
        Answer::Mgsz(answer) => mgsz::mgsz(answer),
        Answer::Egf(answer) => egf::egf(answer),
    }
}

/// The first answer as it is, with the other one and the comparison behind it.
pub fn json_beside(answer: &Answer, shadow: &Answer, compared: &[Compared]) -> Value {
    let mut first = json(answer);
    first["shadow"] = json(shadow);
    first["comparison"] = compared.iter().map(comparison::row).collect();
    first
}
