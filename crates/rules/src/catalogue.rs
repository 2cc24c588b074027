//! The catalogue: every edition there is, by its name.

use crate::calendar::RatingSystem;
use crate::chess::edition::Edition as ChessEdition;
use crate::chess::editions::*;
use crate::provision::ProvisionRow;
use arpad_model::{EditionId, Tempo};

/// An edition of any game.
#[derive(Clone, Copy, Debug)]
pub enum AnyEdition {
    /// Chess.
    Chess(&'static ChessEdition),
}

/// All editions, in the order of the contract.
pub const ALL: &[AnyEdition] = &[
    AnyEdition::Chess(&FIDE_2013),
    AnyEdition::Chess(&MSSZ_2017),
    AnyEdition::Chess(&FIDE_2022_01),
    AnyEdition::Chess(&FIDE_2024_03),
    AnyEdition::Chess(&FIDE_2025_10),
    AnyEdition::Chess(&FIDE_RAPID_2024_03),
    AnyEdition::Chess(&FIDE_BLITZ_2024_03),
    AnyEdition::Chess(&FIDE_RAPID_2024_12),
    AnyEdition::Chess(&FIDE_BLITZ_2024_12),
];

/// The edition of this name.
pub fn edition(id: &str) -> Option<AnyEdition> {
    ALL.iter().copied().find(|edition| edition.id().0 == id)
}

/// The chess edition of this name.
pub fn chess_edition(id: &str) -> Option<&'static ChessEdition> {
    match edition(id)? {
        AnyEdition::Chess(edition) => Some(edition),
    }
}

impl AnyEdition {
    /// Its name.
    pub fn id(&self) -> EditionId {
        match self {
            AnyEdition::Chess(edition) => edition.id,
        }
    }

    /// The source document.
    pub fn source(&self) -> &'static str {
        match self {
            AnyEdition::Chess(edition) => edition.source,
        }
    }

    /// The body of law it belongs to.
    pub fn system(&self) -> RatingSystem {
        match self {
            AnyEdition::Chess(edition) => match edition.tempo {
                Tempo::Standard => RatingSystem::FideStandard,
                Tempo::Rapid => RatingSystem::FideRapid,
                Tempo::Blitz => RatingSystem::FideBlitz,
            },
        }
    }

    /// Every provision, in the order of the regulation.
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        match self {
            AnyEdition::Chess(edition) => edition.provisions(),
        }
    }
}

/// One provision in which two editions differ; `None` = the other edition has no such provision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The provision.
    pub name: &'static str,
    /// In the first edition.
    pub a: Option<ProvisionRow>,
    /// In the second.
    pub b: Option<ProvisionRow>,
}

/// What changed in substance from one edition to another: values, not paragraph numbers.
pub fn differences(a: &AnyEdition, b: &AnyEdition) -> Vec<Difference> {
    let (a, b) = (a.provisions(), b.provisions());
    let find = |rows: &[ProvisionRow], name| rows.iter().find(|row| row.name == name).cloned();
    let mut names: Vec<&'static str> = a.iter().map(|row| row.name).collect();
    names.extend(b.iter().map(|row| row.name).filter(|name| a.iter().all(|row| row.name != *name)));
    let value = |row: &Option<ProvisionRow>| row.as_ref().map(|row| row.value.clone());
    names
        .into_iter()
        .map(|name| Difference { name, a: find(&a, name), b: find(&b, name) })
        .filter(|difference| value(&difference.a) != value(&difference.b))
        .collect()
}
