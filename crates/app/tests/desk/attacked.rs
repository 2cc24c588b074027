//! Attacks on the desk, each refused.

use crate::office::{Office, PASSWORD};

#[test]
fn a_form_of_another_site_does_nothing() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    let place = "/en/desk/acts/user-add";
    let token = admin.token(place);
    let fields = [("token", token.as_str()), ("name", "mallory"), ("shown", "M"), ("role", "admin")];
    for origin in [None, Some("null"), Some("https://evil.example"), Some("http://ratings.example")] {
        let answer = admin.post_from(place, &fields, origin);
        assert!(answer.status == 403 && answer.body.contains("did not come from this site"), "{origin:?}");
    }
    let mut bare = fields;
    let long = "a".repeat(64);
    for wrong in ["", "0", long.as_str()] {
        bare[0] = ("token", wrong);
        assert_eq!(admin.post(place, &bare).status, 403, "a wrong token: {wrong}");
    }
    let others = office.come_in("officer").token("/en/desk");
    bare[0] = ("token", &others);
    assert_eq!(admin.post(place, &bare).status, 403, "the token of another session");
    assert!(!office.run(&["user", "list"]).contains("mallory"));
    assert_eq!(admin.post(place, &fields).status, 303, "and a form of ours is taken");
}

#[test]
fn a_login_cannot_be_forced_on_a_browser() {
    let office = Office::new(true);
    let token = office.browser().token("/en/desk/login");
    let fields = [("token", token.as_str()), ("name", "officer"), ("password", PASSWORD)];
    let mut victim = office.browser();
    assert_eq!(victim.post("/en/desk/login", &fields).status, 403, "without the cookie of the door");
    victim.get("/en/desk/login");
    assert_eq!(victim.post("/en/desk/login", &fields).status, 403, "the token of another browser's door");
    assert!(!victim.cookies.iter().any(|(name, _)| name == "__Host-arpad"));
}

#[test]
fn a_session_is_new_at_login_whatever_the_browser_brought() {
    let office = Office::new(true);
    let planted = "a".repeat(64);
    let mut victim = office.browser();
    victim.cookies.push(("__Host-arpad".to_owned(), planted.clone()));
    assert_eq!(victim.log_in("officer", PASSWORD).status, 303);
    let held = victim.cookies.iter().find(|(name, _)| name == "__Host-arpad").unwrap().1.clone();
    assert_ne!(held, planted);
    let mut thief = office.browser();
    thief.cookies.push(("__Host-arpad".to_owned(), planted));
    assert_eq!(thief.get("/en/desk").status, 303);
    let mut again = office.browser();
    again.cookies = victim.cookies.clone();
    assert_eq!(again.log_in("officer", PASSWORD).status, 303);
    assert_ne!(again.cookies.iter().find(|(name, _)| name == "__Host-arpad").unwrap().1, held, "rotated");
}

#[test]
fn cookies_and_headers_of_the_desk() {
    let office = Office::new(true);
    let mut browser = office.browser();
    let token = browser.token("/en/desk/login");
    let answer = browser.post("/en/desk/login", &[("token", &token), ("name", "officer"), ("password", PASSWORD)]);
    let cookie = answer.headers.iter().find(|(_, value)| value.starts_with("__Host-arpad=")).unwrap().1.clone();
    for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
        assert!(cookie.contains(part) && !cookie.contains("Domain"), "{cookie}");
    }
    for place in ["/en/desk", "/hu/desk/sessions", "/en/desk/login", "/en/desk/acts/reject"] {
        let page = browser.get(place);
        assert_eq!(page.header("cache-control"), Some("no-store"), "{place}");
        assert_eq!(page.header("x-frame-options"), Some("DENY"), "{place}");
        assert_eq!(page.header("strict-transport-security"), Some("max-age=15552000"), "{place}");
        let policy = page.header("content-security-policy").unwrap();
        assert!(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(page.header("x-robots-tag"), Some("noindex, nofollow"), "{place}");
        assert!(!page.body.contains(&cookie[13..77]), "{place} does not tell the session's secret");
    }
}

/// Counted, not measured: a hash for a name that nobody has, for one who may not come in, for one who has no password yet.
#[test]
fn an_unknown_name_costs_the_same_work() {
    let office = Office::new(true);
    office.run(&["user", "disable", "arbiter"]);
    office.run(&["user", "add", "new.one", "--role", "officer"]);
    let mut said = Vec::new();
    for name in ["officer", "nobody.here", "arbiter", "new.one", "'; DROP TABLE account; --", ""] {
        let before = office.site.hashes_done();
        let answer = office.browser().log_in(name, "wrong wrong wrong");
        assert_eq!(office.site.hashes_done(), before + 1, "{name}");
        said.push((answer.status, answer.body.contains("That is not right")));
    }
    assert!(said.iter().all(|one| *one == (403, true)), "{said:?}");
}

#[test]
fn guesses_are_slowed_down_and_the_colleague_works_on() {
    let office = Office::new(true);
    for _ in 0..8 {
        assert_eq!(office.browser().log_in("officer", "wrong wrong wrong").status, 403);
    }
    let before = office.site.hashes_done();
    let slowed = office.browser().log_in("officer", PASSWORD);
    assert_eq!((slowed.status, slowed.header("retry-after")), (429, Some("900")));
    assert_eq!(office.site.hashes_done(), before, "no work is done for who guesses");
    assert_eq!(office.browser().log_in("auditor", PASSWORD).status, 303);
}

#[test]
fn nobody_is_sent_to_another_site() {
    let office = Office::new(true);
    for strange in ["https://evil.example/", "//evil.example", "/\\evil.example", "/en/players", "/en/desk\r\nX: y"] {
        let mut browser = office.browser();
        let token = browser.token("/en/desk/login");
        let fields = [("token", token.as_str()), ("name", "officer"), ("password", PASSWORD), ("next", strange)];
        let answer = browser.post("/en/desk/login", &fields);
        assert_eq!((answer.status, answer.place()), (303, "/en/desk"), "{strange}");
    }
    let mut browser = office.browser();
    let asked = browser.get("/en/desk/acts/reject?submission=3");
    assert_eq!(asked.place(), "/en/desk/login?next=%2Fen%2Fdesk%2Facts%2Freject%3Fsubmission%3D3");
    let mut admin = office.come_in("admin");
    let fields = [("name", "nagy.bela"), ("shown", "N"), ("role", "officer"), ("back", "https://evil.example/en/desk")];
    let done = admin.act("user-add", &fields);
    assert!(done.status == 303 && done.place().starts_with("/en/desk?done="), "{}", done.place());
}

#[test]
fn a_field_that_does_not_belong_there_does_nothing() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    for strange in ["user", "id", "entry", "by", "disabled", "moment", "password"] {
        let fields = [("name", "nagy.bela"), ("shown", "N"), ("role", "officer"), (strange, "1")];
        let refused = admin.act("user-add", &fields);
        assert!(refused.status == 422 && refused.body.contains("does not belong"), "{strange}: {}", refused.body);
    }
    let refused = admin.act("user-add", &[("name", "nagy.bela"), ("shown", "N"), ("role", "root")]);
    assert_eq!(refused.status, 422);
    assert!(!office.run(&["user", "list"]).contains("nagy.bela"));
}

#[test]
fn script_in_a_field_is_text_on_the_page() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    let script = "\"><script>alert(1)</script>";
    let reflected = admin.act("user-add", &[("name", script), ("shown", script), ("role", "officer")]);
    assert!(reflected.status == 422 && !reflected.body.contains("<script>alert"), "{}", reflected.body);
    office.run(&["user", "add", "evil", "--shown", script, "--role", "admin"]);
    let set = ["user", "password", "evil", "--database", &office.database];
    assert!(crate::binary::arpad_with(&set, format!("{PASSWORD}\n").as_bytes()).status.success());
    let mut evil = office.come_in("evil");
    for place in ["/en/desk", "/en/desk/sessions", "/en/desk/acts"] {
        let page = evil.get(place);
        assert!(page.body.contains("alert(1)") && !page.body.contains("<script>alert"), "{place}");
    }
    let prefilled = admin.get("/en/desk/acts/reject?submission=%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
    assert!(prefilled.status == 403 || !prefilled.body.contains("<script>alert"));
}

#[test]
fn a_session_in_the_address_opens_nothing() {
    let office = Office::new(true);
    let admin = office.come_in("admin");
    let secret = &admin.cookies.iter().find(|(name, _)| name == "__Host-arpad").unwrap().1;
    for place in [format!("/en/desk?__Host-arpad={secret}"), format!("/en/desk?token={secret}")] {
        assert_eq!(office.ask("GET", &place, &[], b"").status, 303, "{place}");
    }
    let plain = format!("arpad-desk={secret}");
    assert_eq!(office.ask("GET", "/en/desk", &[("cookie", &plain)], b"").status, 303, "the name without TLS");
}

#[test]
fn over_an_open_line_there_is_no_desk() {
    let office = Office::new(true);
    let open = arpad::web::Site::new(&office.database, Some("http://ratings.example"));
    let mut plain = office;
    plain.site = open;
    let answer = plain.ask("GET", "/en/desk/login", &[], b"");
    assert!(answer.status == 403 && answer.body.contains("The desk needs TLS"), "{}", answer.body);
    assert!(!answer.headers.iter().any(|(name, _)| name == "set-cookie"));
    let post = [("origin", "http://ratings.example"), ("content-type", "application/x-www-form-urlencoded")];
    assert_eq!(plain.ask("POST", "/en/desk/login", &post, b"name=officer").status, 403);
}

#[test]
fn a_form_is_bounded() {
    let office = Office::new(true);
    let mut admin = office.come_in("admin");
    let token = admin.token("/en/desk");
    let long = "x".repeat(600 << 10);
    let answer = admin.post("/en/desk/acts/user-add", &[("token", &token), ("name", &long)]);
    assert_eq!(answer.status, 413);
}
