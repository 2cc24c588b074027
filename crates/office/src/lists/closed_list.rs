//! A list as an act describes it: what it is made from, and the hash of what came out.

use arpad_model::{ListId, Series, TournamentId};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// One computed list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedList {
    /// Its number.
    pub list: ListId,
    /// The series.
    pub series: Series,
    /// Its date.
    pub day: Date,
    /// 0 = the original.
    pub revision: u32,
    /// The edition that governs it.
    pub edition: String,
    /// The list it starts from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<ListId>,
    /// The tournaments that count in it.
    pub tournaments: Vec<TournamentId>,
    /// The unpublished list it replaces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead_of: Option<ListId>,
    /// Rows.
    pub players: u64,
    /// The SHA-256 of the rows.
    pub sha256: String,
}

/// One series of an imported list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportedList {
    /// The list's number.
    pub list: ListId,
    /// The series.
    pub series: Series,
    /// The SHA-256 of its rows.
    pub sha256: String,
}
