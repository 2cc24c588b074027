//! Names of what the register holds: persons, clubs, tournaments, series of lists.

use crate::Tempo;
use std::fmt;

/// A person in the register ("nyilvántartott személy"): our own number, never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u32);

/// A club ("egyesület").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClubId(pub u32);

/// A tournament in the tournament register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TournamentId(pub u32);

/// A received file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SubmissionId(pub u32);

/// A KOMIR number: at most five digits, given once and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Komir(u32);

impl Komir {
    /// The largest number of five digits.
    pub const MAX: u32 = 99_999;

    /// A number of one to five digits.
    pub fn new(number: u32) -> Option<Self> {
        (1..=Komir::MAX).contains(&number).then_some(Komir(number))
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// A person's name. Hungarian and lists write the family name first, English the given name.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonName {
    /// Family name, double names included.
    pub family: String,
    /// Given names; may be empty.
    pub given: String,
}

impl PersonName {
    /// From the two parts.
    pub fn new(family: impl Into<String>, given: impl Into<String>) -> Self {
        PersonName { family: family.into(), given: given.into() }
    }

    /// "Family, Given" as FIDE's lists and most reports write it; without a comma everything is the family name.
    pub fn from_list(text: &str) -> Self {
        let (family, given) = text.split_once(',').unwrap_or((text, ""));
        PersonName::new(family.trim(), given.trim())
    }

    /// "Family, Given".
    pub fn as_list(&self) -> String {
        if self.given.is_empty() { self.family.clone() } else { format!("{}, {}", self.family, self.given) }
    }

    /// Family name first, as in Hungarian.
    pub fn eastern(&self) -> String {
        format!("{} {}", self.family, self.given).trim().to_owned()
    }

    /// Given name first, as in English.
    pub fn western(&self) -> String {
        format!("{} {}", self.given, self.family).trim().to_owned()
    }
}

/// A series of lists: each tempo of chess has its own, go has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Series {
    /// Chess at one tempo.
    Chess(Tempo),
    /// Go.
    Go,
}

impl Series {
    /// All series.
    pub const ALL: [Series; 4] =
        [Series::Chess(Tempo::Standard), Series::Chess(Tempo::Rapid), Series::Chess(Tempo::Blitz), Series::Go];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Series::Chess(tempo) => tempo.as_str(),
            Series::Go => "go",
        }
    }

    /// Reads the stable name.
    pub fn parse(text: &str) -> Option<Self> {
        Series::ALL.into_iter().find(|series| series.as_str() == text)
    }
}

macro_rules! shown_as_number {
    ($($id:ident),*) => {$(
        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

shown_as_number!(PersonId, ClubId, TournamentId, SubmissionId, Komir);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mssz_2_a_komir_number_has_at_most_five_digits() {
        assert_eq!(Komir::new(99_999).map(Komir::number), Some(99_999));
        assert_eq!(Komir::new(100_000), None);
        assert_eq!(Komir::new(0), None);
    }

    #[test]
    fn a_name_reads_in_both_orders() {
        let name = PersonName::from_list("Kovács-Nagy, Péter");
        assert_eq!(name.eastern(), "Kovács-Nagy Péter");
        assert_eq!(name.western(), "Péter Kovács-Nagy");
        assert_eq!(PersonName::from_list("Vuk").eastern(), "Vuk");
    }
}
