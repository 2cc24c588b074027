//! What is costly to make and stays true while nobody does anything: kept until the ledger has a new entry.

use arpad_model::{PersonId, Series};
use arpad_office::desk::OfficeError;
use arpad_office::live::{Live, live};
use arpad_office::person_page::Listed;
use arpad_office::scores::{ListScore, list_scores};
use arpad_office::standing::{Spread, spread};
use arpad_registry::tables::lists::List;
use arpad_registry::{Store, ledger};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// Forecasts, spreads and scores of one state of the register.
#[derive(Default)]
pub(super) struct Kept {
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    head: (i64, [u8; 32]),
    live: HashMap<Series, Option<Arc<Live>>>,
    spreads: HashMap<(i64, String), Arc<Spread>>,
    scores: HashMap<PersonId, Arc<Vec<ListScore>>>,
}

/// So many spreads are kept at once: the newest lists of a few countries.
const SPREADS: usize = 64;

/// Scores of so many players are kept at once.
const PLAYERS: usize = 1000;

impl Kept {
    /// The forecast of a series.
    pub(super) fn live(&self, store: &mut Store<'_>, series: Series) -> Result<Option<Arc<Live>>, OfficeError> {
        let head = ledger::head(store)?;
        if let Some(known) = self.at(head, |inside| inside.live.get(&series).cloned()) {
            return Ok(known);
        }
        let found = live(store, series)?.map(Arc::new);
        self.at(head, |inside| inside.live.insert(series, found.clone()));
        Ok(found)
    }

    /// How the ratings of a list are spread, and those of a country on it.
    pub(super) fn spread(&self, store: &mut Store<'_>, list: &List, country: &str) -> Result<Arc<Spread>, OfficeError> {
        let head = ledger::head(store)?;
        let key = (list.id, country.to_owned());
        if let Some(known) = self.at(head, |inside| inside.spreads.get(&key).cloned()) {
            return Ok(known);
        }
        let found = Arc::new(spread(store, list, country)?);
        self.at(head, |inside| {
            if inside.spreads.len() >= SPREADS {
                inside.spreads.clear();
            }
            inside.spreads.insert(key, found.clone())
        });
        Ok(found)
    }

    /// The scores of a player on his newest lists; each of them is a calculation.
    pub(super) fn scores(
        &self,
        store: &mut Store<'_>,
        person: PersonId,
        lists: &[Listed],
        most: usize,
    ) -> Result<Arc<Vec<ListScore>>, OfficeError> {
        let head = ledger::head(store)?;
        if let Some(known) = self.at(head, |inside| inside.scores.get(&person).cloned()) {
            return Ok(known);
        }
        let found = Arc::new(list_scores(store, lists, most)?);
        self.at(head, |inside| {
            if inside.scores.len() >= PLAYERS {
                inside.scores.clear();
            }
            inside.scores.insert(person, found.clone())
        });
        Ok(found)
    }

    /// What is kept of this state of the register; of any other, nothing is.
    fn at<T>(&self, head: (i64, [u8; 32]), look: impl FnOnce(&mut Inside) -> T) -> T {
        let mut inside = self.inside.lock().expect("nobody panics while holding it");
        if inside.head != head {
            *inside = Inside { head, ..Inside::default() };
        }
        look(&mut inside)
    }
}
