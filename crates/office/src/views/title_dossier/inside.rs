//! A rating reached inside a period: the games of each list once more, in every order in which its events may have ended.
//!
//! Where the day of every round is known there is one order, by day, then by the start of the event, then by round. Where it is not,
//! only whole events count, and those that overlap may stand in either order (T-28).

use super::STANDARD;
use crate::acts::desk::OfficeError;
use crate::rating::rate_case::{Answer, ChessAnswer};
use crate::views::explain_list::explain_list;
use crate::views::list_page::{Wanted, Which};
use arpad_model::{List, Origin, PersonId, Tournament};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists};
use arpad_rules::chess::rated::PlayerResult;
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::interim::{InterimAnswer, InterimCase, InterimGame, interim};
use arpad_rules::titles::title::FideTitle;
use jiff::civil::Date;

/// More events of one period than this are taken in one order, by their ends.
const MOST_EVENTS: usize = 6;

/// The best moment inside a period.
#[derive(Clone, Debug)]
pub struct ReachedInside {
    /// The list that counts the games.
    pub list: List,
    /// The events in the order that gives it, by name.
    pub order: Vec<String>,
    /// The games go by their days; else whole events count.
    pub is_by_day: bool,
    /// The day of that moment.
    pub day: Date,
    /// Rated games ever by then.
    pub games: u32,
    /// The calculation.
    pub answer: InterimAnswer,
}

/// The periods of a person, each explained once.
pub(super) struct Periods {
    person: PersonId,
    day: Date,
    read: Option<Vec<Period>>,
}

struct Period {
    list: List,
    games_before: u32,
    position: usize,
    answer: Box<ChessAnswer>,
}

impl Periods {
    pub fn new(person: PersonId, day: Date) -> Self {
        Periods { person, day, read: None }
    }

    /// The first period in which the rating of a title was reached; else the one that came nearest.
    pub fn reached(
        &mut self,
        store: &mut Reader<'_>,
        edition: &Edition,
        title: FideTitle,
    ) -> Result<Option<ReachedInside>, OfficeError> {
        if self.read.is_none() {
            self.read = Some(self.read_all(store)?);
        }
        let mut best: Option<ReachedInside> = None;
        for period in self.read.iter().flatten() {
            for found in period.moments(edition, title) {
                let is_better = best.as_ref().is_none_or(|best| {
                    (best.answer.reached_after.is_none() && found.answer.reached_after.is_some())
                        || (best.answer.reached_after.is_none() && found.answer.exact > best.answer.exact)
                });
                if is_better {
                    best = Some(found);
                }
            }
        }
        Ok(best)
    }

    fn read_all(&self, store: &mut Reader<'_>) -> Result<Vec<Period>, OfficeError> {
        let mut all = lists::of(store, STANDARD)?;
        all.retain(|list| list.origin == Origin::Computed && list.closed_at.is_some() && list.day <= self.day);
        all.sort_by_key(|list| (list.day, list.revision));
        let mut periods = Vec::new();
        for list in all {
            let row = list_rows::get(store, list.id, self.person)?;
            let Some(row) = row.filter(|row| row.period_games > 0) else { continue };
            let which = Which {
                series: STANDARD,
                date: Wanted::Day(list.day),
                after: None,
                revision: Some(list.revision),
                as_known_on: None,
                origin: Some(Origin::Computed),
            };
            let told = explain_list(store, self.person, Some(STANDARD), Some(&which))?;
            if let Some(Answer::Chess(answer)) = told.answer {
                let games_before = row.games.unwrap_or_default().saturating_sub(row.period_games);
                periods.push(Period { list, games_before, position: told.position, answer });
            }
        }
        Ok(periods)
    }
}

/// One event of a period as the player's calculation has it.
struct Event<'a> {
    tournament: &'a Tournament,
    games: Vec<(u16, InterimGame)>,
}

impl Event<'_> {
    fn day(&self, round: u16) -> Option<Date> {
        self.tournament.circumstances.round_dates.get(usize::from(round).checked_sub(1)?).copied()
    }

    fn is_dated(&self) -> bool {
        let rounds = usize::from(self.tournament.circumstances.rounds.unwrap_or_default());
        let dates = self.tournament.circumstances.round_dates.len();
        rounds > 0 && dates == rounds && self.games.iter().all(|(round, _)| self.day(*round).is_some())
    }
}

impl Period {
    fn moments(&self, edition: &Edition, title: FideTitle) -> Vec<ReachedInside> {
        let Some(result) = self.answer.rated.players.get(self.position) else { return Vec::new() };
        let (Some(before), Some(k)) = (result.before, result.k) else { return Vec::new() };
        let events = self.events(result);
        if events.is_empty() {
            return Vec::new();
        }
        let is_by_day = events.iter().all(Event::is_dated);
        let orders = if is_by_day { vec![(0..events.len()).collect()] } else { orders(&events) };
        let told = |order: Vec<usize>| {
            let played = sequence(&events, &order, is_by_day);
            let case = InterimCase {
                title,
                rating: before.points(),
                k: k.used,
                games_before: self.games_before,
                change_before: Default::default(),
                games: played.iter().map(|(_, game)| *game).collect(),
                whole_events: !is_by_day,
            };
            let answer = interim(edition, &self.answer.edition, &case);
            let at = answer.reached_after.unwrap_or(played.len()).max(1);
            ReachedInside {
                list: self.list.clone(),
                order: order.iter().map(|place| name_of(events[*place].tournament)).collect(),
                is_by_day,
                day: played[at - 1].0,
                games: self.games_before + at as u32,
                answer,
            }
        };
        orders.into_iter().map(told).collect()
    }

    fn events(&self, result: &PlayerResult) -> Vec<Event<'_>> {
        let mut events: Vec<Event<'_>> = Vec::new();
        for played in &result.tournaments {
            let Some(tournament) = self.answer.period.tournaments.get(played.tournament) else { continue };
            let counted = played.games.iter().filter(|game| game.counted && game.expected.is_some());
            let games = counted.filter_map(|game| {
                let one =
                    InterimGame { opponent: game.opponent_rating?, score: game.score, event: played.tournament as u32 };
                Some((game.round, one))
            });
            let games: Vec<(u16, InterimGame)> = games.collect();
            if !games.is_empty() {
                events.push(Event { tournament, games });
            }
        }
        events.sort_by_key(|event| (event.tournament.end, event.tournament.start));
        events
    }
}

fn name_of(tournament: &Tournament) -> String {
    tournament.name.clone().unwrap_or_else(|| tournament.id.clone())
}

/// The games in an order of the events, each with its day.
fn sequence(events: &[Event<'_>], order: &[usize], is_by_day: bool) -> Vec<(Date, InterimGame)> {
    let games = order.iter().flat_map(|place| {
        let event = &events[*place];
        event.games.iter().map(move |(round, game)| {
            let day = event.day(*round).filter(|_| is_by_day).unwrap_or(event.tournament.end);
            (day, event.tournament.start, *round, *game)
        })
    });
    let mut games: Vec<(Date, Date, u16, InterimGame)> = games.collect();
    if is_by_day {
        games.sort_by_key(|(day, start, round, _)| (*day, *start, *round));
    }
    games.into_iter().map(|(day, _, _, game)| (day, game)).collect()
}

/// Every order in which the events may have ended: one that ended before another began stands before it.
fn orders(events: &[Event<'_>]) -> Vec<Vec<usize>> {
    let by_end: Vec<usize> = (0..events.len()).collect();
    if events.len() > MOST_EVENTS {
        return vec![by_end];
    }
    let mut found = Vec::new();
    let mut order = Vec::new();
    arrange(events, &mut order, &mut found);
    found
}

fn arrange(events: &[Event<'_>], order: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if order.len() == events.len() {
        found.push(order.clone());
        return;
    }
    for place in (0..events.len()).filter(|place| !order.contains(place)).collect::<Vec<_>>() {
        let is_free = (0..events.len())
            .filter(|other| *other != place && !order.contains(other))
            .all(|other| events[other].tournament.end >= events[place].tournament.start);
        if is_free {
            order.push(place);
            arrange(events, order, found);
            order.pop();
        }
    }
}
