//! Pairings: a simple Swiss by score groups in which nobody meets anybody twice, and Berger's round robin.

use super::entry::{Bout, Cell, Crosstable, Entrant, enter};
use crate::dice::Dice;

/// How many attempts one round's pairing is worth before somebody is left without a game.
const ATTEMPTS: usize = 3_000;

/// Plays a Swiss; `play` decides each game and may turn the colors.
pub fn swiss(
    dice: &mut Dice,
    entrants: &[Entrant],
    rounds: usize,
    mut play: impl FnMut(&mut Dice, usize, usize) -> Bout,
) -> Crosstable {
    let count = entrants.len();
    let mut table = vec![vec![Cell::Absent; rounds]; count];
    let mut desk = Desk {
        met: vec![false; count * count],
        score: entrants.iter().map(|entrant| entrant.start).collect(),
        balance: vec![0; count],
        last_white: vec![None; count],
        had_bye: vec![false; count],
        attempts: 0,
    };
    let leaves: Vec<usize> =
        (0..count).map(|_| if dice.in_thousand(15) { 1 + dice.below(rounds) } else { rounds }).collect();
    let rests: Vec<usize> =
        (0..count).map(|_| if dice.in_thousand(20) { dice.below(rounds) } else { usize::MAX }).collect();
    for round in 0..rounds {
        let mut order: Vec<usize> = (0..count).filter(|&at| round < leaves[at] && rests[at] != round).collect();
        for at in (0..count).filter(|&at| round < leaves[at] && rests[at] == round) {
            table[at][round] = Cell::HalfBye;
        }
        order.sort_by_key(|&at| (-desk.score[at], -entrants[at].shown.unwrap_or(0), at));
        if order.len() % 2 == 1
            && let Some(place) = order.iter().rposition(|&at| !desk.had_bye[at])
        {
            let at = order.remove(place);
            (table[at][round], desk.had_bye[at]) = (Cell::PairingBye, true);
        }
        desk.attempts = ATTEMPTS;
        let mut pairs = Vec::new();
        desk.pair(&order, &mut pairs);
        for &(one, other) in &pairs {
            let (white, black) = desk.colors(one, other, round);
            let bout = play(dice, white, black);
            desk.remember(&bout);
            enter(&mut table, round, bout);
        }
        // Whom the pairing could not serve rests.
        for &at in &order {
            if table[at][round] == Cell::Absent {
                table[at][round] = Cell::HalfBye;
            }
        }
        for (score, line) in desk.score.iter_mut().zip(&table) {
            *score += line[round].halves();
        }
    }
    table
}

struct Desk {
    met: Vec<bool>,
    score: Vec<i32>,
    /// Whites less blacks.
    balance: Vec<i32>,
    last_white: Vec<Option<bool>>,
    had_bye: Vec<bool>,
    attempts: usize,
}

impl Desk {
    /// Pairs the first with somebody of the other half of his score group, then the rest; goes back where it ends badly.
    fn pair(&mut self, order: &[usize], pairs: &mut Vec<(usize, usize)>) -> bool {
        let Some((&first, others)) = order.split_first() else { return true };
        let group = others.iter().take_while(|&&other| self.score[other] == self.score[first]).count();
        let half = group.div_ceil(2).saturating_sub(1) as i32;
        let count = self.score.len();
        let mut candidates: Vec<usize> =
            (0..others.len()).filter(|&place| !self.met[first * count + others[place]]).collect();
        candidates.sort_by_key(|&place| {
            let other = others[place];
            let same_due = (self.balance[first] + self.balance[other]).abs() >= 3;
            (self.score[first] - self.score[other], same_due, (place as i32 - half).abs())
        });
        for place in candidates {
            if self.attempts == 0 {
                break;
            }
            self.attempts -= 1;
            let mut rest = others.to_vec();
            let other = rest.remove(place);
            pairs.push((first, other));
            if self.pair(&rest, pairs) || self.attempts == 0 {
                return true;
            }
            pairs.pop();
        }
        false
    }

    /// Who had White less often gets it; else by turns.
    fn colors(&self, one: usize, other: usize, round: usize) -> (usize, usize) {
        let one_is_white = match self.balance[one].cmp(&self.balance[other]) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => match (self.last_white[one], self.last_white[other]) {
                (Some(white), _) => !white,
                (None, Some(white)) => white,
                (None, None) => (one + round).is_multiple_of(2),
            },
        };
        if one_is_white { (one, other) } else { (other, one) }
    }

    fn remember(&mut self, bout: &Bout) {
        let count = self.score.len();
        for (at, other, white) in [(bout.white, bout.black, true), (bout.black, bout.white, false)] {
            self.met[at * count + other] = true;
            self.balance[at] += if white { 1 } else { -1 };
            self.last_white[at] = Some(white);
        }
    }
}

/// The pairs of each round, White first, by Berger's tables. An odd one out has a free round.
pub fn berger(count: usize) -> Vec<Vec<(usize, usize)>> {
    let even = count.next_multiple_of(2);
    let last = even - 1;
    let round = |round: usize| {
        let pivot = round * (even / 2) % last;
        let with_last = if round.is_multiple_of(2) { (pivot, last) } else { (last, pivot) };
        let others = (1..even / 2).map(move |step| ((pivot + step) % last, (pivot + last - step) % last));
        std::iter::once(with_last).chain(others).filter(|&(white, black)| white < count && black < count).collect()
    };
    (0..last).map(round).collect()
}
