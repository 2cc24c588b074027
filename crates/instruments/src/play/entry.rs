//! Who takes part, and what became of each round.

/// One entry of a tournament.
#[derive(Clone, Copy, Debug)]
pub struct Entrant {
    /// A position among the federation's players.
    pub person: usize,
    /// True strength on the day.
    pub strength: i32,
    /// Rating or points as the organizer knows them.
    pub shown: Option<i32>,
    /// Half points to start with: the groups of a McMahon tournament.
    pub start: i32,
}

/// One round of one entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Not there.
    Absent,
    /// Asked for a rest: half a point.
    HalfBye,
    /// No opponent was left: a point.
    PairingBye,
    /// Paired.
    Game {
        /// A position among the entrants.
        opponent: usize,
        /// Had White.
        white: bool,
        /// Half points made: 0, 1 or 2.
        halves: i32,
        /// Decided over the board, not by forfeit.
        played: bool,
        /// Stones given by White.
        stones: u8,
    },
}

impl Cell {
    /// Half points it is worth.
    pub fn halves(self) -> i32 {
        match self {
            Cell::Absent => 0,
            Cell::HalfBye => 1,
            Cell::PairingBye => 2,
            Cell::Game { halves, .. } => halves,
        }
    }
}

/// What happened at one board.
#[derive(Clone, Copy, Debug)]
pub struct Bout {
    /// White's position among the entrants.
    pub white: usize,
    /// Black's.
    pub black: usize,
    /// White's half points.
    pub halves: i32,
    /// Over the board.
    pub played: bool,
    /// Stones given by White.
    pub stones: u8,
}

/// All entrants' rounds.
pub type Crosstable = Vec<Vec<Cell>>;

/// Enters a bout for both.
pub fn enter(table: &mut Crosstable, round: usize, bout: Bout) {
    let Bout { white, black, halves, played, stones } = bout;
    table[white][round] = Cell::Game { opponent: black, white: true, halves, played, stones };
    table[black][round] = Cell::Game { opponent: white, white: false, halves: 2 - halves, played, stones };
}

/// The half points of a line.
pub fn total(line: &[Cell]) -> i32 {
    line.iter().map(|cell| cell.halves()).sum()
}

/// The final place of each entrant, from 1: by points, then by rating.
pub fn places(entrants: &[Entrant], table: &Crosstable) -> Vec<u16> {
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    let key = |&at: &usize| (-(total(&table[at]) + entrants[at].start), -entrants[at].shown.unwrap_or(0), at);
    order.sort_by_key(key);
    let mut places = vec![0; entrants.len()];
    for (at, place) in order.into_iter().zip(1..) {
        places[at] = place;
    }
    places
}
