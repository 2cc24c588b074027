//! The three tempos of chess, each with its own list, K and editions.

/// Standard, rapid or blitz.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tempo {
    /// The classical list.
    Standard,
    /// More than 10 and less than 60 minutes.
    Rapid,
    /// More than 3 and at most 10 minutes.
    Blitz,
}

impl Tempo {
    /// All tempos, in the order of [`Tempo::index`].
    pub const ALL: [Tempo; 3] = [Tempo::Standard, Tempo::Rapid, Tempo::Blitz];

    /// The place among [`Tempo::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Tempo::Standard => "standard",
            Tempo::Rapid => "rapid",
            Tempo::Blitz => "blitz",
        }
    }
}
