//! The pages under the tables: whether the database itself finds them whole, and every index complete.

use crate::{Backend, Error, Reader};

/// What the database says about its pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pages {
    /// What is damaged, in the database's words.
    pub damage: Vec<String>,
    /// A server that does not have what looks at its indexes, or does not let us use it.
    pub unchecked: bool,
}

/// Has every page looked at: `integrity_check` of SQLite, `amcheck` of PostgreSQL.
pub fn check(store: &mut Reader<'_>) -> Result<Pages, Error> {
    match store.backend() {
        Backend::Sqlite => in_file(store),
        Backend::Postgres => on_server(store),
    }
}

fn in_file(store: &mut Reader<'_>) -> Result<Pages, Error> {
    const CHECK: &str = "SELECT integrity_check FROM pragma_integrity_check";
    let mut pages = Pages::default();
    match store.all(CHECK, &[], |row| row.text(0)) {
        Ok(said) => pages.damage = said.into_iter().filter(|line| line != "ok").collect(),
        Err(error) if error.is_damage() => pages.damage.push(error.to_string()),
        Err(error) => return Err(error),
    }
    Ok(pages)
}

fn on_server(store: &mut Reader<'_>) -> Result<Pages, Error> {
    const PARTS: &str = "SELECT quote_ident(relname), CASE relkind WHEN 'i' THEN 1 ELSE 0 END::int8 FROM pg_class
        WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND relkind IN ('r', 'i')
        AND relam IN (SELECT oid FROM pg_am WHERE amname IN ('heap', 'btree')) ORDER BY relkind DESC, relname";
    // Every row of the table must stand in the index.
    const INDEX: &str = "SELECT CAST(bt_index_check(CAST(CAST(?1 AS TEXT) AS regclass), true) AS TEXT)";
    const TABLE: &str = "SELECT concat_ws(' ', 'block', blkno, 'line', offnum, msg)
        FROM verify_heapam(CAST(CAST(?1 AS TEXT) AS regclass))";
    let mut pages = Pages::default();
    for (name, is_index) in store.all(PARTS, &[], |row| Ok((row.text(0)?, row.flag(1)?)))? {
        let question = if is_index { INDEX } else { TABLE };
        let said = store.attempt(|store| store.all(question, &[(&name).into()], |row| row.opt_text(0)))?;
        match said {
            Ok(said) => {
                let damage = said.into_iter().flatten().filter(|line| !line.is_empty());
                pages.damage.extend(damage.map(|line| format!("{name}: {line}")));
            }
            Err(error) if error.is_unavailable() => pages.unchecked = true,
            Err(Error::Postgres(error)) if error.as_db_error().is_some() => {
                pages.damage.push(format!("{name}: {}", Error::Postgres(error)));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(pages)
}
