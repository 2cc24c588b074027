//! What is costly to make and stays true while nobody does anything: kept until the ledger has a new entry.

use arpad_model::{PersonId, Series, TournamentId};
use arpad_office::desk::OfficeError;
use arpad_office::live::{Live, live};
use arpad_office::person_page::Listed;
use arpad_office::scores::{ListScore, list_scores};
use arpad_office::standing::{Spread, spread};
use arpad_office::tournament_changes::{Changes, tournament_changes};
use arpad_registry::tables::lists::List;
use arpad_registry::tables::tournaments::RegisteredTournament;
use arpad_registry::{Store, ledger};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

/// Calculations that belong to one state of the register.
#[derive(Default)]
pub(super) struct Kept {
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    head: (i64, [u8; 32]),
    live: HashMap<Series, Option<Arc<Live>>>,
    /// By list and country.
    spreads: HashMap<(i64, String), Arc<Spread>>,
    scores: HashMap<PersonId, Arc<Vec<ListScore>>>,
    changes: HashMap<TournamentId, Option<Arc<Changes>>>,
}

/// So many of a kind are kept at once.
const MOST: usize = 500;

impl Kept {
    /// The forecast of a series.
    pub(super) fn live(&self, store: &mut Store<'_>, series: Series) -> Result<Option<Arc<Live>>, OfficeError> {
        self.keep(store, |inside| &mut inside.live, series, |store| Ok(live(store, series)?.map(Arc::new)))
    }

    /// How the ratings of a list are spread, and those of a country on it.
    pub(super) fn spread(&self, store: &mut Store<'_>, list: &List, country: &str) -> Result<Arc<Spread>, OfficeError> {
        let key = (list.id, country.to_owned());
        self.keep(store, |inside| &mut inside.spreads, key, |store| Ok(Arc::new(spread(store, list, country)?)))
    }

    /// The scores of a player on his newest lists; each of them is a calculation.
    pub(super) fn scores(
        &self,
        store: &mut Store<'_>,
        person: PersonId,
        lists: &[Listed],
        most: usize,
    ) -> Result<Arc<Vec<ListScore>>, OfficeError> {
        self.keep(store, |inside| &mut inside.scores, person, |store| Ok(Arc::new(list_scores(store, lists, most)?)))
    }

    /// What a tournament did to its players, or would.
    pub(super) fn changes(
        &self,
        store: &mut Store<'_>,
        event: &RegisteredTournament,
    ) -> Result<Option<Arc<Changes>>, OfficeError> {
        let make = |store: &mut Store<'_>| Ok(tournament_changes(store, event)?.map(Arc::new));
        self.keep(store, |inside| &mut inside.changes, event.id, make)
    }

    /// What is kept of this state of the register, or made now; of any other state, nothing is kept.
    fn keep<K: Eq + Hash, V: Clone>(
        &self,
        store: &mut Store<'_>,
        kind: fn(&mut Inside) -> &mut HashMap<K, V>,
        key: K,
        make: impl FnOnce(&mut Store<'_>) -> Result<V, OfficeError>,
    ) -> Result<V, OfficeError> {
        let head = ledger::head(store)?;
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

    fn at<T>(&self, head: (i64, [u8; 32]), look: impl FnOnce(&mut Inside) -> T) -> T {
        let mut inside = self.inside.lock().expect("nobody panics while holding it");
        if inside.head != head {
            *inside = Inside { head, ..Inside::default() };
        }
        look(&mut inside)
    }
}
