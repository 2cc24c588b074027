//! Every address of the desk asked by everybody: anonymous, each role, a session that has ended. The addresses come from the
//! router's own table; one that has no line here fails.

use crate::office::{Browser, Office, ROLES};
use arpad::web::desk_routes;
use std::collections::BTreeMap;

const ALL: &str = "player arbiter club officer committee admin auditor";

const OFFICE: &str = "officer committee admin auditor";

/// Who may ask what, written by hand.
const TABLE: &[(&str, &str)] = &[
    ("GET /desk", ALL),
    ("GET /desk/acts", ALL),
    ("GET /desk/sessions", ALL),
    ("POST /desk/sessions/end", ALL),
    ("POST /desk/sessions/totp", ALL),
    ("POST /desk/logout", ALL),
    ("GET /desk/login", "door"),
    ("POST /desk/login", "door"),
    ("GET /desk/invitation", "door"),
    ("POST /desk/invitation", "door"),
    ("GET /desk/reports", "arbiter officer committee admin auditor"),
    ("GET /desk/reports/{id}", "arbiter officer committee admin auditor"),
    ("GET /desk/month", OFFICE),
    ("GET /desk/ledger", OFFICE),
    ("GET /desk/ledger/{id}", OFFICE),
    ("GET /desk/users", "admin auditor"),
    ("POST /desk/users/invite", "admin"),
    ("POST /desk/users/revoke", "admin"),
    ("GET /desk/acts/submit", "arbiter officer"),
    ("POST /desk/acts/submit", "arbiter officer"),
    ("GET /desk/acts/answer", "officer"),
    ("POST /desk/acts/answer", "officer"),
    ("GET /desk/acts/answer-sure", "officer"),
    ("POST /desk/acts/answer-sure", "officer"),
    ("GET /desk/acts/accept", "officer"),
    ("POST /desk/acts/accept", "officer"),
    ("GET /desk/acts/reject", "officer"),
    ("POST /desk/acts/reject", "officer"),
    ("GET /desk/acts/take-up", "arbiter officer"),
    ("POST /desk/acts/take-up", "arbiter officer"),
    ("GET /desk/acts/withdraw", "officer"),
    ("POST /desk/acts/withdraw", "officer"),
    ("GET /desk/acts/close", "officer"),
    ("POST /desk/acts/close", "officer"),
    ("GET /desk/acts/unclose", "officer"),
    ("POST /desk/acts/unclose", "officer"),
    ("GET /desk/acts/publish", "officer"),
    ("POST /desk/acts/publish", "officer"),
    ("GET /desk/acts/cancel", "player arbiter club officer committee admin"),
    ("POST /desk/acts/cancel", "player arbiter club officer committee admin"),
    ("GET /desk/acts/user-add", "admin"),
    ("POST /desk/acts/user-add", "admin"),
    ("GET /desk/acts/user-change", "admin"),
    ("POST /desk/acts/user-change", "admin"),
];

/// How an address answers: `in`, `denied`, `door` (sent to log in).
fn outcome(browser: &mut Browser<'_>, method: &str, path: &str) -> String {
    let place = format!("/en{}", path.replace("{id}", "1"));
    let answer = match method {
        "GET" => browser.get(&place),
        _ => {
            // The token is right, so that nothing but the table turns anybody away.
            let page = browser.get("/en/desk");
            let token = if page.status == 200 { page.hidden("token") } else { String::new() };
            browser.post(&place, &[("token", &token)])
        }
    };
    assert_ne!(answer.status, 500, "{method} {path}: {}", answer.body);
    assert_eq!(answer.header("cache-control"), Some("no-store"), "{method} {path}");
    let denied = answer.status == 403 && answer.body.contains("This is not yours to do");
    match answer.status {
        303 if answer.place().starts_with("/en/desk/login?") || answer.place() == "/en/desk/login" => "door".to_owned(),
        _ if denied => "denied".to_owned(),
        _ => "in".to_owned(),
    }
}

#[test]
fn every_address_by_everybody() {
    let office = Office::new(true);
    let table: BTreeMap<&str, &str> = TABLE.iter().copied().collect();
    let routes = desk_routes();
    assert_eq!(routes.len(), table.len(), "a line of the table has no address any more");
    for route in routes {
        let at = format!("{} {}", route.method, route.path);
        let who = *table.get(at.as_str()).unwrap_or_else(|| panic!("{at} has no line in the table"));
        assert_eq!(route.is_door, who == "door", "{at}");
        if route.is_door {
            continue;
        }
        assert_eq!(outcome(&mut office.browser(), &route.method, &route.path), "door", "{at}: anonymous");
        for role in ROLES {
            // Whoever leaves is asked for once more by the next address, so everybody comes in anew.
            let due = if who.split(' ').any(|one| one == role) { "in" } else { "denied" };
            let found = outcome(&mut session(&office, role), &route.method, &route.path);
            let left = route.path == "/desk/logout" && found == "door";
            assert!(found == due || left, "{at}: {role} is {found}, not {due}");
        }
    }
}

/// A browser of a role; sessions are kept, for hashes take time.
fn session<'a>(office: &'a Office, role: &str) -> Browser<'a> {
    use std::sync::Mutex;
    static KEPT: Mutex<BTreeMap<String, Vec<(String, String)>>> = Mutex::new(BTreeMap::new());
    let key = format!("{} {role}", office.database);
    let kept = KEPT.lock().unwrap().get(&key).cloned();
    if let Some(cookies) = kept {
        let mut browser = Browser { office, cookies };
        if browser.get("/en/desk").status == 200 {
            return browser;
        }
    }
    let browser = office.come_in(role);
    KEPT.lock().unwrap().insert(key, browser.cookies.clone());
    browser
}

#[test]
fn without_users_there_is_no_desk_and_the_site_is_as_it_was() {
    let office = Office::new(false);
    for route in desk_routes() {
        let answer = office.ask(&route.method, &format!("/en{}", route.path), &[], b"");
        assert_eq!(answer.status, 404, "{} {}", route.method, route.path);
    }
    assert_eq!(office.ask("GET", "/en/", &[], b"").status, 200);
}
