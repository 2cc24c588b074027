//! The answer: what a calculation gives for each tournament, player and game.

use super::multiplier::Computed;
use crate::reason::Why;
use arpad_model::{EditionId, Finding, Grade, Step, Thousandths};

/// A whole calculation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoRated {
    /// The edition.
    pub edition: EditionId,
    /// The tournaments in the order in which they were rated.
    pub tournaments: Vec<RatedTournament>,
    /// The players in the order of the document.
    pub players: Vec<RatedPlayer>,
    /// Notes and warnings; a calculation with an error gives no answer.
    pub findings: Vec<Finding>,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedTournament {
    /// Its position in the document.
    pub tournament: usize,
    /// Its multiplier.
    pub multiplier: Multiplier,
    /// Rounds of each part; one part unless it was split.
    pub parts: Vec<u16>,
    /// How the multiplier and the parts came about.
    pub steps: Vec<Step>,
}

/// The multiplier C as it was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Multiplier {
    /// C.
    pub value: u32,
    /// The committee set it (§6(2)).
    pub decided: bool,
    /// What the tables give, with its parts; none where they give nothing.
    pub computed: Option<Computed>,
}

/// How a player stands to the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// He was in it.
    Registered,
    /// He enters it now.
    New,
    /// He does not enter it; his points served his opponents.
    Foreign,
    /// Not in it, and no game to enter it with.
    Absent,
}

impl Status {
    /// The word in JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Registered => "rated",
            Status::New => "new",
            Status::Foreign => "foreign",
            Status::Absent => "pending",
        }
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedPlayer {
    /// His position in the document.
    pub player: usize,
    /// How he stands to the register.
    pub status: Status,
    /// Points in the register; none for a newcomer or a foreigner.
    pub before: Option<i32>,
    /// Points he started with: the register's, the committee's, a newcomer's initial or a foreigner's by grade.
    pub start: Option<i32>,
    /// Points afterwards; none for those not in the register.
    pub after: Option<i32>,
    /// `after` less `start`.
    pub change: Option<i32>,
    /// ΣJp over all tournaments.
    pub sum: Thousandths,
    /// Grade in the register.
    pub grade_before: Option<Grade>,
    /// Grade afterwards.
    pub grade: Option<Grade>,
    /// Counters of the strong grades afterwards, the weakest first, those of zero left out.
    pub reached: Vec<(Grade, u32)>,
    /// Rated tournaments, the earlier ones included.
    pub rated_tournaments: u32,
    /// His tournaments in the order in which they were rated.
    pub tournaments: Vec<PlayerTournament>,
    /// The explanation.
    pub steps: Vec<Step>,
}

/// One tournament of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTournament {
    /// Its position in the document.
    pub tournament: usize,
    /// C.
    pub multiplier: u32,
    /// Points before.
    pub before: i32,
    /// Points after; equal to `before` for a foreigner.
    pub after: i32,
    /// ΣJp.
    pub sum: Thousandths,
    /// Its parts in which he played.
    pub parts: Vec<PlayerPart>,
    /// Grade before.
    pub grade_before: Option<Grade>,
    /// Grade after.
    pub grade: Option<Grade>,
    /// All his games, counted or not, in the order of the document.
    pub games: Vec<PlayerGame>,
}

/// A part of a tournament, rated on its own (§6(3), §7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPart {
    /// The part, from 0.
    pub part: usize,
    /// Points before.
    pub before: i32,
    /// ΣJp.
    pub sum: Thousandths,
    /// C·ΣJp before rounding.
    pub product: Thousandths,
    /// The change.
    pub change: i32,
    /// Points after.
    pub after: i32,
}

/// A game as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerGame {
    /// Its position in the tournament.
    pub game: usize,
    /// The round.
    pub round: u16,
    /// The part, from 0.
    pub part: usize,
    /// The opponent's position in the document; none in a bye.
    pub opponent: Option<usize>,
    /// He had Black.
    pub black: bool,
    /// Handicap stones; Black received them.
    pub handicap: u8,
    /// What the calculation made of it; none for a game that does not count.
    pub point: Option<PlayerPoint>,
    /// Why it does not count.
    pub why: Option<Why>,
}

/// The game point with what it came from, from the player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPoint {
    /// Own points at the start.
    pub own: i32,
    /// The opponent's points at the start.
    pub opponent: i32,
    /// Own points after handicap.
    pub own_corrected: i32,
    /// The opponent's points after handicap.
    pub opponent_corrected: i32,
    /// Own corrected points less the opponent's.
    pub difference: i32,
    /// The chance from the table.
    pub chance: Thousandths,
    /// The game point.
    pub point: Thousandths,
}
