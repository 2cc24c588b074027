//! What the law asks about a person: sex and birth.

use crate::register::Unknown;
use crate::register::named::{named, serialized_as_text};
use jiff::civil::Date;
use std::fmt;
use std::str::FromStr;

named! {
    /// Sex as the lists print it.
    pub enum Sex("sex") {
        /// Female.
        Female = "F",
        /// Male.
        Male = "M",
    }
}

/// A birth, as far as it is known: written `1990` or `1990-04-01`. FIDE's public lists give only the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Birth {
    /// Only the year.
    Year(i16),
    /// The full date.
    Date(Date),
}

impl Birth {
    /// The year of birth.
    pub fn year(self) -> i16 {
        match self {
            Birth::Year(year) => year,
            Birth::Date(date) => date.year(),
        }
    }
}

impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Birth::Year(year) => write!(f, "{year:04}"),
            Birth::Date(date) => date.fmt(f),
        }
    }
}

impl FromStr for Birth {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = match text.len() {
            4 => text.parse().ok().map(Birth::Year),
            _ => text.parse().ok().map(Birth::Date),
        };
        read.ok_or_else(|| Unknown { what: "birth", text: text.to_owned() })
    }
}

serialized_as_text!(Birth);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_birth_is_a_year_of_four_digits_or_a_date() {
        for text in ["1990", "0987", "1990-04-01"] {
            assert_eq!(text.parse::<Birth>().map(|birth| birth.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("1990-04-01".parse::<Birth>().map(Birth::year), Ok(1990));
        for text in ["", "90", "19900", "1990-13-01", "F"] {
            assert!(text.parse::<Birth>().is_err(), "{text}");
        }
    }
}
