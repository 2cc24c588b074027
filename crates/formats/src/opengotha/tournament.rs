//! What an OpenGotha file says.

use crate::egd::{Grade, h9::Komi};
use jiff::civil::Date;

/// A tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The parameter set, where the file has one.
    pub parameters: Option<Parameters>,
    /// The players, in the order of the file.
    pub players: Vec<Player>,
    /// The games.
    pub games: Vec<Game>,
    /// The byes.
    pub byes: Vec<Bye>,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The line in the file, from 1.
    pub line: usize,
    /// Surname.
    pub surname: String,
    /// Given name.
    pub given_name: String,
    /// Country code.
    pub country: String,
    /// Club.
    pub club: String,
    /// EGF number.
    pub pin: Option<u32>,
    /// Licence of the French federation.
    pub ffg_licence: String,
    /// Number of the American association.
    pub aga_id: String,
    /// The rank used for pairing, which the organizer can set.
    pub rank: Option<Grade>,
    /// The grade the player holds.
    pub grade: Option<Grade>,
    /// The rating used for pairing, in OpenGotha's scale.
    pub rating: Option<i32>,
    /// Where the rating comes from: `EGF`, `FFG : -1774`, `MAN`.
    pub rating_origin: String,
    /// Whether he was to play in each round, as long as the file says.
    pub participating: Vec<bool>,
    /// Whether the registration is final (`FIN`), not preliminary (`PRE`).
    pub registered: bool,
}

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The line in the file, from 1.
    pub line: usize,
    /// From 1.
    pub round: usize,
    /// The table, from 1; 0 when not given.
    pub table: usize,
    /// Index of the player with White.
    pub white: usize,
    /// Index of the player with Black.
    pub black: usize,
    /// Whether the colors are the ones really played.
    pub color_is_known: bool,
    /// Handicap stones.
    pub handicap: u8,
    /// How it ended.
    pub result: GameResult,
    /// `_BYDEF`: decided by default, not a played game.
    pub by_default: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameResult {
    /// White won.
    White,
    /// Black won.
    Black,
    /// A tie.
    Jigo,
    /// Both were given the win.
    BothWin,
    /// Both lost.
    BothLose,
    /// Not entered.
    #[default]
    Unknown,
}

/// A bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// From 1.
    pub round: usize,
    /// Index of the player.
    pub player: usize,
}

/// The parameter set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters {
    /// The event's name.
    pub name: String,
    /// The short name.
    pub short_name: String,
    /// Where it was held.
    pub location: String,
    /// The director.
    pub director: String,
    /// First day.
    pub first_day: Option<Date>,
    /// Last day.
    pub last_day: Option<Date>,
    /// Number of rounds.
    pub rounds: usize,
    /// Board size.
    pub size: u8,
    /// Komi.
    pub komi: Option<Komi>,
    /// Basic time in minutes.
    pub basic_minutes: u32,
    /// What follows the basic time.
    pub complementary: Complementary,
    /// Played over the internet.
    pub internet: bool,
    /// Whether handicaps come from the score (true) or from the rank (false).
    pub handicap_by_score: bool,
    /// The highest handicap; 0 means even games.
    pub handicap_ceiling: u8,
    /// Stones are the difference minus this.
    pub handicap_correction: i8,
    /// From this rank upwards nobody gives or takes stones.
    pub no_handicap_from: Option<Grade>,
}

/// What follows the basic time. Times in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Complementary {
    /// Nothing, or the file does not say.
    #[default]
    SuddenDeath,
    /// Japanese byo-yomi: seconds per move.
    Japanese {
        /// Seconds per move.
        seconds: u32,
    },
    /// Canadian byo-yomi: a number of moves in a number of seconds.
    Canadian {
        /// Moves per period.
        moves: u32,
        /// Seconds per period.
        seconds: u32,
    },
    /// Fischer: seconds added per move.
    Fischer {
        /// Seconds added per move.
        seconds: u32,
    },
}
