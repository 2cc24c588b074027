//! Why a set of games is no norm, and which rule on foreigners carries one.

use arpad_model::Paragraph;

/// Why a set of games is no norm, in the order of the paragraphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Ground {
    /// Too few games.
    Games,
    /// Rounds left out that all count.
    Tail,
    /// A game left out that was not won.
    Wins,
    /// Too few federations.
    Federations,
    /// Too many opponents of one federation.
    Shares,
    /// Too few title holders.
    TitleHolders,
    /// Too few holders of the sought title: GM, IM, WGM, WIM.
    Sought(u8),
    /// The same in a double round robin, or one of too few players.
    DoubleRoundRobin,
    /// The performance.
    Performance,
    /// The average.
    Average,
    /// The least score.
    Score,
}

impl Ground {
    const ALL: [Ground; 14] = [
        Ground::Games,
        Ground::Tail,
        Ground::Wins,
        Ground::Federations,
        Ground::Shares,
        Ground::TitleHolders,
        Ground::Sought(0),
        Ground::Sought(1),
        Ground::Sought(2),
        Ground::Sought(3),
        Ground::DoubleRoundRobin,
        Ground::Performance,
        Ground::Average,
        Ground::Score,
    ];

    /// Its paragraph.
    pub const fn paragraph(self) -> Paragraph {
        Paragraph(match self {
            Ground::Games => "1.4.1",
            Ground::Tail => "1.4.1e",
            Ground::Wins => "1.4.1f",
            Ground::Federations => "1.4.3",
            Ground::Shares => "1.4.4",
            Ground::TitleHolders => "1.4.5a",
            Ground::Sought(0) => "1.4.5b",
            Ground::Sought(1) => "1.4.5c",
            Ground::Sought(2) => "1.4.5d",
            Ground::Sought(_) => "1.4.5e",
            Ground::DoubleRoundRobin => "1.4.5f",
            Ground::Performance => "1.4.8",
            Ground::Average => "1.4.8a",
            Ground::Score => "1.4.8b",
        })
    }

    fn bit(self) -> u16 {
        let place = Ground::ALL.iter().position(|one| *one == self).unwrap_or_default();
        1 << place
    }
}

/// Several grounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grounds(u16);

impl Grounds {
    /// None at all.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more.
    pub fn add(&mut self, ground: Ground) {
        self.0 |= ground.bit();
    }

    /// Each, in the order of the paragraphs.
    pub fn each(self) -> impl Iterator<Item = Ground> {
        Ground::ALL.into_iter().filter(move |ground| self.0 & ground.bit() != 0)
    }

    /// Whether the mix or the average is among them (T-13).
    pub(super) fn has_mix(self) -> bool {
        self.each().any(|ground| !matches!(ground, Ground::Games | Ground::Performance | Ground::Score))
    }
}

/// Which rule on foreigners carries a norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignerRule {
    /// Two federations and the limits of 1.4.4.
    Normal,
    /// The final stage of a national championship.
    NationalFinal,
    /// A national team championship.
    NationalTeam,
    /// A zonal.
    Zonal,
    /// A Swiss with many foreigners.
    LargeSwiss,
}

impl ForeignerRule {
    /// All of them.
    pub const ALL: [ForeignerRule; 5] = [
        ForeignerRule::Normal,
        ForeignerRule::NationalFinal,
        ForeignerRule::NationalTeam,
        ForeignerRule::Zonal,
        ForeignerRule::LargeSwiss,
    ];

    /// The stable name: the paragraph of an exemption.
    pub const fn as_str(self) -> &'static str {
        match self {
            ForeignerRule::Normal => "normal",
            ForeignerRule::NationalFinal => "1.4.3a",
            ForeignerRule::NationalTeam => "1.4.3b",
            ForeignerRule::Zonal => "1.4.3c",
            ForeignerRule::LargeSwiss => "1.4.3d",
        }
    }
}
