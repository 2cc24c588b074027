//! The desk: an act is sealed in the ledger and carried out in the tables, wholly or not at all.

use crate::acts::Act;
use crate::acts::enact;
use arpad_formats::notice::Notice;
use arpad_model::{EntryId, Fact, Facts, Finding, Moment};
use arpad_registry::ledger::{self, Entry, NewEntry};
use arpad_registry::{Error, Writer};

/// Who acts, when and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The moment.
    pub moment: Moment,
    /// Who.
    pub by_whom: String,
    /// Why; may be empty where the act speaks for itself.
    pub why: String,
}

impl Stamp {
    /// A stamp without a reason.
    pub fn new(moment: Moment, by_whom: impl Into<String>) -> Self {
        Stamp { moment, by_whom: by_whom.into(), why: String::new() }
    }

    /// The same with a reason.
    pub fn because(&self, why: impl Into<String>) -> Self {
        Stamp { why: why.into(), ..self.clone() }
    }

    /// The day of the moment.
    pub fn day(&self) -> jiff::civil::Date {
        self.moment.day()
    }
}

/// Why something was not done. Its sentence stands in the application's words under `refusal-<code>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The stable name of the reason.
    pub code: &'static str,
    /// The facts, named as the sentence's arguments.
    pub facts: Facts,
    /// What the reader says about the file, where a file is the reason.
    pub notices: Vec<Notice>,
    /// What the law says, where the law is the reason.
    pub findings: Vec<Finding>,
}

impl Refusal {
    /// A refusal without facts; add them with [`Refusal::with`].
    pub fn new(code: &'static str) -> Self {
        Refusal { code, facts: Facts::new(), notices: Vec::new(), findings: Vec::new() }
    }

    /// Adds when it was done, where that is known.
    pub fn with_moment(self, moment: Option<Moment>) -> Self {
        match moment {
            Some(moment) => self.with("moment", moment),
            None => self,
        }
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

/// Seals an act and carries it out.
pub fn enact(store: &mut Writer<'_>, stamp: &Stamp, act: &Act) -> Result<Entry, OfficeError> {
    let entry = seal(store, stamp, act)?;
    enact::apply(store, &entry, act)?;
    Ok(entry)
}

/// Seals an act that the caller carries out in the same transaction.
pub(crate) fn seal(store: &mut Writer<'_>, stamp: &Stamp, act: &Act) -> Result<Entry, OfficeError> {
    let body = serde_json::to_string(act).expect("an act is plain data");
    let new = NewEntry { moment: stamp.moment, by_whom: &stamp.by_whom, why: &stamp.why, act: act.kind(), body: &body };
    Ok(ledger::append(store, &new)?)
}

/// The act an entry seals.
pub fn act_of(entry: &Entry) -> Result<Act, OfficeError> {
    let differs = |what: String| OfficeError::Differs { entry: entry.seq, what };
    let act: Act = serde_json::from_str(&entry.body).map_err(|error| differs(error.to_string()))?;
    if act.kind() != entry.act {
        return Err(differs(format!("the entry is named {:?} but seals {:?}", entry.act, act.kind())));
    }
    Ok(act)
}
