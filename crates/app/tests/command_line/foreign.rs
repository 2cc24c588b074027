//! Files that are no reports, at every command that takes reports; archives of reports; and a file that was cut.

use crate::binary::arpad_with;
use crate::month::{Office, SIX, report};
use std::io::{Cursor, Write};
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

const DAY: &str = "2024-03-07";

fn zipped(files: &[(&str, &[u8])], method: CompressionMethod) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(*name, SimpleFileOptions::default().compression_method(method)).expect("an entry");
        writer.write_all(bytes).expect("bytes");
    }
    writer.finish().expect("an archive").into_inner()
}

fn utf16(text: &str) -> Vec<u8> {
    [0xFF, 0xFE].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect()
}

#[test]
fn what_is_no_report_is_told_in_one_sentence() {
    let readme = zipped(&[("README.md", b"# Reports")], CompressionMethod::Stored);
    let workbook = zipped(&[("[Content_Types].xml", b"<Types/>")], CompressionMethod::Deflated);
    let letter = utf16("Kedves Kolléga! Mellékelve küldöm.");
    for (bytes, format, en, hu) in [
        (&b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n"[..], "pdf", "This is a PDF", "Ez PDF"),
        (&readme, "zip", "a zip archive without a tournament report in it (1 files)", "zip-tömörítvény"),
        (&workbook, "office", "a document of an office program", "irodai program dokumentuma"),
        (&letter, "utf-16", "text in UTF-16", "UTF-16 kódolású szöveg"),
        (b"\x00\x01\x02\x03TUNX\x00\x00\x07\x08", "binary", "This is not text", "Ez nem szöveg"),
        (b"# README\n\nThe reports are in march.\n", "text", "no line of it is a record", "egyetlen sora sem rekord"),
        (b"[Event \"Open\"]\n\n1. e4 e5 *\n", "pgn", "games in PGN", "PGN formában"),
    ] {
        for (language, words) in [("en", en), ("hu", hu)] {
            let said = arpad_with(&["check", "-", "--lang", language], bytes);
            let page = String::from_utf8_lossy(&said.stdout).into_owned();
            assert_eq!(said.status.code(), Some(1), "{format}");
            assert!(page.starts_with(&format!("- ({format})")) && page.contains(words), "{page}");
            assert_eq!(page.lines().count(), 2, "the verdict, and one sentence: {page}");
        }
        let rated = arpad_with(&["rate", "-"], bytes);
        assert_eq!(rated.status.code(), Some(2), "{format}");
        assert!(String::from_utf8_lossy(&rated.stderr).contains(en), "{format}");
        let office = Office::new("en");
        office.put("file", bytes);
        office.done(DAY, &["init", "--name", "X"]);
        let sent = office.on(DAY, &["submit", "file"]);
        assert_eq!((sent.code, sent.out.lines().count()), (Some(1), 2), "{}", sent.out);
        assert!(sent.out.contains("no tournament report") && sent.out.contains(en), "{}", sent.out);
    }
}

#[test]
fn each_report_of_an_archive_is_a_file_of_its_own() {
    let (spring, summer) = (report("Tavaszi verseny", 3, &SIX), report("Téli verseny", 2, &SIX));
    for method in [CompressionMethod::Stored, CompressionMethod::Deflated] {
        let nested = zipped(&[("inner.trf", spring.as_bytes())], method);
        let archive = zipped(
            &[
                ("../summer.trf", summer.as_bytes()),
                ("a/spring.trf", spring.as_bytes()),
                ("standings.pdf", b"%PDF-1.4\n%\xE2"),
                ("nested.zip", &nested),
            ],
            method,
        );
        let office = Office::new("en");
        office.put("reports.zip", &archive);
        let checked = office.json(DAY, &["check", "reports.zip"]);
        let names: Vec<&str> = checked["files"]
            .as_array()
            .expect("files")
            .iter()
            .map(|file| file["file"].as_str().expect("a name"))
            .collect();
        assert_eq!(names, ["reports.zip/a/spring.trf", "reports.zip/summer.trf"]);
        let rated = office.json(DAY, &["rate", "reports.zip"]);
        assert_eq!(rated["files"].as_array().map(Vec::len), Some(2));
        office.done(DAY, &["init", "--name", "X"]);
        let sent = office.json(DAY, &["submit", "reports.zip"]);
        assert_eq!(sent["files"][0]["tournament"], 1);
        assert_eq!(sent["files"][1]["file"], "reports.zip/summer.trf");
        let kept = office.json(DAY, &["submission", "1"]);
        assert_eq!(kept["file"], "reports.zip/a/spring.trf");
        // The same bytes by themselves are the same report.
        office.put("spring.trf", &spring);
        assert_eq!(office.json(DAY, &["submit", "spring.trf"])["files"][0]["seen_before"], true);
        office.done(DAY, &["verify"]);
    }
}

#[test]
fn a_pile_may_be_an_archive() {
    let archive = zipped(&[("spring.trf", report("Tavaszi verseny", 3, &SIX).as_bytes())], CompressionMethod::Deflated);
    let office = Office::new("en");
    office.put("march.zip", &archive);
    office.done(DAY, &["init", "--name", "X"]);
    let said = office.on(DAY, &["submit", "march.zip", "--accept"]);
    assert!(said.out.contains("march.zip/spring.trf"), "{}{}", said.out, said.err);
}

#[test]
fn a_report_in_utf16_is_read() {
    let office = Office::new("en");
    let text = report("Tavaszi verseny", 3, &SIX);
    office.put("plain.trf", &text);
    office.put("wide.trf", utf16(&text));
    let [plain, wide] = ["plain.trf", "wide.trf"].map(|file| office.json(DAY, &["rate", file]));
    assert_eq!(plain, wide);
    assert_eq!(plain["players"][0]["name"], "Ács, Őrs");
}

#[test]
fn a_cut_file_is_told_in_a_few_lines() {
    // A hundred and fifty lines behind the players are no records any more.
    let text = report("Tavaszi verseny", 3, &SIX) + &"x y z\n".repeat(150);
    let said = arpad_with(&["check", "-"], text.as_bytes());
    let page = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(page.contains("note and 147 more like it\n"), "{page}");
    assert!(page.lines().count() < 15, "{page}");
    let told = arpad_with(&["check", "-", "--json"], text.as_bytes());
    let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let remarks = told["files"][0]["notices"].as_array().expect("notices");
    assert_eq!(remarks.iter().filter(|notice| notice["code"] == "remark").count(), 150, "programs are told all");
}
