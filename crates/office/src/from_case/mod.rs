//! From a case file's fields to the words of the house. Every fault is recorded at its path.

mod chess;
mod circumstances;
mod law;

pub use chess::read_chess;

use arpad_formats::notice::Code;
use arpad_model::{Paragraph, Period};
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::transition::Transition;

/// Faults of a case file's meaning, beside those of its shape.
pub const FAULTS: &[Code] = &[
    Code("no-player"),
    Code("duplicate-player"),
    Code("duplicate-tournament"),
    Code("own-opponent"),
    Code("end-before-start"),
    Code("too-many-games"),
    Code("not-modelled"),
    Code("parameter"),
];

/// A chess case: the period and the law that governs it.
#[derive(Clone, Debug)]
pub struct ChessCase {
    /// What is to be rated.
    pub period: Period,
    /// Governs the list.
    pub list: Edition,
    /// Governs each tournament.
    pub events: Vec<Edition>,
    /// A conversion of the finished list.
    pub transition: Option<Transition>,
    /// Parameters decided in the case: name, value, paragraph.
    pub decided: Vec<(String, String, Paragraph)>,
}
