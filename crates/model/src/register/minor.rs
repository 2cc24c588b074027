//! How much is shown of somebody who is a minor.

use super::named::named;

named! {
    /// How much is shown of a minor, the most first.
    pub enum MinorShown("way to show minors") {
        /// The name and the year of birth, as of anybody.
        Whole = "whole",
        /// The name, not the year; so in no list by age either.
        NoYear = "no-year",
        /// Initials, and no number of another register, which would lead to the name.
        Initials = "initials",
        /// The own number alone.
        Number = "number",
    }
}

impl MinorShown {
    /// The name is told.
    pub const fn is_named(self) -> bool {
        matches!(self, MinorShown::Whole | MinorShown::NoYear)
    }

    /// The year of birth is told.
    pub const fn has_year(self) -> bool {
        matches!(self, MinorShown::Whole)
    }
}
