//! A register of every schema is brought up to date and verifies; one of a schema to come is refused.
//!
//! The rows are those of `scripts/old-registers`: what a schema has tables for, done by a program of today and kept since. They are
//! poured into the tables that the first migrations make, without the columns of later ones; what later migrations fill in
//! (who is withheld, since when names are known) has to come out of the upgrade.

use arpad_office::verify::verify;
use arpad_registry::{Error, Registry};
use arpad_trial::Trial;
use std::path::{Path, PathBuf};

/// 2300 with K 40 against 2100, 2050, 1950 and 1900: .76 + .81 + .89 + .92 = 3.38; 3½ points are 40 × .12 = 4.8 more.
const FIRST: &str = "2305";

fn migrations() -> Vec<(u32, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../registry/migrations");
    let mut all: Vec<(u32, String)> = std::fs::read_dir(folder)
        .unwrap()
        .filter_map(|file| {
            let path = file.unwrap().path();
            let number = path.file_name()?.to_str()?.strip_prefix('V')?.split("__").next()?.parse().ok()?;
            Some((number, std::fs::read_to_string(&path).unwrap()))
        })
        .collect();
    all.sort();
    all
}

/// The rows that a schema could hold: those of the newest stage that is not above it.
fn rows(schema: u32) -> Vec<(String, serde_json::Map<String, serde_json::Value>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/office/upgraded");
    let stage = |path: &PathBuf| path.file_stem().and_then(|stem| stem.to_str()?.parse::<u32>().ok());
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let file = files.filter(|path| stage(path).is_some_and(|stage| stage <= schema)).max().unwrap();
    let text = std::fs::read_to_string(file).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A register as the first migrations make it, with its rows. `newest` is one of today, whose history of migrations is copied.
fn register_of(trial: &Trial, newest: &Trial, schema: u32) {
    if let Some(path) = trial.address().strip_prefix("sqlite:") {
        std::fs::File::create_new(path).unwrap();
    }
    let (bytes, clustered, text) = match trial.is_postgres() {
        true => ("BYTEA", "", " TEXT COLLATE \"C\""),
        false => ("BLOB", "WITHOUT ROWID", " TEXT"),
    };
    trial.execute(
        "CREATE TABLE refinery_schema_history( version int4 PRIMARY KEY, name VARCHAR(255), applied_on VARCHAR(255),
            checksum VARCHAR(255))",
    );
    let made: Vec<(u32, String)> = migrations().into_iter().filter(|(number, _)| *number <= schema).collect();
    assert_eq!(made.len(), schema as usize, "migrations have numbers one after the other");
    for (number, sql) in made {
        trial.execute(&sql.replace("{bytes}", bytes).replace("{clustered}", clustered).replace(" TEXT", text));
        let noted = |column: &str| {
            newest.scalar(&format!("SELECT {column} FROM refinery_schema_history WHERE version = {number}"))
        };
        let (name, applied, checksum) = (noted("name"), noted("applied_on"), noted("checksum"));
        trial.execute(&format!(
            "INSERT INTO refinery_schema_history VALUES ({number}, '{name}', '{applied}', '{checksum}')"
        ));
    }
    for (table, row) in rows(schema) {
        let has = columns(trial, &table);
        let row: Vec<_> = row.into_iter().filter(|(column, _)| has.contains(column)).collect();
        if row.is_empty() {
            continue;
        }
        let names: Vec<String> = row.iter().map(|(column, _)| format!("\"{column}\"")).collect();
        let values: Vec<String> = row.iter().map(|(_, value)| literal(trial, value)).collect();
        trial.execute(&format!("INSERT INTO \"{table}\" ({}) VALUES ({})", names.join(", "), values.join(", ")));
    }
}

/// The columns of a table; none where there is no such table.
fn columns(trial: &Trial, table: &str) -> Vec<String> {
    let told = trial.scalar(&if trial.is_postgres() {
        format!(
            "SELECT string_agg(column_name, ' ') FROM information_schema.columns
                WHERE table_schema = current_schema() AND table_name = '{table}'"
        )
    } else {
        format!("SELECT group_concat(name, ' ') FROM pragma_table_info('{table}')")
    });
    told.split_whitespace().map(str::to_owned).collect()
}

fn literal(trial: &Trial, value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::Null => "NULL".to_owned(),
        serde_json::Value::String(text) => match text.strip_prefix("\\x") {
            Some(digits) if trial.is_postgres() => format!("'\\x{digits}'"),
            Some(digits) => format!("x'{digits}'"),
            None => format!("'{}'", text.replace('\'', "''")),
        },
        other => other.to_string(),
    }
}

#[test]
fn a_register_of_every_schema_is_brought_up_to_date_and_verifies() {
    assert!(migrations().len() >= 21);
    for (newest, kind) in
        arpad_trial::trials().into_iter().zip([arpad_trial::sqlite, || arpad_trial::postgres().unwrap()])
    {
        drop(Registry::create(newest.address()).unwrap());
        for schema in 1..=migrations().len() as u32 {
            let trial = kind();
            register_of(&trial, &newest, schema);
            let told = || format!("schema {schema} on {}", trial.name());
            let mut registry = Registry::open(trial.address()).unwrap_or_else(|error| panic!("{}: {error}", told()));
            let verified = verify(&mut registry, |_, _| {}).unwrap();
            assert_eq!(verified.faults, [], "{}", told());
            // One entry founds it; a club, a person and her wish; an announcement, a report, its acceptance and five decisions; a
            // list closed and published; a user; a club of a county; a birth that turns out to be another.
            let due = match schema {
                1 => (1, 0, 0),
                2 => (4, 0, 0),
                3 => (12, 1, 0),
                4..16 => (14, 1, 1),
                16..18 => (15, 1, 1),
                18..20 => (16, 1, 1),
                _ => (17, 1, 1),
            };
            assert_eq!((verified.entries.0, verified.files, verified.lists), due, "{}", told());
            assert_eq!(verified.statements, u64::from(schema >= 19), "{}", told());
            assert_eq!(verified.without_scores, u64::from((4..6).contains(&schema)), "{}", told());
            if schema >= 2 {
                let withheld = trial.scalar("SELECT count(*) FROM person WHERE withheld = 1");
                assert_eq!(withheld, "1", "the wish holds, {}", told());
            }
            if schema >= 4 {
                // Five by decision and a newcomer, as the list was published.
                let first = "SELECT rating FROM list_row WHERE list = 1 AND person = 2";
                assert_eq!(trial.scalar(first), FIRST, "{}", told());
                assert_eq!(trial.scalar("SELECT count(rating) FROM list_row WHERE list = 1"), "6", "{}", told());
            }
        }
    }
}

#[test]
fn a_register_of_a_schema_to_come_is_refused() {
    for trial in arpad_trial::trials() {
        drop(Registry::create(trial.address()).unwrap());
        let known = migrations().len() as i64;
        let next = known + 1;
        trial.execute(&format!("INSERT INTO refinery_schema_history VALUES ({next}, 'to_come', '', '1')"));
        let refused = Registry::open(trial.address()).err();
        assert!(
            matches!(refused, Some(Error::Newer { found, known: here }) if (found, here) == (next, known)),
            "{}: {refused:?}",
            trial.name()
        );
    }
}
