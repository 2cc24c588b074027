//! Hostile files at the desk: each is told as what it is, nothing is written beside the ledger, and the desk works on.

use crate::month::{APRIL, SIX, begun, report};
use crate::office::Office;
use crate::programs::token;
use serde_json::{Value, json};
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

/// What is kept is kept for ever: of what is no report not much is.
#[test]
fn what_is_no_report_does_not_fill_the_register() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let mut arbiter = office.come_in("arbiter");
    let noise = |bytes: usize| (0..bytes).map(|at| (at * 7919 % 251) as u8).collect::<Vec<u8>>();
    let refused = arbiter.hand_in(&[("zaj.trf", &noise((1 << 20) + 1))]);
    assert!(
        refused.status == 422 && refused.body.contains("1048577") && refused.body.contains("1048576"),
        "{}",
        refused.body
    );
    assert!(!arbiter.get("/en/desk/reports").body.contains("zaj.trf"));
    let long = report("Áprilisi verseny", 4, &SIX) + &" ".repeat(8 << 20);
    let refused = arbiter.hand_in(&[("hosszu.trf", long.as_bytes())]);
    assert!(refused.status == 422 && refused.body.contains("8388608"), "{}", refused.body);
    // Beside a good one it is told, and keeps nothing out.
    let good = report("Áprilisi verseny", 4, &SIX);
    let sent = arbiter.hand_in(&[("zaj.trf", &noise(2 << 20)), ("jo.trf", good.as_bytes())]);
    let page = arbiter.get(sent.place()).body;
    assert!(page.contains("zaj.trf: turned away") && page.contains("jo.trf"), "{page}");
    assert_eq!(
        arbiter.hand_in(&[("kicsi.trf", &noise(1 << 20))]).status,
        303,
        "a small one is kept, and told to be none"
    );
}

/// The same bytes once more: when they came, under which number, and what became of them; at the desk with the page of the
/// file for whoever sees it, for programs with its number.
#[test]
fn the_same_bytes_again_are_told_with_what_became_of_them() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let file = report("Áprilisi verseny", 4, &SIX);
    let mut officer = office.come_in("officer");
    assert_eq!(officer.hand_in(&[("aprilis.trf", file.as_bytes())]).status, 303);
    let again = officer.hand_in(&[("masolat.trf", file.as_bytes())]);
    assert_eq!((again.status, again.place()), (303, "/en/desk/reports?done=0"), "nothing was done, and that is said");
    let page = officer.get(again.place()).body;
    let said = |state: &str| {
        format!(
            "masolat.trf: this file was received on {APRIL} as submission 2. Its state now: {state}. Nothing was done."
        )
    };
    assert!(page.contains("<p>Nothing was done.</p>") && page.contains(&said("received")), "{page}");
    let link = "<a href=\"/en/desk/reports/2\">Submission 2</a>";
    assert!(page.contains(link), "{page}");
    assert!(
        officer.get("/hu/desk/reports?done=0").body.contains("2. számú beküldésként. Jelenlegi állapota: beérkezett")
    );
    // Beside one that is new the same is said with the entry of that.
    let other = report("Másik verseny", 4, &SIX);
    let both = officer.hand_in(&[("masolat.trf", file.as_bytes()), ("masik.trf", other.as_bytes())]);
    let page = officer.get(both.place()).body;
    assert!(!both.place().ends_with("done=0") && page.contains(&said("received")) && page.contains(link), "{page}");
    // Another sender is told as much, and is not led where he may not go.
    let mut arbiter = office.come_in("arbiter");
    let sent = arbiter.hand_in(&[("masolat.trf", file.as_bytes())]);
    let page = arbiter.get(sent.place()).body;
    assert!(page.contains(&said("received")) && !page.contains("/desk/reports/2"), "{page}");
    // For programs, twice under one key the same.
    let done = officer.act("accept", &[("submission", "2"), ("registered", "2024-01-02"), ("rated", "x")]);
    assert_eq!(done.status, 303, "{}", done.body);
    let bearer = format!("Bearer {}", token(&office, "officer", &["submit"]));
    let call = || {
        let body = [
            b"--x\r\nContent-Disposition: form-data; name=\"files\"; filename=\"masolat.trf\"\r\n\r\n",
            file.as_bytes(),
            b"\r\n--x--\r\n",
        ];
        let kind = "multipart/form-data; boundary=x";
        let headers = [
            ("authorization", bearer.as_str()),
            ("content-type", kind),
            ("idempotency-key", "k-1"),
            ("accept-language", "en"),
        ];
        let answer = office.ask("POST", "/api/v1/acts/submit", &headers, &body.concat());
        serde_json::from_str::<Value>(&answer.body).expect("JSON")
    };
    let first = call();
    assert_eq!((&first["entry"], &first["submissions"]), (&Value::Null, &json!([])), "{first}");
    assert_eq!(first["remarks"], json!([said("accepted")]));
    let seen = json!([{"file": "masolat.trf", "submission": 2, "received": APRIL, "state": "accepted"}]);
    assert_eq!(first["seen_before"], seen);
    assert_eq!(call(), first);
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
