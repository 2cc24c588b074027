//! Digests of the tables that the ledger is projected on: two registries with the same ledger must agree in every row.

use crate::door::row::Row;
use crate::{Error, Reader};
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
    Table { name: "setting", rows: "SELECT name, value FROM setting ORDER BY name", columns: &[T, T], key: 1 },
    Table {
        name: "club",
        rows: "SELECT id, name, town, plain, entry FROM club ORDER BY id",
        columns: &[I, T, T, T, I],
        key: 1,
    },
    Table {
        name: "person",
        rows: "SELECT id, komir, fide, egd, family, given, plain, sound, born, sex, country, title, club, died, hidden,
            merged_into, entry, withheld FROM person ORDER BY id",
        columns: &[I, I, I, I, T, T, T, T, T, T, T, T, I, T, I, I, I, I],
        key: 1,
    },
    Table {
        name: "title",
        rows: "SELECT person, title, awarded, entry FROM title ORDER BY person, title",
        columns: &[I, T, T, I],
        key: 2,
    },
    Table {
        name: "paper",
        rows: "SELECT entry, kind, person, season, club, other_club, day, remark FROM paper ORDER BY entry",
        columns: &[I, T, I, T, I, I, T, T],
        key: 1,
    },
    Table {
        name: "strength",
        rows: "SELECT club, season, place, person, entry FROM strength ORDER BY club, season, place",
        columns: &[I, T, I, I, I],
        key: 3,
    },
    Table {
        name: "remembered",
        rows: "SELECT line, person, entry FROM remembered ORDER BY line",
        columns: &[T, I, I],
        key: 1,
    },
    Table {
        name: "tournament",
        rows:
            "SELECT id, series, name, town, organizer, arbiter, time_control, rounds, starts, ends, announced, reported,
            state, because, submission, list, entry FROM tournament ORDER BY id",
        columns: &[I, T, T, T, T, T, T, I, T, T, T, T, T, T, I, I, I],
        key: 1,
    },
    Table {
        name: "report",
        rows: "SELECT tournament, entry, block FROM report ORDER BY tournament, entry",
        columns: &[I, I, B],
        key: 2,
    },
    Table {
        name: "participant",
        rows: "SELECT tournament, person FROM participant ORDER BY tournament, person",
        columns: &[I, I],
        key: 2,
    },
    Table {
        name: "submission",
        rows: "SELECT id, blob, file_name, format, moment, by_whom, tournament, state, because, entry FROM submission
            ORDER BY id",
        columns: &[I, I, T, T, T, T, I, T, T, I],
        key: 1,
    },
    Table {
        name: "answer",
        rows: "SELECT submission, line, person, entry FROM answer ORDER BY submission, line",
        columns: &[I, I, I, I],
        key: 2,
    },
    Table {
        name: "decision",
        rows: "SELECT entry, kind, tournament, person, paragraph, value, day, reference, revoked FROM decision
            ORDER BY entry",
        columns: &[I, T, I, I, T, T, T, T, I],
        key: 1,
    },
    Table {
        name: "appeal",
        rows: "SELECT entry, against, by_whom, grounds, outcome, decided FROM appeal ORDER BY entry",
        columns: &[I, I, T, T, T, I],
        key: 1,
    },
    Table {
        name: "correction",
        rows: "SELECT entry, tournament, list, what FROM correction ORDER BY entry",
        columns: &[I, I, I, T],
        key: 1,
    },
    Table {
        name: "list",
        rows: "SELECT id, series, day, revision, origin, edition, base, tournament, players, hash, closed, closed_at,
            published, published_at FROM list ORDER BY id",
        columns: &[I, T, T, I, T, T, I, I, I, B, I, T, I, T],
        key: 1,
    },
    Table {
        name: "list_row",
        rows: "SELECT list, person, rating, k, games, peak, period_games, change, last_active, active, title, grade,
            score, expected, state FROM list_row ORDER BY list, person",
        columns: &[I, I, I, I, I, I, I, I, I, I, T, I, I, I, B],
        key: 2,
    },
    Table {
        name: "list_start",
        rows: "SELECT list, person, block FROM list_start ORDER BY list, person",
        columns: &[I, I, B],
        key: 2,
    },
    Table {
        name: "rated_in",
        rows: "SELECT list, tournament FROM rated_in ORDER BY list, tournament",
        columns: &[I, I],
        key: 2,
    },
];

/// The SHA-256 of all rows of a table in the order of their keys.
pub fn of(store: &mut Reader<'_>, table: &Table) -> Result<[u8; 32], Error> {
    let mut sha = Sha256::new();
    let mut buffer = Vec::new();
    store.each(table.rows, &[], |row| {
        written(table, row, &mut buffer)?;
        sha.update((buffer.len() as u64).to_be_bytes());
        sha.update(&buffer);
        Ok(())
    })?;
    Ok(sha.finalize().into())
}

/// Each row's key and digest, for finding the first that differs.
pub fn rows(store: &mut Reader<'_>, table: &Table) -> Result<Vec<(String, [u8; 32])>, Error> {
    let mut buffer = Vec::new();
    store.all(table.rows, &[], |row| {
        written(table, row, &mut buffer)?;
        let mut key = Vec::with_capacity(table.key);
        for (column, kind) in table.columns[..table.key].iter().enumerate() {
            key.push(match kind {
                I => row.int(column)?.to_string(),
                T | B => row.text(column)?,
            });
        }
        Ok((key.join(", "), Sha256::digest(&buffer).into()))
    })
}

/// A row as bytes, each value with its length, so that no two rows can look the same.
fn written(table: &Table, row: &Row<'_>, buffer: &mut Vec<u8>) -> Result<(), Error> {
    buffer.clear();
    for (column, kind) in table.columns.iter().enumerate() {
        let value = match kind {
            I => row.opt_int(column)?.map(|value| value.to_be_bytes().to_vec()),
            T => row.opt_text(column)?.map(String::into_bytes),
            B => row.opt_bytes(column)?,
        };
        match value {
            None => buffer.push(0),
            Some(value) => {
                buffer.push(1);
                buffer.extend((value.len() as u64).to_be_bytes());
                buffer.extend(value);
            }
        }
    }
    Ok(())
}
