//! Lists made anew from what is known now, to be published as revisions, and who changed with them.

use crate::lists::ClosedList;
use crate::lists::compute::{self, OneAct, Scope, Shelf, Within, decides_games, leaves_out};
use crate::lists::draft::{self, Draft, has_parts};
use crate::lists::go_line::{Line, Stop};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EntryId, Grade, List, ListId, ListRow, Origin, PersonId, Series, Tempo};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// The chess lists of a tempo that come out otherwise than before when they are made anew from a day on, as closing them will make them.
/// Unlike a forward correction, events meet the revised ratings.
pub(crate) fn chess_specs(store: &mut Reader<'_>, tempo: Tempo, from: Date) -> Result<Vec<ClosedList>, OfficeError> {
    let series = Series::Chess(tempo);
    let known = ledger::head(store)?.0.next();
    let shelf = Shelf::read(store, series, known)?;
    if let Some(open) = shelf.lists().iter().find(|list| list.published.is_none()) {
        let refusal = Refusal::new(code::EARLIER_LIST_UNPUBLISHED).with("series", series.as_str());
        let refusal = refusal.with("date", open.day).of_month(series, open.day).with_moment(open.closed_at);
        return Err(refusal.with("entry", open.closed).into());
    }
    let mut newest: BTreeMap<Date, &List> = BTreeMap::new();
    for list in shelf.lists().iter().filter(|list| list.origin == Origin::Computed && list.day >= from) {
        let place = newest.entry(list.day).or_insert(list);
        if list.revision > place.revision {
            *place = list;
        }
    }
    let mut specs: Vec<ClosedList> = Vec::new();
    for (next, list) in (lists::next(store)?.0..).map(ListId).zip(newest.values()) {
        let base = match (specs.last(), list.base.and_then(|id| shelf.get(id))) {
            (_, Some(base)) if base.origin == Origin::Fide => Some(newest_of_fide(&shelf, list.day).unwrap_or(base.id)),
            (Some(previous), _) => Some(previous.list),
            (None, base) => base.map(|base| base.id),
        };
        let counted = lists::tournaments(store, list.id)?;
        let (whole, ends) = has_parts(store, &counted)?;
        specs.push(ClosedList {
            list: next,
            series,
            day: list.day,
            revision: list.revision + 1,
            edition: list.edition.clone(),
            base,
            tournaments: counted,
            instead_of: None,
            as_stored: true,
            second_reading: false,
            titles_of: Some(list.id),
            off: leaves_out(store, series, known)?.then(String::new),
            whole,
            ends,
            decided_games: decides_games(store, series, known)?,
            players: 0,
            sha256: String::new(),
        });
    }
    // Lists that come out as they were need no revision; the first that does not starts from the last of them.
    let first = first_otherwise(store, &specs, newest.values().copied(), known)?;
    let Some(first) = first else { return Err(Refusal::new(code::NOTHING_CHANGES).into()) };
    let renumber: Vec<(ListId, Option<ListId>)> = specs
        .iter()
        .enumerate()
        .map(|(place, spec)| {
            let kept = newest.values().nth(place).map(|list| list.id);
            (spec.list, if place < first { kept } else { Some(ListId(spec.list.0 - first as i64)) })
        })
        .collect();
    let mut specs = specs.split_off(first);
    let is_alone = specs.len() == 1;
    for spec in &mut specs {
        spec.as_stored = !is_alone;
        for number in [Some(&mut spec.list), spec.base.as_mut()].into_iter().flatten() {
            if let Some((_, Some(new))) = renumber.iter().find(|(old, _)| *old == *number) {
                *number = *new;
            }
        }
    }
    Ok(specs)
}

/// The first of these lists that does not come out as it was; what comes after it is not made here. A list that comes out as it was
/// can be read where that one stands.
fn first_otherwise<'a>(
    store: &mut Reader<'_>,
    specs: &[ClosedList],
    before: impl Iterator<Item = &'a List>,
    known: EntryId,
) -> Result<Option<usize>, OfficeError> {
    let mut act = OneAct::begin(store, specs, Within::of(known, Scope::Everybody))?;
    for (place, before) in before.enumerate() {
        if act.next(store)?.hash != before.hash {
            return Ok(Some(place));
        }
        act.is_stored_as(before.id);
    }
    Ok(None)
}

/// Makes the go lists anew from a day on, as far as they come out otherwise than before.
pub(crate) fn go_draft(store: &mut Reader<'_>, from: Option<Date>) -> Result<(Draft, Line), OfficeError> {
    let known = ledger::head(store)?.0.next();
    let line = Line::read(store, known, &[])?;
    let first = from.map(Stop::decisions).or_else(|| line.first());
    let Some(first) = first else { return Err(Refusal::new(code::NOTHING_CHANGES).into()) };
    let specs = line.specs(store, first)?;
    let made = compute::make(store, &specs, known)?;
    let empty = Draft { specs: Vec::new(), made: Vec::new(), left_out: Vec::new(), findings: Vec::new(), upon: None };
    let all = empty.with(store, specs, made)?;
    let draft = only_changed(store, &line, all, known)?;
    if draft.specs.is_empty() {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    Ok((draft, line))
}

/// The go lists as closing would make them now: those that are not made yet, and those that come out otherwise than they are.
pub(crate) fn go_due(store: &mut Reader<'_>) -> Result<(Draft, Line), OfficeError> {
    let known = ledger::head(store)?.0.next();
    let (draft, line) = draft::go_draft(store, compute::make)?;
    let draft = only_changed(store, &line, draft, known)?;
    if draft.specs.is_empty() {
        let code = if draft.left_out.is_empty() { code::NOTHING_DUE } else { code::NOTHING_RATABLE };
        return Err(Refusal::new(code).with("series", Series::Go.as_str()).into());
    }
    Ok((draft, line))
}

/// A draft of go lists without those that come out as they were. What follows on the day of one that does not stays, so that
/// the order of a day's lists can be told by their numbers.
pub(crate) fn only_changed(
    store: &mut Reader<'_>,
    line: &Line,
    draft: Draft,
    known: EntryId,
) -> Result<Draft, OfficeError> {
    let mut specs = draft.specs.clone();
    let mut moved: Option<Date> = None;
    // Which number each list gets in the end: that of the list that stays, or the next one that is free.
    let mut numbers: BTreeMap<ListId, ListId> = BTreeMap::new();
    let mut next = specs.first().map_or(ListId(0), |spec| spec.list);
    let mut kept = Vec::with_capacity(specs.len());
    for (spec, made) in specs.iter().zip(&draft.made) {
        let before = line.before(spec);
        let is_same = before.is_some_and(|list| (list.hash, list.day) == (made.hash, spec.day));
        let stays = before.filter(|_| is_same && moved != Some(spec.day)).map(|list| list.id);
        if stays.is_none() {
            moved = Some(spec.day);
        }
        numbers.insert(spec.list, stays.unwrap_or(next));
        kept.push(stays.is_none());
        if stays.is_none() {
            next = ListId(next.0 + 1);
        }
    }
    if kept.iter().all(|kept| *kept) {
        return Ok(draft);
    }
    for spec in &mut specs {
        spec.list = numbers[&spec.list];
        spec.base = spec.base.map(|base| numbers.get(&base).copied().unwrap_or(base));
    }
    let mut is_kept = kept.iter();
    specs.retain(|_| *is_kept.next().expect("one for each"));
    let made = compute::make(store, &specs, known)?;
    draft.with(store, specs, made)
}

/// The newest of FIDE's lists before a day: another may have been imported in the place of the one a list started from.
fn newest_of_fide(shelf: &Shelf, day: Date) -> Option<ListId> {
    let before = shelf.lists().iter().filter(|list| list.origin == Origin::Fide && list.day < day);
    before.max_by_key(|list| (list.day, list.revision)).map(|list| list.id)
}

/// What a revision did to one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revised {
    /// Who.
    pub person: PersonId,
    /// As the list had it before.
    pub before: Option<i32>,
    /// As it has it now.
    pub after: Option<i32>,
    /// Of go: the grade before and now, where it is another.
    pub grades: Option<(Option<Grade>, Option<Grade>)>,
}

/// Who was created, changed or removed between two lists of the same date.
pub fn differences(store: &mut Reader<'_>, before: ListId, after: ListId) -> Result<Vec<Revised>, OfficeError> {
    let grade = |row: &ListRow| row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    let rating = |rows: Vec<ListRow>| -> BTreeMap<PersonId, (Option<i32>, Option<Grade>)> {
        rows.into_iter().map(|row| (row.person, (row.rating, grade(&row)))).collect()
    };
    let (before, after) = (rating(list_rows::of(store, before)?), rating(list_rows::of(store, after)?));
    let mut persons: Vec<PersonId> = before.keys().chain(after.keys()).copied().collect();
    persons.sort_unstable();
    persons.dedup();
    let revised = persons.into_iter().map(|person| {
        let of = |rows: &BTreeMap<PersonId, _>| rows.get(&person).copied().unwrap_or_default();
        let ((before, held), (after, holds)) = (of(&before), of(&after));
        let grades = (before.is_some() && after.is_some() && held != holds).then_some((held, holds));
        Revised { person, before, after, grades }
    });
    Ok(revised.filter(|one| one.before != one.after || one.grades.is_some()).collect())
}

/// The list a revision takes the place of.
pub fn revised_list(store: &mut Reader<'_>, list: &List) -> Result<Option<List>, OfficeError> {
    let same = |one: &List| one.place() == list.place() && one.origin == list.origin && one.revision < list.revision;
    Ok(lists::of(store, list.series)?.into_iter().filter(same).max_by_key(|one| one.revision))
}
