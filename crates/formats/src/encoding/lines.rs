//! Lines of a text, whatever ends them: CR, LF, CRLF, also mixed.

use arpad_codes::stopping;

/// What ends a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineEnd {
    /// Carriage return alone: old Macintosh, and what the tournament report specification asks for.
    Cr,
    /// Line feed alone: Unix.
    #[default]
    Lf,
    /// Both: Windows.
    CrLf,
}

impl LineEnd {
    /// All line ends.
    pub const ALL: [LineEnd; 3] = [LineEnd::Cr, LineEnd::Lf, LineEnd::CrLf];

    /// The characters themselves.
    pub const fn characters(self) -> &'static str {
        match self {
            LineEnd::Cr => "\r",
            LineEnd::Lf => "\n",
            LineEnd::CrLf => "\r\n",
        }
    }

    /// The name, as in notices.
    pub const fn as_str(self) -> &'static str {
        match self {
            LineEnd::Cr => "CR",
            LineEnd::Lf => "LF",
            LineEnd::CrLf => "CRLF",
        }
    }
}

/// One line without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// From 1.
    pub number: usize,
    /// The characters before the line end.
    pub text: &'a str,
    /// What ended it; nothing if the text ended first.
    pub end: Option<LineEnd>,
}

/// How often each line end was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineEnds {
    counts: [usize; 3],
}

impl LineEnds {
    /// How often this one was seen.
    pub fn count(&self, end: LineEnd) -> usize {
        self.counts[end as usize]
    }

    /// Whether more than one kind was seen.
    pub fn is_mixed(&self) -> bool {
        self.counts.iter().filter(|n| **n > 0).count() > 1
    }

    /// The most frequent one; LF for a text of one line.
    pub fn most_frequent(&self) -> LineEnd {
        let most = LineEnd::ALL.into_iter().max_by_key(|end| self.count(*end));
        most.filter(|end| self.count(*end) > 0).unwrap_or_default()
    }
}

/// Walks over the lines of a text; ask [`Lines::ends`] afterwards which line ends were seen.
#[derive(Clone, Debug)]
pub struct Lines<'a> {
    rest: &'a str,
    number: usize,
    ends: LineEnds,
}

/// The lines of a text. A line end at the very end does not open another line.
pub fn lines(text: &str) -> Lines<'_> {
    Lines { rest: text, number: 0, ends: LineEnds::default() }
}

impl Lines<'_> {
    /// The line ends seen so far.
    pub fn ends(&self) -> LineEnds {
        self.ends
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        stopping::look();
        self.number += 1;
        let Some(at) = memchr::memchr2(b'\r', b'\n', self.rest.as_bytes()) else {
            return Some(Line { number: self.number, text: std::mem::take(&mut self.rest), end: None });
        };
        let (text, tail) = self.rest.split_at(at);
        let end = if tail.starts_with("\r\n") {
            LineEnd::CrLf
        } else if tail.starts_with('\r') {
            LineEnd::Cr
        } else {
            LineEnd::Lf
        };
        self.ends.counts[end as usize] += 1;
        self.rest = &tail[end.characters().len()..];
        Some(Line { number: self.number, text, end: Some(end) })
    }
}
