//! The explanation: the calculation's own trace, put in order. Nothing is computed again here; what is added up is what
//! the trace recorded.

mod doubts;
mod games;
mod newcomer;
mod performances;
mod rated_player;

pub use newcomer::two_places;

use super::activity::activity;
use super::check::Checked;
use super::k_factor::{K, KGround, Standing, k_of};
use super::kernel::close::{ListLaw, k_day};
use super::kernel::field::Field;
use super::kernel::games::Event;
use super::kernel::k_parts::KPart;
use super::kernel::trace::{Closing, EventFate, Newcomer, Recording};
use super::rate::Law;
use super::rated::{KUsed, PlayerResult, Rated};
use arpad_model::Period;
use std::collections::HashMap;

/// A finished calculation.
pub(super) struct Calculation<'a> {
    pub law: &'a Law<'a>,
    pub period: &'a Period,
    pub checked: &'a [Checked],
    /// The period's tournaments in the kernel's order.
    pub order: &'a [usize],
    pub events: &'a [Event<'a>],
    pub list_law: ListLaw<'a>,
    /// What a rating below the floor is without games.
    pub idle: Idle,
    /// The players before the period.
    pub start: Field,
    pub trace: Recording,
}

/// A rating below the floor of somebody who has no game in the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Idle {
    /// It stands, and is a doubt: a case.
    Stand,
    /// It falls: a list of the register (F-08).
    Fall,
}

/// Puts a calculation in order.
pub(super) fn rated(calculation: &Calculation<'_>) -> Rated {
    let lookup = Lookup::of(calculation);
    let mut players: Vec<PlayerResult> = (0..calculation.period.players.len() as u32)
        .map(|player| {
            if calculation.start.slots[player as usize].own() != 0 {
                rated_player::result(calculation, &lookup, player)
            } else {
                newcomer::result(calculation, &lookup, player)
            }
        })
        .collect();
    for result in &mut players {
        let steps = performances::steps(calculation, result);
        result.steps.extend(steps);
    }
    // On a list of the register what the law says of single games is a warning, as it was when the event was accepted.
    let said = |checked: &Checked| match calculation.idle {
        Idle::Stand => checked.findings.clone(),
        Idle::Fall => checked.clone().of_event(),
    };
    let mut findings: Vec<_> = calculation.checked.iter().flat_map(said).collect();
    findings.extend(doubts::findings(calculation, &players));
    Rated { players, findings }
}

/// The trace by player.
struct Lookup {
    closings: HashMap<u32, Closing>,
    /// Unrated players, each with the last event that counts.
    newcomers: HashMap<u32, (Newcomer, Option<u32>)>,
    /// Each player's games as (tournament, game) positions in the period.
    games: Vec<Vec<(usize, usize)>>,
    /// The kernel's number of each tournament.
    events: Vec<usize>,
    /// What became of each unrated player's events of this period.
    fates: HashMap<(u32, u32), EventFate>,
    /// The computed round robins each player took part in, with his line in the table.
    round_robins: HashMap<u32, Vec<(usize, usize)>>,
}

impl Lookup {
    fn of(calculation: &Calculation<'_>) -> Self {
        let mut games = vec![Vec::new(); calculation.period.players.len()];
        for (t, tournament) in calculation.period.tournaments.iter().enumerate() {
            for (g, game) in tournament.games.iter().enumerate() {
                games[game.white as usize].push((t, g));
                games[game.black as usize].push((t, g));
            }
        }
        let mut events = vec![0; calculation.order.len()];
        for (event, &tournament) in calculation.order.iter().enumerate() {
            events[tournament] = event;
        }
        let mut round_robins: HashMap<u32, Vec<(usize, usize)>> = HashMap::new();
        for (table, (_, players, _)) in calculation.trace.round_robins.iter().enumerate() {
            for (line, &player) in players.iter().enumerate() {
                round_robins.entry(player).or_default().push((table, line));
            }
        }
        let fates = calculation.trace.newcomer_events.iter();
        let newcomers = calculation.trace.newcomers.iter().zip(&calculation.trace.reckoned_by);
        Lookup {
            events,
            fates: fates.filter_map(|&(player, event, fate)| Some(((player, event?), fate))).collect(),
            closings: calculation.trace.closings.iter().map(|closing| (closing.player, *closing)).collect(),
            newcomers: newcomers.map(|(&(player, result), by)| (player, (result, *by))).collect(),
            games,
            round_robins,
        }
    }
}

impl Lookup {
    /// What a rated player gained at each K, with K as used; nothing where it is one number over the period.
    fn k_parts<'a>(&self, calculation: &'a Calculation<'_>, player: u32) -> &'a [(KPart, u8)] {
        let parts = &calculation.trace.k_parts;
        let from = parts.partition_point(|(part, _)| part.player < player);
        &parts[from..from + parts[from..].partition_point(|(part, _)| part.player == player)]
    }
}

impl Calculation<'_> {
    fn k_used(&self, k: u8, used: u8, ground: KGround) -> KUsed {
        KUsed { listed: k, used, ground, at: self.law.list.k.at }
    }

    /// K of a player without a closing, on the day the kernel asks.
    fn k_without_games(&self, standing: &Standing) -> KUsed {
        let K { value, ground } = k_of(&self.law.list.k.value, standing, k_day(&self.list_law, self.events));
        self.k_used(value, value, ground)
    }

    fn activity(&self, player: u32, games: u32) -> super::activity::Activity {
        let last = self.period.players[player as usize].last_active;
        activity(self.law.list, self.period.list_date, last, games > 0)
    }
}
