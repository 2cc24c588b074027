//! What the law asks about an event beside its games: told by its announcement, by its report, or by whoever accepts it.

use super::named::named;
use super::{EntryId, FideId, GoFacts, TitleFacts};
use crate::{Championship, TimeControl};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

named! {
    /// Whose official event it is.
    pub enum Official("official event") {
        /// FIDE's.
        Fide = "fide",
        /// A continent's.
        Continental = "continental",
    }
}

/// Everything about an event that an act may state; what nobody said is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EventFacts {
    /// The day it was registered, where that is not the day of its announcement.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registered: Option<Date>,
    /// An official event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub official: Option<Official>,
    /// A national championship.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub championship: Option<Championship>,
    /// A title norm can be made.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub norms: bool,
    /// A hybrid event.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hybrid: bool,
    /// Who approved the hybrid event, under which number.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub approved_by: String,
    /// Where the players were told that it is rated.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rated: String,
    /// Where the players were told that it is not rated.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub not_rated: String,
    /// The federation on whose territory it is held, three letters.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub territory: String,
    /// The code FIDE gave it at registration.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub code: String,
    /// The arbiters, as far as more than the chief's name is known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arbiters: Vec<Arbiter>,
    /// The announced time control, period by period, where its text can be read and fits the series.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_control: Option<TimeControl>,
    /// The most rounds in a day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds_per_day: Option<u16>,
    /// What the title regulations ask.
    #[serde(skip_serializing_if = "TitleFacts::is_empty")]
    pub titles: TitleFacts,
    /// What the go regulation asks.
    #[serde(skip_serializing_if = "GoFacts::is_empty")]
    pub go: GoFacts,
    /// Its games, attached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pgn: Option<Attached>,
    /// The times its report was sent to FIDE, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sent: Vec<Sent>,
}

/// An arbiter of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Arbiter {
    /// Who.
    pub name: String,
    /// The chief.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub chief: bool,
    /// FIDE number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide: Option<FideId>,
    /// Licence, as written.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub licence: String,
}

/// The games of an event as a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attached {
    /// The entry that attached it.
    pub entry: EntryId,
    /// The SHA-256 of its bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
}

/// A report that was sent to FIDE.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sent {
    /// The entry that says so.
    pub entry: EntryId,
    /// The day.
    pub day: Date,
    /// The SHA-256 of the bytes that were sent.
    pub sha256: String,
    /// Their format, such as `trf16`.
    pub format: String,
}

impl EventFacts {
    /// Nobody said anything.
    pub fn is_empty(&self) -> bool {
        *self == EventFacts::default()
    }

    /// The same with what was said since; what was not said again stays. What is attached and sent stays as it is.
    pub fn with(&self, later: &EventFacts) -> EventFacts {
        let text = |before: &String, later: &String| if later.is_empty() { before } else { later }.clone();
        EventFacts {
            registered: later.registered.or(self.registered),
            official: later.official.or(self.official),
            championship: later.championship.or(self.championship),
            norms: later.norms || self.norms,
            hybrid: later.hybrid || self.hybrid,
            approved_by: text(&self.approved_by, &later.approved_by),
            rated: text(&self.rated, &later.rated),
            not_rated: text(&self.not_rated, &later.not_rated),
            territory: text(&self.territory, &later.territory),
            code: text(&self.code, &later.code),
            arbiters: if later.arbiters.is_empty() { &self.arbiters } else { &later.arbiters }.clone(),
            time_control: later.time_control.clone().or_else(|| self.time_control.clone()),
            rounds_per_day: later.rounds_per_day.or(self.rounds_per_day),
            titles: self.titles.with(later.titles),
            go: self.go.with(&later.go),
            pgn: self.pgn.clone(),
            sent: self.sent.clone(),
        }
    }

    /// What a report says of its event, as far as nobody has said it before.
    pub fn added_by(&self, report: &EventFacts) -> EventFacts {
        EventFacts {
            territory: if self.territory.is_empty() { report.territory.clone() } else { String::new() },
            arbiters: if self.arbiters.is_empty() { report.arbiters.clone() } else { Vec::new() },
            ..EventFacts::default()
        }
    }
}
