//! Fixed-width lines.
//!
//! A line of plain ASCII is sliced where it lies. Any other line is decoded into a reused text first and sliced by
//! characters: as UTF-8 if it is UTF-8, otherwise byte by byte. The lists of 2001 to 2004 mix code pages even within
//! one file, but never collide: 0x80 to 0xA8 are letters of the DOS page 850 (`¤` for ñ, `‚` for é), 0xC0 and above
//! are Latin-1 (measured on all lists of those years at hand).

use super::{
    codes, interpret,
    interpret::{Fields, Witness},
    layout::{Columns, FIELDS, Field, Span},
    record::{Record, Tempo},
};
use crate::{notice::Severity, notices::Notices};

/// One line, sliced by characters.
pub(super) struct Line<'a> {
    text: &'a str,
    /// Where each character starts, and the end; `None` for ASCII.
    starts: Option<&'a [usize]>,
}

impl<'a> Line<'a> {
    /// A line of ASCII.
    pub fn ascii(text: &'a str) -> Self {
        Line { text, starts: None }
    }

    /// How many characters the line has.
    pub fn length(&self) -> usize {
        self.starts.map_or(self.text.len(), |starts| starts.len() - 1)
    }

    /// What stands in these columns, outer blanks removed.
    #[inline]
    pub fn field(&self, span: Span) -> &'a str {
        trim(self.raw(span))
    }

    #[inline]
    fn raw(&self, (from, to): Span) -> &'a str {
        let to = to.min(self.length());
        if from == 0 || from > to {
            return "";
        }
        match self.starts {
            None => &self.text[from - 1..to],
            Some(starts) => &self.text[starts[from - 1]..starts[to]],
        }
    }
}

/// Removes blanks at both ends. Names are mostly padding, so blanks go eight at a time while there are eight.
#[inline]
fn trim(text: &str) -> &str {
    let bytes = text.as_bytes();
    let mut from = 0;
    let mut to = bytes.len();
    while let Some(rest) = bytes[..to].strip_suffix(b"        ") {
        to = rest.len();
    }
    while from < to && matches!(bytes[from], b' ' | b'\t') {
        from += 1;
    }
    while to > from && matches!(bytes[to - 1], b' ' | b'\t') {
        to -= 1;
    }
    &text[from..to]
}

/// Reused room for lines that are not ASCII.
#[derive(Default)]
pub(super) struct Scratch {
    pub text: String,
    starts: Vec<usize>,
}

impl Scratch {
    /// The line over `bytes`, decoded if it must be; `true` when the bytes are not UTF-8.
    pub fn line<'a>(&'a mut self, bytes: &'a [u8]) -> (Line<'a>, bool) {
        if bytes.is_ascii()
            && let Ok(text) = std::str::from_utf8(bytes)
        {
            return (Line::ascii(text), false);
        }
        let odd = self.decode(bytes);
        self.starts.clear();
        self.starts.extend(self.text.char_indices().map(|(start, _)| start));
        self.starts.push(self.text.len());
        (Line { text: &self.text, starts: Some(&self.starts) }, odd)
    }

    /// Decodes into `text`; `true` when the bytes are not UTF-8.
    pub fn decode(&mut self, bytes: &[u8]) -> bool {
        self.text.clear();
        match std::str::from_utf8(bytes) {
            Ok(text) => self.text.push_str(text),
            Err(_) => self.text.extend(bytes.iter().copied().map(letter)),
        }
        self.text.len() != bytes.len() && std::str::from_utf8(bytes).is_err()
    }
}

/// The letter of one byte in the old lists.
fn letter(byte: u8) -> char {
    /// Page 850 from 0x80 to 0xA8.
    const DOS: [char; 41] = [
        'Ç', 'ü', 'é', 'â', 'ä', 'à', 'å', 'ç', 'ê', 'ë', 'è', 'ï', 'î', 'ì', 'Ä', 'Å', 'É', 'æ', 'Æ', 'ô', 'ö', 'ò',
        'û', 'ù', 'ÿ', 'Ö', 'Ü', 'ø', '£', 'Ø', '×', 'ƒ', 'á', 'í', 'ó', 'ú', 'ñ', 'Ñ', 'ª', 'º', '¿',
    ];
    match byte {
        0x80..=0xA8 => DOS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The identity number of a line; 0 when it is no player's line.
#[inline]
pub(super) fn fide_id(bytes: &[u8], (from, to): Span) -> u32 {
    let to = to.min(bytes.len());
    let mut value = 0u32;
    let mut digits = 0;
    let mut closed = false;
    for byte in bytes.get(from - 1..to).unwrap_or_default() {
        match byte {
            b'0'..=b'9' if !closed && digits < 9 => {
                value = value * 10 + u32::from(byte - b'0');
                digits += 1;
            }
            b' ' | b'\t' => closed = digits > 0,
            _ => return 0,
        }
    }
    value
}

/// The record of a player's line.
pub(super) fn read<'a>(
    fide_id: u32,
    line: &Line<'a>,
    columns: &Columns,
    width: usize,
    single: Tempo,
    number: u64,
    notices: &mut Notices,
) -> Record<&'a str> {
    let shift = if line.length() > width { overflow(line, columns, width, number, notices) } else { 0 };
    if line.length() < columns[Field::Federation as usize].0 {
        notices.add(Severity::Warning, number, line.length(), codes::SHORT_LINE, |notice| notice);
    }
    let mut fields: Fields<'a> = [""; FIELDS];
    if shift == 0 {
        for (field, span) in fields.iter_mut().zip(columns) {
            *field = line.field(*span);
        }
    } else {
        let other = Field::OtherTitles as usize;
        for (index, (field, (from, to))) in fields.iter_mut().zip(columns).enumerate() {
            let span = match index {
                index if index < other => (*from, *to),
                index if index == other => (*from, to + shift),
                _ if *from == 0 => (0, 0),
                _ => (from + shift, to + shift),
            };
            *field = line.field(span);
        }
    }
    interpret::record(fide_id, &fields, single, &mut Witness { notices, line: number, columns: Some(columns) })
}

/// How far the other titles push the rest of the line to the right: a line is longer than the layout by as many
/// characters as those titles are longer than their column.
fn overflow(line: &Line<'_>, columns: &Columns, width: usize, number: u64, notices: &mut Notices) -> usize {
    let excess = line.length() - width;
    let (from, to) = columns[Field::OtherTitles as usize];
    let pushed = from > 0 && {
        let edge = line.raw((to, to + excess));
        !edge.contains(' ') && line.field((from, to + excess)).chars().count() > to + 1 - from
    };
    if pushed {
        notices.add(Severity::Note, number, to + 1, codes::SHIFTED, |notice| notice.with("count", excess));
        return excess;
    }
    let beyond = line.field((width + 1, line.length()));
    if !beyond.is_empty() {
        notices.add(Severity::Warning, number, width + 1, codes::BEYOND_COLUMNS, |notice| notice.with("value", beyond));
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stands_alone_in_its_columns() {
        let read = |text: &str| fide_id(text.as_bytes(), (1, 12));
        assert_eq!(["  700123", "700123  ", "\t7 ", "123456789"].map(read), [700_123, 700_123, 7, 123_456_789]);
        assert_eq!(["12 34", "1234567890", "12a", "", "   ", "1 2", "-12"].map(read), [0; 7]);
        assert_eq!(fide_id(b"x  700123x", (3, 9)), 700_123, "its columns alone");
        assert_eq!(fide_id(b"70", (3, 9)), 0, "a line that ends before them");
    }

    #[test]
    fn columns_are_characters_and_blanks_around_a_text_are_not_its_own() {
        for (text, length) in [("ab  cdefgh", 10), ("áb  ćdéfgh", 10)] {
            let mut scratch = Scratch::default();
            let (line, odd) = scratch.line(text.as_bytes());
            assert_eq!((line.length(), odd), (length, false), "{text}");
            let field = |from: usize, to: usize| line.field((from, to)).chars().count();
            assert_eq!((field(1, 4), field(3, 4), field(5, 10), field(10, 10)), (2, 0, 6, 1), "{text}");
            // Past its end a line has nothing, and column 0 is none.
            assert_eq!((field(10, 99), field(11, 99), field(0, 5), field(6, 5)), (1, 0, 0, 0), "{text}");
        }
        for (text, trimmed) in [
            ("", ""),
            ("        ", ""),
            ("  \t   ", ""),
            (" a", "a"),
            ("\ta b\t", "a b"),
            ("a         ", "a"),
            ("         a", "a"),
            ("a        b", "a        b"),
            ("a\t        ", "a"),
        ] {
            assert_eq!(trim(text), trimmed, "{text:?}");
        }
    }

    /// Page 850 up to 0xA8, Latin-1 above: `‚` was é, `¤` ñ.
    #[test]
    fn old_lists_have_letters_of_two_pages() {
        let mut scratch = Scratch::default();
        assert!(scratch.decode(b"Mu\xA4oz \x80\xA8\xA9\xC0\xFF"));
        assert_eq!(scratch.text, "Muñoz Ç¿©Àÿ");
        assert!(!scratch.decode("Muñoz".as_bytes()), "UTF-8 is not odd");
        assert_eq!(scratch.text, "Muñoz");
        let (line, odd) = scratch.line(b"\x82b");
        assert_eq!((line.field((1, 1)), line.field((2, 2)), line.length(), odd), ("é", "b", 2, true));
    }

    /// A list of three columns: a number, other titles, a year. Titles that are too long push the year to the right.
    #[test]
    fn titles_that_are_too_long_push_what_follows() {
        let mut columns: Columns = [(0, 0); FIELDS];
        for (field, span) in
            [(Field::Id, (1, 3)), (Field::Federation, (1, 3)), (Field::OtherTitles, (5, 7)), (Field::Birth, (9, 12))]
        {
            columns[field as usize] = span;
        }
        let record = |text: &str| {
            let mut notices = Notices::default();
            let record = read(7, &Line::ascii(text), &columns, 12, Tempo::Standard, 3, &mut notices);
            let told: Vec<(String, usize)> =
                notices.finish().into_iter().map(|one| (one.code.to_string(), one.column)).collect();
            let told = told.into_iter().filter(|(code, _)| !code.contains("name")).collect();
            (record.other_titles.to_owned(), record.born.map(|born| born.year), told)
        };
        let plain = |titles: &str, year| (titles.to_owned(), Some(year), Vec::<(String, usize)>::new());
        let told = |titles: &str, year, code: &str, column| (titles.to_owned(), year, vec![(code.to_owned(), column)]);
        assert_eq!(record("  7 FT  1980"), plain("FT", 1980));
        assert_eq!(record("  7 IA, 1980"), plain("IA,", 1980));
        assert_eq!(record("  7 FA,F 1980"), told("FA,F", Some(1980), "list-shifted-columns", 8));
        assert_eq!(record("  7 FA,FI,N 1980"), told("FA,FI,N", Some(1980), "list-shifted-columns", 8));
        assert_eq!(record("  7 FT  1980 x"), told("FT", Some(1980), "list-beyond-columns", 13));
        assert_eq!(record("  7 FA  1980   "), plain("FA", 1980), "blanks are nothing");
        assert_eq!(record("  7"), (String::new(), None, vec![]));
    }
}
