//! The order of a list, and who shares a place.

use super::ListLine;
use std::cmp::Reverse;

/// Puts the strongest first and gives the places. Equal ratings share a place and stand by name, accents aside; equal
/// names stand by our own number, so that the order is always the same.
pub fn place(lines: &mut [ListLine]) {
    place_by(lines, |line| line.rating.map(i64::from));
}

/// The same with another measure than the rating; on equal measure the rating decides the order, but not the place. Who has
/// no measure stands last, without a place.
pub(super) fn place_by(lines: &mut [ListLine], measure: impl Fn(&ListLine) -> Option<i64>) {
    lines.sort_by_cached_key(|line| {
        (Reverse(measure(line)), Reverse(line.rating), folded(&line.name.family), folded(&line.name.given), line.person)
    });
    let places: Vec<Option<u32>> = places(lines.iter().map(measure)).collect();
    for (line, place) in lines.iter_mut().zip(places) {
        line.place = place;
    }
}

/// The places of lines that stand in their order: equal measures share one, and who has none has no place.
pub(crate) fn places(measures: impl Iterator<Item = Option<i64>>) -> impl Iterator<Item = Option<u32>> {
    let mut last = None;
    let mut shared = 0;
    (1..).zip(measures).map(move |(number, measure)| {
        if last != Some(measure) {
            (last, shared) = (Some(measure), number);
        }
        measure.map(|_| shared)
    })
}

/// A text without case and accents, for comparing: `Ő`, `ö` and `O` are one letter.
pub(crate) fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à'..='å' | 'ā' | 'ă' | 'ą' => plain.push('a'),
            'æ' => plain.push_str("ae"),
            'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => plain.push('c'),
            'ď' | 'đ' | 'ð' => plain.push('d'),
            'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => plain.push('e'),
            'ĝ' | 'ğ' | 'ġ' | 'ģ' => plain.push('g'),
            'ĥ' | 'ħ' => plain.push('h'),
            'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => plain.push('i'),
            'ĵ' => plain.push('j'),
            'ķ' => plain.push('k'),
            'ĺ' | 'ļ' | 'ľ' | 'ł' => plain.push('l'),
            'ñ' | 'ń' | 'ņ' | 'ň' => plain.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => plain.push('o'),
            'œ' => plain.push_str("oe"),
            'ŕ' | 'ŗ' | 'ř' => plain.push('r'),
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => plain.push('s'),
            'ß' => plain.push_str("ss"),
            'ţ' | 'ť' | 'ŧ' | 'ț' => plain.push('t'),
            'þ' => plain.push_str("th"),
            'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => plain.push('u'),
            'ŵ' => plain.push('w'),
            'ý' | 'ÿ' | 'ŷ' => plain.push('y'),
            'ź' | 'ż' | 'ž' => plain.push('z'),
            // An accent that stands alone behind its letter, as some systems write them.
            '\u{300}'..='\u{36f}' => {}
            other => plain.push(other),
        }
    }
    plain
}
