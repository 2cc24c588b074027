//! A rating reached inside a period: the games of each list once more, in every order in which its events may have been played.
//!
//! Where the day of every round is known there is one order: by day, then by the start of the event, then by round. Events that
//! overlap with one whose days are not known count as a whole, and may stand in either order (T-28).

use super::STANDARD;
use crate::lists::compute::explaining::explain;
use crate::rating::rate_case::{Answer, ChessAnswer};
use crate::refusal::OfficeError;
use arpad_model::{List, Origin, PersonId, Tournament};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists};
use arpad_rules::chess::rated::PlayerResult;
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::interim::{InterimAnswer, InterimCase, InterimGame, interim, rating_needed};
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
    played: Option<Vec<Played>>,
}

/// A period in which somebody played.
struct Played {
    list: List,
    /// No moment inside it was higher.
    most: i64,
    games_before: u32,
    read: Option<Period>,
}

struct Period {
    list: List,
    games_before: u32,
    position: usize,
    answer: Box<ChessAnswer>,
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
            let moments = one.read.as_ref().map(|period| period.moments(edition, title)).unwrap_or_default();
            let (permitted, reaching) = (moments.len(), moments.iter().filter(|one| is_reached(one)).count());
            for found in moments {
                let is_better = best.as_ref().is_none_or(|best| {
                    !is_reached(best) && (is_reached(&found) || found.answer.exact > best.answer.exact)
                });
                if is_better {
                    best = Some(ReachedInside { permitted, reaching, ..found });
                }
            }
            if best.as_ref().is_some_and(is_reached) {
                break;
            }
        }
        self.played = Some(played);
        Ok(best)
    }

    fn all(&self, store: &mut Reader<'_>) -> Result<Vec<Played>, OfficeError> {
        let mut all = lists::of(store, STANDARD)?;
        all.retain(|list| list.origin == Origin::Computed && list.closed_at.is_some() && list.day <= self.day);
        all.sort_by_key(|list| (list.day, list.revision));
        let mut played: Vec<Played> = Vec::new();
        for list in all {
            // A list that was revised is explained as it is now.
            played.retain(|period| period.list.day != list.day);
            let row = list_rows::get(store, list.id, self.person)?;
            let Some(row) = row.filter(|row| row.period_games > 0) else { continue };
            let games_before = row.games.unwrap_or_default().saturating_sub(row.period_games);
            // What was lost on the way is at most K times what was expected, in hundredths, and half a point of rounding.
            let expected = row.expected.map_or_else(|| i64::from(row.period_games) * 100, i64::from);
            let most = row.rating.map_or(i64::MAX, |rating| i64::from(rating) + LARGEST_K * expected / 100 + 2);
            played.push(Played { list, most, games_before, read: None });
        }
        Ok(played)
    }
}

fn is_reached(one: &ReachedInside) -> bool {
    one.answer.reached_after.is_some()
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

    fn overlaps(&self, other: &Event<'_>) -> bool {
        self.tournament.start <= other.tournament.end && other.tournament.start <= self.tournament.end
    }
}

impl Period {
    /// What every permitted order gives, that of the ends of the events first.
    fn moments(&self, edition: &Edition, title: FideTitle) -> Vec<ReachedInside> {
        let Some(result) = self.answer.rated.players.get(self.position) else { return Vec::new() };
        let (Some(before), Some(k)) = (result.before, result.k) else { return Vec::new() };
        let mut events = self.events(result);
        if events.is_empty() {
            return Vec::new();
        }
        let whole = counted_whole(&events);
        for (event, is_whole) in events.iter_mut().zip(&whole) {
            event.games.iter_mut().for_each(|(_, game)| game.whole_event = *is_whole);
        }
        let is_by_day = whole.iter().all(|is_whole| !is_whole);
        // Orders that differ only in events which go by their days are one.
        let orders: Vec<Vec<usize>> = if is_by_day { vec![(0..events.len()).collect()] } else { orders(&events) };
        let told = |order: Vec<usize>| {
            let played = sequence(&events, &order, &whole);
            let case = InterimCase {
                title,
                rating: before.points(),
                k: k.used,
                games_before: self.games_before,
                change_before: Default::default(),
                games: played.iter().map(|(_, game)| *game).collect(),
            };
            let answer = interim(edition, &self.answer.edition, &case);
            let at = answer.reached_after.unwrap_or(played.len()).max(1);
            ReachedInside {
                list: self.list.clone(),
                order: order.iter().map(|place| name_of(events[*place].tournament)).collect(),
                permitted: 1,
                reaching: 0,
                is_by_day,
                day: played[at - 1].0,
                games: self.games_before + answer.reached_after.unwrap_or(played.len()) as u32,
                answer,
            }
        };
        let mut seen: Vec<Vec<(Date, u32)>> = Vec::new();
        let mut is_another = |order: &Vec<usize>| {
            let played = sequence(&events, order, &whole).iter().map(|(day, game)| (*day, game.event)).collect();
            let is_new = !seen.contains(&played);
            seen.push(played);
            is_new
        };
        orders.into_iter().filter(|order| is_another(order)).map(told).collect()
    }

    fn events(&self, result: &PlayerResult) -> Vec<Event<'_>> {
        let mut events: Vec<Event<'_>> = Vec::new();
        for played in &result.tournaments {
            let Some(tournament) = self.answer.period.tournaments.get(played.tournament) else { continue };
            let counted = played.games.iter().filter(|game| game.counted && game.expected.is_some());
            let games = counted.filter_map(|game| {
                let (opponent, event) = (game.opponent_rating?, played.tournament as u32);
                Some((game.round, InterimGame { opponent, score: game.score, event, whole_event: false }))
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

/// Which events count as a whole: those whose days are not known, and those that overlap with one of them, and so on.
fn counted_whole(events: &[Event<'_>]) -> Vec<bool> {
    let mut whole: Vec<bool> = events.iter().map(|event| !event.is_dated()).collect();
    loop {
        let touches = |place: usize| {
            (0..events.len()).any(|other| other != place && whole[other] && events[place].overlaps(&events[other]))
        };
        let Some(next) = (0..events.len()).find(|place| !whole[*place] && touches(*place)) else { return whole };
        whole[next] = true;
    }
}

/// The games in an order of the events, each with the day by which it was played: those that count as a whole by the end of
/// their event, and of what stands before it.
fn sequence(events: &[Event<'_>], order: &[usize], whole: &[bool]) -> Vec<(Date, InterimGame)> {
    let mut games: Vec<(Date, Date, u16, InterimGame)> = Vec::new();
    let mut dated: Vec<(Date, Date, u16, InterimGame)> = Vec::new();
    let mut reached = Date::MIN;
    for place in order {
        let event = &events[*place];
        if whole[*place] {
            // Those that go by their days are over by now, or begin after it.
            games.append(&mut in_order(&mut dated));
            reached = reached.max(event.tournament.end);
        }
        for (round, game) in &event.games {
            let day = event.day(*round).filter(|_| !whole[*place]).unwrap_or(reached);
            let into = if whole[*place] { &mut games } else { &mut dated };
            into.push((day, event.tournament.start, *round, *game));
        }
    }
    games.append(&mut in_order(&mut dated));
    games.into_iter().map(|(day, _, _, game)| (day, game)).collect()
}

fn in_order(games: &mut Vec<(Date, Date, u16, InterimGame)>) -> Vec<(Date, Date, u16, InterimGame)> {
    games.sort_by_key(|(day, start, round, _)| (*day, *start, *round));
    std::mem::take(games)
}

/// Every order in which the events may have been played: one that ended before another began stands before it.
fn orders(events: &[Event<'_>]) -> Vec<Vec<usize>> {
    let by_end: Vec<usize> = (0..events.len()).collect();
    if events.len() > MOST_EVENTS {
        return vec![by_end];
    }
    let mut found = Vec::new();
    arrange(events, &mut Vec::new(), &mut found);
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
