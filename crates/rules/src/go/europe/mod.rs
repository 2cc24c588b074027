//! The European rating (GoR) as the European Go Database computes it since 2021: edition `egf-2021`.
//!
//! The Hungarian regulation refers to it (§1(4), §9(1)b) and asks that another system be computed beside it for
//! comparison (§11(2)). The formulas are those of the database's public description; the numbers it published for
//! single games reproduce to the third decimal. What could not be verified is a parameter or named as not modelled.
#![doc = include_str!("reading.md")]

pub mod curve;

pub mod edition;

pub mod class;
pub mod formula;

pub mod rate;
pub mod rated;

mod steps;

pub use edition::{EGF_2021, Edition};
pub use rate::rate;
