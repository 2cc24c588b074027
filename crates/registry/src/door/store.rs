//! A store: one transaction on either database.

use super::bulk::{Bulk, Sink};
use super::row::Row;
use super::value::Value;
use crate::Error;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::ToSql;
use std::collections::HashMap;

/// One open transaction. Statements are constants of this crate; values are always bound.
pub struct Store<'a> {
    inner: Inner<'a>,
}

pub(super) enum Inner<'a> {
    Sqlite(rusqlite::Transaction<'a>),
    Postgres { transaction: postgres::Transaction<'a>, statements: &'a mut Statements },
}

/// One question about many keys, in both dialects.
pub(crate) struct Among {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

/// Numbers as a JSON array.
pub(crate) fn in_json(numbers: impl Iterator<Item = u32>) -> String {
    let mut json = String::from("[");
    for number in numbers {
        if json.len() > 1 {
            json.push(',');
        }
        json += &number.to_string();
    }
    json.push(']');
    json
}

/// Statements a connection has prepared.
pub(super) type Statements = HashMap<&'static str, postgres::Statement>;

impl<'a> Store<'a> {
    pub(super) fn new(inner: Inner<'a>) -> Self {
        Store { inner }
    }

    pub(super) fn commit(self) -> Result<(), Error> {
        match self.inner {
            Inner::Sqlite(transaction) => Ok(transaction.commit()?),
            Inner::Postgres { transaction, .. } => Ok(transaction.commit()?),
        }
    }

    /// Runs a statement; the number of rows it touched.
    pub(crate) fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, Error> {
        for value in values {
            value.is_storable()?;
        }
        match &mut self.inner {
            Inner::Sqlite(transaction) => {
                let mut statement = transaction.prepare_cached(sql)?;
                Ok(statement.execute(rusqlite::params_from_iter(values))? as u64)
            }
            Inner::Postgres { transaction, statements } => {
                let statement = prepared(transaction, statements, sql)?;
                Ok(transaction.execute(&statement, &bound(values))?)
            }
        }
    }

    /// Every row of an answer, one after the other, without keeping them.
    pub(crate) fn each(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
        mut read: impl FnMut(&Row<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        for value in values {
            value.is_storable()?;
        }
        match &mut self.inner {
            Inner::Sqlite(transaction) => {
                let mut statement = transaction.prepare_cached(sql)?;
                let mut rows = statement.query(rusqlite::params_from_iter(values))?;
                while let Some(row) = rows.next()? {
                    read(&Row::Sqlite(row))?;
                }
            }
            Inner::Postgres { transaction, statements } => {
                let statement = prepared(transaction, statements, sql)?;
                let values = values.iter().map(|value| value as &dyn ToSql);
                let mut rows = transaction.query_raw(&statement, values)?;
                while let Some(row) = rows.next()? {
                    read(&Row::Postgres(&row))?;
                }
            }
        }
        Ok(())
    }

    /// Every row that a list of keys leads to. The keys are one value, a JSON array; how a statement takes it apart differs
    /// between the dialects.
    pub(crate) fn each_in(
        &mut self,
        among: &'static Among,
        keys: &str,
        read: impl FnMut(&Row<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let sql = match &self.inner {
            Inner::Sqlite(_) => among.sqlite,
            Inner::Postgres { .. } => among.postgres,
        };
        self.each(sql, &[keys.into()], read)
    }

    /// All rows of an answer.
    pub(crate) fn all<T>(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
        mut read: impl FnMut(&Row<'_>) -> Result<T, Error>,
    ) -> Result<Vec<T>, Error> {
        let mut all = Vec::new();
        self.each(sql, values, |row| {
            all.push(read(row)?);
            Ok(())
        })?;
        Ok(all)
    }

    /// The first row of an answer, if there is one.
    pub(crate) fn one<T>(
        &mut self,
        sql: &'static str,
        values: &[Value<'_>],
        read: impl FnMut(&Row<'_>) -> Result<T, Error>,
    ) -> Result<Option<T>, Error> {
        Ok(self.all(sql, values, read)?.into_iter().next())
    }

    /// Many rows into one table.
    pub(crate) fn bulk(
        &mut self,
        bulk: &'static Bulk,
        fill: impl FnOnce(&mut Sink<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        match &mut self.inner {
            Inner::Sqlite(transaction) => fill(&mut Sink::Sqlite(transaction.prepare_cached(bulk.insert)?)),
            Inner::Postgres { transaction, .. } => {
                let writer = transaction.copy_in(bulk.copy)?;
                let writer = postgres::binary_copy::BinaryCopyInWriter::new(writer, bulk.types);
                let mut sink = Sink::Postgres(Box::new(writer));
                fill(&mut sink)?;
                if let Sink::Postgres(writer) = sink {
                    writer.finish()?;
                }
                Ok(())
            }
        }
    }
}

fn prepared(
    transaction: &mut postgres::Transaction<'_>,
    statements: &mut Statements,
    sql: &'static str,
) -> Result<postgres::Statement, Error> {
    if let Some(statement) = statements.get(sql) {
        return Ok(statement.clone());
    }
    let statement = transaction.prepare(&numbered_for_postgres(sql))?;
    statements.insert(sql, statement.clone());
    Ok(statement)
}

/// Our statements count their values as SQLite does, `?1`; PostgreSQL writes `$1`. No constant of ours has a question mark
/// elsewhere.
fn numbered_for_postgres(sql: &str) -> String {
    sql.replace('?', "$")
}

fn bound<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}
