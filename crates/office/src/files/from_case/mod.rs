//! From a case file's fields to the words of the house. Every fault is recorded at its path.

pub(crate) mod game;
mod ids;

mod chess;
mod circumstances;
mod law;

mod go;
mod go_law;
mod go_player;
mod go_tournament;

pub use chess::read_chess;
pub use go::read_go;

use arpad_formats::notice::Code;
use arpad_model::{GoPeriod, Paragraph, Period};
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::transition::Transition;
use arpad_rules::go::{europe, hungary};

/// Faults of a case file's meaning, beside those of its shape.
pub const FAULTS: &[Code] = &[
    Code("no-player"),
    Code("duplicate-player"),
    Code("duplicate-tournament"),
    Code("own-opponent"),
    Code("end-before-start"),
    Code("too-many-games"),
    Code("not-modelled"),
    Code("parameter-not-in-edition"),
    Code("parameter-takes"),
    Code("other-game"),
    Code("not-a-decimal"),
    Code("european-rating"),
    Code("rating-twice"),
    Code("duplicate-grade"),
    Code("only-with"),
    Code("two-overtimes"),
    Code("bye-with-opponent"),
    Code("empty-decision"),
    Code("no-parameter"),
    Code("no-parameters"),
    Code("parameter-value"),
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

/// A go case: the tournaments and the law that governs them.
#[derive(Clone, Debug)]
pub struct GoCase {
    /// What is to be rated.
    pub period: GoPeriod,
    /// The law.
    pub law: GoLaw,
    /// Parameters decided in the case: name, value, paragraph.
    pub decided: Vec<(String, String, Paragraph)>,
}

/// A go law.
#[derive(Clone, Debug)]
pub enum GoLaw {
    /// The Hungarian federation's, with the parameters the case decides.
    Mgsz(Box<hungary::Edition>),
    /// The European rating.
    Egf(&'static europe::Edition),
}

impl GoLaw {
    fn is_egf(&self) -> bool {
        matches!(self, GoLaw::Egf(_))
    }
}
