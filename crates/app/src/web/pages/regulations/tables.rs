//! The tables of the regulations where they stand: a and b of chess; grades, times and chances of go.

use super::super::{number, wide};
use crate::words::Language;
use arpad_model::{Fact, Paragraph};
use arpad_rules::catalogue::AnyEdition;
use arpad_rules::chess::tables::{DIFFERENCE_TO_EXPECTED, PERCENTAGE_TO_DIFFERENCE};
use arpad_rules::go::hungary::tables::{CHANCES, GRADES, TIMES};
use maud::{Markup, html};

/// The table of a paragraph, if it has one.
pub(super) fn at(language: Language, edition: &AnyEdition, at: Paragraph) -> Markup {
    match (edition, at.0) {
        (AnyEdition::Chess(edition), _) if at == edition.percentage_tie.at => percentages(language),
        (AnyEdition::Chess(edition), _) if at == edition.expected_score.at => expected(language),
        (AnyEdition::Mgsz(_), "M1/1") => grades(language),
        (AnyEdition::Mgsz(_), "M1/2") => times(language),
        (AnyEdition::Mgsz(_), "M1/4") => chances(language),
        _ => html! {},
    }
}

/// Rows side by side in so many columns, one column after the other, as a page prints them.
fn laid_out(title: &str, heads: &[String], rows: &[Vec<String>], columns: usize) -> Markup {
    let height = rows.len().div_ceil(columns);
    wide(
        title,
        &html! {
            table.lookup {
                caption { (title) }
                thead { tr { @for _ in 0..columns { @for head in heads { th.number scope="col" { (head) } } } } }
                tbody { @for line in 0..height {
                    tr { @for column in 0..columns {
                        @match rows.get(column * height + line) {
                            Some(cells) => @for cell in cells { td.number { (cell) } },
                            None => @for _ in heads { td {} },
                        }
                    } }
                } }
            }
        },
    )
}

/// Table a: a percentage and its difference.
fn percentages(language: Language) -> Markup {
    let heads = ["p", "dp"].map(str::to_owned);
    let mut rows: Vec<(u8, i16)> = PERCENTAGE_TO_DIFFERENCE.to_vec();
    rows.sort_by_key(|(percentage, _)| std::cmp::Reverse(*percentage));
    let rows: Vec<Vec<String>> =
        rows.iter().map(|(p, dp)| vec![hundredths(language, (*p).into()), number(language, i64::from(*dp))]).collect();
    laid_out(&language.label("law-table-a"), &heads, &rows, 5)
}

/// Table b: a difference and the expected scores of the stronger and the weaker.
fn expected(language: Language) -> Markup {
    let heads = ["law-difference", "law-stronger", "law-weaker"].map(|key| language.label(key));
    let mut ordered: Vec<(i16, u8)> = DIFFERENCE_TO_EXPECTED.to_vec();
    ordered.sort_by_key(|(last, _)| *last);
    let mut first = 0;
    let rows: Vec<Vec<String>> = ordered
        .iter()
        .map(|(last, stronger)| {
            let stretch = stretch(first, (*last < i16::MAX).then_some(i32::from(*last)));
            first = i32::from(*last).saturating_add(1);
            let weaker = 100 - i64::from(*stronger);
            vec![stretch, hundredths(language, (*stronger).into()), hundredths(language, weaker)]
        })
        .collect();
    laid_out(&language.label("law-table-b"), &heads, &rows, 3)
}

/// Table 1: the points of each grade.
fn grades(language: Language) -> Markup {
    let heads = ["go-grade", "law-points"].map(|key| language.label(key));
    let mut ordered: Vec<(&str, i32)> = GRADES.to_vec();
    ordered.sort_by_key(|(_, bound)| std::cmp::Reverse(*bound));
    let mut above: Option<i32> = None;
    let rows: Vec<Vec<String>> = ordered
        .iter()
        .map(|(grade, bound)| {
            let band = stretch(*bound, above.map(|above| above - 1));
            above = Some(*bound);
            vec![(*grade).to_owned(), band]
        })
        .collect();
    laid_out(&language.label("law-grades"), &heads, &rows, 3)
}

/// Table 2: what a thinking time is worth.
fn times(language: Language) -> Markup {
    let heads = ["law-category", "law-base", "law-extended", "law-worth"].map(|key| language.label(key));
    let rows: Vec<Vec<String>> = TIMES
        .iter()
        .map(|row| {
            [row.category.to_string(), row.base.to_string(), row.extended.to_string(), row.value.to_string()].to_vec()
        })
        .collect();
    laid_out(&language.label("law-times"), &heads, &rows, 1)
}

/// Table 4: the chance at each difference.
fn chances(language: Language) -> Markup {
    let heads = ["law-difference", "law-chance"].map(|key| language.label(key));
    let mut ordered: Vec<(i32, i32)> = CHANCES.to_vec();
    ordered.sort_by_key(|(last, _)| *last);
    let mut first = 0;
    let rows: Vec<Vec<String>> = ordered
        .iter()
        .map(|(last, chance)| {
            let stretch = stretch(first, (*last < i32::MAX).then_some(*last));
            first = last.saturating_add(1);
            vec![stretch, language.value(&Fact::Thousandths(arpad_model::Decimal(i64::from(*chance))))]
        })
        .collect();
    laid_out(&language.label("law-chances"), &heads, &rows, 4)
}

/// From one number to another, or from one on.
fn stretch(first: i32, last: Option<i32>) -> String {
    match last {
        Some(last) => format!("{first}–{last}"),
        None => format!("{first}–"),
    }
}

fn hundredths(language: Language, number: i64) -> String {
    language.value(&Fact::Hundredths(arpad_model::Decimal(number)))
}
