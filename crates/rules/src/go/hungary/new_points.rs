//! New points (§7): the change is C·ΣJp, rounded once for each tournament or part of one.

use super::edition::Edition;
use super::parameters::ChangeRounding;
use crate::rounding::half_up;

/// The new points after a tournament or a part of one.
#[inline(always)]
pub fn new_points(edition: &Edition, before: i32, multiplier: u32, sum: i32) -> NewPoints {
    let product = i64::from(multiplier) * i64::from(sum);
    let change = match edition.rounding.value {
        ChangeRounding::HalfUp => half_up(product, 1000), // §7: ⌊C·ΣJp + ½⌋
    } as i32;
    let after = before.saturating_add(change);
    let after = edition.floor.value.map_or(after, |floor| after.max(floor.min(before)));
    NewPoints { before, sum, product, change: after - before, after }
}

/// A change with everything it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPoints {
    /// Points before.
    pub before: i32,
    /// ΣJp in thousandths.
    pub sum: i32,
    /// C·ΣJp in thousandths.
    pub product: i64,
    /// The change in whole points.
    pub change: i32,
    /// Points after.
    pub after: i32,
}
