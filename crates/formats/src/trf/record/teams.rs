//! Teams, and the records beside the players: 013, 310, 240, 250, 260, 299, 300, 320, 330.

use crate::trf::points::Points;

/// 013
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OldTeam {
    /// Line in the file.
    pub line: usize,
    /// As written.
    pub name: String,
    /// Starting ranks in board order; none for an empty place.
    pub members: Vec<Option<u16>>,
}

/// 310
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// Line in the file.
    pub line: usize,
    /// The team's number.
    pub number: u16,
    /// As written.
    pub name: String,
    /// Short name, as written.
    pub nickname: String,
    /// Strength, as written.
    pub strength: String,
    /// Match points.
    pub match_points: Option<Points>,
    /// Game points.
    pub game_points: Option<Points>,
    /// Final place.
    pub place: Option<u16>,
    /// Starting ranks in board order; none for an empty place.
    pub members: Vec<Option<u16>>,
}

/// A bye asked for, in 240.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ByeKind {
    /// `F`
    Full,
    /// `H`
    Half,
    /// `Z`
    Zero,
}

/// 240
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bye {
    /// Line in the file.
    pub line: usize,
    /// What it is worth.
    pub kind: ByeKind,
    /// The round.
    pub round: u16,
    /// Players, or teams in a team event.
    pub ids: Vec<u16>,
}

/// 320
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamBye {
    /// Line in the file.
    pub line: usize,
    /// What a bye is worth in match points.
    pub match_points: Option<Points>,
    /// What a bye is worth in game points.
    pub game_points: Option<Points>,
    /// The team with the bye, per round.
    pub teams: Vec<Option<u16>>,
}

/// How a match was forfeited, in 330.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchForfeit {
    /// `+-`: Black's team did not come.
    WhiteWins,
    /// `-+`: White's team did not come.
    BlackWins,
    /// `--`: neither came.
    BothLose,
}

/// 330
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForfeitedMatch {
    /// Line in the file.
    pub line: usize,
    /// Who came.
    pub outcome: MatchForfeit,
    /// The round.
    pub round: u16,
    /// Team with White on the first board.
    pub white: u16,
    /// Team with Black on the first board.
    pub black: u16,
}

/// 300
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineUp {
    /// Line in the file.
    pub line: usize,
    /// The round.
    pub round: u16,
    /// The team.
    pub team: u16,
    /// Its opponent.
    pub opponent: u16,
    /// Starting ranks by board; none for an empty board.
    pub boards: Vec<Option<u16>>,
}

/// 250
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acceleration {
    /// Line in the file.
    pub line: usize,
    /// Virtual match points.
    pub match_points: Option<Points>,
    /// Virtual (game) points.
    pub points: Option<Points>,
    /// First round.
    pub first_round: u16,
    /// Last round.
    pub last_round: u16,
    /// First player or team.
    pub first_id: u16,
    /// Last player or team.
    pub last_id: u16,
}

/// 260
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ForbiddenPairing {
    /// Line in the file.
    pub line: usize,
    /// First round.
    pub first_round: u16,
    /// Last round.
    pub last_round: u16,
    /// Players or teams not to be paired with each other.
    pub ids: Vec<u16>,
}

/// 299: changes points, never a rated result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// Line in the file.
    pub line: usize,
    /// `W D L F H Z + -`: what that result is worth; none: a bonus or penalty.
    pub kind: Option<char>,
    /// Match points.
    pub match_points: Option<Points>,
    /// (Game) points.
    pub points: Option<Points>,
    /// The round; none: all.
    pub round: Option<u16>,
    /// Players or teams; none named: all.
    pub ids: Vec<u16>,
}

impl ByeKind {
    /// All kinds.
    pub const ALL: [ByeKind; 3] = [ByeKind::Full, ByeKind::Half, ByeKind::Zero];

    /// The letter in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            ByeKind::Full => "F",
            ByeKind::Half => "H",
            ByeKind::Zero => "Z",
        }
    }
}

impl MatchForfeit {
    /// All kinds.
    pub const ALL: [MatchForfeit; 3] = [MatchForfeit::WhiteWins, MatchForfeit::BlackWins, MatchForfeit::BothLose];

    /// The signs in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            MatchForfeit::WhiteWins => "+-",
            MatchForfeit::BlackWins => "-+",
            MatchForfeit::BothLose => "--",
        }
    }
}
