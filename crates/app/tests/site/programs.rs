//! Doors for programs that know other sites: players as lichess tells them, tables matched as OpenRefine asks, feeds of one thing.

use crate::served::Site;
use serde_json::{Value, json};

fn got(site: &Site, place: &str) -> Value {
    let answer = site.get(place);
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")), "{place}");
    assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "{place}");
    serde_json::from_slice(&answer.body).expect("JSON")
}

/// Somebody with a number of FIDE's and ratings in all three tempos.
fn somebody(site: &Site) -> Value {
    let list = got_list(site, "standard");
    let rapid = got_list(site, "rapid");
    let rated = |list: &Value, id: &Value| {
        let players = list["players"].as_array().expect("players");
        players.iter().find(|one| &one["id"] == id).map(|one| one["rating"].clone())
    };
    let players = list["players"].as_array().expect("players");
    let found =
        players.iter().find(|one| one["fide"].is_u64() && rated(&rapid, &one["id"]).is_some_and(|one| one.is_u64()));
    let mut found = found.expect("somebody").clone();
    found["rapid"] = rated(&rapid, &found["id"]).expect("a rating");
    found
}

fn got_list(site: &Site, series: &str) -> Value {
    let answer = site.get(&format!("/api/v1/lists/latest.json?series={series}&lang=en"));
    serde_json::from_slice(&answer.body).expect("JSON")
}

#[test]
fn players_in_the_shape_of_lichess() {
    let site = Site::demo();
    let due = somebody(&site);
    let number = due["fide"].as_u64().expect("a number");
    let told = got(&site, &format!("/api/fide/player/{number}"));
    assert_eq!((&told["id"], &told["standard"], &told["rapid"]), (&due["fide"], &due["rating"], &due["rapid"]));
    assert_eq!((&told["federation"], &told["year"]), (&json!("HUN"), &due["born"]));
    let name = format!("{}, {}", due["family"].as_str().unwrap(), due["given"].as_str().unwrap());
    assert_eq!(told["name"], name.as_str());
    // The list of April 2024 is the last: its month and its rating in one number.
    let ratings = got(&site, &format!("/api/fide/player/{number}/ratings"));
    let last = ratings["standard"].as_array().and_then(|all| all.last()).and_then(Value::as_i64);
    assert_eq!(last, due["rating"].as_i64().map(|rating| 2_024_040_000 + rating), "{ratings}");
    assert!(ratings["blitz"].is_array());
    let found = got(&site, &format!("/api/fide/player?q={}", due["family"].as_str().unwrap().replace(' ', "%20")));
    assert!(found.as_array().expect("a list").contains(&told), "{found}");
    assert_eq!(got(&site, "/api/fide/player"), json!([]));
    // Only titles of FIDE's are titles there: the federation's own class II. is none.
    let lines = got(&site, "/api/v1/lists/latest.json?series=standard");
    let of = |title: &str| {
        let lines = lines["players"].as_array().expect("players");
        lines.iter().find(|line| line["title"] == title && !line["fide"].is_null()).map(|line| line["fide"].clone())
    };
    for (title, told) in [("IM", json!("IM")), ("II.", Value::Null)] {
        let number = of(title).unwrap_or_else(|| panic!("nobody is {title}"));
        assert_eq!(got(&site, &format!("/api/fide/player/{number}"))["title"], told, "{title}");
    }
    for nobody in ["1", "x", "99999999999999999999"] {
        assert_eq!(site.get(&format!("/api/fide/player/{nobody}")).status, 404, "{nobody}");
    }
}

#[test]
fn a_table_of_names_is_matched() {
    let site = Site::demo();
    let manifest = got(&site, "/api/reconcile?lang=en");
    assert_eq!((&manifest["versions"], &manifest["defaultTypes"][0]["id"]), (&json!(["0.2"]), &json!("player")));
    assert_eq!(manifest["view"]["url"], "http://arpad/en/players/{{id}}");
    let due = somebody(&site);
    let text = |key: &str| due[key].as_str().expect("a text").to_owned();
    let (family, given) = (text("family"), text("given"));
    // As people write a name, without accents and the other way round; with a year that is his, and one that is not.
    let wrong = due["born"].as_u64().expect("a year") - 1;
    let queries = json!({
        "q0": {"query": format!("{given} {family}"), "properties": [{"pid": "fide", "v": due["fide"].to_string()}]},
        "q1": {"query": format!("{family}, {given}"), "properties": [{"pid": "birth_year", "v": wrong.to_string()}]},
        "q2": {"query": "Nobody Whatsoever Xyzzy", "limit": 3},
    });
    let body = format!("queries={}", encoded(&queries.to_string()));
    let answer =
        site.ask("POST", "/api/reconcile", "Content-Type: application/x-www-form-urlencoded\r\n", body.as_bytes());
    assert_eq!((answer.status, answer.header("access-control-allow-origin")), (200, Some("*")), "{}", answer.text());
    let told: Value = serde_json::from_slice(&answer.body).expect("JSON");
    let best = &told["q0"]["result"][0];
    assert_eq!(
        (&best["id"], &best["score"], &best["match"]),
        (&json!(due["id"].to_string()), &json!(100), &json!(true)),
        "{told}"
    );
    let id = json!(due["id"].to_string());
    let other = told["q1"]["result"].as_array().expect("results").iter().find(|one| one["id"] == id).expect("him");
    assert_eq!((&other["score"], &other["match"]), (&json!(60), &json!(false)), "the year is another's");
    assert_eq!(told["q2"]["result"], json!([]));
    let same = got(&site, &format!("/api/reconcile?{body}"));
    assert_eq!(same, told, "the address asks as the form does");
    let start: String = family.chars().take(3).collect();
    let suggested = got(&site, &format!("/api/reconcile/suggest?prefix={}", encoded(&start)));
    assert!(suggested["result"].as_array().is_some_and(|all| !all.is_empty()), "{suggested}");
    for wrong in ["{", "{\"q0\": 1}", "{\"q0\": {\"limit\": 3}}"] {
        assert_eq!(site.get(&format!("/api/reconcile?queries={}", encoded(wrong))).status, 400, "{wrong}");
    }
}

/// A table is a file: as many are read at once, and no larger than is said.
#[test]
fn a_table_that_is_no_form_or_too_large_is_refused() {
    let site = Site::demo();
    let post = |kind: &str, body: &[u8]| site.ask("POST", "/api/reconcile", &format!("Content-Type: {kind}\r\n"), body);
    let form = "application/x-www-form-urlencoded";
    let answer = post("text/plain", b"queries={}");
    let told = crate::called::problem("/api/reconcile", &answer, 415, "unsupported-media-type");
    assert!(told["detail"].as_str().is_some_and(|text| text.contains(form)), "{told}");
    assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "the page that asked reads why");
    let answer = post(form, format!("queries={}", "x".repeat(1 << 20)).as_bytes());
    crate::called::problem("/api/reconcile", &answer, 413, "too-large");
    let fifty = |count: usize| -> String {
        let queries: Vec<String> = (0..count).map(|at| format!("\"q{at}\":{{\"query\":\"a\"}}")).collect();
        format!("queries={}", encoded(&format!("{{{}}}", queries.join(","))))
    };
    crate::called::problem("/api/reconcile", &post(form, fifty(51).as_bytes()), 400, "bad-parameter");
    let told: Value = serde_json::from_slice(&post(form, fifty(50).as_bytes()).body).expect("JSON");
    assert_eq!(told.as_object().map(serde_json::Map::len), Some(50));
    let counts: Vec<usize> =
        told.as_object().into_iter().flatten().map(|(_, one)| one["result"].as_array().map_or(0, Vec::len)).collect();
    assert!(counts.iter().all(|count| (1..=5).contains(count)), "five at most, unless more are asked for: {counts:?}");
    // Ten things that are known beside a name are looked at: an eleventh, that would speak against everybody, is not.
    let known = |right: usize| {
        let mut properties = vec![json!({"pid": "country", "v": "HUN"}); right];
        properties.push(json!({"pid": "country", "v": "XXX"}));
        let queries = json!({"q": {"query": "Nagy", "properties": properties}}).to_string();
        got(&site, &format!("/api/reconcile?queries={}", encoded(&queries)))["q"]["result"][0]["score"].clone()
    };
    assert_eq!((known(9), known(10)), (json!(35), json!(75)));
    let many = json!({"q": {"query": "a", "limit": 1_000_000}}).to_string();
    let told = got(&site, &format!("/api/reconcile?queries={}", encoded(&many)));
    let count = told["q"]["result"].as_array().map_or(0, Vec::len);
    assert!((1..=20).contains(&count), "{count}");
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[test]
fn a_player_a_club_and_a_tournament_have_feeds() {
    let site = Site::demo();
    let due = somebody(&site);
    for language in ["hu", "en"] {
        let feed = site.get(&format!("/{language}/feeds/players/{}", due["id"]));
        assert_eq!((feed.status, feed.header("content-type")), (200, Some("application/atom+xml; charset=utf-8")));
        let text = feed.text();
        assert!(text.contains(&format!(": {}", due["rating"])) && text.contains("/calculations/2024-04"), "{text}");
        assert!(
            site.page(&format!("/{language}/players/{}", due["id"]))
                .contains(&format!("/feeds/players/{}\"", due["id"]))
        );
        let club = site.get(&format!("/{language}/feeds/clubs/1")).text();
        assert!(club.contains("<entry>") && club.contains("/lists/2024-04"), "{club}");
        let event = site.get(&format!("/{language}/feeds/tournaments/2")).text();
        assert!(
            event.contains("<entry>") && event.contains("/corrections/entries/") | event.contains("/corrections/"),
            "{event}"
        );
    }
    for nobody in ["players/12", "players/999999", "clubs/999999", "tournaments/999999", "players/x"] {
        assert_eq!(site.get(&format!("/en/feeds/{nobody}")).status, 404, "{nobody}: hidden, or not there");
    }
}
