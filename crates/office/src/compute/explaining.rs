//! A list once more for one person: the same inputs, limited to his tournaments, with every step.

use super::people::People;
use super::{Context, From, Rulings, Shelf, chess, effective, event, go, is_fide, withdrawn};
use crate::desk::OfficeError;
use crate::rate_case::{Answer, ChessAnswer, GoAnswer};
use arpad_model::{Series, Tempo};
use arpad_registry::Store;
use arpad_registry::tables::list_rows::{self, ListRow};
use arpad_registry::tables::lists::{self, List};
use arpad_rules::chess::rate::rate;
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use arpad_rules::go::hungary;

/// The calculation of a person on a computed list, and his position in it; none where he played nothing in it.
pub(crate) fn explain(store: &mut Store<'_>, list: &List, person: u32) -> Result<Option<(Answer, usize)>, OfficeError> {
    let known = list.closed;
    let people = People::read(store)?;
    let withdrawn = withdrawn(store, known)?;
    let mut events = super::Events::new();
    for tournament in lists::tournaments(store, list.id)? {
        if withdrawn.contains(&tournament.0) {
            continue;
        }
        let event = event(store, tournament.0, known)?;
        if event.1.persons().iter().any(|one| people.standing_for(one.0) == person) {
            events.push(event);
        }
    }
    events.sort_by_key(|(event, _)| (event.starts, event.ends, event.id));
    if events.is_empty() {
        return Ok(None);
    }
    let mut shelf = shelf_of(store, list)?;
    let base = list.base.and_then(|id| shelf.get(id).cloned());
    let (rows, is_stored) = match &base {
        // Made in the same act: nothing can have been corrected in between.
        Some(base) if base.closed == known => (list_rows::of(store, base.id)?, false),
        Some(base) => effective::rows(store, &mut shelf, base, known, &people)?,
        None => (Vec::new(), true),
    };
    let rulings = Rulings::read(store, known, list.series, base.as_ref(), list.day)?;
    match list.series {
        Series::Chess(tempo) => {
            let stored = base.as_ref().filter(|_| is_stored);
            let from = From { rows: &rows, list: stored, is_fide: is_fide(base.as_ref()) };
            let context = Context { people: &people, rulings: &rulings, known };
            explain_chess(store, &mut shelf, &context, (tempo, list), &from, &events, person)
        }
        Series::Go => explain_go(rows, &events, &people, &rulings, person),
    }
}

/// The lists as they stood when this one was made, with those made before it in the same act.
fn shelf_of(store: &mut Store<'_>, list: &List) -> Result<Shelf, OfficeError> {
    let mut shelf = Shelf::read(store, list.series, list.closed)?;
    for other in lists::of(store, list.series)? {
        if other.closed == list.closed && other.id < list.id {
            let rows = list_rows::of(store, other.id)?;
            shelf.put(List { published: Some(list.closed), ..other }, &rows);
        }
    }
    Ok(shelf)
}

fn explain_chess(
    store: &mut Store<'_>,
    shelf: &mut Shelf,
    context: &Context<'_>,
    (tempo, list): (Tempo, &List),
    from: &From<'_>,
    events: &super::Events,
    person: u32,
) -> Result<Option<(Answer, usize)>, OfficeError> {
    let at_start = super::at_start(store, shelf, list.day, from, events)?;
    let standard = match tempo {
        Tempo::Standard => None,
        Tempo::Rapid | Tempo::Blitz => context.standard(store, list.day)?,
    };
    let base = chess::merged(from.rows, context.people);
    let making = chess::Making {
        tempo,
        day: list.day,
        base: &base,
        base_is_fide: from.is_fide,
        events,
        at_start: &at_start,
        standard,
        people: context.people,
        rulings: context.rulings,
    };
    let (period, persons) = chess::period(&making, &base)?;
    let starts = events.iter().map(|(event, _)| event.starts);
    let governing = chess::Governing::of(tempo, list.day, starts, context.rulings)?;
    let mut law = governing.law();
    if context.rulings.transition && list.day == COMPRESSION_2024_03.list_date {
        law.transition = Some(COMPRESSION_2024_03);
    }
    let rated = rate(&law, &period);
    let position = persons.iter().position(|one| *one == person);
    let answer = Answer::Chess(Box::new(ChessAnswer { edition: *law.list, period, rated }));
    Ok(position.map(|position| (answer, position)))
}

fn explain_go(
    rows: Vec<ListRow>,
    events: &super::Events,
    people: &People,
    rulings: &Rulings,
    person: u32,
) -> Result<Option<(Answer, usize)>, OfficeError> {
    let Some(event) = events.first() else { return Ok(None) };
    let stands = |row: ListRow| ListRow { person: people.standing_for(row.person), ..row };
    let mut rows: Vec<ListRow> = rows.into_iter().map(stands).collect();
    rows.sort_by_key(|row| row.person);
    rows.dedup_by_key(|row| row.person);
    let edition = go::edition(event, rulings)?;
    let (mut period, persons) = go::period(&rows, event, people, rulings)?;
    for tournament in &mut period.tournaments {
        tournament.name = Some(event.0.name.clone());
    }
    let (rated, findings) = match hungary::rate(&edition, &period) {
        Ok(mut rated) => {
            let findings = std::mem::take(&mut rated.findings);
            (Some(rated), findings)
        }
        Err(findings) => (None, findings),
    };
    let position = persons.iter().position(|one| *one == person);
    let answer = Answer::Mgsz(GoAnswer { edition: edition.id, period, rated, findings });
    Ok(position.map(|position| (answer, position)))
}
