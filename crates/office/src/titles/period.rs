//! One period of a player: its games, by their days or event by event, and the best moment inside it.

use super::inside::ReachedInside;
use super::orders::{self, MOST_WHOLE, Played, Unit};
use crate::rating::rate_case::ChessAnswer;
use arpad_model::{Decimal, List, Tournament};
use arpad_rules::chess::rated::PlayerResult;
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::interim::{InterimCase, InterimGame, interim, reaches};
use arpad_rules::titles::title::FideTitle;
use jiff::civil::Date;

/// A period in which somebody played, with the calculation of its list.
pub(super) struct Period {
    pub(super) list: List,
    pub(super) games_before: u32,
    pub(super) position: usize,
    pub(super) answer: Box<ChessAnswer>,
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
    /// The best moment over every permitted order.
    pub(super) fn moment(&self, edition: &Edition, title: FideTitle) -> Option<ReachedInside> {
        let result = self.answer.rated.players.get(self.position)?;
        let (before, k) = (result.before?, result.k?);
        let events = self.events(result);
        let (dated, whole) = (dated(&events), whole(&events));
        let case = |games: Vec<InterimGame>| InterimCase {
            title,
            rating: before.points(),
            k: k.used,
            games_before: self.games_before,
            change_before: Default::default(),
            games,
        };
        // What each game brings hangs on no order.
        let all: Vec<InterimGame> = events.iter().flat_map(|event| event.games.iter().map(|(_, game)| *game)).collect();
        let told = interim(edition, &self.answer.edition, &case(all));
        let mut gains = told.changes.iter().scan(0, |last, change| {
            let gain = change.0 - *last;
            *last = change.0;
            Some(gain)
        });
        let gains: Vec<Vec<i64>> =
            events.iter().map(|event| gains.by_ref().take(event.games.len()).collect()).collect();
        let game_of = |(event, at): (usize, usize)| &events[event].games[at];
        let of_game = |(day, place): &(Date, (usize, usize))| Unit {
            first: *day,
            last: *day,
            change: gains[place.0][place.1],
            games: 1,
        };
        let dated_units: Vec<Unit> = dated.iter().map(of_game).collect();
        let of_events = |group: &Vec<usize>| {
            let of = |event: &usize| events[*event].tournament;
            Unit {
                first: group.iter().map(|event| of(event).start).min().unwrap_or(Date::MIN),
                last: group.iter().map(|event| of(event).end).max().unwrap_or(Date::MIN),
                change: group.iter().flat_map(|event| &gains[*event]).sum(),
                games: group.iter().map(|event| events[*event].games.len() as u32).sum(),
            }
        };
        let whole_units: Vec<Unit> = whole.iter().map(of_events).collect();
        let order = orders::best(&dated_units, &whole_units, |change, games| {
            reaches(edition, title, before.points(), Decimal(change), self.games_before + games)
        });
        let (mut played, mut reached): (Vec<(Date, InterimGame)>, Date) = (Vec::new(), Date::MIN);
        for unit in &order.units {
            match *unit {
                Played::Game(game) => {
                    let (day, place) = dated[game];
                    reached = reached.max(day);
                    played.push((reached, game_of(place).1));
                }
                Played::Whole(group) => {
                    reached = reached.max(whole_units[group].last);
                    let games = whole[group].iter().flat_map(|event| &events[*event].games);
                    played.extend(games.map(|(_, game)| (reached, InterimGame { part: group as u32 + 1, ..*game })));
                }
            }
        }
        let answer = interim(edition, &self.answer.edition, &case(played.iter().map(|(_, game)| *game).collect()));
        let at = answer.reached_after.unwrap_or(played.len()).max(1);
        Some(ReachedInside {
            list: self.list.clone(),
            order: names(&events, &dated, &whole, &order.units),
            permitted: order.permitted,
            reaching: order.reaching,
            is_by_day: whole.is_empty(),
            day: played.get(at - 1)?.0,
            games: self.games_before + answer.reached_after.unwrap_or(played.len()) as u32,
            answer,
        })
    }

    fn events(&self, result: &PlayerResult) -> Vec<Event<'_>> {
        let mut events: Vec<Event<'_>> = Vec::new();
        for played in &result.tournaments {
            let Some(tournament) = self.answer.period.tournaments.get(played.tournament) else { continue };
            let counted = played.games.iter().filter(|game| game.counted && game.expected.is_some());
            let games = counted.filter_map(|game| {
                let (opponent, event) = (game.opponent_rating?, played.tournament as u32);
                Some((game.round, InterimGame { opponent, score: game.score, event, part: 0 }))
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

/// The games whose days are known, by their days, then by the start of the event, then by round: each with its event and its place there.
fn dated(events: &[Event<'_>]) -> Vec<(Date, (usize, usize))> {
    let mut all = Vec::new();
    for (place, event) in events.iter().enumerate().filter(|(_, event)| event.is_dated()) {
        for (at, (round, _)) in event.games.iter().enumerate() {
            all.extend(event.day(*round).map(|day| (day, event.tournament.start, *round, (place, at))));
        }
    }
    all.sort();
    all.into_iter().map(|(day, _, _, place)| (day, place)).collect()
}

/// The events whose days are not known, by their ends; where there are too many, the last of them together.
fn whole(events: &[Event<'_>]) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for place in (0..events.len()).filter(|place| !events[*place].is_dated()) {
        let is_full = all.len() == MOST_WHOLE;
        match all.last_mut().filter(|_| is_full) {
            Some(last) => last.push(place),
            None => all.push(vec![place]),
        }
    }
    all
}

/// The events in an order, by name; of one that stands apart in it, with the rounds of each part.
fn names(
    events: &[Event<'_>],
    dated: &[(Date, (usize, usize))],
    whole: &[Vec<usize>],
    units: &[Played],
) -> Vec<String> {
    if whole.is_empty() {
        return events.iter().map(|event| name_of(event.tournament)).collect();
    }
    // Between two whole events the dated games go by their days: each of their events is named once.
    let mut parts: Vec<(usize, Option<(u16, u16)>)> = Vec::new();
    let mut begins = 0;
    for unit in units {
        match *unit {
            Played::Whole(group) => {
                parts.extend(whole[group].iter().map(|event| (*event, None)));
                begins = parts.len();
            }
            Played::Game(game) => {
                let (event, at) = dated[game].1;
                let round = events[event].games[at].0;
                match parts[begins..].iter_mut().find(|(known, _)| *known == event) {
                    Some((_, Some((_, last)))) => *last = round,
                    _ => parts.push((event, Some((round, round)))),
                }
            }
        }
    }
    let is_apart = |event: usize| parts.iter().filter(|(known, _)| *known == event).count() > 1;
    let named = |(event, rounds): &(usize, Option<(u16, u16)>)| match rounds.filter(|_| is_apart(*event)) {
        Some((first, last)) if first == last => format!("{} ({first})", name_of(events[*event].tournament)),
        Some((first, last)) => format!("{} ({first}–{last})", name_of(events[*event].tournament)),
        None => name_of(events[*event].tournament),
    };
    parts.iter().map(named).collect()
}
