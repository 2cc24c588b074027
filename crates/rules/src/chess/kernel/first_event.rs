//! Which tournament is somebody's first ever: the one question that a tournament asks about the others of its period.

use super::super::edition::Reading;
use super::field::Slot;
use super::games::{Event, Ruling};
use super::play::restore;
use std::collections::HashMap;
use std::sync::OnceLock;

/// What one tournament may ask about the others of the period.
#[derive(Clone, Copy)]
pub struct Season<'a> {
    /// All tournaments, in the order of their start.
    pub events: &'a [Event<'a>],
    /// Unrated players who have never finished a rated event.
    pub fresh: &'a [bool],
    /// The first tournament of each player, once it has been asked for.
    pub firsts: &'a OnceLock<FirstEvents>,
}

/// The first event of the period for each player in which a game of his can count towards a rating (F-05): against somebody
/// who is rated then. Asked about unrated players without a point in computed round robins alone, so most periods never ask; in a
/// complete one whoever meets somebody rated has such a game.
pub struct FirstEvents(Vec<u32>);

impl FirstEvents {
    /// By the ratings of the last list.
    fn of(slots: &[Slot], events: &[Event<'_>]) -> Self {
        let mut firsts = vec![u32::MAX; slots.len()];
        for (number, event) in (0..).zip(events) {
            let then: HashMap<u32, bool> =
                event.ratings.iter().map(|(player, rating)| (*player, rating.is_some())).collect();
            let is_rated =
                |player: u32| then.get(&player).copied().unwrap_or_else(|| slots[player as usize].seen() != 0);
            for game in event.games {
                for (player, opponent) in [(game.white, game.black), (game.black, game.white)] {
                    let can_count = match event.edition.reading {
                        Reading::First => true,
                        Reading::Second => game.ruling == Ruling::Counts && is_rated(opponent),
                    };
                    if can_count {
                        let first = &mut firsts[player as usize];
                        *first = number.min(*first);
                    }
                }
            }
        }
        FirstEvents(firsts)
    }
}

impl Season<'_> {
    /// Whether this tournament is the player's first ever. Players may have other ratings in this tournament than on the list;
    /// `patched` has those of the list.
    pub(super) fn is_first_event(&self, player: u32, number: u32, slots: &[Slot], patched: &[(u32, i16, i16)]) -> bool {
        let on_the_list = || {
            let mut slots = slots.to_vec();
            restore(&mut slots, patched);
            FirstEvents::of(&slots, self.events)
        };
        self.fresh[player as usize] && self.firsts.get_or_init(on_the_list).0[player as usize] >= number
    }
}
