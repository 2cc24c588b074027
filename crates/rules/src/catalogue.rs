//! The catalogue: every edition there is, by its name.

use crate::calendar::RatingSystem;
use crate::chess::edition::Edition as ChessEdition;
use crate::chess::editions::*;
use crate::go::europe::{EGF_2021, Edition as EgfEdition};
use crate::go::hungary::{Edition as MgszEdition, MGSZ_2012};
use crate::provision::ProvisionRow;
use crate::titles::arbiters::{Edition as ArbiterEdition, FIDE_ARBITERS_2021_07};
use crate::titles::direct::{Edition as DirectEdition, FIDE_DIRECT_TITLES_2024_01};
use crate::titles::edition::Edition as TitleEdition;
use crate::titles::editions::*;
use arpad_model::{EditionId, Tempo};

/// An edition of any game.
#[derive(Clone, Copy, Debug)]
pub enum AnyEdition {
    /// Chess.
    Chess(&'static ChessEdition),
    /// Go by the Hungarian federation.
    Mgsz(&'static MgszEdition),
    /// Go by the European federation.
    Egf(&'static EgfEdition),
    /// Chess titles.
    Titles(&'static TitleEdition),
    /// Direct chess titles.
    DirectTitles(&'static DirectEdition),
    /// Chess arbiters.
    Arbiters(&'static ArbiterEdition),
}

/// The game an edition is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Chess.
    Chess,
    /// Go.
    Go,
}

impl GameKind {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            GameKind::Chess => "chess",
            GameKind::Go => "go",
        }
    }
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
    AnyEdition::Mgsz(&MGSZ_2012),
    AnyEdition::Egf(&EGF_2021),
    AnyEdition::Titles(&FIDE_TITLES_2017_07),
    AnyEdition::Titles(&FIDE_TITLES_2022_01),
    AnyEdition::Titles(&FIDE_TITLES_2023_01),
    AnyEdition::Titles(&FIDE_TITLES_2024_01),
    AnyEdition::DirectTitles(&FIDE_DIRECT_TITLES_2024_01),
    AnyEdition::Arbiters(&FIDE_ARBITERS_2021_07),
];

/// Those that rate games, in the same order: the title regulations rate none.
pub fn rating_editions() -> impl Iterator<Item = &'static AnyEdition> {
    ALL.iter().filter(|edition| edition.rates())
}

/// The edition of this name.
pub fn edition(id: &str) -> Option<AnyEdition> {
    ALL.iter().copied().find(|edition| edition.id().0 == id)
}

/// The chess edition of this name.
pub fn chess_edition(id: &str) -> Option<&'static ChessEdition> {
    match edition(id)? {
        AnyEdition::Chess(edition) => Some(edition),
        _ => None,
    }
}

/// The title edition of this name.
pub fn title_edition(id: &str) -> Option<&'static TitleEdition> {
    match edition(id)? {
        AnyEdition::Titles(edition) => Some(edition),
        _ => None,
    }
}

/// The oldest chess edition of a tempo.
pub fn first_chess_edition(tempo: Tempo) -> &'static ChessEdition {
    match tempo {
        Tempo::Standard => &FIDE_2013,
        Tempo::Rapid => &FIDE_RAPID_2024_03,
        Tempo::Blitz => &FIDE_BLITZ_2024_03,
    }
}

impl AnyEdition {
    /// Its name.
    pub fn id(&self) -> EditionId {
        match self {
            AnyEdition::Chess(edition) => edition.id,
            AnyEdition::Mgsz(edition) => edition.id,
            AnyEdition::Egf(edition) => edition.id,
            AnyEdition::Titles(edition) => edition.id,
            AnyEdition::DirectTitles(edition) => edition.id,
            AnyEdition::Arbiters(edition) => edition.id,
        }
    }

    /// The source document.
    pub fn source(&self) -> &'static str {
        match self {
            AnyEdition::Chess(edition) => edition.source,
            AnyEdition::Mgsz(edition) => edition.source,
            AnyEdition::Egf(edition) => edition.source,
            AnyEdition::Titles(edition) => edition.source,
            AnyEdition::DirectTitles(edition) => edition.source,
            AnyEdition::Arbiters(edition) => edition.source,
        }
    }

    /// The game it is about.
    pub fn game(&self) -> GameKind {
        match self {
            AnyEdition::Chess(_) | AnyEdition::Titles(_) | AnyEdition::DirectTitles(_) | AnyEdition::Arbiters(_) => {
                GameKind::Chess
            }
            AnyEdition::Mgsz(_) | AnyEdition::Egf(_) => GameKind::Go,
        }
    }

    /// Whether it rates games.
    pub fn rates(&self) -> bool {
        matches!(self, AnyEdition::Chess(_) | AnyEdition::Mgsz(_) | AnyEdition::Egf(_))
    }

    /// The body of law it belongs to.
    pub fn system(&self) -> RatingSystem {
        match self {
            AnyEdition::Chess(edition) => edition.tempo.into(),
            AnyEdition::Mgsz(_) => RatingSystem::Mgsz,
            AnyEdition::Egf(_) => RatingSystem::Egf,
            AnyEdition::Titles(_) => RatingSystem::FideTitles,
            AnyEdition::DirectTitles(_) => RatingSystem::FideDirectTitles,
            AnyEdition::Arbiters(_) => RatingSystem::FideArbiters,
        }
    }

    /// Every provision, in the order of the regulation.
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        match self {
            AnyEdition::Chess(edition) => edition.provisions(),
            AnyEdition::Mgsz(edition) => edition.provisions(),
            AnyEdition::Egf(edition) => edition.provisions(),
            AnyEdition::Titles(edition) => edition.provisions(),
            AnyEdition::DirectTitles(edition) => edition.provisions(),
            AnyEdition::Arbiters(edition) => edition.provisions(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calendar::Calendar;

    #[test]
    fn the_catalogue_holds_the_editions_of_the_contract_in_its_order() {
        let ids: Vec<&str> = ALL.iter().map(|edition| edition.id().0).collect();
        assert_eq!(
            ids,
            [
                "fide-2013",
                "mssz-2017",
                "fide-2022-01",
                "fide-2024-03",
                "fide-2025-10",
                "fide-rapid-2024-03",
                "fide-blitz-2024-03",
                "fide-rapid-2024-12",
                "fide-blitz-2024-12",
                "mgsz-2012",
                "egf-2021",
                "fide-titles-2017-07",
                "fide-titles-2022-01",
                "fide-titles-2023-01",
                "fide-titles-2024-01",
                "fide-direct-titles-2024-01",
                "fide-arbiters-2021-07",
            ]
        );
    }

    #[test]
    fn two_editions_differ_in_what_they_say_and_not_in_how_it_is_numbered() {
        let named = |a: &str, b: &str| -> Vec<(&'static str, bool, bool)> {
            let found = differences(&edition(a).expect("an edition"), &edition(b).expect("an edition"));
            found.iter().map(|one| (one.name, one.a.is_some(), one.b.is_some())).collect()
        };
        assert_eq!(named("fide-2024-03", "fide-2024-03"), []);
        let changed = named("fide-2022-01", "fide-2024-03");
        assert!(changed.contains(&("floor", true, true)), "1000 became 1400: {changed:?}");
        assert!(!changed.iter().any(|one| one.0 == "k"), "K stayed as it was: {changed:?}");
        let other = named("fide-2024-03", "mgsz-2012");
        assert!(other.iter().any(|one| !one.1) && other.iter().any(|one| !one.2), "{other:?}");
    }

    #[test]
    fn the_calendar_and_the_catalogue_name_the_same_editions_of_the_same_systems() {
        let calendar = Calendar::default();
        for reign in calendar.reigns() {
            assert_eq!(
                edition(reign.edition.0).map(|edition| edition.system()),
                Some(reign.system),
                "{}",
                reign.edition
            );
        }
        for edition in ALL {
            assert!(calendar.reigns().iter().any(|reign| reign.edition == edition.id()), "{}", edition.id());
            assert!(!edition.provisions().is_empty() && !edition.source().is_empty());
        }
    }

    #[test]
    fn the_chess_door_gives_no_go_edition() {
        assert!(chess_edition("mgsz-2012").is_none() && chess_edition("egf-2021").is_none());
        assert_eq!(edition("mgsz-2012").map(|edition| edition.game()), Some(GameKind::Go));
        assert_eq!(edition("fide-2013").map(|edition| edition.game()), Some(GameKind::Chess));
    }
}
