//! Numbers of paragraphs: in which order they stand, which is a part of which, and what one is called in another edition.

use super::is_one_lower;
use crate::catalogue::AnyEdition;
use arpad_model::Paragraph;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

/// The chapters that rapid and blitz word otherwise: thinking time and length of a day; and the one they lack, on matches.
const NOT_SHARED: [u32; 3] = [1, 3, 6];

/// What a paragraph of the reading is called in an edition that goes by it; none where the edition words it otherwise.
pub(super) fn here(edition: &AnyEdition, read: Paragraph) -> Option<Paragraph> {
    if !is_one_lower(edition) {
        return Some(read);
    }
    let end = read.0.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(read.0.len());
    let chapter: u32 = read.0[..end].parse().ok()?;
    if NOT_SHARED.contains(&chapter) {
        return None;
    }
    Some(if chapter > 6 { kept(format!("{}{}", chapter - 1, &read.0[end..])) } else { read })
}

/// A paragraph that no source spells out lives as long as those that do.
fn kept(number: String) -> Paragraph {
    static KEPT: LazyLock<Mutex<HashMap<String, &'static str>>> = LazyLock::new(Mutex::default);
    let mut kept = KEPT.lock().expect("nobody panics while holding it");
    Paragraph(kept.entry(number).or_insert_with_key(|number| Box::leak(number.clone().into_boxed_str())))
}

/// Which of two paragraphs of a regulation comes first.
pub fn in_order(one: &str, other: &str) -> Ordering {
    parts(one).cmp(&parts(other))
}

/// Numbers as numbers, what stands between them as it is.
fn parts(number: &str) -> Vec<(u32, &str)> {
    let mut parts = Vec::new();
    let mut rest = number;
    while !rest.is_empty() {
        let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        let words = rest.find(|sign: char| sign.is_ascii_digit()).unwrap_or(rest.len());
        match digits {
            0 => {
                parts.push((0, &rest[..words]));
                rest = &rest[words..];
            }
            _ => {
                parts.push((1 + rest[..digits].parse::<u32>().unwrap_or(u32::MAX - 1), ""));
                rest = &rest[digits..];
            }
        }
    }
    parts
}

/// The paragraph that one is a part of: 7.2.2 of 7.2.2(1), 8.3 of 8.3.1, 8.21b of 8.21bII.
pub(super) fn part_of(number: &str) -> Option<&str> {
    let trimmed = number.trim_end_matches(')');
    let kind = |sign: char| (sign.is_ascii_digit(), sign.is_ascii_uppercase(), sign.is_ascii_lowercase());
    let last = kind(trimmed.chars().next_back()?);
    let start = trimmed.char_indices().rev().take_while(|(_, sign)| kind(*sign) == last).last()?.0;
    let above = trimmed[..start].trim_end_matches(['.', '(', ' ', '/']);
    (!above.is_empty() && above.len() < number.len()).then_some(above)
}

/// The chapter of a paragraph: 8 of 8.3.1, §8 of §8(2)1, M1 of M1/2.
pub fn chapter_of(number: &str) -> &str {
    let head = number.split([' ', '/', '(']).next().unwrap_or(number);
    let head = head.split('.').next().unwrap_or(head);
    // "8a" of a text without points stays with 8.
    let start = head.find(|sign: char| sign.is_ascii_digit());
    match start {
        Some(start) => {
            let digits = head[start..].find(|sign: char| !sign.is_ascii_digit()).map_or(head.len(), |end| start + end);
            &head[..digits]
        }
        None => head,
    }
}
