//! What somebody wrote to the office from the site.

use super::Moment;
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// The number of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LetterId(pub u32);

/// A letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Its number.
    pub id: LetterId,
    /// When it came.
    pub moment: Moment,
    /// The language in which it was written, two letters.
    pub language: String,
    /// The page it is about, as its address begins behind the site's name; empty = none was named.
    pub page: String,
    /// Who writes; may be empty.
    pub name: String,
    /// Where an answer reaches him; may be empty.
    pub contact: String,
    /// What he writes.
    pub text: String,
    /// How it ended; none = it is open.
    pub closed: Option<Closed>,
}

/// The end of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closed {
    /// When.
    pub moment: Moment,
    /// By whom.
    pub by_whom: String,
    /// What was answered or done; may be empty.
    pub answer: String,
}

impl fmt::Display for LetterId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for LetterId {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(LetterId)
    }
}
