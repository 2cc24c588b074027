//! What the desk looks at before a decision about a player's indicators or his initial points is written down.

use crate::acts::desk::Stamp;
use crate::lists::Decided;
use crate::lists::compute::People;
use crate::lists::coverage::{Coverages, is_home};
use crate::lists::newcomers::{Entrant, open_newcomers};
use crate::lists::reading::{self, Reading};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{persons_of, registered, standing_for, texts};
use arpad_model::{Coverage, Decision, DecisionKind, EntryId, Grade, PersonId, Rating, Series};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{decisions, list_rows, lists, reports};
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::go::hungary::tables::bound_of;
use jiff::civil::Date;

/// A decision on the indicators of a go player says why (§3(3): "indokolt esetben"), holds from a day that has come, and gives
/// nobody a grade who has no points.
pub(super) fn of_go_player(
    store: &mut Reader<'_>,
    stamp: &Stamp,
    (person, points): (PersonId, Option<i32>),
    day: Date,
) -> Result<(), OfficeError> {
    if stamp.why.trim().is_empty() {
        return Err(Refusal::new(code::DECISION_WITHOUT_REASON).into());
    }
    texts::past(stamp.day(), day)?;
    if points.is_none() && !has_points(store, person)? {
        return Err(Refusal::new(code::GRADE_WITHOUT_POINTS).with("person", person).into());
    }
    Ok(())
}

/// The committee decides by a regulation that is in force. A list that is taken over is of the time before: the regulation
/// begins on a first of January (§11(1)), its opening balance is of the day before.
pub(super) fn in_force(day: Date) -> Result<(), Refusal> {
    let edition = Calendar::default().edition_on(RatingSystem::Mgsz, day);
    edition
        .map(|_| ())
        .map_err(|error| Refusal::new(code::GO_NOT_IN_FORCE).with("date", error.date).with("first", error.first))
}

/// Points make somebody of ours a place on the list, and serve the opponents of a stranger (§1(1), §6(1) step 2): of whom
/// neither the register nor a list says which he is, somebody says it first. A professional is on no ranking list because
/// he was given points.
pub(super) fn belongs_or_not(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<(), OfficeError> {
    let followed = reading::followed(store)?;
    if followed.reading == Reading::First {
        return Ok(());
    }
    let (coverages, people) = (Coverages::read(store, EntryId::LAST)?, People::numbers(store)?);
    let standing = people.standing_for(person);
    let found = registered(store, standing)?;
    let is_said = coverages.on(&people, standing, day).is_some() || is_home(&found.country, &followed.home);
    if is_said || has_points(store, person)? {
        return Ok(());
    }
    let country = if found.country.is_empty() { "–" } else { found.country.as_str() };
    let refusal = Refusal::new(code::INDICATORS_UNSAID).with("person", person);
    Err(refusal.with("name", found.name.eastern().as_str()).with("country", country).into())
}

/// Initial points are of those who enter (§6(1) step 2): whoever stands in the register by other points keeps them whatever
/// would be written down here, and a decision on his indicators changes them. Whom a list has counted by his entry grade
/// alone is still to be given his.
pub(super) fn enters(store: &mut Reader<'_>, person: PersonId) -> Result<(), OfficeError> {
    if given_before(store, person)?.is_some() || !has_points(store, person)? {
        return Ok(());
    }
    let standing = standing_for(store, person)?;
    if open_newcomers(store)?.iter().any(|one| one.who == Entrant::Known(standing)) {
        return Ok(());
    }
    let name = registered(store, person)?.name.eastern();
    Err(Refusal::new(code::INITIAL_RATED).with("person", person).with("name", name.as_str()).into())
}

/// Refuses that the manager gives points where the committee has given them, under whichever number the person had: only it sets
/// others in their place.
pub(super) fn not_by_committee(store: &mut Reader<'_>, person: PersonId) -> Result<(), OfficeError> {
    let standing = standing_for(store, person)?;
    for decision in decisions::of_kind(store, DecisionKind::Initial, EntryId::LAST)?.into_iter().rev() {
        let Some(Decided::Initial { person: whose, manager: false, .. }) = Decided::read(&decision.value) else {
            continue;
        };
        if standing_for(store, whose)? != standing {
            continue;
        }
        let entry = decision.entry;
        let name = registered(store, person)?.name.eastern();
        let refusal = Refusal::new(code::INITIAL_BY_COMMITTEE).with("person", person).with("name", name.as_str());
        return Err(refusal.with("entry", entry).with("reference", decision.reference.as_str()).into());
    }
    Ok(())
}

/// The initial points that somebody was given before, and the entry that says so: the last counts.
pub fn given_before(store: &mut Reader<'_>, person: PersonId) -> Result<Option<(EntryId, i32)>, OfficeError> {
    let standing = standing_for(store, person)?;
    for decision in decisions::of_kind(store, DecisionKind::Initial, EntryId::LAST)?.into_iter().rev() {
        if let Some(Decided::Initial { person: whose, points, .. }) = Decided::read(&decision.value)
            && standing_for(store, whose)? == standing
        {
            return Ok(Some((decision.entry, points)));
        }
    }
    Ok(None)
}

/// What a ranking list says that was taken over holds whatever was decided before its day: such a decision would move nothing.
pub(super) fn after_opening(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<(), OfficeError> {
    let standing = standing_for(store, person)?;
    for decision in decisions::of_kind(store, DecisionKind::Indicators, EntryId::LAST)? {
        let Some(Decided::Indicators { person: whose, series: Series::Go, taken: true, .. }) =
            Decided::read(&decision.value)
        else {
            continue;
        };
        if decision.day > day && standing_for(store, whose)? == standing {
            let refusal = Refusal::new(code::INDICATORS_BEFORE_OPENING).with("person", person).with("day", day);
            return Err(refusal.with("opening", decision.day).into());
        }
    }
    Ok(())
}

/// The day of the first list that has somebody, where a decision holds from an earlier one and points were set with which he enters
/// (§6(1) step 2): it takes their place. Whoever decides is told; an earlier tournament of his may still come.
pub fn before_entry(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<Option<Date>, OfficeError> {
    if given_before(store, person)?.is_none() {
        return Ok(None);
    }
    let standing = standing_for(store, person)?;
    let found = registered(store, standing)?;
    let kin: Vec<PersonId> = persons_of(store, found)?.into_iter().map(|one| one.id).collect();
    let mut first: Option<Date> = None;
    for list in lists::of(store, Series::Go)? {
        if first.is_none_or(|first| list.day < first) && !list_rows::among(store, list.id, &kin)?.is_empty() {
            first = Some(list.day);
        }
    }
    Ok(first.filter(|first| day < *first))
}

/// The grade that somebody holds on a day and the lower one that a decision of that day gives him: by results a grade only rises
/// (§4(2)). The committee may (§3(3)); whoever writes it down is told, for it may be a slip.
pub fn lowered_grade(
    store: &mut Reader<'_>,
    decided: &Decided,
    day: Date,
) -> Result<Option<(Grade, Grade)>, OfficeError> {
    let Decided::Indicators { person, series: Series::Go, grade: Some(grade), taken: false, .. } = decided else {
        return Ok(None);
    };
    let Some(grade) = Grade::parse(grade) else { return Ok(None) };
    let standing = standing_for(store, *person)?;
    let found = registered(store, standing)?;
    let kin: Vec<PersonId> = persons_of(store, found)?.into_iter().map(|one| one.id).collect();
    let mut known = lists::of(store, Series::Go)?;
    known.retain(|list| list.day <= day);
    known.sort_by_key(|list| (list.day, list.id));
    for list in known.iter().rev() {
        if let Some(row) = list_rows::among(store, list.id, &kin)?.into_iter().next() {
            let held = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
            return Ok(held.filter(|held| grade < *held).map(|held| (held, grade)));
        }
    }
    Ok(None)
}

/// A stranger has no indicators (§4(1)): his points are those of the grade with which he enters each tournament (§6(1) step 2). Only
/// where table 1 has no bound for it, as for a professional, somebody has to give him points (E-35).
pub(super) fn of_stranger(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<(), OfficeError> {
    let (coverages, people) = (Coverages::read(store, EntryId::LAST)?, People::numbers(store)?);
    let standing = people.standing_for(person);
    if coverages.on(&people, standing, day) != Some(Coverage::Outside) {
        return Ok(());
    }
    let found = registered(store, standing)?;
    for one in persons_of(store, found.clone())? {
        for tournament in reports::tournaments_of(store, one.id)? {
            let Some(Report::Go { tournament, persons, .. }) = reports::known(store, tournament, EntryId::LAST)? else {
                continue;
            };
            let line = persons.iter().position(|person| *person == one.id).map(|line| line as u32);
            let grade = line.and_then(|line| tournament.entry_grades().get(&line).copied());
            if let Some(grade) = grade.filter(|grade| bound_of(*grade).is_some()) {
                let refusal = Refusal::new(code::INDICATORS_STRANGER).with("person", person).with("grade", grade);
                return Err(refusal.with("name", found.name.eastern().as_str()).into());
            }
        }
    }
    Ok(())
}

/// Points with which somebody enters are of no use to whom the register says to be outside.
pub(in crate::acts) fn is_ours(store: &mut Reader<'_>, person: PersonId) -> Result<(), OfficeError> {
    let (coverages, people) = (Coverages::read(store, EntryId::LAST)?, People::numbers(store)?);
    if coverages.on(&people, people.standing_for(person), Date::MAX) == Some(Coverage::Outside) {
        let name = registered(store, person)?.name.eastern();
        return Err(Refusal::new(code::NEWCOMER_OUTSIDE).with("person", person).with("name", name.as_str()).into());
    }
    Ok(())
}

/// Whether a list has somebody, under any number, or a decision gave him points.
pub(in crate::acts) fn has_points(store: &mut Reader<'_>, person: PersonId) -> Result<bool, OfficeError> {
    let person = standing_for(store, person)?;
    let found = registered(store, person)?;
    let kin: Vec<PersonId> = persons_of(store, found)?.into_iter().map(|one| one.id).collect();
    for list in lists::of(store, Series::Go)?.into_iter().rev() {
        if !list_rows::among(store, list.id, &kin)?.is_empty() {
            return Ok(true);
        }
    }
    let mut decided = decisions::of_kind(store, DecisionKind::Indicators, EntryId::LAST)?.into_iter();
    let gives = |decision: Decision| match Decided::read(&decision.value) {
        Some(Decided::Indicators { person, points, series: Series::Go, .. }) => {
            points.is_some() && kin.contains(&person)
        }
        _ => false,
    };
    Ok(decided.any(gives))
}

/// Points that anybody can mean.
const GO_POINTS: std::ops::RangeInclusive<i32> = 0..=3500;

/// The highest that anybody has had is 2882 (2014-05).
const CHESS_RATINGS: std::ops::RangeInclusive<i32> = 0..=3000;

pub(super) fn indicators(series: Series, points: Option<i32>, grade: Option<&str>) -> Result<(), Refusal> {
    if points.is_none() && grade.is_none() {
        return Err(Refusal::new(code::INDICATORS_EMPTY));
    }
    match (series, points, grade) {
        (Series::Chess(_), _, Some(_)) => Err(Refusal::new(code::GRADE_OF_CHESS)),
        (Series::Chess(_), Some(points), _)
            if !CHESS_RATINGS.contains(&points) || Rating::new(points.into()).is_none() =>
        {
            Err(Refusal::new(code::RATING_RANGE).with("points", points))
        }
        (Series::Go, Some(points), _) if !GO_POINTS.contains(&points) => {
            Err(Refusal::new(code::RATING_RANGE).with("points", points))
        }
        (Series::Go, _, Some(grade)) if Grade::parse(grade).is_none() => {
            Err(Refusal::new(code::GRADE_UNKNOWN).with("grade", grade))
        }
        _ => Ok(()),
    }
}
