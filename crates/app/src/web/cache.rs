//! What is costly to make and stays true while nobody does anything. Everything belongs to one state of the register, by the
//! head of its ledger; lists stay longer, until an entry tells something about persons. Each is bounded, and what several
//! ask for at once is made once.

mod long;
mod own;

pub(super) use own::Brought;

use arpad_model::{EntryId, List, ListId, PersonId, RegisteredTournament, Series, TournamentId, TournamentState};
use arpad_office::acts::desk::OfficeError;
use arpad_office::files::export::Since;
use arpad_office::lists::forecast::{Forecast, forecast};
use arpad_office::proofs::{self, merkle::Hash as Leaf};
use arpad_office::views::all_time::{AllTime, all_time};
use arpad_office::views::drift::Drift;
use arpad_office::views::european::EuropeanList;
use arpad_office::views::live::{Live, LiveRow, live};
use arpad_office::views::live_ranking::Ranking;
use arpad_office::views::public::{Front, PublicCorrection, front};
use arpad_office::views::records;
use arpad_office::views::replayable::Replayable;
use arpad_office::views::roll::{Roll, is_outdated};
use arpad_office::views::shadow::{Other, OtherSystem, Shadow};
use arpad_office::views::standing::Spread;
use arpad_office::views::stories::{Stories, stories};
use arpad_office::views::tournament_changes::{Changes, tournament_changes};
use arpad_registry::Reader;
use moka::policy::EvictionPolicy;
use moka::sync;
use own::OwnChanges;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

/// The newest entry of the ledger, and its seal.
pub(in crate::web) type Head = (EntryId, [u8; 32]);

/// The newest list that governs and how many there are, what stands beside the law, and its settings.
type AnotherLaw = ((ListId, usize), Other, Vec<(String, String)>);

/// Calculations that belong to one state of the register.
pub(super) struct Cache {
    forecasts: sync::Cache<(Head, Series), Option<Arc<Forecast>>>,
    live: sync::Cache<(Head, Series), Option<Arc<Live>>>,
    /// By list and country.
    spreads: sync::Cache<(Head, ListId, String), Arc<Spread>>,
    changes: sync::Cache<(Head, TournamentId), Option<Arc<Changes>>>,
    /// By its entry: the lists it reached back to are computed again for it.
    corrections: sync::Cache<(Head, EntryId), Option<Arc<PublicCorrection>>>,
    /// Of one player on one list, or on those that would be made.
    own_changes: sync::Cache<(Head, Option<ListId>, Series, PersonId), Arc<OwnChanges>>,
    european: sync::Cache<Head, Option<Arc<EuropeanList>>>,
    rankings: sync::Cache<(Head, Series), Option<Arc<Ranking>>>,
    /// By list, and from when on changes are counted.
    rolls: sync::Cache<(ListId, Since), Arc<Shelved<Roll>>>,
    /// What the newest lists tell.
    stories: sync::Cache<ListId, Arc<Shelved<Stories>>>,
    /// What all lists of a series tell.
    all_time: sync::Cache<Series, Arc<Shelved<AllTime>>>,
    fronts: sync::Cache<Head, Arc<Front>>,
    usual: sync::Cache<Head, Series>,
    /// By the newest list and what it is compared with.
    shadows: sync::Cache<(ListId, OtherSystem), Arc<Shadow>>,
    /// The same of chess, by the newest list that governs and how many there are.
    laws: sync::Cache<AnotherLaw, Arc<Shadow>>,
    /// What these are rated from, by the same.
    replayable: sync::Cache<(ListId, usize), Arc<Replayable>>,
    /// The leaves of signed lists, with how many are signed.
    trees: sync::Cache<(ListId, u64), Option<Arc<Vec<Leaf>>>>,
    /// By the newest list that governs, and how many there are.
    drifts: sync::Cache<(ListId, usize), Arc<Drift>>,
}

/// What was made of lists, and the entry up to which it is known to be true.
struct Shelved<T> {
    entry: Mutex<EntryId>,
    made: Arc<T>,
}

/// At most this many of a kind.
const MOST: u64 = 500;

/// Lists of single players.
const OWN: u64 = 5_000;

/// So many of each list, and so many events, stand on the front page.
const STRONGEST: u32 = 5;
const EVENTS: u32 = 10;

/// So many of each kind are told of a list, and of all lists of a series.
const TOLD: usize = 5;
const RECORDS: usize = 50;

/// One of each series, and one more of each while a new state takes over.
const OF_SERIES: u64 = 2 * Series::ALL.len() as u64;

/// Seasons beside another system.
const SHADOWS: u64 = 20;

/// At most this many lines of lists altogether: a line takes less than fifty bytes.
const LINES: u64 = 3_000_000;

impl Default for Cache {
    fn default() -> Self {
        let lines = |_: &(ListId, Since), one: &Arc<Shelved<Roll>>| u32::try_from(one.made.len()).unwrap_or(u32::MAX);
        let leaves = |_: &(ListId, u64), one: &Option<Arc<Vec<Leaf>>>| {
            u32::try_from(one.as_ref().map_or(1, |leaves| leaves.len())).unwrap_or(u32::MAX)
        };
        Cache {
            forecasts: bounded(OF_SERIES).build(),
            live: bounded(OF_SERIES).build(),
            rankings: bounded(OF_SERIES).build(),
            stories: bounded(OF_SERIES).build(),
            all_time: bounded(OF_SERIES).build(),
            spreads: bounded(MOST).build(),
            changes: bounded(MOST).build(),
            corrections: bounded(MOST).build(),
            own_changes: bounded(OWN).build(),
            fronts: bounded(2).build(),
            usual: bounded(2).build(),
            european: bounded(2).build(),
            shadows: bounded(SHADOWS).build(),
            laws: bounded(SHADOWS).build(),
            replayable: bounded(OF_SERIES).build(),
            drifts: bounded(OF_SERIES).build(),
            trees: bounded(LINES).weigher(leaves).build(),
            rolls: bounded(LINES).weigher(lines).build(),
        }
    }
}

impl Cache {
    /// The leaves of a list, where it is signed: they stay as they are for good.
    pub(super) fn tree(&self, store: &mut Reader<'_>, list: &List) -> Result<Option<Arc<Vec<Leaf>>>, OfficeError> {
        let key = (list.id, proofs::count(store)?);
        once(&self.trees, key, store, |store| Ok(proofs::tree(store, list)?.map(Arc::new)))
    }

    /// What closing a series would make now.
    pub(super) fn forecast(
        &self,
        store: &mut Reader<'_>,
        series: Series,
    ) -> Result<Option<Arc<Forecast>>, OfficeError> {
        let key = (records::head(store)?, series);
        once(&self.forecasts, key, store, |store| Ok(forecast(store, series)?.map(Arc::new)))
    }

    /// What it says of everybody.
    pub(super) fn live(&self, store: &mut Reader<'_>, series: Series) -> Result<Option<Arc<Live>>, OfficeError> {
        let key = (records::head(store)?, series);
        once(&self.live, key, store, |store| match self.forecast(store, series)? {
            Some(forecast) => Ok(live(store, &forecast)?.map(Arc::new)),
            None => Ok(None),
        })
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
            let row = forecast.row_of(person).cloned();
            all.extend(row.map(|row| (forecast, row)));
        }
        Ok(all)
    }

    /// What stands on the front page.
    pub(super) fn front(&self, store: &mut Reader<'_>) -> Result<Arc<Front>, OfficeError> {
        let key = records::head(store)?;
        once(&self.fronts, key, store, |store| Ok(Arc::new(front(store, STRONGEST, EVENTS)?)))
    }

    /// The series that is meant where nobody names one.
    pub(super) fn usual_series(&self, store: &mut Reader<'_>) -> Result<Series, OfficeError> {
        let key = records::head(store)?;
        once(&self.usual, key, store, records::usual_series)
    }

    /// How the ratings of a list are spread, and those of a country on it.
    pub(super) fn spread(
        &self,
        store: &mut Reader<'_>,
        list: &List,
        country: &str,
    ) -> Result<Arc<Spread>, OfficeError> {
        let key = (records::head(store)?, list.id, country.to_owned());
        once(&self.spreads, key, store, |store| Ok(Arc::new(Spread::of(&*self.roll(store, list)?, country))))
    }

    /// A list.
    pub(super) fn roll(&self, store: &mut Reader<'_>, list: &List) -> Result<Arc<Roll>, OfficeError> {
        self.roll_since(store, list, Since::ListBefore)
    }

    /// A list with its changes since another.
    pub(super) fn roll_since(
        &self,
        store: &mut Reader<'_>,
        list: &List,
        since: Since,
    ) -> Result<Arc<Roll>, OfficeError> {
        while_told(&self.rolls, (list.id, since), store, |store| match since {
            Since::ListBefore => Roll::read(store, list),
            Since::YearBefore => self.roll(store, list)?.with_changes(store, list, since),
        })
    }

    /// What a list tells beside its order.
    pub(super) fn stories(&self, store: &mut Reader<'_>, list: &List) -> Result<Arc<Stories>, OfficeError> {
        while_told(&self.stories, list.id, store, |store| {
            let (roll, year) = (self.roll(store, list)?, self.roll_since(store, list, Since::YearBefore)?);
            stories(store, (list, &roll, &year), TOLD)
        })
    }

    /// The records of a series.
    pub(super) fn all_time(&self, store: &mut Reader<'_>, series: Series) -> Result<Arc<AllTime>, OfficeError> {
        while_told(&self.all_time, series, store, |store| all_time(store, series, RECORDS))
    }

    /// The ranking that the next list would have; none where nothing new is in it.
    pub(super) fn ranking(&self, store: &mut Reader<'_>, series: Series) -> Result<Option<Arc<Ranking>>, OfficeError> {
        let key = (records::head(store)?, series);
        once(&self.rankings, key, store, |store| {
            let Some(live) = self.live(store, series)? else { return Ok(None) };
            let official = live.official.as_ref().map(|list| self.roll(store, list)).transpose()?;
            Ok(Some(Arc::new(Ranking::of(official.as_deref(), &live))))
        })
    }

    /// What a tournament did to its players, or would; none of one that does not count.
    pub(super) fn changes_of(
        &self,
        store: &mut Reader<'_>,
        event: &RegisteredTournament,
    ) -> Result<Option<Arc<Changes>>, OfficeError> {
        match event.state {
            TournamentState::Accepted | TournamentState::Rated => self.changes(store, event),
            _ => Ok(None),
        }
    }

    fn changes(
        &self,
        store: &mut Reader<'_>,
        event: &RegisteredTournament,
    ) -> Result<Option<Arc<Changes>>, OfficeError> {
        let key = (records::head(store)?, event.id);
        once(&self.changes, key, store, |store| {
            let forecast = match event.state {
                TournamentState::Rated => None,
                _ => self.forecast(store, event.series)?,
            };
            Ok(tournament_changes(store, event, forecast.as_deref())?.map(Arc::new))
        })
    }
}

/// The longest unused goes first: what was asked for often in an old state is of no use in a new one.
pub(in crate::web) fn bounded<K: Eq + Hash + Send + Sync + 'static, V: Clone + Send + Sync + 'static>(
    most: u64,
) -> sync::CacheBuilder<K, V, sync::Cache<K, V>> {
    sync::Cache::builder().max_capacity(most).eviction_policy(EvictionPolicy::lru())
}

/// What was made of lists, until an entry tells something about persons or lists.
fn while_told<K, T>(
    cache: &sync::Cache<K, Arc<Shelved<T>>>,
    key: K,
    store: &mut Reader<'_>,
    make: impl Fn(&mut Reader<'_>) -> Result<T, OfficeError>,
) -> Result<Arc<T>, OfficeError>
where
    K: Copy + Eq + Hash + Send + Sync + 'static,
    T: Send + Sync + 'static,
{
    let newest = records::head(store)?.0;
    loop {
        let shelved = once(cache, key, store, |store| {
            Ok(Arc::new(Shelved { entry: Mutex::new(newest), made: Arc::new(make(store)?) }))
        })?;
        let entry = *shelved.entry.lock().expect("nobody panics while holding it");
        if !is_outdated(store, entry)? {
            let mut known = shelved.entry.lock().expect("nobody panics while holding it");
            *known = newest.max(*known);
            drop(known);
            return Ok(shelved.made.clone());
        }
        cache.invalidate(&key);
    }
}

/// What the cache has, or what is made now; who asks meanwhile waits for it. A failure is not kept: each who waited for it
/// tries for himself, with his own connection.
pub(in crate::web) fn once<K, V>(
    cache: &sync::Cache<K, V>,
    key: K,
    store: &mut Reader<'_>,
    make: impl Fn(&mut Reader<'_>) -> Result<V, OfficeError>,
) -> Result<V, OfficeError>
where
    K: Eq + Hash + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    match cache.try_get_with(key, || make(&mut *store)) {
        Ok(value) => Ok(value),
        Err(shared) => match Arc::try_unwrap(shared) {
            Ok(error) => Err(error),
            Err(_) => make(store),
        },
    }
}
