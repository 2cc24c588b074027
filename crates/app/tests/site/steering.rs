//! Characters that steer a browser instead of being shown reach no page and no feed: names that bring them along are shown
//! with them written out.

use crate::binary::arpad;
use crate::called::{encoded, json, list, parsed};
use crate::served::{Answer, Site};
use arpad_model::is_steering;

/// Writes what follows backwards.
const TURNED: &str = "\u{202e}";

/// A report of four unknown players whose names, like that of the tournament, would turn the line around.
fn report() -> String {
    let mut report = format!(
        "012 Kupa {TURNED}tliyn\u{9b}31m\n022 Bu{TURNED}da\n032 HUN\n042 2024/04/09\n052 2024/04/09\n062 4\n\
         092 Individual: Swiss-System\n102 Nagy Bíró\n122 90+30\nXXR 3\n"
    );
    let results = [
        ("2.5", ["2 w 1", "4 b 1", "3 w ="]),
        ("1.0", ["1 b 0", "3 w 0", "4 b 1"]),
        ("2.0", ["4 w =", "2 b 1", "1 b ="]),
        ("0.5", ["3 b =", "1 w 0", "2 w 0"]),
    ];
    for ((points, games), rank) in results.into_iter().zip(1..) {
        let family = ["Qvarcz", "Wlassics", "Yblinger", "Xantusz"][rank - 1];
        let who = format!("{family}{TURNED}, Őr\u{85}s");
        let games: String = games.iter().map(|game| format!("  {game:>8}")).collect();
        report +=
            &format!("001 {rank:>4}      {who:<33} {:>4} HUN {:>11} 1980/00/00 {points:>4} {rank:>4}{games}\n", "", "");
    }
    report
}

fn steers(answer: &Answer) -> Option<char> {
    answer.text().chars().find(|letter| is_steering(*letter) && !matches!(letter, '\n' | '\t'))
}

#[test]
fn what_steers_is_written_out_on_every_page() {
    let site = Site::start(|database| {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(format!("a{TURNED}b.trf"));
        std::fs::write(&file, report()).expect("a report");
        let file = file.display().to_string();
        let told = arpad(&["submit", &file, "--received", "2024-04-10", "--json", "--database", database]);
        let told = parsed(&told.stdout);
        let number = told.pointer("/files/0/submission").unwrap_or_else(|| panic!("{told}")).to_string();
        let done =
            arpad(&["accept", number.trim_matches('"'), "--new", "--registered", "2024-01-01", "--database", database]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    });
    let newest = json(&site, "/tournaments?page_size=100");
    let is_it = |one: &&serde_json::Value| one["name"].as_str().is_some_and(|name| name.contains(TURNED));
    let event = list(&newest, "tournaments").iter().find(is_it).expect("the name as the report has it");
    let found = json(&site, "/players?q=Qvarcz");
    let person = &list(&found, "players")[0];
    assert!(person["family"].as_str().is_some_and(|family| family.contains(TURNED)), "{person}");

    let places = [
        (format!("/hu/tournaments/{}", event["tournament"]), "Kupa \\u202etliyn"),
        (format!("/en/tournaments/{}?round=1", event["tournament"]), "Qvarcz\\u202e"),
        ("/hu/tournaments".to_owned(), "Kupa \\u202e"),
        (format!("/en/tournaments?file-name={}", encoded(&format!("a{TURNED}b.trf"))), "a\\u202eb.trf"),
        (format!("/hu/players/{}", person["person"]), "Qvarcz\\u202e"),
        ("/hu/search?q=Qvarcz".to_owned(), "Qvarcz\\u202e"),
        ("/hu/suggest?q=Qvarcz".to_owned(), "Qvarcz\\\\u202e"),
        ("/en/live".to_owned(), "Kupa \\u202e"),
        (format!("/hu/search?q={}", encoded("\u{2066}\u{1b}x")), "\\u2066\\u001bx"),
        ("/en/feeds/tournaments.atom".to_owned(), "Kupa \\u202etliyn"),
    ];
    for (place, shown) in &places {
        let answer = site.get(place);
        assert_eq!(answer.status, 200, "{place}");
        assert_eq!(steers(&answer), None, "{place}");
        assert!(answer.text().contains(shown), "{place}: {}", answer.text());
    }
    // For programs: the same names, and nothing that steers a terminal they are shown on.
    for place in ["/tournaments?page_size=100", "/players?q=Qvarcz"] {
        let answer = site.get(&format!("/api/v1{place}"));
        assert_eq!((answer.status, steers(&answer)), (200, None), "{place}");
    }
    let asked = format!("/api/v1/players?q={}", encoded("x\u{202e}\u{1b}"));
    assert_eq!(steers(&site.get(&asked)), None);
    let case = format!(
        "{{\"edition\":\"fide-2024-03\",\"list_date\":\"2024-04-01\",\"players\":[{{\"id\":\"a{TURNED}\"}}],\"tournaments\":[]}}"
    );
    let rated = site.ask("POST", "/api/v1/rate", "Content-Type: application/json\r\n", case.as_bytes());
    assert_eq!((rated.status, steers(&rated)), (200, None), "{}", rated.text());
    assert!(rated.text().contains("\"a\\u202e\""), "{}", rated.text());
    // A file that is only looked at.
    let looked = site.send("/en/calculator/file", &[], &format!("x{TURNED}.trf"), report().as_bytes());
    assert_eq!((looked.status, steers(&looked)), (200, None));
    assert!(looked.text().contains("\\u202e"), "{}", looked.text());
}

#[test]
fn lines_that_were_typed_stay_lines() {
    let typed = encoded("2100 1\r\n2050 0\r\n");
    let page = Site::demo().get(&format!("/en/calculator/change?ask=1&own=2000&k=20&games={typed}"));
    assert_eq!(page.status, 200);
    assert!(page.text().contains("2100 1\n2050 0"), "{}", page.text());
    assert!(!page.text().contains("\\u000d") && steers(&page).is_none());
}
