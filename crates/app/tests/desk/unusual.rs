//! What is out of the ordinary in a month: dismissed at the desk with a word, taken back, and the same for programs.

use crate::month::{APRIL, MARCH, SIX, begun, report};
use crate::office::Office;
use crate::programs::token;
use serde_json::Value;

/// The report of March comes again under another name, on some day: the same games twice.
fn office(day: &str) -> (crate::month::Office, Office) {
    let folder = begun("en");
    folder.put("again.trf", report("Még egyszer", 3, &SIX));
    folder.done(day, &["submit", "again.trf"]);
    folder.done(day, &["accept", "2", "--registered", "2024-01-01", "--another-event"]);
    let office = Office::of(&folder.database(), APRIL);
    (folder, office)
}

const MONTH: &str = "/en/desk/month?series=standard&month=2024-04&view=unusual";

#[test]
fn what_may_stand_is_dismissed_with_a_word_and_taken_back() {
    let (_folder, office) = office(MARCH);
    let mut officer = office.come_in("officer");
    let page = officer.get(MONTH);
    assert!(page.body.contains("games of the second are in the first as well"), "{}", page.body);
    let mark = page.hidden("mark");
    let fields = [("series", "standard"), ("month", "2024-04"), ("mark", mark.as_str())];
    let refused = officer.act("dismiss", &fields);
    assert_eq!(refused.status, 422, "a word is needed: {}", refused.body);
    let done = officer.act("dismiss", &[&fields[..], &[("word", "a match and its return")]].concat());
    assert_eq!(done.status, 303, "{}", done.body);
    let page = officer.get(MONTH);
    assert!(page.body.contains("a match and its return") && page.body.contains("<s>"), "{}", page.body);
    assert!(!page.body.contains(&format!("value=\"{mark}\"")), "it is not asked about again: {}", page.body);
    let entry = page.body.split("/en/desk/ledger/").nth(1).unwrap().split('"').next().unwrap().to_owned();

    // Programs see the same, and nobody but the office may.
    let token = token(&office, "officer", &["read"]);
    let bearer = format!("Bearer {token}");
    let place = "/api/v1/desk/month/unusual?series=standard&month=2024-04";
    let told = office.ask("GET", place, &[("authorization", &bearer)], b"");
    let told: Value = serde_json::from_str(&told.body).unwrap();
    let ours = told["anomalies"].as_array().unwrap().iter().find(|one| one["mark"] == mark.as_str()).unwrap();
    assert_eq!(ours["dismissed"]["because"], "a match and its return", "{told}");
    assert_eq!(office.ask("GET", place, &[], b"").status, 401);
    assert_eq!(office.ask("GET", &format!("{place}&token={token}"), &[], b"").status, 401, "a token in the address");

    let back = officer.act("cancel", &[("entry", entry.as_str()), ("because", "we look again")]);
    assert_eq!(back.status, 303, "{}", back.body);
    assert!(officer.get(MONTH).body.contains(&format!("value=\"{mark}\"")));
    office.run(&["verify"]);
}

#[test]
fn the_ledger_is_looked_through_by_person_event_and_day() {
    let (_folder, office) = office(APRIL);
    let mut officer = office.come_in("officer");
    let mut rows = |query: &str| {
        let page = officer.get(&format!("/en/desk/ledger?{query}"));
        assert_eq!(page.status, 200, "{query}: {}", page.body);
        page.body.matches("href=\"/en/desk/ledger/").count()
    };
    assert_eq!(rows("event=2"), 2, "it came and was accepted");
    assert_eq!(rows("event=2&act=accept"), 1);
    assert_eq!(rows("event=2&until=2024-03-31"), 0);
    assert_eq!(rows("event=2&since=2024-04-01"), 2);
    assert_eq!(rows("event=99"), 0);
    assert_eq!(rows("event=x"), 0, "no number of an event");
    assert_eq!(rows("person=nobody"), 0);
    assert!(rows("since=2024-04-01") >= 2);
}

#[test]
fn the_page_of_a_month_is_never_older_than_what_was_done() {
    const PLAIN: &str = "/en/desk/month?series=standard&month=2024-04";
    let folder = begun("en");
    let office = Office::of(&folder.database(), MARCH);
    let mut officer = office.come_in("officer");
    assert!(!officer.get(PLAIN).body.contains("Még egyszer"));
    // What only waits is there at once, although what closing would make is as it was.
    let sent = officer.hand_in(&[("again.trf", report("Még egyszer", 3, &SIX).as_bytes())]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let page = officer.get(PLAIN).body;
    assert!(page.contains("/en/desk/reports/2\"") && !page.contains("/en/desk/events/2\""), "{page}");
    // A club changes nothing, and nothing is lost.
    office.run(&["club", "add", "MTK", "--town", "Budapest"]);
    assert!(officer.get(PLAIN).body.contains("/en/desk/reports/2\""));
    // What is accepted counts at once, what is withdrawn no more.
    let accept = [("submission", "2"), ("registered", "2024-01-01"), ("another-event", "true")];
    let done = officer.act("accept", &accept);
    assert_eq!(done.status, 303, "{}", done.body);
    let page = officer.get(PLAIN).body;
    assert!(page.contains("/en/desk/events/2\"") && !page.contains("/en/desk/reports/2\""), "{page}");
    let done = officer.act("withdraw", &[("tournament", "2"), ("because", "twice the same")]);
    assert_eq!(done.status, 303, "{}", done.body);
    assert!(!officer.get(PLAIN).body.contains("/en/desk/events/2\""));
}
