//! A bounded list of notices: a file of two million lines, each with the same oddity, must not fill the memory.

use crate::notice::{Code, Notice, Severity};

/// Notices of one code that are kept; the rest is counted.
pub const KEPT_PER_CODE: usize = 1000;

/// Notices as they come, at most [`KEPT_PER_CODE`] of each code.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    kept: Vec<Notice>,
    counts: Vec<(Code, usize)>,
}

impl Notices {
    /// Adds a notice about a line; `facts` adds what its sentence needs. Only counted when there are enough of its code.
    pub fn add(
        &mut self,
        severity: Severity,
        line: u64,
        column: usize,
        code: Code,
        facts: impl FnOnce(Notice) -> Notice,
    ) {
        let index = match self.counts.iter().position(|(known, _)| *known == code) {
            Some(index) => index,
            None => {
                self.counts.push((code, 0));
                self.counts.len() - 1
            }
        };
        self.counts[index].1 += 1;
        if self.counts[index].1 <= KEPT_PER_CODE {
            let line = usize::try_from(line).unwrap_or(usize::MAX);
            self.kept.push(facts(Notice::new(severity, line, column, code)));
        }
    }

    /// How often a code was given, kept or not.
    pub fn count(&self, code: Code) -> usize {
        self.counts.iter().find(|(known, _)| *known == code).map_or(0, |(_, count)| *count)
    }

    /// Everything kept, in the order of the file; where some were only counted, a closing notice `more` says so.
    pub fn finish(mut self, more: Code) -> Vec<Notice> {
        for (code, count) in &self.counts {
            if *count > KEPT_PER_CODE {
                let notice = Notice::new(Severity::Note, 0, 0, more).with("code", code.as_str());
                self.kept.push(notice.with("count", count).with("kept", KEPT_PER_CODE));
            }
        }
        self.kept
    }
}
