//! A simulated federation under the instruments: rated list by list, with its balance sheets, its cohorts and its tests.

use crate::drift::alarms::{self, Test};
use crate::drift::balance::{Balance, Passage, Way};
use crate::drift::cohort::{Cohort, GROWN, Grown, YEARS, cohort};
use crate::drift::composition::Standing;
use crate::drift::watch::{Facts, Listed, Watch};
use crate::running::{Running, Tournament};
use crate::simulation::{Event, Simulated};
use arpad_model::Tempo;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::kernel::trace::Recording;
use jiff::civil::Date;
use std::collections::HashMap;

/// What was seen of a federation.
pub struct Watched {
    /// The balance sheet of every list behind the first.
    pub balances: Vec<Balance>,
    /// What its games say.
    pub watch: Watch,
    /// Everybody on every list, the first included.
    pub lists: Vec<(Date, HashMap<u32, Grown>)>,
}

/// Who has not played for so many lists is inactive.
const INACTIVE_AFTER: usize = 12;

impl Watched {
    /// Rates a federation under the law of its months, and watches.
    pub fn of(federation: &Simulated) -> Self {
        let plan = &federation.plan;
        let calendar = Calendar::default();
        let mut running = Running::new();
        let mut watched = Watched { balances: Vec::new(), watch: Watch::default(), lists: Vec::new() };
        let mut last_played: Vec<usize> = Vec::new();
        let mut first_event = 0;
        for month in 0..plan.months {
            for person in &federation.people[running.len()..] {
                if person.joins as usize <= month {
                    running.enter(Simulated::starting(person));
                    last_played.push(month);
                }
            }
            if month == 0 {
                watched.lists.push((plan.first_list, on_list(federation, &running, &last_played, 0)));
            }
            let before = running.ratings();
            let events = federation.of_month(month);
            let tournaments: Vec<Tournament<'_>> = events.iter().map(Event::tournament).collect();
            let games: Vec<(u32, PackedGame)> =
                (0..).zip(events).flat_map(|(at, event)| event.games.iter().map(move |game| (at, *game))).collect();
            let list = plan.list(month + 1);
            let mut trace = Recording::new(games.len());
            let edition = calendar.list_edition(Tempo::Standard, list);
            running.close(edition, list, &tournaments, &mut trace);
            let points = |points: i16| (points != 0).then_some(i32::from(points));
            let both = before.iter().zip(running.ratings());
            let players: Vec<Way> = both.map(|(before, after)| Way::between(points(*before), points(after))).collect();
            let floor = edition.floor.value.into();
            let passage = Passage {
                games: &games,
                trace: &trace,
                players: &players,
                seeded: &[],
                others: &[],
                transition: None,
                floor,
            };
            watched.balances.push(Balance::of(&passage));
            let persons: Vec<u32> = (0..running.len() as u32).collect();
            let numbers: Vec<u32> = (first_event..first_event + events.len() as u32).collect();
            first_event += events.len() as u32;
            let listed =
                Listed { year: list.year(), games: &games, trace: &trace, persons: &persons, events: &numbers };
            watched.watch.list(&listed, |person| {
                let of = &federation.people[person as usize];
                Facts { born: Some(of.born.year()), group: Some(of.club), federation: None }
            });
            for (_, game) in &games {
                last_played[game.white as usize] = month + 1;
                last_played[game.black as usize] = month + 1;
            }
            watched.lists.push((list, on_list(federation, &running, &last_played, month + 1)));
        }
        watched
    }

    /// The cohort of grown-ups over the last years there are, at most three.
    pub fn cohort(&self) -> Option<Cohort> {
        let (last, _) = self.lists.last()?;
        let a_year_apart: Vec<&HashMap<u32, Grown>> =
            self.lists.iter().rev().step_by(12).take(YEARS + 1).map(|(_, list)| list).collect();
        let oldest_first: Vec<&HashMap<u32, Grown>> = a_year_apart.into_iter().rev().collect();
        cohort(&oldest_first, last.year(), GROWN)
    }

    /// All questions, the most pressing first.
    pub fn tests(&self) -> Vec<Test> {
        alarms::tests(&self.watch, self.cohort().as_ref())
    }

    /// Everybody's standing on every list.
    pub fn standings(&self) -> Vec<HashMap<u32, Standing>> {
        let standing = |one: &Grown| Standing { rating: one.rating, active: one.active };
        self.lists.iter().map(|(_, list)| list.iter().map(|(who, one)| (*who, standing(one))).collect()).collect()
    }
}

fn on_list(federation: &Simulated, running: &Running, last_played: &[usize], month: usize) -> HashMap<u32, Grown> {
    (0..running.len() as u32)
        .filter_map(|at| {
            let active = month < last_played[at as usize] + INACTIVE_AFTER;
            let born = Some(federation.people[at as usize].born.year());
            Some((at, Grown { rating: running.rating(at)?.into(), active, born }))
        })
        .collect()
}
