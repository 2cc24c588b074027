//! The chess law: FIDE's rating regulations and the Hungarian regulation that applies them.

pub mod tables;

pub mod edition;
pub mod editions;

pub mod expected_score;
pub mod first_rating;
pub mod k_factor;
pub mod round_robin;

pub mod kernel;
