//! A league of clubs: everybody's team meets everybody's once, board by board.

use super::entry::{Cell, Crosstable, Entrant, enter};
use super::{games, pairing};
use crate::dice::Dice;

/// A team: the club and its players, as positions among the entrants.
pub struct Team {
    /// The club.
    pub club: usize,
    /// Its players in board order.
    pub members: Vec<usize>,
}

/// Plays the league.
pub fn league(dice: &mut Dice, entrants: &[Entrant], teams: &[Team], boards: usize) -> Crosstable {
    let rounds = pairing::berger(teams.len());
    let mut table = vec![vec![Cell::Absent; rounds.len()]; entrants.len()];
    for (round, matches) in rounds.iter().enumerate() {
        for &(home, away) in matches {
            let (home, away) = (line_up(dice, &teams[home], boards), line_up(dice, &teams[away], boards));
            for (board, (&ours, &theirs)) in home.iter().zip(&away).enumerate() {
                let (white, black) = if board.is_multiple_of(2) { (ours, theirs) } else { (theirs, ours) };
                enter(&mut table, round, games::chess(dice, entrants, white, black));
            }
        }
    }
    table
}

/// Everybody meets everybody once, by Berger's tables.
pub fn round_robin(dice: &mut Dice, entrants: &[Entrant]) -> Crosstable {
    let rounds = pairing::berger(entrants.len());
    let mut table = vec![vec![Cell::Absent; rounds.len()]; entrants.len()];
    for (round, pairs) in rounds.iter().enumerate() {
        for &(white, black) in pairs {
            enter(&mut table, round, games::chess(dice, entrants, white, black));
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
