//! The same tables as Parquet, one file each, for whoever computes with columns. Texts are as they are: no program takes a cell of
//! Parquet for a formula.

use crate::acts::desk::OfficeError;
use arpad_registry::Error;
use arpad_registry::public_file::{Cell, DIGEST, PublicFile, PublicTable, TABLES};
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// So many rows are held at once.
const ROWS: usize = 100_000;

/// Writes the tables of a download into an empty folder; the files, in the order of the tables.
pub fn as_parquet(download: &Path, folder: &Path) -> Result<Vec<PathBuf>, OfficeError> {
    let file = PublicFile::open(download)?;
    let mut written = Vec::new();
    for table in TABLES.into_iter().chain([&DIGEST]) {
        let path = folder.join(format!("{}.parquet", table.name));
        let out = File::create_new(&path).map_err(Error::from)?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let mut out =
            SerializedFileWriter::new(out, schema(table).map_err(failed)?, Arc::new(properties)).map_err(failed)?;
        let mut columns = Columns::of(table);
        file.each(table, |cells| {
            columns.take(cells)?;
            if columns.rows == ROWS {
                columns.put(&mut out).map_err(failed)?;
            }
            Ok(())
        })?;
        if columns.rows > 0 {
            columns.put(&mut out).map_err(failed)?;
        }
        out.close().map_err(failed)?;
        written.push(path);
    }
    Ok(written)
}

/// Every column may hold nothing: whole numbers, or texts in UTF-8.
fn schema(table: &PublicTable) -> Result<Arc<Type>, ParquetError> {
    let field = |column: &&str| {
        let (physical, logical) = match table.texts.contains(column) {
            true => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
            false => (Physical::INT64, None),
        };
        let built = Type::primitive_type_builder(column, physical).with_logical_type(logical);
        Ok(Arc::new(built.with_repetition(Repetition::OPTIONAL).build()?))
    };
    let fields = table.columns.iter().map(field).collect::<Result<Vec<_>, ParquetError>>()?;
    Ok(Arc::new(Type::group_type_builder(table.name).with_fields(fields).build()?))
}

/// Rows on their way, column by column.
struct Columns<'a> {
    table: &'a PublicTable,
    rows: usize,
    columns: Vec<Column>,
}

/// What a column holds, and for each row whether it holds anything.
enum Column {
    Numbers(Vec<i64>, Vec<i16>),
    Texts(Vec<ByteArray>, Vec<i16>),
}

impl<'a> Columns<'a> {
    fn of(table: &'a PublicTable) -> Self {
        let empty = |column: &&str| match table.texts.contains(column) {
            true => Column::Texts(Vec::new(), Vec::new()),
            false => Column::Numbers(Vec::new(), Vec::new()),
        };
        Columns { table, rows: 0, columns: table.columns.iter().map(empty).collect() }
    }

    fn take(&mut self, cells: &[Cell]) -> Result<(), Error> {
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            match (column, cell) {
                (Column::Numbers(_, there) | Column::Texts(_, there), Cell::Null) => there.push(0),
                (Column::Numbers(all, there), Cell::Int(number)) => {
                    all.push(*number);
                    there.push(1);
                }
                (Column::Texts(all, there), Cell::Text(text)) => {
                    all.push(text.as_str().into());
                    there.push(1);
                }
                _ => return Err(Error::damaged(self.table.name, "a value of another kind than its column's")),
            }
        }
        self.rows += 1;
        Ok(())
    }

    /// Writes what is there and begins anew.
    fn put(&mut self, out: &mut SerializedFileWriter<File>) -> Result<(), ParquetError> {
        let mut group = out.next_row_group()?;
        for column in &self.columns {
            match column {
                Column::Numbers(all, there) => one::<Int64Type>(&mut group, all, there)?,
                Column::Texts(all, there) => one::<ByteArrayType>(&mut group, all, there)?,
            }
        }
        group.close()?;
        *self = Columns::of(self.table);
        Ok(())
    }
}

fn one<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    all: &[T::T],
    there: &[i16],
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else { return Ok(()) };
    column.typed::<T>().write_batch(all, Some(there), None)?;
    column.close()
}

fn failed(error: ParquetError) -> Error {
    Error::from(std::io::Error::other(error))
}
