//! Faults that nobody could notice, because the program does the same with them: found by reading, each with its reason.

use crate::list::Fault;
use std::collections::HashMap;
use std::path::Path;

/// Change and line of the sources, and why it is none.
pub struct Equals(HashMap<[String; 3], String>);

const LIST: &str = include_str!("equal.txt");

impl Equals {
    /// The list beside this file: a line each, `file | change | line of the sources | reason`.
    pub fn listed() -> Equals {
        let lines = LIST.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        let read = |line: &str| {
            let mut parts = line.split(" | ").map(|part| part.trim().replace('¦', "|"));
            let mut next = || parts.next().unwrap_or_else(|| panic!("equal.txt: {line}"));
            ([next(), next(), next()], next())
        };
        Equals(lines.map(read).collect())
    }

    /// Why this one is none.
    pub fn reason(&self, fault: &Fault, copy: &Path) -> Option<&str> {
        let source = std::fs::read_to_string(copy.join(&fault.file)).ok()?;
        let line = source.lines().nth(fault.start.0 - 1)?.trim().to_owned();
        let change = fault.name.split_once(": ")?.1.to_owned();
        self.0.get(&[fault.file.clone(), change, line]).map(String::as_str)
    }
}
