//! `verify` says what it has proved; a new register is its owner's alone.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A new register in a folder of its own.
fn register() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("arpad.db");
    let made = ask(&path, "en", &["init"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    (folder, path)
}

fn ask(path: &Path, language: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(arguments)
        .env("ARPAD_DATABASE", format!("sqlite:{}", path.display()))
        .env("ARPAD_MOMENT", "2025-03-01T12:00:00Z")
        .env("ARPAD_BY", "titkár")
        .env("ARPAD_LANG", language)
        .output()
        .unwrap()
}

fn said(output: &Output) -> (Option<i32>, String) {
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn it_says_what_it_has_proved() {
    let (_folder, path) = register();
    let (code, english) = said(&ask(&path, "en", &["verify"]));
    assert_eq!(code, Some(0), "{english}");
    let lines: Vec<&str> = english.lines().collect();
    assert_eq!(
        lines[0],
        "The register is consistent with itself up to entry 1: 1 entries, 0 received files, 0 lists computed again."
    );
    let seal = lines[1].strip_prefix("Seal of the newest entry: ").unwrap();
    assert!(seal.starts_with("1:") && seal.len() == 66, "{seal}");
    assert!(lines[2].starts_with("Compare it with a seal kept elsewhere"), "{english}");
    let (_, hungarian) = said(&ask(&path, "hu", &["verify"]));
    assert!(hungarian.starts_with("A nyilvántartás az 1. bejegyzésig összhangban van önmagával:"), "{hungarian}");
    assert!(hungarian.contains("Vesse össze egy máshol őrzött pecséttel"), "{hungarian}");

    let (code, kept) = said(&ask(&path, "en", &["verify", "--seal", seal]));
    assert_eq!(code, Some(0));
    assert!(kept.contains("Noted seals that are those of their entries: 1."), "{kept}");
    let other = format!("1:{}", "0".repeat(64));
    let (code, told) = said(&ask(&path, "en", &["verify", "--seal", &other]));
    assert_eq!(code, Some(1));
    assert!(told.starts_with("Entry 1 does not have the seal that was noted; it has "), "{told}");
    for nonsense in ["", "1", "1:abc", "0:00", "x:y"] {
        assert_eq!(said(&ask(&path, "en", &["verify", "--seal", nonsense])).0, Some(2), "{nonsense}");
    }
}

#[cfg(unix)]
#[test]
fn a_register_others_can_read_is_warned_about() {
    use std::os::unix::fs::PermissionsExt;
    let (_folder, path) = register();
    assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    for command in [&["verify"][..], &["ledger"], &["club", "add", "Haladás"]] {
        assert_eq!(String::from_utf8_lossy(&ask(&path, "en", command).stderr), "", "{command:?}");
    }
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    for command in [&["verify"][..], &["ledger"], &["club", "add", "Törekvés"]] {
        let told = ask(&path, "en", command);
        let warning = String::from_utf8_lossy(&told.stderr).into_owned();
        assert!(told.status.success() && warning.contains("permissions 0644"), "{command:?}: {warning}");
    }
}

/// A demo that is killed leaves no register, and the next one is not in its way.
#[test]
fn a_killed_demo_is_no_register() {
    let folder = tempfile::tempdir().unwrap();
    let (path, unfinished) = (folder.path().join("demo.db"), folder.path().join("demo.db.unfinished"));
    let database = format!("sqlite:{}", path.display());
    let mut demo = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(["demo", "--no-serve", "--database", &database])
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    while !unfinished.exists() && demo.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    demo.kill().unwrap();
    demo.wait().unwrap();
    assert!(unfinished.exists() && !path.exists());
    let made = ask(&path, "en", &["init"]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(path.exists() && !unfinished.exists());
    assert_eq!(said(&ask(&path, "en", &["verify"])).0, Some(0));
}

/// Backed up, changed afterwards, restored: the register of the backup, with its seal, on a new name; the backup is kept as it was.
#[test]
fn a_backup_is_restored_and_verifies() {
    let (folder, path) = register();
    let backup = folder.path().join("friday.db");
    let name = backup.to_str().unwrap();
    let (code, told) = said(&ask(&path, "en", &["backup", name]));
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains(&format!("is in {name}: 1 entries of the ledger")), "{told}");
    let seal = told.lines().find_map(|line| line.strip_prefix("Seal: ")).unwrap().split(' ').next().unwrap().to_owned();
    assert!(ask(&path, "en", &["club", "add", "Ózdi SE"]).status.success());

    let refused = ask(&path, "hu", &["restore", name]);
    assert_eq!(refused.status.code(), Some(2), "a register that is there stays");
    assert!(String::from_utf8_lossy(&refused.stderr).contains("itt már van nyilvántartás"));
    assert_eq!(ask(&path, "en", &["backup", name]).status.code(), Some(2), "and so does a backup");

    let restored = folder.path().join("restored.db");
    let (code, told) = said(&ask(&restored, "hu", &["restore", name]));
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("1 naplóbejegyzés"), "{told}");
    let (code, told) = said(&ask(&restored, "en", &["verify", "--seal", &seal]));
    assert_eq!(code, Some(0), "{told}");
    let (_, clubs) = said(&ask(&restored, "en", &["club", "list"]));
    assert!(!clubs.contains("Ózdi"), "{clubs}");

    let mut bytes = std::fs::read(&backup).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    std::fs::write(&backup, bytes).unwrap();
    let again = folder.path().join("again.db");
    let refused = ask(&again, "en", &["restore", name]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("is not the file that was backed up"));
    assert!(!again.exists());
    // Whoever has lost the note is told that nothing was compared.
    assert!(!told.contains("No SHA-256 stands beside"));
    assert_eq!(ask(&path, "en", &["backup", folder.path().join("bare.db").to_str().unwrap()]).status.code(), Some(0));
    std::fs::remove_file(folder.path().join("bare.db.sha256")).unwrap();
    let (code, told) = said(&ask(&again, "en", &["restore", folder.path().join("bare.db").to_str().unwrap()]));
    assert!(code == Some(0) && told.contains("No SHA-256 stands beside"), "{told}");
}

/// What is no backup, and one that is not whole, are told by their own names; where no register is nobody is sent to make one over it.
#[test]
fn what_is_no_backup_and_no_register_is_told_by_its_name() {
    let (folder, path) = register();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let refused = |path: &Path, arguments: &[&str]| {
        let asked = ask(path, "en", arguments);
        assert_eq!(asked.status.code(), Some(2), "{arguments:?}: {}", said(&asked).1);
        String::from_utf8_lossy(&asked.stderr).into_owned()
    };
    let (backup, public, new) = (file("friday.db"), file("public.sqlite"), folder.path().join("new.db"));
    assert_eq!(ask(&path, "en", &["backup", &backup]).status.code(), Some(0));
    assert_eq!(ask(&path, "en", &["export", "public", "--sqlite", &public]).status.code(), Some(0));
    let whole = std::fs::read(&backup).unwrap();
    std::fs::write(file("half.db"), &whole[..whole.len() / 2]).unwrap();
    std::fs::write(file("empty.db"), "").unwrap();
    std::fs::write(file("notes.txt"), "notes").unwrap();
    for (name, due) in [
        ("public.sqlite", "is no backup of a register. Name the file that arpad backup has made."),
        ("empty.db", "is no backup of a register."),
        ("notes.txt", "is no backup of a register."),
        ("half.db", "is damaged. Take another backup."),
    ] {
        let told = refused(&new, &["restore", &file(name)]);
        assert!(told.contains(&format!("{} {due}", file(name))), "{name}: {told}");
        assert!(!new.exists(), "{name}");
    }
    // The download of the public is a database of SQLite, too; so is that of any other program.
    let strange = [Path::new(&public), folder.path()];
    for path in strange {
        for arguments in [&["verify"][..], &["init"], &["restore", &backup]] {
            let told = refused(path, arguments);
            assert!(told.contains("is a file or a folder that is no register"), "{arguments:?}: {told}");
        }
    }
    assert!(refused(&path, &["backup", &file("")]).contains("is a file or a folder that is no register"));
    // Nobody may make a file there, whoever he is; it is the place that is told, and not the register.
    let told = refused(&path, &["backup", "/sys/friday.db"]);
    assert!(told.contains("You have no right to write /sys/friday.db."), "{told}");
}

/// Another program leaves another kind of journal; nothing is damaged by it, and the next of ours puts it back.
#[test]
fn another_kind_of_journal_is_no_damage() {
    let (_folder, path) = register();
    let other = rusqlite::Connection::open(&path).unwrap();
    let mode: String = other.query_row("PRAGMA journal_mode = delete", [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "delete");
    drop(other);
    let (code, told) = said(&ask(&path, "en", &["verify"]));
    assert_eq!(code, Some(0), "{told}");
}
