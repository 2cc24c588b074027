//! A bound value. Both databases see whole numbers, texts and bytes, and nothing else.

use crate::Error;
use arpad_model::{
    Birth, BlobId, ClubId, EgdPin, EntryId, FideId, ListId, Moment, PersonId, StoredChange, SubmissionId, TournamentId,
    UserId,
};
use jiff::civil::Date;
use postgres::types::{IsNull, ToSql as PostgresToSql, Type, private::BytesMut, to_sql_checked};
use rusqlite::types::{ToSqlOutput, ValueRef};

/// One value of a statement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Value<'a> {
    Null,
    Int(i64),
    Text(&'a str),
    Bytes(&'a [u8]),
    /// Written as text, `2024-03-01`.
    Date(Date),
    /// A year alone, `1990`, or a date.
    Birth(Birth),
    /// Written as text, `2024-03-01T09:00:00Z`.
    Moment(Moment),
}

impl Value<'_> {
    /// PostgreSQL refuses NUL in the middle of a COPY with a hard error; both refuse it here alike.
    pub(crate) fn is_storable(&self) -> Result<(), Error> {
        match self {
            Value::Text(text) if text.as_bytes().contains(&0) => Err(Error::Nul),
            _ => Ok(()),
        }
    }

    /// Whether a column of this type takes it.
    pub(crate) fn is_of(&self, ty: &Type) -> bool {
        match self {
            Value::Null => true,
            Value::Int(_) => *ty == Type::INT8,
            Value::Text(_) | Value::Date(_) | Value::Birth(_) | Value::Moment(_) => *ty == Type::TEXT,
            Value::Bytes(_) => *ty == Type::BYTEA,
        }
    }

    /// As a binary COPY has it: its length in four bytes, and then itself.
    pub(crate) fn write_binary(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        let text;
        let bytes = match self {
            Value::Null => {
                out.extend_from_slice(&(-1_i32).to_be_bytes());
                return Ok(());
            }
            Value::Int(value) => {
                out.extend_from_slice(&8_i32.to_be_bytes());
                out.extend_from_slice(&value.to_be_bytes());
                return Ok(());
            }
            Value::Text(value) => value.as_bytes(),
            Value::Bytes(value) => value,
            Value::Date(value) => {
                text = value.to_string();
                text.as_bytes()
            }
            Value::Birth(value) => {
                text = value.to_string();
                text.as_bytes()
            }
            Value::Moment(value) => {
                text = value.to_string();
                text.as_bytes()
            }
        };
        let length = i32::try_from(bytes.len()).map_err(std::io::Error::other)?;
        out.extend_from_slice(&length.to_be_bytes());
        out.extend_from_slice(bytes);
        Ok(())
    }
}

impl From<Date> for Value<'_> {
    fn from(value: Date) -> Self {
        Value::Date(value)
    }
}

impl From<Birth> for Value<'_> {
    fn from(value: Birth) -> Self {
        Value::Birth(value)
    }
}

impl From<Moment> for Value<'_> {
    fn from(value: Moment) -> Self {
        Value::Moment(value)
    }
}

macro_rules! from_integer {
    ($($int:ty),*) => {$(
        impl From<$int> for Value<'_> {
            fn from(value: $int) -> Self {
                Value::Int(value.into())
            }
        }
    )*};
}
from_integer!(i64, i32, i16, u32, u16, u8, bool);

macro_rules! from_id {
    ($($id:ty),*) => {$(
        impl From<$id> for Value<'_> {
            fn from(id: $id) -> Self {
                Value::Int(id.into())
            }
        }
    )*};
}
from_id!(PersonId, ClubId, TournamentId, SubmissionId, ListId, EntryId, BlobId, FideId, EgdPin, UserId, StoredChange);

impl<'a> From<&'a str> for Value<'a> {
    fn from(value: &'a str) -> Self {
        Value::Text(value)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(value: &'a String) -> Self {
        Value::Text(value)
    }
}

impl<'a> From<&'a [u8]> for Value<'a> {
    fn from(value: &'a [u8]) -> Self {
        Value::Bytes(value)
    }
}

impl<'a> From<&'a Vec<u8>> for Value<'a> {
    fn from(value: &'a Vec<u8>) -> Self {
        Value::Bytes(value)
    }
}

impl<'a> From<&'a [u8; 32]> for Value<'a> {
    fn from(value: &'a [u8; 32]) -> Self {
        Value::Bytes(value)
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Null, Into::into)
    }
}

impl rusqlite::ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(value) => ValueRef::Integer(*value),
            Value::Text(value) => ValueRef::Text(value.as_bytes()),
            Value::Bytes(value) => ValueRef::Blob(value),
            Value::Date(value) => return Ok(value.to_string().into()),
            Value::Birth(value) => return Ok(value.to_string().into()),
            Value::Moment(value) => return Ok(value.to_string().into()),
        }))
    }
}

impl PostgresToSql for Value<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(value) => value.to_sql(ty, out),
            Value::Text(value) => value.to_sql(ty, out),
            Value::Bytes(value) => value.to_sql(ty, out),
            Value::Date(value) => value.to_string().to_sql(ty, out),
            Value::Birth(value) => value.to_string().to_sql(ty, out),
            Value::Moment(value) => value.to_string().to_sql(ty, out),
        }
    }

    fn accepts(ty: &Type) -> bool {
        matches!(*ty, Type::INT8 | Type::TEXT | Type::BYTEA)
    }

    to_sql_checked!();
}
