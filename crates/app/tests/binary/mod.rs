//! The built `arpad`, asked as a shell asks it.
#![allow(dead_code, reason = "several test files share it, each uses a part")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::time::UNIX_EPOCH;

/// Runs it with these arguments and this input, in English unless the arguments say otherwise.
pub fn arpad_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(arguments)
        .env("ARPAD_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("arpad starts");
    // A call that is refused does not read its input.
    let _ = child.stdin.take().expect("its input").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// Runs it without input.
pub fn arpad(arguments: &[&str]) -> Output {
    arpad_with(arguments, b"")
}

/// A place for what the tests of a run share until it ends, when nobody tidies up any more: the next run does. Runs at the same
/// time do not meet.
pub fn of_this_run(name: &str) -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let runs = Path::new(env!("CARGO_TARGET_TMPDIR")).join("runs");
        for run in std::fs::read_dir(&runs).into_iter().flatten().flatten() {
            if !Path::new("/proc").join(run.file_name()).exists() {
                let _ = std::fs::remove_dir_all(run.path());
            }
        }
        let folder = runs.join(std::process::id().to_string());
        // Of an earlier program with this number.
        let _ = std::fs::remove_dir_all(&folder);
        folder
    });
    let place = folder.join(name);
    std::fs::create_dir_all(place.parent().unwrap_or(folder)).expect("a folder");
    place
}

/// The bytes of the small invented federation's register, as this very program builds it: once, and again when the program is
/// another one.
pub fn small_federation() -> Vec<u8> {
    let program = std::fs::metadata(env!("CARGO_BIN_EXE_arpad")).expect("the program");
    let built = program.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok()).expect("when it was built");
    let name = format!("small-{}-{}.db", program.len(), built.as_nanos());
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&name);
    if let Ok(bytes) = std::fs::read(&kept) {
        return bytes;
    }
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let file = folder.path().join("demo.db");
    let built = arpad(&["demo", "--small", "--no-serve", "--database", &format!("sqlite:{}", file.display())]);
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let files = std::fs::read_dir(folder.path()).expect("the folder").count();
    assert_eq!(files, 1, "the register is whole in its one file");
    let bytes = std::fs::read(&file).expect("a register");
    for old in std::fs::read_dir(env!("CARGO_TARGET_TMPDIR")).into_iter().flatten().flatten() {
        let is_old = |text: &str| text.starts_with("small-") && text != name;
        if old.file_name().to_str().is_some_and(is_old) {
            let _ = std::fs::remove_file(old.path());
        }
    }
    // Whole under its name, or not there.
    let _ = std::fs::rename(file, kept);
    bytes
}
