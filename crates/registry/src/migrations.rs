//! The tables, as one numbered set for both databases. What differs between the dialects stands in braces.

use crate::Backend;
use refinery::{Migration, Runner};

/// The newest schema.
pub(crate) const NEWEST: i64 = ALL.len() as i64;

const ALL: &[(&str, &str)] = &[
    ("V1__ledger", include_str!("../migrations/V1__ledger.sql")),
    ("V2__register", include_str!("../migrations/V2__register.sql")),
    ("V3__tournaments", include_str!("../migrations/V3__tournaments.sql")),
    ("V4__lists", include_str!("../migrations/V4__lists.sql")),
];

pub(crate) fn runner(backend: Backend) -> Runner {
    let (bytes, clustered) = match backend {
        Backend::Sqlite => ("BLOB", "WITHOUT ROWID"),
        Backend::Postgres => ("BYTEA", ""),
    };
    let in_dialect = |sql: &str| sql.replace("{bytes}", bytes).replace("{clustered}", clustered);
    let migrations: Vec<Migration> = ALL
        .iter()
        .map(|(name, sql)| Migration::unapplied(name, &in_dialect(sql)).expect("the migration's name has a number"))
        .collect();
    Runner::new(&migrations)
}
