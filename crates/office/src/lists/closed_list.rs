//! A list as an act describes it: what it is made from, and the hash of what came out.

use arpad_model::{List, ListId, Origin, Series, TournamentId};
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
    /// the one it starts from with the ratings decided since. Said of several lists made anew by one act; before, they were met
    /// alone, and acts said it only where that made a difference.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub as_stored: bool,
    /// The list whose titles it has: a revision tells no title of after its day. Before, it had those of the day it was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub titles_of: Option<ListId>,
    /// The SHA-256 of the rows of those whom it leaves out, where it carries them: the next list starts from them as from the
    /// others. Lists of before, which do not say it, dropped them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off: Option<String>,
    /// Rules that belong to an event are applied to the whole of it, also where a month of it is rated. Said where one of its
    /// tournaments is such a part; lists of before applied them to the part.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub whole: bool,
    /// Games of a round robin with somebody unrated wait for its end. Said where one of its tournaments is a part of a round
    /// robin; lists of before rated them with their month.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends: bool,
    /// Games that a decision tells of a player also hold where events are met with the list in force at their start, as they
    /// are when a correction lets a list be computed again. Said where such a decision is known; lists of before forgot them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub decided_games: bool,
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

/// Which rules a list applies to the whole of an event where a month of it is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfWhole {
    /// None: lists of before.
    Nothing,
    /// The first event, a decided match, what an event allows once.
    Rules,
    /// These, and what waits for the end of a round robin.
    RulesAndEnd,
}

impl ClosedList {
    /// What this one applies.
    pub(crate) fn of_whole(&self) -> OfWhole {
        match (self.whole, self.ends) {
            (false, _) => OfWhole::Nothing,
            (true, false) => OfWhole::Rules,
            (true, true) => OfWhole::RulesAndEnd,
        }
    }
}

/// How a list was closed, as its act seals it; none where it was not computed, or is not closed yet.
pub(crate) fn closing_of(store: &mut Reader<'_>, list: &List) -> Result<Option<ClosedList>, Error> {
    /// What the act says of it; the room of acts knows the rest.
    #[derive(Deserialize)]
    struct Closed {
        lists: Vec<ClosedList>,
    }
    if list.origin != Origin::Computed {
        return Ok(None);
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
