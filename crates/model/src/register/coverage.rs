//! Who belongs to the go federation's rating system: a fact of the person, with the letter of the regulation.

use super::PersonId;
use super::named::named;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

named! {
    /// Why somebody belongs to the system, or that he does not.
    pub enum Coverage("letter of who belongs to the system") {
        /// A citizen who lives in the country.
        Citizen = "a",
        /// A foreigner who has settled or stays for long.
        Settled = "b",
        /// A foreign member of a member club.
        Member = "c",
        /// None of these: an opponent only.
        Outside = "outside",
    }
}

impl Coverage {
    /// Whether he belongs to the system.
    pub const fn is_ours(self) -> bool {
        !matches!(self, Coverage::Outside)
    }
}

/// What was said of one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Covered {
    /// Who.
    pub person: PersonId,
    /// The letter, or outside.
    pub letter: Coverage,
    /// The first day; none = as long as anything is known of him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Date>,
    /// He is nobody but an opponent, and has no page of his own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stranger: bool,
}
