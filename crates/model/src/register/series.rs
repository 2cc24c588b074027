//! Series of lists.

use super::named::text;
use crate::Tempo;

/// A series of lists: each tempo of chess has its own, go has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Series {
    /// Chess at one tempo.
    Chess(Tempo),
    /// Go.
    Go,
}

impl Series {
    /// All series.
    pub const ALL: [Series; 4] =
        [Series::Chess(Tempo::Standard), Series::Chess(Tempo::Rapid), Series::Chess(Tempo::Blitz), Series::Go];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Series::Chess(tempo) => tempo.as_str(),
            Series::Go => "go",
        }
    }
}

text!(Series, "series");
