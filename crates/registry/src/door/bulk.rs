//! Many rows at once: COPY in binary to PostgreSQL, one prepared statement to SQLite.

use super::value::Value;
use crate::Error;
use postgres::types::Type;
use std::io::Write;

/// A table as bulk writing sees it. The three constants name the same columns in the same order.
pub(crate) struct Bulk {
    /// `COPY … FROM STDIN (FORMAT binary)`.
    pub copy: &'static str,
    /// `INSERT INTO … VALUES (?1, …)`.
    pub insert: &'static str,
    /// The columns' types.
    pub types: &'static [Type],
}

impl Bulk {
    /// A trigger, a rule or a policy can swallow a row without a word; what a table did not take has not happened.
    pub(crate) fn took(&self, due: u64, rows: u64) -> Result<(), Error> {
        let table = self.insert.split(' ').nth(2).unwrap_or_default();
        let swallowed = || Error::damaged(table, format!("{rows} rows were written instead of {due}"));
        if rows == due { Ok(()) } else { Err(swallowed()) }
    }
}

/// Takes the rows.
pub(crate) enum Sink<'a> {
    Sqlite(rusqlite::CachedStatement<'a>, &'static Bulk),
    Postgres(Copy<'a>),
}

impl Sink<'_> {
    /// One row.
    pub(crate) fn row(&mut self, values: &[Value<'_>]) -> Result<(), Error> {
        for value in values {
            value.is_storable()?;
        }
        match self {
            Sink::Sqlite(statement, bulk) => {
                for (place, value) in (1..).zip(values) {
                    statement.raw_bind_parameter(place, value)?;
                }
                bulk.took(1, statement.raw_execute()? as u64)
            }
            Sink::Postgres(copy) => copy.row(values),
        }
    }
}

/// Bytes sent to the server at once.
const BLOCK: usize = 128 << 10;

/// A binary COPY. The driver's own writer enters its runtime for every row; this one only for every block.
pub(crate) struct Copy<'a> {
    writer: postgres::CopyInWriter<'a>,
    block: Vec<u8>,
    bulk: &'static Bulk,
    rows: u64,
}

impl<'a> Copy<'a> {
    /// Begins with the format's signature, no flags and no extension.
    pub(super) fn new(writer: postgres::CopyInWriter<'a>, bulk: &'static Bulk) -> Self {
        let mut block = Vec::with_capacity(BLOCK + (BLOCK >> 3));
        block.extend_from_slice(b"PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0");
        Copy { writer, block, bulk, rows: 0 }
    }

    fn row(&mut self, values: &[Value<'_>]) -> Result<(), Error> {
        debug_assert!(values.len() == self.bulk.types.len(), "a row has other columns than its table");
        debug_assert!(values.iter().zip(self.bulk.types).all(|(value, ty)| value.is_of(ty)), "{values:?}");
        self.rows += 1;
        self.block.extend_from_slice(&(values.len() as i16).to_be_bytes());
        for value in values {
            value.write_binary(&mut self.block)?;
        }
        if self.block.len() >= BLOCK { self.send() } else { Ok(()) }
    }

    fn send(&mut self) -> Result<(), Error> {
        // The driver puts the error of the server into one of input and output.
        let unwrapped =
            |error: std::io::Error| error.downcast::<postgres::Error>().map_or_else(Error::from, Error::from);
        self.writer.write_all(&self.block).map_err(unwrapped)?;
        self.block.clear();
        Ok(())
    }

    /// Ends the rows; without it nothing has been written.
    pub(super) fn finish(mut self) -> Result<(), Error> {
        self.block.extend_from_slice(&(-1_i16).to_be_bytes());
        self.send()?;
        let rows = self.writer.finish()?;
        self.bulk.took(self.rows, rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Registry;

    const SETTINGS: Bulk = Bulk {
        copy: "COPY setting (name, value) FROM STDIN (FORMAT binary)",
        insert: "INSERT INTO setting (name, value) VALUES (?1, ?2)",
        types: &[Type::TEXT, Type::TEXT],
    };
    const COUNT: &str = "SELECT count(*) FROM setting WHERE value <> ?1";

    fn fill(sink: &mut Sink<'_>, last: &str) -> Result<(), Error> {
        for number in 0..5000 {
            sink.row(&[(&format!("Ő'{number}")).into(), "ű\t\\N".into()])?;
        }
        sink.row(&["last".into(), last.into()])
    }

    #[test]
    fn many_rows_come_at_once_or_not_at_all() {
        for trial in arpad_trial::trials() {
            let mut registry = Registry::create(trial.address()).unwrap();
            let nul = registry.write(|store| store.bulk(&SETTINGS, |sink| fill(sink, "\0")));
            assert!(matches!(nul, Err(Error::Nul)), "{}: {nul:?}", trial.name());
            let twice = registry.write(|store| {
                store.bulk(&SETTINGS, |sink| {
                    fill(sink, "")?;
                    fill(sink, "")
                })
            });
            assert!(twice.is_err(), "{}", trial.name());
            assert_eq!(trial.scalar("SELECT count(*) FROM setting"), "0", "{}", trial.name());

            // The connection is as good as before, within the transaction too.
            let count = registry.write(|store| {
                store.bulk(&SETTINGS, |sink| fill(sink, ""))?;
                store.bulk(&SETTINGS, |_| Ok(()))?;
                store.one(COUNT, &["".into()], |row| row.int(0))
            });
            assert_eq!(count.unwrap(), Some(5000), "{}", trial.name());
            assert_eq!(trial.scalar("SELECT value FROM setting WHERE name = 'Ő''7'"), "ű\t\\N", "{}", trial.name());
        }
    }

    #[test]
    fn nul_in_a_question_is_refused_alike() {
        for trial in arpad_trial::trials() {
            let mut registry = Registry::create(trial.address()).unwrap();
            let asked = registry.read(|store| store.one(COUNT, &["\0".into()], |row| row.int(0)));
            assert!(matches!(asked, Err(Error::Nul)), "{}: {asked:?}", trial.name());
        }
    }
}
