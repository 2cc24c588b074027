//! A regulation paragraph by paragraph: how it is read, what it commands, and its tables.

use super::parts::Both;
use crate::words::Language;
use arpad_rules::catalogue::AnyEdition;
use arpad_rules::chess::tables::{DIFFERENCE_TO_EXPECTED, PERCENTAGE_TO_DIFFERENCE};
use arpad_rules::go::hungary::tables::{CHANCES, GRADES};
use arpad_rules::reading::{InBoth, LawParagraph, Told, paragraphs, reading};
use schemars::JsonSchema;
use serde::Serialize;

/// The paragraphs of an edition. `read_in` names the edition whose reading serves, where it is another's.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Paragraphs {
    edition: &'static str,
    read_in: &'static str,
    source: Both,
    paragraphs: Vec<Paragraph>,
    tables: Tables,
}

impl Paragraphs {
    /// In the order of the regulation.
    pub fn of(edition: &AnyEdition) -> Self {
        let own = reading(edition);
        Paragraphs {
            edition: edition.id().0,
            read_in: own.of.0,
            source: both(own.source, |source| source),
            paragraphs: paragraphs(edition).iter().map(Paragraph::of).collect(),
            tables: Tables::of(edition),
        }
    }
}

/// A paragraph; `reading` is null where this edition commands something else than the text that was read. `provisions` are
/// the names under which the edition tells what it commands here.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Paragraph {
    paragraph: &'static str,
    read_as: Option<&'static str>,
    reading: Option<Both>,
    outside: Option<&'static str>,
    outside_why: Option<Both>,
    doubt: Option<Both>,
    provisions: Vec<&'static str>,
}

impl Paragraph {
    fn of(one: &LawParagraph) -> Self {
        let outside = one.told.and_then(|told| told.english.outside);
        let why = |told: Told| told.outside.map_or("", |(_, why)| why);
        Paragraph {
            paragraph: one.at.0,
            read_as: one.read_in.map(|(_, at)| at.0),
            reading: one.told.map(|told| both(told, |told| told.reading)),
            outside: outside.map(|(outside, _)| outside.as_str()),
            outside_why: one.told.filter(|_| outside.is_some()).map(|told| both(told, why)),
            doubt: one.told.filter(|told| !told.english.doubt.is_empty()).map(|told| both(told, |told| told.doubt)),
            provisions: one.provisions.iter().map(|row| row.name).collect(),
        }
    }
}

/// What a regulation prints as tables, null where it has none.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Tables {
    percentages: Option<Vec<PercentageRow>>,
    expected: Option<Vec<ExpectedRow>>,
    grades: Option<Vec<GradeRow>>,
    chances: Option<Vec<ChanceRow>>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct PercentageRow {
    /// In hundredths.
    percentage: u8,
    dp: i16,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ExpectedRow {
    /// The last difference of the row; null = no end.
    last: Option<i16>,
    /// Of the stronger, in hundredths.
    expected: u8,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct GradeRow {
    grade: &'static str,
    /// The lowest points of the grade.
    points: i32,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct ChanceRow {
    /// The last difference of the row; null = no end.
    last: Option<i32>,
    /// In thousandths.
    chance: i32,
}

impl Tables {
    fn of(edition: &AnyEdition) -> Self {
        let is_chess = matches!(edition, AnyEdition::Chess(_));
        let is_mgsz = matches!(edition, AnyEdition::Mgsz(_));
        let end = |last: i16| (last < i16::MAX).then_some(last);
        let far_end = |last: i32| (last < i32::MAX).then_some(last);
        let percentage = |&(percentage, dp)| PercentageRow { percentage, dp };
        let expected = |&(last, expected)| ExpectedRow { last: end(last), expected };
        let grade = |&(grade, points)| GradeRow { grade, points };
        let chance = |&(last, chance)| ChanceRow { last: far_end(last), chance };
        Tables {
            percentages: is_chess.then(|| PERCENTAGE_TO_DIFFERENCE.iter().map(percentage).collect()),
            expected: is_chess.then(|| DIFFERENCE_TO_EXPECTED.iter().map(expected).collect()),
            grades: is_mgsz.then(|| GRADES.iter().map(grade).collect()),
            chances: is_mgsz.then(|| CHANCES.iter().map(chance).collect()),
        }
    }
}

fn both<T: Copy>(told: InBoth<T>, text: impl Fn(T) -> &'static str) -> Both {
    Both::of(|language| match language {
        Language::En => text(told.english).to_owned(),
        Language::Hu => text(told.hungarian).to_owned(),
    })
}
