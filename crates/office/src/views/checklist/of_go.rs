//! What a closing of go would bring beside its tournaments: decisions that take effect or hold no more, lists that are made anew,
//! players who leave, games that would count no more.

use super::Checklist;
use crate::acts::close::only_published;
use crate::acts::desk::OfficeError;
use crate::lists::Decided;
use crate::lists::compute::{Shelf, listed};
use crate::lists::draft::Draft;
use crate::lists::dropped::Dropped;
use crate::lists::go_line::Line;
use crate::refusal::Refusal;
use arpad_model::{Decision, EntryId, List, PersonId, Series, TournamentId};
use arpad_registry::tables::{decisions, list_rows};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::collections::HashSet;

/// What lists would meet for the first time.
#[derive(Default)]
pub(super) struct Known {
    lists: Vec<List>,
    decided: Vec<Decision>,
    fallen: Vec<Decision>,
    opening: usize,
    leaving: Vec<(PersonId, i32)>,
    dropped: Dropped,
    refused: Option<Refusal>,
}

/// Compares what a draft knows with what the last closing knew.
pub(super) fn known(store: &mut Reader<'_>, line: &Line, draft: &Draft) -> Result<Known, OfficeError> {
    let made = draft.specs.iter().zip(&draft.made);
    let lists: Vec<List> = made.map(|(spec, made)| listed(spec, EntryId::LAST, made)).collect();
    let events: HashSet<TournamentId> = lists.iter().filter_map(|list| list.tournament).collect();
    let shelf = Shelf::read(store, Series::Go, EntryId::LAST)?;
    let since = shelf.lists().iter().map(|list| list.closed).max().unwrap_or(EntryId(0));
    let mut known = Known { lists, ..Known::default() };
    for decision in decisions::all(store)?.into_iter().rev() {
        let Some(about) = Decided::read(&decision.value).and_then(|decided| of_committee(&decided)) else { continue };
        // What was decided about a file that waits waits with it.
        if about.event().is_some_and(|event| !events.contains(&event)) {
            continue;
        }
        match (decision.entry > since, decision.revoked) {
            (true, None) if about == About::Opening => known.opening += 1,
            (true, None) => known.decided.push(decision),
            (false, Some(end)) if end > since => known.fallen.push(decision),
            _ => {}
        }
    }
    known.decided = last_words(known.decided);
    known.leaving = leaving(store, &shelf, draft)?;
    let now = ledger::head(store)?.0.next();
    known.dropped = Dropped::by(store, line, draft, now)?;
    known.refused = only_published(line, draft).err();
    Ok(known)
}

/// What a decision of the committee is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Player,
    Opening,
    Event(TournamentId),
}

impl About {
    fn event(self) -> Option<TournamentId> {
        match self {
            About::Event(event) => Some(event),
            About::Player | About::Opening => None,
        }
    }
}

/// Of go decisions those that need a committee. Facts of an event are told where they stand, initial points with whoever enters.
fn of_committee(decided: &Decided) -> Option<About> {
    match decided {
        Decided::Indicators { series: Series::Go, taken: true, .. } => Some(About::Opening),
        Decided::Indicators { series: Series::Go, .. } => Some(About::Player),
        Decided::Multiplier { tournament, .. }
        | Decided::Parts { tournament, .. }
        | Decided::Allowed { tournament, .. } => Some(About::Event(*tournament)),
        _ => None,
    }
}

/// Without decisions in whose place a later one has come: of the multiplier of a tournament, and of its parts, the last one counts. They
/// come in the order in which they were taken.
fn last_words(decided: Vec<Decision>) -> Vec<Decision> {
    let subject = |decision: &Decision| match Decided::read(&decision.value) {
        Some(Decided::Multiplier { tournament, .. } | Decided::Parts { tournament, .. }) => {
            Some((decision.kind.as_str(), tournament))
        }
        _ => None,
    };
    let subjects: Vec<_> = decided.iter().map(subject).collect();
    let is_last = |at: &usize| subjects[*at].is_none() || !subjects[at + 1..].contains(&subjects[*at]);
    let last: Vec<usize> = (0..decided.len()).filter(is_last).collect();
    last.into_iter().map(|at| decided[at].clone()).collect()
}

/// Whether a draft ends before the ranking list in force, which then comes out as it was.
pub(super) fn is_before_last(shelf: &Shelf, draft: &Draft) -> bool {
    let in_force = shelf.in_force(Date::MAX);
    in_force.is_some_and(|list| draft.specs.last().is_some_and(|spec| spec.day < list.day))
}

/// Who stands on the list in force and not on the last of those that would be made.
fn leaving(store: &mut Reader<'_>, shelf: &Shelf, draft: &Draft) -> Result<Vec<(PersonId, i32)>, OfficeError> {
    let (Some(in_force), Some(last)) = (shelf.in_force(Date::MAX), draft.made.last()) else { return Ok(Vec::new()) };
    if is_before_last(shelf, draft) {
        return Ok(Vec::new());
    }
    let stays: HashSet<PersonId> = last.rows.iter().map(|row| row.person).collect();
    let rows = list_rows::of(store, in_force.id)?;
    let gone = rows.iter().filter(|row| !stays.contains(&row.person));
    Ok(gone.map(|row| (row.person, row.rating.unwrap_or_default())).collect())
}

impl Known {
    pub(super) fn put_to(self, list: Checklist) -> Checklist {
        let Known { lists, mut decided, mut fallen, opening, leaving, dropped, refused } = self;
        // What is told as a correction of a counted event is told once.
        let told: HashSet<EntryId> = list.corrections.iter().map(|one| one.entry).collect();
        decided.retain(|one| !told.contains(&one.entry));
        fallen.retain(|one| one.revoked.is_none_or(|end| !told.contains(&end)));
        Checklist { lists, decided, fallen, opening, leaving, dropped, refused, ..list }
    }
}
