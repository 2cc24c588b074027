//! One transaction on either database: a reader looks, a writer also changes.

use super::bulk::{Bulk, Copy, Sink};
use super::row::{Column, Row};
use super::value::Value;
use crate::{Backend, Error};
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::ToSql;
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};
use std::sync::mpsc::sync_channel;

/// An open transaction that can only look. Statements are constants of this crate; values are always bound.
pub struct Reader<'a> {
    inner: Inner<'a>,
}

/// An open transaction that can also change something. Whatever looks takes a [`Reader`]; a writer is one too.
pub struct Writer<'a> {
    reader: Reader<'a>,
}

impl<'a> Deref for Writer<'a> {
    type Target = Reader<'a>;

    fn deref(&self) -> &Reader<'a> {
        &self.reader
    }
}

impl<'a> DerefMut for Writer<'a> {
    fn deref_mut(&mut self) -> &mut Reader<'a> {
        &mut self.reader
    }
}

pub(super) enum Inner<'a> {
    /// With the steps its statements have taken so far.
    Sqlite(rusqlite::Transaction<'a>, &'a mut u64),
    Postgres {
        transaction: postgres::Transaction<'a>,
        statements: &'a mut Statements,
    },
}

/// One question about many keys, in both dialects.
pub(crate) struct Among {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

/// A question with very many rows as its answer, which come in the order of the first column. PostgreSQL is asked for one
/// page after the other, in arrays: its last value is the key behind which the page begins. A page is a range of keys and
/// not a number of rows, for without fresh statistics the server would sort all that is left for each. Row by row its
/// driver would take longer than the server.
pub(crate) struct Pages {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

/// Numbers as a JSON array.
pub(crate) fn in_json(numbers: impl Iterator<Item = impl Into<i64>>) -> String {
    let mut json = String::from("[");
    for number in numbers {
        if json.len() > 1 {
            json.push(',');
        }
        json += &number.into().to_string();
    }
    json.push(']');
    json
}

/// Texts as a JSON array.
pub(crate) fn texts_in_json<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    let mut json = String::from("[");
    for text in texts {
        json.push_str(if json.len() > 1 { ",\"" } else { "\"" });
        for letter in text.chars() {
            match letter {
                '"' | '\\' => json.extend(['\\', letter]),
                control if control.is_control() => json += &format!("\\u{:04x}", control as u32),
                letter => json.push(letter),
            }
        }
        json.push('"');
    }
    json.push(']');
    json
}

/// Statements a connection has prepared.
pub(super) type Statements = HashMap<&'static str, postgres::Statement>;

impl<'a> Reader<'a> {
    pub(super) fn new(inner: Inner<'a>) -> Self {
        Reader { inner }
    }

    /// Which database it is.
    pub(crate) fn backend(&self) -> Backend {
        match self.inner {
            Inner::Sqlite(..) => Backend::Sqlite,
            Inner::Postgres { .. } => Backend::Postgres,
        }
    }

    /// From here on a server reads the tables themselves, and takes no index's word for what is in them.
    pub(crate) fn without_indexes(&mut self) -> Result<(), Error> {
        const OFF: &str = "SET LOCAL enable_indexscan = off; SET LOCAL enable_indexonlyscan = off;
            SET LOCAL enable_bitmapscan = off";
        match &mut self.inner {
            Inner::Sqlite(..) => Ok(()),
            Inner::Postgres { transaction, .. } => Ok(transaction.batch_execute(OFF)?),
        }
    }

    /// A question that may fail: the transaction goes on as if it had not been asked.
    pub(crate) fn attempt<T>(
        &mut self,
        ask: impl FnOnce(&mut Reader<'_>) -> Result<T, Error>,
    ) -> Result<Result<T, Error>, Error> {
        match &mut self.inner {
            Inner::Sqlite(..) => Ok(ask(self)),
            Inner::Postgres { transaction, statements } => {
                let inner = Inner::Postgres { transaction: transaction.transaction()?, statements };
                Ok(ask(&mut Reader { inner }))
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
            Inner::Sqlite(transaction, steps) => {
                let mut statement = transaction.prepare_cached(sql)?;
                let mut rows = statement.query(rusqlite::params_from_iter(values))?;
                while let Some(row) = rows.next()? {
                    read(&Row::Sqlite(row))?;
                }
                drop(rows);
                **steps += steps_of(&statement);
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
        self.each_in_of(among, keys, &[], read)
    }

    /// The same where the statement asks for more than the keys: what follows is `?2` and on.
    pub(crate) fn each_in_of(
        &mut self,
        among: &'static Among,
        keys: &str,
        more: &[Value<'_>],
        read: impl FnMut(&Row<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let sql = match &self.inner {
            Inner::Sqlite(..) => among.sqlite,
            Inner::Postgres { .. } => among.postgres,
        };
        let values: Vec<Value<'_>> = std::iter::once(keys.into()).chain(more.iter().copied()).collect();
        self.each(sql, &values, read)
    }

    /// The same, where PostgreSQL answers in arrays.
    pub(crate) fn each_packed_in(
        &mut self,
        among: &'static Among,
        keys: &str,
        mut read: impl FnMut(&Row<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let Inner::Postgres { transaction, statements } = &mut self.inner else {
            return self.each(among.sqlite, &[keys.into()], read);
        };
        let statement = prepared(transaction, statements, among.postgres)?;
        let page = transaction.query_one(&statement, &[&keys])?;
        let Some(columns) = Column::all(&page)? else { return Ok(()) };
        let rows = columns.first().and_then(Column::last).map_or(0, |(rows, _)| rows);
        (0..rows).try_for_each(|at| read(&Row::Packed(&columns, at)))
    }

    /// Every row of a long answer. On PostgreSQL a page is read on a thread of its own while the server makes the next.
    pub(crate) fn each_paged(
        &mut self,
        pages: &'static Pages,
        values: &[Value<'_>],
        mut read: impl FnMut(&Row<'_>) -> Result<(), Error> + Send,
    ) -> Result<(), Error> {
        let Inner::Postgres { transaction, statements } = &mut self.inner else {
            return self.each(pages.sqlite, values, read);
        };
        let statement = prepared(transaction, statements, pages.postgres)?;
        let (sender, unread) = sync_channel::<postgres::Row>(1);
        std::thread::scope(|scope| {
            let reader = scope.spawn(move || -> Result<(), Error> {
                for page in unread {
                    let Some(columns) = Column::all(&page)? else { break };
                    let rows = columns.first().and_then(Column::last).map_or(0, |(rows, _)| rows);
                    (0..rows).try_for_each(|at| read(&Row::Packed(&columns, at)))?;
                }
                Ok(())
            });
            let asked = ask_pages(transaction, statement, values, |page| sender.send(page).is_ok());
            drop(sender);
            let read = reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            asked.and(read)
        })
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
}

impl<'a> Writer<'a> {
    pub(super) fn new(inner: Inner<'a>) -> Self {
        Writer { reader: Reader::new(inner) }
    }

    pub(super) fn commit(self) -> Result<(), Error> {
        match self.reader.inner {
            Inner::Sqlite(transaction, _) => Ok(transaction.commit()?),
            Inner::Postgres { transaction, .. } => Ok(transaction.commit()?),
        }
    }

    /// Runs a statement; the number of rows it touched.
    pub(crate) fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, Error> {
        for value in values {
            value.is_storable()?;
        }
        match &mut self.reader.inner {
            Inner::Sqlite(transaction, steps) => {
                let mut statement = transaction.prepare_cached(sql)?;
                let rows = statement.execute(rusqlite::params_from_iter(values))?;
                **steps += steps_of(&statement);
                Ok(rows as u64)
            }
            Inner::Postgres { transaction, statements } => {
                let statement = prepared(transaction, statements, sql)?;
                Ok(transaction.execute(&statement, &bound(values))?)
            }
        }
    }

    /// Many rows into one table.
    pub(crate) fn bulk(
        &mut self,
        bulk: &'static Bulk,
        fill: impl FnOnce(&mut Sink<'_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        match &mut self.reader.inner {
            Inner::Sqlite(transaction, steps) => {
                let mut sink = Sink::Sqlite(transaction.prepare_cached(bulk.insert)?, bulk);
                fill(&mut sink)?;
                if let Sink::Sqlite(statement, _) = &sink {
                    **steps += steps_of(statement);
                }
                Ok(())
            }
            Inner::Postgres { transaction, .. } => {
                let writer = transaction.copy_in(bulk.copy)?;
                let mut sink = Sink::Postgres(Copy::new(writer, bulk));
                fill(&mut sink)?;
                match sink {
                    Sink::Postgres(copy) => copy.finish(),
                    Sink::Sqlite(..) => Ok(()),
                }
            }
        }
    }
}

/// The steps SQLite took for a statement since this was last asked.
fn steps_of(statement: &rusqlite::Statement<'_>) -> u64 {
    u64::try_from(statement.reset_status(rusqlite::StatementStatus::VmStep)).unwrap_or_default()
}

/// Asks for one page after the other until there is none, or nobody takes it.
fn ask_pages(
    transaction: &mut postgres::Transaction<'_>,
    statement: postgres::Statement,
    values: &[Value<'_>],
    mut hand_over: impl FnMut(postgres::Row) -> bool,
) -> Result<(), Error> {
    let mut values = values.to_vec();
    let place = values.len();
    values.push(i64::MIN.into());
    loop {
        let page = transaction.query_one(&statement, &bound(&values))?;
        let Some((_, last)) = Column::first(&page)?.as_ref().and_then(Column::last) else { return Ok(()) };
        values[place] = last.into();
        if !hand_over(page) {
            return Ok(());
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

/// Our statements count their values as SQLite does, `?1`, or leave the counting to it, `?`; PostgreSQL writes `$1`. No
/// constant of ours has a question mark elsewhere.
fn numbered_for_postgres(sql: &str) -> String {
    let mut parts = sql.split('?');
    let mut numbered = parts.next().unwrap_or_default().to_owned();
    for (count, part) in (1..).zip(parts) {
        numbered.push('$');
        if !part.starts_with(|next: char| next.is_ascii_digit()) {
            numbered += &count.to_string();
        }
        numbered += part;
    }
    numbered
}

fn bound<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}
