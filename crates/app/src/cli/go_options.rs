//! What the go regulation asks about an event beside its games, as `announce`, `accept` and `decide event` take it.

use arpad_model::{GoFacts, GoTime, Importance};
use clap::Args;

/// The options.
#[derive(Args, Clone, Default)]
pub(super) struct GoOptions {
    /// Go: basic time and byo-yomi: 60, 60+3x20 (Japanese, seconds), 40+30/5 (Canadian, moves/minutes), 40+20f (Fischer)
    #[arg(long, value_name = "TIME", value_parser = thinking_time)]
    pub(super) thinking_time: Option<GoTime>,

    /// Go: lines of the board, 19 or 13
    #[arg(long, value_name = "LINES")]
    board: Option<u8>,

    /// Go: whether it was announced without handicap
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    even: Option<bool>,

    /// Go: why it weighs more: invitational, hungarian-championship, european-championship, world-championship, or none
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = importance)]
    importance: Vec<Option<Importance>>,

    /// Go: whether it is held abroad, or under European or international rules of entry
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    international: Option<bool>,
}

impl GoOptions {
    /// What is given.
    pub(super) fn facts(&self) -> GoFacts {
        let importance = || self.importance.iter().copied().flatten().collect();
        GoFacts {
            time: self.thinking_time,
            board: self.board,
            even: self.even,
            importance: (!self.importance.is_empty()).then(importance),
            international: self.international,
        }
    }
}

fn thinking_time(text: &str) -> Result<GoTime, &'static str> {
    text.parse().map_err(|_| "a thinking time is written 60, 60+3x20, 40+30/5 or 40+20f")
}

fn importance(text: &str) -> Result<Option<Importance>, &'static str> {
    if matches!(text, "none" | "nincs") {
        return Ok(None);
    }
    let known = "invitational, hungarian-championship, european-championship, world-championship or none";
    Importance::parse(text).map(Some).ok_or(known)
}
