//! A bounded list of remarks: a file of two million lines, each with the same oddity, must not fill the memory.

use crate::{Code, Severity};

/// Remarks of one code and weight that are kept; the rest is counted.
pub const KEPT_PER_CODE: usize = 1000;

/// Remarks of all codes that are kept. Beyond it a code still has [`KEPT_AT_LEAST`] of its own, so that a flood of notes
/// hides no error.
pub const KEPT_IN_ALL: usize = 3000;

/// Remarks of one code and weight that are kept however many there are of others.
pub const KEPT_AT_LEAST: usize = 10;

/// Remarks as they come, few of each kind. A kind is a code with its weight: what is an error here may be a warning there.
#[derive(Clone, Debug)]
pub struct Bounded<T> {
    kept: Vec<T>,
    kinds: Vec<Kept>,
}

/// How many remarks of one kind there were, and how many of them are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The code.
    pub code: Code,
    /// The weight.
    pub severity: Severity,
    /// How many there were.
    pub count: usize,
    /// How many of them are kept.
    pub kept: usize,
}

impl<T> Default for Bounded<T> {
    fn default() -> Self {
        Bounded { kept: Vec::new(), kinds: Vec::new() }
    }
}

impl<T> Bounded<T> {
    /// Adds a remark; it is made only where it is kept.
    pub fn add(&mut self, code: Code, severity: Severity, make: impl FnOnce() -> T) {
        let is_kind = |kind: &Kept| kind.code == code && kind.severity == severity;
        // Seldom another kind than the last.
        let found = self.kinds.iter().rposition(is_kind);
        let index = found.unwrap_or_else(|| {
            self.kinds.push(Kept { code, severity, count: 0, kept: 0 });
            self.kinds.len() - 1
        });
        let kind = &mut self.kinds[index];
        kind.count += 1;
        let has_room = if self.kept.len() < KEPT_IN_ALL { KEPT_PER_CODE } else { KEPT_AT_LEAST };
        if kind.kept < has_room {
            kind.kept += 1;
            self.kept.push(make());
        }
    }

    /// How often a code was given, kept or not.
    pub fn count(&self, code: Code) -> usize {
        self.kinds.iter().filter(|kind| kind.code == code).map(|kind| kind.count).sum()
    }

    /// How many were given, kept or not.
    pub fn len(&self) -> usize {
        self.kinds.iter().map(|kind| kind.count).sum()
    }

    /// Nothing was given.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// Whether something of this weight was given, kept or not.
    pub fn has(&self, severity: Severity) -> bool {
        self.kinds.iter().any(|kind| kind.severity == severity)
    }

    /// What is kept so far, to be put in order.
    pub fn kept_mut(&mut self) -> &mut [T] {
        &mut self.kept
    }

    /// Everything kept, in the order given; `more` says for each kind of which some were only counted how many there are.
    pub fn finish(mut self, more: impl Fn(&Kept) -> T) -> Vec<T> {
        self.kept.extend(self.kinds.iter().filter(|kind| kind.count > kind.kept).map(more));
        self.kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOOD: Code = Code::new("flood");
    const RARE: Code = Code::new("rare");

    #[test]
    fn a_flood_is_counted_and_hides_nothing_else() {
        let mut list = Bounded::default();
        for number in 0..5000 {
            list.add(FLOOD, Severity::Note, || number.to_string());
        }
        list.add(FLOOD, Severity::Error, || "the same as an error".to_owned());
        list.add(RARE, Severity::Warning, || "rare".to_owned());
        assert_eq!((list.count(FLOOD), list.len(), list.has(Severity::Error)), (5001, 5002, true));
        let told = list.finish(|kind| format!("{} {} of {}", kind.code, kind.kept, kind.count));
        assert_eq!(told.len(), 1003);
        assert_eq!(told[1000..], ["the same as an error", "rare", "flood 1000 of 5000"]);
    }

    #[test]
    fn many_kinds_are_bounded_together_and_each_keeps_some() {
        let mut list = Bounded::default();
        for severity in [Severity::Note, Severity::Warning, Severity::Error] {
            (0..1000).for_each(|_| list.add(FLOOD, severity, || ()));
        }
        (0..1000).for_each(|_| list.add(RARE, Severity::Error, || ()));
        assert_eq!(list.kept_mut().len(), KEPT_IN_ALL + KEPT_AT_LEAST);
        assert_eq!(list.finish(|_| ()).len(), KEPT_IN_ALL + KEPT_AT_LEAST + 1);
    }
}
