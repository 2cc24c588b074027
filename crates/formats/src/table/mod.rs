//! Tables that people keep: CSV in any separator and code page, and the first sheet of a workbook (XLSX).
//!
//! The first row that has a cell is the headings. Cells are texts, trimmed; a number of a workbook is written without a
//! needless fraction, a day stays the number that the workbook counts it by. Rows without a cell are passed over, and each
//! row keeps the number it has in the file.

mod workbook;

use crate::{archive, encoding};

/// Bytes of a table.
pub const MOST_BYTES: usize = 64 << 20;

/// Rows of a table.
pub const MOST_ROWS: usize = 200_000;

/// Columns of a table.
pub const MOST_COLUMNS: usize = 100;

/// Characters of a cell.
const MOST_CHARACTERS: usize = 1_000;

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The cells of the first row.
    pub headings: Vec<String>,
    /// The rows below.
    pub rows: Vec<Row>,
}

/// One row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Its number in the file, from 1.
    pub number: usize,
    /// Its cells, as many as there are; missing ones are empty.
    pub cells: Vec<String>,
}

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTable {
    /// There is nothing in it.
    Empty,
    /// It is neither text nor a workbook, or it is damaged.
    Unreadable,
    /// It has more bytes, rows, columns or characters in a cell than a register has.
    TooLarge,
}

/// Reads a table of either kind.
pub fn read(bytes: &[u8]) -> Result<Table, NoTable> {
    if bytes.len() > MOST_BYTES {
        return Err(NoTable::TooLarge);
    }
    let rows = if archive::is_zip(bytes) {
        workbook::rows(bytes)?
    } else if crate::foreign::by_bytes(bytes).is_some() {
        return Err(NoTable::Unreadable);
    } else {
        separated(bytes)?
    };
    let mut rows = rows.into_iter().filter(|row| row.cells.iter().any(|cell| !cell.is_empty()));
    let headings = rows.next().ok_or(NoTable::Empty)?.cells;
    Ok(Table { headings, rows: rows.collect() })
}

/// Rows of separated values; the first line tells the separator.
fn separated(bytes: &[u8]) -> Result<Vec<Row>, NoTable> {
    let (text, _) = encoding::decode(bytes);
    // The reader of CSV counts a line too few behind both characters of a line end.
    let text = text.replace("\r\n", "\n");
    let first = text.trim_start().lines().next().unwrap_or_default();
    let count = |separator: char| first.matches(separator).count();
    let separator = [';', '\t', ','].into_iter().max_by_key(|one| (count(*one), *one == ';')).unwrap_or(';');
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator as u8)
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|_| NoTable::Unreadable)?;
        let number = record.position().map_or(0, |at| at.line() as usize);
        let cells = record.iter().map(|cell| cell_of(plain(cell))).collect::<Result<Vec<_>, _>>()?;
        push(&mut rows, Row { number, cells })?;
    }
    Ok(rows)
}

/// A cell as it was before a program wrote an apostrophe before what begins like a formula.
fn plain(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@']) => rest,
        _ => cell,
    }
}

fn cell_of(text: &str) -> Result<String, NoTable> {
    let text = text.trim();
    if text.len() > MOST_CHARACTERS && text.chars().count() > MOST_CHARACTERS {
        return Err(NoTable::TooLarge);
    }
    Ok(text.to_owned())
}

fn push(rows: &mut Vec<Row>, row: Row) -> Result<(), NoTable> {
    if rows.len() > MOST_ROWS || row.cells.len() > MOST_COLUMNS {
        return Err(NoTable::TooLarge);
    }
    rows.push(row);
    Ok(())
}

#[cfg(test)]
mod tests;
