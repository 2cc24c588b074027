//! Every statement is a constant: read from the source itself, because a statement put together at run time is the one
//! mistake that no other test would notice before somebody with an unusual name does.

use std::path::{Path, PathBuf};

/// What marks a text as SQL. Our statements write these in capitals, our sentences do not.
const WORDS: [&str; 14] = [
    "SELECT ", "INSERT ", "UPDATE ", "DELETE ", "CREATE ", "DROP ", "ALTER ", "COPY ", "SET ", "FROM ", "WHERE ",
    "VALUES ", "ORDER BY", "LIMIT ",
];

/// Ways to put a text together.
const BUILDERS: [&str; 8] =
    ["format!(", "format_args!(", "write!(", "writeln!(", ".push_str(", ".join(", ".concat(", ".replace("];

/// The drivers' own calls that take SQL, and what ours may be given: constants, and texts that the compiler knows to be
/// `&'static str`. Two are not literally so: `numbered_for_postgres` turns `?1` of such a constant into `$1`, and the
/// migrations, which refinery runs, have their dialect filled in.
const CALLS: [&str; 12] = [
    ".batch_execute(",
    ".execute_batch(",
    ".simple_query(",
    ".prepare(",
    ".prepare_cached(",
    ".prepare_typed(",
    ".query_row(",
    ".query_one(",
    ".query_opt(",
    ".query_raw(",
    ".query_typed(",
    ".copy_in(",
];
const GIVEN: [&str; 5] = ["sql", "&statement", "&numbered_for_postgres(sql)", "bulk.insert", "bulk.copy"];

#[test]
fn no_statement_is_put_together() {
    let mut faults = Vec::new();
    for (path, source) in sources() {
        for builder in BUILDERS {
            for inside in calls(&source, builder) {
                if WORDS.iter().any(|word| inside.contains(word)) {
                    faults.push(format!("{}: {builder}{inside}", path.display()));
                }
            }
        }
        for line in source.lines() {
            let added = line.contains("\" +") || line.contains("+ \"") || line.contains("+= ");
            if added && WORDS.iter().any(|word| line.contains(word)) {
                faults.push(format!("{}: {}", path.display(), line.trim()));
            }
        }
        // The only ways from a text made at run time to a `&'static str`.
        for leak in ["leak(", "transmute"] {
            if source.contains(leak) {
                faults.push(format!("{}: {leak}", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn only_the_door_hands_statements_to_a_driver_and_only_constants() {
    let mut faults = Vec::new();
    let mut seen = 0;
    for (path, source) in sources() {
        let is_door = path.components().any(|part| part.as_os_str() == "door");
        for call in CALLS {
            for inside in calls(&source, call) {
                let first = first_argument(&inside);
                let constant = !first.is_empty() && first.chars().all(|c| c.is_ascii_uppercase() || c == '_');
                let literal = first.starts_with('"') && first.ends_with('"');
                if !is_door || !(constant || literal || GIVEN.contains(&first)) {
                    faults.push(format!("{}: {call}{inside}", path.display()));
                }
                seen += 1;
            }
        }
        // What the door offers to the tables takes constants alone.
        for signature in source.match_indices("sql: &").map(|(at, _)| &source[at..]) {
            let offered = is_door && signature.starts_with("sql: &'static str");
            let dialect = signature.starts_with("sql: &str") && (is_door || path.ends_with("migrations.rs"));
            if !offered && !dialect {
                faults.push(format!("{}: {}", path.display(), signature.lines().next().unwrap_or_default()));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(seen >= 8, "the door calls its drivers otherwise than this test believes: {seen}");
}

#[test]
fn what_the_test_looks_for_is_found() {
    let source = r#"let sql = format!("SELECT x FROM {}", table(")")); client.batch_execute(&sql, 1)"#;
    assert_eq!(calls(source, "format!("), [r#""SELECT x FROM {}", table(")")"#]);
    assert_eq!(first_argument(&calls(source, ".batch_execute(")[0]), "&sql");
}

/// Every file of this crate, without its own tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.len() > 8);
    found
}

fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            walk(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let tests = source.find("#[cfg(test)]\nmod ").unwrap_or(source.len());
            found.push((path, source[..tests].to_owned()));
        }
    }
}

/// What stands in the parentheses of every call.
fn calls(source: &str, call: &str) -> Vec<String> {
    source
        .match_indices(call)
        .map(|(at, _)| {
            let rest = &source[at + call.len()..];
            let (mut depth, mut quoted, mut escaped) = (1, false, false);
            let end = rest.char_indices().find(|(_, c)| {
                match c {
                    _ if escaped => escaped = false,
                    '\\' if quoted => escaped = true,
                    '"' => quoted = !quoted,
                    '(' if !quoted => depth += 1,
                    ')' if !quoted => depth -= 1,
                    _ => {}
                }
                depth == 0
            });
            rest[..end.map_or(rest.len(), |(at, _)| at)].to_owned()
        })
        .collect()
}

fn first_argument(inside: &str) -> &str {
    let inside = inside.trim();
    let (mut depth, mut quoted) = (0, false);
    let end = inside.char_indices().find(|(_, c)| {
        match c {
            '"' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => depth -= 1,
            _ => {}
        }
        *c == ',' && depth == 0 && !quoted
    });
    inside[..end.map_or(inside.len(), |(at, _)| at)].trim()
}
