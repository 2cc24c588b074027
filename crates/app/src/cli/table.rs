//! Tables for the terminal.

use arpad_model::visible;
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

/// How far a table may be moved in from the left.
pub(crate) const INDENT: u16 = 4;

/// A calm table without lines, columns right-aligned where `right` names them. On a terminal it keeps to its width;
/// in a file or a pipe a row is a line.
pub(crate) fn table(header: &[String], right: &[usize], rows: Vec<Vec<String>>) -> String {
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
