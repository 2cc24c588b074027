//! The roles of `docs/postgresql.md`: each can do its work, and no more.

use crate::month::*;
use arpad_office::verify::verify;
use arpad_registry::{Error, ReadOnly, Registry, blobs, ledger};

const DOCUMENT: &str = include_str!("../../../../docs/postgresql.md");

/// The statements of the document, block by block.
fn blocks() -> Vec<&'static str> {
    DOCUMENT.split("```sql\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

#[test]
fn each_role_can_do_its_work_and_no_more() {
    // Only the private server takes any role without a password.
    let is_private = |trial: &arpad_trial::Trial| trial.address().starts_with("postgres://arpad@127.0.0.1");
    let Some(trial) = arpad_trial::postgres().filter(is_private) else { return };
    let database = trial.scalar("SELECT current_database()");
    let role = |name: &str| format!("{database}_{name}");
    let here = |sql: &str| {
        let sql = sql.replace("DATABASE arpad ", &format!("DATABASE {database} "));
        ["owner", "officer", "site"].iter().fold(sql, |sql, name| sql.replace(&format!("arpad_{name}"), &role(name)))
    };
    let as_role = |name: &str| trial.address().replacen("arpad@", &format!("{}@", role(name)), 1);

    let blocks = blocks();
    // The last one is about a standby.
    let [first, second, third, fourth, _] = blocks[..] else {
        panic!("the document has {} blocks of SQL", blocks.len())
    };
    // The database is there already.
    trial.execute(&here(first).replace("CREATE DATABASE", "ALTER DATABASE").replace(" OWNER ", " OWNER TO "));
    trial.execute(&here(second));
    Registry::build(&as_role("owner"), |registry| registry.write(found)).unwrap();
    trial.execute(&here(third));
    trial.execute(&here(fourth));

    let mut officer = Registry::open(&as_role("officer")).unwrap();
    let bytes = trf("Kupa", MARCH, MARCH, &[(0, true), (2, true)], &[(1, 1, 2, '1')]);
    let file = officer.write(|store| submit(store, "kupa.trf", &bytes, MARCH)).unwrap();
    // Bytes that are kept already are not kept twice, and nothing has to be deleted for it.
    let next = officer.read(blobs::next).unwrap();
    let again = officer.write(|store| blobs::keep(store, bytes.as_slice())).unwrap();
    assert_eq!((again.length, officer.read(blobs::next).unwrap()), (bytes.len() as u64, next));
    officer.write(|store| take(store, &file, MARCH)).unwrap();
    officer.write(|store| close_and_publish(store, APRIL)).unwrap();

    let mut site = ReadOnly::open(&as_role("site")).unwrap();
    let told = verify(&mut site, |_, _| {}).unwrap();
    assert_eq!((told.faults, told.pages_unchecked), (vec![], false));
    assert_eq!(told.entries, officer.read(ledger::head).unwrap().0);

    let may = |name: &str, table: &str, what: &str| {
        trial.scalar(&format!("SELECT has_table_privilege('{}', '{table}', '{what}')", role(name))) == "t"
    };
    for (name, table, allowed) in [
        ("officer", "ledger", "SELECT, INSERT"),
        ("officer", "blob", "SELECT, INSERT"),
        ("officer", "blob_part", "SELECT, INSERT"),
        ("officer", "list_row", "SELECT, INSERT, UPDATE, DELETE"),
        ("officer", "refinery_schema_history", "SELECT"),
        ("site", "ledger", "SELECT"),
        ("site", "person", "SELECT"),
        ("site", "letter", "SELECT, INSERT"),
        ("site", "secret_password", ""),
        ("site", "secret_hook", ""),
        ("site", "message", ""),
        ("officer", "secret_session", "SELECT, INSERT, UPDATE, DELETE"),
    ] {
        for what in ["SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE", "TRIGGER"] {
            assert_eq!(may(name, table, what), allowed.contains(what), "{name} {what} {table}");
        }
    }
    // Even a program that writes finds no way with the site's role.
    let mut writer = Registry::open(&as_role("site")).unwrap();
    let refused = writer.write(|store| close_and_publish(store, MAY)).map_err(|error| error.to_string());
    assert!(refused.as_ref().is_err_and(|said| said.contains("permission denied")), "{refused:?}");
    assert!(matches!(Registry::create(&as_role("site")), Err(Error::Exists(_))));
}
