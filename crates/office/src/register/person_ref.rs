//! A person as somebody names him: by our own number, or by that of another register.

use super::standing_for;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EgdPin, FideId, Komir, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::persons;
use std::fmt;
use std::str::FromStr;

/// `17`, `komir:123`, `fide:712345` or `egd:12345678`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonRef {
    /// Our own number.
    Own(u32),
    /// KOMIR number.
    Komir(u32),
    /// FIDE number.
    Fide(u32),
    /// Number in the European Go Database.
    Egd(u32),
}

/// The person who is meant; a merged number leads to the one it stands for.
pub fn find_person(store: &mut Reader<'_>, named: PersonRef) -> Result<PersonId, OfficeError> {
    let found = match named {
        PersonRef::Own(number) => persons::get(store, PersonId(number))?,
        PersonRef::Komir(number) => match Komir::new(number) {
            Some(komir) => persons::by_komir(store, komir)?,
            None => None,
        },
        PersonRef::Fide(number) => persons::by_fide(store, FideId(number))?,
        PersonRef::Egd(number) => persons::by_egd(store, EgdPin(number))?,
    };
    match found {
        Some(person) => Ok(standing_for(store, person.id)?),
        None => Err(Refusal::new(code::PERSON_UNKNOWN).with("person", named.to_string().as_str()).into()),
    }
}

/// How somebody is named.
const HOW: &str = "a person is a number, komir:N, fide:N or egd:N";

impl FromStr for PersonRef {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let (register, number) = text.split_once(':').unwrap_or(("", text));
        let number: u32 = number.trim().parse().map_err(|_| HOW)?;
        match register.trim().to_ascii_lowercase().as_str() {
            "" => Ok(PersonRef::Own(number)),
            "komir" => Ok(PersonRef::Komir(number)),
            "fide" => Ok(PersonRef::Fide(number)),
            "egd" => Ok(PersonRef::Egd(number)),
            _ => Err(HOW),
        }
    }
}

impl fmt::Display for PersonRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PersonRef::Own(number) => write!(f, "{number}"),
            PersonRef::Komir(number) => write!(f, "komir:{number}"),
            PersonRef::Fide(number) => write!(f, "fide:{number}"),
            PersonRef::Egd(number) => write!(f, "egd:{number}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_named_by_any_number() {
        for text in ["17", "komir:123", "fide:712345", "egd:12345678"] {
            assert_eq!(text.parse::<PersonRef>().map(|named| named.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("FIDE: 7".parse(), Ok(PersonRef::Fide(7)));
        assert!("Kovács".parse::<PersonRef>().is_err() && "uscf:7".parse::<PersonRef>().is_err());
    }
}
