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

pub(crate) use chess::REPORTED;

use arpad_formats::document::Fields;
use arpad_model::{GoPeriod, Paragraph, Period};
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::transition::Transition;
use arpad_rules::go::{europe, hungary};
use jiff::civil::Date;

/// Faults of a case file's meaning, beside those of its shape.
pub mod fault {
    use arpad_codes::{Code, codes};

    codes! {
        /// Each has a sentence in every language.
        pub ALL: Code;

        /// Names a player who is not in the document.
        NO_PLAYER = "no-player";
        /// Two players with one id.
        DUPLICATE_PLAYER = "duplicate-player";
        /// Two tournaments with one id.
        DUPLICATE_TOURNAMENT = "duplicate-tournament";
        /// A game against oneself.
        OWN_OPPONENT = "own-opponent";
        /// The end lies before the start.
        END_BEFORE_START = "end-before-start";
        /// More games than a document may hold.
        TOO_MANY_GAMES = "too-many-games";
        /// No edition is modelled for the day.
        NOT_MODELLED = "not-modelled";
        /// The edition has no such parameter.
        PARAMETER_NOT_IN_EDITION = "parameter-not-in-edition";
        /// A parameter takes other values.
        PARAMETER_TAKES = "parameter-takes";
        /// The edition is one of another game.
        OTHER_GAME = "other-game";
        /// A decimal number is expected.
        NOT_A_DECIMAL = "not-a-decimal";
        /// A number no European rating can be.
        EUROPEAN_RATING = "european-rating";
        /// The rating is given in two ways.
        RATING_TWICE = "rating-twice";
        /// One grade twice.
        DUPLICATE_GRADE = "duplicate-grade";
        /// A field that has a meaning only with another.
        ONLY_WITH = "only-with";
        /// Two kinds of overtime.
        TWO_OVERTIMES = "two-overtimes";
        /// A bye with an opponent.
        BYE_WITH_OPPONENT = "bye-with-opponent";
        /// A decision that decides nothing.
        EMPTY_DECISION = "empty-decision";
        /// No parameter has this name.
        NO_PARAMETER = "no-parameter";
        /// The edition has no parameters at all.
        NO_PARAMETERS = "no-parameters";
        /// A parameter does not take this value.
        PARAMETER_VALUE = "parameter-value";
    }
}

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

/// The first and the last day of a tournament; it does not end before it begins.
fn days(fields: &Fields<'_>) -> (Option<Date>, Option<Date>) {
    let start = fields.required("start").and_then(|node| node.date());
    let end = fields.required("end").and_then(|node| {
        let end = node.date()?;
        if start.is_some_and(|start| end < start) {
            node.fault(fault::END_BEFORE_START, vec![("end", end.to_string())]);
        }
        Some(end)
    });
    (start, end)
}
