//! A simulated federation, each month looked at before its list.

use super::{Anomaly, Closing, Entered, GROWN_FROM, KNOWN_AFTER, LISTS, NEW_GAMES, OfEvent, OfGame, OfList, Run, look};
use crate::drift::watch::JUNIOR_UNTIL;
use crate::running::{Running, Tournament};
use crate::simulation::{Event, Simulated};
use arpad_model::Tempo;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::kernel::games::Ruling;
use arpad_rules::chess::kernel::trace::{Newcomer, Recording};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Newcomers of so many months are looked at together.
const MONTHS: usize = 12;

/// What every month raises.
pub fn looked(federation: &Simulated) -> Vec<Vec<Anomaly>> {
    let calendar = Calendar::default();
    let mut running = Running::new();
    let mut raised = Vec::new();
    let (mut earlier, mut number) = (Vec::new(), 0);
    // The month of the first rating, and the first games behind it.
    let mut entered: BTreeMap<u32, (usize, Entered)> = BTreeMap::new();
    let mut lately = Lately::default();
    for month in 0..federation.plan.months {
        for person in federation.people[running.len()..].iter().filter(|one| one.joins as usize <= month) {
            running.enter(Simulated::starting(person));
        }
        let list = federation.plan.list(month + 1);
        let played = federation.of_month(month);
        let events: Vec<OfEvent> = (number..).zip(played).map(|(number, of)| event(number, of, &running)).collect();
        number += played.len() as u32;
        let juniors = (0..).zip(&federation.people).filter(|(_, one)| list.year() - one.born.year() <= JUNIOR_UNTIL);
        let juniors: BTreeSet<u32> = juniors.map(|(at, _)| at).collect();
        lately.open(&running);
        let tournaments: Vec<Tournament<'_>> = played.iter().map(Event::tournament).collect();
        let mut trace = Recording::new(played.iter().map(|one| one.games.len()).sum());
        running.close(calendar.list_edition(Tempo::Standard, list), list, &tournaments, &mut trace);
        for closing in &trace.closings {
            if let Some((_, one)) = entered.get_mut(&closing.player).filter(|(_, one)| one.games < NEW_GAMES) {
                one.games += u32::from(closing.games);
                one.above += closing.sum;
            }
        }
        lately.close(&trace);
        let of = |(since, one): &(usize, Entered)| (month < since + MONTHS).then_some(*one);
        let age = |person: u32| list.year() - federation.people[person as usize].born.year();
        let runs = lately.runs(|person| age(person) >= GROWN_FROM);
        let closing = Closing { earlier, events, juniors, entered: entered.values().filter_map(of).collect(), runs };
        raised.push(look(&closing));
        for (player, newcomer) in &trace.newcomers {
            if matches!(newcomer, Newcomer::Rated(_)) {
                let group = Some(federation.people[*player as usize].club);
                entered.insert(*player, (month, Entered { person: *player, group, ..Entered::default() }));
            }
        }
        earlier = closing.events;
    }
    raised
}

/// The last lists of everybody.
#[derive(Default)]
struct Lately {
    /// Ratings and games before each of them, the oldest first.
    before: VecDeque<Vec<(i16, u16)>>,
    /// What each has of everybody who played.
    lists: VecDeque<BTreeMap<u32, OfList>>,
}

impl Lately {
    fn open(&mut self, running: &Running) {
        let known = (0..running.len() as u32).map(|at| (running.rating(at).unwrap_or(0), running.games(at)));
        self.before.push_back(known.collect());
    }

    fn close(&mut self, trace: &Recording) {
        let of = |closing: &arpad_rules::chess::kernel::trace::Closing| {
            let halves = u32::from(closing.halves);
            let expected = 50 * i32::from(closing.halves) - closing.sum;
            (closing.player, OfList { ago: 0, games: closing.games.into(), halves, expected, own: closing.before })
        };
        self.lists.push_back(trace.closings.iter().map(of).collect());
        if self.lists.len() > LISTS {
            self.lists.pop_front();
            self.before.pop_front();
        }
    }

    /// Of those who played now and were known well before.
    fn runs(&self, is_asked: impl Fn(u32) -> bool) -> Vec<Run> {
        let (Some(first), Some(now)) = (self.before.front(), self.lists.back()) else { return Vec::new() };
        let ago = |at: usize| (self.lists.len() - 1 - at) as u32;
        let run = |person: &u32| {
            let (before, games) = *first.get(*person as usize)?;
            let lists = self.lists.iter().enumerate();
            let lists = lists.filter_map(|(at, list)| Some(OfList { ago: ago(at), ..*list.get(person)? }));
            let lists: Vec<OfList> = lists.filter(|list| list.games > 0).collect();
            (before != 0 && u32::from(games) >= KNOWN_AFTER).then_some(Run { person: *person, lists })
        };
        now.keys().filter(|person| is_asked(**person)).filter_map(run).collect()
    }
}

fn event(number: u32, of: &Event, running: &Running) -> OfEvent {
    let counted = of.games.iter().filter(|game| game.ruling == Ruling::Counts);
    let rating = |player: u32| running.rating(player).unwrap_or(0);
    let game = |game: &arpad_rules::chess::kernel::games::PackedGame| OfGame {
        players: [game.white, game.black],
        halves: game.white_halves,
        round: game.round,
        ratings: [rating(game.white), rating(game.black)],
    };
    OfEvent { number, days: of.days.clone(), minutes: Some(240), games: counted.map(game).collect() }
}
