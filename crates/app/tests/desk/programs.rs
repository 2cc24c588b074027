//! The deeds for programs: a token in the head, its scopes, its end, a key under which nothing is done twice.

use crate::month::{APRIL, SIX, begun, report};
use crate::office::{Answer, Office};
use serde_json::{Value, json};

pub fn token(office: &Office, user: &str, scopes: &[&str]) -> String {
    let mut arguments = vec!["token", "add", user, "--name", "próba", "--days", "30"];
    scopes.iter().for_each(|scope| arguments.extend(["--scope", scope]));
    office.run(&arguments).trim().rsplit(' ').next().unwrap().to_owned()
}

pub fn call(office: &Office, deed: &str, token: Option<&str>, key: Option<&str>, body: &Value) -> Answer {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let mut headers = vec![("content-type", "application/json"), ("accept-language", "en")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    headers.extend(key.map(|key| ("idempotency-key", key)));
    office.ask("POST", &format!("/api/v1/acts/{deed}"), &headers, body.to_string().as_bytes())
}

fn code(answer: &Answer) -> (u16, String) {
    assert_eq!(answer.header("content-type"), Some("application/problem+json"), "{}", answer.body);
    let told: Value = serde_json::from_str(&answer.body).unwrap();
    (answer.status, told["code"].as_str().unwrap().to_owned())
}

pub fn user(name: &str) -> Value {
    json!({"name": name, "shown": "Nagy Béla", "role": ["officer"]})
}

#[test]
fn every_deed_asks_for_a_token_with_its_scope_of_a_user_with_its_role() {
    let mut office = Office::new(true);
    office.site = office.site.clone().with_acts_per_minute(1_000_000);
    let reader = token(&office, "admin", &["read"]);
    let officer = token(&office, "officer", &["read", "user", "accept"]);
    let past = ["--scope", "read", "--scope", "user", "--days", "1", "--moment", "2020-01-01T00:00:00Z"];
    let expired = office.run(&[&["token", "add", "admin", "--name", "régi"][..], &past].concat());
    let expired = expired.trim().rsplit(' ').next().unwrap().to_owned();
    let routes = arpad::web::desk_routes();
    let deeds = routes.iter().filter(|one| one.method == "POST").filter_map(|one| one.path.strip_prefix("/desk/acts/"));
    for deed in deeds {
        let anonymous = call(&office, deed, None, None, &json!({}));
        assert_eq!(code(&anonymous), (401, "unauthorized".to_owned()), "{deed}");
        assert!(anonymous.header("www-authenticate").is_some(), "{deed}");
        assert_eq!(code(&call(&office, deed, Some("arpad_0"), None, &json!({}))).0, 401, "{deed}: no such token");
        assert_eq!(code(&call(&office, deed, Some(&reader), None, &json!({}))).0, 403, "{deed}: another scope");
        assert_eq!(code(&call(&office, deed, Some(&expired), None, &json!({}))).0, 401, "{deed}: expired");
    }
    assert_eq!(code(&call(&office, "user-add", Some(&officer), None, &user("nagy.bela"))).0, 403, "a scope is no role");
}

#[test]
fn a_program_acts_for_its_user_and_once_under_one_key() {
    let office = Office::new(true);
    let admin = token(&office, "admin", &["user"]);
    let first = call(&office, "user-add", Some(&admin), Some("k-1"), &user("nagy.bela"));
    assert_eq!(first.status, 200, "{}", first.body);
    let again = call(&office, "user-add", Some(&admin), Some("k-1"), &user("nagy.bela"));
    assert_eq!((again.status, &again.body), (200, &first.body));
    let other = call(&office, "user-add", Some(&admin), Some("k-1"), &user("mas.bela"));
    assert_eq!(code(&other), (422, "refused".to_owned()));
    let ledger: Value = serde_json::from_str(&office.run(&["ledger", "--json"])).unwrap();
    let last = ledger["entries"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((last["by"].as_str(), last["body"]["name"].as_str()), (Some("admin"), Some("nagy.bela")));
    assert_eq!(code(&call(&office, "user-add", Some(&admin), None, &user("nagy.bela"))), (422, "refused".to_owned()));
    let strange = json!({"name": "x.y", "shown": "X", "role": ["officer"], "id": 1});
    assert_eq!(code(&call(&office, "user-add", Some(&admin), None, &strange)), (400, "bad-parameter".to_owned()));
    assert_eq!(code(&call(&office, "user-add", Some(&admin), None, &json!([1]))).0, 400);
    assert_eq!(code(&call(&office, "user-add", Some(&admin), Some(&"k".repeat(200)), &user("a.b"))).0, 400);
}

#[test]
fn a_token_ends_and_is_good_in_the_head_alone() {
    let office = Office::new(true);
    let admin = token(&office, "admin", &["user"]);
    let place = format!("/api/v1/acts/user-add?token={admin}");
    let body = user("nagy.bela").to_string();
    let headers = [("content-type", "application/json")];
    assert_eq!(office.ask("POST", &place, &headers, body.as_bytes()).status, 401, "not in the address");
    let cookie = office.come_in("admin").cookies[0].clone();
    let brought = format!("{}={}", cookie.0, cookie.1);
    let headers = [("content-type", "application/json"), ("cookie", brought.as_str())];
    assert_eq!(office.ask("POST", "/api/v1/acts/user-add", &headers, body.as_bytes()).status, 401, "nor a cookie");
    let long_ago = [
        "token",
        "add",
        "admin",
        "--name",
        "régi",
        "--scope",
        "user",
        "--days",
        "1",
        "--moment",
        "2020-01-01T00:00:00Z",
    ];
    let expired = office.run(&long_ago).trim().rsplit(' ').next().unwrap().to_owned();
    assert_eq!(code(&call(&office, "user-add", Some(&expired), None, &user("nagy.bela"))).0, 401, "expired");
    office.run(&["token", "revoke", "1"]);
    assert_eq!(code(&call(&office, "user-add", Some(&admin), None, &user("nagy.bela"))).0, 401, "taken back");
    let fresh = token(&office, "admin", &["user"]);
    office.user("second", &["admin"]);
    office.run(&["user", "disable", "admin"]);
    assert_eq!(
        code(&call(&office, "user-add", Some(&fresh), None, &user("nagy.bela"))).0,
        401,
        "its user may not come in"
    );
}

/// The worklist of titles and an arbiter's dossier are the office's: described, and read with a token of who sees its work.
#[test]
fn programs_of_the_office_read_who_may_apply_for_a_title() {
    let office = Office::new(true);
    let read = |place: &str, token: Option<&str>| {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut headers = vec![("accept-language", "en")];
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        office.ask("GET", &format!("/api/v1{place}"), &headers, b"")
    };
    let officer = token(&office, "officer", &["read"]);
    let player = token(&office, "player", &["read"]);
    let document: Value = serde_json::from_str(&read("/openapi.json?lang=en", None).body).unwrap();
    let described = |path: &str, status: u16| {
        let told = &document["paths"][path]["get"]["responses"][status.to_string()];
        assert!(told.is_object(), "{path}: {status} is not described");
    };
    let list = read("/desk/titles", Some(&officer));
    assert_eq!(list.status, 200, "{}", list.body);
    let told: Value = serde_json::from_str(&list.body).unwrap();
    let shape = &document["components"]["schemas"]["TitleWorklist"]["properties"];
    let keys = |value: &Value| value.as_object().map(|one| one.keys().cloned().collect::<Vec<_>>());
    assert_eq!(keys(&told), keys(shape), "as it is described");
    for (path, place) in [("/desk/titles", "/desk/titles"), ("/desk/arbiters/{id}", "/desk/arbiters/999999")] {
        for (who, due) in [(None, 401), (Some(player.as_str()), 403)] {
            assert_eq!(code(&read(place, who)).0, due, "{place}");
            described(path, due);
        }
    }
    let nobody = code(&read("/desk/arbiters/999999", Some(&officer))).0;
    assert!([404, 422].contains(&nobody), "{nobody}");
    described("/desk/arbiters/{id}", nobody);
}

fn looked(office: &Office, place: &str, token: Option<&str>) -> Answer {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    office.ask("GET", &format!("/api/v1{place}"), &headers, b"")
}

/// Every address that the description asks a token for and that changes nothing, by each role; written by hand who sees it.
#[test]
fn what_the_desk_shows_is_read_by_whom_it_is_shown() {
    let mut office = Office::new(true);
    office.site = office.site.clone().with_acts_per_minute(1_000_000);
    let told: Value = serde_json::from_str(&office.ask("GET", "/api/v1/openapi.json", &[], b"").body).unwrap();
    let paths = told["paths"].as_object().unwrap();
    let mut found: Vec<&str> =
        paths.iter().filter(|(_, one)| one["get"]["security"].is_array()).map(|(path, _)| path.as_str()).collect();
    found.sort_unstable();
    let office_alone = "officer committee admin auditor";
    let working = "arbiter officer committee admin auditor";
    let admins = "admin auditor";
    let table = [
        ("/desk/arbiters/{id}", "/desk/arbiters/1", office_alone),
        ("/desk/decisions", "/desk/decisions", office_alone),
        ("/desk/ledger", "/desk/ledger?after=3", office_alone),
        ("/desk/letters", "/desk/letters?all=true", office_alone),
        ("/desk/messages", "/desk/messages", admins),
        ("/desk/month", "/desk/month?series=standard&month=2024-05", office_alone),
        ("/desk/month/unusual", "/desk/month/unusual?series=standard&month=2024-05", office_alone),
        ("/desk/persons/{id}", "/desk/persons/1", office_alone),
        ("/desk/reports", "/desk/reports", working),
        ("/desk/reports/{id}", "/desk/reports/1", working),
        ("/desk/titles", "/desk/titles", office_alone),
        ("/desk/today", "/desk/today", office_alone),
        ("/desk/users", "/desk/users", admins),
    ];
    assert_eq!(found, table.map(|(path, _, _)| path));
    for role in crate::office::ROLES {
        let (reads, acts) = (token(&office, role, &["read"]), token(&office, role, &["submit"]));
        for (_, place, who) in table {
            let status = looked(&office, place, Some(&reads)).status;
            let is_seen = who.split(' ').any(|one| one == role);
            assert_eq!(status != 403, is_seen, "{role} {place}: {status}");
            assert!(status < 500, "{role} {place}: {status}");
            assert_eq!(looked(&office, place, Some(&acts)).status, 403, "{role} {place}: another scope");
        }
    }
    for (_, place, _) in table {
        assert_eq!(code(&looked(&office, place, None)).0, 401, "{place}");
    }
    let officer = token(&office, "officer", &["read"]);
    for wrong in [
        "series=standard",
        "series=chess&month=2024-05",
        "series=rapid&month=2024-13",
        "series=go&month=x&a=1",
        "series=rapid&month=2024-05&lang=de",
        "series=rapid&month=2024-05&lang=hu&lang=hu",
    ] {
        assert_eq!(looked(&office, &format!("/desk/month?{wrong}"), Some(&officer)).status, 400, "{wrong}");
    }
    for wrong in ["/desk/ledger?after=-1", "/desk/ledger?after=", "/desk/letters?all=1", "/desk/users?all=true"] {
        let admin = token(&office, "admin", &["read"]);
        assert_eq!(looked(&office, wrong, Some(&admin)).status, 400, "{wrong}");
    }
    // An arbiter sees what he sent, and of another's file not that it is there.
    let handed = office.come_in("arbiter").hand_in(&[("a.trf", b"no report")]);
    assert_eq!(handed.status, 303, "{}", handed.body);
    office.user("other", &["arbiter"]);
    let (own, other) = (token(&office, "arbiter", &["read"]), token(&office, "other", &["read"]));
    let report = looked(&office, "/desk/reports/1", Some(&own));
    let told: Value = serde_json::from_str(&report.body).unwrap();
    assert_eq!((report.status, &told["file"], &told["by"]), (200, &json!("a.trf"), &json!("arbiter")), "{told}");
    assert_eq!(looked(&office, "/desk/reports/1", Some(&other)).status, 404);
    let today: Value = serde_json::from_str(&looked(&office, "/desk/today", Some(&officer)).body).unwrap();
    assert_eq!(today["files"][0]["questions"], Value::Null, "{today}");
    let asked = |place: &str, token: &str| -> Value {
        serde_json::from_str(&looked(&office, place, Some(token)).body).unwrap()
    };
    assert_eq!(asked("/desk/reports", &own)["submissions"][0]["file"], "a.trf");
    assert_eq!(asked("/desk/reports", &other), json!({"submissions": []}));
    // What the command line says in JSON, word by word.
    let told: Value =
        serde_json::from_str(&office.run(&["ledger", "--after", "3", "--most", "200", "--json"])).unwrap();
    let read = asked("/desk/ledger?after=3", &officer);
    assert_eq!(read["entries"], told["entries"]);
    assert_eq!(
        (&read["entries"][0]["entry"], read["head"].as_i64()),
        (&json!(4), told["entries"].as_array().map(|all| 3 + all.len() as i64))
    );
    assert_eq!(asked("/desk/persons/1", &officer)["family"], "Kovács");
    assert_eq!(looked(&office, "/desk/persons/4000", Some(&officer)).status, 404);
    let admin = token(&office, "admin", &["read"]);
    let users: Value = serde_json::from_str(&office.run(&["user", "list", "--json"])).unwrap();
    assert_eq!(asked("/desk/users", &admin), users);
}

/// What is no object of fields is told as that; nothing broke off.
#[test]
fn fields_are_one_object_and_each_stands_once() {
    let office = Office::new(true);
    let admin = token(&office, "admin", &["user"]);
    let sent = |body: &str| {
        let authorization = format!("Bearer {admin}");
        let headers = [("authorization", authorization.as_str()), ("content-type", "application/json")];
        let answer = office.ask("POST", "/api/v1/acts/user-add", &headers, body.as_bytes());
        let told: Value = serde_json::from_str(&answer.body).unwrap();
        (answer.status, told["code"].as_str().unwrap_or_default().to_owned())
    };
    for body in ["", "{", "[]", "null", "\"x\"", "{\"name\":1e400}", "{} {}"] {
        assert_eq!(sent(body), (400, "bad-json".to_owned()), "{body}");
    }
    let twice = "{\"name\":\"anna\",\"name\":\"bela\",\"shown\":\"Anna\",\"role\":\"officer\"}";
    assert_eq!(sent(twice), (400, "bad-parameter".to_owned()));
    let unknown = office.run_refused(&["token", "add", "admin", "--name", "x", "--scope", "licence"]);
    assert!(
        unknown.contains("licence is no scope") && unknown.contains("paper") && unknown.contains("read"),
        "{unknown}"
    );
}

/// What stands against a report is told to programs as it is to people, by the names of their calls and fields.
#[test]
fn a_refusal_has_the_findings_and_speaks_of_calls() {
    let folder = begun("en");
    let office = Office::of(&folder.database(), APRIL);
    let sent = office.come_in("officer").hand_in(&[("aprilis.trf", report("Áprilisi verseny", 4, &SIX).as_bytes())]);
    assert_eq!(sent.status, 303, "{}", sent.body);
    // What is handed in has a number, by which a program goes on.
    let bearer = format!("Bearer {}", token(&office, "officer", &["submit"]));
    let other = report("Másik", 4, &SIX);
    let body = [
        b"--x\r\nContent-Disposition: form-data; name=\"files\"; filename=\"b.trf\"\r\n\r\n",
        other.as_bytes(),
        b"\r\n--x--\r\n",
    ];
    let headers = [("authorization", bearer.as_str()), ("content-type", "multipart/form-data; boundary=x")];
    let told: Value =
        serde_json::from_str(&office.ask("POST", "/api/v1/acts/submit", &headers, &body.concat()).body).unwrap();
    assert_eq!(told["submissions"], json!([{"file": "b.trf", "submission": 3, "questions": 0}]), "{told}");
    let officer = token(&office, "officer", &["accept"]);
    let refused = call(&office, "accept", Some(&officer), None, &json!({"submission": 2}));
    assert_eq!(code(&refused), (422, "refused".to_owned()));
    let told: Value = serde_json::from_str(&refused.body).unwrap();
    let findings = told["findings"].as_array().expect("findings");
    let codes: Vec<&str> = findings.iter().map(|one| one["code"].as_str().unwrap()).collect();
    assert!(codes.contains(&"not-registered"), "{told}");
    assert!(findings.iter().all(|one| one["paragraph"].is_string() && one["text"]["hu"].is_string()), "{told}");
    assert!(told["reason"].is_string() && !told["detail"].as_str().unwrap().contains("arpad "), "{told}");
    // What people do by a command, a program does by a call.
    let again =
        call(&office, "take-up", Some(&token(&office, "officer", &["submit"])), None, &json!({"submission": 2}));
    assert!(!again.body.contains("arpad ") && !again.body.contains("--"), "{}", again.body);
}
