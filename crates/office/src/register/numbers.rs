//! The numbers under which a person is found. Two numbers that are one person stay two rows, so both ways are open at any
//! time.

use super::people::standing_for;
use arpad_model::{EgdPin, FideId, Komir, Person, PersonId};
use arpad_registry::tables::persons;
use arpad_registry::{Error, Reader, Writer};

/// The numbers under which a person is found, the own ones first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// KOMIR numbers.
    pub komir: Vec<Komir>,
    /// FIDE numbers.
    pub fide: Vec<FideId>,
    /// Numbers in the European Go Database.
    pub egd: Vec<EgdPin>,
}

impl Numbers {
    /// All of them as text, by kind.
    pub fn by_kind(&self) -> [(&'static str, Vec<String>); 3] {
        fn texts(numbers: &[impl ToString]) -> Vec<String> {
            numbers.iter().map(ToString::to_string).collect()
        }
        [("KOMIR", texts(&self.komir)), ("FIDE", texts(&self.fide)), ("EGD", texts(&self.egd))]
    }
}

/// The numbers of a person and of everybody who was found to be this person.
pub(crate) fn numbers_of(persons: &[Person]) -> Numbers {
    Numbers {
        komir: persons.iter().filter_map(|person| person.komir).collect(),
        fide: persons.iter().filter_map(|person| person.fide).collect(),
        egd: persons.iter().filter_map(|person| person.egd).collect(),
    }
}

/// A person, and everybody who was found to be this person.
pub(crate) fn persons_of(store: &mut Reader<'_>, person: Person) -> Result<Vec<Person>, Error> {
    let mut persons = vec![person];
    let mut next = 0;
    while let Some(id) = persons.get(next).map(|person| person.id) {
        persons.extend(persons::merged_into(store, id)?);
        next += 1;
    }
    Ok(persons)
}

/// A person's wish not to be shown holds under every number of the same person, whichever it was said under. Whatever changes
/// the wish, or which numbers are one person, ends here.
pub(crate) fn settle_withheld(store: &mut Writer<'_>, person: PersonId) -> Result<(), Error> {
    let standing = standing_for(store, person)?;
    let Some(standing) = persons::get(store, standing)? else { return Ok(()) };
    let kin = persons_of(store, standing)?;
    let withheld = kin.iter().any(|one| one.hidden);
    for one in kin.iter().filter(|one| one.withheld != withheld) {
        persons::withhold(store, one.id, withheld)?;
    }
    Ok(())
}
