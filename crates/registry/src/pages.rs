//! The pages under the tables: whether the database itself finds them whole, and every index complete.

use crate::{Backend, Error, Reader};
use std::io::Read;

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
    pages.damage.extend(head(store)?);
    Ok(pages)
}

/// What the first bytes of a file say about all others. SQLite itself looks at a part of them only, and at some only when
/// it writes.
fn head(store: &mut Reader<'_>) -> Result<Option<String>, Error> {
    const FILE: &str = "SELECT file FROM pragma_database_list WHERE name = 'main'";
    const DUE: [(usize, &[u8]); 5] = [
        // How cells fill a page.
        (20, &[0, 64, 32, 32]),
        // The format of the tables.
        (44, &[0, 0, 0, 4]),
        // Free pages stay where they are.
        (52, &[0, 0, 0, 0]),
        // UTF-8.
        (56, &[0, 0, 0, 1]),
        (64, &[0, 0, 0, 0]),
    ];
    let Some(file) = store.one(FILE, &[], |row| row.text(0))? else { return Ok(None) };
    let mut head = [0; 100];
    // What was never written out stands in the journal alone, whose frames have sums of their own.
    if std::fs::File::open(&file).and_then(|mut file| file.read_exact(&mut head)).is_err() {
        return Ok(None);
    }
    // A file of one page without tables: all of them still wait in the journal.
    let page = u64::from(u16::from_be_bytes([head[16], head[17]]));
    let is_one_page = std::fs::metadata(&file).is_ok_and(|file| file.len() <= page);
    if is_one_page && head[44..48] == [0; 4] && head[56..60] == [0; 4] {
        return Ok(None);
    }
    let odd = DUE.iter().find(|(at, due)| head[*at..*at + due.len()] != **due).map(|(at, _)| *at);
    // A journal that stands beside the file, or the other kind, which whoever looks at it with another program may leave.
    let odd = if matches!(head[18..20], [1, 1] | [2, 2]) { odd } else { Some(18) };
    Ok(odd.map(|at| format!("the head of the file is not one of a register at byte {at}")))
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
