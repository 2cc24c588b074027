//! What a reader says about a file: one notice per oddity, with its place in the file.

/// How much a notice weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Something to know; nothing is lost.
    Note,
    /// Odd, read by a stated tolerance; a person should look.
    Warning,
    /// Meaning is lost: the file cannot be rated as it stands.
    Error,
}

impl Severity {
    /// The word in JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// The stable name of a kind of notice, such as `mirror-result`. Each reader lists its own in `codes::ALL`;
/// the sentences for people stand in the application's words under `notice-<code>`, with the notice's facts as arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(pub &'static str);

/// One remark about a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How much it weighs.
    pub severity: Severity,
    /// Line in the file, from 1; 0 when it concerns the whole file.
    pub line: usize,
    /// Column in characters, from 1; 0 when it concerns the whole line.
    pub column: usize,
    /// What kind of remark.
    pub code: Code,
    /// The facts of this case, named as the sentence's arguments.
    pub facts: Vec<(&'static str, String)>,
}

impl Notice {
    /// A notice without facts; add them with [`Notice::with`].
    pub fn new(severity: Severity, line: usize, column: usize, code: Code) -> Self {
        Notice { severity, line, column, code, facts: Vec::new() }
    }

    /// Adds one fact.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.facts.push((name, value.to_string()));
        self
    }
}
