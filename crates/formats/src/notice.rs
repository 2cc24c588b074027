//! What a reader says about a file: one notice per oddity, with its place in the file.

pub use arpad_codes::{Code, Severity};

/// One remark about a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How much it weighs.
    pub severity: Severity,
    /// Line in the file, from 1; 0 when it concerns the whole file.
    pub line: usize,
    /// Column in characters, from 1; 0 when it concerns the whole line.
    pub column: usize,
    /// What kind of remark; each reader lists its own in `codes::ALL`, the sentences stand in the application's words
    /// under `notice-<code>`.
    pub code: Code,
    /// The facts of this case, named as the sentence's arguments.
    pub facts: Vec<(&'static str, String)>,
}

impl Notice {
    /// A notice without facts; add them with [`Notice::with`].
    pub fn new(severity: Severity, line: usize, column: usize, code: Code) -> Self {
        Notice { severity, line, column, code, facts: Vec::new() }
    }

    /// Adds one fact; a long one is cut, for a line may be as long as the file.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.facts.push((name, crate::limits::told(value.to_string())));
        self
    }
}
