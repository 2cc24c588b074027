//! Who a player in a tournament file is.
//!
//! Nothing here guesses: what is not certain is a question to a person, with the candidates in order and the grounds
//! for and against each. Nothing here looks anything up either; the caller brings the persons who might be meant,
//! found by their numbers and by [`keys`].

mod fold;
mod keys;
mod sound;
mod titles;

pub mod bounds;
mod ground;
mod likeness;
pub mod near;
mod weigh;

mod identify;

#[cfg(test)]
mod tests;

pub use ground::Ground;
pub use identify::{grounds, identify};
pub use keys::{NameKeys, keys, keys_of_text, words};
pub(crate) use likeness::is_slip;
pub(crate) use sound::skeleton;
pub use titles::{Generation, generation, is_title};

use arpad_model::{Birth, EgdPin, FideId, Komir, PersonId, PersonName, Sex};
use jiff::civil::Date;

/// A player as a tournament file describes him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sought {
    /// The name as written.
    pub name: String,
    /// FIDE identity number.
    pub fide: Option<FideId>,
    /// KOMIR number.
    pub komir: Option<Komir>,
    /// Number in the European Go Database.
    pub egd: Option<EgdPin>,
    /// Birth, as far as the file has it.
    pub born: Option<Birth>,
    /// Sex, if the file has it.
    pub sex: Option<Sex>,
    /// Country as the file writes it; may be empty.
    pub country: String,
    /// The rating the file gives him.
    pub rating: Option<i32>,
    /// FIDE's title as the file writes it; may be empty.
    pub title: String,
    /// The club, where a format has one; may be empty.
    pub club: String,
}

/// A person of the register who might be the one. A person with several names may stand here once with each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The person.
    pub person: PersonId,
    /// The name.
    pub name: PersonName,
    /// FIDE identity number.
    pub fide: Option<FideId>,
    /// KOMIR number.
    pub komir: Option<Komir>,
    /// Number in the European Go Database.
    pub egd: Option<EgdPin>,
    /// Birth, as far as it is known.
    pub born: Option<Birth>,
    /// Sex, if known.
    pub sex: Option<Sex>,
    /// Country; may be empty.
    pub country: String,
    /// The day of death.
    pub died: Option<Date>,
    /// The rating in force when the event began; of several series the one nearest to the file's.
    pub rating: Option<i32>,
    /// The highest title; may be empty.
    pub title: String,
    /// Somebody answered earlier that a line with this name is this person.
    pub remembered: Remembered,
}

/// How an earlier answer stands to the line of today.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Remembered {
    /// Nobody answered.
    #[default]
    No,
    /// Answered on this evidence: the same number or birth beside the same name.
    Agrees,
    /// Answered for this name with a rating near to this one, and nothing else.
    ByRating,
    /// Answered for this name, and nothing beside it can be compared.
    NameAlone,
    /// Answered for this name, on other evidence.
    Otherwise,
}

/// A person who may be the one, with what speaks for and against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The person.
    pub person: PersonId,
    /// The sum of the grounds; only its order means anything.
    pub weight: i32,
    /// In the order of [`Ground::ALL`].
    pub grounds: Vec<Ground>,
}

/// Who it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This person, on these grounds.
    Certain(PersonId, Vec<Ground>),
    /// A person must decide; best candidate first.
    Doubt(Vec<Candidate>),
    /// Nobody we know.
    Nobody,
}
