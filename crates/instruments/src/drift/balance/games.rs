//! What games create in the pool, game by game.

use super::{Balance, Door, Passage};
use arpad_rules::chess::kernel::trace::{Closing, Counted, Recording, Side};
use std::collections::HashMap;

impl Balance {
    /// What the games create: nothing, where both play at the same K and expect the opposite of each other.
    pub(super) fn games(&mut self, passage: &Passage<'_>, closings: &HashMap<u32, &Closing>) {
        let ks = Ks::of(passage.trace, closings);
        for ((event, game), sides) in passage.games.iter().zip(passage.trace.games.iter()) {
            let scores = [i64::from(game.white_halves) * 50, 100 - i64::from(game.white_halves) * 50];
            let mut counted = [None; 2];
            for (side, player) in [(0, game.white), (1, game.black)] {
                if !is_change(&sides[side]) {
                    continue;
                }
                let Some((k, used)) = ks.of_event(player, *event) else { continue };
                let gain = scores[side] - i64::from(sides[side].expected);
                self.add(Door::Limit, (used - k) * gain);
                counted[side] = Some((k, gain));
            }
            match counted {
                [Some((white_k, white)), Some((black_k, black))] => {
                    let least = white_k.min(black_k);
                    let is_capped = sides.iter().any(|side| side.counted == Counted::ChangeCapped);
                    let mirrored = sides[0].own == sides[1].opponent && sides[1].own == sides[0].opponent;
                    let door = if is_capped && mirrored { Door::Cap } else { Door::AtStart };
                    self.add(door, least * (white + black));
                    self.add(Door::UnequalK, (white_k - least) * white + (black_k - least) * black);
                }
                [Some((k, gain)), None] | [None, Some((k, gain))] => self.add(Door::OneSided, k * gain),
                [None, None] => {}
            }
        }
    }
}

pub(in crate::drift) fn is_change(side: &Side) -> bool {
    matches!(side.counted, Counted::Change | Counted::ChangeCapped)
}

/// K and K as used, by player and event.
pub(in crate::drift) struct Ks<'a> {
    closings: &'a HashMap<u32, &'a Closing>,
    /// Of players whose K is not one number: from which event on, K, K as used.
    parts: HashMap<u32, Vec<(u32, i64, i64)>>,
}

impl<'a> Ks<'a> {
    pub fn of(trace: &Recording, closings: &'a HashMap<u32, &'a Closing>) -> Self {
        let mut parts: HashMap<u32, Vec<(u32, i64, i64)>> = HashMap::new();
        for (part, used) in &trace.k_parts {
            parts.entry(part.player).or_default().push((part.from, part.k.value.into(), (*used).into()));
        }
        Ks { closings, parts }
    }

    pub fn of_event(&self, player: u32, event: u32) -> Option<(i64, i64)> {
        if let Some(parts) = self.parts.get(&player) {
            return parts.iter().rfind(|(from, ..)| *from <= event).map(|(_, k, used)| (*k, *used));
        }
        let closing = self.closings.get(&player)?;
        Some((closing.k.into(), closing.k_used.into()))
    }
}
