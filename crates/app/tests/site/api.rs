//! The API over the small invented federation, asked as a program asks it.

use crate::binary::{arpad, arpad_with};
use crate::called::*;
use crate::served::{Site, first_link, open_that_waits, sound};
use serde_json::Value;

#[test]
fn every_endpoint_answers() {
    let site = Site::demo();
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
    let corrections = json(&site, "/corrections");
    let revised = &list(&corrections, "revised")[0];
    let changed = json(&site, &format!("/corrections/{}", revised["list"]));
    let size = |one: &Value| Some((one["after"].as_i64()? - one["before"].as_i64()?).abs());
    let sizes: Vec<Option<i64>> = list(&changed, "changed").iter().map(size).collect();
    assert!(sizes.len() > 1 && sizes.is_sorted_by(|a, b| a >= b), "the largest change first: {sizes:?}");
    let editions = json(&site, "/editions");
    for edition in list(&editions, "editions") {
        let id = edition["id"].as_str().expect("a name");
        assert_eq!(json(&site, &format!("/editions/{id}")), *edition);
    }
    let known = arpad(&["editions", "--json"]);
    assert_eq!(serde_json::from_slice::<Value>(&known.stdout).expect("JSON"), editions, "as the command line has it");
}

/// What the page shows, for programs: both numbers of everybody, those furthest apart first; beside itself the register is not
/// apart anywhere.
#[test]
fn a_season_of_go_beside_another_system() {
    let site = Site::demo();
    let own = json(&site, "/shadow?edition=mgsz-2012&from=2012-01-01&page_size=100");
    assert_eq!((&own["edition"], &own["from"]), (&"mgsz-2012".into(), &"2012-01-01".into()));
    let zero = |one: &Value| one["apart"] == "0.000";
    assert!(list(&own, "players").len() > 5 && list(&own, "players").iter().all(zero), "{own}");
    let events = list(&own, "tournaments");
    assert!(!events.is_empty() && events.iter().all(|one| list(one, "players").iter().all(zero)), "{own}");
    let listed = json_file(&site, "/lists/latest.json?series=go");
    for one in list(&own, "players").iter().filter(|one| !one["person"].is_null()) {
        let line = list(&listed, "players").iter().find(|line| line["id"] == one["person"]["person"]);
        assert_eq!(line.map(|line| &line["rating"]), Some(&one["official"]), "{one}");
    }
    let other = json(&site, "/shadow?page_size=3");
    assert_eq!((&other["edition"], list(&other, "players").len()), (&"egf-2021".into(), 3));
    let far: Vec<i64> = list(&other, "players").iter().map(|one| thousandths(&one["apart"]).abs()).collect();
    assert!(far[0] > 0 && far.is_sorted_by(|one, next| one >= next), "{far:?}");
    assert_ne!(json(&site, "/shadow?page_size=3&page=2")["players"], other["players"]);
    for place in ["/shadow?edition=fide-2024-03", "/shadow?from=yesterday", "/shadow?series=go"] {
        assert_eq!(site.get(&format!("/api/v1{place}")).status, 400, "{place}");
    }
}

fn thousandths(number: &Value) -> i64 {
    number.as_str().and_then(|text| text.replace('.', "").parse().ok()).expect("a number with three places")
}

#[test]
fn a_calculation_adds_up_to_the_list() {
    let site = Site::demo();
    let mut checked = (0, 0);
    for head in list(&json(&site, "/lists"), "lists") {
        let (series, date) = (head["series"].as_str().expect("a series"), head["date"].as_str().expect("a day"));
        // The list of this day was converted after it was computed.
        let is_converted = series != "go" && date == "2024-03-01";
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

#[test]
fn members_of_a_club_stand_with_their_ratings() {
    let site = Site::demo();
    let listed = json_file(&site, "/lists/latest.json?series=standard");
    let rating = |person: &Value| {
        let line = list(&listed, "players").iter().find(|line| line["id"] == *person);
        line.map_or(Value::Null, |line| line["rating"].clone())
    };
    let club = json(&site, "/clubs/1");
    let members = list(&club, "members");
    assert!(members.len() > 5);
    for member in members {
        assert_eq!(member["ratings"]["standard"], rating(&member["person"]), "{member}");
    }
    let strength: Vec<Option<i64>> = members.iter().map(|one| one["ratings"]["standard"].as_i64()).collect();
    assert!(strength.is_sorted_by(|one, next| one >= next), "{strength:?}");
    let place = &list(&list(&club, "orders")[0], "order")[0];
    assert_eq!(place["ratings"]["standard"], rating(&place["person"]["person"]), "{place}");
    let page = site.page("/hu/clubs/1");
    for member in members.iter().take(5) {
        let number = member["ratings"]["standard"].to_string();
        assert!(number == "null" || page.contains(&format!(">{number}<")), "{member}");
    }
}

#[test]
fn the_live_rating_is_the_pages_and_comes_true() {
    let site = Site::start(|_| {});
    let nothing = json(&site, "/live");
    assert!(list(&nothing, "forecasts").is_empty() && list(&nothing, "players").is_empty(), "{nothing}");
    let (event, month) = open_that_waits(&site.database, &json_file(&site, "/lists/latest.json"));
    let live = json(&site, "/live");
    let [next] = list(&live, "forecasts").as_slice() else { panic!("one series has a forecast: {live}") };
    assert_eq!((&next["series"], &next["date"]), (&"standard".into(), &format!("{month}-01").into()));
    assert_eq!((&next["tournaments"][0]["name"], &next["players"]), (&event.into(), &4.into()));
    let moving = list(&live, "players");
    let ratings: Vec<i64> = moving.iter().map(|one| one["live"].as_i64().expect("a rating")).collect();
    assert!(ratings.len() == 4 && ratings.is_sorted_by(|a, b| a >= b), "{ratings:?}");
    let pages = [1, 2].map(|page| json(&site, &format!("/live?series=standard&page_size=3&page={page}")));
    assert_eq!(pages.each_ref().map(|page| &page["more"]), [&Value::Bool(true), &Value::Bool(false)]);
    assert_eq!([&list(&pages[0], "players")[..], list(&pages[1], "players")].concat(), *moving, "page by page");
    assert!(list(&json(&site, "/live?series=rapid"), "players").is_empty());
    let told = |one: &Value| {
        let mut told = one.clone();
        let person = told.as_object_mut().and_then(|told| told.remove("person")).expect("a person");
        (person["person"].clone(), told)
    };
    for (id, row) in moving.iter().map(told) {
        let (official, live) = (row["official"].as_i64().expect("a rating"), row["live"].as_i64().expect("a rating"));
        assert_eq!((Some(live - official), &row["games"]), (row["change"].as_i64(), &3.into()), "{row}");
        assert_eq!(json(&site, &format!("/players/{id}"))["live"], Value::from(vec![row]));
        let why = json(&site, &format!("/players/{id}/calculations/live"));
        assert_eq!((&why["before"], &why["after"]), (&official.into(), &live.into()), "{why}");
        assert_eq!((&why["agrees"], &why["list"]["date"]), (&true.into(), &format!("{month}-01").into()));
        assert_eq!(list(&why["calculation"]["player"], "tournaments").len(), 1);
    }
    let (hidden, seen) = (&moving[0]["person"]["person"], &moving[1]["person"]["person"]);
    let done = arpad(&["person", "hide", &hidden.to_string(), "--database", &site.database]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let after = json(&site, "/live");
    assert_eq!((&after["players"][0]["person"], &after["players"][0]["live"]), (&Value::Null, &moving[0]["live"]));
    let place = format!("{API}/players/{hidden}/calculations/live");
    problem(&place, &site.get(&place), 404, "hidden");
    for step in ["close", "publish"] {
        let done = arpad(&[step, &month, "--database", &site.database]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }
    let player = json(&site, &format!("/players/{seen}"));
    assert_eq!((&player["ratings"][0]["rating"], list(&player, "live").len()), (&moving[1]["live"], 0), "it came true");
    let place = format!("{API}/players/{seen}/calculations/live");
    let none = problem(&place, &site.get(&place), 404, "not-found");
    assert!(none["detail"].as_str().is_some_and(|text| text.contains("listára váró")), "{none}");
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
    let site = Site::demo();
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
    let site = Site::demo();
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
    let norm = example("norm.json");
    let answer = site.ask("POST", &format!("{API}/titles"), CASE, &norm);
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(parsed(&answer.body), parsed(&arpad_with(&["titles", "--json", "-"], &norm).stdout));
    let wrong = site.ask("POST", &format!("{API}/titles"), CASE, br#"{"ask": "luck"}"#);
    assert_eq!(wrong.status, 422, "{}", wrong.text());
    let other = site.ask("POST", &format!("{API}/rate?edition=fide-2025-10"), CASE, &example("open.json"));
    assert_eq!(parsed(&other.body)["edition"], "fide-2025-10");
    assert_eq!(ledger(&site), before, "nothing is kept");
}

#[test]
fn the_description_is_served_and_people_can_read_it() {
    let site = Site::demo();
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
            let root = item["get"]["servers"][0]["url"].as_str().unwrap_or(API);
            // Acts are told together, each by its name.
            let told = path.strip_prefix("/acts/").map_or_else(|| format!("{root}{path}"), str::to_owned);
            assert!(page.contains(&told), "{path}");
            // What wants a token is described, and not to be tried by a link.
            let Some(example) = item["get"]["x-example"].as_str().filter(|_| item["get"]["security"].is_null()) else {
                continue;
            };
            // The page has numbers of this register in place of the description's: a list that is a revision, for one.
            let beginning = example.split("/1").next().expect("a beginning").replace('&', "&amp;");
            let shown = first_link(&page, &beginning);
            assert_eq!(site.get(&shown).status, 200, "{shown} for {example}");
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

/// What is told of a change adds up as it stands, rounded too (12.2 asks where the mean went, and a table that does not add up says
/// nothing); a county plays as many games as its clubs, those among them being within it.
#[test]
fn statistics_add_up_as_they_are_told() {
    let site = Site::demo();
    let hundredths = |value: &Value| -> i64 {
        let text = value["rounded"].as_str().expect("a number").replace('.', "");
        text.parse().expect("hundredths")
    };
    let (mut split, mut sheets) = (0, 0);
    for series in ["standard", "rapid", "blitz", "go"] {
        let told = json(&site, &format!("/statistics?series={series}"));
        for list in told["lists"].as_array().expect("lists") {
            for change in list["changes"].as_array().expect("changes") {
                let parts = ["left", "lapsed", "moved", "returned", "entered"].map(|part| hundredths(&change[part]));
                assert_eq!(
                    parts.iter().sum::<i64>(),
                    hundredths(&change["whole"]),
                    "{series} {}: {change}",
                    list["date"]
                );
                split += 1;
            }
            let number =
                |value: &Value| -> i64 { value.as_str().expect("points").replace('.', "").parse().expect("points") };
            if let Some(lines) = list["balance"]["lines"].as_array() {
                let sum: i64 = lines.iter().map(|line| number(&line["points"])).sum();
                assert_eq!(
                    sum,
                    number(&list["balance"]["after"]) - number(&list["balance"]["before"]),
                    "{series} {}",
                    list["date"]
                );
                sheets += 1;
            }
        }
        let sides = |groups: &str| -> i64 {
            let of = |one: &Value, key: &str| one[key].as_i64().expect("games");
            told[groups].as_array().expect("groups").iter().map(|one| 2 * of(one, "within") + of(one, "outside")).sum()
        };
        assert_eq!(sides("counties"), sides("clubs"), "{series}: every club of the invented federation has a county");
    }
    assert!(split > 100 && sheets > 10, "{split} splits, {sheets} balance sheets");
}
