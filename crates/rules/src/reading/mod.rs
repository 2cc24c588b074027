//! How each paragraph is read, for whoever shows it: the readings beside the code, in English and Hungarian, and which of
//! them an edition goes by. An edition that amends another has no text of its own here: it goes by that one's reading, under
//! its own numbers, wherever its provisions are the same.

mod numbers;
mod table;

pub use numbers::{chapter_of, in_order};

use crate::catalogue::{self, AnyEdition};
use crate::chess::editions::{FIDE_2013, FIDE_2024_03, MSSZ_2017};
use crate::go::europe::EGF_2021;
use crate::go::hungary::MGSZ_2012;
use crate::provision::ProvisionRow;
use crate::titles::arbiters::FIDE_ARBITERS_2021_07;
use crate::titles::direct::FIDE_DIRECT_TITLES_2024_01;
use crate::titles::editions::FIDE_TITLES_2024_01;
use arpad_model::{EditionId, Paragraph, Tempo};
use std::sync::LazyLock;

/// A reading in both languages.
#[derive(Debug)]
pub struct Reading {
    /// The edition it was written for.
    pub of: EditionId,
    /// What the source is, in English and in Hungarian.
    pub source: InBoth<&'static str>,
    /// Its paragraphs, in the order of the source.
    pub rows: Vec<ReadRow>,
}

/// The same in both languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InBoth<T> {
    /// English.
    pub english: T,
    /// Hungarian.
    pub hungarian: T,
}

/// A paragraph and how it is read.
#[derive(Debug)]
pub struct ReadRow {
    /// Its number in the source.
    pub at: Paragraph,
    /// How it is read.
    pub told: InBoth<Told>,
}

/// How a paragraph is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// In our words.
    pub reading: &'static str,
    /// What of it no code does, and why.
    pub outside: Option<(Outside, &'static str)>,
    /// What is open or differs from the text, and what we chose; may be empty.
    pub doubt: &'static str,
}

/// Why no code does what a paragraph says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// It is done by people.
    Organisational,
    /// It commands nothing.
    Descriptive,
    /// It is not done yet.
    Missing,
}

impl Outside {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Outside::Organisational => "organisational",
            Outside::Descriptive => "descriptive",
            Outside::Missing => "missing",
        }
    }
}

/// A paragraph of an edition.
#[derive(Clone, Debug)]
pub struct LawParagraph {
    /// Its number in this edition.
    pub at: Paragraph,
    /// How it is read; none where nobody has written it, or where this edition commands something else than the text that
    /// was read.
    pub told: Option<InBoth<Told>>,
    /// The paragraph that was read, where that is another edition's.
    pub read_in: Option<(EditionId, Paragraph)>,
    /// What it commands here.
    pub provisions: Vec<ProvisionRow>,
}

/// Every paragraph of an edition that was read or that commands something, in the order of the regulation.
pub fn paragraphs(edition: &AnyEdition) -> Vec<LawParagraph> {
    let reading = reading(edition);
    let is_own = reading.of == edition.id();
    let provisions = edition.provisions();
    let base = catalogue::edition(reading.of.0).expect("readings are of editions");
    let base = base.provisions();
    let of = |at: Paragraph| -> Vec<ProvisionRow> { provisions.iter().filter(|row| row.at == at).cloned().collect() };
    let is_same = |row: &ProvisionRow| base.iter().any(|other| other.name == row.name && other.value == row.value);
    let mut all: Vec<LawParagraph> = Vec::new();
    for row in &reading.rows {
        let Some(at) = numbers::here(edition, row.at) else { continue };
        let provisions = of(at);
        let is_as_read = is_own || provisions.iter().all(is_same);
        let told = is_as_read.then_some(row.told);
        all.push(LawParagraph { at, told, read_in: (!is_own).then_some((reading.of, row.at)), provisions });
    }
    for at in cited(edition, &provisions) {
        if all.iter().all(|one| one.at != at) {
            let place = all.iter().position(|one| in_order(one.at.0, at.0).is_gt()).unwrap_or(all.len());
            all.insert(place, LawParagraph { at, told: None, read_in: None, provisions: of(at) });
        }
    }
    all
}

/// The paragraph of an edition to open for a citation: itself, or the one it is a part of.
pub fn paragraph_to_open(edition: &AnyEdition, cited: Paragraph) -> Option<Paragraph> {
    static KNOWN: LazyLock<Vec<(EditionId, Vec<Paragraph>)>> = LazyLock::new(|| {
        let known = |one: &AnyEdition| (one.id(), paragraphs(one).iter().map(|paragraph| paragraph.at).collect());
        catalogue::ALL.iter().map(known).collect()
    });
    let (_, known) = KNOWN.iter().find(|(id, _)| *id == edition.id())?;
    let mut sought = cited.0;
    loop {
        if let Some(found) = known.iter().find(|one| one.0 == sought) {
            return Some(*found);
        }
        sought = numbers::part_of(sought)?;
    }
}

/// The reading an edition goes by.
pub fn reading(edition: &AnyEdition) -> &'static Reading {
    static ALL: LazyLock<[Reading; 8]> = LazyLock::new(|| {
        [
            table::read(
                FIDE_2013.id,
                include_str!("../chess/readings/fide_2013.md"),
                include_str!("../chess/readings/fide_2013.hu.md"),
            ),
            table::read(
                MSSZ_2017.id,
                include_str!("../chess/readings/mssz_2017.md"),
                include_str!("../chess/readings/mssz_2017.hu.md"),
            ),
            table::read(
                FIDE_2024_03.id,
                include_str!("../chess/readings/fide_2024_03.md"),
                include_str!("../chess/readings/fide_2024_03.hu.md"),
            ),
            table::read(
                MGSZ_2012.id,
                include_str!("../go/hungary/reading.md"),
                include_str!("../go/hungary/reading.hu.md"),
            ),
            table::read(
                EGF_2021.id,
                include_str!("../go/europe/reading.md"),
                include_str!("../go/europe/reading.hu.md"),
            ),
            table::read(
                FIDE_TITLES_2024_01.id,
                include_str!("../titles/readings/fide_titles_2024_01.md"),
                include_str!("../titles/readings/fide_titles_2024_01.hu.md"),
            ),
            table::read(
                FIDE_DIRECT_TITLES_2024_01.id,
                include_str!("../titles/readings/fide_direct_titles_2024_01.md"),
                include_str!("../titles/readings/fide_direct_titles_2024_01.hu.md"),
            ),
            table::read(
                FIDE_ARBITERS_2021_07.id,
                include_str!("../titles/readings/fide_arbiters_2021_07.md"),
                include_str!("../titles/readings/fide_arbiters_2021_07.hu.md"),
            ),
        ]
    });
    let own = ALL.iter().find(|reading| reading.of == edition.id());
    // Every chess edition since 2022 is worded as that of March 2024 but for what it changes, and the title regulations before
    // 2024 are known by what is the same and what is not.
    let base = if matches!(edition, AnyEdition::Titles(_)) { FIDE_TITLES_2024_01.id } else { FIDE_2024_03.id };
    own.unwrap_or_else(|| ALL.iter().find(|reading| reading.of == base).expect("it is among them"))
}

/// Every paragraph that a provision or a step of the edition names, each once.
fn cited(edition: &AnyEdition, provisions: &[ProvisionRow]) -> Vec<Paragraph> {
    let mut cited: Vec<Paragraph> = provisions.iter().map(|row| row.at).collect();
    if let AnyEdition::Chess(edition) = edition {
        cited.extend(edition.cites.all());
    }
    let mut once = Vec::new();
    cited.into_iter().for_each(|at| {
        if !once.contains(&at) {
            once.push(at)
        }
    });
    once
}

/// Rapid and blitz have no chapter on matches: their numbers are one lower from chapter 6 on.
fn is_one_lower(edition: &AnyEdition) -> bool {
    matches!(edition, AnyEdition::Chess(edition) if edition.tempo != Tempo::Standard)
}

#[cfg(test)]
mod tests;
