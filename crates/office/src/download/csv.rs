//! The same tables as CSV, one file each in an archive.

use crate::acts::desk::OfficeError;
use arpad_formats::csv_cell::inert;
use arpad_formats::packing::Packing;
use arpad_registry::Error;
use arpad_registry::public_file::{Cell, DIGEST, PublicFile, TABLES};
use std::io::{Seek, Write};
use std::path::Path;

/// Writes the tables of a download, each with its columns in the first line.
pub fn as_csv(download: &Path, out: impl Write + Seek) -> Result<(), OfficeError> {
    let file = PublicFile::open(download)?;
    let mut archive = Packing::new(out);
    for table in TABLES.into_iter().chain([&DIGEST]) {
        archive.begin(&format!("{}.csv", table.name)).map_err(Error::from)?;
        let mut lines = csv::Writer::from_writer(&mut archive);
        let failed = |error: csv::Error| Error::from(std::io::Error::other(error));
        lines.write_record(table.columns).map_err(failed)?;
        file.each(table, |cells| {
            let cell = |cell: &Cell| match cell {
                Cell::Null => String::new(),
                Cell::Int(number) => number.to_string(),
                Cell::Text(text) => inert(text).into_owned(),
            };
            lines.write_record(cells.iter().map(cell)).map_err(failed)
        })?;
        lines.flush().map_err(Error::from)?;
    }
    archive.finish().map_err(Error::from)?;
    Ok(())
}
