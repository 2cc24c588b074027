//! What an officer looks at before a list is closed: what is missing, what is in doubt, what will move.

mod doubts;
mod of_go;
mod twins;
mod waiting;

pub use crate::lists::dropped::Dropped;
pub use doubts::RatingApart;
pub use waiting::WaitingFile;

use crate::acts::accept::births_asked;
use crate::acts::desk::OfficeError;
use crate::intake::kin::Twin;
use crate::lists::Decided;
use crate::lists::ahead::month_ahead;
use crate::lists::compute::{self, Made, Rulings, Shelf, closing_day, goes_back_to};
use crate::lists::draft::Draft;
use crate::lists::outdated::{Outdated, since_closed};
use crate::lists::replay::go_due;
use crate::refusal::Refusal;
use crate::views::otherwise::{Otherwise, otherwise};
use crate::views::records::players_of;
use crate::views::untouched::{Computed, is_touched};
use arpad_model::{
    Correction, Decision, EntryId, Finding, List, ListId, ListRow, Person, PersonId, Place, RegisteredTournament,
    Series, Spot, Tempo, TournamentId, TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::{decisions, list_rows, off_lists, persons, tournaments};
use doubts::{doubts, far_ratings};
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap, HashSet};
use twins::twins;
use waiting::waiting;

/// The most that is opened or looked up one by one.
const MOST: usize = 1_000;

/// Everything to look at before a closing.
#[derive(Clone, Debug, Default)]
pub struct Checklist {
    /// It is of go, whose numbers are points.
    pub is_go: bool,
    /// The tournaments the list counts.
    pub counted: Vec<RegisteredTournament>,
    /// Those the law refuses at the last moment.
    pub left_out: Vec<RegisteredTournament>,
    /// What the law says of them.
    pub findings: Vec<Finding>,
    /// Received files nobody has decided about.
    pub waiting: Vec<WaitingFile>,
    /// Announced events that are over and have no report.
    pub unreported: Vec<RegisteredTournament>,
    /// Counted events that were announced otherwise.
    pub otherwise: Vec<Otherwise>,
    /// Corrections of what was rated that will enter.
    pub corrections: Vec<Correction>,
    /// How many lists they correct.
    pub corrected: usize,
    /// Corrections that do not, because FIDE's list of a later day stands between: its players' numbers are FIDE's, and those
    /// of whoever it does not have move when our own list of that day is made anew.
    pub beyond: Vec<Correction>,
    /// Those who move, the biggest change first.
    pub movers: Vec<Mover>,
    /// Those who get their first rating, the highest first.
    pub first_ratings: Vec<(PersonId, i32)>,
    /// In chess: who was not on the list before and comes onto it by what was decided, with his number there, the highest first.
    pub by_decision: Vec<(PersonId, i32)>,
    /// Players of the counted events who may be somebody else, with whom.
    pub doubts: Vec<(Person, Person)>,
    /// Players of the counted events to whom the file gives a rating far from the register's, or that the register has not.
    pub far_ratings: Vec<RatingApart>,
    /// Counted events, each with another in which the same players met on the same days.
    pub twins: Vec<(RegisteredTournament, Twin)>,
    /// In chess: nobody has closed the list before, of this day; everything is told as if it was closed now.
    pub upon: Option<Date>,
    /// In go: the lists that would be made, new ones and revisions, in their order.
    pub lists: Vec<List>,
    /// In go: what the committee decided, and these lists would be the first to know.
    pub decided: Vec<Decision>,
    /// In go: what lists were made with, and does not hold any more.
    pub fallen: Vec<Decision>,
    /// In go: players of the ranking list that was taken over who enter with it.
    pub opening: usize,
    /// Who has a rating on the list before and would have none on the next, with his number there; in go who stands on the list in
    /// force and would not stand on the next.
    pub leaving: Vec<(PersonId, i32)>,
    /// In chess: the list is closed and waits to be published, and what it was made from has changed since; all else is told of
    /// the list that would be closed instead.
    pub outdated: Option<Outdated>,
    /// In go: what would be taken away from lists made anew; whoever closes says that he has seen it.
    pub dropped: Dropped,
    /// In go: why closing would be refused now whatever is said.
    pub refused: Option<Refusal>,
}

/// Somebody whose rating changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mover {
    /// Who.
    pub person: PersonId,
    /// On the list before.
    pub before: i32,
    /// On the one that would be closed.
    pub after: i32,
}

impl Mover {
    /// The points won or lost.
    pub fn change(&self) -> i32 {
        self.after - self.before
    }
}

impl Checklist {
    /// Nothing waits and nothing is in doubt.
    pub fn is_clear(&self) -> bool {
        let Checklist { left_out, waiting, unreported, otherwise, doubts, far_ratings, twins, .. } = self;
        let is_certain = doubts.is_empty() && far_ratings.is_empty() && twins.is_empty();
        let is_quiet = self.findings.is_empty() && self.corrections.is_empty() && left_out.is_empty();
        let is_as_it_was = self.lists.iter().all(|list| list.revision == 0) && self.leaving.is_empty();
        let is_as_it_was = is_as_it_was && self.dropped.is_empty() && self.refused.is_none() && self.outdated.is_none();
        let is_quiet = is_quiet && is_as_it_was && self.decided.is_empty() && self.fallen.is_empty();
        is_quiet && waiting.is_empty() && unreported.is_empty() && otherwise.is_empty() && is_certain
    }
}

/// Whether what closing would have made when `seq` was the newest entry may be something else by now: other events, or persons called
/// otherwise. What waits is looked at anew in any case, see [`with_waiting`].
pub fn is_outdated(store: &mut Reader<'_>, seq: EntryId) -> Result<bool, OfficeError> {
    is_touched(store, seq, Computed::List)
}

/// What closing a chess month would bring up; refused where closing would be.
pub fn month_checklist(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Checklist, OfficeError> {
    let made = month_made(store, tempo, day)?;
    with_waiting(store, &made, tempo, day)
}

/// What follows from the list that closing would make, without what waits: the costly part of it.
pub fn month_made(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Checklist, OfficeError> {
    let (draft, waiting) = month_ahead(store, tempo, day, compute::forecast)?;
    let outdated = waiting.map(|list| since_closed(store, &list, &draft)).transpose()?;
    let list = made(store, Series::Chess(tempo), draft)?;
    Ok(Checklist { outdated: outdated.filter(|one| !one.is_empty()), ..list })
}

/// The same with what waits now.
pub fn with_waiting(
    store: &mut Reader<'_>,
    made: &Checklist,
    tempo: Tempo,
    day: Date,
) -> Result<Checklist, OfficeError> {
    waited(store, Series::Chess(tempo), Some(closing_day(tempo, day)), made.clone())
}

/// The same for go, of the very lists that closing would make.
pub fn go_checklist(store: &mut Reader<'_>) -> Result<Checklist, OfficeError> {
    let made = go_made(store)?;
    go_with_waiting(store, &made)
}

/// What follows from the go lists that closing would make, without what waits.
pub fn go_made(store: &mut Reader<'_>) -> Result<Checklist, OfficeError> {
    let (draft, line) = go_due(store)?;
    let known = of_go::known(store, &line, &draft)?;
    let list = made(store, Series::Go, draft)?;
    Ok(known.put_to(list))
}

/// The same with what waits now.
pub fn go_with_waiting(store: &mut Reader<'_>, made: &Checklist) -> Result<Checklist, OfficeError> {
    waited(store, Series::Go, None, made.clone())
}

/// Whether the go lists that closing would have made when `seq` was the newest entry may be others by now.
pub fn go_is_outdated(store: &mut Reader<'_>, seq: EntryId) -> Result<bool, OfficeError> {
    is_touched(store, seq, Computed::GoLists)
}

/// With the files nobody has decided about, the events nobody has reported, and how the counted ones were announced.
fn waited(
    store: &mut Reader<'_>,
    series: Series,
    closing: Option<Date>,
    list: Checklist,
) -> Result<Checklist, OfficeError> {
    let numbers: Vec<TournamentId> = list.counted.iter().map(|event| event.id).collect();
    Ok(Checklist {
        // Whoever was entered since may be one of the players.
        doubts: doubts(store, &numbers)?,
        waiting: waiting(store, series)?,
        unreported: unreported(store, series, closing)?,
        otherwise: otherwise(store, &list.counted)?,
        ..list
    })
}

fn made(store: &mut Reader<'_>, series: Series, draft: Draft) -> Result<Checklist, OfficeError> {
    let new = draft.specs.iter().filter(|spec| spec.revision == 0).flat_map(|spec| spec.tournaments.iter().copied());
    let numbers: Vec<TournamentId> = new.collect();
    let counted = tournaments::among(store, &numbers)?;
    let Moved { movers, first: first_ratings, leaving, by_decision, .. } = moved(store, &draft)?;
    let mut findings = draft.findings.clone();
    for (place, event) in counted.iter().enumerate() {
        let players = players_of(store, event.id)?;
        let found = births_asked(store, event, &players)?;
        let spot = Spot { tournament: event.name.clone(), ..Spot::default() };
        findings.extend(found.map(|found| Finding {
            place: Place::Tournament(place),
            spot: Some(Box::new(spot)),
            ..found
        }));
    }
    // Corrections enter the first list that is made.
    let (corrections, beyond, corrected) = match draft.upon {
        Some(_) => (Vec::new(), Vec::new(), 0),
        None => corrections(store, &draft)?,
    };
    Ok(Checklist {
        upon: draft.upon.as_ref().map(|(day, _)| *day),
        is_go: series == Series::Go,
        corrections,
        corrected,
        beyond,
        far_ratings: far_ratings(store, &counted)?,
        twins: twins(store, &counted)?,
        left_out: draft.left_out,
        findings,
        counted,
        movers,
        first_ratings,
        by_decision,
        leaving,
        ..Checklist::default()
    })
}

/// Announced events of which no report has come, although they are over.
fn unreported(
    store: &mut Reader<'_>,
    series: Series,
    closing: Option<Date>,
) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let mut events = tournaments::in_state(store, series, TournamentState::Announced)?;
    // Of an event that is not to be rated nobody waits for a report.
    events.retain(|event| event.facts.not_rated.is_empty());
    events.retain(|event| closing.is_none_or(|closing| event.ends <= closing));
    Ok(events)
}

/// The corrections since the list before was closed, of events that a list has counted: those that enter, and those behind
/// FIDE's list.
fn corrections(
    store: &mut Reader<'_>,
    draft: &Draft,
) -> Result<(Vec<Correction>, Vec<Correction>, usize), OfficeError> {
    let Some(spec) = draft.specs.first() else { return Ok((Vec::new(), Vec::new(), 0)) };
    let series = spec.series;
    let shelf = Shelf::read(store, series, EntryId::LAST)?;
    let since = match series {
        // A closing of go makes every list anew that something learnt since moves.
        Series::Go => shelf.lists().iter().map(|list| list.closed).max().unwrap_or(EntryId(0)),
        Series::Chess(_) => spec.base.and_then(|base| shelf.get(base)).map_or(EntryId(0), |base| base.closed),
    };
    let mut found = decisions::corrections(store, EntryId::LAST)?;
    // What the list itself had counted before it is made anew is no earlier list's.
    let is_earlier = |list: ListId| shelf.get(list).is_some() && Some(list) != spec.instead_of;
    found.retain(|one| one.entry > since && one.list.is_some_and(is_earlier));
    let base = spec.base.and_then(|base| shelf.get(base));
    let enters = |one: &Correction| match (base, one.list.and_then(|list| shelf.get(list))) {
        (Some(base), Some(rated_in)) => goes_back_to(&shelf, base, rated_in.day).is_ok(),
        _ => true,
    };
    let (entering, beyond): (Vec<Correction>, Vec<Correction>) = found.into_iter().partition(enters);
    let rated_in = |one: &Correction| one.list.and_then(|list| shelf.get(list)).map(List::place);
    let corrected: HashSet<_> = entering.iter().filter_map(rated_in).collect();
    let corrected = corrected.len();
    Ok((entering, beyond, corrected))
}

/// Who would stand on the next list with another number than before.
#[derive(Default)]
pub(crate) struct Moved {
    /// The biggest change first.
    pub movers: Vec<Mover>,
    /// Who gets his first rating, the highest first.
    pub first: Vec<(PersonId, i32)>,
    /// Who has none any more or is left out, with his number before, the highest first.
    pub leaving: Vec<(PersonId, i32)>,
    /// Whom the list before has left out, and who stands on this one.
    pub returning: Vec<(PersonId, i32)>,
    /// Who had no rating on the list before, and has one here because it was decided; he may have played with it since.
    pub by_decision: Vec<(PersonId, i32)>,
}

/// How the participants come out, beside what each starts from: the list before, FIDE's where that does not have him, or
/// what was decided. Who starts from nothing gets his first rating.
pub(crate) fn moved(store: &mut Reader<'_>, draft: &Draft) -> Result<Moved, OfficeError> {
    let (Some(spec), Some(last)) = (draft.specs.first(), draft.made.last()) else { return Ok(Moved::default()) };
    let rows = last.rows.iter().chain(&last.off).map(|row| row.person);
    let people: BTreeSet<PersonId> = rows.chain(last.start.iter().map(|moved| moved.person)).collect();
    let people: Vec<PersonId> = people.into_iter().collect();
    let shelf = Shelf::read(store, spec.series, EntryId::LAST)?;
    // Of a late tournament of go everything after it is made anew: who moves is told from the list in force.
    let base = match spec.series {
        Series::Go if of_go::is_before_last(&shelf, draft) => return Ok(Moved::default()),
        Series::Go => shelf.in_force(Date::MAX),
        // The list before is not closed: what it starts from itself.
        Series::Chess(_) if draft.upon.is_some() => shelf.base(spec.day),
        Series::Chess(_) => spec.base.and_then(|base| shelf.get(base)),
    };
    let mut before: HashMap<PersonId, ListRow> = HashMap::new();
    if let Some(base) = base {
        before.extend(list_rows::among(store, base.id, &people)?.into_iter().map(|row| (row.person, row)));
        for row in shelf.kept(store, base, spec.day)? {
            before.entry(row.person).or_insert(row);
        }
    }
    if let Some((_, upon)) = &draft.upon {
        before.extend(upon.rows.iter().map(|row| (row.person, row.clone())));
        let off: Vec<PersonId> = upon.off.iter().map(|row| row.person).collect();
        before.retain(|person, _| !off.contains(person));
    }
    let rulings = Rulings::read(store, EntryId::LAST, spec.series, base, spec.day)?;
    let decided = |person: PersonId| {
        let taken = rulings.taken(person, |event| spec.tournaments.contains(&event)).map(|taken| taken.rating.rating);
        // Points of a ranking list that was taken over are nobody's first.
        let opening = || {
            rulings.indicators.iter().rev().find_map(|(_, decided)| match decided {
                Decided::Indicators { person: whose, series: Series::Go, points, taken: true, .. }
                    if *whose == person =>
                {
                    *points
                }
                _ => None,
            })
        };
        taken.or_else(|| rulings.ratings.get(&person).copied()).or_else(opening)
    };
    let Moved { mut movers, mut first, mut leaving, mut returning, mut by_decision } = Moved::default();
    // Whom the list before has left out already does not leave it.
    let was_off = match base {
        Some(base) if spec.off.is_some() => off_lists::among(store, base.id, &people)?,
        _ => Vec::new(),
    };
    let was_off: HashSet<PersonId> = match &draft.upon {
        Some((_, upon)) => upon.off.iter().map(|row| row.person).collect(),
        None => was_off.iter().map(|row| row.person).collect(),
    };
    let left_out = last.off.iter().filter(|row| !was_off.contains(&row.person));
    leaving.extend(left_out.filter_map(|row| Some((row.person, before.get(&row.person)?.rating?))));
    for row in &last.rows {
        let stood = before.get(&row.person).and_then(|row| row.rating);
        let was = stood.or_else(|| decided(row.person));
        if let (None, Some(after)) = (stood, row.rating)
            && rulings.ratings.contains_key(&row.person)
        {
            by_decision.push((row.person, after));
        }
        match (was, row.rating) {
            (Some(before), Some(after)) if before != after => movers.push(Mover { person: row.person, before, after }),
            (None, Some(after)) if was_off.contains(&row.person) => returning.push((row.person, after)),
            (None, Some(after)) => first.push((row.person, after)),
            (Some(before), None) => leaving.push((row.person, before)),
            _ => {}
        }
    }
    // A correction has taken their first rating from them, and they have no row to be seen by.
    for person in taken_off(store, last)? {
        leaving.extend(before.get(&person).and_then(|row| row.rating).map(|rating| (person, rating)));
    }
    movers.sort_by_key(|one| (Reverse(one.change().abs()), one.person));
    first.sort_by_key(|(person, rating)| (Reverse(*rating), *person));
    leaving.sort_by_key(|(person, rating)| (Reverse(*rating), *person));
    by_decision.sort_by_key(|(person, rating)| (Reverse(*rating), *person));
    Ok(Moved { movers, first, leaving, returning, by_decision })
}

/// Who stood on the list before and is taken off it by a correction, as himself: the points of a merged number are the other's.
fn taken_off(store: &mut Reader<'_>, made: &Made) -> Result<Vec<PersonId>, OfficeError> {
    let stands: HashSet<PersonId> = made.rows.iter().chain(&made.off).map(|row| row.person).collect();
    let gone = made.start.iter().filter(|moved| moved.row.is_none() && !stands.contains(&moved.person));
    let mut gone: Vec<PersonId> = gone.map(|moved| moved.person).collect();
    gone.sort_unstable();
    let known = persons::among(store, &gone)?;
    Ok(known.into_iter().filter(|person| person.merged_into.is_none()).map(|person| person.id).collect())
}
