//! The documents stay true: commands shown in them run and answer as shown, paths named in them exist.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).expect("a document of the house")
}

/// Every `$ arpad …` of a console block runs beside the examples, in a folder of its own; lines below it are its answer.
#[test]
fn commands_shown_in_the_documents_answer_as_shown() {
    for name in ["README.md", "docs/case-file.md", "docs/title-case.md", "docs/laboratory.md"] {
        let text = document(name);
        let mut run = 0;
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
                let Some(arguments) = line.strip_prefix("$ arpad ") else { continue };
                let output = Command::new(env!("CARGO_BIN_EXE_arpad"))
                    .args(arguments.split(' '))
                    .current_dir(folder.path())
                    .env("ARPAD_LANG", "en")
                    .env("ARPAD_DATABASE", "sqlite:demo.db")
                    .env("ARPAD_MOMENT", "2026-10-02T09:00:00Z")
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

/// Every path in backticks that begins like one of the house exists.
#[test]
fn paths_named_in_the_documents_exist() {
    let mut seen = 0;
    for name in
        ["README.md", "docs/case-file.md", "docs/laboratory.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "DESIGN.md"]
    {
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
