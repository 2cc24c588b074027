//! Which edition of the format a file is in. No field says so; the content decides.

use std::fmt;
use std::str::FromStr;

use super::record::{OtherKind, TournamentFile};

/// An edition of the tournament report file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// 2006: byes are `0000 - +`, `0000 - =`, `0000 - -` or blank.
    #[default]
    Trf06,
    /// 2016: byes have letters.
    Trf16,
    /// 2026: comments, teams, national ratings, encoded time control.
    Trf26,
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Edition; 3] = [Edition::Trf06, Edition::Trf16, Edition::Trf26];

    /// The name in JSON and on the command line.
    pub const fn as_str(self) -> &'static str {
        match self {
            Edition::Trf06 => "trf06",
            Edition::Trf16 => "trf16",
            Edition::Trf26 => "trf26",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<Self, UnknownEdition> {
        Edition::ALL.into_iter().find(|edition| edition.as_str() == name).ok_or(UnknownEdition)
    }
}

/// A name that is none of [`Edition::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownEdition;

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown edition of the tournament report file")
    }
}

impl std::error::Error for UnknownEdition {}

/// TRF26 if it holds a record only TRF26 has; TRF16 if a letter stands among the results; else TRF06.
pub(super) fn by_content(file: &TournamentFile) -> Edition {
    if has_records_of_2026(file) {
        Edition::Trf26
    } else if file.players.iter().flat_map(|p| &p.rounds).filter_map(|r| r.result).any(|code| code.is_letter()) {
        Edition::Trf16
    } else {
        Edition::Trf06
    }
}

/// The ids that only TRF26 has among the records that may be kept verbatim.
pub(super) fn is_id_of_2026(id: &str) -> bool {
    matches!(
        id,
        "###"
            | "142"
            | "152"
            | "162"
            | "172"
            | "182"
            | "192"
            | "202"
            | "212"
            | "222"
            | "352"
            | "362"
            | "240"
            | "250"
            | "260"
            | "299"
            | "300"
            | "310"
            | "320"
            | "330"
            | "801"
            | "802"
    )
}

fn has_records_of_2026(file: &TournamentFile) -> bool {
    let header = &file.header;
    header.has_records_of_2026()
        || !file.national.is_empty()
        || !file.teams.is_empty()
        || !file.byes.is_empty()
        || !file.team_byes.is_empty()
        || !file.forfeited_matches.is_empty()
        || !file.line_ups.is_empty()
        || !file.accelerations.is_empty()
        || !file.forbidden_pairings.is_empty()
        || !file.abnormal_points.is_empty()
        || file.others.iter().any(|other| other.kind != OtherKind::Remark && is_id_of_2026(other.id()))
}
