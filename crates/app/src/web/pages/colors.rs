//! The sides as those who play the game call them.

use crate::words::Language;
use arpad_model::{Color, Series};

/// A side by its name. Go has colors of its own in Hungarian.
pub(super) fn color(language: Language, series: Series, color: Color) -> String {
    language.label(match (series, color) {
        (Series::Go, Color::White) => "two-players-white-stones",
        (Series::Go, Color::Black) => "two-players-black-stones",
        (Series::Chess(_), Color::White) => "web-white",
        (Series::Chess(_), Color::Black) => "web-black",
    })
}
