//! A list as an act describes it: what it is made from, and the hash of what came out.

use arpad_model::{List, ListId, Series, TournamentId};
use arpad_registry::{Error, Reader, ledger};
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
    /// It meets lists made before it in the same act as it would meet them stored: with whoever is kept beside them, and
    /// the one it starts from with the ratings decided since. Before, they were met alone, and so they are where it makes
    /// no difference.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub as_stored: bool,
    /// In go: made by the second reading. Decisions have lists of their own, recomputation corrects whoever received the
    /// stones, and who belongs to the system is a fact of the person. Without tournaments it is the list of a day on which the
    /// committee decided.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second_reading: bool,
    /// Rows.
    pub players: u64,
    /// The SHA-256 of the rows.
    pub sha256: String,
}

/// Whether a list that was made met those of its act as if they were stored.
pub(crate) fn met_as_stored(store: &mut Reader<'_>, list: &List) -> Result<bool, Error> {
    Ok(described(store, list)?.is_some_and(|one| one.as_stored))
}

/// A list that was made as its act describes it; none while it is only foreseen.
pub(crate) fn described(store: &mut Reader<'_>, list: &List) -> Result<Option<ClosedList>, Error> {
    /// What the act says of it; the room of acts knows the rest.
    #[derive(Deserialize)]
    struct Closed {
        lists: Vec<ClosedList>,
    }
    let entry = ledger::entry(store, list.closed)?;
    let closed = entry.and_then(|entry| serde_json::from_str::<Closed>(&entry.body).ok());
    Ok(closed.and_then(|closed| closed.lists.into_iter().find(|one| one.list == list.id)))
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
