//! The lists of one act, made one after the other in their order.

use super::effective::{self, Start};
use super::{
    Context, From, Known, Made, People, Scope, Shelf, barred, domestic, events, go, go_decided, go_returned, is_fide,
    listed, off,
};
use crate::lists::ClosedList;
use crate::refusal::OfficeError;
use arpad_model::{EntryId, List, ListId, ListRow, Series, TournamentId};
use arpad_registry::tables::{list_rows, list_seals};
use arpad_registry::{Error, Reader};
use std::collections::HashMap;

/// From what, and of whom, lists are made.
pub(crate) struct Within {
    pub known: Known,
    pub scope: Scope,
    /// What they are computed from is told with them.
    pub keeps: bool,
    /// Where a stored list is made once more: those of its act before it.
    pub again: Option<Vec<List>>,
}

impl Within {
    pub(crate) fn of(known: EntryId, scope: Scope) -> Self {
        Within { known: known.into(), scope, keeps: false, again: None }
    }
}

/// The lists of an act, as far as they are made.
pub(crate) struct OneAct<'a> {
    specs: &'a [ClosedList],
    within: Within,
    people: People,
    withdrawn: Vec<TournamentId>,
    shelves: HashMap<Series, Shelf>,
    made: Vec<Made>,
    /// So many of these have no rows here any more: they are stored.
    stored: usize,
}

impl<'a> OneAct<'a> {
    /// Before the first list.
    pub(crate) fn begin(store: &mut Reader<'_>, specs: &'a [ClosedList], within: Within) -> Result<Self, OfficeError> {
        let people = match within.again {
            Some(_) => People::known_at(store, &within.scope, within.known.until)?,
            None => People::within(store, &within.scope)?,
        };
        let withdrawn = within.known.withdrawn(store)?;
        Ok(OneAct { specs, within, people, withdrawn, shelves: HashMap::new(), made: Vec::new(), stored: 0 })
    }

    /// All of them.
    pub(crate) fn all(mut self, store: &mut Reader<'_>) -> Result<Vec<Made>, OfficeError> {
        for _ in self.specs {
            self.next(store)?;
        }
        Ok(self.made)
    }

    /// The rows of the list made last stand in the register under a number. Whatever is older than it is read from there from now on:
    /// ten years of the world's lists do not fit into memory. Go lists are short, and looked back at.
    pub(crate) fn is_stored_as(&mut self, number: ListId) {
        let Some(last) = self.made.len().checked_sub(1) else { return };
        let spec = &self.specs[last];
        let Some(shelf) = self.shelves.get_mut(&spec.series).filter(|_| spec.series != Series::Go) else { return };
        shelf.is_stored_as(spec.list, number, last.checked_sub(1).map(|before| self.specs[before].list));
        for made in &mut self.made[self.stored..last] {
            (made.rows, made.off, made.start) = (Vec::new(), Vec::new(), Vec::new());
        }
        self.stored = last;
    }

    /// Makes the next list; there is one.
    pub(crate) fn next(&mut self, store: &mut Reader<'_>) -> Result<&Made, OfficeError> {
        let (specs, number) = (self.specs, self.made.len());
        let Within { known, scope, keeps, again } = &self.within;
        let (spec, people, made, keeps) = (&specs[number], &self.people, &self.made, *keeps);
        let series = spec.series;
        let mut shelf = match self.shelves.remove(&series) {
            Some(shelf) => shelf,
            None => {
                Shelf::known(store, series, known)?.within(scope).standing_with(again.as_deref().unwrap_or_default())
            }
        }
        .meeting(spec.as_stored)
        .with_decided_games(spec.decided_games);
        let base = spec.base.and_then(|id| shelf.get(id).cloned());
        let in_act = specs[..number].iter().position(|earlier| Some(earlier.list) == spec.base);
        let start = match (in_act, &base) {
            (Some(position), _) if position < self.stored => {
                Start { rows: shelf.everybody(store, specs[position].list)?, is_stored: false, moved: Vec::new() }
            }
            (Some(position), _) => {
                let rows = off::joined(made[position].rows.clone(), made[position].off.clone());
                Start { rows, is_stored: false, moved: Vec::new() }
            }
            // Of the same act too, and stored since.
            (None, Some(base)) if base.closed == known.until => {
                Start { rows: shelf.everybody(store, base.id)?, is_stored: false, moved: Vec::new() }
            }
            (None, Some(base)) => effective::start(store, &mut shelf, base, known, people)?,
            (None, None) => Start { rows: Vec::new(), is_stored: true, moved: Vec::new() },
        };
        let counted = spec.tournaments.iter().copied().filter(|tournament| !self.withdrawn.contains(tournament));
        let events = events(store, &counted.collect::<Vec<_>>(), known)?;
        let rulings = shelf.rulings(store, base.as_ref(), spec.day)?;
        let mut start = match &base {
            Some(base) => start.whole(store, &shelf, (base, spec.day, spec.off.is_some()), (people, &rulings))?,
            None => start,
        };
        let context = Context { people, rulings: &rulings, known, whole: spec.of_whole(), made: None, keeps };
        let mut one = match series {
            Series::Chess(tempo) => {
                let is_of_act = |base: &&List| base.closed == known.until;
                let stored = base.as_ref().filter(|base| start.is_stored || (is_of_act(base) && spec.as_stored));
                let from = From { rows: &start.rows, list: stored, is_fide: is_fide(base.as_ref()) };
                context.chess(store, &mut shelf, tempo, spec.day, &from, &events)?
            }
            Series::Go => {
                let (day, is_second, is_anew) = (spec.day, spec.second_reading, spec.revision > 0);
                let rulings = &rulings;
                let domestic = &domestic(store, rulings, &events, is_second)?;
                let making = go::Making { day, is_second, people, rulings, domestic, keeps, is_anew };
                if is_second {
                    let earlier = (&specs[..number], made.as_slice());
                    let stop = go_returned::stop(store, day, spec.tournaments.first().copied())?;
                    let rows = std::mem::take(&mut start.rows);
                    let (rows, returned) = go_returned::with_returned(store, &shelf, earlier, (rows, stop), &making)?;
                    start.rows = rows;
                    start.moved.extend(returned);
                    start.moved.sort_by_key(|moved| moved.person);
                }
                let made = match is_second && spec.tournaments.is_empty() {
                    true => go_decided::make(&start.rows, &making)?,
                    false => go::make(&start.rows, &events, &making)?,
                };
                match spec.off {
                    Some(_) => barred::leave_out(made, people, rulings, day),
                    None => made,
                }
            }
        };
        one.start = start.moved;
        if let Some(told) = spec.titles_of {
            entitle(store, told, &mut one.rows)?;
        }
        if spec.off.is_none() {
            one.off.clear();
        }
        if matches!(scope, Scope::Everybody) {
            one.hash = list_seals::hash(&one.rows)?;
        }
        // Rows of which no later list of the act asks are not copied.
        if specs[number + 1..].iter().any(|later| later.series == series) {
            shelf.put(listed(spec, known.until, &one), &one.rows, spec.off.as_ref().map(|_| one.off.as_slice()));
        }
        self.shelves.insert(series, shelf);
        self.made.push(one);
        Ok(&self.made[number])
    }
}

/// Gives everybody the title he has on another list, who is on it.
fn entitle(store: &mut Reader<'_>, told: ListId, rows: &mut [ListRow]) -> Result<(), Error> {
    list_rows::each(store, told, |row| {
        if let Ok(place) = rows.binary_search_by_key(&row.person, |row| row.person) {
            rows[place].title = row.title;
        }
        Ok(())
    })
}
