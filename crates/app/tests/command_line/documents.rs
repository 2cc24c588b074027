//! The documents stay true: commands shown in them run and answer as shown, paths named in them exist.

use crate::served::Served;
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub fn document(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).expect("a document of the house")
}

/// Every document with commands in it: its language, and the moment at which they are typed.
const COMMANDS: &[(&str, &str, &str)] = &[
    ("README.md", "en", AUTUMN),
    ("docs/case-file.md", "en", AUTUMN),
    ("docs/title-case.md", "en", AUTUMN),
    ("docs/laboratory.md", "en", AUTUMN),
    ("docs/administrator.md", "en", SPRING),
    ("docs/api.md", "en", SPRING),
    ("docs/proofs.md", "en", SPRING),
    ("docs/messages.md", "en", SPRING),
    ("docs/hu/officer.md", "hu", SPRING),
    ("docs/en/officer.md", "en", SPRING),
    ("docs/hu/arbiter.md", "hu", SPRING),
    ("docs/en/arbiter.md", "en", SPRING),
    ("docs/hu/club.md", "hu", SPRING),
    ("docs/en/club.md", "en", SPRING),
    ("docs/hu/committee.md", "hu", SPRING),
    ("docs/en/committee.md", "en", SPRING),
];

/// After the last month of the large invented federation, and of the small one.
const AUTUMN: &str = "2026-10-02T09:00:00Z";
const SPRING: &str = "2024-04-29T09:00:00Z";

/// Every `$ arpad …` of a console block runs beside the examples, in a folder of its own; lines below it are its answer.
#[test]
fn commands_shown_in_the_documents_answer_as_shown() {
    for (name, language, moment) in COMMANDS {
        let text = document(name);
        let mut run = 0;
        // What the document sets and nothing else: whoever types it has no more.
        let mut set: Vec<(&str, &str)> = Vec::new();
        let folder = tempfile::tempdir().expect("a folder");
        std::os::unix::fs::symlink(root().join("examples"), folder.path().join("examples")).expect("the examples");
        for block in text.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()) {
            let mut lines = block.lines().peekable();
            while let Some(line) = lines.next() {
                let mut shown = String::new();
                while let Some(answer) = lines.next_if(|next| !next.starts_with("$ ")) {
                    shown.push_str(answer);
                    shown.push('\n');
                }
                set.extend(line.strip_prefix("$ export ").and_then(|said| said.split_once('=')));
                let Some(arguments) = line.strip_prefix("$ arpad ") else { continue };
                let output = Command::new(env!("CARGO_BIN_EXE_arpad"))
                    .args(words(arguments))
                    .current_dir(folder.path())
                    .env("ARPAD_LANG", language)
                    .env_remove("ARPAD_DATABASE")
                    .envs(set.iter().copied())
                    .env("ARPAD_MOMENT", moment)
                    .env("ARPAD_BY", "iroda")
                    .output()
                    .expect("arpad runs");
                let said = String::from_utf8(output.stdout).expect("UTF-8");
                assert!(output.status.code() != Some(2), "{name}: {line}: {}", String::from_utf8_lossy(&output.stderr));
                if !shown.is_empty() {
                    assert_eq!(said, shown, "{name}: {line}");
                }
                run += 1;
            }
        }
        // A command in another kind of block would be shown and not run.
        let shown = text.lines().filter(|line| line.starts_with("$ arpad ")).count();
        assert_eq!((run, run > 0), (shown, true), "{name}");
    }
}

/// The words of a command; what stands in quotation marks is one.
fn words(command: &str) -> Vec<&str> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(place, part)| if place % 2 == 1 { vec![part] } else { part.split_whitespace().collect() })
        .collect()
}

/// A guide stands in both languages with the same commands, and the pictures it shows are there, all of them small.
#[test]
fn guides_are_there_in_both_languages_and_their_pictures_too() {
    let mut pictures = std::collections::BTreeSet::new();
    for guide in ["officer", "arbiter", "club", "committee"] {
        let told = ["hu", "en"].map(|language| {
            let text = document(&format!("docs/{language}/{guide}.md"));
            for picture in text.split("](../").skip(1).filter_map(|rest| rest.split(')').next()) {
                let bytes = std::fs::read(root().join("docs").join(picture)).unwrap_or_else(|_| panic!("{picture}"));
                assert!(bytes.starts_with(b"\x89PNG") && bytes.len() < 120_000, "{picture}: {}", bytes.len());
                assert!(picture.starts_with(&format!("pictures/{language}-")), "{picture}");
                pictures.insert(picture.to_owned());
            }
            let commands = text.lines().filter(|line| line.starts_with("$ arpad "));
            commands.map(|line| line.split(' ').take(3).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
        });
        assert_eq!(told[0], told[1], "{guide}");
    }
    let kept =
        std::fs::read_dir(root().join("docs/pictures")).expect("pictures").map(|file| file.expect("a file").path());
    let kept = kept.filter(|path| path.extension().is_some_and(|kind| kind == "png")).count();
    assert_eq!(kept, pictures.len(), "a picture nobody shows is not kept");
}

/// Every path in backticks that begins like one of the house exists.
#[test]
fn paths_named_in_the_documents_exist() {
    let mut seen = 0;
    for name in [
        "README.md",
        "docs/case-file.md",
        "docs/laboratory.md",
        "docs/library.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "DESIGN.md",
    ] {
        let text = document(name);
        for path in text.split('`').skip(1).step_by(2) {
            let is_path = ["crates/", "examples/", "fuzz/", "./"].iter().any(|start| path.starts_with(start));
            if is_path && !path.contains([' ', '*', '{']) {
                assert!(root().join(path).exists(), "{name} names {path}");
                seen += 1;
            }
        }
    }
    assert!(seen > 20);
}

/// SECURITY.md states the limits of documents, each in its row.
#[test]
fn the_limits_of_documents_are_stated() {
    let text = document("SECURITY.md");
    let table =
        text.split("## Limits of a document").nth(1).and_then(|rest| rest.split("\n## ").next()).expect("a table");
    let stated: Vec<&str> =
        table.lines().filter_map(|line| line.strip_suffix(" |")?.rsplit_once("| ")).map(|row| row.1).collect();
    let grouped = |number: usize| match number {
        mebibytes if mebibytes.is_multiple_of(1 << 20) => format!("{} MiB", mebibytes >> 20),
        million @ 1_000_000.. => format!("{},{:03},{:03}", million / 1_000_000, million / 1000 % 1000, million % 1000),
        thousand @ 1000.. => format!("{},{:03}", thousand / 1000, thousand % 1000),
        few => few.to_string(),
    };
    let due: Vec<String> = arpad_formats::limits::ALL.iter().map(|limit| grouped(limit.most)).collect();
    assert_eq!(stated[1..], due);
}

/// Every address of the API by example answers on the federation it names, and so does what is sent there.
#[test]
fn the_api_by_example_answers() {
    let folder = tempfile::tempdir().expect("a folder");
    let made = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(["demo", "--small", "--no-serve"])
        .current_dir(folder.path())
        .env("ARPAD_BY", "iroda")
        .output()
        .expect("arpad runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let site = Served::start(folder.path(), "sqlite:demo.db", &[]);
    let mut answered = Vec::new();
    for line in document("docs/api.md").lines().filter_map(|line| line.strip_prefix("curl ")) {
        // With a token it is the test of the clients that asks.
        if line.contains("$TOKEN") {
            continue;
        }
        let (options, address) = line.trim_end_matches('\'').split_once('\'').expect("an address in quotation marks");
        let address = address.replace("localhost:8080", &site.base);
        let status = site.status(&options.split_whitespace().collect::<Vec<_>>(), &address, &root());
        answered.push((address, status));
    }
    assert!(answered.len() >= 10 && answered.iter().all(|(_, status)| status == "200"), "{answered:?}");
}
