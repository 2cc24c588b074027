//! The score that a norm needs (1.4.8, 1.4.9): the tables of the Annex, derived from the text.

use super::edition::{Compared, Edition};
use super::title::FideTitle;
use crate::chess::tables::difference_of_percentage;
use crate::rounding::half_up;
use arpad_model::HalfPoints;

/// The average of the opponents, rounded to the nearest whole number, a half upwards (1.4.7b).
pub const fn average(sum: i64, games: i64) -> i64 {
    half_up(sum, games)
}

/// The whole per cent of a score, a half upwards (1.4.9).
pub const fn percentage(score: HalfPoints, games: i64) -> u8 {
    half_up(100 * score.0 as i64, 2 * games) as u8
}

/// The average plus the rating difference of the percentage (1.4.8, 1.4.9).
pub const fn performance(average: i64, percentage: u8) -> i64 {
    average + difference_of_percentage(percentage) as i64
}

/// Whether a score reaches the least percentage (1.4.8b).
pub fn reaches_least(edition: &Edition, score: HalfPoints, games: i64) -> bool {
    let least = i64::from(edition.least_percentage.value);
    match edition.percentage_compared.value {
        Compared::Exact => 100 * i64::from(score.0) >= 2 * least * games,
        Compared::Rounded => i64::from(percentage(score, games)) >= least,
    }
}

/// Whether an average reaches the least one (1.4.8a).
pub fn reaches_average(edition: &Edition, title: FideTitle, sum: i64, games: i64) -> bool {
    let Some(least) = edition.averages.value.of(title) else { return false };
    match edition.average_compared.value {
        Compared::Rounded => average(sum, games) >= i64::from(least),
        Compared::Exact => sum >= i64::from(least) * games,
    }
}

/// The least score over so many games against opponents of this average; none where the average is too low for a norm, or no
/// score is enough.
pub fn required_score(edition: &Edition, title: FideTitle, games: u16, average: i64) -> Option<HalfPoints> {
    let reaches = average >= i64::from(edition.averages.value.of(title)?);
    reaches.then(|| score_against(edition, title, games, average)).flatten()
}

/// The same whatever the least average is: who asks has looked at it.
pub(super) fn score_against(edition: &Edition, title: FideTitle, games: u16, average: i64) -> Option<HalfPoints> {
    let needed = i64::from(edition.performance.value.of(title)?);
    let games = i64::from(games);
    let is_enough = |score: u32| {
        let score = HalfPoints(score);
        reaches_least(edition, score, games) && performance(average, percentage(score, games)) >= needed
    };
    // With more points neither percentage nor performance is lower, so the least is between what fails and what is enough.
    let (mut least, mut beyond) = (0, 2 * games as u32 + 1);
    while least < beyond {
        let middle = least + (beyond - least) / 2;
        if is_enough(middle) { beyond = middle } else { least = middle + 1 }
    }
    (least <= 2 * games as u32).then_some(HalfPoints(least))
}
