//! A changed row of every table is found and named. A table in which the invented federation has no row gets one that no entry gives.

use super::*;
use arpad_invented::{Size, build, invent};
use arpad_office::verify::{BYTES, ROW, SEAL, SHAPE_CHANGED};

/// Table, a statement that changes one of its rows, one that changes it back, the code of the fault and how what is named begins.
type Change = (&'static str, &'static str, &'static str, &'static str, &'static str);

const CHANGES: &[Change] = &[
    (
        "refinery_schema_history",
        "UPDATE refinery_schema_history SET name = 'lists!' WHERE version = 4",
        "UPDATE refinery_schema_history SET name = 'lists' WHERE version = 4",
        SHAPE_CHANGED,
        "migration 4",
    ),
    (
        "ledger",
        "UPDATE ledger SET why = why || '!' WHERE seq = 5",
        "UPDATE ledger SET why = substr(why, 1, length(why) - 1) WHERE seq = 5",
        SEAL,
        "",
    ),
    (
        "blob",
        "UPDATE blob SET length = length + 1 WHERE id = 1",
        "UPDATE blob SET length = length - 1 WHERE id = 1",
        BYTES,
        "",
    ),
    (
        "blob_part",
        "UPDATE blob_part SET part = 9 WHERE blob = 1",
        "UPDATE blob_part SET part = 0 WHERE blob = 1",
        ROW,
        "blob_part 1, 0",
    ),
    (
        "setting",
        "INSERT INTO setting (name, value) VALUES ('quiet', '1')",
        "DELETE FROM setting WHERE name = 'quiet'",
        ROW,
        "setting quiet",
    ),
    (
        "club",
        "UPDATE club SET entry = entry + 1 WHERE id = 1",
        "UPDATE club SET entry = entry - 1 WHERE id = 1",
        ROW,
        "club 1",
    ),
    (
        "person",
        "UPDATE person SET komir = komir + 900000 WHERE id = 1",
        "UPDATE person SET komir = komir - 900000 WHERE id = 1",
        ROW,
        "person 1",
    ),
    (
        "title",
        "UPDATE title SET entry = entry + 1 WHERE person = (SELECT min(person) FROM title)",
        "UPDATE title SET entry = entry - 1 WHERE person = (SELECT min(person) FROM title)",
        ROW,
        "title ",
    ),
    (
        "paper",
        "UPDATE paper SET person = person + 1 WHERE entry = (SELECT min(entry) FROM paper)",
        "UPDATE paper SET person = person - 1 WHERE entry = (SELECT min(entry) FROM paper)",
        ROW,
        "paper ",
    ),
    (
        "strength",
        "UPDATE strength SET entry = entry + 1 WHERE place = 1",
        "UPDATE strength SET entry = entry - 1 WHERE place = 1",
        ROW,
        "strength ",
    ),
    (
        "remembered",
        "UPDATE remembered SET person = person + 1",
        "UPDATE remembered SET person = person - 1",
        ROW,
        "remembered ",
    ),
    (
        "tournament",
        "UPDATE tournament SET rounds = 99 - rounds WHERE id = 1",
        "UPDATE tournament SET rounds = 99 - rounds WHERE id = 1",
        ROW,
        "tournament 1",
    ),
    (
        "report",
        "INSERT INTO report (tournament, entry, block) SELECT tournament, entry + 1, block FROM report WHERE tournament = 1",
        "DELETE FROM report WHERE tournament = 1 AND entry = (SELECT max(entry) FROM report WHERE tournament = 1)",
        ROW,
        "report 1",
    ),
    (
        "participant",
        "INSERT INTO participant (tournament, person) VALUES (1, 999)",
        "DELETE FROM participant WHERE person = 999",
        ROW,
        "participant 1, 999",
    ),
    (
        "submission",
        "UPDATE submission SET because = 'x' || because WHERE id = 1",
        "UPDATE submission SET because = substr(because, 2) WHERE id = 1",
        ROW,
        "submission 1",
    ),
    (
        "answer",
        "INSERT INTO answer (submission, line, person, entry) VALUES (1, 77, 1, 5)",
        "DELETE FROM answer WHERE line = 77",
        ROW,
        "answer 1, 77",
    ),
    (
        "decision",
        "UPDATE decision SET reference = 'x' || reference WHERE entry = (SELECT min(entry) FROM decision)",
        "UPDATE decision SET reference = substr(reference, 2) WHERE entry = (SELECT min(entry) FROM decision)",
        ROW,
        "decision ",
    ),
    (
        "appeal",
        "UPDATE appeal SET grounds = 'x' || grounds",
        "UPDATE appeal SET grounds = substr(grounds, 2)",
        ROW,
        "appeal ",
    ),
    (
        "correction",
        "UPDATE correction SET tournament = tournament + 1",
        "UPDATE correction SET tournament = tournament - 1",
        ROW,
        "correction ",
    ),
    (
        "list",
        "UPDATE list SET players = players + 1 WHERE id = 3",
        "UPDATE list SET players = players - 1 WHERE id = 3",
        ROW,
        "list 3",
    ),
    (
        "list_row",
        "UPDATE list_row SET rating = rating + 1 WHERE list = 3 AND person = (SELECT min(person) FROM list_row WHERE list = 3)",
        "UPDATE list_row SET rating = rating - 1 WHERE list = 3 AND person = (SELECT min(person) FROM list_row WHERE list = 3)",
        ROW,
        "list_row 3, 2",
    ),
    (
        "rated_in",
        "INSERT INTO rated_in (list, tournament) VALUES (3, 999)",
        "DELETE FROM rated_in WHERE tournament = 999",
        ROW,
        "rated_in 3, 999",
    ),
    (
        "list_start",
        "INSERT INTO list_start (list, person) VALUES (3, 999)",
        "DELETE FROM list_start WHERE person = 999",
        ROW,
        "list_start 3, 999",
    ),
    (
        "part",
        "INSERT INTO part (tournament, event, entry) VALUES (2, 1, 5)",
        "DELETE FROM part WHERE tournament = 2",
        ROW,
        "part 2",
    ),
    (
        "person_before",
        "INSERT INTO person_before (person, entry, family, given, country) VALUES (1, 3, 'Titkos', 'Név', 'HUN')",
        "DELETE FROM person_before WHERE person = 1 AND entry = 3",
        ROW,
        "person_before 1, 3",
    ),
    (
        "born_before",
        "INSERT INTO born_before (person, entry, born) VALUES (1, 3, '1950')",
        "DELETE FROM born_before WHERE person = 1 AND entry = 3",
        ROW,
        "born_before 1, 3",
    ),
    (
        "club_before",
        "INSERT INTO club_before (club, entry, name) VALUES (1, 3, 'Más')",
        "DELETE FROM club_before WHERE entry = 3",
        ROW,
        "club_before 1, 3",
    ),
    (
        "off_list",
        "INSERT INTO off_list (list, person, block) SELECT 3, 999, hash FROM blob WHERE id = 1",
        "DELETE FROM off_list WHERE person = 999",
        ROW,
        "off_list 3, 999",
    ),
    (
        "account",
        "INSERT INTO account (id, name, shown, roles, disabled, entry) VALUES (77, 'x', 'x', 'admin', 0, 5)",
        "DELETE FROM account WHERE id = 77",
        ROW,
        "account 77",
    ),
    (
        "photo",
        "INSERT INTO photo (person, hash, kind, credit, agreed, entry) SELECT 1, hash, 'png', '', '2024-01-01', 5 FROM blob WHERE id = 1",
        "DELETE FROM photo WHERE person = 1",
        ROW,
        "photo 1",
    ),
    (
        "picture",
        "INSERT INTO picture (hash, bytes) SELECT hash, hash FROM blob WHERE id = 1",
        "DELETE FROM picture WHERE hash = (SELECT hash FROM blob WHERE id = 1)",
        ROW,
        "picture ",
    ),
    (
        "statement",
        "INSERT INTO statement (list, federation, moment, entry, seal, lines, root, salt, signer, signature)
            SELECT 999, 'x', '2024-01-01T10:00:00Z', 5, hash, 1, hash, hash, hash, hash FROM blob WHERE id = 1",
        "DELETE FROM statement WHERE list = 999",
        "verify-statement-list",
        "999",
    ),
];

/// What no entry gives: it came, or is a secret that can be erased. Nobody can say that a row of these is another.
fn is_outside(table: &str) -> bool {
    table.starts_with("secret_") || ["letter", "message"].contains(&table)
}

#[test]
fn a_changed_row_of_every_table_is_found_and_named() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        build(&mut registry, &invent(1867, Size::small()), Size::small(), |_, _| {}).unwrap();
        assert_eq!(faults(&mut registry), [], "{}", trial.name());
        let tables = trial.scalar(if trial.is_postgres() {
            "SELECT string_agg(table_name, ' ') FROM information_schema.tables WHERE table_schema = current_schema()"
        } else {
            "SELECT group_concat(name, ' ') FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        });
        let mut tables: Vec<&str> = tables.split(' ').filter(|table| !is_outside(table)).collect();
        let mut tried: Vec<&str> = CHANGES.iter().map(|(table, ..)| *table).collect();
        tables.sort_unstable();
        tried.sort_unstable();
        assert_eq!(tried, tables, "every table has its change");
        for (table, change, back, code, what) in CHANGES {
            trial.execute(change);
            let found = faults(&mut registry);
            let is_named = found.iter().any(|(found, told)| found == code && told.starts_with(what));
            assert!(is_named, "{table} on {}: {found:?}", trial.name());
            trial.execute(back);
        }
        assert_eq!(faults(&mut registry), [], "each was changed back, {}", trial.name());
    }
}
