//! What is entered although it looks odd; a person should look once more.

use arpad_model::{Fact, Facts};

/// Something odd. Its sentence stands in the application's words under `warning-<code>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The stable name.
    pub code: &'static str,
    /// The facts, named as the sentence's arguments.
    pub facts: Facts,
}

impl Warning {
    /// All codes.
    pub const ALL: [&'static str; 10] = [
        "country-unusual",
        "fide-unusual",
        "ranking-country-unsaid",
        "ranking-grade-low",
        "ranking-missing",
        "recognised-by-name",
        "same-name",
        "same-name-and-birth",
        "time-control-unread",
        "title-for-women",
    ];

    pub(crate) fn new(code: &'static str) -> Self {
        Warning { code, facts: Facts::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }
}
