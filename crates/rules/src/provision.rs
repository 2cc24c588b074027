//! A provision: one value of an edition with the paragraph it comes from and how sure we are of it.

use arpad_model::{Fact, Facts, Paragraph};

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// The regulation's own words.
    Text,
    /// The words leave it open or contradict each other; our reading is recorded under this key (DESIGN.md).
    Reading(&'static str),
    /// A public page quotes or applies it.
    Public,
    /// Not established: a default by analogy. A number that hinges on it comes with a finding.
    Open(&'static str),
}

/// One value of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provision<T> {
    /// The paragraph of the source.
    pub at: Paragraph,
    /// What it says.
    pub value: T,
    /// How sure we are.
    pub evidence: Evidence,
}

/// What the paragraph itself says.
pub const fn at<T>(paragraph: &'static str, value: T) -> Provision<T> {
    Provision { at: Paragraph(paragraph), value, evidence: Evidence::Text }
}

impl<T: Copy> Provision<T> {
    /// The same provision under our recorded reading.
    pub const fn reading(self, key: &'static str) -> Self {
        Provision { evidence: Evidence::Reading(key), ..self }
    }

    /// The same provision, known from a public page.
    pub const fn public(self) -> Self {
        Provision { evidence: Evidence::Public, ..self }
    }

    /// The same provision, not established.
    pub const fn open(self, key: &'static str) -> Self {
        Provision { evidence: Evidence::Open(key), ..self }
    }
}

/// A provision as a row of a list: name, paragraph, value, evidence. The sentence for people stands in the
/// application's words under `provision-<name>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvisionRow {
    /// The stable name, in kebab case.
    pub name: &'static str,
    /// The paragraph of the source.
    pub at: Paragraph,
    /// What it says.
    pub value: Value,
    /// How sure we are.
    pub evidence: Evidence,
}

impl ProvisionRow {
    /// The same where the words leave just this open and the rest of the provision not; what was decided stays decided.
    pub fn as_read(self, key: &'static str) -> Self {
        match self.evidence {
            Evidence::Reading(DECISION) => self,
            _ => ProvisionRow { evidence: Evidence::Reading(key), ..self },
        }
    }
}

/// The key of what a federation has decided.
pub const DECISION: &str = "decision";

impl<T: Copy> Provision<T> {
    /// This provision as a row.
    pub fn row(&self, name: &'static str, value: impl FnOnce(T) -> Value) -> ProvisionRow {
        ProvisionRow { name, at: self.at, value: value(self.value), evidence: self.evidence }
    }
}

/// What a provision says, without a language: which wording, and the numbers in it. The sentence for people stands in
/// the application's words under `value-<code>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The stable name of the wording, in kebab case.
    pub code: &'static str,
    /// What the wording leaves to each edition, named as the sentence's arguments.
    pub facts: Facts,
}

impl Value {
    /// A wording without facts; add them with [`Value::with`].
    pub fn new(code: &'static str) -> Self {
        Value { code, facts: Facts::new() }
    }

    /// Adds one fact.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }

    /// A number and nothing else.
    pub fn number(number: impl Into<Fact>) -> Self {
        Value::new("number").with("value", number)
    }

    /// A number, where the text sets one.
    pub fn number_or_none(number: Option<impl Into<Fact>>) -> Self {
        number.map_or_else(|| Value::new("none"), Value::number)
    }

    /// Yes or no.
    pub fn yes_or_no(yes: bool) -> Self {
        if yes { Value::new("yes") } else { Value::new("no") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_decided_is_no_reading_any_more() {
        let row = |evidence| ProvisionRow { name: "k", at: Paragraph("1"), value: Value::number(10), evidence };
        assert_eq!(row(Evidence::Text).as_read("E-1").evidence, Evidence::Reading("E-1"));
        assert_eq!(row(Evidence::Open("E-2")).as_read("E-1").evidence, Evidence::Reading("E-1"));
        assert_eq!(row(Evidence::Reading(DECISION)).as_read("E-1").evidence, Evidence::Reading(DECISION));
    }
}
