//! A file with its faults written in, each behind its switch.

use crate::list::Fault;
use crate::sites::Site;
use std::ops::Range;

/// A fault's number and what stands at its place.
pub struct Edit<'a> {
    /// Its number at run time.
    pub number: usize,
    /// What it is.
    pub fault: &'a Fault,
    /// Where it is.
    pub site: Site,
}

/// A file written anew.
pub struct Switched {
    /// The text.
    pub text: String,
    /// Where each fault stands in it; one that lies within another stands there several times.
    pub places: Vec<(usize, Range<usize>)>,
}

/// What a fault's place becomes: new text, and pieces of the file, in which other faults may lie.
enum Piece {
    New(String),
    Old(Range<usize>),
}

/// The file with all these faults, between a head and a tail.
pub fn render(head: &str, source: &str, tail: &str, edits: &[Edit]) -> Switched {
    let mut inner: Vec<&Edit> = edits.iter().collect();
    inner.sort_by_key(|edit| (edit.range().start, std::cmp::Reverse(edit.range().end), edit.number));
    let mut switched = Switched { text: head.to_owned(), places: Vec::new() };
    switched.write(source, 0..source.len(), &inner);
    switched.text.push_str(tail);
    switched
}

impl Switched {
    /// Writes a piece of the file. The edits lie within it, the outer before the inner.
    fn write(&mut self, source: &str, range: Range<usize>, edits: &[&Edit]) {
        let mut at = range.start;
        let mut rest = edits;
        while let Some((outer, others)) = rest.split_first() {
            let whole = outer.range();
            let inner = others.iter().take_while(|edit| edit.range().start < whole.end).count();
            let (inner, next) = others.split_at(inner);
            self.text.push_str(&source[at..whole.start]);
            let from = self.text.len();
            for piece in outer.pieces() {
                match piece {
                    Piece::New(text) => self.text.push_str(&text),
                    Piece::Old(old) => {
                        let within = |edit: &&&Edit| old.start <= edit.range().start && edit.range().end <= old.end;
                        let inner: Vec<&Edit> = inner.iter().filter(within).copied().collect();
                        self.write(source, old, &inner);
                    }
                }
            }
            self.places.push((outer.number, from..self.text.len()));
            at = whole.end;
            rest = next;
        }
        self.text.push_str(&source[at..range.end]);
    }
}

impl Edit<'_> {
    fn range(&self) -> Range<usize> {
        match &self.site {
            Site::Body { at } => *at..*at,
            Site::Guard { guard } => guard.clone(),
            Site::Binary { whole, .. } | Site::Unary { whole, .. } | Site::Field { whole, .. } => whole.clone(),
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        use Piece::{New, Old};
        let new = |text: &str| New(text.to_owned());
        let on = format!("crate::fault({})", self.number);
        let replacement = &self.fault.replacement;
        match &self.site {
            Site::Body { .. } => vec![New(format!(" if {on} {{ return {replacement}; }}"))],
            Site::Guard { guard } if guard.is_empty() => vec![New(format!(" if !{on}"))],
            Site::Guard { guard } => {
                let so = if replacement == "true" { format!("{on} || (") } else { format!("!{on} && (") };
                vec![New(so), Old(guard.clone()), new(")")]
            }
            Site::Binary { whole, left, right } => vec![
                New(format!("(if {on} {{ (")),
                Old(left.clone()),
                New(format!(") {replacement} (")),
                Old(right.clone()),
                new(") } else { "),
                Old(whole.clone()),
                new(" })"),
            ],
            Site::Unary { whole, operand } => {
                vec![
                    New(format!("(if {on} {{ ")),
                    Old(operand.clone()),
                    new(" } else { "),
                    Old(whole.clone()),
                    new(" })"),
                ]
            }
            Site::Field { whole, field } => vec![
                New(format!("(if {on} {{ ")),
                Old(whole.start..field.start),
                Old(field.end..whole.end),
                new(" } else { "),
                Old(whole.clone()),
                new(" })"),
            ],
        }
    }
}
