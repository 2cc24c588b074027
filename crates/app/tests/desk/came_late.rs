//! A form that was sent when the session had ended: what was typed stands again, for whoever typed it, and nothing was done.

use crate::office::{Answer, Browser, ORIGIN, Office, PASSWORD};

const PLACE: &str = "/en/desk/acts/club-add";
const DONE: &str = "Sakkbarátok";

/// Comes in with a password, and goes where the door sends.
fn back_in(browser: &mut Browser<'_>, name: &str, door: &str) -> Answer {
    let page = browser.get(door);
    let (token, next) = (page.hidden("token"), page.hidden("next"));
    let fields = [("token", token.as_str()), ("next", &next), ("name", name), ("password", PASSWORD)];
    let answer = browser.post("/en/desk/login", &fields);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let place = answer.place().to_owned();
    browser.get(&place)
}

/// An officer has opened a form; a day later he fills it in and sends it.
fn sent_late<'a>(office: &'a mut Office, fields: &[(&str, &str)]) -> (Browser<'a>, Answer) {
    office.day_is("2024-03-01");
    let (cookies, page) = {
        let mut browser = office.come_in("officer");
        let page = browser.get(PLACE);
        (browser.cookies, page)
    };
    office.moment_is("2024-03-01T12:30:00Z");
    let office: &Office = office;
    let (token, once, seen) = (page.hidden("token"), page.hidden("once"), page.hidden("seen"));
    let mut browser = Browser { office, cookies };
    let all = [&[("token", token.as_str()), ("once", &once), ("seen", &seen)], fields].concat();
    let answer = browser.post(PLACE, &all);
    (browser, answer)
}

#[test]
fn what_was_typed_stands_again_and_nothing_was_done() {
    let mut office = Office::new(true);
    let typed = [("club-name", DONE), ("town", "Ős<b>utca"), ("password", "titok"), ("certain", "true"), ("look", "")];
    let (mut browser, answer) = sent_late(&mut office, &typed);
    let door = answer.place().to_owned();
    assert_eq!(
        (answer.status, door.as_str()),
        (303, "/en/desk/login?next=%2Fen%2Fdesk%2Facts%2Fclub-add%3Fkept%3Dtrue")
    );
    assert!(browser.get(&door).body.contains("What you typed is kept"));
    let form = back_in(&mut browser, "officer", &door);
    assert!(
        form.body.contains(&format!("value=\"{DONE}\"")) && form.body.contains("value=\"Ős&lt;b&gt;utca\""),
        "{}",
        form.body
    );
    assert!(form.body.contains("2024-03-01") && form.body.contains("Nothing was done"), "{}", form.body);
    assert!(!form.body.contains("titok"), "what the form does not take is not kept");
    assert!(!browser.office.run(&["club", "list"]).contains(DONE), "nothing is done without a click");
    // Every other page says that it waits; it is still there when it is asked for again.
    assert!(browser.get("/en/desk").body.contains("is kept as you typed it: “Enter a club”"));
    let form = browser.get(&format!("{PLACE}?kept=true"));
    let (token, once, seen) = (form.hidden("token"), form.hidden("once"), form.hidden("seen"));
    let fields = [("token", token.as_str()), ("once", &once), ("seen", &seen), ("club-name", DONE), ("town", "Ős")];
    assert_eq!(browser.post(PLACE, &fields).status, 303);
    assert!(browser.office.run(&["club", "list"]).contains(DONE));
    assert!(!browser.get("/en/desk").body.contains("is kept as you typed it"), "done, and gone");
}

#[test]
fn nobody_else_reads_what_was_typed() {
    let mut office = Office::new(true);
    office.user("second", &["officer"]);
    let (mut browser, answer) = sent_late(&mut office, &[("club-name", DONE)]);
    let door = answer.place().to_owned();
    let mut other = browser.office.browser();
    let form = back_in(&mut other, "second", &door);
    assert!(
        form.status == 200 && !form.body.contains(DONE) && form.body.contains("not kept any more"),
        "{}",
        form.body
    );
    let token = other.token("/en/desk");
    assert_eq!(other.post("/en/desk/typed/forget", &[("token", &token)]).status, 303, "he has none, and forgets none");
    assert!(back_in(&mut browser, "officer", &door).body.contains(DONE), "whose it is finds it");
    let token = browser.token("/en/desk");
    assert_eq!(browser.post("/en/desk/typed/forget", &[("token", &token)]).status, 303);
    assert!(!browser.get(&format!("{PLACE}?kept=true")).body.contains(DONE), "discarded");
}

#[test]
fn what_no_session_of_ours_sent_is_not_kept() {
    let mut office = Office::new(true);
    let (mut browser, _) = sent_late(&mut office, &[("club-name", "")]);
    let kept = browser.cookies.clone();
    let login = |answer: &Answer| answer.status == 303 && answer.place() == "/en/desk/login";
    let long = "a".repeat(64);
    // A token that does not belong to the ended session: another site, or nobody's form.
    assert_eq!(browser.post(PLACE, &[("token", &long), ("club-name", DONE)]).status, 403);
    // A session that nobody has had.
    browser.cookies = vec![("__Host-arpad".to_owned(), long.clone())];
    assert!(login(&browser.post(PLACE, &[("token", &long), ("club-name", DONE)])));
    // One that was ended by its user: its cookie may be in another's hands.
    let mut left = browser.office.come_in("officer");
    let (cookies, token) = (left.cookies.clone(), left.token(PLACE));
    let away = left.token("/en/desk");
    assert_eq!(left.post("/en/desk/logout", &[("token", &away)]).status, 303);
    left.cookies = cookies;
    assert!(login(&left.post(PLACE, &[("token", &token), ("club-name", DONE)])));
    browser.cookies = kept;
    assert!(!browser.office.come_in("officer").get(&format!("{PLACE}?kept=true")).body.contains(DONE));
}

#[test]
fn a_form_of_the_session_before_stands_filled_in_too() {
    let office = Office::new(true);
    let mut browser = office.come_in("officer");
    let token = browser.token(PLACE);
    browser.log_in("officer", PASSWORD);
    let answer = browser.post(PLACE, &[("token", &token), ("club-name", DONE)]);
    assert!(answer.status == 403 && answer.body.contains("/en/desk/acts/club-add?kept=true"), "{}", answer.body);
    assert!(!office.run(&["club", "list"]).contains(DONE));
    assert!(browser.get(&format!("{PLACE}?kept=true")).body.contains(DONE));
}

#[test]
fn files_are_to_be_chosen_again() {
    let mut office = Office::new(true);
    office.day_is("2024-03-01");
    let place = "/en/desk/acts/takeover";
    let (cookies, page) = {
        let mut browser = office.come_in("officer");
        let page = browser.get(place);
        (browser.cookies, page)
    };
    office.moment_is("2024-03-01T12:30:00Z");
    let mut browser = Browser { office: &office, cookies };
    let answer = browser.send(place, &page, &[("columns", "Tagnyilvántartás=name")], &[("tagok.xlsx", b"titkos")]);
    let form = back_in(&mut browser, "officer", answer.place());
    assert!(form.body.contains("Tagnyilvántartás=name") && !form.body.contains("titkos"), "{}", form.body);
    assert!(form.body.contains("Files are not kept and have to be chosen again: tagok.xlsx"), "{}", form.body);
}

#[test]
fn a_small_form_leads_back_to_its_page() {
    let mut office = Office::new(true);
    let (browser, _) = sent_late(&mut office, &[]);
    let cookie = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<String>();
    let place_after = |referer: &str| {
        let kind = "application/x-www-form-urlencoded";
        let headers = [("cookie", cookie.as_str()), ("content-type", kind), ("origin", ORIGIN), ("referer", referer)];
        let answer = browser.office.ask("POST", "/en/desk/own/contact", &headers, &[]);
        answer.place().to_owned()
    };
    assert_eq!(
        place_after(&format!("{ORIGIN}/en/desk/own?done=3")),
        "/en/desk/login?next=%2Fen%2Fdesk%2Fown%3Fdone%3D3"
    );
    assert_eq!(place_after("https://evil.example/en/desk/own"), "/en/desk/login");
}
