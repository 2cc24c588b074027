//! A list as cells, for whoever draws tables.

use super::{Column, Headings, ListHead, ListLine};

/// A list as cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The columns that some line fills.
    pub columns: Vec<Column>,
    /// Their headings.
    pub headings: Vec<String>,
    /// Which of them are aligned to the right.
    pub right: Vec<usize>,
    /// The cells, a row for each line.
    pub rows: Vec<Vec<String>>,
}

/// The cells of a list. A screen is narrow: columns that nobody fills are left out, and the change tells enough without
/// the rating before.
pub fn table(head: &ListHead, lines: &[ListLine], headings: &Headings) -> Table {
    let mut columns: Vec<Column> =
        Column::for_people(head.series).iter().copied().filter(|&column| column != Column::Before).collect();
    if !lines.is_empty() {
        columns.retain(|&column| lines.iter().any(|line| !headings.cell(column, line).is_empty()));
    }
    Table {
        headings: columns.iter().map(|&column| headings.column(head.series, column).to_owned()).collect(),
        right: (0..columns.len()).filter(|&index| columns[index].is_numeric()).collect(),
        rows: lines.iter().map(|line| columns.iter().map(|&column| headings.cell(column, line)).collect()).collect(),
        columns,
    }
}
