//! Long tournaments are rated in parts (§6(3)), each from the points the earlier ones left.

use super::edition::Edition;
use super::parameters::SplitRule;

/// The rounds of each part, in order: one part, unless multiplier times rounds reaches the limit.
pub fn split(edition: &Edition, multiplier: u32, rounds: u16) -> Vec<u16> {
    let limit = edition.split_at.value;
    if u64::from(multiplier) * u64::from(rounds) < u64::from(limit) {
        return vec![rounds];
    }
    match edition.split.value {
        SplitRule::FewestMostEqual => {
            // The most rounds whose product stays below the limit; a single round cannot be cut further.
            let most = ((limit - 1) / multiplier).max(1);
            let parts = u32::from(rounds).div_ceil(most);
            let (shorter, longer_ones) = (u32::from(rounds) / parts, u32::from(rounds) % parts);
            (0..parts).map(|part| (shorter + u32::from(part < longer_ones)) as u16).collect()
        }
    }
}

/// The last round of each part.
pub fn last_rounds(parts: &[u16]) -> Vec<u32> {
    let mut last = 0;
    let add = |&rounds: &u16| {
        last += u32::from(rounds);
        last
    };
    parts.iter().map(add).collect()
}

/// The part, from 0, in which a round lies, by the last rounds of the parts.
pub fn part_of(last_rounds: &[u32], round: u16) -> usize {
    last_rounds.partition_point(|&last| last < round.into()).min(last_rounds.len().saturating_sub(1))
}
