//! An invented go history: tournaments of about 60 players who meet others of their strength, or with stones others far
//! from it.

use crate::chance::Chance;
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::game_point::Played;
use arpad_rules::go::hungary::kernel::{Event, Field, PackedGame, Silent, rate_event};
use arpad_rules::go::hungary::tables::grade_at;

pub const PLAYERS: usize = 20_000;
const GAMES: usize = 1_000_000;
const MULTIPLIER: u32 = 15;

pub struct History {
    pub points: Vec<i32>,
    pub games: Vec<PackedGame>,
    /// Where each tournament ends among the games, counted from its own beginning.
    ends: Vec<[u32; 1]>,
}

impl History {
    /// Plays the history while it is rated, so that stones always go to whoever is weaker at that time.
    pub fn invent(with_stones: bool) -> Self {
        let mut chance = Chance(20_120_101);
        // Roughly bell-shaped between 1200 and 2500.
        let points: Vec<i32> =
            (0..PLAYERS).map(|_| 1200 + (0..4).map(|_| chance.below(326)).sum::<usize>() as i32).collect();
        let mut history = History { points, games: Vec::with_capacity(GAMES + 600), ends: Vec::new() };
        let mut field = Field::of_points(history.points.iter().copied());
        while history.games.len() < GAMES {
            let first = history.games.len();
            history.tournament(&field, with_stones, &mut chance);
            let event = event(&history.games[first..], history.ends.last().expect("a tournament"));
            let refused = rate_event(&MGSZ_2012, &mut field, &event, &mut Silent);
            assert_eq!(refused, 0, "an invented tournament has only games that count");
        }
        history
    }

    fn tournament(&mut self, field: &Field, with_stones: bool, chance: &mut Chance) {
        let size = 2 * (20 + chance.below(21));
        let rounds = 5 + chance.below(2);
        // A region's players: near each other in the register, as clubs are.
        let home = chance.below(PLAYERS - 1200) as u32;
        let mut players: Vec<u32> = (0..size).map(|i| home + (i * 13 + chance.below(13)) as u32).collect();
        // McMahon: by strength.
        players.sort_by_key(|&player| field.slots[player as usize].points);
        let first = self.games.len();
        for round in 0..rounds {
            for pair in 0..size / 2 {
                // Next to each other first, then further away, with stones much further; nobody meets himself.
                let away = if with_stones { 4 * round } else { round % 3 };
                let (weaker, stronger) = (players[pair * 2], players[(pair * 2 + 1 + 2 * away) % size]);
                let (weaker, stronger) = by_strength(field, weaker, stronger);
                let stones = if with_stones { stones(field, weaker, stronger) } else { 0 };
                let result = if chance.below(100) < 45 { Played::BlackWins } else { Played::WhiteWins };
                self.games.push(PackedGame { black: weaker, white: stronger, stones, result });
            }
        }
        self.ends.push([(self.games.len() - first) as u32]);
    }

    /// Every tournament as the kernel wants it.
    pub fn events(&self) -> Vec<Event<'_>> {
        let mut first = 0;
        let one = |end: &'_ [u32; 1]| {
            let games = &self.games[first..first + end[0] as usize];
            first += end[0] as usize;
            games
        };
        let games: Vec<_> = self.ends.iter().map(one).collect();
        games.into_iter().zip(&self.ends).map(|(games, ends)| event(games, ends)).collect()
    }

    pub fn tournaments(&self) -> usize {
        self.ends.len()
    }
}

fn event<'a>(games: &'a [PackedGame], ends: &'a [u32; 1]) -> Event<'a> {
    Event { multiplier: MULTIPLIER, games, part_ends: ends, own: &[] }
}

fn by_strength(field: &Field, a: u32, b: u32) -> (u32, u32) {
    let points = |player: u32| field.slots[player as usize].points;
    if points(a) <= points(b) { (a, b) } else { (b, a) }
}

/// The grades between them, less one, as clubs do it; none outside the table.
fn stones(field: &Field, weaker: u32, stronger: u32) -> u8 {
    let steps = |player: u32| grade_at(field.slots[player as usize].points).map(|grade| grade.steps());
    match (steps(weaker), steps(stronger)) {
        (Some(weak), Some(strong)) => (strong - weak).saturating_sub(1).min(9),
        _ => 0,
    }
}
