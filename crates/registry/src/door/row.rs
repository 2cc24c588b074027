//! One row of an answer, from either database.

use crate::Error;
use arpad_model::Birth;
use jiff::civil::Date;

/// A row; columns are counted from 0 in the order of the statement.
pub(crate) enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a postgres::Row),
}

macro_rules! column {
    ($name:ident, $ty:ty) => {
        pub(crate) fn $name(&self, column: usize) -> Result<$ty, Error> {
            match self {
                Row::Sqlite(row) => Ok(row.get(column)?),
                Row::Postgres(row) => Ok(row.try_get(column)?),
            }
        }
    };
}

impl Row<'_> {
    column!(int, i64);
    column!(opt_int, Option<i64>);
    column!(text, String);
    column!(opt_text, Option<String>);
    column!(bytes, Vec<u8>);
    column!(opt_bytes, Option<Vec<u8>>);

    /// A number that fits the type it was written from.
    pub(crate) fn number<T: TryFrom<i64>>(&self, table: &'static str, column: usize) -> Result<T, Error> {
        fits(table, self.int(column)?)
    }

    /// The same, or nothing.
    pub(crate) fn opt_number<T: TryFrom<i64>>(&self, table: &'static str, column: usize) -> Result<Option<T>, Error> {
        self.opt_int(column)?.map(|value| fits(table, value)).transpose()
    }

    /// A yes or no.
    pub(crate) fn flag(&self, column: usize) -> Result<bool, Error> {
        Ok(self.int(column)? != 0)
    }

    /// A day.
    pub(crate) fn date(&self, table: &'static str, column: usize) -> Result<Date, Error> {
        day(table, &self.text(column)?)
    }

    /// A day, or nothing.
    pub(crate) fn opt_date(&self, table: &'static str, column: usize) -> Result<Option<Date>, Error> {
        self.opt_text(column)?.map(|text| day(table, &text)).transpose()
    }

    /// A birth, or nothing.
    pub(crate) fn birth(&self, table: &'static str, column: usize) -> Result<Option<Birth>, Error> {
        let Some(text) = self.opt_text(column)? else { return Ok(None) };
        Ok(Some(match text.parse() {
            Ok(year) => Birth::Year(year),
            Err(_) => Birth::Date(day(table, &text)?),
        }))
    }

    /// A SHA-256.
    pub(crate) fn hash(&self, table: &'static str, column: usize) -> Result<[u8; 32], Error> {
        let bytes = self.bytes(column)?;
        bytes.try_into().map_err(|_| Error::damaged(table, "a hash is not 32 bytes long"))
    }
}

fn day(table: &'static str, text: &str) -> Result<Date, Error> {
    text.parse().map_err(|_| Error::damaged(table, format!("{text:?} is not a day")))
}

fn fits<T: TryFrom<i64>>(table: &'static str, value: i64) -> Result<T, Error> {
    T::try_from(value).map_err(|_| Error::damaged(table, format!("{value} is out of range")))
}
