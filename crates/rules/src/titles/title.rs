//! The titles of FIDE, and sets of them: a woman may hold one of each family.

use std::fmt;

/// A title for over-the-board chess (0.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FideTitle {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// FIDE master.
    Fm,
    /// Candidate master.
    Cm,
    /// Woman grandmaster.
    Wgm,
    /// Woman international master.
    Wim,
    /// Woman FIDE master.
    Wfm,
    /// Woman candidate master.
    Wcm,
}

impl FideTitle {
    /// All, each family from the highest down.
    pub const ALL: [FideTitle; 8] = [
        FideTitle::Gm,
        FideTitle::Im,
        FideTitle::Fm,
        FideTitle::Cm,
        FideTitle::Wgm,
        FideTitle::Wim,
        FideTitle::Wfm,
        FideTitle::Wcm,
    ];

    /// Those that are won by norms.
    pub const BY_NORMS: [FideTitle; 4] = [FideTitle::Gm, FideTitle::Im, FideTitle::Wgm, FideTitle::Wim];

    /// As the lists write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            FideTitle::Gm => "GM",
            FideTitle::Im => "IM",
            FideTitle::Fm => "FM",
            FideTitle::Cm => "CM",
            FideTitle::Wgm => "WGM",
            FideTitle::Wim => "WIM",
            FideTitle::Wfm => "WFM",
            FideTitle::Wcm => "WCM",
        }
    }

    /// As the lists and the reports write it, small letters included: TRF has `g`, `m`, `f`, `wg` as well.
    pub fn parse(text: &str) -> Option<FideTitle> {
        let named = FideTitle::ALL.into_iter().find(|title| title.as_str().eq_ignore_ascii_case(text.trim()));
        let short = || {
            let short = ["g", "m", "f", "c", "wg", "wm", "wf", "wc"];
            let place = short.iter().position(|short| short.eq_ignore_ascii_case(text.trim()))?;
            Some(FideTitle::ALL[place])
        };
        named.or_else(short)
    }

    /// A women's title.
    pub const fn is_womens(self) -> bool {
        matches!(self, FideTitle::Wgm | FideTitle::Wim | FideTitle::Wfm | FideTitle::Wcm)
    }

    /// The lesser titles of the same family, the highest first.
    pub fn lesser(self) -> impl Iterator<Item = FideTitle> {
        FideTitle::ALL.into_iter().filter(move |other| other.is_womens() == self.is_womens() && *other > self)
    }

    /// Whether a norm of this title is one of another as well (1.5.2): every norm for GM is one for IM, and for a woman that is one
    /// for WGM, and that one for WIM.
    pub fn serves(self, sought: FideTitle) -> bool {
        let place = |title: FideTitle| FideTitle::BY_NORMS.iter().position(|one| *one == title);
        place(self).zip(place(sought)).is_some_and(|(own, sought)| own <= sought)
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for FideTitle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The titles somebody holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Titles(u8);

impl Titles {
    /// None at all.
    pub const NONE: Titles = Titles(0);

    /// These.
    pub const fn of(titles: &[FideTitle]) -> Titles {
        let (mut set, mut at) = (0, 0);
        while at < titles.len() {
            set |= titles[at].bit();
            at += 1;
        }
        Titles(set)
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, title: FideTitle) -> Titles {
        Titles(self.0 | title.bit())
    }

    /// Whether one of these is among them.
    pub const fn has_any(self, of: Titles) -> bool {
        self.0 & of.0 != 0
    }

    /// Each of them, the highest first.
    pub fn each(self) -> impl Iterator<Item = FideTitle> {
        FideTitle::ALL.into_iter().filter(move |title| self.has_any(Titles::of(&[*title])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_read_as_lists_and_reports_write_it() {
        for title in FideTitle::ALL {
            assert_eq!(FideTitle::parse(title.as_str()), Some(title));
        }
        assert_eq!(["g", "m", "wg", "f", ""].map(FideTitle::parse), {
            [Some(FideTitle::Gm), Some(FideTitle::Im), Some(FideTitle::Wgm), Some(FideTitle::Fm), None]
        });
        let lesser: Vec<FideTitle> = FideTitle::Wgm.lesser().collect();
        assert_eq!(lesser, [FideTitle::Wim, FideTitle::Wfm, FideTitle::Wcm]);
        let both = Titles::of(&[FideTitle::Wgm, FideTitle::Im]);
        assert!(both.has_any(Titles::of(&[FideTitle::Im])) && !both.has_any(Titles::of(&[FideTitle::Gm])));
    }
}
