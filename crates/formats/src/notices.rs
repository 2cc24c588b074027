//! The notices of a reader while it reads: a bounded list.

use crate::limits::{OverLimit, TEXT};
use crate::notice::{Code, Notice, Severity};
use arpad_codes::{Bounded, Kept, codes};

codes! {
    /// What every reader can say.
    pub SHARED: Code;

    /// There are more notices of a kind than are shown.
    MORE_OF_KIND = "more-of-kind";
    /// The file is larger than a file can be.
    OVER_LIMIT = "over-limit";
    /// A text is longer than its field can be.
    TEXT_TOO_LONG = "text-too-long";
}

/// Notices as they come, few of each kind.
#[derive(Debug, Default)]
pub(crate) struct Notices(Bounded<Notice>);

impl Notices {
    /// Adds a notice about a line; `facts` adds what its sentence needs. Only counted when there are enough of its kind.
    pub fn add(
        &mut self,
        severity: Severity,
        line: u64,
        column: usize,
        code: Code,
        facts: impl FnOnce(Notice) -> Notice,
    ) {
        let line = usize::try_from(line).unwrap_or(usize::MAX);
        self.0.add(code, severity, || facts(Notice::new(severity, line, column, code)));
    }

    /// Adds a notice that is made already.
    pub fn push(&mut self, notice: Notice) {
        self.0.add(notice.code, notice.severity, || notice);
    }

    /// How often a code was given, kept or not.
    pub fn count(&self, code: Code) -> usize {
        self.0.count(code)
    }

    /// Puts the notices in the order of the file, those of one place in the order given.
    pub fn sort(&mut self) {
        self.0.kept_mut().sort_by_key(|notice| (notice.line, notice.column));
    }

    /// Everything kept; where some were only counted, a closing notice says so.
    pub fn finish(self) -> Vec<Notice> {
        self.0.finish(more)
    }
}

fn more(kind: &Kept) -> Notice {
    let notice = Notice::new(Severity::Note, 0, 0, MORE_OF_KIND).with("code", kind.code);
    notice.with("count", kind.count).with("kept", kind.kept)
}

/// A text of a file that is too long for its field.
#[derive(Debug)]
pub(crate) struct TooLong {
    line: usize,
    field: String,
    length: usize,
}

impl TooLong {
    /// The text of a field on a line, where it is too long.
    pub fn of(line: usize, field: &str, text: &str) -> Option<Self> {
        (!TEXT.holds(text.len())).then(|| TooLong { line, field: field.to_owned(), length: text.len() })
    }

    /// The one notice of a file that has it.
    pub fn refusal(self) -> Vec<Notice> {
        let notice = Notice::new(Severity::Error, self.line, 0, TEXT_TOO_LONG).with("field", self.field);
        vec![notice.with("length", self.length).with("most", TEXT.most)]
    }
}

/// The one notice of a file that is too large to be read.
pub(crate) fn over_limit(over: &OverLimit) -> Vec<Notice> {
    let notice = Notice::new(Severity::Error, over.line, 0, OVER_LIMIT).with("what", over.limit.what);
    vec![notice.with("most", over.limit.most)]
}
