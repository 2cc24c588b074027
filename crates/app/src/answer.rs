//! The answer to a case file as JSON, exactly as the contract has it. Exact decimals travel as strings.

pub mod parts;
pub mod schema;

mod chess;

mod egf;
mod go_game;
mod go_rating;
mod mgsz;

mod comparison;

mod cause;

pub mod arbiter;
pub mod came_before;
pub mod checked;
pub mod club;
pub mod correction;
pub mod desk;
pub mod edition;
pub mod event;
pub mod explained;
pub mod federation;
pub mod law;
pub mod list;
pub mod list_file;
pub mod live;
pub mod norms;
pub mod opponents;
pub mod own_games;
pub mod paged;
pub mod person;
pub mod player;
pub mod records;
pub mod shadow;
pub mod statement;
pub mod statistics;
pub mod stories;
pub mod title_dossier;
pub mod title_worklist;
pub mod titles;
pub mod unusual;
pub mod what_if;

#[cfg(test)]
mod memory;

use arpad_office::rating::compare::compare;
use arpad_office::rating::rate_case::Answer;
use arpad_office::rating::rate_file::RatedFile;
use parts::{Finding, Ids, Notice};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

pub use egf::status as egf_status;

/// The answer of either game. Its players are made while they are written.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
pub enum CaseAnswer<'a> {
    /// Chess.
    Chess(chess::ChessAnswer<'a>),
    /// Go by the Hungarian regulation.
    Go(mgsz::GoAnswer<'a>),
    /// Go by the European one.
    EuropeanGo(egf::EuropeanGoAnswer<'a>),
}

impl<'a> CaseAnswer<'a> {
    /// With everything that was computed.
    pub fn of(answer: &'a Answer) -> Self {
        match answer {
            Answer::Chess(answer) => CaseAnswer::Chess(chess::ChessAnswer::of(answer)),
            Answer::Mgsz(answer) => CaseAnswer::Go(mgsz::GoAnswer::of(answer)),
            Answer::Egf(answer) => CaseAnswer::EuropeanGo(egf::EuropeanGoAnswer::of(answer)),
        }
    }
}

/// What the command line says of a rated file.
#[derive(Serialize)]
pub struct RatedAnswer<'a> {
    #[serde(flatten)]
    answer: Answered<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    shadow: Option<CaseAnswer<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comparison: Option<Vec<Value>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notices: Option<Vec<Notice>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answered<'a> {
    Rated(CaseAnswer<'a>),
    Refused { edition: Option<&'static str>, players: [u8; 0], findings: Vec<Finding> },
}

impl<'a> RatedAnswer<'a> {
    /// Of a case; beside the shadow's answer where there is one, with the comparison behind it.
    pub fn of_case(answer: &'a Answer, shadow: Option<&'a Answer>) -> Self {
        let rows = |shadow| compare(answer, shadow).iter().map(comparison::row).collect();
        RatedAnswer {
            answer: Answered::Rated(CaseAnswer::of(answer)),
            shadow: shadow.map(CaseAnswer::of),
            comparison: shadow.map(rows),
            format: None,
            notices: None,
            file: None,
        }
    }

    /// With the file's name, where there are several.
    pub fn named(self, file: String) -> Self {
        RatedAnswer { file: Some(file), ..self }
    }

    /// Of a tournament file, with what its reader says.
    pub fn of_file(rated: &'a RatedFile) -> Self {
        let refused = || {
            let findings = rated.refusals.iter().map(|finding| Finding::of(&Ids::none(), finding)).collect();
            Answered::Refused { edition: None, players: [], findings }
        };
        RatedAnswer {
            answer: rated.answer.as_ref().map_or_else(refused, |answer| Answered::Rated(CaseAnswer::of(answer))),
            shadow: None,
            comparison: None,
            format: Some(rated.format),
            notices: Some(rated.notices.iter().map(Notice::of).collect()),
            file: None,
        }
    }
}
