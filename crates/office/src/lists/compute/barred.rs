//! Who is not on a list: the dead, whom a decision keeps off, members of no federation or of a suspended one; and who comes
//! back once nothing stands against him any more.

use super::effective::Start;
use super::{Made, People, Rulings, Scope, Shelf};
use crate::lists::Decided;
use crate::lists::reading::{self, Reading};
use crate::refusal::OfficeError;
use crate::register::DeathAct;
use arpad_model::{DecisionKind, EntryId, List, ListRow, PersonId, Series};
use arpad_registry::tables::list_starts::Moved;
use arpad_registry::tables::{decisions, persons};
use arpad_registry::{Error, Reader, ledger};
use jiff::civil::Date;
use std::collections::BTreeSet;

/// The decisions that keep somebody off lists.
const KEEPING_OFF: [DecisionKind; 3] = [DecisionKind::Unlisted, DecisionKind::Memberless, DecisionKind::Suspension];

/// Whether somebody is not on the list of a day.
pub(super) fn is_barred(people: &People, rulings: &Rulings, day: Date, person: PersonId) -> bool {
    if rulings.reading == Reading::First {
        return false;
    }
    let is_outside = || {
        rulings.memberless.contains(&person)
            || rulings.suspended.iter().any(|federation| people.is_of(federation, person))
    };
    is_kept_off(people, rulings, day, person) || (!rulings.exempt.contains(&person) && is_outside())
}

/// Whether somebody has died before a day, or a decision keeps him off its lists. In go nothing else does: federations and their
/// members are FIDE's.
fn is_kept_off(people: &People, rulings: &Rulings, day: Date, person: PersonId) -> bool {
    people.died(person).is_some_and(|died| died < day) || rulings.unlisted.contains(&person)
}

/// A list of go without those who are not on it; these stand beside it.
pub(super) fn leave_out(made: Made, people: &People, rulings: &Rulings, day: Date) -> Made {
    let (off, rows) = made.rows.into_iter().partition(|row| is_kept_off(people, rulings, day, row.person));
    Made { rows, off, ..made }
}

impl Start {
    /// The same with whoever an earlier list has left out, and whoever is kept beside the list it starts from. Where the list
    /// carries whom it leaves out, everybody stands as our own lists have him, and only who is on none of them as FIDE's has
    /// him; lists of before asked FIDE's first.
    pub(super) fn whole(
        mut self,
        store: &mut Reader<'_>,
        shelf: &Shelf,
        (base, day, carries): (&List, Date, bool),
        (people, rulings): (&People, &Rulings),
    ) -> Result<Self, OfficeError> {
        if !carries {
            self.rows = shelf.with_kept(store, base, day, self.rows)?;
            return with_returned(store, shelf, self, (base, day), (people, rulings));
        }
        let (rows, mut moved) = with_dropped(store, shelf, self.rows, base, people)?;
        let is_back = |row: &ListRow| !is_barred(people, rulings, day, row.person);
        let is_told = |row: &ListRow| self.moved.iter().any(|moved| moved.person == row.person);
        let back = shelf.off(store, base.id)?.into_iter().filter(|row| is_back(row) && !is_told(row));
        moved.extend(back.map(|row| Moved { person: row.person, row: Some(row) }));
        self.is_stored &= moved.is_empty();
        self.moved.extend(moved);
        self.moved.sort_by_key(|moved| moved.person);
        self.rows = shelf.with_kept(store, base, day, rows)?;
        Ok(self)
    }
}

/// Rows after a list with those whom lists of before have dropped, as they stood last, and who these are.
pub(super) fn with_dropped(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    mut rows: Vec<ListRow>,
    base: &List,
    people: &People,
) -> Result<(Vec<ListRow>, Vec<Moved>), OfficeError> {
    if shelf.carries(store, base)? {
        return Ok((rows, Vec::new()));
    }
    let Some((left_out, since)) = left_out(store, shelf.until(), people, Whom::Everybody)? else {
        return Ok((rows, Vec::new()));
    };
    let is_absent = |person: &PersonId| rows.binary_search_by_key(person, |row| row.person).is_err();
    let mut away: Vec<PersonId> = left_out.into_iter().filter(is_absent).collect();
    away.retain(|person| shelf.scope().has(*person));
    // Who stands on the list itself and not in the rows was taken off by a correction.
    let taken_off = shelf.standing(store, base.id, &away)?;
    away.retain(|person| !taken_off.iter().any(|row| row.person == *person));
    let holds = |list: &List| !shelf.owners().is_beside(list, shelf.lists());
    let dropped = stood_last(store, shelf, away, (base, since), holds)?;
    let moved = dropped.iter().map(|row| Moved { person: row.person, row: Some(row.clone()) }).collect();
    rows.extend(dropped);
    rows.sort_unstable_by_key(|row| row.person);
    Ok((rows, moved))
}

/// As lists of before started: with those whom an earlier one has left out and who come back, as they were published last,
/// unless FIDE's list has them.
fn with_returned(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    mut start: Start,
    (base, day): (&List, Date),
    (people, rulings): (&People, &Rulings),
) -> Result<Start, OfficeError> {
    if rulings.reading == Reading::First || base.series == Series::Go {
        return Ok(start);
    }
    let Some((left_out, since)) = left_out(store, shelf.until(), people, Whom::Returned)? else { return Ok(start) };
    let is_away = |person: &PersonId| {
        let is_on = start.rows.binary_search_by_key(person, |row| row.person).is_ok();
        !is_on && shelf.scope().has(*person) && !is_barred(people, rulings, day, *person)
    };
    let away: Vec<PersonId> = left_out.into_iter().filter(is_away).collect();
    let returned = stood_last(store, shelf, away, (base, since), |_| true)?;
    if !returned.is_empty() {
        start.moved.extend(returned.iter().map(|row| Moved { person: row.person, row: Some(row.clone()) }));
        start.moved.sort_by_key(|moved| moved.person);
        start.rows.extend(returned);
        start.rows.sort_unstable_by_key(|row| row.person);
        start.is_stored = false;
    }
    Ok(start)
}

/// The rows of these persons on the last list up to `base` that has them, as far as it is one of those that `count`.
fn stood_last(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    mut away: Vec<PersonId>,
    (base, since): (&List, Date),
    counts: impl Fn(&List) -> bool,
) -> Result<Vec<ListRow>, OfficeError> {
    let mut stood: Vec<ListRow> = Vec::new();
    let is_earlier = |list: &&List| list.published.is_some() && list.day <= base.day && counts(list);
    for list in shelf.in_order(shelf.lists().iter().filter(is_earlier)).into_iter().rev() {
        if away.is_empty() {
            break;
        }
        let here = shelf.standing(store, list.id, &away)?;
        away.retain(|person| !here.iter().any(|row| row.person == *person));
        stood.extend(here);
        // Nobody was left out before the first decision, and a list that carries whom it leaves out has everybody.
        if list.day < since || shelf.carries(store, list)? {
            break;
        }
    }
    Ok(stood)
}

/// Whom the next list leaves out although the list before has them, and who stands on it again, of those who are not asked about
/// because they play.
pub(super) fn turning(
    store: &mut Reader<'_>,
    shelf: &Shelf,
    base: &List,
    (day, known): (Date, EntryId),
    rulings: &Rulings,
) -> Result<Vec<PersonId>, OfficeError> {
    if base.series == Series::Go || !leaves_out(store, base.series, known)? {
        return Ok(Vec::new());
    }
    let off: BTreeSet<PersonId> = shelf.off(store, base.id)?.iter().map(|row| row.person).collect();
    let mut asked = off.clone();
    for entry in ledger::of_kind(store, "death")?.into_iter().filter(|entry| entry.seq < known) {
        asked.extend(serde_json::from_str::<DeathAct>(&entry.body).ok().map(|death| death.person));
    }
    for kind in KEEPING_OFF {
        asked.extend(decisions::ever_of_kind(store, kind, known)?.into_iter().filter_map(|decision| decision.person));
    }
    if !rulings.suspended.is_empty() {
        persons::each_on(store, base.id, |person| {
            asked.extend(rulings.suspended.contains(&person.country).then_some(person.id));
            Ok(())
        })?;
    }
    let people = People::within(store, &Scope::These(asked.iter().copied().collect()))?;
    let turns = |person: &PersonId| is_barred(&people, rulings, day, *person) != off.contains(person);
    Ok(asked.into_iter().filter(turns).collect())
}

/// Whether a list may leave anybody out: somebody has died, or a decision has kept somebody off.
pub(crate) fn leaves_out(store: &mut Reader<'_>, series: Series, known: EntryId) -> Result<bool, Error> {
    if reading::of(store)? == Reading::First {
        return Ok(false);
    }
    let died = ledger::of_kind(store, "death")?.iter().any(|entry| entry.seq < known);
    let keeps_off = |kind: &DecisionKind| series != Series::Go || *kind == DecisionKind::Unlisted;
    for kind in KEEPING_OFF.into_iter().filter(|kind| !died && keeps_off(kind)) {
        if !decisions::ever_of_kind(store, kind, known)?.is_empty() {
            return Ok(true);
        }
    }
    Ok(died)
}

/// Whom to look for among those who were left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whom {
    /// Everybody.
    Everybody,
    /// Those who may come back: not the dead.
    Returned,
}

/// Everybody whom a list may have left out, and the day from which on one may have.
fn left_out(
    store: &mut Reader<'_>,
    known: EntryId,
    people: &People,
    whom: Whom,
) -> Result<Option<(BTreeSet<PersonId>, Date)>, Error> {
    let (mut persons, mut since): (BTreeSet<PersonId>, Option<Date>) = (BTreeSet::new(), None);
    let mut from = |day: Date| since = Some(since.map_or(day, |since: Date| since.min(day)));
    for entry in ledger::of_kind(store, "death")?.into_iter().filter(|entry| entry.seq < known) {
        let death = serde_json::from_str::<DeathAct>(&entry.body).ok();
        let is_meant = |death: &DeathAct| whom == Whom::Everybody || people.died(death.person).is_none();
        if let Some(DeathAct { person, day }) = death.filter(is_meant) {
            persons.insert(person);
            from(day);
        }
    }
    for kind in KEEPING_OFF {
        for decision in decisions::ever_of_kind(store, kind, known)? {
            from(decision.day);
            match (decision.person, Decided::read(&decision.value)) {
                (Some(person), _) => _ = persons.insert(person),
                (None, Some(Decided::Suspension { federation, .. })) => {
                    persons.extend(people.of_federation(&federation))
                }
                (None, _) => {}
            }
        }
    }
    Ok(since.map(|since| (persons, since)))
}
