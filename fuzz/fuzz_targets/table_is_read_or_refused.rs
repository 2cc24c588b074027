//! Whatever bytes come in as a table: rows within their bounds come out, or it is refused; never a panic. They are
//! tried as text and as a workbook.

#![no_main]

use arpad_formats::table::{self, MOST_COLUMNS};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(table) = table::read(bytes) {
        assert!(table.rows.iter().all(|row| row.cells.len() <= MOST_COLUMNS));
    }
    if let Ok(table) = table::read(&[b"PK\x03\x04", bytes].concat()) {
        assert!(table.rows.iter().all(|row| row.cells.len() <= MOST_COLUMNS));
    }
});
