//! Every number that moved has its cause: the act, and a change worked out by hand; the changes add up to the last point.

mod go;
mod kinds;
mod reasons;
mod several;

use crate::month::*;
use arpad_model::{PersonId, Series};
use arpad_office::rating::rate_case::Answer;
use arpad_office::views::causes::Cause;
use arpad_office::views::explain_list::{ListExplanation, explain_list};
use arpad_office::views::list_page::{Wanted, Which};
use arpad_registry::tables::list_rows;
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

pub const JUNE: Date = date(2024, 6, 1);
pub const JULY: Date = date(2024, 7, 1);

/// A person on the list of a day.
pub fn explained(registry: &mut Registry, person: u32, day: Date) -> ListExplanation {
    of_series(registry, person, STANDARD, day, None)
}

/// The same in any series, and of a revision.
pub fn of_series(
    registry: &mut Registry,
    person: u32,
    series: Series,
    day: Date,
    revision: Option<u32>,
) -> ListExplanation {
    let which = Which { series, date: Wanted::Day(day), after: None, revision, as_known_on: None, origin: None };
    registry.read(|store| explain_list(store, PersonId(person), Some(series), Some(&which))).expect("an explanation")
}

/// A cause as its kind, the entry, and from where to where it led.
pub type Told = (&'static str, i64, Option<i32>, Option<i32>);

pub fn told(cause: &Cause) -> Told {
    let entry = cause.done.as_ref().map_or(0, |done| done.entry.0);
    (cause.kind.as_str(), entry, cause.from, cause.to)
}

/// The causes of somebody on a list. Whoever asks is told that they, and the own games, lead from the list before to it.
pub fn causes(registry: &mut Registry, person: u32, day: Date) -> Vec<Told> {
    let found = explained(registry, person, day);
    adds_up(&found);
    found.causes.iter().map(told).collect()
}

/// The sum that leads from the list before to the list.
pub fn adds_up(found: &ListExplanation) {
    let before = found.before.as_ref().and_then(|row| row.rating);
    let after = found.row.as_ref().and_then(|row| row.rating);
    let changes: i32 = found.causes.iter().map(Cause::change).sum();
    let sum = before.unwrap_or(0) + changes + found.own_change().unwrap_or(0);
    assert_eq!(sum, after.unwrap_or(0), "{} {}: {:?}", found.person, found.list.day, found.causes);
    assert!(before == after || found.answer.is_some() || !found.causes.is_empty(), "{}", found.person);
    assert!(found.agrees(), "{} {}: {:?} by the calculation", found.person, found.list.day, found.computed());
    let mut at = before;
    for cause in &found.causes {
        // Who is kept off a list has played before.
        if cause.kind.as_str() != "off" {
            assert_eq!(cause.from, at, "{} {}: {:?}", found.person, found.list.day, found.causes);
            at = cause.to;
        }
    }
}

/// Everybody on every list: nobody's number moves without its cause.
pub fn all_add_up(registry: &mut Registry) {
    let all = registry.read(arpad_registry::tables::lists::all).unwrap();
    for list in all {
        for row in registry.read(|store| list_rows::of(store, list.id)).unwrap() {
            let found = of_series(registry, row.person.0, list.series, list.day, Some(list.revision));
            if found.list.id == list.id {
                adds_up(&found);
            }
        }
    }
}

/// What a calculation of a cause changes by, in hundredths; none where there is no game.
pub fn changes(cause: &Cause) -> [Option<i64>; 2] {
    [0, 1].map(|side| match cause.calculations[side].as_ref()? {
        (Answer::Chess(answer), position) => answer.rated.players[*position].change.map(|change| change.0),
        _ => None,
    })
}

/// The lists between, each as published, without the act and with it.
pub fn through(cause: &Cause) -> Vec<(Date, i32, i32, i32)> {
    let points = |rating: Option<i32>| rating.unwrap_or(0);
    let lists = cause.through.iter();
    lists.map(|one| (one.list.day, points(one.published), points(one.before), points(one.after))).collect()
}

/// The newest entry of the ledger.
pub fn head(registry: &mut Registry) -> i64 {
    registry.read(ledger::head).expect("a ledger").0.0
}
