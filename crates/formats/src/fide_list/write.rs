//! Lists out again: the combined text with the arena title, the XML, and CSV.
//!
//! Unrated is written as FIDE writes it since 2026: `0` for rating, games and K. The text is ASCII where the names are;
//! other letters are UTF-8, and the columns count characters. A name longer than its 60 characters is cut (counted in
//! [`TextWriter::cut`]); other titles that are too long push the line to the right, as in FIDE's own files.

use crate::csv_cell::inert;
use std::io::{self, Write};

use super::{
    layout::{COLUMN_NAMES, Columns, Layout, MEASURED},
    record::{Rated, Record, Sex},
    xml::ELEMENTS,
};

/// The combined text, `players_list_foa.txt`.
pub struct TextWriter<W> {
    target: W,
    columns: &'static Columns,
    line: String,
    cut: u64,
}

impl<W: Write> TextWriter<W> {
    /// Begins with the header.
    pub fn new(mut target: W) -> io::Result<Self> {
        let [.., measured] = &MEASURED;
        debug_assert_eq!(measured.layout, Layout::TextCombinedFoa, "the last row of the table is the combined text");
        let mut line = String::new();
        for ((_, name), span) in COLUMN_NAMES.iter().zip(&measured.columns) {
            column(&mut line, name, span.1 + 1 - span.0);
        }
        line.push_str("\r\n");
        target.write_all(line.as_bytes())?;
        Ok(TextWriter { target, columns: &measured.columns, line, cut: 0 })
    }

    /// Writes one player.
    pub fn write(&mut self, record: &Record<&str>) -> io::Result<()> {
        self.line.clear();
        let texts = texts(record, true);
        for (index, (text, span)) in texts.iter().zip(self.columns).enumerate() {
            let width = span.1 + 1 - span.0;
            let mut text = text.as_ref();
            // Only the other titles may overflow; every other column keeps a blank before the next one.
            if index != super::layout::Field::OtherTitles as usize && text.chars().count() >= width && width > 4 {
                let end = text.char_indices().nth(width - 1).map_or(text.len(), |(end, _)| end);
                self.cut += u64::from(end < text.len());
                text = &text[..end];
            }
            column(&mut self.line, text, width);
        }
        self.line.push_str("\r\n");
        self.target.write_all(self.line.as_bytes())
    }

    /// How many texts were too long for their column and had to be cut.
    pub fn cut(&self) -> u64 {
        self.cut
    }

    /// Flushes and gives the target back.
    pub fn finish(mut self) -> io::Result<W> {
        self.target.flush()?;
        Ok(self.target)
    }
}

/// Appends a text padded to its width; control characters would break the line and become blanks.
fn column(line: &mut String, text: &str, width: usize) {
    let mut count = 0;
    for letter in text.chars() {
        line.push(if letter.is_control() { ' ' } else { letter });
        count += 1;
    }
    line.extend(std::iter::repeat_n(' ', width.saturating_sub(count)));
}

/// The XML, `players_list_xml_foa.xml`.
pub struct XmlWriter<W> {
    target: W,
    text: String,
}

impl<W: Write> XmlWriter<W> {
    /// Begins the document; FIDE's has no declaration.
    pub fn new(mut target: W) -> io::Result<Self> {
        target.write_all(b"<playerslist>\n")?;
        Ok(XmlWriter { target, text: String::new() })
    }

    /// Writes one player.
    pub fn write(&mut self, record: &Record<&str>) -> io::Result<()> {
        self.text.clear();
        self.text.push_str("<player>\n");
        for (element, text) in ELEMENTS.iter().zip(texts(record, true)) {
            let text = quick_xml::escape::escape(text.as_ref());
            for part in ["<", element, ">", &text, "</", element, ">\n"] {
                self.text.push_str(part);
            }
        }
        self.text.push_str("</player>\n");
        self.target.write_all(self.text.as_bytes())
    }

    /// Closes the document and gives the target back.
    pub fn finish(mut self) -> io::Result<W> {
        self.target.write_all(b"</playerslist>\n")?;
        self.target.flush()?;
        Ok(self.target)
    }
}

/// The same columns as CSV, with the XML's names in the first row; unrated is empty, a birthday is as exact as known.
pub struct CsvWriter<W: Write> {
    target: csv::Writer<W>,
}

impl<W: Write> CsvWriter<W> {
    /// Begins with the names of the columns.
    pub fn new(target: W) -> io::Result<Self> {
        let mut target = csv::Writer::from_writer(target);
        target.write_record(ELEMENTS)?;
        Ok(CsvWriter { target })
    }

    /// Writes one player.
    pub fn write(&mut self, record: &Record<&str>) -> io::Result<()> {
        let texts = texts(record, false);
        for text in &texts {
            self.target.write_field(inert(text).as_ref())?;
        }
        self.target.write_record(None::<&[u8]>)?;
        Ok(())
    }

    /// Flushes and gives the target back.
    pub fn finish(self) -> io::Result<W> {
        self.target.into_inner().map_err(|error| io::Error::other(error.to_string()))
    }
}

/// The texts of a record in the order of the columns. As FIDE prints them: unrated is `0`, the year alone of a birthday.
fn texts<'a>(record: &Record<&'a str>, as_fide: bool) -> [std::borrow::Cow<'a, str>; 19] {
    let numbers = |rated: Rated| {
        let text = |value: Option<u16>| match value {
            Some(value) => value.to_string(),
            None if as_fide => "0".to_owned(),
            None => String::new(),
        };
        [text(rated.rating), text(rated.games), text(rated.k.map(u16::from))].map(std::borrow::Cow::Owned)
    };
    let [standard, standard_games, standard_k] = numbers(record.standard);
    let [rapid, rapid_games, rapid_k] = numbers(record.rapid);
    let [blitz, blitz_games, blitz_k] = numbers(record.blitz);
    let sex = match record.sex {
        Some(Sex::Male) => "M",
        Some(Sex::Female) => "F",
        None => "",
    };
    let born = match record.born {
        Some(birth) if as_fide => format!("{:04}", birth.year),
        Some(birth) => birth.to_string(),
        None if as_fide => "0000".to_owned(),
        None => String::new(),
    };
    [
        record.fide_id.to_string().into(),
        record.name.into(),
        record.federation.into(),
        sex.into(),
        record.title.into(),
        record.women_title.into(),
        record.other_titles.into(),
        record.arena_title.into(),
        standard,
        standard_games,
        standard_k,
        rapid,
        rapid_games,
        rapid_k,
        blitz,
        blitz_games,
        blitz_k,
        born.into(),
        record.flags.as_str().into(),
    ]
}
