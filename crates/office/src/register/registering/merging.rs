//! Two numbers that are one person, and two persons after all. No row is lost and no number given away, so both ways are
//! open at any time.

use super::own;
use crate::acts::Act;
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::registered;
use arpad_model::{Birth, EgdPin, FideId, Komir, Person, PersonId, TournamentId};
use arpad_registry::tables::persons;
use arpad_registry::tables::reports;
use arpad_registry::{Error, Reader, Writer};

/// Two numbers are one person; everything is found under `keep` from now on. Where the numbers of the two or their
/// births contradict each other, a person must say that it is `even_so`.
pub fn merge(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    keep: PersonId,
    drop: PersonId,
    even_so: bool,
) -> Result<(), OfficeError> {
    if keep == drop {
        return Err(Refusal::new("merge-self").with("person", keep).into());
    }
    let (kept, dropped) = (own(store, keep)?, own(store, drop)?);
    if !even_so && let Some((one, other)) = contradiction(store, &kept, &dropped)? {
        let refusal = Refusal::new("merge-contradiction").with("keep", keep).with("drop", drop);
        return Err(refusal.with("one", one.as_str()).with("other", other.as_str()).into());
    }
    // Nobody plays twice in one tournament, whatever the papers say.
    let others = tournaments_of(store, dropped)?;
    if let Some(tournament) = tournaments_of(store, kept)?.into_iter().find(|one| others.contains(one)) {
        let refusal = Refusal::new("merge-played-together").with("keep", keep).with("drop", drop);
        return Err(refusal.with("tournament", tournament).into());
    }
    enact(store, stamp, &Act::Merge { keep, drop })?;
    Ok(())
}

/// They are two after all.
pub fn unmerge(store: &mut Writer<'_>, stamp: &Stamp, person: PersonId) -> Result<PersonId, OfficeError> {
    let Some(kept) = registered(store, person)?.merged_into else {
        return Err(Refusal::new("not-merged").with("person", person).into());
    };
    enact(store, stamp, &Act::Unmerge { person })?;
    Ok(kept)
}

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

fn tournaments_of(store: &mut Reader<'_>, person: Person) -> Result<Vec<TournamentId>, OfficeError> {
    let mut tournaments = Vec::new();
    for person in persons_of(store, person)? {
        tournaments.extend(reports::tournaments_of(store, person.id)?);
    }
    Ok(tournaments)
}

/// What cannot both be true of one person.
fn contradiction(
    store: &mut Reader<'_>,
    kept: &Person,
    dropped: &Person,
) -> Result<Option<(String, String)>, OfficeError> {
    let one = numbers_of(&persons_of(store, kept.clone())?);
    let other = numbers_of(&persons_of(store, dropped.clone())?);
    fn first<N: Copy + Into<i64>>(numbers: &[N]) -> Option<i64> {
        numbers.first().map(|number| (*number).into())
    }
    for (kind, one, other) in [
        ("KOMIR", first(&one.komir), first(&other.komir)),
        ("FIDE", first(&one.fide), first(&other.fide)),
        ("EGD", first(&one.egd), first(&other.egd)),
    ] {
        if let (Some(one), Some(other)) = (one, other) {
            return Ok(Some((format!("{kind} {one}"), format!("{kind} {other}"))));
        }
    }
    Ok(match (kept.born, dropped.born) {
        (Some(Birth::Date(one)), Some(Birth::Date(other))) if one != other => {
            Some((format!("* {one}"), format!("* {other}")))
        }
        (Some(one), Some(other)) if one.year() != other.year() => {
            Some((format!("* {}", one.year()), format!("* {}", other.year())))
        }
        _ => None,
    })
}
