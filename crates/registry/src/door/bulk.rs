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
