//! The answer to a case file as JSON, exactly as the contract has it. Exact decimals travel as strings.

pub mod parts;
pub mod schema;

mod chess;

mod egf;
mod mgsz;

mod comparison;

pub mod checked;
pub mod club;
pub mod edition;
pub mod event;
pub mod explained;
pub mod list;
pub mod live;
pub mod person;
pub mod player;

use arpad_office::rating::compare::Compared;
use arpad_office::rating::rate_case::Answer;
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

/// The shape of [`json`].
pub fn schema() -> Value {
    schema::any(&[schema::named("ChessAnswer"), schema::named("GoAnswer"), schema::named("EuropeanGoAnswer")])
}

/// Every shape that has a name of its own.
pub fn schemas() -> Vec<(&'static str, Value)> {
    vec![
        ("Person", person::public_person_schema()),
        ("Club", club::club_schema()),
        ("List", list::list_head_schema()),
        ("Tournament", event::public_event_schema()),
        ("Edition", edition::edition_schema()),
        ("Step", parts::step_schema()),
        ("Finding", parts::finding_schema()),
        ("Notice", parts::notice_schema()),
        ("ChessPlayer", chess::player_schema()),
        ("ChessAnswer", chess::chess_schema()),
        ("GoPlayer", mgsz::player_schema()),
        ("GoAnswer", mgsz::mgsz_schema()),
        ("EuropeanGoAnswer", egf::egf_schema()),
    ]
}
