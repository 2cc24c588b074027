//! What comes out of a judgment: by what it is a norm, its numbers, the other choices.

use super::judge::Judged;
use crate::titles::title::FideTitle;
use arpad_model::{Paragraph, Step};

/// By what a norm is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    /// Every counted game.
    AllGames,
    /// Eight games of nine rounds.
    EightOfNine,
    /// The opponent of the last round did not come and counts as a loss.
    LastRound,
    /// The last rounds are left out.
    Tail,
    /// Wins are left out.
    Wins,
    /// Both.
    TailAndWins,
}

impl Via {
    /// All of them.
    pub const ALL: [Via; 6] = [Via::AllGames, Via::EightOfNine, Via::LastRound, Via::Tail, Via::Wins, Via::TailAndWins];

    /// The stable name: the paragraphs.
    pub const fn as_str(self) -> &'static str {
        match self {
            Via::AllGames => "all-games",
            Via::EightOfNine => "1.4.1c",
            Via::LastRound => "1.4.2c",
            Via::Tail => "1.4.1e",
            Via::Wins => "1.4.1f",
            Via::TailAndWins => "1.4.1e+f",
        }
    }
}

/// What came out for one title. Without a norm the numbers are those of all counted games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Norm {
    /// The title.
    pub title: FideTitle,
    /// By what it is a norm; none where it is none.
    pub via: Option<Via>,
    /// Rounds left out.
    pub ignored: Vec<u16>,
    /// Other choices that give as many games and leave out as few.
    pub alternatives: Vec<Alternative>,
    /// The numbers.
    pub judged: Judged,
    /// What the norm is worth in games; none without one.
    pub credited: Option<u16>,
    /// Every step, in the order of the calculation.
    pub steps: Vec<Step>,
    /// Every choice was looked at.
    pub is_searched_whole: bool,
    /// Only the raising of a second opponent after the lowest is left out makes it a norm (T-14).
    pub hangs_on_raising: bool,
}

impl Norm {
    /// Whether it is one.
    pub fn is_norm(&self) -> bool {
        self.via.is_some()
    }

    /// Points above what was required; below it, negative. In half points.
    pub fn excess(&self) -> Option<i64> {
        self.judged.required.map(|required| i64::from(self.judged.score.0) - i64::from(required.0))
    }
}

/// Another choice of games left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternative {
    /// Rounds left out.
    pub ignored: Vec<u16>,
    /// By what.
    pub via: Via,
    /// Its performance.
    pub performance: i64,
}

/// What this edition says at a paragraph is not established.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("what {} says is not established", paragraph.0)]
pub struct NotEstablished {
    /// The paragraph.
    pub paragraph: Paragraph,
}
