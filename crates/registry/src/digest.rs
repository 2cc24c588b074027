//! Digests of the tables that the ledger is projected on: two registries with the same ledger must agree in every row.

use crate::door::row::Row;
use crate::door::value::Value;
use crate::{Error, Reader};
use arpad_model::EntryId;
use sha2::{Digest, Sha256};

/// A projected table.
pub struct Table {
    /// Its name.
    pub name: &'static str,
    /// All its rows in the order of their keys.
    rows: &'static str,
    columns: &'static [Kind],
    /// How many of the first columns name the row.
    key: usize,
    /// The column with the entry that wrote the row.
    entry: Option<usize>,
}

impl Table {
    /// What its statement is asked with: a table of changes is asked for those after an entry.
    fn after<'a, 'v>(&self, since: &'a [Value<'v>]) -> &'a [Value<'v>] {
        if self.rows.contains("?1") { since } else { &[] }
    }
}

#[derive(Clone, Copy)]
enum Kind {
    I,
    T,
    B,
}
use Kind::{B, I, T};

/// All of them, in the order in which a person would look.
pub const TABLES: &[Table] = &[
    Table {
        name: "setting",
        rows: "SELECT name, value FROM setting ORDER BY name",
        columns: &[T, T],
        key: 1,
        entry: None,
    },
    Table {
        name: "account",
        rows: "SELECT id, name, shown, roles, club, person, disabled, entry FROM account ORDER BY id",
        columns: &[I, T, T, T, I, I, I, I],
        key: 1,
        entry: Some(7),
    },
    Table {
        name: "club",
        rows: "SELECT id, name, town, plain, entry, merged_into, county FROM club ORDER BY id",
        columns: &[I, T, T, T, I, I, T],
        key: 1,
        entry: Some(4),
    },
    Table {
        name: "person",
        rows: "SELECT id, komir, fide, egd, family, given, plain, sound, born, sex, country, title, club, died, hidden,
            merged_into, entry, withheld, stranger FROM person ORDER BY id",
        columns: &[I, I, I, I, T, T, T, T, T, T, T, T, I, T, I, I, I, I, I],
        key: 1,
        entry: Some(16),
    },
    // What was before the mark in a register of before is not known, see `after`.
    Table {
        name: "person_before",
        rows: "SELECT person, entry, family, given, country, club FROM person_before WHERE person <> 0 AND entry > ?1
            ORDER BY person, entry",
        columns: &[I, I, T, T, T, I],
        key: 2,
        entry: Some(1),
    },
    Table {
        name: "born_before",
        rows: "SELECT person, entry, born, sex FROM born_before WHERE person <> 0 AND entry > ?1 ORDER BY person, entry",
        columns: &[I, I, T, T],
        key: 2,
        entry: Some(1),
    },
    Table {
        name: "club_before",
        rows: "SELECT club, entry, name FROM club_before WHERE entry > ?1 ORDER BY club, entry",
        columns: &[I, I, T],
        key: 2,
        entry: Some(1),
    },
    Table {
        name: "photo",
        rows: "SELECT person, hash, kind, credit, agreed, entry FROM photo ORDER BY person",
        columns: &[I, B, T, T, T, I],
        key: 1,
        entry: Some(5),
    },
    Table {
        name: "title",
        rows: "SELECT person, title, awarded, entry FROM title ORDER BY person, title",
        columns: &[I, T, T, I],
        key: 2,
        entry: Some(3),
    },
    Table {
        name: "paper",
        rows: "SELECT entry, kind, person, season, club, other_club, day, remark FROM paper ORDER BY entry",
        columns: &[I, T, I, T, I, I, T, T],
        key: 1,
        entry: Some(0),
    },
    Table {
        name: "strength",
        rows: "SELECT club, season, place, person, entry FROM strength ORDER BY club, season, place",
        columns: &[I, T, I, I, I],
        key: 3,
        entry: Some(4),
    },
    Table {
        name: "remembered",
        rows: "SELECT line, person, entry FROM remembered ORDER BY line",
        columns: &[T, I, I],
        key: 1,
        entry: Some(2),
    },
    Table {
        name: "tournament",
        rows:
            "SELECT id, series, name, town, organizer, arbiter, time_control, rounds, starts, ends, announced, reported,
            state, because, submission, list, entry, facts FROM tournament ORDER BY id",
        columns: &[I, T, T, T, T, T, T, I, T, T, T, T, T, T, I, I, I, T],
        key: 1,
        entry: Some(16),
    },
    Table {
        name: "report",
        rows: "SELECT tournament, entry, block FROM report ORDER BY tournament, entry",
        columns: &[I, I, B],
        key: 2,
        entry: Some(1),
    },
    Table {
        name: "participant",
        rows: "SELECT tournament, person FROM participant ORDER BY tournament, person",
        columns: &[I, I],
        key: 2,
        entry: None,
    },
    Table {
        name: "submission",
        rows: "SELECT id, blob, file_name, format, moment, by_whom, tournament, state, because, entry FROM submission
            ORDER BY id",
        columns: &[I, I, T, T, T, T, I, T, T, I],
        key: 1,
        entry: Some(9),
    },
    Table {
        name: "answer",
        rows: "SELECT submission, line, person, entry FROM answer ORDER BY submission, line",
        columns: &[I, I, I, I],
        key: 2,
        entry: Some(3),
    },
    Table {
        name: "decision",
        rows: "SELECT entry, kind, tournament, person, paragraph, value, day, reference, revoked FROM decision
            ORDER BY entry",
        columns: &[I, T, I, I, T, T, T, T, I],
        key: 1,
        entry: Some(0),
    },
    Table {
        name: "appeal",
        rows: "SELECT entry, against, by_whom, grounds, outcome, decided FROM appeal ORDER BY entry",
        columns: &[I, I, T, T, T, I],
        key: 1,
        entry: Some(0),
    },
    Table {
        name: "correction",
        rows: "SELECT entry, tournament, list, what FROM correction ORDER BY entry",
        columns: &[I, I, I, T],
        key: 1,
        entry: Some(0),
    },
    Table {
        name: "list",
        rows: "SELECT id, series, day, revision, origin, edition, base, tournament, players, hash, closed, closed_at,
            published, published_at FROM list ORDER BY id",
        columns: &[I, T, T, I, T, T, I, I, I, B, I, T, I, T],
        key: 1,
        entry: Some(10),
    },
    Table {
        name: "list_row",
        rows: "SELECT list, person, rating, k, games, peak, period_games, change, last_active, active, title, grade,
            score, expected, state FROM list_row ORDER BY list, person",
        columns: &[I, I, I, I, I, I, I, I, I, I, T, I, I, I, B],
        key: 2,
        entry: None,
    },
    Table {
        name: "list_start",
        rows: "SELECT list, person, block FROM list_start ORDER BY list, person",
        columns: &[I, I, B],
        key: 2,
        entry: None,
    },
    Table {
        name: "off_list",
        rows: "SELECT list, person, block FROM off_list ORDER BY list, person",
        columns: &[I, I, B],
        key: 2,
        entry: None,
    },
    Table {
        name: "part",
        rows: "SELECT tournament, event, entry FROM part ORDER BY tournament",
        columns: &[I, I, I],
        key: 1,
        entry: Some(2),
    },
    Table {
        name: "rated_in",
        rows: "SELECT list, tournament FROM rated_in ORDER BY list, tournament",
        columns: &[I, I],
        key: 2,
        entry: None,
    },
    // Which bytes are whose: a file finds its bytes by this number.
    Table {
        name: "blob",
        rows: "SELECT id, hash, length FROM blob ORDER BY id",
        columns: &[I, B, I],
        key: 1,
        entry: None,
    },
    // How bytes are packed may differ between programs; that they unpack to what came is checked with their entry.
    Table {
        name: "blob_part",
        rows: "SELECT blob, part FROM blob_part ORDER BY blob, part",
        columns: &[I, I],
        key: 2,
        entry: None,
    },
];

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digested {
    /// The values that name it.
    pub key: String,
    /// The entry that wrote it, where the row says so.
    pub entry: Option<EntryId>,
    /// The SHA-256 of all its values.
    pub hash: [u8; 32],
}

/// From here on tables are read as they are: no index is asked what they hold. For whoever compares all of them.
pub fn distrust_indexes(store: &mut Reader<'_>) -> Result<(), Error> {
    store.without_indexes()
}

/// The SHA-256 of all rows of a table in the order of their keys; of what is kept of changes, those after an entry.
pub fn of(store: &mut Reader<'_>, table: &Table, since: EntryId) -> Result<[u8; 32], Error> {
    let mut sha = Sha256::new();
    let mut buffer = Vec::new();
    store.each(table.rows, table.after(&[since.into()]), |row| {
        written(table, row, None, &mut buffer)?;
        sha.update((buffer.len() as u64).to_be_bytes());
        sha.update(&buffer);
        Ok(())
    })?;
    Ok(sha.finalize().into())
}

/// Each row by itself, for finding those that differ.
pub fn rows(store: &mut Reader<'_>, table: &Table, since: EntryId) -> Result<Vec<Digested>, Error> {
    digested(store, table, since, None)
}

/// What each row says, whichever entry wrote it: for comparing a table with what it was.
pub fn content(store: &mut Reader<'_>, table: &Table) -> Result<Vec<([u8; 32], String)>, Error> {
    let but = table.entry.filter(|column| *column >= table.key);
    Ok(digested(store, table, EntryId(0), but)?.into_iter().map(|row| (row.hash, row.key)).collect())
}

fn digested(store: &mut Reader<'_>, table: &Table, since: EntryId, but: Option<usize>) -> Result<Vec<Digested>, Error> {
    let mut buffer = Vec::new();
    store.all(table.rows, table.after(&[since.into()]), |row| {
        written(table, row, but, &mut buffer)?;
        let key: Vec<String> = (0..table.key).map(|column| shown(table, row, column)).collect();
        let entry = table.entry.and_then(|column| row.opt_int(column).ok().flatten()).map(EntryId);
        Ok(Digested { key: key.join(", "), entry, hash: Sha256::digest(&buffer).into() })
    })
}

fn shown(table: &Table, row: &Row<'_>, column: usize) -> String {
    let value = match table.columns[column] {
        I => row.int(column).ok().map(|value| value.to_string()),
        T | B => row.text(column).ok(),
    };
    // Of another type than was ever written.
    value.unwrap_or_else(|| "…".to_owned())
}

/// A row as bytes, but for one column, each value with its length, so that no two rows can look the same.
fn written(table: &Table, row: &Row<'_>, but: Option<usize>, buffer: &mut Vec<u8>) -> Result<(), Error> {
    buffer.clear();
    for (column, kind) in table.columns.iter().enumerate().filter(|(column, _)| Some(*column) != but) {
        let value = match kind {
            I => row.opt_int(column).map(|value| value.map(|value| value.to_be_bytes().to_vec())),
            T => row.opt_text(column).map(|value| value.map(String::into_bytes)),
            B => row.opt_bytes(column),
        };
        match value {
            Ok(None) => buffer.push(0),
            Ok(Some(value)) => {
                buffer.push(1);
                buffer.extend((value.len() as u64).to_be_bytes());
                buffer.extend(value);
            }
            // A value that none of ours can be makes a row that none of ours is.
            Err(error) if error.is_damage() => buffer.push(2),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Registry, shape};
    use std::collections::BTreeSet;

    /// Given by no entry, or checked elsewhere: the ledger by its seals, what was signed by its signatures, migrations by their
    /// sums, pictures by the hashes that their photos name.
    const OTHERWISE: [&str; 7] =
        ["ledger", "statement", "refinery_schema_history", "sqlite_sequence", "letter", "message", "picture"];

    /// Packed as the program that wrote it packs; what it unpacks to is compared with its hash.
    const PACKED: &str = "blob_part.packed";

    /// A column that a migration adds and nobody compares could be changed, and nobody would notice.
    #[test]
    fn every_column_of_every_projected_table_is_compared() {
        let mut made = Registry::scratch().unwrap();
        let parts = made.read(shape::listing).unwrap();
        let is_projected = |column: &&str| {
            let table = column.split_once('.').map_or(*column, |(table, _)| table);
            !table.starts_with("secret_") && !OTHERWISE.contains(&table) && *column != PACKED
        };
        let columns = parts.keys().filter_map(|part| part.strip_prefix("column "));
        let due: BTreeSet<String> = columns.filter(is_projected).map(str::to_owned).collect();
        let mut compared = BTreeSet::new();
        for table in TABLES {
            let asked = table.rows.strip_prefix("SELECT ").and_then(|rest| rest.split_once(" FROM ")).unwrap().0;
            let asked: Vec<&str> = asked.split(',').map(str::trim).collect();
            assert_eq!(asked.len(), table.columns.len(), "{}: each column is read as what it is", table.name);
            compared.extend(asked.into_iter().map(|column| format!("{}.{column}", table.name)));
        }
        assert_eq!(compared, due);
    }
}
