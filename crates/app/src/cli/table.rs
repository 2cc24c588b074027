//! Tables for the terminal.

use arpad_model::visible;
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use std::fmt::{self, Write};

/// How far a table may be moved in from the left.
pub(crate) const INDENT: u16 = 4;

/// From so many rows on a table keeps to no width: it is read in a file, and costs no more than its rows.
const LONG: usize = 1000;

/// A calm table without lines, columns right-aligned where `right` names them. On a terminal it keeps to its width;
/// in a file or a pipe a row is a line.
pub(crate) fn table(header: &[String], right: &[usize], rows: Vec<Vec<String>>) -> String {
    if rows.len() >= LONG {
        let mut text = String::new();
        let _ = long(&mut text, header, right, || rows.iter());
        return text;
    }
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    if let Some(width) = table.width() {
        table.set_width(width.saturating_sub(INDENT));
    }
    table.set_header(header);
    for row in rows {
        // Before widths are measured.
        table.add_row(row.iter().map(|cell| visible(cell)));
    }
    for &column in right {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    // The padding of the last column would trail in every line.
    table.to_string().lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// The same of `count` rows that are made twice where they are many: once for the widths, once for the lines, so that they are never
/// held all at once.
pub(crate) fn write_table<R>(
    to: &mut impl Write,
    header: &[String],
    right: &[usize],
    (count, rows): (usize, impl Fn() -> R),
) -> fmt::Result
where
    R: Iterator<Item = Vec<String>>,
{
    match count {
        LONG.. => long(to, header, right, rows),
        _ => to.write_str(&table(header, right, rows().collect())),
    }
}

fn long<R>(to: &mut impl Write, header: &[String], right: &[usize], rows: impl Fn() -> R) -> fmt::Result
where
    R: Iterator<Item: AsRef<[String]>>,
{
    let mut widths: Vec<usize> = header.iter().map(|cell| visible(cell).chars().count()).collect();
    for row in rows() {
        for (width, cell) in widths.iter_mut().zip(row.as_ref()) {
            *width = (*width).max(visible(cell).chars().count());
        }
    }
    let mut line = String::new();
    let mut write = |to: &mut dyn Write, cells: &[String]| -> fmt::Result {
        line.clear();
        for (at, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            let cell = visible(cell);
            if right.contains(&at) { write!(line, " {cell:>width$} ")? } else { write!(line, " {cell:<width$} ")? }
        }
        to.write_str(line.trim_end())?;
        to.write_str("\n")
    };
    write(to, header)?;
    rows().try_for_each(|row| write(to, row.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A row of each width, enough for a long table and for none.
    fn rows(count: usize) -> Vec<Vec<String>> {
        let row = |at: usize| vec![format!("{}", at * at), "Őry Ágnes".repeat(at % 3), format!("{}", 7 * at)];
        (0..count).map(row).collect()
    }

    #[test]
    fn a_long_table_looks_as_a_short_one() {
        let header = ["Hely", "Név", "Értékszám"].map(str::to_owned);
        let rows = rows(40);
        let mut told = String::new();
        long(&mut told, &header, &[0, 2], || rows.iter()).expect("a text");
        assert_eq!(told, table(&header, &[0, 2], rows));
        // Four digits, eighteen letters, nine digits, a blank on each side of every column.
        let first = format!("    0{}0", " ".repeat(30));
        assert_eq!(told.lines().nth(1), Some(first.as_str()));
    }

    #[test]
    fn rows_are_made_twice_and_every_one_has_its_line() {
        let header = ["A", "B", "C"].map(str::to_owned);
        for count in [0, 1, LONG - 1, LONG, LONG + 1] {
            let mut told = String::new();
            write_table(&mut told, &header, &[], (count, || rows(count).into_iter())).expect("a text");
            assert_eq!(told.lines().count(), count + 1);
            assert_eq!(told, table(&header, &[], rows(count)));
        }
    }
}
