//! Settings files: a strict part of TOML, every value with its line.
//!
//! Read: comments; headings `[name]`; `key = value` with bare keys; texts in double quotes with `\" \\ \n \t`; whole and decimal
//! numbers; `true` and `false`; days such as `2024-03-01`; lists of these, over several lines too. Not read, and told as such: inline
//! tables, dotted and quoted keys, tables in lists, texts over several lines, times. What is read here any reader of TOML reads alike.

pub mod codes;
#[cfg(test)]
mod tests;
mod value;

use crate::limits::told;
use crate::notice::{Code, Notice, Severity};
use crate::notices::Notices;
use codes::{HEADING, HEADING_TWICE, KEY_TWICE, LINE, NOT_TEXT};
use jiff::civil::Date;
use value::Cursor;

/// A file of settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    /// The headings in their order, with their lines; what stands before the first has none and is in the first, nameless table.
    pub tables: Vec<Table>,
}

/// What stands under a heading.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The heading.
    pub name: String,
    /// Its line.
    pub line: usize,
    /// The settings in their order.
    pub entries: Vec<Entry>,
}

/// A setting.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub key: String,
    /// What it is set to.
    pub value: Value,
}

/// A value with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// Its line.
    pub line: usize,
    /// What it is.
    pub is: Is,
}

/// What a value is.
#[derive(Clone, Debug, PartialEq)]
pub enum Is {
    /// A text.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// A decimal number.
    Decimal(f64),
    /// Yes or no.
    Flag(bool),
    /// A day.
    Day(Date),
    /// A list of these.
    List(Vec<Value>),
}

/// Settings of one file: more is no study of anything.
const MOST: usize = 2_000;

impl Table {
    /// A setting by its name.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }
}

/// Reads a file.
pub fn read(bytes: &[u8]) -> (Document, Vec<Notice>) {
    let mut notices = Notices::default();
    let mut document = Document { tables: vec![Table::default()] };
    let Ok(text) = std::str::from_utf8(bytes) else {
        notices.add(Severity::Error, 0, 0, NOT_TEXT, |one| one);
        return (document, notices.finish());
    };
    let mut cursor = Cursor::new(text.strip_prefix('\u{feff}').unwrap_or(text));
    let mut count = 0;
    while !cursor.is_at_end() && count < MOST {
        cursor.skip_blank();
        let line = cursor.line;
        let read = match cursor.peek() {
            None | Some('\n') => Ok(()),
            Some('[') => heading(&mut cursor, &mut document),
            Some(_) => {
                count += 1;
                entry(&mut cursor, &mut document)
            }
        };
        match read.and_then(|()| cursor.end_of_line()) {
            Ok(()) => {}
            Err(Wrong { code, value }) => {
                notices.add(Severity::Error, line.max(1) as u64, 0, code, |one| one.with("value", value));
                cursor.skip_line();
            }
        }
    }
    if count == MOST {
        notices.add(Severity::Error, cursor.line as u64, 0, LINE, |one| one.with("value", "…"));
    }
    (document, notices.finish())
}

/// Something is wrong.
#[derive(Debug)]
struct Wrong {
    code: Code,
    value: String,
}

impl Wrong {
    fn new(code: Code, value: impl Into<String>) -> Self {
        Wrong { code, value: told(value.into()) }
    }
}

fn heading(cursor: &mut Cursor<'_>, document: &mut Document) -> Result<(), Wrong> {
    let (line, rest) = (cursor.line, cursor.rest_of_line());
    let name = rest.trim().strip_prefix('[').and_then(|rest| rest.split_once(']'));
    let Some((name, behind)) = name.filter(|(name, _)| is_bare(name.trim())) else {
        return Err(Wrong::new(HEADING, rest.trim()));
    };
    let behind = behind.trim();
    if !behind.is_empty() && !behind.starts_with('#') {
        return Err(Wrong::new(HEADING, rest.trim()));
    }
    let name = name.trim().to_owned();
    cursor.skip_to_end_of_line();
    let is_twice = document.tables.iter().any(|table| table.name == name);
    document.tables.push(Table { name: name.clone(), line, entries: Vec::new() });
    if is_twice { Err(Wrong::new(HEADING_TWICE, name)) } else { Ok(()) }
}

fn entry(cursor: &mut Cursor<'_>, document: &mut Document) -> Result<(), Wrong> {
    let rest = cursor.rest_of_line();
    let Some((key, _)) = rest.split_once('=').filter(|(key, _)| is_bare(key.trim())) else {
        return Err(Wrong::new(LINE, rest.trim()));
    };
    cursor.skip(key.chars().count() + 1);
    cursor.skip_blank();
    let (key, value) = (key.trim().to_owned(), cursor.value()?);
    let table = document.tables.last_mut().expect("the nameless table");
    if table.get(&key).is_some() {
        return Err(Wrong::new(KEY_TWICE, key));
    }
    table.entries.push(Entry { key, value });
    Ok(())
}

fn is_bare(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|one| one.is_ascii_alphanumeric() || matches!(one, '_' | '-'))
}
