//! What many files need to know of the registry, read once.

use super::played::Played;
use super::prepare::Quick;
use crate::intake::kin::is_likely;
use crate::intake::read_report::Unidentified;
use crate::lists::compute::{Rulings, Shelf};
use crate::register::matching::bounds::RATING_APART;
use crate::register::matching::{Sought, keys_of_text};
use arpad_model::{EntryId, PersonId, RegisteredTournament, Series, Tempo, TournamentId, TournamentState};
use arpad_registry::tables::{parts, tournaments};
use arpad_registry::{Error, Reader, ledger};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::parts::is_monthly;
use jiff::civil::Date;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

/// What is read from the registry once and holds as long as nobody else writes.
#[derive(Default)]
pub(super) struct Memory {
    /// The ledger's head after our last word.
    head: Option<(EntryId, [u8; 32])>,
    /// The newest entry that may have changed a person, as far as we know.
    pub changed: EntryId,
    laws: HashMap<Tempo, (Shelf, Rulings)>,
    /// The names of the events that begin on a day.
    events: HashMap<(Tempo, Date), HashSet<String>>,
    /// The names of the events that are reported month by month.
    monthly: Option<HashSet<String>>,
    /// Announced events of which no report has come.
    announced: Option<Vec<RegisteredTournament>>,
    /// Who played when.
    pub played: Played,
}

impl Memory {
    /// Forgets everything if somebody else has written since.
    pub(super) fn wake(&mut self, store: &mut Reader<'_>) -> Result<(), Error> {
        let head = ledger::head(store)?;
        if self.head != Some(head) {
            *self = Memory { head: Some(head), changed: head.0, ..Memory::default() };
        }
        Ok(())
    }

    /// The last word was ours, and it was as always.
    pub(super) fn rest(&mut self, store: &mut Reader<'_>) -> Result<(), Error> {
        self.head = Some(ledger::head(store)?);
        Ok(())
    }

    /// A file has gone the long way: it may have brought anybody, and its event, or another name and day of it.
    pub(super) fn doubt(&mut self, store: &mut Reader<'_>, event: Option<TournamentId>) -> Result<(), Error> {
        (self.monthly, self.announced) = (None, None);
        if let Some(event) = event.map(|event| tournaments::get(store, event)).transpose()?.flatten() {
            let name = keys_of_text(&event.name).tokens;
            for ((_, starts), names) in &mut self.events {
                if *starts == event.starts {
                    names.insert(name.clone());
                }
            }
            self.played.add_from(store, event)?;
        }
        self.changed = ledger::head(store)?.0;
        Ok(())
    }

    /// Whether no event of this day, and none that is reported month by month, has this name; from now on one has.
    pub(super) fn is_new_event(&mut self, store: &mut Reader<'_>, quick: &Quick, starts: Date) -> Result<bool, Error> {
        if self.monthly.is_none() {
            self.monthly = Some(monthly(store)?);
        }
        if self.monthly.as_ref().is_some_and(|names| names.contains(&quick.name)) {
            return Ok(false);
        }
        let names = match self.events.entry((quick.tempo, starts)) {
            Entry::Occupied(names) => names.into_mut(),
            Entry::Vacant(empty) => {
                // Announced for another tempo it needs a look.
                let mut known = HashSet::new();
                for tempo in Tempo::ALL {
                    let events = tournaments::starting_on(store, Series::Chess(tempo), starts)?;
                    known.extend(events.iter().map(|event| keys_of_text(&event.name).tokens));
                }
                empty.insert(known)
            }
        };
        Ok(names.insert(quick.name.clone()))
    }

    /// Whether no announcement without a report may be meant by it, and no event on the same days has its players.
    pub(super) fn stands_alone(
        &mut self,
        store: &mut Reader<'_>,
        reported: &Unidentified,
        (tempo, persons): (Tempo, &[PersonId]),
    ) -> Result<bool, Error> {
        let announced = match &mut self.announced {
            Some(announced) => announced,
            empty => {
                let mut found = Vec::new();
                for tempo in Tempo::ALL {
                    found.extend(tournaments::in_state(store, Series::Chess(tempo), TournamentState::Announced)?);
                }
                empty.insert(found)
            }
        };
        if announced.iter().any(|event| is_likely(event, reported)) {
            return Ok(false);
        }
        Ok(!self.played.has_twin(store, tempo, (reported.starts, reported.ends), persons)?)
    }

    /// Whether every rating that a report gives is near to that of its person. Who has none, and who is listed far away, must be
    /// looked at.
    pub(super) fn ratings_fit(
        &mut self,
        store: &mut Reader<'_>,
        reported: &Unidentified,
        (tempo, persons): (Tempo, &[PersonId]),
        known: EntryId,
    ) -> Result<bool, Error> {
        let mut in_force = Vec::with_capacity(2);
        for one in [Some(tempo), Some(Tempo::Standard).filter(|standard| *standard != tempo)].into_iter().flatten() {
            let shelf = &mut self.law(store, one, known)?.0;
            if let Some(list) = shelf.in_force(reported.starts).map(|list| list.id) {
                in_force.push(shelf.ratings(store, list, reported.starts)?);
            }
        }
        let fits = |(sought, person): (&Sought, &PersonId)| {
            let Some(said) = sought.rating else { return true };
            let nearest = in_force.iter().filter_map(|ratings| ratings.get(person)).map(|rating| (rating - said).abs());
            nearest.min().is_some_and(|apart| apart <= RATING_APART)
        };
        Ok(reported.players.iter().zip(persons).all(fits))
    }

    /// The lists of a tempo, and what the committee has decided for it, as they stand before an entry.
    pub(super) fn law(
        &mut self,
        store: &mut Reader<'_>,
        tempo: Tempo,
        known: EntryId,
    ) -> Result<&mut (Shelf, Rulings), Error> {
        Ok(match self.laws.entry(tempo) {
            Entry::Occupied(law) => law.into_mut(),
            Entry::Vacant(empty) => {
                let series = Series::Chess(tempo);
                let shelf = Shelf::read(store, series, known)?;
                empty.insert((shelf, Rulings::read(store, known, series, None, Date::MAX)?))
            }
        })
    }
}

/// The names of events of which parts are known, or whose announcement says that they take longer than a month.
fn monthly(store: &mut Reader<'_>) -> Result<HashSet<String>, Error> {
    let numbers: Vec<_> = parts::all(store)?.into_iter().map(|(part, _)| part).collect();
    let mut events = tournaments::among(store, &numbers)?;
    for tempo in Tempo::ALL {
        let announced = tournaments::in_state(store, Series::Chess(tempo), TournamentState::Announced)?;
        let is_long = |event: &RegisteredTournament| {
            let edition = Calendar::default().chess_edition_on(tempo, event.starts);
            edition.is_ok_and(|edition| is_monthly(edition, event.starts, event.ends))
        };
        events.extend(announced.into_iter().filter(is_long));
    }
    Ok(events.iter().map(|event| keys_of_text(&event.name).tokens).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::acts::DecideAct;
    use crate::acts::decide::decide;
    use crate::acts::desk::{OfficeError, Stamp};
    use crate::lists::Decided;
    use arpad_registry::Registry;
    use arpad_rules::chess::transition::COMPRESSION_2024_03;
    use jiff::civil::date;

    #[test]
    fn every_tempo_has_its_own_rulings() {
        let mut registry = Registry::scratch().unwrap();
        let stamp = Stamp::new("2024-02-26T08:00:00Z".parse().unwrap(), "Kiss Éva");
        let rapid = DecideAct {
            decision: Decided::Transition {
                transition: COMPRESSION_2024_03.id.to_owned(),
                series: vec![Series::Chess(Tempo::Rapid)],
            },
            day: date(2024, 3, 1),
            reference: "1/2024".to_owned(),
        };
        registry.write(|store| decide(store, &stamp, rapid)).unwrap();
        let transitions = registry.read(|store| {
            let mut memory = Memory::default();
            let known = ledger::head(store)?.0.next();
            Tempo::ALL.into_iter().map(|tempo| Ok(memory.law(store, tempo, known)?.1.transition.is_some())).collect()
        });
        let transitions: Result<Vec<bool>, OfficeError> = transitions;
        assert_eq!(transitions.unwrap(), [false, true, false]);
    }
}
