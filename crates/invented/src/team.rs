//! The clubs' league: everybody's team meets everybody's once, board by board.

use super::dice::Dice;
use super::entry::{Cell, Crosstable, Entrant, enter};
use super::{DemoPlayer, pairing, play};

/// A team: the club and its players, as positions among the entrants.
pub(super) struct Team {
    pub club: usize,
    pub members: Vec<usize>,
}

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

/// Plays the league.
pub(super) fn league(dice: &mut Dice, entrants: &[Entrant], teams: &[Team], boards: usize) -> Crosstable {
    let rounds = pairing::berger(teams.len());
    let mut table = vec![vec![Cell::Absent; rounds.len()]; entrants.len()];
    for (round, matches) in rounds.iter().enumerate() {
        for &(home, away) in matches {
            let (home, away) = (line_up(dice, &teams[home], boards), line_up(dice, &teams[away], boards));
            for (board, (&ours, &theirs)) in home.iter().zip(&away).enumerate() {
                let (white, black) = if board.is_multiple_of(2) { (ours, theirs) } else { (theirs, ours) };
                enter(&mut table, round, play::chess(dice, entrants, white, black));
            }
        }
    }
    table
}

/// Board order, without those who rest today.
fn line_up(dice: &mut Dice, team: &Team, boards: usize) -> Vec<usize> {
    let mut members = team.members.clone();
    while members.len() > boards {
        members.remove(dice.below(members.len()));
    }
    members
}
