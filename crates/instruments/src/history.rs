//! A history that can be rated again under any law: who came when, and what was played before each list.

use crate::running::{Running, Starting, Tournament};
use crate::simulation::{Event, Simulated};
use arpad_model::{Rating, System};
use arpad_rules::chess::kernel::field::PooledEvent;
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::transition::Transition;
use jiff::civil::Date;
use std::collections::VecDeque;

/// Lists that follow each other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// Everybody, in the order in which they came.
    pub people: Vec<Starting>,
    /// What those of them who came unrated had played before, in the same order.
    pub pools: Vec<PooledEvent>,
    /// The lists, oldest first.
    pub months: Vec<Month>,
    /// How strong everybody really was at each list, 0 = does not play; empty where nobody knows.
    pub truth: Vec<Vec<i16>>,
}

/// What is played before a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Month {
    /// The day of the list.
    pub list: Date,
    /// How many of the people have come by then.
    pub known: usize,
    /// Tournaments in the order of their start.
    pub events: Vec<OfEvent>,
    /// The conversion that was decided for the list.
    pub transition: Option<Transition>,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct OfEvent {
    /// Its first day.
    pub start: Date,
    /// How its pairings were made.
    pub system: System,
    /// Its games; players are positions among the people.
    pub games: Vec<PackedGame>,
}

impl Month {
    /// Those who have come since the list before enter.
    pub fn enter(&self, running: &mut Running, history: &History) {
        let new = running.len()..self.known;
        history.people[new.clone()].iter().for_each(|one| running.enter(*one));
        let is_new = |pooled: &&PooledEvent| new.contains(&(pooled.player as usize));
        history.pools.iter().filter(is_new).for_each(|pooled| running.bring(*pooled));
    }

    /// The tournaments for the kernel.
    pub fn tournaments<'a>(&'a self) -> Vec<Tournament<'a>> {
        let one = |of: &'a OfEvent| Tournament { start: of.start, system: of.system, games: &of.games };
        self.events.iter().map(one).collect()
    }
}

/// The lists a replay has made, as far back as a tournament may have begun.
#[derive(Clone, Debug, Default)]
pub struct Made(VecDeque<(Date, Vec<i16>)>);

/// Tournaments last no longer than so many lists.
const LISTS_BACK: usize = 6;

impl Made {
    /// Another list is made.
    pub fn add(&mut self, day: Date, ratings: Vec<i16>) {
        self.0.push_back((day, ratings));
        if self.0.len() > LISTS_BACK {
            self.0.pop_front();
        }
    }

    /// Whose rating was another on the list in force when a tournament began, by tournament of the month. Who has come since is met
    /// as he came.
    pub fn at_start(&self, month: &Month) -> Vec<Vec<(u32, Option<Rating>)>> {
        let Some((newest, now)) = self.0.back() else { return Vec::new() };
        let of_event = |event: &OfEvent| {
            let then = self.0.iter().rfind(|(day, _)| *day <= event.start).or(self.0.front());
            let Some((_, then)) = then.filter(|(day, _)| day < newest) else { return Vec::new() };
            let mut players: Vec<u32> = event.games.iter().flat_map(|game| [game.white, game.black]).collect();
            players.sort_unstable();
            players.dedup();
            let other = |player: u32| {
                let [then, now] = [then, now].map(|list| list.get(player as usize).copied());
                then.filter(|_| then != now).map(|points| (player, Rating::new(points.into())))
            };
            players.into_iter().filter_map(other).collect()
        };
        month.events.iter().map(of_event).collect()
    }
}

impl From<Simulated> for History {
    fn from(federation: Simulated) -> Self {
        let people: Vec<Starting> = federation.people.iter().map(Simulated::starting).collect();
        let mut months: Vec<Month> = (0..federation.plan.months)
            .map(|month| {
                let known = federation.people.partition_point(|one| one.joins as usize <= month);
                Month { list: federation.plan.list(month + 1), known, events: Vec::new(), transition: None }
            })
            .collect();
        for event in federation.events {
            let (start, system) = (event.days[0], Event::system(&event));
            months[event.month as usize].events.push(OfEvent { start, system, games: event.games });
        }
        History { people, pools: Vec::new(), months, truth: federation.truth }
    }
}
