//! Tournaments as they are played: who meets whom, and who wins by true strength and chance. Whole numbers only, so that the
//! same seed gives the same games on every machine.

pub mod entry;
pub mod games;
pub mod pairing;
pub mod team;
