//! What the next lists would say, before something is done and after: so its effect is seen before it is written. A late report or a
//! decision for a day to come enters no list that is next, so the list it enters is looked at too; and lists that are closed and wait to
//! be published are told as they would be made now.

mod remade;
mod waiting;

pub use remade::{made_anew, waiting_anew};

use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use crate::lists::ahead::month_ahead;
use crate::lists::compute::{self, Shelf, first_list};
use crate::lists::draft::Draft;
use crate::lists::forecast::next_day;
use crate::lists::go_line::Stop;
use crate::lists::go_ranking::{Differences, Rankings, rankings, unsettled};
use crate::views::checklist::{Moved, moved};
use arpad_model::{EntryId, List, Origin, Person, PersonId, Series, Tempo, TournamentId, TournamentState};
use arpad_registry::tables::{lists, persons, tournaments};
use arpad_registry::{Reader, Writer, ledger};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// The lists to come, and those that wait, as they would be made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    chess: Vec<NextList>,
    go: Rankings,
}

/// A list that would be made: its day, and whoever moves on it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NextList {
    series: Series,
    day: Date,
    /// It takes the place of a published one.
    is_revision: bool,
    /// It is closed already, and waits.
    is_closed: bool,
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

/// Lists that there are already and that come out otherwise: they have to be made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Anew {
    /// Of which series.
    pub series: Series,
    /// How many.
    pub count: usize,
    /// The day of the first.
    pub first: Date,
    /// The day of the last.
    pub last: Date,
}

/// On which lists something could be seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Concerned {
    /// Lists of chess.
    pub chess: BTreeSet<(Tempo, Date)>,
    /// Go is told from there on; none where nothing of it waits.
    go: Option<Stop>,
}

/// Which lists come next, and which of them every accepted event would enter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ahead {
    next: BTreeSet<(Tempo, Date)>,
    go: Option<Stop>,
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
    ahead.go = unsettled(store)?;
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

/// The day for which the first decision since an entry holds, or held that was taken back since.
pub fn decided_for(store: &mut Reader<'_>, since: EntryId) -> Result<Option<Date>, OfficeError> {
    for entry in ledger::after(store, since, FEW)? {
        match act_of(&entry)? {
            Act::Decide(act) => return Ok(Some(act.day)),
            Act::Cancel(act) => {
                if let Some(Act::Decide(act)) = ledger::entry(store, act.entry)?.as_ref().map(act_of).transpose()? {
                    return Ok(Some(act.day));
                }
            }
            _ => {}
        }
    }
    Ok(None)
}

/// Who was entered since an entry, by himself or as somebody new in a report.
pub fn entered_since(store: &mut Reader<'_>, since: EntryId) -> Result<Vec<Person>, OfficeError> {
    let mut numbers: Vec<PersonId> = Vec::new();
    for entry in ledger::after(store, since, FEW)? {
        match act_of(&entry)? {
            Act::Person(fields) => numbers.push(fields.person),
            Act::Accept(act) => numbers.extend(act.new.iter().map(|fields| fields.person)),
            _ => {}
        }
    }
    numbers.sort_unstable();
    Ok(persons::among(store, &numbers)?)
}

/// Entries that one deed makes, and more.
const FEW: u32 = 100;

/// The lists on which something could be seen: the next ones, those that an event enters or leaves by it, and the first one of the
/// day for which something is decided; of go everything from the first stop that is not settled.
pub fn concerned(before: &Ahead, after: &Ahead, decided_for: Option<Date>) -> Concerned {
    let mut chess: BTreeSet<(Tempo, Date)> = before.next.union(&after.next).copied().collect();
    for one in entering(before, after).into_iter().chain(entering(after, before)) {
        if let Series::Chess(tempo) = one.series {
            chess.insert((tempo, one.day));
        }
    }
    let first_from = |day: Date| match day.day() {
        1 => Some(day),
        _ => day.first_of_month().checked_add(1.month()).ok(),
    };
    if let Some(day) = decided_for.and_then(first_from) {
        let later = |tempo: &Tempo| before.next.iter().any(|(one, next)| one == tempo && *next < day);
        chess.extend(Tempo::ALL.into_iter().filter(later).map(|tempo| (tempo, day)));
    }
    Concerned { chess, go: before.go.into_iter().chain(after.go).min() }
}

/// Looks at these lists, and at revisions that wait. A list that is closed counts as published for those after it, so this is for a
/// transaction that is undone.
pub fn foreseen_on(store: &mut Writer<'_>, concerned: &Concerned) -> Result<Foreseen, OfficeError> {
    let mut chess = Vec::new();
    for tempo in Tempo::ALL {
        chess.extend(waiting::revisions(store, Series::Chess(tempo))?);
    }
    for (tempo, day) in &concerned.chess {
        let series = Series::Chess(*tempo);
        for closed in unpublished_before(store, series, *day)? {
            let (newest, moment) = (ledger::head(store)?.0, closed.closed_at);
            if let Some(moment) = moment {
                lists::publish(store, closed.id, newest, moment)?;
            }
        }
        chess.extend(next_list(store, *tempo, *day)?);
    }
    let go = match concerned.go {
        Some(from) => rankings(store, Some(from))?,
        None => Rankings::default(),
    };
    Ok(Foreseen { chess, go })
}

fn unpublished_before(store: &mut Reader<'_>, series: Series, day: Date) -> Result<Vec<List>, OfficeError> {
    let mut all = lists::of(store, series)?;
    all.retain(|list| list.origin == Origin::Computed && list.published.is_none() && list.day < day);
    Ok(all)
}

/// Looks at the next list of every series.
pub fn foreseen(store: &mut Reader<'_>) -> Result<Foreseen, OfficeError> {
    let mut chess = Vec::new();
    for tempo in Tempo::ALL {
        if let Some(day) = day_of_next(store, tempo)? {
            chess.extend(next_list(store, tempo, day)?);
        }
    }
    Ok(Foreseen { chess, go: rankings(store, None)? })
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

fn next_list(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Option<NextList>, OfficeError> {
    let (draft, closed): (Draft, Option<List>) = match month_ahead(store, tempo, day, compute::forecast) {
        Ok(made) => made,
        Err(OfficeError::Refused(_)) => return Ok(None),
        Err(other) => return Err(other),
    };
    let Moved { movers, first, leaving, returning, by_decision } = moved(store, &draft)?;
    let mut moves: Moves = movers.iter().map(|one| (one.person, (Some(one.before), Some(one.after)))).collect();
    let entering = first.into_iter().chain(returning).chain(by_decision);
    moves.extend(entering.map(|(person, rating)| (person, (None, Some(rating)))));
    moves.extend(leaving.into_iter().map(|(person, rating)| (person, (Some(rating), None))));
    let series = Series::Chess(tempo);
    Ok(Some(NextList { series, day, is_revision: false, is_closed: closed.is_some(), moves }))
}

/// Who would be told another number, the biggest difference first; of several lists of a chess series on the first that says it, of go
/// on the last.
pub fn shifts(before: &Foreseen, after: &Foreseen) -> Vec<Shift> {
    let (mut all, mut told) = (Vec::new(), HashSet::new());
    for (list, differing) in before.beside(after) {
        for (person, before, after) in differing {
            // The lists are in the order of their days: what one has changed the later ones only repeat.
            if told.insert((list.series, person)) {
                all.push(Shift { series: list.series, day: list.day, person, before, after });
            }
        }
    }
    for (stop, differing) in before.go.beside(&after.go) {
        for (person, before, after) in differing {
            if told.insert((Series::Go, person)) {
                all.push(Shift { series: Series::Go, day: stop.day, person, before, after });
            }
        }
    }
    in_order(&mut all);
    all
}

/// The biggest difference first.
fn in_order(shifts: &mut [Shift]) {
    let size = |one: &Shift| match (one.before, one.after) {
        (Some(before), Some(after)) => (after - before).abs(),
        _ => i32::MAX,
    };
    shifts.sort_by_key(|one| (std::cmp::Reverse(size(one)), one.person));
}

/// Lists that there are already, closed or published, and that would come out otherwise.
pub fn anew(before: &Foreseen, after: &Foreseen) -> Vec<Anew> {
    let chess = before.beside(after).into_iter().filter(|(list, _)| list.is_closed);
    let go = before.go.beside(&after.go).into_iter().map(|(stop, _)| stop);
    let go = go.filter(|stop| before.go.has_list(*stop) && after.go.has_list(*stop));
    counted(chess.map(|(list, _)| (list.series, list.day)).chain(go.map(|stop| (Series::Go, stop.day))))
}

/// How many lists of each series, from which to which.
fn counted(lists: impl Iterator<Item = (Series, Date)>) -> Vec<Anew> {
    let mut all: BTreeMap<Series, Anew> = BTreeMap::new();
    for (series, day) in lists {
        let one = all.entry(series).or_insert(Anew { series, count: 0, first: day, last: day });
        (one.count, one.first, one.last) = (one.count + 1, one.first.min(day), one.last.max(day));
    }
    all.into_values().collect()
}

impl Foreseen {
    /// The lists of chess that would say otherwise, each with who has another number on it; of one that is gone afterwards, because
    /// nothing takes the place of the published list any more, whoever goes back.
    fn beside<'a>(&'a self, after: &'a Foreseen) -> Vec<(&'a NextList, Differences)> {
        let none = Moves::new();
        let moves =
            |of: &'a Foreseen, list: &NextList| of.chess.iter().find(|one| one.is_same(list)).map(|one| &one.moves);
        let gone =
            self.chess.iter().filter(|list| list.is_revision && !after.chess.iter().any(|one| one.is_same(list)));
        let mut lists: Vec<&NextList> = after.chess.iter().chain(gone).collect();
        lists.sort_by_key(|list| (list.day, !list.is_revision));
        let differing = |list: &'a NextList| {
            let was = moves(self, list).unwrap_or(&none);
            let is = moves(after, list).unwrap_or(&none);
            // Who does not move has on it what he had before.
            let number = |told: &Moves, other: &Moves, person: PersonId| match told.get(&person) {
                Some((_, after)) => *after,
                None => other.get(&person).and_then(|(start, _)| *start),
            };
            let persons: BTreeSet<PersonId> = is.keys().chain(was.keys()).copied().collect();
            let both = |person: PersonId| (person, number(was, is, person), number(is, was, person));
            persons.into_iter().map(both).filter(|(_, before, after)| before != after).collect::<Differences>()
        };
        lists.into_iter().map(|list| (list, differing(list))).filter(|(_, differing)| !differing.is_empty()).collect()
    }
}

impl NextList {
    fn is_same(&self, other: &NextList) -> bool {
        (self.series, self.day, self.is_revision) == (other.series, other.day, other.is_revision)
    }
}
