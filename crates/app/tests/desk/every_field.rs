//! Every text field of every form, with script, with lines of a head and with an address of another site in it: refused or
//! shown as text, on the page that comes back and on every page that shows it later.

use crate::office::{Browser, Office, ROLES};
use crate::programs::{call, token};
use arpad::web::desk_routes;
use serde_json::{Map, Value, json};

const SCRIPT: &str = "\"'><script>alert(7)</script><img src=x onerror=alert(7)>";
const HEAD: &str = "x\r\nSet-Cookie: evil=1\r\n\r\n<script>alert(7)</script>";

/// What no database keeps.
const NUL: &str = "a\u{0}b";

/// Whatever stands in an answer, nothing of it runs and nothing of it is a header.
fn harmless(at: &str, answer: &crate::office::Answer) {
    assert_ne!(answer.status, 500, "{at}: {}", answer.body);
    let runs =
        ["<script>alert(7)", "<img src=x", "'><script", "\"'><"].into_iter().find(|live| answer.body.contains(live));
    assert_eq!(runs, None, "{at}: {}", answer.body);
    for (name, value) in &answer.headers {
        assert!(!value.contains("evil=1") && !value.contains("alert(7)"), "{at}: {name}: {value}");
        assert!(name != "location" || value.starts_with('/') && !value.starts_with("//"), "{at}: {value}");
    }
    // None of it may be framed by another site, whatever its status.
    assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{at}");
    assert!(answer.header("content-security-policy").is_some_and(|one| one.contains("frame-ancestors 'none'")), "{at}");
}

/// The names of a page's fields.
fn fields(page: &str) -> Vec<String> {
    let mut names: Vec<String> =
        page.split(" name=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect();
    names.retain(|name| !["token", "once", "seen", "back", "look"].contains(&name.as_str()));
    names.sort_unstable();
    names.dedup();
    names
}

fn deeds() -> Vec<String> {
    let of_post = |route: arpad::web::DeskRoute| route.path.strip_prefix("/desk/acts/").map(str::to_owned);
    desk_routes().into_iter().filter(|one| one.method == "POST").filter_map(of_post).collect()
}

#[test]
fn nothing_that_is_typed_runs_anywhere() {
    let office = Office::new(true);
    let mut browsers: Vec<Browser<'_>> = ROLES.iter().map(|role| office.come_in(role)).collect();
    let mut tried = 0;
    for deed in deeds() {
        let place = format!("/en/desk/acts/{deed}");
        let Some((who, page)) = browsers.iter_mut().enumerate().find_map(|(who, one)| {
            let page = one.get(&place);
            (page.status == 200).then_some((who, page))
        }) else {
            panic!("{deed}: nobody has its form")
        };
        let is_form = page.body.contains(&format!("action=\"{place}\"")) && !page.body.contains("multipart/form-data");
        for text in [SCRIPT, HEAD, "https://evil.example/", "//evil.example", NUL] {
            // Reflected from the address, and from a form that is refused.
            let query: Vec<String> = fields(&page.body)
                .iter()
                .map(|name| format!("{name}={}", crate::office::encoded(&[("x", text)]).split_once('=').unwrap().1))
                .collect();
            harmless(&format!("GET {deed}"), &browsers[who].get(&format!("{place}?{}", query.join("&"))));
            if is_form {
                let (names, token) = (fields(&page.body), page.hidden("token"));
                let mut given: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), text)).collect();
                given.extend([("token", token.as_str()), ("back", text)]);
                harmless(&format!("POST {deed}"), &browsers[who].post(&place, &given));
            }
            tried += 1;
        }
    }
    assert!(tried > 40, "{tried}");
    // What was taken after all is shown as text on every page that has no number in its address.
    for route in desk_routes().into_iter().filter(|one| one.method == "GET" && !one.path.contains('{')) {
        for browser in &mut browsers {
            harmless(&route.path, &browser.get(&format!("/en{}", route.path)));
        }
    }
    for number in 1..30 {
        harmless("entry", &browsers[5].get(&format!("/en/desk/ledger/{number}")));
    }
    office.run(&["verify"]);
}

/// A name with what no database keeps is nobody's: at the door, on a link, in every field that a form of the desk takes from its
/// address.
#[test]
fn a_text_with_nul_is_nobody_s_name() {
    let office = Office::new(true);
    let mut stranger = office.browser();
    assert_eq!(stranger.log_in(NUL, "négy ló egy udvaron").status, 403);
    assert_eq!(stranger.log_in("officer", NUL).status, 403);
    let nul = crate::office::encoded(&[("x", NUL)]);
    let (_, nul) = nul.split_once('=').unwrap();
    for place in ["players?q=", "search?q=", "desk/login?next=", "desk/invitation?code="] {
        let answer = stranger.get(&format!("/en/{place}{nul}"));
        assert!(answer.status < 500, "{place}: {}", answer.body);
    }
    let mut admin = office.come_in("admin");
    for deed in deeds() {
        let place = format!("/en/desk/acts/{deed}");
        for name in fields(&admin.get(&place).body) {
            harmless(&format!("GET {deed} {name}"), &admin.get(&format!("{place}?{name}={nul}")));
        }
    }
    let unknown = admin.get(&format!("/en/desk/acts/user-change?name={nul}"));
    assert_eq!(unknown.status, admin.get("/en/desk/acts/user-change?name=nobody").status, "{}", unknown.body);
    for place in
        ["persons?q=", "ledger?who=", "ledger?person=", "events?q=", "clubs?q=", "reports?q=", "messages?about="]
    {
        harmless(place, &admin.get(&format!("/en/desk/{place}{nul}")));
    }
}

/// What could not be kept, or is longer than described, is told at its field and not by a fault of the machine.
#[test]
fn a_text_that_cannot_be_kept_is_refused_at_its_field() {
    let office = unhurried();
    let admin = token(&office, "admin", &["user"]);
    for why in ["a\u{0}b", "\u{1b}[2J", &"x".repeat(2_001)] {
        let body = json!({"name": "nagy.bela", "shown": "N", "role": ["officer"], "why": why});
        let answer = call(&office, "user-add", Some(&admin), None, &body);
        let told: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((answer.status, told["parameter"].as_str()), (400, Some("why")), "{}", answer.body);
    }
    let fine = json!({"name": "nagy.bela", "shown": "N", "role": ["officer"], "why": "első sor\nmásodik: „ő”"});
    assert_eq!(call(&office, "user-add", Some(&admin), None, &fine).status, 200);
}

/// A field that the deed does not name is refused, whoever sends it: nobody writes himself a role, a number or a day.
#[test]
fn no_deed_takes_more_than_its_fields() {
    let office = unhurried();
    let (_, scopes) = described(&office);
    let scopes: Vec<&str> = scopes.iter().map(String::as_str).collect();
    let tokens: Vec<String> =
        ROLES.iter().filter(|role| **role != "auditor").map(|role| token(&office, role, &scopes)).collect();
    for deed in deeds() {
        for strange in ["id", "moment", "by_whom", "account", "__proto__"] {
            let mut body = Map::new();
            body.insert(strange.to_owned(), json!("1"));
            for token in &tokens {
                let answer = call(&office, &deed, Some(token), None, &Value::Object(body.clone()));
                assert!([400, 403].contains(&answer.status), "{deed} {strange}: {} {}", answer.status, answer.body);
            }
        }
    }
}

/// An office whose programs may call as often as a test wants.
fn unhurried() -> Office {
    let mut office = Office::new(true);
    office.site = office.site.clone().with_acts_per_minute(1_000_000);
    office
}

/// The description of the API, and every scope its deeds need.
fn described(office: &Office) -> (Value, Vec<String>) {
    let told: Value = serde_json::from_str(&office.ask("GET", "/api/v1/openapi.json", &[], b"").body).unwrap();
    let needs = |path: &Value| path["post"]["x-needs"].as_str().map(str::to_owned);
    let mut scopes: Vec<String> = told["paths"].as_object().unwrap().values().filter_map(needs).collect();
    scopes.sort();
    scopes.dedup();
    (told, scopes)
}

/// Every deed by a program of every kind: no token, one that has ended, one of another scope, one with every scope for each
/// role: then the role alone decides, as it does at the desk.
#[test]
fn every_deed_by_every_token() {
    let office = unhurried();
    let (told, scopes) = described(&office);
    let scopes: Vec<&str> = scopes.iter().map(String::as_str).collect();
    let mut old = vec!["token", "add", "officer", "--name", "x", "--days", "1", "--moment", "2020-01-01T00:00:00Z"];
    scopes.iter().for_each(|scope| old.extend(["--scope", scope]));
    let expired = office.run(&old).trim().rsplit(' ').next().unwrap().to_owned();
    let tokens: Vec<(&str, String, String)> =
        ROLES.iter().map(|role| (*role, token(&office, role, &["read"]), token(&office, role, &scopes))).collect();
    for deed in deeds() {
        assert!(told["paths"][format!("/acts/{deed}")]["post"]["x-needs"].is_string(), "{deed} is not described");
        let status = |token: Option<&str>| call(&office, &deed, token, None, &json!({"strange": 1})).status;
        assert_eq!((status(None), status(Some(&expired))), (401, 401), "{deed}");
        for (role, narrow, wide) in &tokens {
            assert_eq!(status(Some(narrow)), 403, "{deed}: {role} with another scope");
            let form = crate::table::session(&office, role).get(&format!("/en/desk/acts/{deed}")).status;
            let due = if form == 200 { 400 } else { 403 };
            assert_eq!(status(Some(wide)), due, "{deed}: {role}, whose form is {form}");
        }
    }
}
