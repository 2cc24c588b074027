//! Papers ("bizonylat") and strength orders: what a club or a player hands in.

use super::named::named;
use super::{ClubId, EntryId, PersonId};
use jiff::civil::Date;

named! {
    /// The kinds of paper.
    pub enum PaperKind("kind of paper") {
        /// Registration ("nyilvántartó lap").
        Registration = "registration",
        /// Licence request ("versenyengedély-kérő lap").
        Licence = "licence",
        /// Guest player's licence ("vendégjátékos").
        Guest = "guest",
        /// Transfer ("átigazolási lap").
        Transfer = "transfer",
        /// An arbiter's licence ("versenybírói engedély").
        Arbiter = "arbiter",
        /// The certificate of a norm made in an event that the register does not have ("normaigazolás").
        Norm = "norm",
        /// The certificate of an arbiter's norm or seminar.
        ArbiterNorm = "arbiter-norm",
        /// An arbiter's title was confirmed.
        ArbiterTitle = "arbiter-title",
        /// An application for a title of FIDE.
        TitleApplication = "title-application",
        /// What became of it.
        TitleOutcome = "title-outcome",
    }
}

/// One paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// The ledger entry it came with.
    pub entry: EntryId,
    /// What it is.
    pub kind: PaperKind,
    /// Whose it is.
    pub person: PersonId,
    /// The season, such as `2024/25`; empty where it has none.
    pub season: String,
    /// The club; in a transfer the new one.
    pub club: Option<ClubId>,
    /// The club a transfer leaves.
    pub other_club: Option<ClubId>,
    /// The day it holds from.
    pub day: Date,
    /// What else it says.
    pub remark: String,
}

/// One place of a strength order ("erősorrend").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrengthPlace {
    /// The club.
    pub club: ClubId,
    /// The season.
    pub season: String,
    /// The place, from 1.
    pub place: u32,
    /// Who stands there.
    pub person: PersonId,
}
