//! Who plays for the clubs in their league.

use super::DemoPlayer;
use super::entry::Entrant;
pub(super) use arpad_instruments::play::team::{Team, league, round_robin};

/// Beside those at the boards.
const RESERVES: usize = 2;

/// The strongest clubs' players who are free, team by team in board order.
pub(super) fn gather(
    free: &[Entrant],
    players: &[DemoPlayer],
    teams: usize,
    boards: usize,
) -> Vec<(usize, Vec<usize>)> {
    let clubs = players.iter().map(|player| player.club + 1).max().unwrap_or(0);
    let mut rosters: Vec<Vec<usize>> = vec![Vec::new(); clubs];
    for (at, entrant) in free.iter().enumerate() {
        rosters[players[entrant.person].club].push(at);
    }
    let shown = |at: usize| free[at].shown.unwrap_or(0);
    for roster in &mut rosters {
        roster.sort_by_key(|&at| (-shown(at), at));
        roster.truncate(boards + RESERVES);
    }
    let mut ready: Vec<(usize, Vec<usize>)> =
        rosters.into_iter().enumerate().filter(|(_, roster)| roster.len() >= boards).collect();
    ready.sort_by_key(|(club, roster)| (-roster.iter().map(|&at| shown(at)).sum::<i32>(), *club));
    ready.truncate(teams);
    ready
}
