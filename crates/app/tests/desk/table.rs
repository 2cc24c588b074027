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
    ("GET /desk/counts", ALL),
    ("GET /desk/acts", ALL),
    ("GET /desk/sessions", ALL),
    ("POST /desk/sessions/end", ALL),
    ("POST /desk/sessions/totp", ALL),
    ("POST /desk/sessions/token", ALL),
    ("POST /desk/sessions/token/end", ALL),
    ("POST /desk/typed/forget", ALL),
    ("POST /desk/logout", ALL),
    ("GET /desk/login", "door"),
    ("POST /desk/login", "door"),
    ("GET /desk/invitation", "door"),
    ("POST /desk/invitation", "door"),
    ("GET /desk/forgotten", "door"),
    ("POST /desk/forgotten", "door"),
    ("GET /desk/reports", "arbiter officer committee admin auditor"),
    ("GET /desk/reports/{id}", "arbiter officer committee admin auditor"),
    ("GET /desk/month", OFFICE),
    ("GET /desk/go", OFFICE),
    ("GET /desk/titles", OFFICE),
    ("GET /desk/titles/{id}", OFFICE),
    ("GET /desk/arbiters", OFFICE),
    ("GET /desk/arbiters/{id}", OFFICE),
    ("GET /desk/ledger", OFFICE),
    ("GET /desk/ledger/{id}", OFFICE),
    ("GET /desk/persons", OFFICE),
    ("GET /desk/persons/{id}", OFFICE),
    ("GET /desk/clubs", "club officer committee admin auditor"),
    ("GET /desk/clubs/{id}", "club officer committee admin auditor"),
    ("GET /desk/events", "arbiter officer committee admin auditor"),
    ("GET /desk/events/{id}", "arbiter officer committee admin auditor"),
    ("GET /desk/events/{id}/export", OFFICE),
    ("GET /desk/decisions", OFFICE),
    ("GET /desk/letters", OFFICE),
    ("GET /desk/letters/{id}", OFFICE),
    ("GET /desk/settings", OFFICE),
    ("POST /desk/users/sign-out", "admin"),
    ("GET /desk/acts/publish-day", "officer"),
    ("POST /desk/acts/publish-day", "officer"),
    ("GET /desk/acts/person-add", "officer"),
    ("POST /desk/acts/person-add", "officer"),
    ("GET /desk/acts/person-amend", "officer"),
    ("POST /desk/acts/person-amend", "officer"),
    ("GET /desk/acts/title", "officer"),
    ("POST /desk/acts/title", "officer"),
    ("GET /desk/acts/person-merge", "officer"),
    ("POST /desk/acts/person-merge", "officer"),
    ("GET /desk/acts/person-unmerge", "officer"),
    ("POST /desk/acts/person-unmerge", "officer"),
    ("GET /desk/acts/death", "officer"),
    ("POST /desk/acts/death", "officer"),
    ("GET /desk/acts/hide", "officer"),
    ("POST /desk/acts/hide", "officer"),
    ("GET /desk/acts/show", "officer"),
    ("POST /desk/acts/show", "officer"),
    ("GET /desk/acts/registration", "club officer"),
    ("POST /desk/acts/registration", "club officer"),
    ("GET /desk/acts/licence", "club officer"),
    ("POST /desk/acts/licence", "club officer"),
    ("GET /desk/acts/licences", "club officer"),
    ("POST /desk/acts/licences", "club officer"),
    ("GET /desk/acts/guest", "club officer"),
    ("POST /desk/acts/guest", "club officer"),
    ("GET /desk/acts/transfer", "club officer"),
    ("POST /desk/acts/transfer", "club officer"),
    ("GET /desk/acts/arbiter-licence", "officer"),
    ("POST /desk/acts/arbiter-licence", "officer"),
    ("GET /desk/acts/strength", "club officer"),
    ("POST /desk/acts/strength", "club officer"),
    ("GET /desk/acts/club-add", "officer"),
    ("POST /desk/acts/club-add", "officer"),
    ("GET /desk/acts/club-change", "officer"),
    ("POST /desk/acts/club-change", "officer"),
    ("GET /desk/acts/club-merge", "officer"),
    ("POST /desk/acts/club-merge", "officer"),
    ("GET /desk/acts/reidentify", "officer"),
    ("POST /desk/acts/reidentify", "officer"),
    ("GET /desk/acts/swap", "officer"),
    ("POST /desk/acts/swap", "officer"),
    ("GET /desk/acts/result", "officer"),
    ("POST /desk/acts/result", "officer"),
    ("GET /desk/acts/announce", "arbiter officer"),
    ("POST /desk/acts/announce", "arbiter officer"),
    ("GET /desk/acts/announce-anew", "arbiter officer"),
    ("POST /desk/acts/announce-anew", "arbiter officer"),
    ("GET /desk/acts/attach", "arbiter officer"),
    ("POST /desk/acts/attach", "arbiter officer"),
    ("GET /desk/acts/sent", "officer"),
    ("POST /desk/acts/sent", "officer"),
    ("GET /desk/acts/waiver", "committee"),
    ("POST /desk/acts/waiver", "committee"),
    ("GET /desk/acts/rating", "committee"),
    ("POST /desk/acts/rating", "committee"),
    ("GET /desk/acts/owner", "committee"),
    ("POST /desk/acts/owner", "committee"),
    ("GET /desk/acts/parameter", "committee"),
    ("POST /desk/acts/parameter", "committee"),
    ("GET /desk/acts/unlisted", "committee"),
    ("POST /desk/acts/unlisted", "committee"),
    ("GET /desk/acts/memberless", "committee"),
    ("POST /desk/acts/memberless", "committee"),
    ("GET /desk/acts/exemption", "committee"),
    ("POST /desk/acts/exemption", "committee"),
    ("GET /desk/acts/suspension", "committee"),
    ("POST /desk/acts/suspension", "committee"),
    ("GET /desk/acts/transition", "committee"),
    ("POST /desk/acts/transition", "committee"),
    ("GET /desk/acts/appeal", "player arbiter club officer committee admin"),
    ("POST /desk/acts/appeal", "player arbiter club officer committee admin"),
    ("GET /desk/acts/outcome", "committee"),
    ("POST /desk/acts/outcome", "committee"),
    ("GET /desk/acts/import-fide", "officer"),
    ("POST /desk/acts/import-fide", "officer"),
    ("GET /desk/acts/import-strangers", "officer"),
    ("POST /desk/acts/import-strangers", "officer"),
    ("GET /desk/acts/import-egd", "officer"),
    ("POST /desk/acts/import-egd", "officer"),
    ("GET /desk/acts/takeover", "officer"),
    ("POST /desk/acts/takeover", "officer"),
    ("GET /desk/acts/letter-close", "officer"),
    ("POST /desk/acts/letter-close", "officer"),
    ("GET /desk/acts/letter-reopen", "officer"),
    ("POST /desk/acts/letter-reopen", "officer"),
    ("GET /desk/acts/letter-forget", "officer"),
    ("POST /desk/acts/letter-forget", "officer"),
    ("GET /desk/acts/replay", "officer"),
    ("POST /desk/acts/replay", "officer"),
    ("GET /desk/acts/federation", "admin"),
    ("POST /desk/acts/federation", "admin"),
    ("GET /desk/acts/officer", "admin"),
    ("POST /desk/acts/officer", "admin"),
    ("GET /desk/acts/dismiss", "officer"),
    ("POST /desk/acts/dismiss", "officer"),
    ("GET /desk/acts/minors", "admin"),
    ("POST /desk/acts/minors", "admin"),
    ("GET /desk/acts/photo", "officer"),
    ("POST /desk/acts/photo", "officer"),
    ("GET /desk/acts/photo-withdraw", "officer"),
    ("POST /desk/acts/photo-withdraw", "officer"),
    ("GET /desk/acts/appearance", "admin"),
    ("POST /desk/acts/appearance", "admin"),
    ("GET /desk/users", "admin auditor"),
    ("GET /desk/users/sessions", "admin auditor"),
    ("POST /desk/users/sessions/end", "admin"),
    ("POST /desk/users/invite", "admin"),
    ("POST /desk/users/revoke", "admin"),
    ("GET /desk/messages", "admin auditor"),
    ("POST /desk/messages/again", "admin"),
    ("POST /desk/messages/hook", "admin"),
    ("POST /desk/messages/hook/end", "admin"),
    ("GET /desk/own", ALL),
    ("POST /desk/own/contact", ALL),
    ("GET /desk/acts/own-hide", "player officer"),
    ("POST /desk/acts/own-hide", "player"),
    ("GET /desk/acts/own-show", "player officer"),
    ("POST /desk/acts/own-show", "player"),
    ("GET /desk/acts/own-photo", "player officer"),
    ("POST /desk/acts/own-photo", "player officer"),
    ("GET /desk/acts/own-photo-withdraw", "player officer"),
    ("POST /desk/acts/own-photo-withdraw", "player"),
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
    ("GET /desk/acts/take-up", "officer"),
    ("POST /desk/acts/take-up", "officer"),
    ("GET /desk/acts/withdraw", "officer"),
    ("POST /desk/acts/withdraw", "officer"),
    ("GET /desk/acts/close", "officer"),
    ("POST /desk/acts/close", "officer"),
    ("GET /desk/acts/unclose", "officer"),
    ("POST /desk/acts/unclose", "officer"),
    ("GET /desk/acts/publish", "officer"),
    ("POST /desk/acts/publish", "officer"),
    ("GET /desk/acts/confirm", "officer committee"),
    ("POST /desk/acts/confirm", "officer committee"),
    ("GET /desk/acts/policy", "admin"),
    ("POST /desk/acts/policy", "admin"),
    ("GET /desk/acts/accept-go", "officer"),
    ("POST /desk/acts/accept-go", "officer"),
    ("GET /desk/acts/newcomer", "officer"),
    ("POST /desk/acts/newcomer", "officer"),
    ("GET /desk/acts/newcomers", "officer"),
    ("POST /desk/acts/newcomers", "officer"),
    ("GET /desk/acts/newcomer-points", "officer"),
    ("POST /desk/acts/newcomer-points", "officer"),
    ("GET /desk/acts/initial-points", "committee"),
    ("POST /desk/acts/initial-points", "committee"),
    ("GET /desk/acts/event-facts", "officer"),
    ("POST /desk/acts/event-facts", "officer"),
    ("GET /desk/acts/multiplier", "committee"),
    ("POST /desk/acts/multiplier", "committee"),
    ("GET /desk/acts/parts", "committee"),
    ("POST /desk/acts/parts", "committee"),
    ("GET /desk/acts/allow", "committee"),
    ("POST /desk/acts/allow", "committee"),
    ("GET /desk/acts/indicators", "committee"),
    ("POST /desk/acts/indicators", "committee"),
    ("GET /desk/acts/cover", "officer"),
    ("POST /desk/acts/cover", "officer"),
    ("GET /desk/acts/go-result", "officer"),
    ("POST /desk/acts/go-result", "officer"),
    ("GET /desk/acts/norm-certificate", "officer"),
    ("POST /desk/acts/norm-certificate", "officer"),
    ("GET /desk/acts/title-application", "officer"),
    ("POST /desk/acts/title-application", "officer"),
    ("GET /desk/acts/title-granted", "officer"),
    ("POST /desk/acts/title-granted", "officer"),
    ("GET /desk/acts/title-refused", "officer"),
    ("POST /desk/acts/title-refused", "officer"),
    ("GET /desk/acts/title-withdrawn", "officer"),
    ("POST /desk/acts/title-withdrawn", "officer"),
    ("GET /desk/acts/arbiter-title", "officer"),
    ("POST /desk/acts/arbiter-title", "officer"),
    ("GET /desk/acts/arbiter-norm", "officer"),
    ("POST /desk/acts/arbiter-norm", "officer"),
    ("GET /desk/acts/title-event", "committee"),
    ("POST /desk/acts/title-event", "committee"),
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
    let at = |route: &arpad::web::DeskRoute| format!("{} {}", route.method, route.path);
    let unlisted: Vec<String> = routes.iter().map(at).filter(|at| !table.contains_key(at.as_str())).collect();
    assert!(unlisted.is_empty(), "nobody has said who may ask {unlisted:?}");
    assert_eq!(routes.len(), table.len(), "a line of the table has no address any more");
    let mut wrong = Vec::new();
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
            if found != due && !left {
                wrong.push(format!("{at}: {role} is {found}, not {due}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A browser of a role; sessions are kept, for hashes take time.
pub fn session<'a>(office: &'a Office, role: &str) -> Browser<'a> {
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
