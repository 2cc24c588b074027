//! Who would enter the register with a tournament, and with which points nobody has said yet (§6(1) step 2).

use super::edition::Edition;
use super::entry::starting_points;
use super::game_point::Played;
use super::proposal::{Met, Proposal, propose};
use super::tables::bound_of;
use arpad_model::{GoOutcome, GoPeriod, GoPlayer, Grade};

/// A newcomer whose initial points are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Newcomer {
    /// His position in the document.
    pub player: usize,
    /// The grade with which he entered.
    pub entry: Option<Grade>,
    /// What is proposed; nothing without an entry grade.
    pub proposal: Option<Proposal>,
    /// Games he played.
    pub played: u32,
    /// What he made of them, in half points.
    pub half_points: u32,
}

/// The newcomers of a tournament whose points neither the manager nor the committee has set. An opponent who is one of them
/// too counts with the bound of his entry grade.
pub fn newcomers(edition: &Edition, period: &GoPeriod, number: usize) -> Vec<Newcomer> {
    let tournament = &period.tournaments[number];
    let entries = tournament.entry_grades();
    let entry = |player: u32| entries.get(&player).copied().or(period.players.get(player as usize)?.entry_grade);
    let is_decided =
        |player: u32| period.decisions.iter().any(|decision| decision.player == player && decision.points.is_some());
    let is_open = |player: u32, known: &GoPlayer| {
        !known.foreign && known.rating.is_none() && known.initial.is_none() && !is_decided(player)
    };
    let points = |player: u32| {
        let known = period.players.get(player as usize)?;
        let decided = period.decisions.iter().rev().find(|one| one.player == player && one.points.is_some());
        let entered = || starting_points(edition, known, entry(player)).ok().map(|start| start.points);
        let declared = || entry(player).and_then(bound_of);
        decided.and_then(|one| one.points).or(known.rating).or_else(entered).or_else(declared)
    };
    let mut found = Vec::new();
    for (player, known) in (0..).zip(&period.players) {
        let (mut met, mut played, mut half_points) = (Vec::new(), 0, 0);
        for game in tournament.games.iter().filter(|game| game.white != Some(game.black)) {
            let (Some(white), Some(result)) = (game.white, of(game.outcome)) else { continue };
            let (black, opponent) = match player {
                _ if game.black == player => (true, white),
                _ if white == player => (false, game.black),
                _ => continue,
            };
            played += 1;
            half_points += match (result, black) {
                (Played::Jigo, _) => 1,
                (Played::BlackWins, true) | (Played::WhiteWins, false) => 2,
                (Played::BlackWins, false) | (Played::WhiteWins, true) => 0,
            };
            let stones = game.handicap;
            met.extend(points(opponent).map(|opponent| Met { opponent, black, stones, result }));
        }
        if played > 0 && is_open(player, known) {
            let entry = entry(player);
            let proposal = entry.map(|entry| propose(edition, entry, &met));
            found.push(Newcomer { player: player as usize, entry, proposal, played, half_points });
        }
    }
    found
}

fn of(outcome: GoOutcome) -> Option<Played> {
    match outcome {
        GoOutcome::Black => Some(Played::BlackWins),
        GoOutcome::White => Some(Played::WhiteWins),
        GoOutcome::Jigo => Some(Played::Jigo),
        GoOutcome::NoShow | GoOutcome::Arbiter | GoOutcome::DoubleLoss | GoOutcome::Bye | GoOutcome::HalfBye => None,
    }
}
