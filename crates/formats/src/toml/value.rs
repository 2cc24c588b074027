//! Values, letter by letter.

use super::codes::{BEHIND, LIST, TEXT, VALUE};
use super::{Is, Value, Wrong};
use jiff::civil::Date;

/// The most values of a list, and lists within lists.
const MOST: usize = 1_000;
const DEEPEST: usize = 4;

/// A place in the text.
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
    pub line: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Self {
        Cursor { text, at: 0, depth: 0, line: 1 }
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    pub fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let found = self.peek()?;
        self.at += found.len_utf8();
        self.line += usize::from(found == '\n');
        Some(found)
    }

    pub fn skip(&mut self, letters: usize) {
        (0..letters).for_each(|_| _ = self.next());
    }

    pub fn rest_of_line(&self) -> &'a str {
        self.text[self.at..].lines().next().unwrap_or_default()
    }

    /// Spaces, and a comment to the end of its line.
    pub fn skip_blank(&mut self) {
        while self.peek().is_some_and(|one| matches!(one, ' ' | '\t' | '\r')) {
            self.next();
        }
        if self.peek() == Some('#') {
            self.skip_to_end_of_line();
        }
    }

    pub fn skip_to_end_of_line(&mut self) {
        while self.peek().is_some_and(|one| one != '\n') {
            self.next();
        }
    }

    pub fn skip_line(&mut self) {
        self.skip_to_end_of_line();
        self.next();
    }

    /// Nothing but a comment may follow.
    pub fn end_of_line(&mut self) -> Result<(), Wrong> {
        self.skip_blank();
        match self.peek() {
            None => Ok(()),
            Some('\n') => {
                self.next();
                Ok(())
            }
            Some(_) => Err(Wrong::new(BEHIND, self.rest_of_line().trim())),
        }
    }

    /// The value of a setting. A list before it may have broken off anywhere: how deep it was is forgotten.
    pub fn value(&mut self) -> Result<Value, Wrong> {
        self.depth = 0;
        self.any_value()
    }

    fn any_value(&mut self) -> Result<Value, Wrong> {
        let line = self.line;
        let is = match self.peek() {
            Some('"') => Is::Text(self.text()?),
            Some('[') => Is::List(self.list()?),
            _ => self.plain()?,
        };
        Ok(Value { line, is })
    }

    fn text(&mut self) -> Result<String, Wrong> {
        let whole = self.rest_of_line().to_owned();
        let wrong = || Wrong::new(TEXT, whole.trim());
        self.next();
        let mut found = String::new();
        loop {
            match self.peek() {
                None | Some('\n') => return Err(wrong()),
                Some('"') => {
                    self.next();
                    return Ok(found);
                }
                Some('\\') => {
                    self.next();
                    found.push(match self.next() {
                        Some('"') => '"',
                        Some('\\') => '\\',
                        Some('n') => '\n',
                        Some('t') => '\t',
                        _ => return Err(wrong()),
                    });
                }
                Some(other) => {
                    found.push(other);
                    self.next();
                }
            }
        }
    }

    fn list(&mut self) -> Result<Vec<Value>, Wrong> {
        let whole = self.rest_of_line().to_owned();
        let wrong = || Wrong::new(LIST, whole.trim());
        self.next();
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(wrong());
        }
        let mut found = Vec::new();
        loop {
            self.skip_lines();
            match self.peek() {
                Some(']') => {
                    self.next();
                    self.depth -= 1;
                    return Ok(found);
                }
                None => return Err(wrong()),
                Some(_) if found.len() == MOST => return Err(wrong()),
                Some(_) => found.push(self.any_value()?),
            }
            self.skip_lines();
            match self.peek() {
                Some(',') => _ = self.next(),
                Some(']') => {}
                _ => return Err(wrong()),
            }
        }
    }

    fn skip_lines(&mut self) {
        loop {
            self.skip_blank();
            if self.peek() != Some('\n') {
                return;
            }
            self.next();
        }
    }

    /// A number, a day, yes or no.
    fn plain(&mut self) -> Result<Is, Wrong> {
        let rest = self.rest_of_line();
        let word = rest.split([',', ']', '#', ' ', '\t', '\r']).next().unwrap_or_default();
        let is = match word {
            "true" => Some(Is::Flag(true)),
            "false" => Some(Is::Flag(false)),
            _ => number(word).or_else(|| word.parse::<Date>().ok().filter(|_| word.len() == 10).map(Is::Day)),
        };
        let is = is.ok_or_else(|| Wrong::new(VALUE, rest.trim()))?;
        self.skip(word.chars().count());
        Ok(is)
    }
}

/// As TOML writes numbers: underscores between digits alone, no zero in front, digits on both sides of the point.
fn number(word: &str) -> Option<Is> {
    let unsigned = word.strip_prefix(['+', '-']).unwrap_or(word);
    let (whole, part) = match unsigned.split_once('.') {
        Some((whole, part)) => (whole, Some(part)),
        None => (unsigned, None),
    };
    let are_digits = |digits: &str| {
        let groups = || digits.split('_');
        groups().all(|group| !group.is_empty() && group.bytes().all(|one| one.is_ascii_digit()))
    };
    let has_zero_in_front = whole.len() > 1 && whole.starts_with('0');
    if !are_digits(whole) || has_zero_in_front || part.is_some_and(|part| !are_digits(part)) {
        return None;
    }
    let plain = word.replace('_', "");
    match part {
        None => plain.parse().ok().map(Is::Whole),
        Some(_) => plain.parse().ok().map(Is::Decimal),
    }
}
