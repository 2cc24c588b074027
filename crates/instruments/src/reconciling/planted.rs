//! Months with known causes: a simulated federation whose list is computed twice, once as it was played and once with causes put in,
//! both times by the kernel over everybody.

use super::month::{Month, Of, OfEvent, OfGame, Side};
use super::rerun::{ties, with};
use super::{Cause, Found};
use crate::dice::Dice;
use crate::running::{Running, Tournament};
use crate::simulation::{Event, Plan, Simulated, simulate};
use arpad_model::Tempo;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::kernel::games::Ruling;
use arpad_rules::chess::kernel::trace::{Recording, Silent, Trace};
use std::cmp::Ordering;

/// A month with its true causes.
pub struct Planted {
    /// The month, with what the other list says.
    pub month: Month<'static>,
    /// What was put in, in order.
    pub truth: Vec<Cause>,
}

/// How a search did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// The true set is among those that were named.
    True,
    /// Another one is named, equally small.
    Equal,
    /// Fewer causes give the same numbers.
    Smaller,
    /// None, or more causes than there are.
    Not,
}

impl Planted {
    /// How a search did that found this.
    pub fn named(&self, found: &[Found]) -> Named {
        let Some(size) = found.iter().map(|one| Some(one.sets.first()?.len())).sum::<Option<usize>>() else {
            return Named::Not;
        };
        let is_true = |set: &&Vec<Cause>| set.iter().all(|cause| self.truth.contains(cause));
        let mut named: Vec<Cause> =
            found.iter().filter_map(|one| one.sets.iter().find(is_true)).flatten().copied().collect();
        named.sort_unstable();
        match size.cmp(&self.truth.len()) {
            Ordering::Less => Named::Smaller,
            Ordering::Equal if named == self.truth => Named::True,
            Ordering::Equal => Named::Equal,
            Ordering::Greater => Named::Not,
        }
    }
}

/// Players of the federation, and months before the one that is looked at.
const PLAYERS: usize = 150;
const BEFORE: usize = 3;

/// A random month with so many causes, each of which moves a number; none where no such causes were found.
pub fn plant(seed: u64, causes: usize) -> Option<Planted> {
    let mut dice = Dice::new(seed, 71);
    let federation = simulate(&Plan { games_a_year: 36, ..Plan::new(seed, PLAYERS, BEFORE + 1) });
    let mut month = as_computed(&federation, &mut dice);
    let halves = ties(&month);
    for _ in 0..200 {
        let truth: Vec<Cause> = (0..causes).map(|_| any(&month, &halves, &mut dice)).collect::<Option<_>>()?;
        let is_one = |at: usize| truth[..at].iter().all(|other| truth[at].is_beside(*other));
        if !(0..truth.len()).all(is_one) {
            continue;
        }
        let told = with(&month, &truth);
        let moves = |without: usize| {
            let rest: Vec<Cause> = (0..).zip(&truth).filter(|(at, _)| *at != without).map(|(_, one)| *one).collect();
            with(&month, &rest) != told
        };
        if (0..truth.len()).all(moves) {
            for (player, told) in month.players.iter_mut().zip(told) {
                player.told = Some(told);
            }
            let mut truth = truth;
            truth.sort_unstable();
            return Some(Planted { month, truth });
        }
    }
    None
}

/// The last month of a federation as it was computed, with what could be other.
fn as_computed(federation: &Simulated, dice: &mut Dice) -> Month<'static> {
    let calendar = Calendar::default();
    let mut running = Running::new();
    let mut earlier = Vec::new();
    for month in 0..=BEFORE {
        for person in federation.people[running.len()..].iter().filter(|one| one.joins as usize <= month) {
            running.enter(Simulated::starting(person));
        }
        if month == BEFORE {
            break;
        }
        earlier = running.ratings();
        close(&mut running, &calendar, federation, month, &mut Silent);
    }
    let ratings = running.ratings();
    earlier.resize(ratings.len(), 0);
    let played = federation.of_month(BEFORE);
    let games = played.iter().map(|event| event.games.len()).sum();
    let mut trace = Recording::new(games);
    close(&mut running, &calendar, federation, BEFORE, &mut trace);
    let day = federation.plan.list(BEFORE + 1);
    let edition = calendar.list_edition(Tempo::Standard, day);
    let mut players: Vec<Of> = ratings.iter().map(|base| Of { base: *base, ..Of::default() }).collect();
    for closing in &trace.closings {
        let player = &mut players[closing.player as usize];
        player.k = closing.k;
        player.other_k = [10, 20, 40].into_iter().filter(|k| *k != closing.k).collect();
    }
    for (part, _) in &trace.k_parts {
        // A birthday within the month: K of the tournaments from there on.
        let events = part.from..played.len() as u32;
        let of = &mut players[part.player as usize].k_of;
        of.retain(|(event, _)| *event < part.from);
        of.extend(events.map(|event| (event, part.k.value)));
    }
    // Some were 2400 once and keep their K, so that changes can end in exactly half a point.
    for player in players.iter_mut().filter(|player| player.k != 0 && player.base != 0) {
        if dice.in_thousand(150) {
            (player.k, player.other_k) = (10, vec![20, 40]);
            player.k_of.clear();
        }
    }
    let count = players.len();
    for (number, player) in players.iter_mut().enumerate() {
        if player.base != 0 && dice.in_thousand(100) {
            player.other_base =
                vec![player.base + dice.between(1, 30) as i16 * if dice.below(2) == 0 { 1 } else { -1 }];
        }
        if dice.in_thousand(100) {
            player.alike = vec![dice.below(count) as u32];
            player.alike.retain(|other| *other as usize != number && ratings[*other as usize] != 0);
        }
    }
    let mut numbered = 0..;
    let games: Vec<OfGame> = (0..)
        .zip(played)
        .flat_map(|(event, of)| of.games.iter().map(move |game| (event, game)))
        .map(|(event, game)| {
            let number: usize = numbered.next().unwrap_or_default();
            let sides = trace.games.of(number).map(|side| Side { own: side.own, opponent: side.opponent });
            OfGame {
                event,
                round: game.round,
                players: [game.white, game.black],
                halves: game.white_halves,
                sides,
                counts: game.ruling == Ruling::Counts,
            }
        })
        .collect();
    let events = played.iter().map(|of| OfEvent { edition, start: of.days[0], other_lists: vec![earlier.clone()] });
    Month { edition, day, transition: None, players, events: events.collect(), games }
}

fn close<T: Trace>(running: &mut Running, calendar: &Calendar, federation: &Simulated, month: usize, trace: &mut T) {
    let list = federation.plan.list(month + 1);
    let tournaments: Vec<Tournament<'_>> = federation.of_month(month).iter().map(Event::tournament).collect();
    running.close(calendar.list_edition(Tempo::Standard, list), list, &tournaments, trace);
}

/// Any cause that is possible in a month.
fn any(month: &Month<'_>, ties: &[u32], dice: &mut Dice) -> Option<Cause> {
    for _ in 0..200 {
        let number = dice.below(month.games.len()) as u32;
        let game = &month.games[number as usize];
        let player = game.players[dice.below(2)];
        let of = &month.players[player as usize];
        let found = match dice.below(11) {
            0 if game.counts => Some(Cause::Missing(number)),
            1 => Some(Cause::Extra(number)),
            2 if game.counts => Some(Cause::Result(number, (game.halves + dice.between(1, 2) as u8) % 3)),
            3 if !of.other_k.is_empty() => Some(Cause::K(player, *dice.pick(&of.other_k))),
            4 => Some(Cause::List(game.event, 0)),
            5 => of.other_base.first().map(|base| Cause::Base(player, *base)),
            6 => of.other_base.first().map(|base| Cause::Start(player, *base)),
            7 => Some(Cause::Unit),
            8 => {
                let to = of.alike.first().copied();
                let met =
                    |to: &u32| month.games.iter().any(|one| one.players.contains(&player) && one.players.contains(to));
                to.filter(|to| !met(to)).map(|to| Cause::Identity { event: game.event, from: player, to })
            }
            9 => Some(Cause::Event(game.event)),
            10 if !ties.is_empty() => Some(Cause::Half(*dice.pick(ties))),
            _ => None,
        };
        let is_of_many = matches!(found, Some(Cause::Unit | Cause::List(..) | Cause::Event(_) | Cause::Half(_)));
        if found.is_some() && (of.base != 0 || is_of_many) {
            return found;
        }
    }
    None
}
