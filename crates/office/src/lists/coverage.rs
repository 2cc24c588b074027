//! Who belongs to the go federation's rating system on a day: what the register says of the person, with its letter. It is
//! said when somebody first comes with a report, and by an act of its own; a file alone never says it.

use crate::lists::Decided;
use crate::lists::compute::People;
use arpad_model::{Coverage, Covered, Decision, DecisionKind, EntryId, PersonId};
use arpad_registry::tables::{decisions, persons};
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use std::collections::{HashMap, HashSet};

/// What was said of everybody, under each number.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coverages(HashMap<PersonId, Vec<(EntryId, Covered)>>);

impl Coverages {
    /// As it was known when an entry was made.
    pub(crate) fn read(store: &mut Reader<'_>, known: EntryId) -> Result<Self, Error> {
        let mut coverages = Coverages::default();
        for kind in [DecisionKind::Coverage, DecisionKind::Event] {
            for decision in decisions::of_kind(store, kind, known)? {
                coverages.say(&decision, &Decided::read(&decision.value).ok_or_else(|| unreadable(&decision))?);
            }
        }
        Ok(coverages)
    }

    /// Takes note of what an entry says.
    pub(crate) fn say(&mut self, decision: &Decision, decided: &Decided) {
        if let Decided::Coverage { covered } | Decided::Event { covered, .. } = decided {
            self.add(decision.entry, covered);
        }
    }

    /// The same of what an entry is about to say.
    pub(crate) fn add(&mut self, entry: EntryId, covered: &[Covered]) {
        for one in covered {
            self.0.entry(one.person).or_default().push((entry, one.clone()));
        }
    }

    /// Whether anything was ever said of a number.
    pub(crate) fn knows(&self, person: PersonId) -> bool {
        self.0.contains_key(&person)
    }

    /// Whether something was said of a number that holds from the first day on.
    fn holds_always(&self, person: PersonId) -> bool {
        self.0.get(&person).is_some_and(|said| said.iter().any(|(_, one)| one.since.is_none()))
    }

    /// What holds for a number on a day: of what was said, that with the last first day, and of several the last word.
    pub(crate) fn of_number(&self, person: PersonId, day: Date) -> Option<&Covered> {
        let holds = |(_, one): &&(EntryId, Covered)| one.since.is_none_or(|since| since <= day);
        let said = self.0.get(&person)?.iter().filter(holds);
        said.max_by_key(|(entry, one)| (one.since, *entry)).map(|(_, one)| one)
    }

    /// What holds for a person under all his numbers; who is ours under one is ours.
    pub(crate) fn on(&self, people: &People, person: PersonId, day: Date) -> Option<Coverage> {
        let mut found = None;
        for number in std::iter::once(person).chain(people.others_of(person)) {
            match self.of_number(number, day).map(|one| one.letter) {
                Some(Coverage::Outside) => found = found.or(Some(Coverage::Outside)),
                Some(letter) => return Some(letter),
                None => {}
            }
        }
        found
    }

    /// Whether somebody who is outside the system was so on an earlier day. Who left it on a day belonged to it before,
    /// though nobody may have said so.
    pub(crate) fn is_stranger(&self, people: &People, person: PersonId, day: Date) -> bool {
        let mut numbers = std::iter::once(person).chain(people.others_of(person));
        match self.on(people, person, day) {
            Some(letter) => !letter.is_ours(),
            None => !numbers.any(|number| self.0.get(&number).is_some_and(|said| has_left(said))),
        }
    }

    /// Everybody who left the system, and may have come back since.
    pub(crate) fn left(&self) -> impl Iterator<Item = PersonId> {
        self.0.iter().filter(|(_, said)| has_left(said)).map(|(person, _)| *person)
    }
}

/// Of what was said of somebody: that he is outside from a day on.
fn has_left(said: &[(EntryId, Covered)]) -> bool {
    said.iter().any(|(_, one)| one.letter == Coverage::Outside && one.since.is_some())
}

/// Of these persons, of whom nothing was said that holds on every day, those who are of the federation's own country in the register:
/// who left the system on a day belonged to it before, in tournaments that come late too.
pub(crate) fn domestic(
    store: &mut Reader<'_>,
    coverages: &Coverages,
    home: &str,
    of: impl Iterator<Item = PersonId>,
) -> Result<HashSet<PersonId>, Error> {
    let mut unsaid: Vec<PersonId> = of.filter(|person| !coverages.holds_always(*person)).collect();
    unsaid.sort_unstable();
    unsaid.dedup();
    if unsaid.is_empty() {
        return Ok(HashSet::new());
    }
    let found = persons::among(store, &unsaid)?.into_iter();
    Ok(found.filter(|person| is_home(&person.country, home)).map(|person| person.id).collect())
}

/// Whether a country is the federation's own, in either notation.
pub(crate) fn is_home(country: &str, home: &str) -> bool {
    let written = arpad_codes::country(country).unwrap_or(country);
    !country.is_empty() && written.eq_ignore_ascii_case(home)
}

fn unreadable(decision: &Decision) -> Error {
    Error::damaged("decision", format!("entry {} cannot be read", decision.entry))
}
