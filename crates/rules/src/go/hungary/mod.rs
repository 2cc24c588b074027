//! Rating system of the Hungarian Go Federation (MGSZ), in force from 2012-01-01: edition `mgsz-2012`.
//!
//! The door is [`rate::rate`]; bulk rating enters at [`kernel::rate_event`], and both are the same calculation.
#![doc = include_str!("reading.md")]

pub mod tables;

pub mod edition;
pub mod parameters;

pub mod multiplier;
pub mod split;

pub mod entry;
pub mod game_point;
pub mod newcomers;
pub mod proposal;

pub mod grades;
pub mod new_points;

pub mod kernel;

pub mod check;
pub mod rate;
pub mod rated;

mod explain;
mod steps;

pub mod ranking;

pub use edition::{Edition, MGSZ_2012};
pub use rate::rate;
