//! The ratings organizers print: those of the last list, kept by simple sums month by month.

use super::DemoPlayer;
use super::entry::{Cell, Crosstable, Entrant};
use arpad_model::Tempo;
use arpad_rules::chess::expected_score::{Reach, expected};
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use jiff::civil::Date;

/// Games a newcomer needs.
const FIRST_GAMES: i32 = 5;

/// What organizers know.
pub(super) struct Shown {
    known: Vec<[Known; 3]>,
    list: Date,
}

#[derive(Clone, Copy, Default)]
struct Known {
    rating: Option<i32>,
    /// Hundredths of rating points won since the list.
    gained: i32,
    /// A newcomer's games against rated players, half points and opponents' ratings.
    games: i32,
    halves: i32,
    opponents: i32,
}

impl Shown {
    pub fn new(players: &[DemoPlayer], list: Date) -> Self {
        let known = |player: &DemoPlayer| {
            let initial = player.chess.map_or([None; 3], |chess| chess.initial);
            initial.map(|rating| Known { rating, ..Known::default() })
        };
        Shown { known: players.iter().map(known).collect(), list }
    }

    /// The rating on the list in force.
    pub fn rating(&self, player: usize, tempo: Tempo) -> Option<i32> {
        self.known[player][tempo as usize].rating
    }

    /// Brings the lists up to a day.
    pub fn turn_to(&mut self, day: Date) {
        let list = day.first_of_month();
        if list == self.list {
            return;
        }
        let transition = COMPRESSION_2024_03;
        let converts = self.list < transition.list_date && transition.list_date <= list;
        self.list = list;
        let floor = if list >= transition.list_date { transition.convert(1_000) as i32 } else { 1_000 };
        for known in self.known.iter_mut().flatten() {
            match &mut known.rating {
                Some(rating) => *rating += known.gained / 100,
                None if known.games >= FIRST_GAMES && known.halves > 0 => {
                    let share = 400 * known.halves / known.games - 400;
                    known.rating = Some((known.opponents / known.games + share).min(2_200));
                }
                None => continue,
            }
            known.gained = 0;
            if converts {
                known.rating = known.rating.map(|rating| transition.convert(rating.into()) as i32);
            }
            known.rating = known.rating.filter(|rating| *rating >= floor);
        }
    }

    /// Enters the games of a tournament.
    pub fn enter(&mut self, tempo: Tempo, entrants: &[Entrant], table: &Crosstable) {
        for (entrant, line) in entrants.iter().zip(table) {
            let known = &mut self.known[entrant.person][tempo as usize];
            for cell in line {
                let Cell::Game { opponent, halves, played: true, .. } = *cell else { continue };
                let Some(theirs) = entrants[opponent].shown else { continue };
                match entrant.shown {
                    Some(own) => {
                        let k = if own >= 2_400 { 10 } else { 20 };
                        known.gained += k * (50 * halves - i32::from(expected(own - theirs, Reach::Capped)));
                    }
                    None => {
                        (known.games, known.halves, known.opponents) =
                            (known.games + 1, known.halves + halves, known.opponents + theirs);
                    }
                }
            }
        }
    }
}
