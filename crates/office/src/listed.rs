//! What a rating list says about the players of a report.

use arpad_model::{Rating, Tempo};
use std::collections::HashMap;

/// The players of a list that somebody asked for, by FIDE number.
#[derive(Clone, Debug, Default)]
pub struct Listed {
    players: HashMap<u64, ListedPlayer>,
}

/// One player on a list. Single-tempo lists fill one tempo.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// Rating and K of each tempo, in the order of [`Tempo::ALL`].
    pub tempos: [(Option<Rating>, Option<u8>); 3],
    /// Year of birth.
    pub born: Option<i16>,
}

impl ListedPlayer {
    /// The rating at a tempo.
    pub fn rating(&self, tempo: Tempo) -> Option<Rating> {
        self.tempos[index(tempo)].0
    }

    /// K at a tempo, as the list prints it.
    pub fn k(&self, tempo: Tempo) -> Option<u8> {
        self.tempos[index(tempo)].1
    }
}

impl Listed {
    /// Adds a player.
    pub fn insert(&mut self, number: u64, player: ListedPlayer) {
        self.players.insert(number, player);
    }

    /// The player of this number.
    pub fn player(&self, number: u64) -> Option<&ListedPlayer> {
        self.players.get(&number)
    }

    /// How many players there are.
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// Nobody.
    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }
}

fn index(tempo: Tempo) -> usize {
    match tempo {
        Tempo::Standard => 0,
        Tempo::Rapid => 1,
        Tempo::Blitz => 2,
    }
}
