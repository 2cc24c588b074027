//! The numbers under which things are found.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident($number:ident);)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $id(pub $number);

        impl std::fmt::Display for $id {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $id {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map($id)
            }
        }

        from_i64!($id($number));

        impl From<$id> for i64 {
            fn from(id: $id) -> Self {
                id.0.into()
            }
        }

        impl From<$id> for crate::Fact {
            fn from(id: $id) -> Self {
                id.0.into()
            }
        }
    )+};
}

/// An `i64` always is an id of that width; a narrower one is tried.
macro_rules! from_i64 {
    ($id:ident(i64)) => {
        impl From<i64> for $id {
            fn from(number: i64) -> Self {
                $id(number)
            }
        }
    };
    ($id:ident($number:ident)) => {
        impl TryFrom<i64> for $id {
            type Error = std::num::TryFromIntError;

            fn try_from(number: i64) -> Result<Self, Self::Error> {
                number.try_into().map($id)
            }
        }
    };
}

ids! {
    /// A person in the register ("nyilvántartott személy"): our own number, never reused.
    PersonId(u32);
    /// A club ("egyesület").
    ClubId(u32);
    /// A tournament in the tournament register.
    TournamentId(u32);
    /// A received file.
    SubmissionId(u32);
    /// A list.
    ListId(i64);
    /// An entry of the ledger, from 1; 0 stands before the first.
    EntryId(i64);
    /// The bytes of a received file.
    BlobId(i64);
    /// A player's number at FIDE.
    FideId(u32);
    /// A player's number in the European Go Database.
    EgdPin(u32);
    /// Somebody who may work at the desk; never reused.
    UserId(u32);
}

impl EntryId {
    /// Later than every entry: everything is known.
    pub const LAST: EntryId = EntryId(i64::MAX);

    /// The entry after this one.
    pub const fn next(self) -> EntryId {
        EntryId(self.0 + 1)
    }
}

/// A KOMIR number: at most five digits, given once and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32")]
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

impl TryFrom<u32> for Komir {
    type Error = super::Unknown;

    fn try_from(number: u32) -> Result<Self, Self::Error> {
        Komir::new(number).ok_or_else(|| super::Unknown { what: "KOMIR number", text: number.to_string() })
    }
}

impl std::fmt::Display for Komir {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Komir> for i64 {
    fn from(komir: Komir) -> Self {
        komir.0.into()
    }
}

impl From<Komir> for crate::Fact {
    fn from(komir: Komir) -> Self {
        komir.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mssz_2_a_komir_number_has_at_most_five_digits() {
        assert_eq!(Komir::new(99_999).map(Komir::number), Some(99_999));
        assert_eq!(Komir::new(100_000), None);
        assert_eq!(Komir::new(0), None);
    }
}
