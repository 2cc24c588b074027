//! A history that can be rated again under any law: who came when, and what was played before each list.

use crate::running::{Running, Starting, Tournament};
use crate::simulation::{Event, Simulated};
use arpad_model::System;
use arpad_rules::chess::kernel::games::PackedGame;
use jiff::civil::Date;

/// Lists that follow each other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// Everybody, in the order in which they came.
    pub people: Vec<Starting>,
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
    pub fn enter(&self, running: &mut Running, people: &[Starting]) {
        people[running.len()..self.known].iter().for_each(|one| running.enter(*one));
    }

    /// The tournaments for the kernel.
    pub fn tournaments<'a>(&'a self) -> Vec<Tournament<'a>> {
        let one = |of: &'a OfEvent| Tournament { start: of.start, system: of.system, games: &of.games };
        self.events.iter().map(one).collect()
    }
}

impl From<Simulated> for History {
    fn from(federation: Simulated) -> Self {
        let people: Vec<Starting> = federation.people.iter().map(Simulated::starting).collect();
        let mut months: Vec<Month> = (0..federation.plan.months)
            .map(|month| {
                let known = federation.people.partition_point(|one| one.joins as usize <= month);
                Month { list: federation.plan.list(month + 1), known, events: Vec::new() }
            })
            .collect();
        for event in federation.events {
            let (start, system) = (event.days[0], Event::system(&event));
            months[event.month as usize].events.push(OfEvent { start, system, games: event.games });
        }
        History { people, months, truth: federation.truth }
    }
}
