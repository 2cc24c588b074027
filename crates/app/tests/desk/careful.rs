//! What the federation may ask for besides: a second factor of administrators, sessions that stay where they began; how fast
//! programs may call; what another changed meanwhile; the player's own page.

use crate::doors::code_of;
use crate::month::{APRIL, SIX, begun, report};
use crate::office::{Answer, ORIGIN, Office, PASSWORD, encoded};
use crate::programs::{call, token, user};
use serde_json::{Value, json};

#[test]
fn an_administrator_without_a_second_factor_only_sets_one() {
    let office = Office::new(true);
    let program = token(&office, "admin", &["user"]);
    office.run(&["policy", "--totp-for-admins"]);
    let mut admin = office.browser();
    assert_eq!(admin.log_in("admin", PASSWORD).status, 303);
    for place in ["/en/desk", "/en/desk/users", "/en/desk/acts/user-add", "/en/desk/ledger", "/en/desk/counts"] {
        assert_eq!(admin.get(place).place(), "/en/desk/sessions", "{place}");
    }
    let page = admin.get("/en/desk/sessions");
    assert!(page.body.contains("asks administrators for a second factor"), "{}", page.body);
    let (form, key) = (page.hidden("token"), page.hidden("key"));
    let fields = [("token", form.as_str()), ("name", "x.y"), ("shown", "x"), ("role", "admin")];
    assert_eq!(admin.post("/en/desk/acts/user-add", &fields).place(), "/en/desk/sessions");
    assert_eq!(call(&office, "user-add", Some(&program), None, &user("nagy.bela")).status, 403, "nor does his program");
    assert_eq!(office.come_in("officer").get("/en/desk").status, 200, "nobody else is asked");
    let digits = code_of(&key, 0);
    let fields = [("token", form.as_str()), ("key", &key), ("code", &digits), ("password", PASSWORD)];
    assert_eq!(admin.post("/en/desk/sessions/totp", &fields).status, 303);
    assert_eq!(admin.get("/en/desk/users").status, 200);
    assert_eq!(call(&office, "user-add", Some(&program), None, &user("nagy.bela")).status, 200);
}

/// A request through the proxy, from an address.
fn from(office: &Office, address: &str, cookie: &str, place: &str) -> Answer {
    office.ask("GET", place, &[("cookie", cookie), ("x-forwarded-for", address)], b"")
}

#[test]
fn a_stolen_session_is_good_nowhere_else_if_so_set() {
    let mut office = Office::new(true);
    office.site = arpad::web::Site::new(&office.database, Some(ORIGIN)).with_desk(
        &office.database,
        true,
        &[[0, 0, 0, 0].into()],
        None,
    );
    let login = |address: &str| {
        let page = from(&office, address, "", "/en/desk/login");
        let door = page.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let form = page.hidden("token");
        let body = encoded(&[("token", &form), ("name", "officer"), ("password", PASSWORD)]);
        let kind = "application/x-www-form-urlencoded";
        let headers =
            [("cookie", door.as_str()), ("x-forwarded-for", address), ("origin", ORIGIN), ("content-type", kind)];
        let answer = office.ask("POST", "/en/desk/login", &headers, body.as_bytes());
        let all: Vec<&String> =
            answer.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| value).collect();
        all.iter().find(|one| one.starts_with("__Host-arpad=")).unwrap().split(';').next().unwrap().to_owned()
    };
    let cookie = login("203.0.113.5");
    assert_eq!(from(&office, "198.51.100.9", &cookie, "/en/desk").status, 200, "as the program comes, people move");
    office.run(&["policy", "--one-address"]);
    assert_eq!(from(&office, "203.0.113.5", &cookie, "/en/desk").status, 200, "where it began");
    let thief = from(&office, "198.51.100.9", &cookie, "/en/desk");
    assert!(thief.status == 303 && thief.place().starts_with("/en/desk/login"), "{}", thief.status);
    assert_eq!(from(&office, "203.0.113.5", &cookie, "/en/desk").status, 200, "and the owner works on");
}

#[test]
fn a_program_that_calls_too_often_waits() {
    let mut office = Office::new(true);
    office.site = office.site.clone().with_acts_per_minute(3);
    let (one, other) = (token(&office, "admin", &["user"]), token(&office, "admin", &["user"]));
    let statuses: Vec<u16> =
        (0..4).map(|_| call(&office, "user-add", Some(&one), None, &json!({"name": "x"})).status).collect();
    assert_eq!(statuses, [400, 400, 400, 429]);
    let told = call(&office, "user-add", Some(&one), None, &user("nagy.bela"));
    assert_eq!((told.status, told.header("retry-after")), (429, Some("60")));
    let problem: Value = serde_json::from_str(&told.body).unwrap();
    assert_eq!(problem["code"], "too-many-requests");
    assert_eq!(
        call(&office, "user-add", Some(&other), None, &user("nagy.bela")).status,
        200,
        "another token has its own"
    );
    // Of one address five times as many are taken, with good tokens or without: six are counted so far.
    let rest: Vec<u16> = (0..12).map(|_| call(&office, "user-add", Some("arpad_0"), None, &json!({})).status).collect();
    assert_eq!(rest.iter().filter(|status| **status == 401).count(), 9, "{rest:?}");
    assert_eq!(rest.last(), Some(&429));
}

#[test]
fn what_a_colleague_changed_meanwhile_is_told_and_not_overwritten() {
    let office = Office::new(true);
    office.user("second", &["admin"]);
    let (mut one, mut other) = (office.come_in("admin"), office.come_in("second"));
    let place = "/en/desk/acts/user-change?name=officer&shown=Anna&role=officer";
    let (mine, theirs) = (one.get(place), other.get(place));
    let sent = |page: &Answer, shown: &str| {
        ["token", "once", "seen"]
            .map(|name| (name.to_owned(), page.hidden(name)))
            .into_iter()
            .chain(
                [("name", "officer"), ("shown", shown), ("role", "officer")].map(|(a, b)| (a.to_owned(), b.to_owned())),
            )
            .collect::<Vec<_>>()
    };
    let post = |browser: &mut crate::office::Browser<'_>, fields: &[(String, String)]| {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        browser.post("/en/desk/acts/user-change", &fields)
    };
    assert_eq!(post(&mut other, &sent(&theirs, "Kiss Anna")).status, 303);
    let told = post(&mut one, &sent(&mine, "Nagy Anna"));
    assert_eq!(told.status, 422);
    assert!(told.body.contains("second did something to the same thing"), "{}", told.body);
    assert!(told.body.contains("value=\"Nagy Anna\""), "what was typed stays: {}", told.body);
    assert!(office.run(&["user", "list"]).contains("Kiss Anna"), "nothing was overwritten");
    // Who has read it and still wants to, may.
    assert_eq!(post(&mut one, &sent(&told, "Nagy Anna")).status, 303);
    assert!(office.run(&["user", "list"]).contains("Nagy Anna"));
    // What somebody did to something else does not stop anybody.
    let page = one.get(place);
    assert_eq!(other.act("user-change", &[("name", "arbiter"), ("shown", "B"), ("role", "arbiter")]).status, 303);
    assert_eq!(post(&mut one, &sent(&page, "Kiss Anna")).status, 303);
}

#[test]
fn counts_move_without_a_reload_and_for_the_office_alone() {
    let office = Office::new(true);
    let mut officer = office.come_in("officer");
    let counts = |answer: &Answer| -> Value { serde_json::from_str(&answer.body).unwrap() };
    let page = officer.get("/en/desk");
    assert!(page.body.contains("data-counts=\"/en/desk/counts\"") && page.body.contains("live.js"), "{}", page.body);
    let before = counts(&officer.get("/en/desk/counts"));
    assert_eq!(before["waiting"], 0, "{before}");
    assert_eq!(
        officer.hand_in(&[("x.trf", crate::month::report("Verseny", 4, &crate::month::SIX).as_bytes())]).status,
        303
    );
    let after = counts(&officer.get("/en/desk/counts"));
    assert_eq!(
        (&after["waiting"], &after["files"], &after["by"]),
        (&json!(1), &json!(1), &json!("officer")),
        "{after}"
    );
    assert!(officer.get("/en/desk").body.contains("data-waiting>1<"));
    let mut player = office.come_in("player");
    assert_eq!(counts(&player.get("/en/desk/counts"))["waiting"], Value::Null);
    assert!(!player.get("/en/desk").body.contains("live.js"));
    let too_often = (0..61).map(|_| officer.get("/en/desk/counts").status).filter(|status| *status == 429).count();
    assert!(too_often > 0, "a script that has run wild is told to wait");
}

#[test]
fn a_player_has_a_page_of_his_own_and_reaches_nothing_else() {
    let office = Office::new(true);
    office.run(&["person", "add", "--family", "Nagy", "--given", "Béla", "--born", "1991"]);
    let mut player = office.come_in("player");
    let page = player.get("/en/desk/own");
    assert!(page.body.contains("Péter Kovács") && page.body.contains("/en/players/1"), "{}", page.body);
    // Where he is reached; a slip is told beside what he typed.
    let form = page.hidden("token");
    let slip = player.post("/en/desk/own/contact", &[("token", &form), ("mail", "peter(at)example.org")]);
    assert!(slip.status == 422 && slip.body.contains("value=\"peter(at)example.org\""), "{}", slip.body);
    let kept =
        player.post("/en/desk/own/contact", &[("token", &form), ("mail", "peter@example.org"), ("lists", "true")]);
    assert_eq!(kept.status, 303);
    assert!(player.get("/en/desk/own").body.contains("value=\"peter@example.org\""));
    assert!(!office.run(&["ledger", "--json"]).contains("peter@example.org"), "it can be forgotten");
    // He hides himself and nobody else, and shows himself again.
    let hidden = player.act("own-hide", &[]);
    assert_eq!(hidden.status, 303);
    let back = player.get(hidden.place());
    assert!(back.body.contains("href=\"/en/desk/acts/own-show\""), "its way back is his own: {}", back.body);
    assert_eq!(office.ask("GET", "/en/players/1", &[], b"").status, 404);
    assert!(player.get("/en/desk/own").body.contains("You asked not to be shown"));
    let form = player.token("/en/desk");
    let other = player.post("/en/desk/acts/own-hide", &[("token", &form), ("person", "2")]);
    assert!(other.status == 422 && other.body.contains("does not belong"), "{}", other.body);
    let other = player.post("/en/desk/acts/hide", &[("token", &form), ("person", "2")]);
    assert_eq!(other.status, 403, "the office's form is none of his: {}", other.body);
    assert_eq!(player.act("own-show", &[]).status, 303);
    assert_eq!(office.ask("GET", "/en/players/1", &[], b"").status, 200);
    let form = player.get("/en/desk/acts/own-photo");
    assert!(form.status == 200 && !form.body.contains("name=\"person\""), "{}", form.body);
    let sent =
        player.send("/en/desk/acts/own-photo", &form, &[("credit", "Kiss Anna")], &[("me.png", &crate::office::png())]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let back = player.get(sent.place());
    assert!(back.body.contains("href=\"/en/desk/acts/own-photo-withdraw\""), "{}", back.body);
    assert!(office.ask("GET", "/en/players/1", &[], b"").body.contains("Kiss Anna"), "with who took it");
    let entries = office.run(&["ledger", "--json"]);
    assert!(entries.contains("\"by\": \"player\"") && entries.contains("\"day\": \""), "{entries}");
    assert_eq!(player.act("own-photo-withdraw", &[]).status, 303);
    assert!(!office.ask("GET", "/en/players/1", &[], b"").body.contains("Kiss Anna"));
    let form = player.token("/en/desk");
    for place in ["/en/desk/reports", "/en/desk/month", "/en/desk/ledger", "/en/desk/users", "/en/desk/messages"] {
        assert_eq!(player.get(place).status, 403, "{place}");
    }
    assert_eq!(player.post("/en/desk/own/contact", &[("token", &form), ("mail", "")]).status, 303);
    assert!(!player.get("/en/desk/own").body.contains("peter@example.org"), "forgotten");
    office.run(&["verify"]);
}

/// The answers of a report's page know what the page has seen: of two who say otherwise the second is told.
#[test]
fn two_who_answer_one_line_do_not_overwrite_each_other() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    office.user("colleague", &["officer"]);
    let mut players = SIX;
    players[0] = ("Ács, Őrs", 'm', "", "          ");
    let sent = office.come_in("officer").hand_in(&[("a.trf", report("Áprilisi verseny", 4, &players).as_bytes())]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    let (mut one, mut other) = (office.come_in("officer"), office.come_in("colleague"));
    let (mine, theirs) = (one.get("/en/desk/reports/2"), other.get("/en/desk/reports/2"));
    let answer = |browser: &mut crate::office::Browser<'_>, page: &Answer, person: &str| {
        let fields = ["token", "once", "seen"].map(|name| (name, page.hidden(name)));
        let mut fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        fields.extend([("submission", "2"), ("line", "1"), ("person", person)]);
        browser.post("/en/desk/acts/answer", &fields)
    };
    assert_eq!(answer(&mut other, &theirs, "1").status, 303);
    let told = answer(&mut one, &mine, "2");
    assert_eq!(told.status, 422, "{}", told.body);
    assert!(told.body.contains("colleague did something to the same thing"), "{}", told.body);
    assert!(!one.get("/en/desk/reports/2").body.contains("to be identified"), "the first answer stands");
}
