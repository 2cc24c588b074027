//! One row of an answer, from either database.

use crate::Error;
use arpad_model::{Birth, Unknown};
use jiff::civil::Date;
use postgres::types::Type;
use std::str::FromStr;

/// A row; columns are counted from 0 in the order of the statement.
pub(crate) enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a postgres::Row),
    /// One of many that came together, column by column.
    Packed(&'a [Column<'a>], usize),
}

/// A column of many rows.
pub(crate) enum Column<'a> {
    Ints(Vec<Option<i64>>),
    Texts(Vec<Option<&'a str>>),
    Bytes(Vec<Option<&'a [u8]>>),
}

impl<'a> Column<'a> {
    /// The columns of a row of arrays; none when they are of no rows.
    pub(super) fn all(row: &'a postgres::Row) -> Result<Option<Vec<Self>>, Error> {
        (0..row.len()).map(|at| Column::one(row, at)).collect()
    }

    /// The first of them, which is the key.
    pub(super) fn first(row: &'a postgres::Row) -> Result<Option<Self>, Error> {
        Column::one(row, 0)
    }

    fn one(row: &'a postgres::Row, at: usize) -> Result<Option<Self>, Error> {
        Ok(match *row.columns()[at].type_() {
            Type::INT8_ARRAY => row.try_get::<_, Option<_>>(at)?.map(Column::Ints),
            Type::TEXT_ARRAY => row.try_get::<_, Option<_>>(at)?.map(Column::Texts),
            _ => row.try_get::<_, Option<_>>(at)?.map(Column::Bytes),
        })
    }

    fn int(&self, at: usize) -> Option<i64> {
        match self {
            Column::Ints(values) => values[at],
            _ => None,
        }
    }

    fn text(&self, at: usize) -> Option<&str> {
        match self {
            Column::Texts(values) => values[at],
            _ => None,
        }
    }

    fn bytes(&self, at: usize) -> Option<&[u8]> {
        match self {
            Column::Bytes(values) => values[at],
            _ => None,
        }
    }

    /// The key of the last row, if there is one.
    pub(super) fn last(&self) -> Option<(usize, i64)> {
        match self {
            Column::Ints(values) => Some((values.len(), (*values.last()?)?)),
            _ => None,
        }
    }
}

macro_rules! column {
    ($name:ident, $opt_name:ident, $opt_ref:ident, $ty:ty) => {
        pub(crate) fn $name(&self, column: usize) -> Result<$ty, Error> {
            match self {
                Row::Sqlite(row) => Ok(row.get(column)?),
                Row::Postgres(row) => Ok(row.try_get(column)?),
                Row::Packed(columns, at) => {
                    let value = columns[column].$opt_ref(*at);
                    Ok(value.ok_or_else(|| Error::damaged("a row", "a value is missing"))?.into())
                }
            }
        }

        pub(crate) fn $opt_name(&self, column: usize) -> Result<Option<$ty>, Error> {
            match self {
                Row::Sqlite(row) => Ok(row.get(column)?),
                Row::Postgres(row) => Ok(row.try_get(column)?),
                Row::Packed(columns, at) => Ok(columns[column].$opt_ref(*at).map(Into::into)),
            }
        }
    };
}

impl Row<'_> {
    column!(int, opt_int, int, i64);
    column!(text, opt_text, text, String);
    column!(bytes, opt_bytes, bytes, Vec<u8>);

    /// A text that is only looked at.
    pub(crate) fn opt_str(&self, column: usize) -> Result<Option<&str>, Error> {
        match self {
            Row::Sqlite(row) => Ok(row.get_ref(column)?.as_str_or_null().map_err(rusqlite::Error::from)?),
            Row::Postgres(row) => Ok(row.try_get(column)?),
            Row::Packed(columns, at) => Ok(columns[column].text(*at)),
        }
    }

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
        self.opt_str(column)?.map(|text| day(table, text)).transpose()
    }

    /// A birth, or nothing.
    pub(crate) fn birth(&self, table: &'static str, column: usize) -> Result<Option<Birth>, Error> {
        self.opt_name(table, column)
    }

    /// Something with a stable name, or nothing.
    pub(crate) fn opt_name<T: FromStr<Err = Unknown>>(
        &self,
        table: &'static str,
        column: usize,
    ) -> Result<Option<T>, Error> {
        let Some(text) = self.opt_str(column)? else { return Ok(None) };
        text.parse().map(Some).map_err(|error: Unknown| Error::damaged(table, error.to_string()))
    }

    /// Something with a stable name.
    pub(crate) fn name<T: FromStr<Err = Unknown>>(&self, table: &'static str, column: usize) -> Result<T, Error> {
        self.text(column)?.parse().map_err(|error: Unknown| Error::damaged(table, error.to_string()))
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
