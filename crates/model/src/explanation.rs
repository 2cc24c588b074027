//! An explanation: the steps of one calculation, each with its paragraph and its value.

use crate::{Code, Fact, Facts, Paragraph};

/// One step. Its sentence stands in the application's words under `step-<code>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The paragraph that prescribes it.
    pub paragraph: Paragraph,
    /// The stable name of the kind of step.
    pub code: Code,
    /// The inputs, named as the sentence's arguments.
    pub facts: Facts,
    /// What came out.
    pub value: Fact,
}

impl Step {
    /// A step without inputs; add them with [`Step::with`].
    pub fn new(paragraph: Paragraph, code: Code, value: impl Into<Fact>) -> Self {
        Step { paragraph, code, facts: Facts::new(), value: value.into() }
    }

    /// Adds one input.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.push((name, fact.into()));
        self
    }
}
