//! The one-off conversion of the list of 2024-03-01: ratings below 2000 were raised by 40 % of what they lacked. It is
//! not in the regulation's text; it is applied only when asked for, with a decision on record (E-26).

use crate::provision::DECISION;
use crate::rounding::half_up;
use arpad_model::Paragraph;
use jiff::civil::{Date, date};

/// A conversion of all ratings on one list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transition {
    /// Its stable name.
    pub id: &'static str,
    /// The list on which it happened.
    pub list_date: Date,
    /// Ratings below this are raised.
    pub below: i64,
    /// By this many hundredths of what they lack.
    pub hundredths: i64,
}

/// What stands in the place of a paragraph where no text commands something, but a decision does.
pub const BY_DECISION: Paragraph = Paragraph(DECISION);

/// FIDE's conversion of 2024-03-01.
pub const COMPRESSION_2024_03: Transition =
    Transition { id: "fide-2024-03-01", list_date: date(2024, 3, 1), below: 2000, hundredths: 40 };

impl Transition {
    /// The converted rating. Fifths of a point never end in a half, so no tie rule is needed.
    pub fn convert(&self, rating: i64) -> i64 {
        if rating >= self.below { rating } else { half_up(rating * 100 + self.hundredths * (self.below - rating), 100) }
    }
}
