//! What closing would make now: the next list of a series, made by the same code for those who played, and stored nowhere.
//! It stays true until the ledger has a new entry, and everything that is told about it starts from it.

use crate::lists::ClosedList;
use crate::lists::compute::explaining::{About, Calculation, Counted, Subject, calculation};
use crate::lists::compute::{self, Made, Shelf, first_list, listed};
use crate::lists::draft::{Draft, go_draft, month_draft};
use crate::refusal::OfficeError;
use arpad_model::{EntryId, List, ListRow, Origin, Series, Tempo, TournamentState};
use arpad_registry::tables::tournaments;
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;

/// The lists of a series that closing would make, with the rows of those who played.
pub struct Forecast {
    pub(crate) series: Series,
    pub(crate) draft: Draft,
    /// The number its entry in the ledger would have.
    pub(crate) known: EntryId,
}

/// Makes it; none where nothing can be closed.
pub fn forecast(store: &mut Reader<'_>, series: Series) -> Result<Option<Forecast>, OfficeError> {
    let made = match series {
        Series::Go => go_draft(store, compute::forecast).map(|(draft, _)| draft),
        Series::Chess(tempo) => match next_day(store, tempo)? {
            Some(day) => month_draft(store, tempo, day, compute::forecast).map(|(draft, _)| draft),
            None => return Ok(None),
        },
    };
    match made {
        Ok(draft) => Ok(Some(Forecast { series, draft, known: ledger::head(store)?.0.next() })),
        Err(OfficeError::Refused(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

impl Forecast {
    /// The lists that are no revisions, each with its rows.
    pub(crate) fn new_lists(&self) -> impl DoubleEndedIterator<Item = (&ClosedList, &Made)> {
        self.draft.specs.iter().zip(&self.draft.made).filter(|(spec, _)| spec.revision == 0)
    }

    /// One of the lists, as it would be.
    pub(crate) fn list(&self, at: usize) -> List {
        listed(&self.draft.specs[at], self.known, &self.draft.made[at])
    }

    /// The rows a list starts from, where they are those of another list of it.
    pub(crate) fn base_of(&self, at: usize) -> Option<&[ListRow]> {
        let (specs, made) = (&self.draft.specs, &self.draft.made);
        let earlier = specs[..at].iter().position(|spec| Some(spec.list) == specs[at].base)?;
        Some(&made[earlier].rows)
    }

    /// The calculation of one of the lists.
    pub(crate) fn calculation(
        &self,
        store: &mut Reader<'_>,
        at: usize,
        about: About,
    ) -> Result<Option<Calculation>, OfficeError> {
        let (base, moved) = (self.base_of(at), self.draft.made[at].start.as_slice());
        let (list, tournaments) = (&self.list(at), Counted::These(&self.draft.specs[at].tournaments));
        let is_second = self.draft.specs[at].second_reading;
        calculation(store, &Subject { list, tournaments, base, moved, is_second }, about)
    }
}

/// The date of the next list: the one that is closed and not published, else the first that something accepted can enter.
pub(crate) fn next_day(store: &mut Reader<'_>, tempo: Tempo) -> Result<Option<Date>, OfficeError> {
    let series = Series::Chess(tempo);
    let known = ledger::head(store)?.0.next();
    let shelf = Shelf::read(store, series, known)?;
    // A revision is of a list before: the next one comes after it.
    let is_open = |list: &&List| list.origin == Origin::Computed && list.published.is_none() && list.revision == 0;
    if let Some(open) = shelf.lists().iter().find(is_open) {
        return Ok(Some(open.day));
    }
    let mut next: Option<Date> = None;
    for event in tournaments::in_state(store, series, TournamentState::Accepted)? {
        let day = first_list(&shelf, tempo, &event, event.ends);
        next = Some(next.map_or(day, |next| next.min(day)));
    }
    Ok(next)
}
