//! A simulated federation, each month looked at before its list.

use super::{Anomaly, Closing, Entered, NEW_GAMES, OfEvent, OfGame, look};
use crate::drift::watch::JUNIOR_UNTIL;
use crate::running::{Running, Tournament};
use crate::simulation::{Event, Simulated};
use arpad_model::Tempo;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::kernel::games::Ruling;
use arpad_rules::chess::kernel::trace::{Newcomer, Recording};
use std::collections::BTreeMap;

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
    for month in 0..federation.plan.months {
        for person in federation.people[running.len()..].iter().filter(|one| one.joins as usize <= month) {
            running.enter(Simulated::starting(person));
        }
        let list = federation.plan.list(month + 1);
        let played = federation.of_month(month);
        let events: Vec<OfEvent> = (number..).zip(played).map(|(number, of)| event(number, of, &running)).collect();
        number += played.len() as u32;
        let juniors = (0..).zip(&federation.people).filter(|(_, one)| list.year() - one.born.year() <= JUNIOR_UNTIL);
        let juniors = juniors.map(|(at, _)| at).collect();
        let tournaments: Vec<Tournament<'_>> = played.iter().map(Event::tournament).collect();
        let mut trace = Recording::new(played.iter().map(|one| one.games.len()).sum());
        running.close(calendar.list_edition(Tempo::Standard, list), list, &tournaments, &mut trace);
        for closing in &trace.closings {
            if let Some((_, one)) = entered.get_mut(&closing.player).filter(|(_, one)| one.games < NEW_GAMES) {
                one.games += u32::from(closing.games);
                one.above += closing.sum;
            }
        }
        let of = |(since, one): &(usize, Entered)| (month < since + MONTHS).then_some(*one);
        let closing = Closing { earlier, events, juniors, entered: entered.values().filter_map(of).collect() };
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
