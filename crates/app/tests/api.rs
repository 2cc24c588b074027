//! The API over the small invented federation, asked as a program asks it.

mod binary;
mod served;

use binary::{arpad, arpad_with};
use serde_json::Value;
use served::{Answer, Site, sound};

const API: &str = "/api/v1";

/// An answer of JSON that everybody may read.
fn json(site: &Site, place: &str) -> Value {
    let answer = site.get(&format!("{API}{place}"));
    assert_eq!(answer.status, 200, "{place}: {}", answer.text());
    assert_eq!(answer.header("content-type"), Some("application/json"), "{place}");
    safe(place, &answer);
    assert!(answer.header("cache-control").is_some_and(|kept| kept.starts_with("public")), "{place}");
    assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "{place}");
    serde_json::from_slice(&answer.body).expect("JSON")
}

/// What holds for every answer, good or bad.
fn safe(place: &str, answer: &Answer) {
    assert!(answer.header("content-security-policy").is_some_and(|policy| policy.contains("default-src 'none'")));
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{place}");
}

/// A fault as RFC 9457 has it.
fn problem(place: &str, answer: &Answer, status: u16, code: &str) -> Value {
    assert_eq!(answer.status, status, "{place}: {}", answer.text());
    assert_eq!(answer.header("content-type"), Some("application/problem+json"), "{place}");
    assert_eq!(answer.header("cache-control"), Some("no-store"), "{place}");
    safe(place, answer);
    let told: Value = serde_json::from_slice(&answer.body).expect("JSON");
    assert_eq!((told["status"].as_u64(), told["code"].as_str()), (Some(status.into()), Some(code)), "{place}: {told}");
    for field in ["type", "title", "detail", "instance"] {
        let text = told[field].as_str().unwrap_or_default();
        assert!(!text.is_empty() && !text.starts_with("api-"), "{place}: {field}: {told}");
    }
    told
}

fn list<'a>(value: &'a Value, name: &str) -> &'a Vec<Value> {
    value[name].as_array().unwrap_or_else(|| panic!("no list {name} in {value}"))
}

/// The newest entry of the ledger with its seal.
fn ledger(site: &Site) -> String {
    let told = arpad(&["ledger", "--json", "--most", "1", "--database", &site.database]);
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("UTF-8")
}

const CASE: &str = "Content-Type: application/json\r\n";
const BYTES: &str = "Content-Type: application/octet-stream\r\n";

fn example(name: &str) -> Vec<u8> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name);
    std::fs::read(path).expect("an example of the house")
}

#[test]
fn every_endpoint_answers() {
    let site = Site::start(|_| {});
    let first = json(&site, "/players?page_size=2");
    assert_eq!((list(&first, "players").len(), &first["more"]), (2, &Value::Bool(true)));
    let second = json(&site, "/players?page_size=2&page=2");
    assert_ne!(first["players"], second["players"]);
    assert_eq!(list(&json(&site, "/players"), "players").len(), 30, "thirty stand on a page");
    let player = &first["players"][0];
    let (id, family) = (&player["person"], player["family"].as_str().expect("a name"));
    let found = json(&site, &format!("/players?q={}", encoded(family)));
    assert!(list(&found, "players").contains(player), "{family}: {found}");
    assert_eq!(json(&site, &format!("/players/{id}"))["person"], *id);
    let history = json(&site, &format!("/players/{id}/history?series=standard"));
    assert!(list(&history, "series").iter().all(|one| one["series"] == "standard"));

    let events = json(&site, "/tournaments?page_size=100");
    let rated = list(&events, "tournaments").iter().find(|one| one["state"] == "rated").expect("a rated tournament");
    let event = json(&site, &format!("/tournaments/{}", rated["tournament"]));
    assert!(!list(&event, "lists").is_empty());
    for line in list(&event, "crosstable") {
        let half =
            |text: &Value| (text.as_str().and_then(|text| text.parse::<f64>().ok()).expect("points") * 2.0) as i64;
        let sum: i64 = list(line, "games").iter().map(|game| half(&game["points"])).sum();
        assert_eq!(sum, half(&line["points"]), "{line}");
    }

    let clubs = json(&site, "/clubs");
    let club = json(&site, &format!("/clubs/{}", clubs["clubs"][0]["club"]));
    assert!(!list(&club, "members").is_empty());
    let lists = json(&site, "/lists");
    assert!(list(&lists, "lists").iter().all(|one| !one["published_at"].is_null()));
    json(&site, "/live");
    let corrections = json(&site, "/corrections");
    let revised = &list(&corrections, "revised")[0];
    assert!(!list(&json(&site, &format!("/corrections/{}", revised["list"])), "changed").is_empty());
    let editions = json(&site, "/editions");
    for edition in list(&editions, "editions") {
        let id = edition["id"].as_str().expect("a name");
        assert_eq!(json(&site, &format!("/editions/{id}")), *edition);
    }
    let known = arpad(&["editions", "--json"]);
    assert_eq!(serde_json::from_slice::<Value>(&known.stdout).expect("JSON"), editions, "as the command line has it");
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[test]
fn a_calculation_adds_up_to_the_list() {
    let site = Site::start(|_| {});
    let mut checked = (0, 0);
    for head in list(&json(&site, "/lists"), "lists") {
        let (series, date) = (head["series"].as_str().expect("a series"), head["date"].as_str().expect("a day"));
        // The list of this day was converted after it was computed.
        let is_converted = (series, date) == ("standard", "2024-03-01");
        let file = json_file(&site, &format!("/lists/{date}.json?series={series}"));
        for line in list(&file, "players").iter().filter(|line| !line["family"].is_null()) {
            let place = format!("/players/{}/calculations/{date}?series={series}", line["id"]);
            let found = json(&site, &place);
            assert_eq!((&found["after"], &found["agrees"]), (&line["rating"], &Value::Bool(true)), "{place}");
            let player = &found["calculation"]["player"];
            if player["status"] != "rated" || is_converted {
                continue;
            }
            let changes = list(player, "tournaments").iter().map(|one| hundredths(&one["change"]));
            let sum: i64 = changes.sum();
            assert_eq!(sum, hundredths(&player["change"]), "{place}");
            let whole = if sum < 0 { (sum - 50) / 100 } else { (sum + 50) / 100 };
            let before = player["before"].as_i64().expect("a rating");
            assert_eq!(Some(before + whole), line["rating"].as_i64(), "{place}");
            if series == "go" { checked.1 += 1 } else { checked.0 += 1 }
        }
    }
    assert!(checked.0 > 50 && checked.1 > 10, "{checked:?}");
}

/// A whole number, or a decimal as text.
fn hundredths(value: &Value) -> i64 {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    if text == "null" {
        return 0;
    }
    let (whole, part) = text.split_once('.').unwrap_or((&text, "00"));
    format!("{whole}{part}").parse().expect("a number")
}

fn json_file(site: &Site, place: &str) -> Value {
    let answer = site.get(&format!("{API}{place}"));
    assert_eq!(answer.status, 200, "{place}: {}", answer.text());
    serde_json::from_slice(&answer.body).expect("JSON")
}

#[test]
fn lists_are_the_pages_own_files() {
    let site = Site::start(|_| {});
    for format in ["csv", "txt", "xml", "json", "xlsx"] {
        for query in ["series=standard", "series=rapid&sex=F&top=5", "series=go&order=new"] {
            let ours = site.get(&format!("{API}/lists/latest.{format}?{query}&lang=hu"));
            let pages = site.get(&format!("/hu/lists/latest.{format}?{query}"));
            assert_eq!((ours.status, pages.status), (200, 200), "{format} {query}");
            assert_eq!(ours.header("content-type"), pages.header("content-type"), "{format}");
            // A workbook says when it was made.
            if format != "xlsx" {
                assert_eq!(ours.body, pages.body, "{format} {query}");
            }
        }
    }
    let place = format!("{API}/lists/latest.csv");
    let (hungarian, english) = (site.get(&place), site.get_with(&place, "Accept-Language: en\r\n"));
    let tag = hungarian.header("etag").expect("a tag").to_owned();
    assert_ne!(Some(tag.as_str()), english.header("etag"), "another language is another file");
    assert!(hungarian.headers.to_lowercase().contains("vary: accept-language"));
    let again = site.get_with(&place, &format!("If-None-Match: {tag}\r\n"));
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[test]
fn what_is_rated_and_checked_is_the_command_lines_and_is_not_kept() {
    let site = Site::start(|_| {});
    let before = ledger(&site);
    for name in ["open.json", "go.json"] {
        let case = example(name);
        let answer = site.ask("POST", &format!("{API}/rate"), CASE, &case);
        assert_eq!(answer.status, 200, "{name}: {}", answer.text());
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        assert_eq!(answer.header("access-control-allow-origin"), None, "only what is read is open to other sites");
        safe(name, &answer);
        let told = arpad_with(&["rate", "--json", "-"], &case);
        let (ours, theirs): (Value, Value) = (parsed(&answer.body), parsed(&told.stdout));
        assert_eq!(ours, theirs, "{name}");
    }
    for (name, more) in [("open.trf", BYTES), ("open.json", CASE), ("go.json", "")] {
        let file = example(name);
        let answer = site.ask("POST", &format!("{API}/check"), more, &file);
        assert_eq!(answer.status, 200, "{name}: {}", answer.text());
        let told = arpad_with(&["check", "--json", "-"], &file);
        assert_eq!(parsed(&answer.body), parsed(&told.stdout), "{name}");
        let named = site.ask("POST", &format!("{API}/check?file={name}"), more, &file);
        assert_eq!(parsed(&named.body)["files"][0]["file"], name);
    }
    let other = site.ask("POST", &format!("{API}/rate?edition=fide-2025-10"), CASE, &example("open.json"));
    assert_eq!(parsed(&other.body)["edition"], "fide-2025-10");
    assert_eq!(ledger(&site), before, "nothing is kept");
}

fn parsed(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).expect("JSON")
}

#[test]
fn what_is_wrong_is_told_as_a_problem() {
    let site = Site::start(|_| {});
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
    let large = vec![b' '; 5 * 1024 * 1024];
    problem("large", &site.ask("POST", &rate, CASE, &large), 413, "too-large");
}

#[test]
fn hostile_files_do_no_harm() {
    let site = Site::start(|_| {});
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

#[test]
fn the_description_is_served_and_people_can_read_it() {
    let site = Site::start(|_| {});
    let document = json(&site, "/openapi.json?lang=en");
    assert_eq!(document["openapi"], "3.1.0");
    let paths = document["paths"].as_object().expect("paths");
    for (language, title) in [("en", "Calculation"), ("hu", "számítás")] {
        let page = site.get(&format!("/{language}/api"));
        assert_eq!(page.status, 200);
        sound("the page of the API", &page);
        let page = page.text();
        assert!(page.to_lowercase().contains(&title.to_lowercase()));
        for (path, item) in paths {
            assert!(page.contains(&format!("{API}{path}")), "{path}");
            let example = item["get"]["x-example"].as_str();
            if let Some(example) = example.filter(|place| !place.contains("/corrections/")) {
                assert!(page.contains(&format!("href=\"{}\"", example.replace('&', "&amp;"))), "{example}");
                assert_eq!(site.get(example).status, 200, "{example}");
            }
        }
        assert!(page.contains("curl ") && !page.contains(">api-"));
    }
    assert_eq!(site.get("/api").header("location"), Some("/hu/api"));
    assert!(site.page("/en/").contains("href=\"/en/api\""), "the footer leads there");
    let hungarian = json(&site, "/openapi.json");
    assert_eq!(hungarian["paths"]["/players"]["get"]["summary"], "Játékosok");
    // A word without a sentence would stand there as its key.
    assert!(!document.to_string().contains("\"api-") && !hungarian.to_string().contains("\"api-"));
}
