//! A rating reached inside a period: the games of each list once more, in every order in which its events may have been played.
//!
//! Where the day of every round is known there is one order: by day, then by the start of the event, then by round. An event whose days
//! are not known counts as a whole, wherever among the others its days permit (T-28).

use super::STANDARD;
use super::period::Period;
use crate::lists::compute::explaining::explain;
use crate::rating::rate_case::Answer;
use crate::refusal::OfficeError;
use arpad_model::{List, Origin, PersonId};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists};
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::interim::{InterimAnswer, rating_needed};
use arpad_rules::titles::title::FideTitle;
use jiff::civil::Date;

/// The best moment inside a period.
#[derive(Clone, Debug)]
pub struct ReachedInside {
    /// The list that counts the games.
    pub list: List,
    /// The events in the order that gives it, by name; with its rounds where an event stands apart in it.
    pub order: Vec<String>,
    /// The orders that are permitted, and in how many of them the bound is reached.
    pub permitted: usize,
    /// See above.
    pub reaching: usize,
    /// The games go by their days; else whole events count where their days are not known.
    pub is_by_day: bool,
    /// The day of that moment.
    pub day: Date,
    /// Rated games ever by then.
    pub games: u32,
    /// The calculation.
    pub answer: InterimAnswer,
}

/// The periods of a person, each explained once, and none that cannot have reached what is asked.
pub(super) struct Periods {
    person: PersonId,
    day: Date,
    played: Option<Vec<PlayedIn>>,
}

/// A period in which somebody played.
struct PlayedIn {
    list: List,
    /// No moment inside it was higher.
    most: i64,
    games_before: u32,
    read: Option<Period>,
}

/// No K is larger.
const LARGEST_K: i64 = 40;

/// What is so many points short of a bound is told as near it.
pub(crate) const NEAR: i16 = 25;

impl Periods {
    pub(super) fn new(person: PersonId, day: Date) -> Self {
        Periods { person, day, played: None }
    }

    /// The first period in which the rating of a title was reached; else the one that came nearest, where one came near.
    pub(super) fn reached(
        &mut self,
        store: &mut Reader<'_>,
        edition: &Edition,
        title: FideTitle,
    ) -> Result<Option<ReachedInside>, OfficeError> {
        let mut played = match self.played.take() {
            Some(played) => played,
            None => self.all(store)?,
        };
        let (_, bound, _) = rating_needed(edition, title);
        let mut best: Option<ReachedInside> = None;
        for one in played.iter_mut().filter(|one| one.most >= i64::from(bound - NEAR)) {
            if one.read.is_none()
                && let Some((Answer::Chess(answer), position)) = explain(store, &one.list, self.person)?
            {
                let (list, games_before) = (one.list.clone(), one.games_before);
                one.read = Some(Period { list, games_before, position, answer });
            }
            if let Some(found) = one.read.as_ref().and_then(|period| period.moment(edition, title)) {
                let is_better = best.as_ref().is_none_or(|best| {
                    !is_reached(best) && (is_reached(&found) || found.answer.exact > best.answer.exact)
                });
                if is_better {
                    best = Some(found);
                }
            }
            if best.as_ref().is_some_and(is_reached) {
                break;
            }
        }
        self.played = Some(played);
        Ok(best)
    }

    fn all(&self, store: &mut Reader<'_>) -> Result<Vec<PlayedIn>, OfficeError> {
        let mut all = lists::of(store, STANDARD)?;
        all.retain(|list| list.origin == Origin::Computed && list.closed_at.is_some() && list.day <= self.day);
        all.sort_by_key(|list| (list.day, list.revision));
        let mut played: Vec<PlayedIn> = Vec::new();
        for list in all {
            // A list that was revised is explained as it is now.
            played.retain(|period| period.list.day != list.day);
            let row = list_rows::get(store, list.id, self.person)?;
            let Some(row) = row.filter(|row| row.period_games > 0) else { continue };
            let games_before = row.games.unwrap_or_default().saturating_sub(row.period_games);
            // What was lost on the way is at most K times what was expected, in hundredths, and half a point of rounding.
            let expected = row.expected.map_or_else(|| i64::from(row.period_games) * 100, i64::from);
            let most = row.rating.map_or(i64::MAX, |rating| i64::from(rating) + LARGEST_K * expected / 100 + 2);
            played.push(PlayedIn { list, most, games_before, read: None });
        }
        Ok(played)
    }
}

fn is_reached(one: &ReachedInside) -> bool {
    one.answer.reached_after.is_some()
}
