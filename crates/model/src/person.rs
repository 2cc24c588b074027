//! What the law asks about a person: sex and birth.

use jiff::civil::Date;

/// Sex as the lists print it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sex {
    /// Female.
    Female,
    /// Male.
    Male,
}

/// A birth, as far as it is known. FIDE's public lists give only the year.
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
