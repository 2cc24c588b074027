//! Many rows at once: COPY in binary to PostgreSQL, one prepared statement to SQLite.

use super::value::Value;
use crate::Error;
use postgres::binary_copy::BinaryCopyInWriter;
use postgres::types::{ToSql, Type};

/// A table as bulk writing sees it. The three constants name the same columns in the same order.
pub(crate) struct Bulk {
    /// `COPY … FROM STDIN (FORMAT binary)`.
    pub copy: &'static str,
    /// `INSERT INTO … VALUES (?1, …)`.
    pub insert: &'static str,
    /// The columns' types.
    pub types: &'static [Type],
}

/// Takes the rows.
pub(crate) enum Sink<'a> {
    Sqlite(rusqlite::CachedStatement<'a>),
    Postgres(Box<BinaryCopyInWriter<'a>>),
}

impl Sink<'_> {
    /// One row.
    pub(crate) fn row(&mut self, values: &[Value<'_>]) -> Result<(), Error> {
        for value in values {
            value.is_storable()?;
        }
        match self {
            Sink::Sqlite(statement) => {
                statement.execute(rusqlite::params_from_iter(values))?;
            }
            Sink::Postgres(writer) => {
                let bound: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as _).collect();
                writer.write(&bound)?;
            }
        }
        Ok(())
    }
}
