//! Which layout a text has, told by its content.
//!
//! From 2012 on the header names every column where it stands, so the columns come from it. Before that the
//! headers lie: the layout is the one of [`MEASURED`] whose columns hold what they should (digits in the id,
//! three capitals in the federation, a date in the birthday, nothing in between) on most of the first lines.

use super::{
    interpret,
    layout::{COLUMN_NAMES, Columns, FIELDS, Field, Layout, MEASURED, Span},
    text::Line,
};

/// What was found out about a text.
pub(super) struct Found {
    pub layout: Layout,
    pub columns: Columns,
    /// Characters in a full line; 0 when unknown.
    pub width: usize,
    /// Whether the columns come from a header.
    pub by_header: bool,
}

/// Lines that are measured at most.
const SAMPLE: usize = 500;

/// Looks at the first bytes of a text.
pub(super) fn detect(head: &[u8]) -> Option<Found> {
    let lines = || {
        let lines = head.split(|byte| *byte == b'\n').take(SAMPLE);
        lines.map(|line| line.strip_suffix(b"\r").unwrap_or(line)).filter(|line| !line.trim_ascii().is_empty())
    };
    lines().next().and_then(from_header).or_else(|| measure(lines))
}

/// Columns from the header words of a list since 2012.
fn from_header(line: &[u8]) -> Option<Found> {
    let line = std::str::from_utf8(line).ok().filter(|line| line.is_ascii())?;
    let mut words = words(line).into_iter().filter(|(_, word)| !word.eq_ignore_ascii_case("number"));
    let (first, id) = words.next()?;
    if first != 1 || !id.eq_ignore_ascii_case("id") {
        return None;
    }
    let mut columns: Columns = [(0, 0); FIELDS];
    let mut last = Field::Id as usize;
    columns[last] = (first, 0);
    for (start, word) in words {
        let field = field_of(word).unwrap_or(Field::Rating) as usize;
        // Each column once and in order: anything else is not a header we know.
        if field <= last {
            return None;
        }
        columns[last].1 = start - 1;
        columns[field] = (start, start + 3);
        last = field;
    }
    let has = |field: Field| columns[field as usize] != (0, 0);
    if ![Field::Name, Field::Federation, Field::Sex, Field::Rating, Field::Birth].into_iter().all(has) {
        return None;
    }
    let layout = match (has(Field::RapidRating), has(Field::ArenaTitle)) {
        (true, true) => Layout::TextCombinedFoa,
        (true, false) => Layout::TextCombined,
        (false, true) => Layout::TextSingleFoa,
        (false, false) => Layout::TextSingle,
    };
    let width = columns[last].1;
    Some(Found { layout, columns, width, by_header: true })
}

/// The words of a line with the column they start in, from 1.
fn words(line: &str) -> Vec<(usize, &str)> {
    let start = |word: &str| word.as_ptr() as usize - line.as_ptr() as usize + 1;
    line.split_ascii_whitespace().map(|word| (start(word), word)).collect()
}

/// A header word; the rating column of a single-tempo list is named after the month.
fn field_of(word: &str) -> Option<Field> {
    if word.eq_ignore_ascii_case("gms") {
        return Some(Field::Games);
    }
    if word.eq_ignore_ascii_case("k") {
        return Some(Field::K);
    }
    COLUMN_NAMES.iter().find(|(_, name)| name.eq_ignore_ascii_case(word)).map(|(field, _)| *field)
}

/// The measured layout that fits most lines, and at least every third one.
fn measure<'a, Lines: Iterator<Item = &'a [u8]>>(lines: impl Fn() -> Lines) -> Option<Found> {
    let total = lines().count();
    let mut best: Option<((usize, usize), usize)> = None;
    for (index, measured) in MEASURED.iter().enumerate() {
        let mut score = (0, 0);
        for line in lines() {
            score.0 += usize::from(fits(line, measured.layout, &measured.columns));
            score.1 += usize::from(line.len() == measured.width);
        }
        if score.0 > 0 && 3 * score.0 >= total && best.is_none_or(|(other, _)| score > other) {
            best = Some((score, index));
        }
    }
    let measured = &MEASURED[best?.1];
    Some(Found { layout: measured.layout, columns: measured.columns, width: measured.width, by_header: false })
}

/// Whether every column of the line holds what it should, and nothing stands between the columns.
fn fits(bytes: &[u8], layout: Layout, columns: &Columns) -> bool {
    let plain: String = bytes.iter().map(|byte| if byte.is_ascii() { *byte as char } else { 'x' }).collect();
    let line = Line::ascii(&plain);
    let field = |field: Field| line.field(columns[field as usize]);
    let old = matches!(
        layout,
        Layout::Text2001January
            | Layout::Text2001April
            | Layout::Text2001July
            | Layout::Text2002January
            | Layout::Text2002October
            | Layout::Text2003
            | Layout::Text2005
    );
    let mut taken = vec![false; bytes.len()];
    for (from, to) in columns.iter().filter(|(from, _)| *from > 0) {
        let end = bytes.len().min(*to);
        taken[(from - 1).min(end)..end].fill(true);
    }
    let gaps_blank = bytes.iter().zip(&taken).all(|(byte, taken)| *taken || *byte == b' ');
    let federation = field(Field::Federation);
    let rating = field(Field::Rating);
    gaps_blank
        && interpret::number::<u32>(field(Field::Id)).is_ok_and(|id| id > 0)
        && federation.len() == 3
        && federation.bytes().all(|byte| byte.is_ascii_uppercase())
        && (if old { rating.len() == 4 } else { rating.len() <= 4 })
        && columns.iter().enumerate().all(|(index, span)| column_fits(index, *span, &line))
}

/// Whether one column of a line can be read.
fn column_fits(index: usize, span: Span, line: &Line<'_>) -> bool {
    let text = line.field(span);
    match index {
        index if (Field::Rating as usize..=Field::BlitzK as usize).contains(&index) => {
            interpret::number::<u16>(text).is_ok()
        }
        index if index == Field::Birth as usize => interpret::birth(text).is_ok(),
        index if index == Field::Sex as usize => interpret::sex(text).is_ok(),
        index if index == Field::Flag as usize => interpret::flags(text).is_ok(),
        index if index == Field::Title as usize => text.bytes().all(|byte| byte.is_ascii_alphabetic()),
        _ => true,
    }
}
