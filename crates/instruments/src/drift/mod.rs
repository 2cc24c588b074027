//! Whether a scale drifts: lists in exact numbers, where those came from, which points entered by which door, and what the games
//! say about it.

pub mod alarms;
pub mod balance;
pub mod cohort;
pub mod composition;
pub mod curve;
pub mod fraction;
pub mod spread;
pub mod twice;
pub mod watch;

#[cfg(test)]
mod tests;
