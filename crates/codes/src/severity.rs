//! How much something said weighs.

/// How much a notice about a file or a finding of the law weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Something to know: nothing is lost, nothing is to be done.
    Note,
    /// Odd, in doubt, or a duty missed: a person should look. The work goes on.
    Warning,
    /// A file cannot be rated as it stands, or an event not under the paragraph: left out.
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
