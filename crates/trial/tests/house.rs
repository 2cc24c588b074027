//! The arrows of the house, held by its sources: who may use whom, and what is absent where.

use std::path::{Path, PathBuf};

/// Which of our crates each crate may use, tests aside.
const ARROWS: [(&str, &[&str]); 9] = [
    ("codes", &[]),
    ("formats", &["codes"]),
    ("model", &["codes"]),
    ("rules", &["codes", "model"]),
    ("registry", &["model"]),
    ("office", &["codes", "formats", "model", "registry", "rules"]),
    ("invented", &["codes", "formats", "model", "office", "registry", "rules"]),
    ("app", &["codes", "formats", "invented", "model", "office", "registry", "rules"]),
    ("trial", &[]),
];

/// A clock is asked for the time nowhere below the app.
const CLOCKS: [&str; 4] = ["Timestamp::now", "Zoned::now", "SystemTime", "Instant::now"];

/// How a statement begins.
const STATEMENTS: [&str; 6] = ["SELECT ", "INSERT INTO ", "UPDATE ", "DELETE FROM ", "CREATE ", "DROP "];

#[test]
fn crates_use_each_other_in_one_direction() {
    let mut found: Vec<String> =
        std::fs::read_dir(crates()).unwrap().map(|one| one.unwrap().file_name().into_string().unwrap()).collect();
    found.sort();
    let mut known: Vec<&str> = ARROWS.iter().map(|(name, _)| *name).collect();
    known.sort();
    assert_eq!(found, known, "every crate has its arrows here");
    for (name, may_use) in ARROWS {
        let manifest = std::fs::read_to_string(crates().join(name).join("Cargo.toml")).unwrap();
        let dependencies = manifest.split("[dependencies]").nth(1).unwrap_or_default();
        let dependencies = dependencies.split("\n[").next().unwrap_or_default();
        for line in dependencies.lines() {
            let Some(used) = line.strip_prefix("arpad-") else { continue };
            let used = used.split(['.', ' ', '=']).next().unwrap();
            assert!(may_use.contains(&used), "{name} uses {used}");
        }
    }
}

#[test]
fn no_clock_below_the_app() {
    for (name, _) in ARROWS.iter().filter(|(name, _)| !matches!(*name, "app" | "trial")) {
        each_line(name, |place, line| {
            assert!(!CLOCKS.iter().any(|clock| line.contains(clock)), "{place}: {line}");
        });
    }
}

#[test]
fn no_statement_outside_the_registry() {
    for (name, _) in ARROWS.iter().filter(|(name, _)| !matches!(*name, "registry" | "trial")) {
        each_line(name, |place, line| {
            let is_statement = |text: &str| STATEMENTS.iter().any(|statement| text.starts_with(statement));
            assert!(!line.split('"').skip(1).step_by(2).any(is_statement), "{place}: {line}");
        });
    }
}

#[test]
fn the_app_knows_no_tables_and_its_site_no_commands() {
    each_line("app", |place, line| {
        assert!(!line.contains("registry::tables"), "{place}: {line}");
        assert!(!place.starts_with("web/") || !line.contains("crate::cli"), "{place}: {line}");
    });
}

/// Walks the sources of a crate; comments are not looked at.
fn each_line(name: &str, mut look: impl FnMut(&str, &str)) {
    let source = crates().join(name).join("src");
    let mut lines = 0;
    for file in files(&source) {
        let place = file.strip_prefix(&source).unwrap().display().to_string();
        for line in std::fs::read_to_string(&file).unwrap().lines().filter(|line| !line.trim_start().starts_with("//"))
        {
            look(&place, line);
            lines += 1;
        }
    }
    assert!(lines > 50, "{name} has only {lines} lines");
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found
}
