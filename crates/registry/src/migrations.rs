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
    ("V5__people_found", include_str!("../migrations/V5__people_found.sql")),
    ("V6__for_pages", include_str!("../migrations/V6__for_pages.sql")),
    ("V7__withheld", include_str!("../migrations/V7__withheld.sql")),
    ("V8__club_merged", include_str!("../migrations/V8__club_merged.sql")),
    ("V9__parts", include_str!("../migrations/V9__parts.sql")),
    ("V10__called_before", include_str!("../migrations/V10__called_before.sql")),
    ("V11__event_facts", include_str!("../migrations/V11__event_facts.sql")),
    ("V12__last_names", include_str!("../migrations/V12__last_names.sql")),
    ("V13__off_list", include_str!("../migrations/V13__off_list.sql")),
    ("V14__strangers", include_str!("../migrations/V14__strangers.sql")),
    ("V15__letters", include_str!("../migrations/V15__letters.sql")),
    ("V16__desk", include_str!("../migrations/V16__desk.sql")),
    ("V17__messages", include_str!("../migrations/V17__messages.sql")),
    ("V18__county_photo", include_str!("../migrations/V18__county_photo.sql")),
    ("V19__statement", include_str!("../migrations/V19__statement.sql")),
    ("V20__born_before", include_str!("../migrations/V20__born_before.sql")),
    ("V21__events_of_a_day", include_str!("../migrations/V21__events_of_a_day.sql")),
];

pub(crate) fn runner(backend: Backend) -> Runner {
    // A server orders texts by its own language, SQLite by their bytes. An answer has one order: that of the bytes.
    let (bytes, clustered, text) = match backend {
        Backend::Sqlite => ("BLOB", "WITHOUT ROWID", " TEXT"),
        Backend::Postgres => ("BYTEA", "", " TEXT COLLATE \"C\""),
    };
    let in_dialect = |sql: &str| sql.replace("{bytes}", bytes).replace("{clustered}", clustered).replace(" TEXT", text);
    let migrations: Vec<Migration> = ALL
        .iter()
        .map(|(name, sql)| Migration::unapplied(name, &in_dialect(sql)).expect("the migration's name has a number"))
        .collect();
    // In one transaction: otherwise a migration and the note that it was done are two, and a program that is killed
    // between them leaves a registry that cannot be opened any more.
    Runner::new(&migrations).set_grouped(true)
}
