//! What the next lists would say, before something is done and after: so its effect is seen before it is written. A late report or a
//! decision for a day to come enters no list that is next, so the list it enters is looked at too.

use crate::acts::desk::OfficeError;
use crate::lists::compute::{self, Shelf, first_list};
use crate::lists::draft::{Draft, go_draft, month_draft};
use crate::lists::forecast::next_day;
use crate::views::checklist::{Moved, moved};
use arpad_model::{EntryId, List, Origin, PersonId, Series, Tempo, TournamentId, TournamentState};
use arpad_registry::tables::{lists, tournaments};
use arpad_registry::{Reader, Writer, ledger};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The next list of each series that can be closed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen(Vec<NextList>);

/// A list that would be made: its day, and whoever moves on it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NextList {
    series: Series,
    day: Date,
    moves: Moves,
}

/// From where to where somebody moves: from nowhere with a first rating, to nowhere off the list.
type Moves = BTreeMap<PersonId, (Option<i32>, Option<i32>)>;

/// Somebody for whom the next list would say another number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// Which list.
    pub series: Series,
    /// Its day.
    pub day: Date,
    /// Who.
    pub person: PersonId,
    /// As things are; none = not rated.
    pub before: Option<i32>,
    /// As they would be.
    pub after: Option<i32>,
}

/// Which lists come next, and which of them every accepted event would enter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ahead {
    next: BTreeSet<(Tempo, Date)>,
    entering: BTreeMap<TournamentId, Entering>,
}

/// An event that would enter a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entering {
    /// What it is called.
    pub name: String,
    /// Which list.
    pub series: Series,
    /// Its day.
    pub day: Date,
}

/// Looks which lists come next.
pub fn ahead(store: &mut Reader<'_>) -> Result<Ahead, OfficeError> {
    let mut ahead = Ahead::default();
    let known = ledger::head(store)?.0.next();
    for tempo in Tempo::ALL {
        let series = Series::Chess(tempo);
        ahead.next.extend(day_of_next(store, tempo)?.map(|day| (tempo, day)));
        let shelf = Shelf::read(store, series, known)?;
        for event in tournaments::in_state(store, series, TournamentState::Accepted)? {
            let day = first_list(&shelf, tempo, &event, event.ends);
            ahead.entering.insert(event.id, Entering { name: event.name, series, day });
        }
    }
    for event in tournaments::in_state(store, Series::Go, TournamentState::Accepted)? {
        ahead.entering.insert(event.id, Entering { name: event.name, series: Series::Go, day: event.ends });
    }
    Ok(ahead)
}

/// Events that enter a list they would not have entered before.
pub fn entering(before: &Ahead, after: &Ahead) -> Vec<Entering> {
    let is_news = |(id, one): &(&TournamentId, &Entering)| {
        before.entering.get(id).is_none_or(|was| (was.series, was.day) != (one.series, one.day))
    };
    after.entering.iter().filter(is_news).map(|(_, one)| one.clone()).collect()
}

/// The lists on which something could be seen: the next ones, those that an event enters or leaves by it, and the first one of the
/// day for which something is decided.
pub fn concerned(before: &Ahead, after: &Ahead, decided_for: Option<Date>) -> BTreeSet<(Tempo, Date)> {
    let mut days: BTreeSet<(Tempo, Date)> = before.next.union(&after.next).copied().collect();
    for one in entering(before, after).into_iter().chain(entering(after, before)) {
        if let Series::Chess(tempo) = one.series {
            days.insert((tempo, one.day));
        }
    }
    let first_from = |day: Date| match day.day() {
        1 => Some(day),
        _ => day.first_of_month().checked_add(1.month()).ok(),
    };
    if let Some(day) = decided_for.and_then(first_from) {
        let later = |tempo: &Tempo| before.next.iter().any(|(one, next)| one == tempo && *next < day);
        days.extend(Tempo::ALL.into_iter().filter(later).map(|tempo| (tempo, day)));
    }
    days
}

/// Looks at these lists of chess and the next one of go. A list that is closed counts as published for those after it, so this is for a
/// transaction that is undone.
pub fn foreseen_on(store: &mut Writer<'_>, days: &BTreeSet<(Tempo, Date)>) -> Result<Foreseen, OfficeError> {
    let mut all = Vec::new();
    for (tempo, day) in days {
        let series = Series::Chess(*tempo);
        for closed in unpublished_before(store, series, *day)? {
            let (newest, moment) = (ledger::head(store)?.0, closed.closed_at);
            if let Some(moment) = moment {
                lists::publish(store, closed.id, newest, moment)?;
            }
        }
        let made = month_draft(store, *tempo, *day, compute::forecast).map(|(draft, _)| draft);
        all.extend(numbers(store, series, made)?);
    }
    let made = go_draft(store, compute::forecast).map(|(draft, _)| draft);
    all.extend(numbers(store, Series::Go, made)?);
    Ok(Foreseen(all))
}

fn unpublished_before(store: &mut Reader<'_>, series: Series, day: Date) -> Result<Vec<List>, OfficeError> {
    let mut all = lists::of(store, series)?;
    all.retain(|list| list.origin == Origin::Computed && list.published.is_none() && list.day < day);
    Ok(all)
}

/// Looks at the next list of every series.
pub fn foreseen(store: &mut Reader<'_>) -> Result<Foreseen, OfficeError> {
    let mut all = Vec::new();
    for tempo in Tempo::ALL {
        let Some(day) = day_of_next(store, tempo)? else { continue };
        let made = month_draft(store, tempo, day, compute::forecast).map(|(draft, _)| draft);
        all.extend(numbers(store, Series::Chess(tempo), made)?);
    }
    let made = go_draft(store, compute::forecast).map(|(draft, _)| draft);
    all.extend(numbers(store, Series::Go, made)?);
    Ok(Foreseen(all))
}

/// The list that something accepted would enter, else the one after the newest: corrections enter it too.
fn day_of_next(store: &mut Reader<'_>, tempo: Tempo) -> Result<Option<Date>, OfficeError> {
    if let Some(day) = next_day(store, tempo)? {
        return Ok(Some(day));
    }
    let shelf = Shelf::read(store, Series::Chess(tempo), EntryId::LAST)?;
    let newest = shelf.base(Date::MAX).map(|list| list.day.first_of_month());
    Ok(newest.and_then(|day| day.checked_add(1.month()).ok()))
}

fn numbers(
    store: &mut Reader<'_>,
    series: Series,
    made: Result<Draft, OfficeError>,
) -> Result<Option<NextList>, OfficeError> {
    let draft = match made {
        Ok(draft) => draft,
        Err(OfficeError::Refused(_)) => return Ok(None),
        Err(other) => return Err(other),
    };
    let Some(day) = draft.specs.last().map(|spec| spec.day) else { return Ok(None) };
    let Moved { movers, first, leaving, returning } = moved(store, &draft)?;
    let mut moves: Moves = movers.iter().map(|one| (one.person, (Some(one.before), Some(one.after)))).collect();
    moves.extend(first.into_iter().chain(returning).map(|(person, rating)| (person, (None, Some(rating)))));
    moves.extend(leaving.into_iter().map(|(person, rating)| (person, (Some(rating), None))));
    Ok(Some(NextList { series, day, moves }))
}

/// Who would be told another number, the biggest difference first; of several lists of a series on the first that says it.
pub fn shifts(before: &Foreseen, after: &Foreseen) -> Vec<Shift> {
    let (mut all, mut told) = (Vec::new(), HashSet::new());
    for NextList { series, day, moves: is } in &after.0 {
        let same = before.0.iter().find(|one| (one.series, one.day) == (*series, *day));
        let was = same.map(|one| one.moves.clone()).unwrap_or_default();
        let mut persons: Vec<PersonId> = is.keys().chain(was.keys()).copied().collect();
        persons.sort_unstable();
        persons.dedup();
        for person in persons {
            // Who does not move has on it what he had before.
            let number = |told: &Moves, other: &Moves| match told.get(&person) {
                Some((_, after)) => *after,
                None => other.get(&person).and_then(|(start, _)| *start),
            };
            let (before, after) = (number(&was, is), number(is, &was));
            // The lists are in the order of their days: what one has changed the later ones only repeat.
            if before != after && told.insert((*series, person)) {
                all.push(Shift { series: *series, day: *day, person, before, after });
            }
        }
    }
    let size = |one: &Shift| match (one.before, one.after) {
        (Some(before), Some(after)) => (after - before).abs(),
        _ => i32::MAX,
    };
    all.sort_by_key(|one| (std::cmp::Reverse(size(one)), one.person));
    all
}
