//! A look at a list of chess before the one before it is closed: each month is a period of its own, with its own limit of K and its own
//! rounding, so the lists between are made too, as closing them now would make them.

use super::draft::{Draft, Maker, closable, month_draft, spec_of};
use crate::lists::compute::{Shelf, first_list};
use crate::refusal::OfficeError;
use arpad_model::{EntryId, List, ListId, RegisteredTournament, Series, Tempo, TournamentState};
use arpad_registry::tables::{lists, tournaments};
use arpad_registry::{Reader, ledger};
use arpad_rules::calendar::Calendar;
use jiff::civil::Date;
use std::collections::BTreeMap;

/// Nobody looks further ahead; who has so many months without lists closes over them.
const MOST: usize = 12;

/// The list of a month as it would be closed after those before it, and the unpublished one it would replace.
pub(crate) fn month_ahead(
    store: &mut Reader<'_>,
    tempo: Tempo,
    day: Date,
    make: Maker,
) -> Result<(Draft, Option<List>), OfficeError> {
    let series = Series::Chess(tempo);
    let shelf = Shelf::read(store, series, EntryId::LAST)?;
    let Some(base) = shelf.base(day) else { return month_draft(store, tempo, day, make) };
    let mut months: BTreeMap<Date, Vec<RegisteredTournament>> = BTreeMap::new();
    for event in tournaments::in_state(store, series, TournamentState::Accepted)? {
        let first = first_list(&shelf, tempo, &event, event.ends);
        if first <= day {
            months.entry(first).or_default().push(event);
        }
    }
    let is_ahead = months.keys().any(|month| *month > base.day && *month < day);
    if !is_ahead || months.len() > MOST || closable(store, series, day)?.is_some() {
        return month_draft(store, tempo, day, make);
    }
    months.entry(day).or_default();
    let (mut specs, mut from, mut next) = (Vec::new(), base.id, lists::next(store)?);
    for (month, events) in &mut months {
        let Ok(edition) = Calendar::default().chess_edition_on(tempo, *month) else {
            return month_draft(store, tempo, day, make);
        };
        events.sort_by_key(|event| (event.starts, event.ends, event.id));
        let mut spec = spec_of(store, (series, *month), edition.id.0, (next, Some(from)), events)?;
        spec.as_stored = true;
        specs.push(spec);
        (from, next) = (next, ListId(next.0 + 1));
    }
    let known = ledger::head(store)?.0.next();
    let mut made = make(store, &specs, known)?;
    let findings = made.last().map(|made| made.findings.clone()).unwrap_or_default();
    let mut left_out = Vec::new();
    if made.iter().any(|made| !made.refused.is_empty()) {
        for (spec, made) in specs.iter_mut().zip(&made) {
            for position in made.refused.iter().rev() {
                let event = spec.tournaments.remove(*position);
                if spec.day == day {
                    left_out.extend(tournaments::get(store, event)?);
                }
            }
        }
        made = make(store, &specs, known)?;
    }
    let last = specs.pop().zip(made.pop());
    let upon = specs.last().map(|spec| spec.day).zip(made.pop());
    let (specs, made) = last.map(|(spec, made)| (vec![spec], vec![made])).unwrap_or_default();
    Ok((Draft { specs, made, left_out, findings, upon }, None))
}
