//! What stands around the rows: tables, columns, indexes, triggers, views, policies.

use super::*;
use arpad_model::EntryId;
use arpad_office::verify::{PAGES, ROW, SHAPE_CHANGED, SHAPE_EXTRA, SHAPE_MISSING};

/// Changes a whole federation in one way on each database.
fn changed(sql: &str) -> Vec<(Trial, Registry)> {
    let change = |trial: Trial| {
        let registry = federation(&trial);
        trial.execute(sql);
        (trial, registry)
    };
    arpad_trial::trials().into_iter().map(change).collect()
}

fn named<'a>(trial: &Trial, sqlite: &'a str, postgres: &'a str) -> &'a str {
    if trial.is_postgres() { postgres } else { sqlite }
}

#[test]
fn an_index_without_a_person() {
    const WITHOUT: &str = "DROP INDEX person_plain; CREATE INDEX person_plain ON person (plain) WHERE id <> 3";
    for (trial, mut registry) in changed(WITHOUT) {
        let found = faults(&mut registry);
        assert_eq!(found, [(SHAPE_CHANGED, "index person_plain".to_owned())], "{}", trial.name());
    }
}

/// The index says of itself that everybody is in it.
#[test]
fn an_index_that_hides_a_person() {
    const WITHOUT: &str = "DROP INDEX person_plain; CREATE INDEX person_plain ON person (plain) WHERE id <> 3";
    for (trial, mut registry) in changed(WITHOUT) {
        let wanted = if trial.is_postgres() {
            trial.execute("CREATE EXTENSION amcheck");
            trial.execute("UPDATE pg_index SET indpred = NULL WHERE indexrelid = CAST('person_plain' AS regclass)");
            "lacks matching index tuple within index \"person_plain\""
        } else {
            trial.execute(
                "PRAGMA writable_schema = ON; UPDATE sqlite_schema
                 SET sql = 'CREATE INDEX person_plain ON person (plain)' WHERE name = 'person_plain'",
            );
            drop(registry);
            registry = Registry::open(trial.address()).unwrap();
            "row 3 missing from index person_plain"
        };
        let found = faults(&mut registry);
        assert!(found.iter().any(|(code, what)| *code == PAGES && what.contains(wanted)), "{found:?}");
        assert!(found.iter().all(|(code, _)| *code == PAGES), "{found:?}");
    }
}

#[test]
fn a_server_without_the_means_to_look_into_its_indexes_says_so() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        let unchecked = |registry: &mut Registry| verify(registry, |_, _| {}).unwrap().pages_unchecked;
        assert_eq!(unchecked(&mut registry), trial.is_postgres());
        if trial.is_postgres() {
            trial.execute("CREATE EXTENSION amcheck");
            assert!(!unchecked(&mut registry));
        }
    }
}

/// Each blob fits its own hash, and each file finds the other's bytes.
#[test]
fn swapped_blobs() {
    const SWAP: &str = "UPDATE blob SET id = -1 WHERE id = 1; UPDATE blob_part SET blob = -1 WHERE blob = 1;
        UPDATE blob SET id = 1 WHERE id = 2; UPDATE blob_part SET blob = 1 WHERE blob = 2;
        UPDATE blob SET id = 2 WHERE id = -1; UPDATE blob_part SET blob = 2 WHERE blob = -1;";
    for (trial, mut registry) in changed(SWAP) {
        let found = verify(&mut registry, |_, _| {}).unwrap().faults;
        let submitted = |file: u32| {
            let sql = format!(
                "SELECT seq FROM ledger WHERE act = 'submit' AND body LIKE '%\"submission\":{file},%' ORDER BY seq LIMIT 1"
            );
            Some(EntryId(trial.scalar(&sql).parse().unwrap()))
        };
        let due = [1, 2].map(|file| Fault { code: ROW, entry: submitted(file), what: format!("blob {file}") });
        assert_eq!(found, due, "{}", trial.name());
    }
}

#[test]
fn bytes_that_no_entry_names() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        let hash = trial.literal(&[7; 32]);
        trial.execute(&format!("INSERT INTO blob (id, hash, length) VALUES (3, {hash}, 0)"));
        trial.execute(&format!("INSERT INTO blob_part (blob, part, packed) VALUES (4, 0, {hash})"));
        let due = [(ROW, "blob 3".to_owned()), (ROW, "blob_part 4, 0".to_owned())];
        assert_eq!(faults(&mut registry), due, "{}", trial.name());
    }
}

/// It is found, and meanwhile nothing that the ledger did not take is said to be done.
#[test]
fn a_trigger_that_swallows_entries() {
    for trial in arpad_trial::trials() {
        let mut registry = federation(&trial);
        trial.execute(if trial.is_postgres() {
            "CREATE FUNCTION quiet() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
             CREATE TRIGGER quiet BEFORE INSERT ON ledger FOR EACH ROW EXECUTE FUNCTION quiet()"
        } else {
            "CREATE TRIGGER quiet BEFORE INSERT ON ledger BEGIN SELECT RAISE(IGNORE); END"
        });
        let due = named(&trial, "trigger quiet", "function quiet(), trigger quiet ON ledger");
        let due: Vec<_> = due.split(", ").map(|part| (SHAPE_EXTRA, part.to_owned())).collect();
        assert_eq!(faults(&mut registry), due, "{}", trial.name());
        let refused = registry.write(|store| close_and_publish(store, MAY)).map_err(|error| error.to_string());
        assert!(refused.is_err_and(|said| said.contains("0 rows were written instead of 1")), "{}", trial.name());
    }
}

#[test]
fn a_rule_that_swallows_entries() {
    let Some(trial) = arpad_trial::postgres() else { return };
    let mut registry = federation(&trial);
    trial.execute("CREATE RULE quiet AS ON INSERT TO ledger DO INSTEAD NOTHING");
    assert_eq!(faults(&mut registry), [(SHAPE_EXTRA, "rule quiet ON ledger".to_owned())]);
    let refused = registry.write(|store| close_and_publish(store, MAY)).map_err(|error| error.to_string());
    assert!(refused.is_err_and(|said| said.contains("0 rows were written instead of 1")));
}

#[test]
fn a_view_in_the_place_of_a_table() {
    const VIEW: &str = "ALTER TABLE setting RENAME TO kept; CREATE VIEW setting AS SELECT name, value FROM kept";
    for (trial, mut registry) in changed(VIEW) {
        let found = faults(&mut registry);
        for due in [(SHAPE_CHANGED, "table setting"), (SHAPE_EXTRA, "table kept")] {
            assert!(found.contains(&(due.0, due.1.to_owned())), "{}: {found:?}", trial.name());
        }
    }
}

#[test]
fn a_dropped_unique_index() {
    for (trial, mut registry) in changed("DROP INDEX person_fide") {
        let found = faults(&mut registry);
        assert_eq!(found, [(SHAPE_MISSING, "index person_fide".to_owned())], "{}", trial.name());
    }
}

#[test]
fn a_table_and_a_column_too_many() {
    const EXTRA: &str = "CREATE TABLE gossip (word TEXT); ALTER TABLE person ADD COLUMN note TEXT";
    for (trial, mut registry) in changed(EXTRA) {
        let found = faults(&mut registry);
        for due in ["table gossip", "column gossip.word", "column person.note"] {
            assert!(found.contains(&(SHAPE_EXTRA, due.to_owned())), "{}: {found:?}", trial.name());
        }
    }
}

#[test]
fn a_column_of_another_kind() {
    let Some(trial) = arpad_trial::postgres() else { return };
    let mut registry = federation(&trial);
    trial.execute("ALTER TABLE setting ALTER COLUMN value DROP NOT NULL, ALTER COLUMN value SET DEFAULT 'x'");
    assert_eq!(faults(&mut registry), [(SHAPE_CHANGED, "column setting.value".to_owned())]);
}

/// Its owner is not subject to it; those who serve the site are.
#[test]
fn row_level_security() {
    let Some(trial) = arpad_trial::postgres() else { return };
    let mut registry = federation(&trial);
    trial.execute("ALTER TABLE person ENABLE ROW LEVEL SECURITY; CREATE POLICY partly ON person USING (id <> 3)");
    let due = [(SHAPE_EXTRA, "policy partly ON person".to_owned()), (SHAPE_CHANGED, "table person".to_owned())];
    assert_eq!(faults(&mut registry), due);
}

#[test]
fn a_child_whose_rows_are_read_with_its_parents() {
    let Some(trial) = arpad_trial::postgres() else { return };
    let mut registry = federation(&trial);
    trial.execute("CREATE TABLE child () INHERITS (person)");
    let found = faults(&mut registry);
    assert!(found.contains(&(SHAPE_EXTRA, "table child".to_owned())), "{found:?}");
    assert!(found.iter().any(|(_, what)| what.starts_with("child ") && what.ends_with(" OF person")), "{found:?}");
}

#[test]
fn a_column_that_is_ordered_otherwise() {
    let Some(trial) = arpad_trial::postgres() else { return };
    drop(federation(&trial));
    trial.execute("CREATE COLLATION \"C\" (provider = icu, locale = 'hu'); ALTER TABLE setting ALTER COLUMN value TYPE TEXT COLLATE public.\"C\"");
    let mut registry = Registry::open(trial.address()).unwrap();
    let due = [(SHAPE_CHANGED, "column setting.value".to_owned()), (SHAPE_EXTRA, "collation C".to_owned())];
    let mut found = faults(&mut registry);
    found.sort_by_key(|(_, what)| std::cmp::Reverse(what.clone()));
    assert_eq!(found, due);
}

/// They stand beside the tables, and change what a statement about the tables means or does.
#[test]
fn what_stands_beside_the_tables() {
    let Some(trial) = arpad_trial::postgres() else { return };
    let mut registry = federation(&trial);
    let database = trial.scalar("SELECT current_database()");
    trial.execute(&format!(
        "CREATE FUNCTION upper(bigint) RETURNS bigint LANGUAGE sql AS 'SELECT 1::bigint';
         CREATE FUNCTION alike(text, text) RETURNS boolean LANGUAGE sql AS 'SELECT true';
         CREATE OPERATOR === (LEFTARG = text, RIGHTARG = text, FUNCTION = alike);
         CREATE DOMAIN word AS text;
         CREATE FUNCTION listens() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN END';
         CREATE EVENT TRIGGER listening ON ddl_command_end EXECUTE FUNCTION listens();
         ALTER DATABASE {database} SET search_path = public, pg_catalog;
         ALTER DATABASE {database} SET statement_timeout = '1h'"
    ));
    let found = faults(&mut registry);
    for due in [
        "function upper(bigint)",
        "function alike(text, text)",
        "operator text === text",
        "type word",
        "function listens()",
        "event trigger listening",
        "setting search_path",
    ] {
        assert!(found.contains(&(SHAPE_EXTRA, due.to_owned())), "{due}: {found:?}");
    }
    assert!(!found.iter().any(|(_, what)| what.contains("statement_timeout")), "{found:?}");
}
