//! Coming in, staying, leaving: passwords, links, sessions, the second factor.

use crate::binary::arpad_with;
use crate::office::{Office, PASSWORD};

#[test]
fn an_invitation_is_good_once() {
    let office = Office::new(false);
    let told = office.run(&["user", "add", "kiss.anna", "--shown", "Kiss Anna", "--role", "admin"]);
    let link = told.trim().rsplit(' ').next().unwrap().to_owned();
    assert!(link.starts_with("/en/desk/invitation?code="), "{told}");
    let mut browser = office.browser();
    let page = browser.get(&link);
    assert!(page.status == 200 && page.body.contains("Kiss Anna"), "{}", page.body);
    let (token, code) = (page.hidden("token"), page.hidden("code"));
    let mut set = |password: &str, again: &str| {
        let fields = [("token", token.as_str()), ("code", &code), ("password", password), ("again", again)];
        browser.post("/en/desk/invitation", &fields)
    };
    assert_eq!(set("short", "short").status, 422);
    assert_eq!(set("kiss.anna123", "kiss.anna123").status, 422, "made of the name");
    assert_eq!(set(PASSWORD, "something else").status, 422);
    let done = set(PASSWORD, PASSWORD);
    assert_eq!((done.status, done.place()), (303, "/en/desk"), "{}", done.body);
    let again = office.browser().get(&link);
    assert!(again.status == 422 && again.body.contains("no longer good"), "{} {}", again.status, again.body);
    assert_eq!(office.come_in("kiss.anna").get("/en/desk").status, 200);
    let log = office.run(&["ledger", "--json"]);
    assert!(!log.contains(&code) && !log.contains("argon2"), "no secret is sealed");
}

#[test]
fn a_session_ends_with_logout_with_the_password_and_with_the_user() {
    let office = Office::new(true);
    let mut leaving = office.come_in("officer");
    let kept = leaving.cookies.clone();
    let token = leaving.token("/en/desk");
    assert_eq!(leaving.post("/en/desk/logout", &[("token", &token)]).status, 303);
    leaving.cookies = kept;
    assert_eq!(leaving.get("/en/desk").status, 303, "the cookie of an ended session opens nothing");

    let mut browser = office.come_in("officer");
    let set = ["user", "password", "officer", "--database", &office.database];
    assert!(arpad_with(&set, b"another long password\n").status.success());
    assert_eq!(browser.get("/en/desk").status, 303, "a new password ends what the old one began");

    let mut browser = office.come_in("committee");
    office.run(&["user", "disable", "committee"]);
    assert_eq!(browser.get("/en/desk").status, 303);
    assert_eq!(office.browser().log_in("committee", PASSWORD).status, 403);
    office.run(&["user", "enable", "committee"]);
    assert_eq!(office.browser().log_in("committee", PASSWORD).status, 303);
}

#[test]
fn one_ends_one_s_own_sessions_and_nobody_else_s() {
    let office = Office::new(true);
    let (mut here, mut there) = (office.come_in("officer"), office.come_in("officer"));
    let mut other = office.come_in("auditor");
    let page = here.get("/en/desk/sessions");
    assert_eq!(page.body.matches("name=\"session\"").count(), 1, "this one has no button");
    let (token, named) = (page.hidden("token"), page.hidden("session"));
    let others = other.token("/en/desk/sessions");
    let stolen = other.post("/en/desk/sessions/end", &[("token", &others), ("session", &named)]);
    assert_eq!(stolen.status, 404);
    assert_eq!(there.get("/en/desk").status, 200);
    assert_eq!(here.post("/en/desk/sessions/end", &[("token", &token), ("session", &named)]).status, 303);
    assert_eq!((there.get("/en/desk").status, here.get("/en/desk").status), (303, 200));
}

#[test]
fn an_administrator_ends_one_session_of_several() {
    let office = Office::new(true);
    let (mut left, mut kept) = (office.come_in("officer"), office.come_in("officer"));
    let mut admin = office.come_in("admin");
    let place = "/en/desk/users/sessions?name=officer";
    assert!(admin.get("/en/desk/users").body.contains("/en/desk/users/sessions?name=officer\">2<"));
    let page = admin.get(place);
    assert_eq!(page.body.matches("name=\"session\"").count(), 2, "{}", page.body);
    // The handle of the first is read off the colleague's own page: there it is the one with a button.
    let named = kept.get("/en/desk/sessions").hidden("session");
    let fields = [("token", page.hidden("token")), ("name", "officer".to_owned()), ("session", named)];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let ended = admin.post("/en/desk/users/sessions/end", &fields);
    assert!(ended.status == 200 && ended.body.contains("The session has been ended."), "{}", ended.body);
    assert_eq!((left.get("/en/desk").status, kept.get("/en/desk").status), (303, 200));
    assert!(admin.post("/en/desk/users/sessions/end", &fields).body.contains("had ended already"));
    // The name says whose it is: a handle of one user opens nothing of another's.
    let own = [fields[0], ("name", "auditor"), ("session", &kept.get("/en/desk/sessions").hidden("token")[..16])];
    assert!(admin.post("/en/desk/users/sessions/end", &own).body.contains("had ended already"));
    assert_eq!(kept.get("/en/desk").status, 200);
    // Who reads everything sees them, and has no button.
    let page = office.come_in("auditor").get(place);
    assert!(page.status == 200 && !page.body.contains("name=\"session\""), "{}", page.body);
    assert_eq!(office.come_in("admin").get("/en/desk/users/sessions?name=nobody").status, 404);
}

#[test]
fn roles_hold_from_the_next_click() {
    let office = Office::new(true);
    let mut browser = office.come_in("officer");
    assert_eq!(browser.get("/en/desk/acts/reject").status, 200);
    office.run(&["user", "role", "officer", "--role", "auditor"]);
    assert_eq!(browser.get("/en/desk/acts/reject").status, 403);
    assert_eq!(browser.get("/en/desk").status, 200);
}

#[test]
fn the_last_administrator_stays() {
    let office = Office::new(true);
    let refused = crate::binary::arpad(&["user", "disable", "admin", "--database", &office.database]);
    assert_eq!(refused.status.code(), Some(1), "{}", String::from_utf8_lossy(&refused.stderr));
    office.user("second", &["admin"]);
    office.run(&["user", "disable", "admin"]);
}

#[test]
fn the_second_factor_is_set_with_the_password_and_then_asked_for() {
    let office = Office::new(true);
    let mut browser = office.come_in("officer");
    let page = browser.get("/en/desk/sessions");
    let (token, key) = (page.hidden("token"), page.hidden("key"));
    let mut set = |code: &str, password: &str| {
        let fields = [("token", token.as_str()), ("key", &key), ("code", code), ("password", password)];
        browser.post("/en/desk/sessions/totp", &fields).status
    };
    assert_eq!(set("000000", PASSWORD), 422);
    assert_eq!(set(&code_of(&key, 0), "wrong password"), 422);
    assert_eq!(set(&code_of(&key, 0), PASSWORD), 303);
    assert_eq!(office.browser().log_in("officer", PASSWORD).status, 403, "without the digits");
    let mut next = office.browser();
    let token = next.token("/en/desk/login");
    let digits = code_of(&key, 1);
    let fields = [("token", token.as_str()), ("name", "officer"), ("password", PASSWORD), ("code", &digits)];
    assert_eq!(next.post("/en/desk/login", &fields).status, 303);
    let mut replayed = office.browser();
    let token = replayed.token("/en/desk/login");
    let fields = [("token", token.as_str()), ("name", "officer"), ("password", PASSWORD), ("code", &digits)];
    assert_eq!(replayed.post("/en/desk/login", &fields).status, 403, "the digits are good once");
}

/// The digits of a key so many half minutes from now, computed here once more.
pub fn code_of(key: &str, ahead: i64) -> String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let values = key.chars().filter(|c| *c != ' ').map(|c| letters.find(c).unwrap());
    let bits: Vec<bool> = values.flat_map(|value| (0..5).rev().map(move |bit| value >> bit & 1 == 1)).collect();
    let bytes: Vec<u8> =
        bits.chunks_exact(8).map(|eight| eight.iter().fold(0, |b, bit| b << 1 | u8::from(*bit))).collect();
    let step = jiff::Timestamp::now().as_second() / 30 + ahead;
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, &bytes);
    let tag = ring::hmac::sign(&key, &step.to_be_bytes());
    let from = usize::from(tag.as_ref()[19] & 15);
    let number = tag.as_ref()[from..from + 4].iter().fold(0_u32, |n, byte| n << 8 | u32::from(*byte)) & 0x7fff_ffff;
    format!("{:06}", number % 1_000_000)
}
