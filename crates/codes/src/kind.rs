//! Why something is refused, told apart by what the asker can do about it.

use crate::Code;
use std::fmt;

/// What kind of refusal a code is. What a door answers follows from it, for instance the HTTP status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// What was asked for does not exist.
    Missing,
    /// It exists, but its present state does not allow this.
    Conflict,
    /// What was sent cannot be right in any state.
    Invalid,
    /// The asker may not do this.
    NotAllowed,
}

/// A code with its kind. Made by [`codes!`](crate::codes).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RefusalCode {
    code: Code,
    kind: Kind,
}

impl RefusalCode {
    /// A code of this name and kind. Only a table calls it, so that no code is missing from the list of all.
    #[doc(hidden)]
    pub const fn new(name: &'static str, kind: Kind) -> Self {
        RefusalCode { code: Code::new(name), kind }
    }

    /// The name, as it stands in JSON and in the keys of the sentences.
    pub const fn as_str(self) -> &'static str {
        self.code.as_str()
    }

    /// What kind of refusal it is.
    pub const fn kind(self) -> Kind {
        self.kind
    }
}

impl fmt::Display for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.code.fmt(f)
    }
}

impl fmt::Debug for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.code, f)
    }
}

impl PartialEq<str> for RefusalCode {
    fn eq(&self, other: &str) -> bool {
        self.code == *other
    }
}

impl PartialEq<&str> for RefusalCode {
    fn eq(&self, other: &&str) -> bool {
        self.code == **other
    }
}
