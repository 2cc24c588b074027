//! Who played when, as far as many files need it: a file whose players met in another event on the same days needs a look.

use crate::intake::kin::shares_players;
use arpad_model::{EntryId, PersonId, RegisteredTournament, Series, Tempo, TournamentId, TournamentState};
use arpad_registry::tables::{reports, tournaments};
use arpad_registry::{Error, Reader};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::{HashMap, HashSet};

/// The accepted events of the months that files have asked about, by who played in them.
#[derive(Default)]
pub(super) struct Played {
    months: HashSet<Date>,
    known: HashSet<TournamentId>,
    events: Vec<Event>,
    of: HashMap<(Tempo, PersonId), Vec<u32>>,
}

struct Event {
    starts: Date,
    ends: Date,
    players: usize,
}

impl Played {
    /// Whether so many of these persons played in one event on these days that its games must be compared.
    pub(super) fn has_twin(
        &mut self,
        store: &mut Reader<'_>,
        tempo: Tempo,
        (starts, ends): (Date, Date),
        persons: &[PersonId],
    ) -> Result<bool, Error> {
        self.look_up(store, (starts, ends))?;
        let mut common: HashMap<u32, usize> = HashMap::new();
        for event in persons.iter().filter_map(|person| self.of.get(&(tempo, *person))).flatten() {
            *common.entry(*event).or_default() += 1;
        }
        Ok(common.into_iter().any(|(event, common)| {
            let event = &self.events[event as usize];
            event.starts <= ends && event.ends >= starts && shares_players(common, persons.len(), event.players)
        }))
    }

    /// An event whose report is accepted.
    pub(super) fn add(&mut self, id: TournamentId, tempo: Tempo, (starts, ends): (Date, Date), persons: &[PersonId]) {
        if !self.known.insert(id) {
            return;
        }
        let place = self.events.len() as u32;
        self.events.push(Event { starts, ends, players: persons.len() });
        for person in persons {
            self.of.entry((tempo, *person)).or_default().push(place);
        }
    }

    /// An event that has gone the long way and may have been accepted.
    pub(super) fn add_from(&mut self, store: &mut Reader<'_>, event: RegisteredTournament) -> Result<(), Error> {
        self.read(store, vec![event])
    }

    /// Reads the events of these months, once.
    fn look_up(&mut self, store: &mut Reader<'_>, (starts, ends): (Date, Date)) -> Result<(), Error> {
        let mut month = starts.first_of_month();
        while month <= ends {
            if self.months.insert(month) {
                let events = tournaments::held_between(store, (month, month.last_of_month()))?;
                self.read(store, events)?;
            }
            month = month.saturating_add(1.month());
        }
        Ok(())
    }

    fn read(&mut self, store: &mut Reader<'_>, mut events: Vec<RegisteredTournament>) -> Result<(), Error> {
        events.retain(|event| {
            let counts = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
            counts && event.series != Series::Go && !self.known.contains(&event.id)
        });
        let numbers: Vec<TournamentId> = events.iter().map(|event| event.id).collect();
        let mut players: HashMap<TournamentId, Vec<PersonId>> = HashMap::new();
        reports::each_among(store, &numbers, EntryId::LAST, |event, report| {
            players.insert(event, report.persons().to_vec());
            Ok(())
        })?;
        for event in events {
            if let (Series::Chess(tempo), Some(players)) = (event.series, players.get(&event.id)) {
                self.add(event.id, tempo, (event.starts, event.ends), players);
            }
        }
        Ok(())
    }
}
