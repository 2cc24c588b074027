//! What the desk's pages show and what takes long to find out: it belongs to one state of the register, by the head of its ledger,
//! and is made once for all who look. After something was done it is made again in the background, so that the page that follows
//! next finds it.

use crate::web::Site;
use crate::web::cache::{Head, bounded, once};
use arpad_model::{EntryId, PersonId, Series, SubmissionId, Tempo, TournamentId};
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::views::about::{About, entries_of};
use arpad_office::views::anomalies::{self, Unusual, raised, with_dismissals};
use arpad_office::views::checklist::{self, Checklist, go_made, go_with_waiting, month_made, with_waiting};
use arpad_office::views::go_desk::{self, GoDesk};
use arpad_office::views::records;
use arpad_office::views::title_worklist::{self, TitleWorklist, title_worklist};
use arpad_office::views::today::{Today, answered, letters, today};
use arpad_registry::Reader;
use arpad_registry::ledger::Entry;
use jiff::civil::Date;
use moka::sync;
use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// What was found, or why the law refuses to look.
type Looked<T> = Result<Arc<T>, Arc<Refusal>>;

/// Months that are kept: of each series the one on its way, of two states, and some that somebody looks back at.
const MONTHS: u64 = 24;

/// So long nothing more is done before what was done is looked through: who answers twenty questions in a row is not kept waiting.
const QUIET: Duration = Duration::from_millis(400);

/// Kept while it is true.
pub(super) struct Kept {
    checklists: sync::Cache<(Head, Series, Option<Date>), Looked<Checklist>>,
    /// What closing would make, with the state from which it was made.
    made: sync::Cache<(Series, Option<Date>), (Head, Looked<Checklist>)>,
    /// With the state from which it was made.
    unusual: sync::Cache<(Tempo, Date), (Head, Looked<Unusual>)>,
    today: sync::Cache<(Head, Date), Arc<Today>>,
    answered: sync::Cache<Head, Arc<BTreeSet<SubmissionId>>>,
    /// With the state from which it was made.
    go: sync::Cache<(), (Head, Arc<GoDesk>)>,
    /// By the day; with the state from which it was made.
    worklists: sync::Cache<Date, (Head, Option<Arc<TitleWorklist>>)>,
    /// Which entries of the ledger speak of whom and what.
    about: Mutex<About>,
    /// Something was done.
    pub(super) changed: Notify,
}

impl Default for Kept {
    fn default() -> Self {
        Kept {
            checklists: bounded(MONTHS).build(),
            made: bounded(MONTHS).build(),
            unusual: bounded(MONTHS).build(),
            today: bounded(2).build(),
            answered: bounded(2).build(),
            go: bounded(2).build(),
            worklists: bounded(2).build(),
            about: Mutex::default(),
            changed: Notify::new(),
        }
    }
}

impl Kept {
    /// What closing would bring up; go has no month. What follows from the list that would be made stays until an act could change
    /// it, what waits is looked at anew after each.
    pub(super) fn checklist(
        &self,
        store: &mut Reader<'_>,
        series: Series,
        day: Option<Date>,
    ) -> Result<Looked<Checklist>, OfficeError> {
        let key = (records::head(store)?, series, day);
        once(&self.checklists, key, store, |store| match (series, day) {
            (Series::Chess(tempo), Some(day)) => match self.made(store, tempo, day)? {
                Ok(made) => looked(with_waiting(store, &made, tempo, day)),
                refused => Ok(refused),
            },
            _ => match self.go_made(store)? {
                Ok(made) => looked(go_with_waiting(store, &made)),
                refused => Ok(refused),
            },
        })
    }

    fn made(&self, store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Looked<Checklist>, OfficeError> {
        while_true(&self.made, (Series::Chess(tempo), Some(day)), store, checklist::is_outdated, |store| {
            looked(month_made(store, tempo, day))
        })
    }

    fn go_made(&self, store: &mut Reader<'_>) -> Result<Looked<Checklist>, OfficeError> {
        while_true(&self.made, (Series::Go, None), store, checklist::go_is_outdated, |store| looked(go_made(store)))
    }

    /// What is out of the ordinary in a month. It stays until an act could change it; who dismissed what is read each time.
    pub(super) fn unusual(
        &self,
        store: &mut Reader<'_>,
        tempo: Tempo,
        day: Date,
    ) -> Result<Looked<Unusual>, OfficeError> {
        let found = while_true(&self.unusual, (tempo, day), store, anomalies::is_outdated, |store| {
            looked(raised(store, tempo, day))
        })?;
        Ok(match found {
            Ok(raised) => Ok(Arc::new(with_dismissals(store, &raised, (tempo, day))?)),
            refused => refused,
        })
    }

    /// How much of it nobody has dismissed, where it was looked at already: the page of the month does not wait for it.
    pub(super) fn raised_so_far(
        &self,
        store: &mut Reader<'_>,
        tempo: Tempo,
        day: Date,
    ) -> Result<Option<usize>, OfficeError> {
        let head = records::head(store)?;
        let is_true = match self.unusual.get(&(tempo, day)) {
            Some((known, Ok(_))) => known == head || (known.0 <= head.0 && !anomalies::is_outdated(store, known.0)?),
            _ => false,
        };
        if !is_true {
            return Ok(None);
        }
        let found = self.unusual(store, tempo, day)?;
        Ok(found.ok().map(|found| found.raised.iter().filter(|one| one.dismissed.is_none()).count()))
    }

    /// What waits. Letters are no acts: they are read each time.
    pub(super) fn today(&self, store: &mut Reader<'_>, day: Date) -> Result<Today, OfficeError> {
        let key = (records::head(store)?, day);
        let kept = once(&self.today, key, store, |store| Ok(Arc::new(today(store, day)?)))?;
        Ok(Today { letters: letters(store)?, ..Today::clone(&kept) })
    }

    /// Files in which nobody is in doubt any more.
    pub(super) fn answered(&self, store: &mut Reader<'_>) -> Result<Arc<BTreeSet<SubmissionId>>, OfficeError> {
        let key = records::head(store)?;
        once(&self.answered, key, store, |store| Ok(Arc::new(answered(store)?)))
    }

    /// What waits in go; whose points are open is computed, so it stays until an act could change it.
    pub(super) fn go(&self, store: &mut Reader<'_>) -> Result<Arc<GoDesk>, OfficeError> {
        while_true(&self.go, (), store, go_desk::is_outdated, |store| Ok(Arc::new(go_desk::go_desk(store)?)))
    }

    /// Who may apply for a title. It walks through all norms there are, so it stays until an act could change one.
    pub(super) fn worklist(
        &self,
        store: &mut Reader<'_>,
        day: Date,
    ) -> Result<Option<Arc<TitleWorklist>>, OfficeError> {
        while_true(&self.worklists, day, store, title_worklist::is_outdated, |store| {
            Ok(title_worklist(store, day)?.map(Arc::new))
        })
    }
}

/// What is kept under a key with the state from which it was made, and made again once an act since then could have changed it.
fn while_true<K, V>(
    cache: &sync::Cache<K, (Head, V)>,
    key: K,
    store: &mut Reader<'_>,
    is_outdated: fn(&mut Reader<'_>, EntryId) -> Result<bool, OfficeError>,
    make: impl Fn(&mut Reader<'_>) -> Result<V, OfficeError>,
) -> Result<V, OfficeError>
where
    K: Copy + Eq + Hash + Send + Sync + 'static,
    V: Clone + Send + Sync + 'static,
{
    let head = records::head(store)?;
    if let Some((known, found)) = cache.get(&key)
        && known != head
    {
        // A ledger that is shorter than before is another one.
        match head.0 < known.0 || is_outdated(store, known.0)? {
            true => cache.invalidate(&key),
            false => cache.insert(key, (head, found)),
        }
    }
    Ok(once(cache, key, store, |store| Ok((head, make(store)?)))?.1)
}

/// What was done about whom or what.
#[derive(Clone, Copy, Debug)]
pub(super) enum Concerned<'a> {
    /// A person, by all his numbers.
    Person(&'a [PersonId]),
    /// An event with its files.
    Event(TournamentId),
}

impl Kept {
    /// The numbers of the entries that speak of it, the newest first. The index follows the ledger; at the start it has to read it
    /// all, which is done in the background.
    pub(super) fn about(&self, store: &mut Reader<'_>, what: Concerned<'_>) -> Result<Vec<EntryId>, OfficeError> {
        // What is half read after a failure is read on from where it stopped.
        let mut about = self.about.lock().unwrap_or_else(PoisonError::into_inner);
        about.follow(store)?;
        match what {
            Concerned::Person(numbers) => Ok(about.person(numbers)),
            Concerned::Event(event) => about.event(store, event),
        }
    }

    /// The entries themselves.
    pub(super) fn entries_about(&self, store: &mut Reader<'_>, what: Concerned<'_>) -> Result<Vec<Entry>, OfficeError> {
        let numbers = self.about(store, what)?;
        entries_of(store, &numbers)
    }
}

fn looked<T>(found: Result<T, OfficeError>) -> Result<Looked<T>, OfficeError> {
    match found {
        Ok(found) => Ok(Ok(Arc::new(found))),
        Err(OfficeError::Refused(refusal)) => Ok(Err(Arc::new(*refusal))),
        Err(other) => Err(other),
    }
}

impl Site {
    /// Makes what the officers look at first, at the start and whenever something was done, for as long as the site runs.
    pub(in crate::web) async fn keep_ready(self) {
        if !self.desk.is_there {
            return;
        }
        loop {
            let (desk, day) = (self.desk.clone(), self.desk.now().day());
            // Who looks at a page that cannot be made is told why.
            let _ = self.read(move |store| ready(&desk.kept, store, day)).await;
            self.desk.kept.changed.notified().await;
            while tokio::time::timeout(QUIET, self.desk.kept.changed.notified()).await.is_ok() {}
            // What the public looks at is made again where a list was published.
            self.warm_instruments().await;
        }
    }
}

fn ready(kept: &Kept, store: &mut Reader<'_>, day: Date) -> Result<(), OfficeError> {
    if !arpad_office::access::is_open(store)? {
        return Ok(());
    }
    kept.about(store, Concerned::Person(&[]))?;
    let waiting = kept.today(store, day)?;
    kept.go(store)?;
    for (tempo, day, _) in &waiting.next {
        let _ = kept.checklist(store, Series::Chess(*tempo), Some(*day))?;
    }
    let _ = kept.checklist(store, Series::Go, None)?;
    kept.worklist(store, day)?;
    // Last, for it takes longest.
    for (tempo, day, _) in &waiting.next {
        let _ = kept.unusual(store, *tempo, *day)?;
    }
    Ok(())
}
