//! The register's list beside that of the SQL statement: a comparison of times is one of the same result.

use arpad_model::{ListId, ListRow};
use arpad_registry::Registry;
use arpad_registry::tables::list_rows;
use std::collections::HashMap;

/// How many rows have the same number on both, and how many there are on the longer of the two.
pub fn compared(registry: &mut Registry, list: ListId, stated: &HashMap<i64, i64>) -> (usize, usize) {
    let rows = registry.read(|store| list_rows::of(store, list)).expect("the rows");
    let number = |row: &ListRow| row.rating.map_or(-1, i64::from);
    let same = |row: &&ListRow| stated.get(&i64::from(row.person.0)) == Some(&number(row));
    (rows.iter().filter(same).count(), rows.len().max(stated.len()))
}
