//! Reports that tell the same games: a tournament that came in twice.

use std::collections::HashMap;

/// Two tournaments that share games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twice {
    /// The earlier one.
    pub first: u32,
    /// The later one.
    pub second: u32,
    /// Games of the second that the first has too: the same players, colors and result.
    pub same: u32,
    /// Games of the second.
    pub of: u32,
}

/// Fewer games, or games of fewer people, are the same by chance.
const FEWEST_GAMES: u32 = 5;
const FEWEST_PEOPLE: usize = 5;

/// The share of games, in percent, from which on it is a double.
const SHARE: u32 = 80;

/// The games that were seen: who had White, who had Black, and White's half points.
#[derive(Clone, Debug, Default)]
pub struct Seen(HashMap<(u32, u32, u8), Vec<u32>>);

impl Seen {
    /// Another tournament; what it shares with earlier ones.
    pub fn add(&mut self, event: u32, games: &[(u32, u32, u8)]) -> Option<Twice> {
        let mut shared: HashMap<u32, (u32, Vec<u32>)> = HashMap::new();
        for game in games {
            for earlier in self.0.get(game).into_iter().flatten() {
                let (count, people) = shared.entry(*earlier).or_default();
                *count += 1;
                people.extend([game.0, game.1]);
            }
        }
        for game in games {
            let events = self.0.entry(*game).or_default();
            if events.last() != Some(&event) {
                events.push(event);
            }
        }
        let of = games.len() as u32;
        let is_double = |(_, (same, people)): &(u32, (u32, Vec<u32>))| {
            let mut people = people.clone();
            people.sort_unstable();
            people.dedup();
            *same >= FEWEST_GAMES && people.len() >= FEWEST_PEOPLE && same * 100 >= of * SHARE
        };
        let found = shared.into_iter().filter(is_double).max_by_key(|(earlier, (same, _))| (*same, *earlier));
        found.map(|(first, (same, _))| Twice { first, second: event, same: same.min(of), of })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_games_once_more_are_found_and_a_return_match_is_not() {
        let mut seen = Seen::default();
        let round_robin: Vec<(u32, u32, u8)> = (0..6).flat_map(|one| (0..one).map(move |two| (one, two, 2))).collect();
        assert_eq!(seen.add(0, &round_robin), None);
        let turned: Vec<_> = round_robin.iter().map(|(white, black, halves)| (*black, *white, *halves)).collect();
        assert_eq!(seen.add(1, &turned), None, "the other colors");
        let mut again = round_robin.clone();
        again[3].2 = 0;
        assert_eq!(seen.add(2, &again), Some(Twice { first: 0, second: 2, same: 14, of: 15 }));
        // A match of two is told by few people.
        let of_two: Vec<_> = (0..8).map(|_| (20, 21, 2)).collect();
        assert_eq!((seen.add(3, &of_two), seen.add(4, &of_two)), (None, None));
    }
}
