//! Hostile files at the desk: each is told as what it is, nothing is written beside the ledger, and the desk works on.

use crate::month::{APRIL, SIX, begun, report};
use crate::office::Office;
use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(*name, SimpleFileOptions::default()).expect("an entry");
        writer.write_all(bytes).expect("bytes");
    }
    writer.finish().expect("an archive").into_inner()
}

/// What the desk says of a file that was handed in by itself.
fn told(office: &Office, name: &str, bytes: &[u8]) -> String {
    let mut officer = office.come_in("officer");
    let sent = officer.hand_in(&[(name, bytes)]);
    assert!(sent.status < 500, "{name}: {}", sent.status);
    let page = match sent.status {
        303 => officer.get("/en/desk/reports"),
        _ => sent,
    };
    // Whatever it was, the next page answers.
    assert_eq!(officer.get("/en/desk").status, 200, "{name}");
    page.body
}

#[test]
fn an_archive_that_unpacks_to_very_much_is_not_unpacked() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let blanks = vec![b' '; 40 << 20];
    let bomb = archive(&[("bomb.trf", &blanks)]);
    assert!(bomb.len() < 100_000, "{}", bomb.len());
    let said = told(&office, "bomb.zip", &bomb);
    assert!(said.contains("bomb.zip") && said.contains("rejected"), "{said}");
    assert!(!said.contains("bomb.trf"), "nothing of it was taken: {said}");
}

/// One of a pile is of an event that has not begun: it waits with its sender, and the other is here.
#[test]
fn a_report_that_comes_too_early_does_not_keep_out_what_came_with_it() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let good = report("Áprilisi verseny", 4, &SIX);
    let early = report("Nyári verseny", 7, &SIX);
    let mut officer = office.come_in("officer");
    let sent = officer.hand_in(&[("early.trf", early.as_bytes()), ("good.trf", good.as_bytes())]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let page = officer.get("/en/desk/reports").body;
    assert!(page.contains("good.trf"), "{page}");
    assert!(!page.contains("/desk/reports/3"), "nothing of the other: {page}");
    assert_eq!(officer.hand_in(&[("early.trf", early.as_bytes())]).status, 422, "alone it is refused");
}

#[test]
fn names_that_climb_out_of_an_archive_are_names_and_nothing_else() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let text = report("Áprilisi verseny", 4, &SIX);
    let names = ["../../../climbed.trf", "/climbed.trf", "C:\\climbed.trf"];
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (*name, text.as_bytes())).collect();
    let said = told(&office, "climbing.zip", &archive(&files));
    assert!(said.contains("climbing.zip/climbed.trf") && !said.contains(".."), "{said}");
    told(&office, "../../climbed.trf", text.as_bytes());
    for place in ["climbed.trf", "../climbed.trf", "../../climbed.trf"] {
        assert!(!folder.path(place).exists(), "{place}");
    }
    assert!(!std::path::Path::new("/climbed.trf").exists());
    office.run(&["verify"]);
}

#[test]
fn entities_are_not_expanded_and_no_file_is_fetched() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let laughs: String =
        (1..12).map(|n| format!("<!ENTITY e{n} \"{}\">", format!("&e{};", n - 1).repeat(10))).collect();
    let file = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE Tournament [<!ENTITY e0 \"ha\">{laughs}<!ENTITY f SYSTEM \"file:///etc/passwd\">]>\
         <Tournament dataVersion=\"200\" fullVersionNumber=\"3.52\"><Players><Player name=\"&e11;\" firstName=\"&f;\"/>\
         </Players></Tournament>"
    );
    let said = told(&office, "laughs.xml", file.as_bytes());
    assert!(said.contains("laughs.xml") && said.contains("rejected"), "{said}");
    assert!(!said.contains("root:") && !said.contains("hahaha"), "{said}");
}

#[test]
fn a_hundred_megabytes_are_refused_before_they_are_read() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut officer = office.come_in("officer");
    let sent = officer.hand_in(&[("large.trf", &vec![b'x'; 100 << 20])]);
    assert_eq!(sent.status, 413, "{}", sent.body);
    assert!(!officer.get("/en/desk/reports").body.contains("large.trf"));
}

#[test]
fn the_name_of_a_file_is_text_wherever_it_is_shown() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let text = report("<img src=x onerror=alert(1)>", 4, &SIX);
    told(&office, "a<script>alert(1)</script>\u{202e}fdp.trf", text.as_bytes());
    let mut officer = office.come_in("officer");
    for place in ["/en/desk", "/hu/desk/reports", "/en/desk/reports/2", "/en/desk/ledger"] {
        let page = officer.get(place);
        assert_eq!(page.status, 200, "{place}");
        for raw in ["<script>alert", "<img src=x", "\u{202e}"] {
            assert!(!page.body.contains(raw), "{place}: {raw:?} in {}", page.body);
        }
        let split = page.headers.iter().any(|(_, value)| value.contains("fdp"));
        assert!(!split, "{place}: the name stands in a header");
    }
}
