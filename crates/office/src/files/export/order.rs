//! The order of a list, and who shares a place.

use super::ListLine;
use arpad_model::alphabet::Key;
use std::cmp::Reverse;

/// Puts the strongest first and gives the places. Equal ratings share a place and stand by name; equal
/// names stand by our own number, so that the order is always the same.
pub fn place(lines: &mut [ListLine]) {
    place_by(lines, |line| line.rating.map(i64::from));
}

/// The same with another measure than the rating; on equal measure the rating decides the order, but not the place. Who has
/// no measure stands last, without a place.
pub(super) fn place_by(lines: &mut [ListLine], measure: impl Fn(&ListLine) -> Option<i64>) {
    lines.sort_by_cached_key(|line| {
        (Reverse(measure(line)), Reverse(line.rating), Key::of_name(&line.name), line.person)
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
