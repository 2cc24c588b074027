//! What the desk's pages show and what takes long to find out: it belongs to one state of the register, by the head of its ledger,
//! and is made once for all who look. After something was done it is made again in the background, so that the page that follows
//! next finds it.

use crate::web::Site;
use crate::web::cache::{Head, bounded, once};
use arpad_model::{Series, Tempo};
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::views::anomalies::{Unusual, month_anomalies};
use arpad_office::views::checklist::{Checklist, go_checklist, month_checklist};
use arpad_office::views::go_desk::{GoDesk, go_desk};
use arpad_office::views::records;
use arpad_office::views::title_worklist::{TitleWorklist, is_outdated, title_worklist};
use arpad_office::views::today::{Today, letters, today};
use arpad_registry::Reader;
use jiff::civil::Date;
use moka::sync;
use std::sync::Arc;
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
    unusual: sync::Cache<(Head, Tempo, Date), Looked<Unusual>>,
    today: sync::Cache<(Head, Date), Arc<Today>>,
    go: sync::Cache<Head, Arc<GoDesk>>,
    /// By the day; with the state from which it was made.
    worklists: sync::Cache<Date, (Head, Option<Arc<TitleWorklist>>)>,
    /// Something was done.
    pub(super) changed: Notify,
}

impl Default for Kept {
    fn default() -> Self {
        Kept {
            checklists: bounded(MONTHS).build(),
            unusual: bounded(MONTHS).build(),
            today: bounded(2).build(),
            go: bounded(2).build(),
            worklists: bounded(2).build(),
            changed: Notify::new(),
        }
    }
}

impl Kept {
    /// What closing would bring up; go has no month.
    pub(super) fn checklist(
        &self,
        store: &mut Reader<'_>,
        series: Series,
        day: Option<Date>,
    ) -> Result<Looked<Checklist>, OfficeError> {
        let key = (records::head(store)?, series, day);
        once(&self.checklists, key, store, |store| {
            looked(match (series, day) {
                (Series::Chess(tempo), Some(day)) => month_checklist(store, tempo, day),
                _ => go_checklist(store),
            })
        })
    }

    /// What is out of the ordinary in a month.
    pub(super) fn unusual(
        &self,
        store: &mut Reader<'_>,
        tempo: Tempo,
        day: Date,
    ) -> Result<Looked<Unusual>, OfficeError> {
        let key = (records::head(store)?, tempo, day);
        once(&self.unusual, key, store, |store| looked(month_anomalies(store, tempo, day)))
    }

    /// What waits. Letters are no acts: they are read each time.
    pub(super) fn today(&self, store: &mut Reader<'_>, day: Date) -> Result<Today, OfficeError> {
        let key = (records::head(store)?, day);
        let kept = once(&self.today, key, store, |store| Ok(Arc::new(today(store, day)?)))?;
        Ok(Today { letters: letters(store)?, ..Today::clone(&kept) })
    }

    /// What waits in go.
    pub(super) fn go(&self, store: &mut Reader<'_>) -> Result<Arc<GoDesk>, OfficeError> {
        let key = records::head(store)?;
        once(&self.go, key, store, |store| Ok(Arc::new(go_desk(store)?)))
    }

    /// Who may apply for a title. It walks through all norms there are, so it stays until an act could change one.
    pub(super) fn worklist(
        &self,
        store: &mut Reader<'_>,
        day: Date,
    ) -> Result<Option<Arc<TitleWorklist>>, OfficeError> {
        let head = records::head(store)?;
        if let Some((known, _)) = self.worklists.get(&day)
            && known != head
        {
            if is_outdated(store, known.0)? {
                self.worklists.invalidate(&day);
            } else if let Some((_, found)) = self.worklists.get(&day) {
                self.worklists.insert(day, (head, found));
            }
        }
        let made = once(&self.worklists, day, store, |store| Ok((head, title_worklist(store, day)?.map(Arc::new))))?;
        Ok(made.1)
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
        }
    }
}

fn ready(kept: &Kept, store: &mut Reader<'_>, day: Date) -> Result<(), OfficeError> {
    if !arpad_office::access::is_open(store)? {
        return Ok(());
    }
    let waiting = kept.today(store, day)?;
    kept.go(store)?;
    for (tempo, day, _) in &waiting.next {
        let _ = kept.checklist(store, Series::Chess(*tempo), Some(*day))?;
    }
    let _ = kept.checklist(store, Series::Go, None)?;
    kept.worklist(store, day)?;
    Ok(())
}
