//! What the law says. Pure: no clock, no I/O, no log, no randomness, no float where the law is exact.
//!
//! An edition of a regulation is a constant; the calendar says which one governs an event or a list; `check` says what
//! stands against rating an event; `rate` computes, and its explanation is the calculation's own trace.

pub mod calendar;
pub mod provision;
pub mod reason;
pub mod rounding;

pub mod catalogue;

pub mod reading;

pub mod chess;

pub mod go;

pub mod titles;

/// The guide is run as it stands.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct Guide;
