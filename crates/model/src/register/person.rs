//! Persons and their titles: the left KOMIR sheet.

use super::{ClubId, EgdPin, FideId, Komir, PersonId, PersonName};
use crate::{Birth, Sex};
use jiff::civil::Date;

/// A person in the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Our own number.
    pub id: PersonId,
    /// KOMIR number, given with the first licence.
    pub komir: Option<Komir>,
    /// FIDE's number.
    pub fide: Option<FideId>,
    /// The European Go Database's number.
    pub egd: Option<EgdPin>,
    /// The name, with its accents.
    pub name: PersonName,
    /// The name without accents, family name first.
    pub plain: String,
    /// The key under which other spellings of the name are found.
    pub sound: String,
    /// Birth.
    pub born: Option<Birth>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Country, three letters.
    pub country: String,
    /// The highest title held.
    pub title: String,
    /// The club of the present licence.
    pub club: Option<ClubId>,
    /// The day of death.
    pub died: Option<Date>,
    /// Asked, under this number, not to be shown.
    pub hidden: bool,
    /// The same person as this one, under which everything is found.
    pub merged_into: Option<PersonId>,
    /// Not shown: asked so under this number or another one of the same person.
    pub withheld: bool,
    /// Known as an opponent of ours in go, outside the rating system.
    pub stranger: bool,
}

impl Person {
    /// Whether he is nothing but an opponent, named where he played and nowhere else. Who has a number of the federation or
    /// of FIDE is more than that.
    pub fn is_stranger(&self) -> bool {
        self.stranger && self.komir.is_none() && self.fide.is_none()
    }
}

/// A title somebody holds: today's, or a national one from before 1990.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// As the regulation writes it: GM … WCM, NAM, mj, I. … IV.
    pub title: String,
    /// The day it was awarded.
    pub awarded: Date,
}
