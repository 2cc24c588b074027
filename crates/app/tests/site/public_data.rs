//! The public download: taken from the site or written by the command, it gives the published lists in a folder without the
//! register, and a changed byte is found.

use crate::binary::arpad;
use crate::served::Site;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

/// `arpad verify --public` in a folder where nothing else is.
fn verified(file: &Path) -> (Option<i32>, Value) {
    let output: Output = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(["verify", "--json", "--public"])
        .arg(file.file_name().expect("a name"))
        .current_dir(file.parent().expect("a folder"))
        .env_remove("ARPAD_DATABASE")
        .output()
        .expect("it ends");
    let told = serde_json::from_slice(&output.stdout);
    (output.status.code(), told.unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr))))
}

#[test]
fn anybody_computes_the_lists_again_from_what_the_site_gives() {
    let site = Site::demo();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("public.sqlite");
    let answer = site.get("/api/v1/public.sqlite");
    assert_eq!(answer.status, 200, "{}", answer.text());
    std::fs::write(&file, &answer.body).expect("a file");
    std::fs::write(folder.path().join("public.sqlite.sha256"), answer.header("x-content-sha256").expect("a hash"))
        .expect("a file");
    let (code, told) = verified(&file);
    assert_eq!((code, &told["verified"]), (Some(0), &Value::Bool(true)), "{told}");
    assert_eq!(told["sha256_compared"], true);
    // Every published list, and every row of those that are ours: what the API says of them, added up.
    let lists: Value = serde_json::from_slice(&site.get("/api/v1/lists").body).expect("JSON");
    let published = lists["lists"].as_array().expect("lists").len() as u64;
    let number = |key: &str| told[key].as_u64().expect("a number");
    assert!(number("lists") + number("lists_taken_over") >= published, "revised lists stand beside the newest: {told}");
    assert_eq!((number("lists"), number("lists_taken_over"), number("rows")), (16, 3, 1016), "{told}");

    let archive = site.get("/api/v1/public.zip");
    assert_eq!((archive.status, archive.header("content-type")), (200, Some("application/zip")));
    let archive = zip::ZipArchive::new(std::io::Cursor::new(archive.body)).expect("an archive");
    assert_eq!(archive.len(), 21, "a file for each table: {:?}", archive.file_names().collect::<Vec<_>>());
    for language in ["hu", "en"] {
        let lists = site.page(&format!("/{language}/lists"));
        assert!(lists.contains("href=\"/api/v1/public.sqlite\"") && lists.contains("href=\"/api/v1/public.zip\""));
    }
}

#[test]
#[cfg(not(feature = "parquet"))]
fn a_program_without_parquet_says_how_to_have_it() {
    let site = Site::demo();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("public").display().to_string();
    let refused = arpad(&["export", "public", "--parquet", &path, "--database", &site.database]);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("--features parquet") && said.contains("--csv"), "{said}");
    assert!(!folder.path().join("public").exists(), "nothing is made");
}

#[test]
fn the_command_writes_it_and_a_changed_byte_is_found() {
    let site = Site::demo();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("public.sqlite");
    let path = file.display().to_string();
    let wanted = ["export", "public", "--sqlite", &path, "--database", &site.database];
    let written = arpad(&wanted);
    assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
    let again = arpad(&wanted);
    assert!(String::from_utf8_lossy(&again.stderr).contains("already there"), "nothing is overwritten");
    assert_eq!(verified(&file).0, Some(0));
    let whole = std::fs::read(&file).expect("bytes");
    for part in 0..24 {
        let mut bytes = whole.clone();
        let at = (whole.len() - 1) * part / 23;
        bytes[at] ^= 1;
        std::fs::write(&file, &bytes).expect("a file");
        let (code, told) = verified(&file);
        assert_eq!((code, &told["verified"]), (Some(1), &Value::Bool(false)), "byte {at}: {told}");
    }
    // Without its hash the file speaks for itself: of a name that is changed in it the table is told.
    std::fs::remove_file(folder.path().join("public.sqlite.sha256")).expect("the hash");
    // A page of SQLite may keep a copy of before in room that nobody reads.
    let mut bytes = whole.clone();
    for at in (0..whole.len() - 8).filter(|at| &whole[*at..at + 8] == b"Kowalski") {
        bytes[at] = b'X';
    }
    std::fs::write(&file, &bytes).expect("a file");
    let (code, told) = verified(&file);
    assert_eq!((code, &told["faults"][0]["what"]), (Some(1), &Value::from("player")), "{told}");
    assert!(told["faults"][0]["text"]["hu"].as_str().is_some_and(|text| text.contains("player")), "{told}");
}
