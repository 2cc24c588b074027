//! FIDE rating regulations B.02 from 2025-10-01: as before, except the 400-point rule.

use super::FIDE_2024_03;
use crate::chess::edition::*;
use crate::provision::at;
use arpad_model::EditionId;

/// `fide-2025-10`.
pub const FIDE_2025_10: Edition = Edition {
    id: EditionId("fide-2025-10"),
    source: "FIDE handbook B.02, 2025-10-01",
    // The player's own rating decides, game by game and side by side: published calculations show it.
    difference_cap: at("8.3.1", DifferenceCap::BelowBound(2650)),
    ..FIDE_2024_03
};
