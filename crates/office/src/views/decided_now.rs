//! What the committee decided about go players and no published list shows yet (§3(3)): it holds from its day, so whoever asks
//! before the next list is published is told the number that holds, with its reason and the list that will have it.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::files::export::ListLine;
use crate::lists::Decided;
use crate::lists::compute::People;
use crate::lists::coverage::Coverages;
use crate::lists::draft::decided_draft;
use crate::lists::go_line::Line;
use crate::lists::reading::{self, Reading};
use crate::views::causes::{Done, done};
use crate::views::list_page::standing_on;
use crate::views::public::{PublicPerson, Shown, governing};
use arpad_model::{Coverage, Decision, DecisionKind, EntryId, Grade, List, ListRow, PersonId, PersonName, Series};
use arpad_registry::tables::{decisions, list_rows, lists, persons};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::collections::HashMap;

/// One such decision.
#[derive(Clone, Debug)]
pub struct DecidedNow {
    /// About whom.
    pub person: PersonId,
    /// His name in the register.
    pub name: PersonName,
    /// As anybody may see him.
    pub who: Shown,
    /// The day it holds from, which is that of the list that will show it.
    pub day: Date,
    /// The act, with who decided, and why.
    pub done: Done,
    /// His points on the list in force.
    pub before: Option<i32>,
    /// His points now: the decided ones, with what tournaments since that day have moved.
    pub points: Option<i32>,
    /// His grade now.
    pub grade: Option<Grade>,
}

/// All of them that still say something, by the day they hold from.
pub fn decided_now(store: &mut Reader<'_>) -> Result<Vec<DecidedNow>, OfficeError> {
    let mut open = unpublished(store)?;
    keep_last_word(&mut open);
    if open.is_empty() {
        return Ok(Vec::new());
    }
    let numbers: Vec<PersonId> = open.iter().map(|(person, _)| *person).collect();
    let rows = rows_now(store, &numbers)?;
    let official = match governing(store, Series::Go)? {
        Some(list) => standing_on(store, &list, &numbers)?,
        None => Vec::new(),
    };
    let row_of = |rows: &[ListRow], person: PersonId| rows.iter().find(|row| row.person == person).cloned();
    let minors = Minors::read(store)?;
    let mut told = Vec::new();
    for (person, decision) in open {
        let (Some(found), Some(done)) = (persons::get(store, person)?, done(store, decision.entry)?) else { continue };
        let (who, name) = (PublicPerson::of(&found, minors), found.name);
        let now = row_of(&rows, person);
        told.push(DecidedNow {
            person,
            name,
            who,
            day: decision.day,
            done,
            before: row_of(&official, person).and_then(|row| row.rating),
            points: now.as_ref().and_then(|row| row.rating),
            grade: now.and_then(|row| Grade::from_steps(u8::try_from(row.grade?).ok()?)),
        });
    }
    Ok(told)
}

impl DecidedNow {
    /// A row of the list in force as it stands with what was decided since.
    pub fn put_to(all: &[DecidedNow], row: &ListRow) -> ListRow {
        let last = all.iter().rfind(|one| one.person == row.person);
        last.map_or_else(
            || row.clone(),
            |one| ListRow { rating: one.points, grade: one.grade.map(|grade| grade.steps().into()), ..row.clone() },
        )
    }
}

/// Says on lines of the go list in force what was decided since: the points and the grade that hold (§3(3)).
pub fn mark_decided(store: &mut Reader<'_>, list: &List, lines: &mut [ListLine]) -> Result<(), OfficeError> {
    if list.series != Series::Go || governing(store, Series::Go)?.is_none_or(|one| one.id != list.id) {
        return Ok(());
    }
    for one in decided_now(store)? {
        // A decision is about somebody: where he is hidden it would say about whom.
        let mut named = lines.iter_mut().filter(|line| !line.is_withheld);
        if let (Some(line), Some(points)) = (named.find(|line| line.person == one.person), one.points) {
            line.now = Some((points, one.grade));
        }
    }
    Ok(())
}

/// Those about one person.
pub fn decided_now_about(store: &mut Reader<'_>, person: PersonId) -> Result<Vec<DecidedNow>, OfficeError> {
    let mut told = decided_now(store)?;
    told.retain(|one| one.person == person);
    Ok(told)
}

/// What a later decision about the same player replaces is not told beside it: his numbers now are not what it said.
fn keep_last_word(open: &mut Vec<(PersonId, Decision)>) {
    let mut said: HashMap<PersonId, [bool; 2]> = HashMap::new();
    let mut last: Vec<_> = std::mem::take(open).into_iter().rev().collect();
    last.retain(|(person, decision)| {
        let Some(Decided::Indicators { points, grade, .. }) = Decided::read(&decision.value) else { return true };
        let (says, later) = ([points.is_some(), grade.is_some()], said.entry(*person).or_default());
        let is_replaced = says != [false; 2] && (0..2).all(|one| !says[one] || later[one]);
        (0..2).for_each(|one| later[one] |= says[one]);
        !is_replaced
    });
    open.extend(last.into_iter().rev());
}

/// Decisions that hold about players of the system, and that no published list of their day knows; whose they are.
pub(crate) fn unpublished(store: &mut Reader<'_>) -> Result<Vec<(PersonId, Decision)>, OfficeError> {
    // In registers of before a decision enters with the next tournament of its player.
    if reading::of(store)? == Reading::First {
        return Ok(Vec::new());
    }
    let mut open = decisions::of_kind(store, DecisionKind::Indicators, EntryId::LAST)?;
    open.retain(|decision| {
        matches!(Decided::read(&decision.value), Some(Decided::Indicators { series: Series::Go, taken: false, .. }))
    });
    if open.is_empty() {
        return Ok(Vec::new());
    }
    let made: Vec<List> = lists::of(store, Series::Go)?;
    let shows = |list: &List, decision: &Decision| {
        let is_its = list.tournament.is_none() && list.day == decision.day;
        is_its && list.published.is_some() && list.closed > decision.entry
    };
    open.retain(|decision| !made.iter().any(|list| shows(list, decision)));
    let (coverages, people) = (Coverages::read(store, EntryId::LAST)?, People::numbers(store)?);
    let mut told = Vec::new();
    for decision in open {
        let Some(person) = decision.person.map(|person| people.standing_for(person)) else { continue };
        if coverages.on(&people, person, decision.day) != Some(Coverage::Outside) {
            told.push((person, decision));
        }
    }
    told.sort_by_key(|(_, decision)| (decision.day, decision.entry));
    Ok(told)
}

/// The rows of these persons as they stand with what was decided, and without tournaments that no list has counted yet.
fn rows_now(store: &mut Reader<'_>, numbers: &[PersonId]) -> Result<Vec<ListRow>, OfficeError> {
    match decided_draft(store) {
        Ok(draft) => {
            let rows = draft.made.into_iter().next_back().map(|made| made.rows).unwrap_or_default();
            Ok(rows.into_iter().filter(|row| numbers.contains(&row.person)).collect())
        }
        // The lists are closed, and wait to be published.
        Err(OfficeError::Refused(_)) => {
            let known = ledger::head(store)?.0.next();
            match Line::read(store, known, &[])?.last_list() {
                Some(list) => Ok(list_rows::among(store, list, &sorted(numbers))?),
                None => Ok(Vec::new()),
            }
        }
        Err(error) => Err(error),
    }
}

fn sorted(numbers: &[PersonId]) -> Vec<PersonId> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
