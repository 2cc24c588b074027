//! The site as people meet it: in a real browser, on a phone and on a desk, in the light and in the dark, with the
//! keyboard, without a script, and with names that try to be scripts.
//!
//! Every test opens a browser of its own; the driver and the invented federation are started once. A page that is new
//! enters the table in [`places`] and is then looked at by all tests that walk over it.

#[path = "../binary/mod.rs"]
mod binary;
#[path = "../month/mod.rs"]
mod month;

mod browser;
mod leash;
mod places;
mod programs;
mod proof;
mod site;

mod calculation;
mod calculator;
mod desk;
mod go_month;
mod hostile;
mod keyboard;
mod lists;
mod looks;
mod paper;
mod player;
mod questions;
mod scriptless;
mod search;
mod stories;
