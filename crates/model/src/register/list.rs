//! Lists and their rows.

use super::named::{Unknown, named};
use super::{EntryId, ListId, Moment, PersonId, Series, TournamentId};
use crate::Hundredths;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

named! {
    /// Where a list comes from.
    pub enum Origin("origin of a list") {
        /// Computed here.
        Computed = "computed",
        /// Published by FIDE and imported.
        Fide = "fide",
    }
}

named! {
    /// Whose number governs a series: the list that is in force is his.
    pub enum Owner("owner of a series") {
        /// The federation's own computed list; FIDE's stands beside it.
        Ours = "ours",
        /// FIDE's published list; our own is the forecast beside it.
        Fide = "fide",
    }
}

/// Whether somebody is active on a list, as far as anybody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Activity {
    /// Inactive.
    #[default]
    Inactive,
    /// Active.
    Active,
    /// The list he comes from does not tell, and there is no game of ours yet that does.
    NotKnown,
}

/// A list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// Its number.
    pub id: ListId,
    /// Its series.
    pub series: Series,
    /// Its date.
    pub day: Date,
    /// 0 = the original.
    pub revision: u32,
    /// Where it comes from.
    pub origin: Origin,
    /// The edition that governed it.
    pub edition: String,
    /// The list it was computed from.
    pub base: Option<ListId>,
    /// In go, the tournament after which it was made.
    pub tournament: Option<TournamentId>,
    /// How many rows it has.
    pub players: u64,
    /// The SHA-256 of its rows.
    pub hash: [u8; 32],
    /// The entry that closed it: everything known up to there is in it.
    pub closed: EntryId,
    /// When; none while it is being made.
    pub closed_at: Option<Moment>,
    /// The entry that published it.
    pub published: Option<EntryId>,
    /// When.
    pub published_at: Option<Moment>,
}

impl List {
    /// What it is the list of: in go a tournament, or a day on which the committee decided; in chess a day. Its revisions, and
    /// FIDE's own list of the day, have the same place.
    pub fn place(&self) -> (Option<TournamentId>, Option<Date>) {
        (self.tournament, self.tournament.is_none().then_some(self.day))
    }
}

/// A person on a list. With the games of the next period it is all that the next list needs to know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListRow {
    /// Who.
    pub person: PersonId,
    /// The rating, in go the Élő-points; none = unrated.
    pub rating: Option<i32>,
    /// K as the list prints it.
    pub k: Option<u8>,
    /// Rated games ever, in go rated tournaments; none = not known.
    pub games: Option<u32>,
    /// The highest published rating so far.
    pub peak: Option<i32>,
    /// Games counted in this period.
    pub period_games: u32,
    /// The change, in the unit of the list's series.
    pub change: Option<StoredChange>,
    /// The number of the last list with a rated game; see `rules`.
    pub last_active: Option<i32>,
    /// Active on this list.
    pub active: Activity,
    /// The title at the time.
    pub title: String,
    /// In go, the grade as a number.
    pub grade: Option<i16>,
    /// Half points made in the games of this period by a chess player who was rated and played.
    pub score: Option<u32>,
    /// Points expected in them, in hundredths.
    pub expected: Option<i32>,
    /// Earlier results that may still count (chess), counters of grades reached (go), packed by the office.
    pub state: Vec<u8>,
}

impl Activity {
    /// Active or not; none = not known.
    pub const fn known(self) -> Option<bool> {
        match self {
            Activity::Inactive => Some(false),
            Activity::Active => Some(true),
            Activity::NotKnown => None,
        }
    }

    /// As tables and seals write it. The two that are known are written as a yes or no was before there was a third.
    pub const fn code(self) -> u8 {
        match self {
            Activity::Inactive => 0,
            Activity::Active => 1,
            Activity::NotKnown => 2,
        }
    }
}

impl From<bool> for Activity {
    fn from(active: bool) -> Self {
        if active { Activity::Active } else { Activity::Inactive }
    }
}

impl TryFrom<i64> for Activity {
    type Error = Unknown;

    fn try_from(code: i64) -> Result<Self, Self::Error> {
        match code {
            0 => Ok(Activity::Inactive),
            1 => Ok(Activity::Active),
            2 => Ok(Activity::NotKnown),
            _ => Err(Unknown { what: "state of activity", text: code.to_string() }),
        }
    }
}

impl Serialize for Activity {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.code())
    }
}

impl<'de> Deserialize<'de> for Activity {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = u8::deserialize(deserializer)?;
        Activity::try_from(i64::from(code)).map_err(serde::de::Error::custom)
    }
}

/// A change as a row keeps it: a bare number whose unit only the list's series tells. [`StoredChange::of`] says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StoredChange(i32);

/// A change in the unit in which the regulation computes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Chess: before rounding, in hundredths of a point.
    Hundredths(Hundredths),
    /// Go: whole points.
    Points(i32),
}

impl StoredChange {
    /// A chess change before rounding, in hundredths.
    pub const fn hundredths(hundredths: i32) -> Self {
        StoredChange(hundredths)
    }

    /// A go change in points.
    pub const fn points(points: i32) -> Self {
        StoredChange(points)
    }

    /// The change on a list of this series.
    pub fn of(self, series: Series) -> Change {
        match series {
            Series::Chess(_) => Change::Hundredths(Hundredths::from(self)),
            Series::Go => Change::Points(self.0),
        }
    }
}

impl From<StoredChange> for i64 {
    fn from(change: StoredChange) -> Self {
        change.0.into()
    }
}

impl TryFrom<i64> for StoredChange {
    type Error = std::num::TryFromIntError;

    fn try_from(number: i64) -> Result<Self, Self::Error> {
        i32::try_from(number).map(StoredChange)
    }
}

impl From<StoredChange> for Hundredths {
    fn from(change: StoredChange) -> Self {
        crate::Decimal(change.0.into())
    }
}
