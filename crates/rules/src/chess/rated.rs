//! A rated period, player by player: the numbers, and the steps that led to them.

use super::activity::Activity;
use super::edition::DifferenceCap;
use super::first_rating::FirstRating;
use super::k_factor::KGround;
use crate::reason::Why;
use arpad_model::{Color, EditionId, Finding, HalfPoints, Hundredths, Paragraph, Rating, Step};

/// The result of rating a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Every player, in the period's order.
    pub players: Vec<PlayerResult>,
    /// What the law says about the tournaments and the doubts that remain.
    pub findings: Vec<Finding>,
}

/// What became of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Had a rating and keeps one.
    Rated,
    /// Gets a first rating.
    New,
    /// Unrated, not enough yet.
    Pending,
    /// Fell below the floor.
    Delisted,
}

impl Status {
    /// The word of the contract.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Rated => "rated",
            Status::New => "new",
            Status::Pending => "pending",
            Status::Delisted => "delisted",
        }
    }
}

/// K as it was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KUsed {
    /// K before the limit, as a list prints it.
    pub listed: u8,
    /// K as used.
    pub used: u8,
    /// Why.
    pub ground: KGround,
    /// The paragraph.
    pub at: Paragraph,
}

/// One player's period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerResult {
    /// What became of him.
    pub status: Status,
    /// Rating before.
    pub before: Option<Rating>,
    /// Rating after: computed, even when it is not published.
    pub after: Option<i64>,
    /// Whether `after` stands on the list.
    pub published: bool,
    /// K; for a new player the one he starts with.
    pub k: Option<KUsed>,
    /// Counted games.
    pub games: u32,
    /// Points in them.
    pub score: HalfPoints,
    /// Expected points in them, for a rated player.
    pub expected: Option<Hundredths>,
    /// Change before rounding, for a rated player.
    pub change: Option<Hundredths>,
    /// The first rating's numbers, for an unrated player with results.
    pub first: Option<FirstRating>,
    /// What is missing, for a pending player.
    pub missing: Option<Step>,
    /// Activity on the list, for a player who has or gets a rating.
    pub activity: Option<Activity>,
    /// His tournaments, in the period's order.
    pub tournaments: Vec<TournamentResult>,
    /// The steps of the calculation.
    pub steps: Vec<Step>,
}

impl PlayerResult {
    /// The change as it enters the list, for a player who had a rating.
    pub fn rounded(&self) -> Option<i64> {
        Some(self.after? - i64::from(self.before?.points()))
    }
}

/// One player's tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentResult {
    /// Its position in the period.
    pub tournament: usize,
    /// The edition that governs it.
    pub edition: EditionId,
    /// K in this tournament, for a rated player.
    pub k: Option<u8>,
    /// Change by this tournament, for a rated player.
    pub change: Option<Hundredths>,
    /// His games, by round.
    pub games: Vec<GameResult>,
}

/// One game as one player's calculation saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Its position in the tournament.
    pub game: usize,
    /// The round.
    pub round: u16,
    /// The side he played.
    pub color: Color,
    /// The opponent, by his position in the period.
    pub opponent: u32,
    /// Own rating.
    pub own_rating: Option<i16>,
    /// The opponent's rating as it counted.
    pub opponent_rating: Option<i16>,
    /// Own minus opponent's, before any rule cuts it.
    pub difference: Option<i32>,
    /// The difference counted as 400.
    pub capped: bool,
    /// The paragraph that says so.
    pub capped_by: Option<Paragraph>,
    /// The paragraph by which a difference above 400 counts as it is.
    pub uncapped_by: Option<Paragraph>,
    /// Expected score.
    pub expected: Option<Hundredths>,
    /// Points on the score sheet.
    pub score: HalfPoints,
    /// Score minus expected.
    pub change: Option<Hundredths>,
    /// Whether it counted, towards the change or towards a first rating.
    pub counted: bool,
    /// Why not.
    pub why: Option<Why>,
}

impl GameResult {
    /// The difference as it counted, where it counted.
    pub fn counted_difference(&self) -> Option<i32> {
        let limit = i32::from(DifferenceCap::LIMIT);
        self.difference.map(|difference| if self.capped { difference.clamp(-limit, limit) } else { difference })
    }
}
