//! The arrows of the house, held by its sources: who may use whom, and what is absent where.

use std::path::{Path, PathBuf};

/// Which of our crates each crate may use, tests aside.
const ARROWS: [(&str, &[&str]); 10] = [
    ("codes", &[]),
    ("formats", &["codes"]),
    ("model", &["codes"]),
    ("rules", &["codes", "model"]),
    ("registry", &["model"]),
    ("instruments", &["model", "rules"]),
    ("office", &["codes", "formats", "instruments", "model", "registry", "rules"]),
    ("invented", &["codes", "formats", "instruments", "model", "office", "registry", "rules"]),
    ("app", &["codes", "formats", "instruments", "invented", "model", "office", "registry", "rules"]),
    ("trial", &[]),
];

/// A clock is asked for the time nowhere below the app.
const CLOCKS: [&str; 4] = ["Timestamp::now", "Zoned::now", "SystemTime::now", "Instant::now"];

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

/// Nothing is vacuous in silence: a test that looks beside the project, or skips for want of something, asks whether a build
/// server runs it, and then fails.
#[test]
fn whatever_skips_fails_on_a_build_server() {
    // Not written whole, so that this file is not one of them.
    let marks = [["SKIP", "PED: "].concat(), ["/sha", "red/"].concat(), ["/sha", "red\""].concat()];
    let mut found = 0;
    for (name, _) in ARROWS {
        let folder = crates().join(name).join("tests");
        for file in if folder.exists() { files(&folder) } else { Vec::new() } {
            let text = std::fs::read_to_string(&file).unwrap();
            if marks.iter().any(|mark| text.contains(mark)) {
                assert!(text.contains("var(\"CI\")"), "{} skips on a build server too", file.display());
                found += 1;
            }
        }
    }
    assert!(found >= 5, "only {found} files were found");
}

#[test]
fn a_link_of_the_site_is_made_in_one_place() {
    let (mut lines, mut tested) = (0, String::new());
    each_line("app", |place, line| {
        // Tests stand at the end of a file and ask for what they like.
        if line == "#[cfg(test)]" {
            tested = place.to_owned();
        }
        let shows_links = ["web/pages/", "web/feeds.rs", "web/sitemap.rs", "web/shell.rs", "web/locale.rs"];
        if !shows_links.iter().any(|file| place.starts_with(file)) || line.contains(".route(") || tested == place {
            return;
        }
        let is_address = |text: &str| text.strip_prefix('/').is_some_and(|rest| rest.starts_with(char::is_alphabetic));
        assert!(!line.split('"').skip(1).step_by(2).any(is_address), "{place}: {line}");
        lines += 1;
    });
    assert!(lines > 3000, "only {lines} lines were looked at");
}

/// What the public may see of somebody is made in `views::public` of the office. Whatever else of the office speaks of a
/// person whole, a type or a function, is found in its sources; no door for the public may name it.
#[test]
fn no_door_for_the_public_receives_a_person_whole() {
    let carriers = carriers();
    for known in ["views/person_page/mod PersonPage", "views/person_page/find one_person", "views/records person"] {
        assert!(carriers.iter().any(|(file, name)| format!("{file} {name}") == known), "{known} in {carriers:?}");
    }
    let mut looked_at = 0;
    for file in files(&crates().join("app/src")) {
        let place = file.strip_prefix(crates().join("app/src")).unwrap().display().to_string();
        // The desk is the office's own door: nobody comes there who has not proved who he is.
        let is_public = ["web/", "answer/", "answer.rs"].iter().any(|door| place.starts_with(door));
        // So are these answers: they are given below its addresses alone.
        let of_desk = ["answer/arbiter.rs", "answer/desk.rs", "answer/records.rs", "answer/title_worklist.rs"];
        let is_desk = place.starts_with("web/desk/") || of_desk.contains(&&*place);
        if !is_public || is_desk {
            continue;
        }
        let code = code_of(&file);
        assert!(!words(&code).any(|word| word == "Person"), "{place} names Person");
        for path in imports(&code).into_iter().chain(calls(&code)) {
            let (room, name) = path.rsplit_once("::").unwrap_or(("", &path));
            let is_open = name == "*" && ["arpad_model", "arpad_office"].iter().any(|of| room.starts_with(of));
            assert!(!is_open, "{place} imports everything of {room}");
            // By the module of its own, or one above it that gives it on.
            let room = room.rsplit("::").next();
            let is_in = |file: &str| file.split('/').skip(1).any(|module| Some(module) == room);
            let carried = carriers.iter().find(|(file, carrier)| carrier == name && is_in(file));
            assert_eq!(carried, None, "{place}: {path}");
            looked_at += 1;
        }
    }
    assert!(looked_at > 1000, "only {looked_at} names were looked at");
}

/// Types and functions of the office that hold or give a person whole, each with its file.
fn carriers() -> Vec<(String, String)> {
    let source = crates().join("office/src");
    let mut all: Vec<(String, String)> = Vec::new();
    loop {
        let known = all.len();
        for file in files(&source) {
            let place = file.strip_prefix(&source).unwrap().with_extension("").display().to_string();
            let code = code_of(&file);
            let is_type = |word: &str| word.starts_with(char::is_uppercase);
            let is_known = |word: &str| word == "Person" || is_type(word) && all.iter().any(|(_, of)| of == word);
            let is_carried = |text: &str| words(text).any(is_known);
            let mut found = Vec::new();
            let mut own = "";
            for (at, line) in code.lines().enumerate() {
                let rest = || code.lines().skip(at).collect::<Vec<_>>().join(" ");
                if let Some(of) = line.strip_prefix("impl ") {
                    own = words(of).last().unwrap_or_default();
                } else if let Some(of) = line.strip_prefix("pub struct ").or(line.strip_prefix("pub enum ")) {
                    let body = rest();
                    let body = body.split(['}', ';']).next().unwrap();
                    found.extend(is_carried(body).then(|| words(of).next().unwrap().to_owned()));
                } else if let Some(of) = line.trim_start().strip_prefix("pub fn ") {
                    let head = rest();
                    let gives = head.split([';', '{']).next().unwrap().split("->").nth(1).unwrap_or_default();
                    // Who has a method that gives a person gives one himself.
                    let name = if line.starts_with(' ') { own } else { words(of).next().unwrap() };
                    found.extend(is_carried(gives).then(|| name.to_owned()));
                }
            }
            let new = found.into_iter().map(|name| (place.clone(), name)).filter(|one| !all.contains(one));
            let new: Vec<(String, String)> = new.collect();
            all.extend(new);
        }
        if all.len() == known {
            return all;
        }
    }
}

/// A source without its comments and texts.
fn code_of(file: &Path) -> String {
    let text = std::fs::read_to_string(file).unwrap();
    let code = text.lines().map(|line| line.split("//").next().unwrap().split('"').step_by(2).collect::<String>());
    code.collect::<Vec<_>>().join("\n")
}

fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

/// Every name a source imports, with its path.
fn imports(code: &str) -> Vec<String> {
    let mut all = Vec::new();
    for tree in code.split("use ").skip(1).filter_map(|rest| rest.split(';').next()) {
        let mut before: Vec<String> = vec![String::new()];
        let mut path = String::new();
        // What a name is called here does not matter.
        let tree = tree.replace(" as ", "@");
        for letter in tree.chars().filter(|letter| !letter.is_whitespace()).chain([',']) {
            match letter {
                '{' => before.push(std::mem::take(&mut path)),
                ',' | '}' => {
                    let path = std::mem::take(&mut path);
                    let name = path.split('@').next().unwrap();
                    all.extend((!name.is_empty()).then(|| before.concat() + name));
                    if letter == '}' {
                        before.pop();
                    }
                }
                letter => path.push(letter),
            }
        }
    }
    all
}

/// Every path in a source, such as `records::person`.
fn calls(code: &str) -> Vec<String> {
    let is_of_path = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | ':');
    let paths = code.split(|letter: char| !is_of_path(letter));
    paths.filter(|path| path.contains("::") && !path.ends_with(':')).map(str::to_owned).collect()
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
