//! The order in which tournaments are rated: each starts from what the earlier ones left.

use arpad_model::GoPeriod;

/// Positions of the tournaments by their end, then their start, then their registration (E-46).
pub fn order(period: &GoPeriod) -> Vec<usize> {
    let mut order: Vec<usize> = (0..period.tournaments.len()).collect();
    order.sort_by_key(|&number| (period.tournaments[number].end, period.tournaments[number].start, number));
    order
}
