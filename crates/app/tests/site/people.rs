//! People's rights: a mistake is reported without a script and reaches the office, programs that fill in everything do not,
//! and what is kept of people is told.

use crate::binary::arpad;
use crate::served::{Answer, Site, sound};
use serde_json::Value;

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

fn send(site: &Site, language: &str, body: &str) -> Answer {
    site.ask("POST", &format!("/{language}/report"), FORM, body.as_bytes())
}

fn inbox(site: &Site, more: &[&str]) -> Value {
    let told = arpad(&[&["inbox"], more, &["--json", "--database", &site.database]].concat());
    serde_json::from_slice(&told.stdout).expect("JSON")
}

#[test]
fn a_report_reaches_the_office_and_is_answered_there() {
    let site = Site::start(|_| {});
    let seal = site.get("/hu/").header("etag").map(str::to_owned);
    let form = site.get_with("/hu/report", "Referer: http://arpad/hu/players/3\r\n");
    sound("/hu/report", &form);
    assert!(form.text().contains("value=\"/hu/players/3\""), "the page it is about is known");
    assert_eq!(form.header("cache-control"), Some("no-store"));
    let body = "text=Nem+%C3%A9n+voltam.%0D%0AHanem+a+b%C3%A1ty%C3%A1m.&page=%2Fhu%2Fplayers%2F3&name=Kiss+%C3%89va&contact=eva%40example.org&website=";
    let sent = send(&site, "hu", body);
    assert_eq!((sent.status, sent.header("location")), (303, Some("/hu/report?sent=1")));
    let thanks = site.page("/hu/report?sent=1");
    assert!(thanks.contains("az 1. számon"), "{thanks}");
    let told = inbox(&site, &[]);
    let letter = &told["letters"][0];
    assert_eq!(
        (&letter["letter"], &letter["page"], &letter["name"]),
        (&1.into(), &"/hu/players/3".into(), &"Kiss Éva".into())
    );
    assert_eq!(letter["text"], "Nem én voltam.\nHanem a bátyám.");
    assert_eq!(site.get("/hu/").header("etag").map(str::to_owned), seal, "nothing of the register has changed");

    let shown = arpad(&["inbox", "show", "1", "--lang", "hu", "--database", &site.database]);
    let shown = String::from_utf8_lossy(&shown.stdout).into_owned();
    assert!(shown.contains("eva@example.org") && shown.contains("Hanem a bátyám."), "{shown}");
    for (command, due) in [
        (&["inbox", "forget", "1"][..], 1),
        (&["inbox", "close", "1", "--answer", "Helyesbítettük."][..], 0),
        (&["inbox", "close", "1"][..], 1),
        (&["inbox", "reopen", "1"][..], 0),
        (&["inbox", "close", "1"][..], 0),
        (&["inbox", "forget", "1"][..], 0),
        (&["inbox", "show", "1"][..], 1),
    ] {
        let done = arpad(&[command, &["--database", &site.database]].concat());
        assert_eq!(done.status.code(), Some(due), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    }
    assert_eq!(inbox(&site, &["--all"])["letters"], Value::Array(Vec::new()));
    let verified = arpad(&["verify", "--database", &site.database]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}

#[test]
fn what_is_empty_too_long_or_from_a_program_does_not_reach_it() {
    let site = Site::start(|_| {});
    let empty = send(&site, "en", "text=+%0D%0A&name=Anna&website=");
    assert_eq!(empty.status, 422);
    sound("an empty report", &empty);
    assert!(empty.text().contains("role=\"alert\"") && empty.text().contains("value=\"Anna\""), "what was typed stays");
    let long = send(&site, "en", &format!("text={}&website=", "a".repeat(4001)));
    assert!(long.status == 422 && long.text().contains("4001"), "{}", long.status);
    let trapped = send(&site, "en", "text=Buy&website=http%3A%2F%2Fspam.example");
    assert_eq!(trapped.status, 200, "a program believes that it has succeeded");
    for (more, body) in [
        ("Content-Type: text/plain\r\n", "text=x".to_owned()),
        (FORM, format!("text={}", "a".repeat(70_000))),
        ("Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: cross-site\r\n", "text=x".to_owned()),
    ] {
        assert_eq!(site.ask("POST", "/hu/report", more, body.as_bytes()).status, 400, "{more}");
    }
    let elsewhere = site.get_with("/hu/report", "Referer: http://elsewhere.example/hu/players/3\r\n").text();
    assert!(
        elsewhere.contains("id=\"page\"") && !elsewhere.contains("players/3"),
        "another site's page is none of ours"
    );
    let hostile = send(&site, "hu", "text=x&page=javascript%3Aalert(1)&name=%3Cscript%3E&website=");
    assert_eq!(hostile.status, 303);
    let told = inbox(&site, &[]);
    assert_eq!(told["letters"].as_array().map(Vec::len), Some(1), "{told}");
    assert_eq!(told["letters"][0]["page"], "");
}

#[test]
fn many_reports_from_one_address_are_turned_away_with_what_they_say() {
    let site = Site::start(|_| {});
    for _ in 0..10 {
        assert_eq!(send(&site, "hu", "text=x").status, 303);
    }
    let more = send(&site, "hu", "text=Az+utols%C3%B3");
    assert_eq!(more.status, 503);
    assert!(more.text().contains("Az utolsó</textarea>"), "what was written is not lost");
    assert_eq!(inbox(&site, &[])["letters"].as_array().map(Vec::len), Some(10));
}

#[test]
fn every_page_leads_to_the_notice_and_to_the_form() {
    let site = Site::demo();
    for language in ["hu", "en"] {
        let home = site.page(&format!("/{language}/"));
        for room in ["privacy", "report"] {
            assert!(home.contains(&format!("href=\"/{language}/{room}\"")), "{language}: {room}");
        }
        let notice = site.page(&format!("/{language}/privacy"));
        assert!(notice.matches("<h2").count() >= 7 && !notice.contains(">privacy-"), "{language}");
    }
}

/// A picture of 160 × 200 pixels with a place in it.
fn portrait() -> Vec<u8> {
    arpad_trial::picture::png(160, 200, &[(b"tEXt", b"GPS\x0047.4979, 19.0402")])
}

#[test]
fn a_photo_is_shown_with_its_credit_and_gone_with_the_consent() {
    let site = Site::start(|_| {});
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("portrait.png");
    std::fs::write(&file, portrait()).expect("a file");
    let file = file.to_str().expect("a path in letters");
    let photo = |words: &[&str]| arpad(&[&["person", "photo", "1"], words, &["--database", &site.database]].concat());
    let place = "/photos/1";
    assert_eq!(site.get(place).status, 404);
    for wrong in ["/photos/x", "/photos/99999999", "/photos/1%00"] {
        assert_eq!(site.get(wrong).status, 404, "{wrong}");
    }
    assert!(!photo(&[file, "--credit", "Kiss <b>Anna</b>"]).status.success(), "without the day of the consent");
    let shown = photo(&[file, "--credit", "Kiss <b>Anna</b>", "--agreed", "2024-05-01"]);
    assert!(shown.status.success(), "{}", String::from_utf8_lossy(&shown.stderr));
    let told: Value = serde_json::from_slice(&site.get("/api/v1/players/1").body).expect("JSON");
    assert_eq!(told["photo"]["credit"], "Kiss <b>Anna</b>");
    let at = told["photo"]["url"].as_str().expect("an address").to_owned();
    let picture = site.get(&at);
    let heads = ["content-type", "x-content-type-options", "cache-control"].map(|name| picture.header(name));
    assert_eq!((picture.status, heads), (200, [Some("image/png"), Some("nosniff"), Some("no-cache")]));
    assert!(!picture.body.windows(3).any(|three| three == b"GPS"), "the place is left out");
    let page = site.get("/hu/players/1");
    let page = if page.status == 200 { page.text() } else { site.page(page.header("location").expect("an address")) };
    assert!(page.contains(&at) && page.contains("Fotó: Kiss &lt;b&gt;Anna&lt;/b&gt;"), "{page}");
    let tag = picture.header("etag").expect("a tag").to_owned();
    assert_eq!(site.get_with(place, &format!("If-None-Match: {tag}\r\n")).status, 304);

    assert!(photo(&["--withdraw", "2024-06-01"]).status.success());
    assert_eq!(site.get_with(&at, &format!("If-None-Match: {tag}\r\n")).status, 404, "gone at once");
    let told: Value = serde_json::from_slice(&site.get("/api/v1/players/1").body).expect("JSON");
    assert_eq!(told["photo"], Value::Null);
}

#[test]
fn the_notice_says_what_is_shown_of_minors() {
    let site = Site::start(|_| {});
    let minors = |words: &[&str]| arpad(&[&["minors"], words, &["--database", &site.database]].concat());
    assert!(!site.page("/hu/privacy").contains("monogram"));
    assert!(!minors(&["--show", "nothing"]).status.success());
    assert!(!minors(&["--until", "99"]).status.success());
    assert!(minors(&["--show", "initials", "--until", "14"]).status.success());
    assert!(site.page("/hu/privacy").contains("amelyben 14 évesek lesznek, csak a monogramjuk látszik"));
    assert!(site.page("/en/privacy").contains("in which they reach 14 only their initials are shown"));
}
