//! Who comes to a tournament: the organizer's own club, neighbors, and whoever the announcement is meant for.

use super::almanac::{Meant, Plan};
use super::dice::Dice;
use super::{DemoPlayer, SEASONS_BEGIN};
use arpad_model::Sex;
use jiff::civil::Date;

/// When each player is free again, as days since the seasons began.
pub(super) struct Diary {
    free_from: Vec<i32>,
}

impl Diary {
    pub fn new(players: usize) -> Self {
        Diary { free_from: vec![0; players] }
    }

    pub fn is_free(&self, player: usize, from: Date) -> bool {
        self.free_from[player] <= day_number(from)
    }

    pub fn take(&mut self, player: usize, until: Date) {
        self.free_from[player] = day_number(until) + 1;
    }
}

/// Days since the seasons began.
pub(super) fn day_number(day: Date) -> i32 {
    SEASONS_BEGIN.until(day).map_or(0, |span| span.get_days())
}

/// The participants of a chess tournament; fewer than wanted where fewer are free.
pub(super) fn gather(
    dice: &mut Dice,
    plan: &Plan,
    players: &[DemoPlayer],
    strength: impl Fn(usize) -> Option<i32>,
    diary: &mut Diary,
) -> Vec<usize> {
    let invited = |at: usize, strength: i32| {
        let player = &players[at];
        let age = plan.start.year() - player.born.year();
        match plan.meant {
            Meant::Everybody => true,
            Meant::Below(most) => strength < most,
            Meant::Masters(least) => strength >= least && player.chess.is_some_and(|chess| chess.initial[0].is_some()),
            // Their clocks would be too quick for a master.
            Meant::Juniors => age <= 16 && strength < 2_100,
            Meant::Seniors => age >= 60,
            Meant::Women => player.sex == Sex::Female,
        }
    };
    let is_in_time = |at: usize| players[at].registered <= plan.start && diary.is_free(at, plan.start);
    let mut candidates: Vec<usize> = (0..players.len())
        .filter(|&at| strength(at).is_some_and(|strength| invited(at, strength)) && is_in_time(at))
        .collect();
    dice.shuffle(&mut candidates);
    // The own club and the neighbors come first, but they do not fill the room.
    let near = |at: usize| players[at].club.abs_diff(plan.organizer) <= 2;
    let (near, far): (Vec<usize>, Vec<usize>) = candidates.into_iter().partition(|&at| near(at));
    let local = near.len().min(plan.size * 3 / 5);
    let all = near[..local].iter().chain(&far).chain(&near[local..]);
    let chosen: Vec<usize> = all.copied().take(plan.size).collect();
    chosen.iter().for_each(|&at| diary.take(at, plan.end));
    chosen
}
