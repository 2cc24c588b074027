//! Lists as plain text in columns.

use super::{Column, Headings, ListHead, ListLine, Table};
use arpad_model::unsteered;
use std::borrow::Cow;
use std::io::{self, Write};

/// The ranking of go ("ranglista"): column, width, in this order; a blank between two columns.
const RANKING: [(Column, usize); 7] = [
    (Column::Place, 5),
    (Column::Name, 32),
    (Column::Club, 24),
    (Column::Grade, 9),
    (Column::Rating, 8),
    (Column::Change, 8),
    (Column::Egd, 8),
];

/// The ranking of go. First line: federation, series, date, revision, edition; second: the hash; then an empty line, the
/// headings, and the players, all in columns of fixed width. Says how many texts were cut.
pub(super) fn write_ranking<W: Write>(
    head: &ListHead,
    lines: &[ListLine],
    headings: &Headings,
    mut target: W,
) -> io::Result<usize> {
    let ListHead { date, revision, edition, .. } = head;
    let (federation, series) = (printable(&head.federation), headings.series(head.series));
    write!(target, "{federation}  {series}  {date}  r{revision}  {edition}\r\n{}\r\n\r\n", printable(&head.hash))?;
    let titles = RANKING.map(|(column, _)| headings.column(head.series, column).to_owned());
    let widths = RANKING.map(|(_, width)| width);
    let right = |index: usize| RANKING[index].0.is_numeric();
    write_row(&titles, &widths, right, "\r\n", &mut target)?;
    let mut cut = 0;
    for line in lines {
        let cells = RANKING.map(|(column, _)| headings.cell(column, line));
        cut += write_row(&cells, &widths, right, "\r\n", &mut target)?;
    }
    Ok(cut)
}

/// A table whose columns are as wide as their widest cell.
pub(super) fn write_table<W: Write>(table: &Table, mut target: W) -> io::Result<()> {
    let mut widths: Vec<usize> = table.headings.iter().map(|cell| cell.chars().count()).collect();
    for row in &table.rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    for row in std::iter::once(&table.headings).chain(&table.rows) {
        write_row(row, &widths, |index| table.right.contains(&index), "\n", &mut target)?;
    }
    Ok(())
}

/// One row, without blanks at its end; says how many cells were too long.
fn write_row<W: Write>(
    cells: &[String],
    widths: &[usize],
    right: impl Fn(usize) -> bool,
    end: &str,
    target: &mut W,
) -> io::Result<usize> {
    let mut row = String::new();
    let mut cut = 0;
    for (index, (cell, &width)) in cells.iter().zip(widths).enumerate() {
        let cell = printable(cell);
        let count = cell.chars().count();
        let blanks = std::iter::repeat_n(' ', width.saturating_sub(count));
        if index > 0 {
            row.push(' ');
        }
        if right(index) {
            row.extend(blanks.clone());
        }
        row.extend(cell.chars().take(width));
        if !right(index) {
            row.extend(blanks);
        }
        cut += usize::from(count > width);
    }
    row.truncate(row.trim_end().len());
    row.push_str(end);
    target.write_all(row.as_bytes())?;
    Ok(cut)
}

/// A text without what steers, and without the two characters no XML document may have.
pub(super) fn printable(text: &str) -> Cow<'_, str> {
    match unsteered(text) {
        text if text.contains(['\u{fffe}', '\u{ffff}']) => Cow::Owned(text.replace(['\u{fffe}', '\u{ffff}'], " ")),
        text => text,
    }
}
