//! In which order names stand: the Hungarian alphabet, the same on every page and in every file.
//!
//! * a b c cs d dz dzs e f g gy h i j k l ly m n ny o ö p q r s sz t ty u ü v w x y z zs. A letter of two or three signs
//!   counts whole, and "ssz" is sz twice. A sign of another alphabet is the one it is written for: ä is a, ø is o, š is s;
//!   what cannot be written so stands behind z, and digits before a.
//! * á, é, í, ó, ő, ú, ű are a, e, i, o, ö, u, ü until everything else is equal: then the short vowel comes first.
//! * "dr.", "ifj." and "II." are no part of the name: they decide between namesakes, who is without one first.
//! * Words stand by themselves, with a hyphen or without: Kis-Nagy before Kisalföldi.
//! * The family name decides, then the given name, and only then the accents of both.

mod letters;
mod many;
mod titles;
mod weigh;

pub use letters::folded;
pub use many::{ManyNames, ManyTexts, NamePlace, TextPlace};
pub use titles::{Generation, generation_of, is_title};

use crate::PersonName;
use weigh::{Part, Weighed, weigh};

/// What a name or a text is put in order by.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    letters: [Vec<u8>; 2],
    rest: [Vec<u8>; 2],
}

impl Key {
    /// Of a person's name.
    pub fn of_name(name: &PersonName) -> Self {
        let family = weigh(&name.family, Part::Family);
        let given = weigh(&name.given, Part::Given);
        Key { letters: [family.letters, given.letters], rest: [family.rest, given.rest] }
    }

    /// Of anything else that has a name, such as a club.
    pub fn of_text(text: &str) -> Self {
        let Weighed { letters, rest } = weigh(text, Part::Family);
        Key { letters: [letters, Vec::new()], rest: [rest, Vec::new()] }
    }
}

#[cfg(test)]
mod tests;
