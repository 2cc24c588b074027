//! Who only looks cannot change anything, and notices when there is something else to look at.

use super::*;
use arpad_registry::ReadOnly;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

fn path(trial: &Trial) -> PathBuf {
    trial.address().trim_start_matches("sqlite:").into()
}

fn mode(path: &Path) -> u32 {
    path.metadata().unwrap().permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_new_file_is_its_owners_alone() {
    let trial = arpad_trial::sqlite();
    let mut registry = created(&trial);
    append(&mut registry, "first");
    assert_eq!(mode(&path(&trial)), 0o600);
    let journal = PathBuf::from(format!("{}-wal", path(&trial).display()));
    assert_eq!(mode(&journal), 0o600);
    assert_eq!(registry.wide_mode(), None);
    for (wider, told) in [(0o640, Some(0o640)), (0o604, Some(0o604)), (0o400, None)] {
        set_mode(&path(&trial), wider);
        assert_eq!(registry.wide_mode(), told);
    }
}

#[test]
fn a_reader_reads_what_a_writer_writes() {
    for trial in trials() {
        let mut writer = created(&trial);
        let mut reader = ReadOnly::open(trial.address()).unwrap();
        for entry in 1..4 {
            append(&mut writer, "next");
            assert_eq!(reader.read(ledger::head).unwrap().0, EntryId(entry), "{}", trial.name());
        }
        assert!(reader.is_current());
    }
}

/// Who closes last can only look: the file is whole all the same.
#[test]
fn what_was_written_is_in_the_file_itself() {
    let (trial, copy) = (arpad_trial::sqlite(), arpad_trial::sqlite());
    let mut writer = created(&trial);
    let mut reader = ReadOnly::open(trial.address()).unwrap();
    assert_eq!(reader.read(ledger::head).unwrap().0, EntryId(0));
    append(&mut writer, "first");
    drop(writer);
    drop(reader);
    std::fs::copy(path(&trial), path(&copy)).unwrap();
    assert_eq!(ReadOnly::open(copy.address()).unwrap().read(ledger::head).unwrap().0, EntryId(1));
}

/// The tables are older than the program: whoever may, brings them up to date even to look.
#[test]
fn older_tables_are_brought_up_to_date_or_refused() {
    for trial in trials() {
        drop(created(&trial));
        trial.execute(
            "DROP INDEX tournament_changed; DROP INDEX tournament_starts; DROP INDEX rated_in_tournament; DROP INDEX submission_tournament;
             DROP TABLE letter; DROP TABLE account; DROP TABLE secret_password; DROP TABLE secret_totp; DROP TABLE secret_session;
             DROP TABLE secret_link; DROP TABLE secret_token; DROP TABLE secret_done; DROP TABLE secret_visit;
             DROP TABLE message; DROP TABLE secret_contact; DROP TABLE secret_hook; DROP TABLE photo; DROP TABLE picture; DROP TABLE statement; DROP TABLE born_before; ALTER TABLE club DROP COLUMN county;
             DROP TABLE list_start; DROP TABLE off_list; DROP INDEX person_last_part; DROP TABLE person_before; DROP TABLE club_before; DROP TABLE part; ALTER TABLE tournament DROP COLUMN facts; ALTER TABLE club DROP COLUMN merged_into; ALTER TABLE person DROP COLUMN withheld; ALTER TABLE person DROP COLUMN stranger; ALTER TABLE list_row DROP COLUMN score; ALTER TABLE list_row DROP COLUMN expected;
             DELETE FROM refinery_schema_history WHERE version > 5",
        );
        if trial.is_postgres() {
            let database = trial.scalar("SELECT current_database()");
            trial.execute(&format!("ALTER DATABASE {database} SET default_transaction_read_only = on"));
            let refused = ReadOnly::open(trial.address()).err();
            assert!(matches!(refused, Some(Error::Older { found: 5, known: 6.. })), "{refused:?}");
            let writable = format!("SET transaction_read_only = off; ALTER DATABASE {database} RESET ALL");
            trial.execute(&format!("BEGIN; {writable}; COMMIT"));
        }
        let mut reader = ReadOnly::open(trial.address()).unwrap();
        assert_eq!(reader.read(ledger::head).unwrap().0, EntryId(0), "{}", trial.name());
    }
}

#[test]
fn another_file_under_the_same_name_is_noticed() {
    let (trial, other) = (arpad_trial::sqlite(), arpad_trial::sqlite());
    append(&mut created(&trial), "first");
    let mut second = created(&other);
    (0..3).for_each(|_| _ = append(&mut second, "other"));
    drop(second);
    let mut reader = ReadOnly::open(trial.address()).unwrap();
    assert_eq!(reader.read(ledger::head).unwrap().0, EntryId(1));
    assert!(reader.is_current());
    std::fs::rename(path(&other), path(&trial)).unwrap();
    assert!(!reader.is_current());
    let mut again = ReadOnly::open(trial.address()).unwrap();
    assert_eq!(again.read(ledger::head).unwrap().0, EntryId(3));
    std::fs::remove_file(path(&trial)).unwrap();
    assert!(!again.is_current());
}

const READER: &str = "ARPAD_TEST_READER";

/// Looks at a registry as somebody who may write neither the file nor its folder.
#[test]
#[ignore = "started by the other test as a process of its own, with fewer rights"]
fn reader() {
    let Ok(address) = std::env::var(READER) else { return };
    assert!(Registry::open(&address).is_err(), "this process can write");
    let mut reader = ReadOnly::open(&address).unwrap();
    println!("HEAD {} {}", reader.read(ledger::head).unwrap().0, reader.is_current());
}

#[test]
fn read_only_media_can_be_read() {
    // In a folder that anybody may walk into, under a name that a URI has to escape.
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("100% arch?v #1");
    std::fs::create_dir(&inner).unwrap();
    let (file, address) = (inner.join("a.db"), format!("sqlite:{}/a.db", inner.display()));
    let program = folder.path().join("reader");
    std::fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    let mut registry = Registry::create(&address).unwrap();
    (0..2).for_each(|_| _ = append(&mut registry, "next"));
    drop(registry);
    set_mode(folder.path(), 0o755);
    set_mode(&program, 0o755);
    set_mode(&file, 0o444);
    set_mode(&inner, 0o555);
    let mut command = Command::new(&program);
    command.args(["--exact", "door::guarded::reader", "--ignored", "--nocapture"]).env(READER, &address);
    // The administrator may write everywhere; then somebody else looks.
    if std::fs::File::options().write(true).open(&file).is_ok() {
        command.uid(65534).gid(65534);
    }
    let told = command.current_dir("/").output().unwrap();
    let said = String::from_utf8_lossy(&told.stdout).into_owned() + &String::from_utf8_lossy(&told.stderr);
    set_mode(&inner, 0o755);
    assert!(said.contains("HEAD 2 true"), "{said}");
}
