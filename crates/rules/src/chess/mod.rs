//! The chess law: FIDE's rating regulations and the Hungarian regulation that applies them.

pub mod tables;

pub mod edition;
pub mod editions;
pub mod parameters;
pub mod provisions;

pub mod expected_score;
pub mod first_rating;
pub mod k_factor;
pub mod list_days;
pub mod matches;
pub mod ratings_at_start;
pub mod round_robin;
pub mod tempo;

pub mod kernel;

pub mod check;

pub mod activity;
pub mod parts;
pub mod performance;
pub mod permissions;
pub mod transition;

pub mod codes;
mod explain;
pub use explain::two_places;
pub mod next_list;
pub mod rate;
pub mod rated;
