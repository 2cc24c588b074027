//! What is costly to make and stays true while nobody does anything: kept until the ledger has a new entry. Lists are kept
//! longer, until an entry tells something about persons.

use arpad_model::{EntryId, List, ListId, PersonId, RegisteredTournament, Series, TournamentId, TournamentState};
use arpad_office::acts::desk::OfficeError;
use arpad_office::lists::forecast::{Forecast, forecast};
use arpad_office::views::live::{Live, LiveRow, live};
use arpad_office::views::records;
use arpad_office::views::roll::{Roll, is_outdated};
use arpad_office::views::standing::Spread;
use arpad_office::views::tournament_changes::{Changes, tournament_changes};
use arpad_registry::Reader;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

/// Calculations that belong to one state of the register.
#[derive(Default)]
pub(super) struct Kept {
    inside: Mutex<Inside>,
    rolls: Mutex<Vec<Shelved>>,
}

/// A list that was read when an entry was the newest.
struct Shelved {
    list: ListId,
    entry: EntryId,
    roll: Arc<Roll>,
}

/// Lists of so many lines altogether are kept at once: a line takes less than fifty bytes.
const LINES: usize = 3_000_000;

#[derive(Default)]
struct Inside {
    head: (EntryId, [u8; 32]),
    forecasts: HashMap<Series, Option<Arc<Forecast>>>,
    live: HashMap<Series, Option<Arc<Live>>>,
    /// By list and country.
    spreads: HashMap<(ListId, String), Arc<Spread>>,
    changes: HashMap<TournamentId, Option<Arc<Changes>>>,
}

/// So many of a kind are kept at once.
const MOST: usize = 500;

impl Kept {
    /// What closing a series would make now.
    pub(super) fn forecast(
        &self,
        store: &mut Reader<'_>,
        series: Series,
    ) -> Result<Option<Arc<Forecast>>, OfficeError> {
        self.keep(store, |inside| &mut inside.forecasts, series, |store| Ok(forecast(store, series)?.map(Arc::new)))
    }

    /// What it says of everybody.
    pub(super) fn live(&self, store: &mut Reader<'_>, series: Series) -> Result<Option<Arc<Live>>, OfficeError> {
        let make = |store: &mut Reader<'_>| match self.forecast(store, series)? {
            Some(forecast) => Ok(live(store, &forecast)?.map(Arc::new)),
            None => Ok(None),
        };
        self.keep(store, |inside| &mut inside.live, series, make)
    }

    /// The forecasts in which a person has a row.
    pub(super) fn live_of(
        &self,
        store: &mut Reader<'_>,
        person: PersonId,
    ) -> Result<Vec<(Arc<Live>, LiveRow)>, OfficeError> {
        let mut all = Vec::new();
        for series in Series::ALL {
            let Some(forecast) = self.live(store, series)? else { continue };
            let row = forecast.rows.iter().find(|row| row.person == person).cloned();
            all.extend(row.map(|row| (forecast, row)));
        }
        Ok(all)
    }

    /// How the ratings of a list are spread, and those of a country on it.
    pub(super) fn spread(
        &self,
        store: &mut Reader<'_>,
        list: &List,
        country: &str,
    ) -> Result<Arc<Spread>, OfficeError> {
        let key = (list.id, country.to_owned());
        let make = |store: &mut Reader<'_>| Ok(Arc::new(Spread::of(&*self.roll(store, list)?, country)));
        self.keep(store, |inside| &mut inside.spreads, key, make)
    }

    /// A list. While it is read for the first time, whoever else asks waits for it.
    pub(super) fn roll(&self, store: &mut Reader<'_>, list: &List) -> Result<Arc<Roll>, OfficeError> {
        let newest = records::head(store)?.0;
        let mut rolls = self.rolls.lock().expect("nobody panics while holding them");
        if let Some(at) = rolls.iter().position(|one| one.list == list.id) {
            let mut one = rolls.remove(at);
            if !is_outdated(store, one.entry)? {
                one.entry = one.entry.max(newest);
                let roll = one.roll.clone();
                rolls.push(one);
                return Ok(roll);
            }
        }
        let roll = Arc::new(Roll::read(store, list)?);
        rolls.push(Shelved { list: list.id, entry: newest, roll: roll.clone() });
        // The one that was asked for longest ago goes first.
        while rolls.len() > 1 && rolls.iter().map(|one| one.roll.len()).sum::<usize>() > LINES {
            rolls.remove(0);
        }
        Ok(roll)
    }

    /// What a tournament did to its players, or would.
    pub(super) fn changes(
        &self,
        store: &mut Reader<'_>,
        event: &RegisteredTournament,
    ) -> Result<Option<Arc<Changes>>, OfficeError> {
        let make = |store: &mut Reader<'_>| {
            let forecast = match event.state {
                TournamentState::Rated => None,
                _ => self.forecast(store, event.series)?,
            };
            Ok(tournament_changes(store, event, forecast.as_deref())?.map(Arc::new))
        };
        self.keep(store, |inside| &mut inside.changes, event.id, make)
    }

    /// What is kept of this state of the register, or made now; of any other state, nothing is kept.
    fn keep<K: Eq + Hash, V: Clone>(
        &self,
        store: &mut Reader<'_>,
        kind: fn(&mut Inside) -> &mut HashMap<K, V>,
        key: K,
        make: impl FnOnce(&mut Reader<'_>) -> Result<V, OfficeError>,
    ) -> Result<V, OfficeError> {
        let head = records::head(store)?;
        if let Some(known) = self.at(head, |inside| kind(inside).get(&key).cloned()) {
            return Ok(known);
        }
        let made = make(store)?;
        self.at(head, |inside| {
            let all = kind(inside);
            if all.len() >= MOST {
                all.clear();
            }
            all.insert(key, made.clone());
        });
        Ok(made)
    }

    fn at<T>(&self, head: (EntryId, [u8; 32]), look: impl FnOnce(&mut Inside) -> T) -> T {
        let mut inside = self.inside.lock().expect("nobody panics while holding it");
        if inside.head != head {
            *inside = Inside { head, ..Inside::default() };
        }
        look(&mut inside)
    }
}
