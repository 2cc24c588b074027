//! A plain table of results: who met whom in which period, and how it ended. All that a rating system needs to be tried.

/// One game, in 16 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The period, a number that grows.
    pub period: u32,
    /// White, as a position among the players.
    pub white: u32,
    /// Black.
    pub black: u32,
    /// White's half points.
    pub halves: u8,
}

impl Played {
    /// White's score.
    pub fn score(&self) -> f64 {
        f64::from(self.halves) / 2.0
    }
}

/// Games of many periods in the order of the periods.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    players: usize,
    games: Vec<Played>,
}

impl Table {
    /// Games in any order; within a period they stay as they are. Players are positions below `players`.
    pub fn new(players: usize, mut games: Vec<Played>) -> Self {
        games.retain(|game| (game.white.max(game.black) as usize) < players && game.white != game.black);
        games.sort_by_key(|game| game.period);
        Table { players, games }
    }

    /// How many players.
    pub fn players(&self) -> usize {
        self.players
    }

    /// All games.
    pub fn games(&self) -> &[Played] {
        &self.games
    }

    /// The games of each period, the earliest first.
    pub fn periods(&self) -> impl Iterator<Item = &[Played]> {
        self.games.chunk_by(|one, other| one.period == other.period)
    }
}
