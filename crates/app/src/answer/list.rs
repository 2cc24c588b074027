//! A list by its head, all published lists, and what was found wrong in them later.

use super::cause::Why;
use super::event::Tournament;
use super::paged::Stretch;
use super::person::PublicPerson;
use super::schema::{MomentText, OriginName, Seal, SeriesName, value};
use arpad_model::{CorrectionKind, List, Moment, hex};
use arpad_office::lists::replay::Revised;
use arpad_office::views::public;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// A list for programs.
pub fn list_head(list: &List) -> Value {
    value(&ListHead::of(list))
}

/// A list by its head: which it is, by which edition, when it was closed and published, and its seal.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "List")]
pub struct ListHead {
    #[schemars(range(min = 1))]
    list: i64,
    #[schemars(with = "SeriesName")]
    series: &'static str,
    date: Date,
    #[serde(flatten)]
    made: Making,
    players: u64,
    #[schemars(with = "Seal")]
    sha256: String,
    #[schemars(range(min = 0))]
    closed: i64,
    #[schemars(with = "MomentText")]
    closed_at: Option<Moment>,
    #[schemars(range(min = 1))]
    published: Option<i64>,
    #[schemars(with = "Option<MomentText>")]
    published_at: Option<Moment>,
}

impl ListHead {
    /// Of a list that is closed.
    pub fn of(list: &List) -> Self {
        ListHead {
            list: list.id.0,
            series: list.series.as_str(),
            date: list.day,
            made: Making::of(list),
            players: list.players,
            sha256: hex(&list.hash),
            closed: list.closed.0,
            closed_at: list.closed_at,
            published: list.published.map(|entry| entry.0),
            published_at: list.published_at,
        }
    }
}

/// Which of a day's lists it is, and how it was made.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Making {
    #[schemars(range(min = 1))]
    after: Option<u32>,
    revision: u32,
    #[schemars(with = "OriginName")]
    origin: &'static str,
    edition: String,
}

impl Making {
    pub(super) fn of(list: &List) -> Self {
        Making {
            after: list.tournament.map(|tournament| tournament.0),
            revision: list.revision,
            origin: list.origin.as_str(),
            edition: list.edition.clone(),
        }
    }
}

/// Published lists.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Lists {
    lists: Vec<ListHead>,
}

impl Lists {
    /// In this order.
    pub fn of(lists: &[List]) -> Self {
        Lists { lists: lists.iter().map(ListHead::of).collect() }
    }
}

/// Corrections, and the lists they revised.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Corrections {
    corrected: Vec<Corrected>,
    revised: Vec<ListHead>,
}

impl Corrections {
    /// In this order.
    pub fn of(corrected: &[public::Corrected], revised: &[List]) -> Self {
        let one = |one: &public::Corrected| Corrected {
            entry: one.done.entry.0,
            moment: one.done.moment,
            why: Why::of(&one.done.why),
            what: one.what,
            tournament: one.event.as_ref().map(Tournament::of),
        };
        Corrections {
            corrected: corrected.iter().map(one).collect(),
            revised: revised.iter().map(ListHead::of).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Corrected {
    #[schemars(range(min = 1))]
    entry: i64,
    #[schemars(with = "MomentText")]
    moment: Moment,
    why: Option<Why>,
    #[schemars(with = "String")]
    what: CorrectionKind,
    tournament: Option<Tournament>,
}

/// A stretch of those whom a revision changed.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Revision {
    #[serde(flatten)]
    stretch: Stretch,
    changed: Vec<Changed>,
}

impl Revision {
    /// In this order.
    pub fn of((stretch, changed): (Stretch, Vec<&(Revised, public::Shown)>)) -> Self {
        let one = |(one, person): &(Revised, public::Shown)| Changed {
            person: PublicPerson::of(person),
            before: one.before,
            after: one.after,
        };
        Revision { stretch, changed: changed.into_iter().map(one).collect() }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Changed {
    person: Option<PublicPerson>,
    before: Option<i32>,
    after: Option<i32>,
}
