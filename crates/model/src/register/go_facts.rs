//! What the go regulation asks about an event beside its games: what C is looked up from, and whose list entries follow.

use crate::{GoTime, Importance};
use serde::{Deserialize, Serialize};

/// Facts of a go tournament that an act may state; what nobody said is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GoFacts {
    /// The thinking time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<GoTime>,
    /// Lines of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u8>,
    /// Announced without handicap, or with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub even: Option<bool>,
    /// Why it weighs more; an empty list says that nothing does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub importance: Option<Vec<Importance>>,
    /// Held abroad or under European or international rules of entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub international: Option<bool>,
}

impl GoFacts {
    /// Nobody said anything.
    pub fn is_empty(&self) -> bool {
        *self == GoFacts::default()
    }

    /// The same with what was said since; what was not said again stays.
    pub fn with(&self, later: &GoFacts) -> GoFacts {
        GoFacts {
            time: later.time.or(self.time),
            board: later.board.or(self.board),
            even: later.even.or(self.even),
            importance: later.importance.clone().or_else(|| self.importance.clone()),
            international: later.international.or(self.international),
        }
    }
}
