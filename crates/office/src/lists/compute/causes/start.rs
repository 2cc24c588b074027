//! The whole way of a person to what his own games start from on a list.

use super::super::chess::Governing;
use super::super::explaining::Subject;
use super::super::scope::all_numbers;
use super::super::{People, Rulings, Shelf};
use super::entering::{Entering, pending};
use super::mergers::Mergers;
use super::{By, Way};
use crate::lists::Decided;
use crate::rating::rate_case::Answer;
use crate::refusal::OfficeError;
use arpad_model::{Code, Decision, EntryId, List, ListRow, Origin, PersonId, Series, Step, Tempo};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, off_lists};
use arpad_rules::go::codes::step;
use jiff::civil::Date;

/// How a newcomer of go enters.
const ENTERING: [Code; 4] =
    [step::INITIAL_MANAGER, step::INITIAL_COMMITTEE, step::INITIAL_ENTRY_GRADE, step::INITIAL_GRADE];

/// The way of a person, as the list has him and as his calculation is, where there is one.
pub(crate) fn way(
    store: &mut Reader<'_>,
    subject: &Subject<'_>,
    person: PersonId,
    (row, calculated): (Option<&ListRow>, Option<(&Answer, usize)>),
) -> Result<Way, OfficeError> {
    let list = subject.list;
    let mut walk = Walk::begin(store, subject, person, row.is_some())?;
    let after = row.and_then(|row| row.rating);
    if list.origin == Origin::Fide {
        walk.to(after, |_| Ok(By::Fide(list.closed)))?;
        return Ok(walk.done());
    }
    walk.reach_row(store)?;
    // A floor or a conversion has a calculation of its own, and moves whoever has no game.
    match calculated.filter(|(answer, position)| has_games(answer, *position)) {
        Some((answer, position)) => {
            let (start, computed) = of_calculation(answer, position);
            walk.reach_games(store, (answer, position), start)?;
            walk.way.start = start;
            if row.is_none() && computed.is_some() {
                walk.way.steps.push(super::Step { by: By::Off, from: computed, to: None });
            }
        }
        None => {
            walk.without_games(store, row.is_some(), after)?;
            walk.way.start = after;
        }
    }
    Ok(walk.way)
}

/// Whether a calculation has games of his.
fn has_games(answer: &Answer, position: usize) -> bool {
    match answer {
        Answer::Chess(answer) => answer.rated.players.get(position).is_some_and(|one| !one.tournaments.is_empty()),
        // On a day of decisions nobody plays.
        Answer::Mgsz(answer) => !answer.period.tournaments.is_empty(),
        Answer::Egf(_) => true,
    }
}

/// What a calculation starts from, and what it comes to.
fn of_calculation(answer: &Answer, position: usize) -> (Option<i32>, Option<i32>) {
    match answer {
        Answer::Chess(answer) => answer.rated.players.get(position).map_or((None, None), |result| {
            let after = result.after.filter(|_| result.published).and_then(|after| after.try_into().ok());
            (result.before.map(|rating| rating.points().into()), after)
        }),
        Answer::Mgsz(answer) => {
            let players = answer.rated.iter().flat_map(|rated| &rated.players);
            let found = players.into_iter().find(|player| player.player == position);
            found.map_or((None, None), |player| (player.start, player.after))
        }
        Answer::Egf(_) => (None, None),
    }
}

/// Somebody on the way.
struct Walk<'a> {
    subject: &'a Subject<'a>,
    person: PersonId,
    base: Option<List>,
    shelf: Shelf,
    /// His row on the list before.
    stored: Option<ListRow>,
    at: Option<i32>,
    /// He is on the list.
    is_listed: bool,
    way: Way,
}

impl<'a> Walk<'a> {
    fn begin(
        store: &mut Reader<'_>,
        subject: &'a Subject<'a>,
        person: PersonId,
        is_listed: bool,
    ) -> Result<Self, OfficeError> {
        let list = subject.list;
        let shelf = super::super::explaining::shelf_of(store, list)?;
        let base = match list.origin {
            Origin::Computed => list.base.and_then(|id| shelf.get(id).cloned()),
            Origin::Fide => super::super::list_before(store, list)?,
        };
        let stored = match (subject.base, &base) {
            (Some(rows), _) => row_in(rows, person).cloned(),
            (None, Some(base)) => list_rows::get(store, base.id, person)?,
            (None, None) => None,
        };
        let at = stored.as_ref().and_then(|row| row.rating);
        let way = Way { before: at, ..Way::default() };
        Ok(Walk { subject, person, base, shelf, stored, at, is_listed, way })
    }

    fn done(mut self) -> Way {
        self.way.start = self.at;
        self.way
    }

    /// A step to a rating, where it is not there yet.
    fn to(&mut self, to: Option<i32>, by: impl FnOnce(&Self) -> Result<By, OfficeError>) -> Result<(), OfficeError> {
        if self.at != to {
            let by = by(self)?;
            self.way.steps.push(super::Step { by, from: self.at, to });
            self.at = to;
        }
        Ok(())
    }

    fn rulings(&mut self, store: &mut Reader<'_>) -> Result<Rulings, OfficeError> {
        Ok(self.shelf.rulings(store, self.base.as_ref(), self.subject.list.day)?)
    }

    /// To the row the list starts from: what corrections have moved, who was kept or has come back.
    fn reach_row(&mut self, store: &mut Reader<'_>) -> Result<(), OfficeError> {
        let (Some(base), list) = (self.base.clone(), self.subject.list) else { return Ok(()) };
        if self.stored.is_none() && self.subject.base.is_none() {
            self.while_off(store, &base)?;
        }
        let moved = self.subject.moved.iter().find(|moved| moved.person == self.person);
        if let Some(moved) = moved {
            let start = moved.row.as_ref().and_then(|row| row.rating);
            if start != self.at
                && let Some(steps) = self.entering(store, &base, start)?
            {
                self.way.steps.extend(steps);
                self.at = start;
            }
            if self.at.is_none()
                && let Some(stood) = self.stood_last(store, &base)?
            {
                return self.to(start, |_| Ok(By::Returned(stood)));
            }
            let first = pending(store, &self.shelf, (&base, list.closed))?.first().copied();
            return self.to(start, |_| Ok(By::Learnt(first.unwrap_or(list.closed))));
        }
        if self.stored.is_some() || self.at.is_some() {
            return Ok(());
        }
        let people = People::numbers_at(store, list.closed)?;
        let numbers = all_numbers(&people, vec![self.person]);
        let others = match people.is_merged(self.person) {
            true => Vec::new(),
            false => list_rows::among(store, base.id, &numbers)?,
        };
        if let Some(other) = others.first().and_then(|row| row.rating) {
            let about = Mergers::read(store, list.closed)?.about(&numbers);
            return self.to(Some(other), |_| Ok(By::Number(about.unwrap_or(list.closed))));
        }
        for donor in self.shelf.donors(store, &base, list.day)? {
            if let Some(row) = list_rows::get(store, donor, self.person)?
                && let Some(donor) = self.shelf.get(donor).cloned()
            {
                return self.to(row.rating, |_| Ok(By::Kept(donor)));
            }
        }
        Ok(())
    }

    /// To the rating he has while he is on no list: it is carried on.
    fn while_off(&mut self, store: &mut Reader<'_>, base: &List) -> Result<(), OfficeError> {
        let Some(carried) = off_lists::among(store, base.id, &[self.person])?.into_iter().next() else {
            return Ok(());
        };
        let Some(stood) = self.stood_last(store, base)? else { return Ok(()) };
        let is_listed = self.is_listed;
        self.to(carried.rating, |_| Ok(if is_listed { By::Returned(stood) } else { By::Kept(stood) }))
    }

    /// What the acts did that enter the list through earlier ones; none where none has moved him.
    fn entering(
        &self,
        store: &mut Reader<'_>,
        base: &List,
        start: Option<i32>,
    ) -> Result<Option<Vec<super::Step>>, OfficeError> {
        let until = self.subject.list.closed;
        let mut found = None;
        for with_seeds in [false, true] {
            let Some(entering) = Entering::read(store, (base, until), &[self.person], with_seeds)? else { continue };
            let (steps, is_whole) = entering.steps(store, self.person, (self.at, start))?;
            if is_whole || found.is_none() {
                found = Some(steps);
            }
            if is_whole {
                break;
            }
        }
        Ok(found)
    }

    /// The last list before the base that has him.
    fn stood_last(&self, store: &mut Reader<'_>, base: &List) -> Result<Option<List>, OfficeError> {
        let earlier = self.shelf.lists().iter().filter(|list| list.published.is_some() && list.day <= base.day);
        for list in self.shelf.in_order(earlier).into_iter().rev() {
            if list_rows::get(store, list.id, self.person)?.is_some() {
                return Ok(Some(list.clone()));
            }
        }
        Ok(None)
    }

    /// To what the calculation starts from: a decision, a rating taken over, the standard rating.
    fn reach_games(
        &mut self,
        store: &mut Reader<'_>,
        (answer, position): (&Answer, usize),
        start: Option<i32>,
    ) -> Result<(), OfficeError> {
        if self.at == start {
            return Ok(());
        }
        let list = self.subject.list;
        let rulings = &self.rulings(store)?;
        let set = rulings.set_by.get(&self.person).copied();
        let by = match answer {
            Answer::Chess(answer) => {
                let player = answer.period.players.get(position);
                match (set, player.and_then(|player| player.taken)) {
                    (Some(entry), _) => By::Set(entry),
                    (None, Some(taken)) => By::Taken(taken),
                    (None, None) if player.is_some_and(|player| player.rating.is_none()) => {
                        By::Seed(answer.edition.seed.at, self.seeding(store)?)
                    }
                    (None, None) => By::Learnt(list.closed),
                }
            }
            Answer::Mgsz(answer) if self.at.is_none() => {
                let player = answer.rated.iter().flat_map(|rated| &rated.players).find(|one| one.player == position);
                let entering = |step: &&Step| ENTERING.contains(&step.code);
                match player.and_then(|player| player.steps.iter().find(entering)) {
                    Some(step) => By::Initial(step.paragraph, self.entered_by(rulings)),
                    None => By::Learnt(list.closed),
                }
            }
            Answer::Mgsz(_) | Answer::Egf(_) => match self.set_in_go(rulings) {
                Some(entry) => By::Set(entry),
                None => By::Learnt(list.closed),
            },
        };
        self.to(start, |_| Ok(by))
    }

    fn set_in_go(&self, rulings: &Rulings) -> Option<EntryId> {
        let sets = |decided: &Decided| matches!(decided, Decided::Indicators { person, points: Some(_), .. } if *person == self.person);
        rulings.go.iter().rfind(|(_, decided)| sets(decided)).map(|(decision, _)| decision.entry)
    }

    /// The committee's last word on a go player's points on the day of a list.
    fn decided_on(&self, day: Date, people: &People, rulings: &Rulings) -> Option<EntryId> {
        let is_of_day = |decision: &Decision| decision.day == day;
        let sets = |decided: &Decided| matches!(decided, Decided::Indicators { person, points: Some(_), .. } if people.standing_for(*person) == self.person);
        let is_meant = |(decision, decided): &&(Decision, Decided)| is_of_day(decision) && sets(decided);
        rulings.indicators.iter().rfind(is_meant).map(|(decision, _)| decision.entry)
    }

    fn entered_by(&self, rulings: &Rulings) -> Option<EntryId> {
        let enters = |decided: &Decided| matches!(decided, Decided::Initial { person, .. } if *person == self.person);
        rulings.go.iter().rfind(|(_, decided)| enters(decided)).map(|(decision, _)| decision.entry)
    }

    /// The standard list whose ratings stand in.
    fn seeding(&self, store: &mut Reader<'_>) -> Result<Option<List>, OfficeError> {
        let list = self.subject.list;
        let standard = Shelf::read(store, Series::Chess(Tempo::Standard), list.closed)?;
        Ok(standard.base(list.day).cloned())
    }

    /// To what the list says, where no game of his counts in it.
    fn without_games(
        &mut self,
        store: &mut Reader<'_>,
        is_listed: bool,
        after: Option<i32>,
    ) -> Result<(), OfficeError> {
        if self.at == after {
            return Ok(());
        }
        let list = self.subject.list;
        let rulings = &self.rulings(store)?;
        if let Series::Chess(tempo) = list.series {
            if let (Some(points), Some(entry)) = (rulings.ratings.get(&self.person), rulings.set_by.get(&self.person)) {
                self.to(Some(*points), |_| Ok(By::Set(*entry)))?;
            }
            let governing = Governing::of(tempo, list.day, std::iter::empty(), rulings)?;
            if let (Some(transition), Some((entry, _))) = (governing.transition, &rulings.transition) {
                let converted = self.at.map(|points| transition.convert(points.into()) as i32);
                self.to(converted, |_| Ok(By::Conversion(*entry)))?;
            }
            if is_listed && after.is_none() {
                let (paragraph, floor) = (governing.list.delisting.at, governing.list.floor.value.into());
                self.to(None, |_| Ok(By::Floor(paragraph, floor)))?;
            }
        }
        let people = People::numbers_at(store, list.closed)?;
        if let (Series::Go, Some(entry)) = (list.series, self.decided_on(list.day, &people, rulings)) {
            self.to(after, |_| Ok(By::Set(entry)))?;
        }
        if self.at == after {
            return Ok(());
        }
        let leads_elsewhere = people.is_merged(self.person);
        if !is_listed && !leads_elsewhere {
            return self.to(after, |_| Ok(By::Off));
        }
        let numbers = all_numbers(&people, vec![self.person]);
        let about = match numbers.len() {
            1 => None,
            _ => Mergers::read(store, list.closed)?.about(&numbers),
        };
        self.to(after, |_| Ok(about.map_or(By::Learnt(list.closed), By::Number)))
    }
}

fn row_in(rows: &[ListRow], person: PersonId) -> Option<&ListRow> {
    rows.binary_search_by_key(&person, |row| row.person).ok().map(|place| &rows[place])
}
