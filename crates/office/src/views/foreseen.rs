//! What the next list of each series would say, before something is done and after: so its effect is seen before it is written.

use crate::acts::desk::OfficeError;
use crate::lists::compute::{self, Shelf};
use crate::lists::draft::{Draft, go_draft, month_draft};
use crate::lists::forecast::next_day;
use crate::views::checklist::{Moved, moved};
use arpad_model::{EntryId, PersonId, Series, Tempo};
use arpad_registry::Reader;
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::BTreeMap;

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

/// Who would be told another number, the biggest difference first.
pub fn shifts(before: &Foreseen, after: &Foreseen) -> Vec<Shift> {
    let mut all = Vec::new();
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
            if before != after {
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
