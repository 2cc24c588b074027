//! What the API keeps to itself, and what it says to those who ask wrongly or send what they should not.

use crate::binary::arpad;
use crate::called::*;
use crate::served::Site;
use serde_json::Value;

#[test]
fn what_is_wrong_is_told_as_a_problem() {
    let site = Site::demo();
    for place in [
        "/nowhere",
        "/players/0",
        "/players/abc",
        "/players/+1",
        "/players/%FF",
        "/players/999999",
        "/players/1/calculations/1999-01",
        "/players/1/calculations/soon",
        "/players/999999/history",
        "/tournaments/999999",
        "/clubs/999999",
        "/corrections/999999",
        "/lists/latest",
        "/lists/latest.pdf",
        "/lists/1999-01.csv",
        "/lists/2024-13.csv",
        "/editions/none",
    ] {
        problem(place, &site.get(&format!("{API}{place}")), 404, "not-found");
    }
    for place in ["/api/v2/players", "/api/lists", "/api/v1"] {
        problem(place, &site.get(place), 404, "not-found");
    }
    for (place, parameter) in [
        ("/players?page=0", "page"),
        ("/players?page=-1", "page"),
        ("/players?page_size=101", "page_size"),
        ("/players?page_size=", "page_size"),
        ("/players?pages=2", "pages"),
        ("/players?page=1&page=2", "page"),
        ("/players?lang=de", "lang"),
        ("/lists/latest.csv?sex=X", "sex"),
        ("/lists/latest.csv?age=old", "age"),
        ("/lists/latest.csv?top=0", "top"),
        ("/players/1/history?series=draughts", "series"),
        ("/players/1/calculations/latest?revision=x", "revision"),
    ] {
        let told = problem(place, &site.get(&format!("{API}{place}")), 400, "bad-parameter");
        assert_eq!(told["parameter"], parameter, "{place}: {told}");
    }
    let english = site.get_with(&format!("{API}/nowhere"), "Accept-Language: en\r\n");
    assert!(english.text().contains("Nothing is there"), "{}", english.text());
    assert!(site.get(&format!("{API}/nowhere?lang=hu")).text().contains("Itt nincs semmi"));

    for (method, place, allowed) in [
        ("POST", "/players", "GET"),
        ("DELETE", "/players/1", "GET"),
        ("PUT", "/rate", "POST"),
        ("GET", "/check", "POST"),
    ] {
        let answer = site.ask(method, &format!("{API}{place}"), "", b"");
        problem(place, &answer, 405, "method-not-allowed");
        assert!(answer.header("allow").is_some_and(|told| told.contains(allowed)), "{method} {place}");
    }
    let rate = format!("{API}/rate");
    problem("media", &site.ask("POST", &rate, "Content-Type: text/html\r\n", b"{}"), 415, "unsupported-media-type");
    problem("empty", &site.ask("POST", &rate, CASE, b""), 400, "empty-body");
    let told = problem("faults", &site.ask("POST", &rate, CASE, b"{\"players\": 1}"), 422, "unreadable-document");
    assert!(list(&told, "faults").iter().any(|fault| fault["path"] == "players"), "{told}");
    let large = vec![b' '; 9 * 1024 * 1024];
    for (place, media) in [("/rate", CASE), ("/check?file=large.trf", BYTES)] {
        problem(place, &site.ask("POST", &format!("{API}{place}"), media, &large), 413, "too-large");
    }
}

#[test]
fn hostile_files_do_no_harm() {
    let site = Site::demo();
    let before = ledger(&site);
    let deep = "[".repeat(200_000).into_bytes();
    let nested = format!("{{\"players\":{}{}}}", "[".repeat(50_000), "]".repeat(50_000)).into_bytes();
    let bomb =
        b"<?xml version=\"1.0\"?><!DOCTYPE Tournament [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">\
        <!ENTITY c \"&b;&b;&b;&b;&b;&b;\"><!ENTITY d SYSTEM \"file:///etc/passwd\">]><Tournament>&c;&d;</Tournament>"
            .to_vec();
    let noise: Vec<u8> = (0..200_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let script = b"012 <script>alert(1)</script>\r\n001    1 m    <img src=x onerror=alert(1)>\r\n".to_vec();
    let endless = [b"001 ".as_slice(), &[b'9'; 3_000_000]].concat();
    for (name, file) in [
        ("deep", &deep),
        ("nested", &nested),
        ("bomb", &bomb),
        ("noise", &noise),
        ("script", &script),
        ("endless", &endless),
    ] {
        let checked = site.ask("POST", &format!("{API}/check?file=%3Cscript%3E"), BYTES, file);
        assert_eq!((checked.status, checked.header("content-type")), (200, Some("application/json")), "{name}");
        assert_eq!(parsed(&checked.body)["files"][0]["ratable"], false, "{name}");
        assert!(!checked.text().contains("root:"), "{name}");
        safe(name, &checked);
        problem(name, &site.ask("POST", &format!("{API}/rate"), CASE, file), 422, "unreadable-document");
    }
    json(&site, "/players/1");
    assert_eq!(ledger(&site), before, "nothing is kept");
}

#[test]
fn who_is_hidden_is_not_named_and_of_a_birth_the_year_is_seen() {
    let mut added = String::new();
    let site = Site::start(|database| {
        let with = ["--born", "1987-03-21", "--json", "--database", database];
        let told = arpad(&[["person", "add", "--family", "Űrhajós", "--given", "Őzike"].as_slice(), &with].concat());
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        added = parsed(&told.stdout)["person"].to_string().trim_matches('"').to_owned();
    });
    let seen = json(&site, &format!("/players/{added}"));
    assert_eq!(seen["born"], 1987);
    assert!(!seen.to_string().contains("1987-"), "{seen}");

    // Somebody of the federation who plays and is on lists asks to be hidden.
    let person = json(&site, "/players/1");
    let (family, given) = (person["family"].as_str().expect("a name"), person["given"].as_str().expect("a name"));
    let (fide, played) = (person["fide"].to_string(), list(&person, "tournaments").clone());
    assert!(!played.is_empty());
    let hide = arpad(&["person", "hide", "1", "--database", &site.database]);
    assert!(hide.status.success(), "{}", String::from_utf8_lossy(&hide.stderr));
    for place in ["/players/1", "/players/1/history", "/players/1/calculations/latest"] {
        problem(place, &site.get(&format!("{API}{place}")), 404, "hidden");
    }
    // Both names side by side, in either order and in any JSON, or his number.
    let names = |text: &str| {
        text.contains(&format!("\"family\":\"{family}\",\"given\":\"{given}\""))
            || text.contains(&format!("{family} {given}"))
            || text.contains(&format!("{family}, {given}"))
            || text.contains(&format!("{given} {family}"))
            || text.contains(&fide)
    };
    assert!(names(&person.to_string()), "the test would see him");
    let mut places: Vec<String> = [
        "/players?page_size=100".to_owned(),
        "/players?page_size=100&page=2".to_owned(),
        format!("/players?q={}", encoded(family)),
        format!("/players?q={fide}"),
        "/lists/latest.json".to_owned(),
        "/lists/latest.csv".to_owned(),
        "/lists/latest.txt".to_owned(),
        "/lists/latest.xml".to_owned(),
        "/live".to_owned(),
        "/corrections".to_owned(),
    ]
    .into();
    places.extend(list(&json(&site, "/clubs"), "clubs").iter().map(|club| format!("/clubs/{}", club["club"])));
    let revised = json(&site, "/corrections");
    places.extend(list(&revised, "revised").iter().map(|one| format!("/corrections/{}", one["list"])));
    for event in &played {
        let shown = json(&site, &format!("/tournaments/{}", event["tournament"]));
        assert!(list(&shown, "crosstable").iter().any(|line| line["person"].is_null()), "{shown}");
        assert!(!names(&shown.to_string()), "{shown}");
        let (Some(day), Some(series)) = (event["list"]["day"].as_str(), event["series"].as_str()) else { continue };
        for line in list(&shown, "crosstable").iter().filter(|line| !line["person"].is_null()) {
            places.push(format!("/players/{}/calculations/{day}?series={series}", line["person"]["person"]));
        }
    }
    for place in places {
        let answer = site.get(&format!("{API}{place}"));
        assert_eq!(answer.status, 200, "{place}: {}", answer.text());
        assert!(!names(&answer.text()), "{place}: {}", answer.text());
    }
}

/// The places of an answer, each with what may stand there: `players[].born integer|null`.
fn places(at: &str, shape: &Value, told: &mut Vec<String>) {
    let alternatives = shape["anyOf"].as_array();
    for one in alternatives.into_iter().flatten() {
        places(at, one, told);
    }
    for (name, field) in shape["properties"].as_object().into_iter().flatten() {
        let is_always = shape["required"].as_array().is_some_and(|names| names.iter().any(|one| one == name));
        let mark = if is_always { "" } else { "?" };
        places(&format!("{at}.{name}{mark}"), field, told);
    }
    if shape["items"].is_object() {
        places(&format!("{at}[]"), &shape["items"], told);
    }
    if shape["additionalProperties"].is_object() {
        places(&format!("{at}{{}}"), &shape["additionalProperties"], told);
    }
    let is_inner = alternatives.is_some() || shape["properties"].is_object() || shape["items"].is_object();
    if let Some(name) = shape["$ref"].as_str() {
        told.push(format!("{at} -> {}", name.rsplit('/').next().unwrap_or_default()));
    } else if !is_inner && !shape["additionalProperties"].is_object() {
        let kinds = match &shape["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("|"),
            kind => kind.as_str().unwrap_or("const").to_owned(),
        };
        let format = shape["format"].as_str().map(|format| format!(" {format}")).unwrap_or_default();
        told.push(format!("{at} {kinds}{format}"));
    }
}

#[test]
fn every_field_that_anybody_may_see_is_written_down() {
    let site = Site::start(|_| {});
    let document = json(&site, "/openapi.json?lang=en");
    let (mut told, mut guarded) = (Vec::new(), Vec::new());
    for (name, shape) in document["components"]["schemas"].as_object().expect("shapes") {
        assert_eq!(shape["additionalProperties"], false, "{name} admits fields that nobody has looked at");
        places(name, shape, &mut told);
    }
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("methods") {
            let answer = &operation["responses"]["200"]["content"]["application/json"]["schema"];
            // What a token reads is not for anybody; who may is said beside it, and tried by role.
            let is_guarded = operation["security"].as_array().is_some_and(|needs| !needs.is_empty());
            places(&format!("{method} {path}: "), answer, if is_guarded { &mut guarded } else { &mut told });
        }
    }
    // The office's own fields of a person, by the names they have there.
    for private in ["plain", "sound", "died", "hidden", "merged_into"] {
        let carries = |place: &&String| place.split(['.', ' ', '[', '?']).any(|part| part == private);
        assert_eq!(told.iter().find(carries), None, "{private} is nobody's business");
    }
    for place in told.iter().filter(|place| place.contains(".born")) {
        assert!(place.ends_with(".born integer|null"), "of a birth the year: {place}");
    }
    insta::assert_snapshot!([told, guarded].concat().join("\n"));
}
