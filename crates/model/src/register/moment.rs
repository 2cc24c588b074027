//! The moment of an act.

use super::Unknown;
use super::named::serialized_as_text;
use jiff::civil::{Date, DateTime};
use std::fmt;
use std::str::FromStr;

/// A moment in UTC, to the second, written `2024-04-01T09:00:00Z`. The ledger seals it as this text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(DateTime);

impl Moment {
    /// A moment that is already in UTC; parts of a second are dropped.
    pub fn from_utc(moment: DateTime) -> Self {
        let whole = moment.with().subsec_nanosecond(0).build();
        Moment(whole.expect("dropping parts of a second leaves a moment"))
    }

    /// The moment, in UTC.
    pub fn utc(self) -> DateTime {
        self.0
    }

    /// The day of the moment, in UTC.
    pub fn day(self) -> Date {
        self.0.date()
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}Z", self.0)
    }
}

impl FromStr for Moment {
    type Err = Unknown;

    /// Takes only what [`Moment`] itself writes: the text is sealed, so it must not change on its way through.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = text.strip_suffix('Z').and_then(|civil| civil.parse().ok()).map(Moment::from_utc);
        let unknown = || Unknown { what: "moment", text: text.to_owned() };
        read.filter(|moment| moment.to_string() == text).ok_or_else(unknown)
    }
}

serialized_as_text!(Moment);

impl From<Moment> for crate::Fact {
    fn from(moment: Moment) -> Self {
        crate::Fact::Name(moment.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn a_moment_comes_back_letter_for_letter_or_not_at_all() {
        let moment: Moment = "2024-02-29T23:59:59Z".parse().unwrap();
        assert_eq!(moment.to_string(), "2024-02-29T23:59:59Z");
        assert_eq!(moment.day(), date(2024, 2, 29));
        for other in ["2024-02-29", "2024-02-29T23:59:59", "2024-02-30T00:00:00Z", "2024-02-29T23:59:59.5Z", "", "Z"] {
            assert!(other.parse::<Moment>().is_err(), "{other}");
        }
    }
}
