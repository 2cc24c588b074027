//! One month as it was computed here, with what is told of it there, and what else is known that could be the difference.

use super::Cause;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::transition::Transition;
use jiff::civil::Date;

/// A month.
pub struct Month<'a> {
    /// The edition of the list.
    pub edition: &'a Edition,
    /// The day of the list.
    pub day: Date,
    /// The conversion of the list, where there is one.
    pub transition: Option<Transition>,
    /// Players.
    pub players: Vec<Of>,
    /// Tournaments in the order of their start.
    pub events: Vec<OfEvent<'a>>,
    /// Games, tournament by tournament.
    pub games: Vec<OfGame>,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Of {
    /// The rating his change is added to; 0 = unrated, so that nothing is asked about him.
    pub base: i16,
    /// What the other list says; none where he is not on it.
    pub told: Option<Told>,
    /// K before its limit.
    pub k: u8,
    /// K of single tournaments, where it is another.
    pub k_of: Vec<(u32, u8)>,
    /// Other K that the law can give him.
    pub other_k: Vec<u8>,
    /// Other ratings that he may have had on the list before.
    pub other_base: Vec<i16>,
    /// Who could be taken for him.
    pub alike: Vec<u32>,
}

/// What a list tells of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// His rating; 0 = none.
    pub rating: i16,
    /// His games of the period; none where it tells none.
    pub games: Option<u16>,
}

/// A tournament.
#[derive(Clone, Debug)]
pub struct OfEvent<'a> {
    /// The edition that governs it.
    pub edition: &'a Edition,
    /// Its first day.
    pub start: Date,
    /// The ratings of other lists that may have been taken: of each player of the month, 0 = unrated.
    pub other_lists: Vec<Vec<i16>>,
}

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfGame {
    /// The tournament.
    pub event: u32,
    /// The round.
    pub round: u16,
    /// White and Black.
    pub players: [u32; 2],
    /// White's half points.
    pub halves: u8,
    /// As it was to each of the two.
    pub sides: [Side; 2],
    /// We counted it.
    pub counts: bool,
}

/// One side of a game; 0 = unrated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// Own rating.
    pub own: i16,
    /// The opponent's as it counted.
    pub opponent: i16,
}

/// Everything that could be other, and whom it would move.
pub(super) struct Possible {
    pub causes: Vec<Cause>,
    /// Whom each moves, in order.
    pub moves: Vec<Vec<u32>>,
    /// Which move each player, in order.
    pub of: Vec<Vec<u32>>,
    /// The games of each player.
    pub games: Vec<Vec<u32>>,
}

impl Possible {
    pub fn of(month: &Month<'_>) -> Self {
        let mut games = vec![Vec::new(); month.players.len()];
        let mut of_event: Vec<Vec<u32>> = vec![Vec::new(); month.events.len()];
        for (number, game) in (0..).zip(&month.games) {
            for player in game.players {
                games[player as usize].push(number);
                of_event[game.event as usize].push(player);
            }
        }
        for players in &mut of_event {
            players.sort_unstable();
            players.dedup();
        }
        let empty = || Vec::with_capacity(0);
        let mut possible = Possible { causes: empty(), moves: Vec::new(), of: vec![Vec::new(); games.len()], games };
        for (number, game) in (0..).zip(&month.games) {
            if game.counts {
                possible.add(Cause::Missing(number), &game.players);
                for halves in (0..=2).filter(|halves| *halves != game.halves) {
                    possible.add(Cause::Result(number, halves), &game.players);
                }
            }
            possible.add(Cause::Extra(number), &game.players);
        }
        for (number, event) in (0..).zip(&month.events) {
            possible.add(Cause::Event(number), &of_event[number as usize]);
            for (list, _) in (0..).zip(&event.other_lists) {
                possible.add(Cause::List(number, list), &of_event[number as usize]);
            }
        }
        let several: Vec<u32> =
            (0..).zip(&possible.games).filter(|(_, of)| has_several(month, of)).map(|one| one.0).collect();
        possible.add(Cause::Unit, &several);
        for (number, player) in (0..).zip(&month.players) {
            if player.base == 0 {
                continue;
            }
            for k in &player.other_k {
                possible.add(Cause::K(number, *k), &[number]);
            }
            let met = possible.met(month, number, None);
            for base in &player.other_base {
                possible.add(Cause::Base(number, *base), &[number]);
                possible.add(Cause::Start(number, *base), &met);
            }
            possible.add(Cause::Half(number), &[number]);
            for to in player.alike.iter().copied().filter(|to| !met.contains(to)) {
                for event in events(month, &possible.games[number as usize]) {
                    let mut moved = possible.met(month, number, Some(event));
                    moved.push(to);
                    moved.sort_unstable();
                    possible.add(Cause::Identity { event, from: number, to }, &moved);
                }
            }
        }
        possible
    }

    fn add(&mut self, cause: Cause, moves: &[u32]) {
        let number = self.causes.len() as u32;
        for player in moves {
            self.of[*player as usize].push(number);
        }
        self.causes.push(cause);
        self.moves.push(moves.to_vec());
    }

    /// The player and whoever met him, in a tournament or in all.
    fn met(&self, month: &Month<'_>, player: u32, event: Option<u32>) -> Vec<u32> {
        let games = self.games[player as usize].iter().map(|game| &month.games[*game as usize]);
        let games = games.filter(|game| event.is_none_or(|event| game.event == event));
        let mut met: Vec<u32> = games.flat_map(|game| game.players).chain([player]).collect();
        met.sort_unstable();
        met.dedup();
        met
    }
}

fn events(month: &Month<'_>, games: &[u32]) -> Vec<u32> {
    let mut events: Vec<u32> = games.iter().map(|game| month.games[*game as usize].event).collect();
    events.dedup();
    events
}

fn has_several(month: &Month<'_>, games: &[u32]) -> bool {
    games.iter().any(|game| month.games[*game as usize].event != month.games[games[0] as usize].event)
}
