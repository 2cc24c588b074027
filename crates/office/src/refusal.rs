//! Why the office does not do something. Every room refuses in the same way.

pub mod code;

use arpad_codes::RefusalCode;
use arpad_formats::notice::Notice;
use arpad_model::{EntryId, Fact, Facts, Finding, Moment, Series, Tempo};
use arpad_registry::Error;
use jiff::civil::Date;

/// Why something was not done. Its sentence stands in the application's words under `refusal-<code>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The stable name of the reason.
    pub code: RefusalCode,
    /// The facts, named as the sentence's arguments.
    pub facts: Facts,
    /// What the reader says about the file, where a file is the reason.
    pub notices: Vec<Notice>,
    /// What the law says, where the law is the reason.
    pub findings: Vec<Finding>,
}

impl Refusal {
    /// A refusal without facts; add them with [`Refusal::with`].
    pub fn new(code: RefusalCode) -> Self {
        Refusal { code, facts: Facts::new(), notices: Vec::new(), findings: Vec::new() }
    }

    /// Adds when it was done, where that is known.
    pub fn with_moment(self, moment: Option<Moment>) -> Self {
        match moment {
            Some(moment) => self.with("moment", moment),
            None => self,
        }
    }

    /// Adds the month of a list as commands take it, with the series where it is not standard chess.
    pub fn of_month(self, series: Series, day: Date) -> Self {
        let month = day.strftime("%Y-%m");
        let month = match series {
            Series::Chess(Tempo::Standard) => month.to_string(),
            Series::Chess(tempo) => format!("{month} --series {}", tempo.as_str()),
            Series::Go => series.to_string(),
        };
        self.with("month", month.as_str())
    }

    /// Adds one fact.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }
}

/// Why the office did not do something: it refused, or the registry failed. Nothing is half done.
#[derive(Debug, thiserror::Error)]
pub enum OfficeError {
    /// The office refused.
    #[error("refused: {}", .0.code)]
    Refused(Box<Refusal>),
    /// The registry failed.
    #[error(transparent)]
    Registry(#[from] Error),
    /// What was computed again is not what an entry of the ledger says.
    #[error("entry {entry}: {what}")]
    Differs {
        /// The entry.
        entry: EntryId,
        /// What differs.
        what: String,
    },
}

impl From<Refusal> for OfficeError {
    fn from(refusal: Refusal) -> Self {
        OfficeError::Refused(Box::new(refusal))
    }
}
