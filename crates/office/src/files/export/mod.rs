//! A published list on its way out: who is on it, in which order, in which format.
//!
//! Nothing here knows the database or the clock: the same lines give the same bytes, so that a file can be compared
//! with the one somebody downloaded a year ago.
//!
//! | format | for | shape |
//! |---|---|---|
//! | `table` | the terminal | [`table()`] gives the cells; [`write()`] draws them plainly |
//! | `csv` | programs | RFC 4180, comma, UTF-8; English column names in every language |
//! | `json` | programs | `{"list": {…}, "players": […]}` with the names of the CSV |
//! | `xlsx` | people | one sheet, headings in the reader's language, numbers as numbers |
//! | `txt`, `xml` of chess | rating and pairing programs | FIDE's combined layouts; only players with a FIDE number |
//! | `pairing` of chess | pairing programs | everybody on the list, the three ratings side by side (`docs/lists.md`) |
//! | `txt` of go | people | the ranking in fixed columns |
//! | `xml` of go | programs | `<list …><player>…`, one element for each value, with the names of the CSV |
//!
//! No text steers whoever looks at the file: control characters and marks of direction are escaped in JSON and left out
//! elsewhere. Otherwise JSON keeps every text exactly, and CSV puts an apostrophe before what a spreadsheet would run. In the workbook every text is a text
//! cell, so a spreadsheet program never calculates it.

mod line;
pub use line::{ListHead, ListLine, TempoRating};

mod format;
pub use format::ListFormat;

mod order;
pub use order::place;
pub(crate) use order::places;

mod selection;
pub(crate) use selection::Traits;
pub use selection::{AgeGroup, Selection, Since};

mod sorting;
pub use sorting::{Sort, SortBy};

mod column;
pub use column::Column;

mod headings;
pub use headings::Headings;

mod table;
pub use table::{Table, table};

mod data;
mod fide;
mod pairing;
mod text;
mod workbook;

#[cfg(test)]
mod tests;

use arpad_model::Series;
use jiff::civil::Date;
use std::io::{self, BufWriter, Write};

/// What became of the lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Players in the file.
    pub players: usize,
    /// Players left out because the layout has no place for somebody without a FIDE number.
    pub left_out: usize,
    /// Texts that were too long for their column and had to be cut.
    pub cut: usize,
}

/// The file could not be written.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The target failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The workbook cannot be made: it has no days before 1900 and none after 9999.
    #[error("a workbook has no day {0}")]
    Workbook(Date),
}

/// Writes the lines, in the order and with the places they have.
pub fn write<W: Write + Send>(
    format: ListFormat,
    head: &ListHead,
    lines: &[ListLine],
    headings: &Headings,
    target: W,
) -> Result<Written, ExportError> {
    let mut target = BufWriter::new(target);
    let all = Written { players: lines.len(), ..Written::default() };
    let written = match (format, head.series) {
        (ListFormat::Table, _) => text::write_table(&table(head, lines, headings), &mut target).map(|()| all)?,
        (ListFormat::Csv, _) => data::write_csv(head.series, lines, &mut target).map(|()| all)?,
        (ListFormat::Json, _) => data::write_json(head, lines, &mut target).map(|()| all)?,
        (ListFormat::Txt, Series::Chess(tempo)) => fide::write_text(tempo, lines, &mut target)?,
        (ListFormat::Xml, Series::Chess(tempo)) => fide::write_xml(tempo, lines, &mut target)?,
        (ListFormat::Pairing, Series::Chess(tempo)) => pairing::write(tempo, lines, &mut target)?,
        (ListFormat::Pairing, Series::Go) => data::write_csv(head.series, lines, &mut target).map(|()| all)?,
        (ListFormat::Txt, Series::Go) => {
            Written { cut: text::write_ranking(head, lines, headings, &mut target)?, ..all }
        }
        (ListFormat::Xml, Series::Go) => data::write_xml(head, lines, &mut target).map(|()| all)?,
        (ListFormat::Xlsx, _) => workbook::write(head, lines, headings, &mut target).map(|()| all)?,
    };
    target.flush()?;
    Ok(written)
}
