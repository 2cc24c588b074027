//! Tokens that somebody makes at the desk for programs of his own.

use crate::office::{Browser, Office, PASSWORD};

const PLACE: &str = "/en/desk/sessions/token";

fn make(browser: &mut Browser<'_>, scopes: &[&str], password: &str) -> crate::office::Answer {
    let token = browser.token("/en/desk/sessions");
    let mut fields =
        vec![("token", token.as_str()), ("name", "club programme"), ("days", "30"), ("password", password)];
    fields.extend(scopes.iter().map(|scope| ("scope", *scope)));
    browser.post(PLACE, &fields)
}

/// The token as the page shows it.
fn shown(page: &str) -> String {
    let rest = page.split("<code>arpad_").nth(1).unwrap_or_else(|| panic!("no token in {page}"));
    format!("arpad_{}", rest.split('<').next().unwrap())
}

fn adds_a_club(office: &Office, token: &str, name: &str) -> u16 {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    let body = format!("{{\"club-name\": \"{name}\", \"town\": \"Eger\"}}");
    office.ask("POST", "/api/v1/acts/club-add", &headers, body.as_bytes()).status
}

#[test]
fn a_token_is_made_with_the_password_shown_once_and_taken_back() {
    let office = Office::new(true);
    let mut officer = office.come_in("officer");
    assert_eq!(make(&mut officer, &["club"], "wrong wrong wrong").status, 422);
    let made = make(&mut officer, &["club"], PASSWORD);
    assert_eq!(made.status, 200, "{}", made.body);
    let token = shown(&made.body);
    assert_eq!(adds_a_club(&office, &token, "Eger SE"), 200);
    let page = officer.get("/en/desk/sessions").body;
    assert!(page.contains("club programme") && !page.contains(&token), "shown once: {page}");

    // Another's is out of reach, whatever is named.
    let mut other = office.come_in("committee");
    let form = other.token("/en/desk/sessions");
    assert_eq!(other.post("/en/desk/sessions/token/end", &[("token", &form), ("number", "1")]).status, 404);
    assert_eq!(adds_a_club(&office, &token, "Eger SC"), 200);
    let form = officer.token("/en/desk/sessions");
    assert_eq!(officer.post("/en/desk/sessions/token/end", &[("token", &form), ("number", "1")]).status, 303);
    assert_eq!(adds_a_club(&office, &token, "Eger DSE"), 401);
    assert!(officer.get("/en/desk/sessions").body.contains("taken back"));
}

#[test]
fn nobody_gets_a_token_for_what_he_may_not_do() {
    let office = Office::new(true);
    let mut auditor = office.come_in("auditor");
    assert_eq!(make(&mut auditor, &["club"], PASSWORD).status, 403);
    assert_eq!(make(&mut auditor, &["read", "root"], PASSWORD).status, 403);
    assert_eq!(make(&mut auditor, &[], PASSWORD).status, 422, "for nothing at all");
    assert_eq!(make(&mut auditor, &["read"], PASSWORD).status, 200);
    assert!(!auditor.get("/en/desk/sessions").body.contains("value=\"publish\""), "nor is it offered");
}

/// An open browser is not enough to find the password out.
#[test]
fn guesses_inside_are_counted_as_those_at_the_door() {
    let office = Office::new(true);
    let mut officer = office.come_in("officer");
    for _ in 0..8 {
        assert!(make(&mut officer, &["read"], "wrong wrong wrong").body.contains("That is not right"));
    }
    let before = office.site.hashes_done();
    let slowed = make(&mut officer, &["read"], PASSWORD);
    assert!(slowed.status == 422 && !slowed.body.contains("<code>arpad_"), "{}", slowed.body);
    assert_eq!(office.site.hashes_done(), before, "no work is done for who guesses");
}
