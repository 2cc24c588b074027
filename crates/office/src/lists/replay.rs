//! Lists made anew from what is known now, to be published as revisions, and who changed with them.

use crate::intake::events::tournament_of;
use crate::lists::ClosedList;
use crate::lists::compute::{self, Made, Shelf, leaves_out};
use crate::lists::draft::{Draft, has_parts, order};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    EntryId, List, ListId, ListRow, Origin, PersonId, RegisteredTournament, Series, Tempo, TournamentId,
};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::{Reader, ledger};
use arpad_rules::calendar::{Calendar, RatingSystem};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// Makes the chess lists of a tempo anew from a day on, as far as they come out otherwise than before. Unlike a forward
/// correction, events meet the revised ratings.
pub(crate) fn chess_draft(store: &mut Reader<'_>, tempo: Tempo, from: Date) -> Result<Draft, OfficeError> {
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
            titles_of: Some(list.id),
            off: leaves_out(store, series, known)?.then(String::new),
            whole,
            ends,
            players: 0,
            sha256: String::new(),
        });
    }
    let made = compute::make(store, &specs, known)?;
    let same = newest.values().zip(&made).take_while(|(list, made)| list.hash == made.hash).count();
    if same == specs.len() {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    // Lists that come out as they were need no revision; the first that does not starts from the last of them.
    let first = same;
    let renumber: Vec<(ListId, Option<ListId>)> = specs
        .iter()
        .enumerate()
        .map(|(place, spec)| {
            let kept = newest.values().nth(place).map(|list| list.id);
            (spec.list, if place < first { kept } else { Some(ListId(spec.list.0 - first as i64)) })
        })
        .collect();
    let mut specs = specs.split_off(first);
    for spec in &mut specs {
        for number in [Some(&mut spec.list), spec.base.as_mut()].into_iter().flatten() {
            if let Some((_, Some(new))) = renumber.iter().find(|(old, _)| *old == *number) {
                *number = *new;
            }
        }
    }
    let made = if first == 0 { made } else { compute::make(store, &specs, known)? };
    as_sealed(store, specs, made, known)
}

/// How lists meet those of the same act is said where it makes a difference; acts of before, which do not say it, stay true.
fn as_sealed(
    store: &mut Reader<'_>,
    mut specs: Vec<ClosedList>,
    made: Vec<Made>,
    known: EntryId,
) -> Result<Draft, OfficeError> {
    let say = |specs: &mut [ClosedList], as_stored| specs.iter_mut().for_each(|spec| spec.as_stored = as_stored);
    say(&mut specs, false);
    if specs.len() > 1 {
        let alone = compute::make(store, &specs, known)?;
        let is_otherwise = made.iter().zip(&alone).any(|(made, alone)| made.hash != alone.hash);
        say(&mut specs, is_otherwise);
    }
    Ok(revisions(specs, made))
}

/// Makes the go lists anew from the earliest correction on.
pub(crate) fn go_draft(store: &mut Reader<'_>) -> Result<Draft, OfficeError> {
    let known = ledger::head(store)?.0.next();
    let specs = go_lists(store, known, None, &[])?;
    let made = compute::make(store, &specs, known)?;
    let shelf = Shelf::read(store, Series::Go, known)?;
    let is_same = |spec: &ClosedList, hash: &[u8; 32]| {
        let tournament = spec.tournaments.first().copied();
        let of = |list: &&List| list.tournament == tournament;
        shelf.lists().iter().filter(of).max_by_key(|list| list.revision).is_some_and(|list| list.hash == *hash)
    };
    if specs.iter().zip(&made).all(|(spec, made)| is_same(spec, &made.hash)) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    Ok(revisions(specs, made))
}

/// The newest of FIDE's lists before a day: another may have been imported in the place of the one a list started from.
fn newest_of_fide(shelf: &Shelf, day: Date) -> Option<ListId> {
    let before = shelf.lists().iter().filter(|list| list.origin == Origin::Fide && list.day < day);
    before.max_by_key(|list| (list.day, list.revision)).map(|list| list.id)
}

/// What is made anew was let in before; nothing is left out now.
fn revisions(specs: Vec<ClosedList>, made: Vec<Made>) -> Draft {
    Draft { specs, made, left_out: Vec::new(), findings: Vec::new() }
}

/// The go lists to be made: one for each new tournament, and a revision for each rated one that comes after the first of
/// them (from `first` on; all of them when none is given).
pub(crate) fn go_lists(
    store: &mut Reader<'_>,
    known: EntryId,
    first: Option<(Date, Date, TournamentId)>,
    new: &[RegisteredTournament],
) -> Result<Vec<ClosedList>, OfficeError> {
    let shelf = Shelf::read(store, Series::Go, known)?;
    let withdrawn = compute::withdrawn(store, known)?;
    let mut newest: BTreeMap<TournamentId, &List> = BTreeMap::new();
    for list in shelf.lists() {
        if let Some(tournament) = list.tournament {
            let place = newest.entry(tournament).or_insert(list);
            if list.revision > place.revision {
                *place = list;
            }
        }
    }
    let mut line: Vec<(RegisteredTournament, Option<&List>)> = Vec::new();
    for (tournament, list) in &newest {
        let event = tournament_of(store, *tournament)?;
        line.push((event, Some(list)));
    }
    line.extend(new.iter().cloned().map(|event| (event, None)));
    line.sort_by_key(|(event, _)| order(event));
    let mut specs: Vec<ClosedList> = Vec::new();
    let mut base: Option<ListId> = None;
    let mut next = lists::next(store)?;
    let calendar = Calendar::default();
    for (event, list) in line {
        if let (Some(list), true) = (list, first.is_some_and(|first| order(&event) < first)) {
            base = Some(list.id);
            continue;
        }
        let edition = calendar.edition_on(RatingSystem::Mgsz, event.starts).map_or("", |edition| edition.0);
        if withdrawn.contains(&event.id) && list.is_none() {
            continue;
        }
        specs.push(ClosedList {
            list: next,
            series: Series::Go,
            day: event.ends,
            revision: list.map_or(0, |list| list.revision + 1),
            edition: edition.to_owned(),
            base,
            tournaments: vec![event.id],
            instead_of: None,
            as_stored: false,
            titles_of: None,
            off: None,
            whole: false,
            ends: false,
            players: 0,
            sha256: String::new(),
        });
        base = Some(next);
        next = ListId(next.0 + 1);
    }
    Ok(specs)
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
}

/// Who was created, changed or removed between two lists of the same date.
pub fn differences(store: &mut Reader<'_>, before: ListId, after: ListId) -> Result<Vec<Revised>, OfficeError> {
    let rating = |rows: Vec<ListRow>| -> BTreeMap<PersonId, Option<i32>> {
        rows.into_iter().map(|row| (row.person, row.rating)).collect()
    };
    let (before, after) = (rating(list_rows::of(store, before)?), rating(list_rows::of(store, after)?));
    let mut persons: Vec<PersonId> = before.keys().chain(after.keys()).copied().collect();
    persons.sort_unstable();
    persons.dedup();
    let revised = persons.into_iter().map(|person| Revised {
        person,
        before: before.get(&person).copied().flatten(),
        after: after.get(&person).copied().flatten(),
    });
    Ok(revised.filter(|one| one.before != one.after).collect())
}

/// The list a revision takes the place of.
pub fn revised_list(store: &mut Reader<'_>, list: &List) -> Result<Option<List>, OfficeError> {
    let same = |one: &List| {
        one.day == list.day
            && one.tournament == list.tournament
            && one.origin == list.origin
            && one.revision < list.revision
    };
    Ok(lists::of(store, list.series)?.into_iter().filter(same).max_by_key(|one| one.revision))
}
