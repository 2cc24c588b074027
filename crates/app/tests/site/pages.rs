//! The site over the small invented federation, asked as a browser asks it.

use crate::binary::arpad;
use crate::served::{Site, first_link, sound};
use serde_json::Value;

#[test]
fn every_room_opens_in_both_languages() {
    let site = Site::demo();
    for language in ["hu", "en"] {
        let home = site.page(&format!("/{language}/"));
        assert!(home.contains(&format!("<html lang=\"{language}\"")));
        for room in [
            "lists",
            "players",
            "search?q=kovacs",
            "tournaments",
            "clubs",
            "corrections",
            "regulations",
            "live",
            "calculator",
        ] {
            site.page(&format!("/{language}/{room}"));
        }
        let recent = home.split("id=\"recent\"").nth(1).and_then(|rest| rest.split("</section>").next());
        let recent = recent.expect("what was played last");
        assert_eq!(recent.matches("<li>").count(), recent.matches("class=\"quiet\"").count(), "each with day and town");
        site.page(&first_link(recent, &format!("/{language}/tournaments/")));
        assert!(home.contains("id=\"announced\""), "{home}");
        let list_place = first_link(&home, &format!("/{language}/lists/"));
        let list = site.page(&list_place);
        let player_place = first_link(&list, &format!("/{language}/players/"));
        let player = site.page(&player_place);
        let calculation = site.page(&first_link(&list, &format!("{player_place}/calculations/")));
        assert!(calculation.contains("class=\"paragraph\""), "every line has its paragraph");
        assert!(calculation.contains("<tfoot>"), "the sum is visible");
        let event = site.page(&first_link(&player, &format!("/{language}/tournaments/")));
        assert!(event.contains("class=\"cross\""), "{event}");
        let clubs = site.page(&format!("/{language}/clubs"));
        site.page(&first_link(&clubs, &format!("/{language}/clubs/")));
        site.page(&format!("/{language}/regulations/fide-2024-03"));
        site.page(&format!("/{language}/regulations/fide-2024-03?against=fide-2022-01"));
        let go = site.page(&format!("/{language}/lists/latest?series=go"));
        let place = go.split("href=\"").find(|part| part.contains("/calculations/")).expect("a calculation in go");
        let place = place[..place.find('"').expect("an end")].replace("&amp;", "&");
        assert!(site.page(&place).contains("class=\"paragraph\""));
    }
    let wished = site.get_with("/", "Accept-Language: en;q=0.9, hu;q=0.3\r\n");
    assert_eq!((wished.status, wished.header("location")), (303, Some("/en/")));
    for (wish, due) in [
        ("en", "/en/"),
        ("de, en-GB;q=0.5", "/en/"),
        ("en;q=0.3, hu;q=0.9", "/hu/"),
        ("hu;q=0.002, en;q=0.004", "/en/"),
        ("en, hu", "/en/"),
        ("hu, en", "/hu/"),
        ("hu;q=0.8, en", "/en/"),
        ("de", "/hu/"),
        ("e", "/hu/"),
    ] {
        let wished = site.get_with("/", &format!("Accept-Language: {wish}\r\n"));
        assert_eq!((wished.header("location"), wished.header("vary")), (Some(due), Some("accept-language")), "{wish}");
    }
    assert_eq!(site.get("/").header("location"), Some("/hu/"));
    assert_eq!(site.get("/lists").header("location"), Some("/hu/lists"));
    for name in ["style.css", "site.js", "icon.svg"] {
        assert_eq!(site.get(&format!("/assets/{name}")).status, 200, "{name}");
    }
}

#[test]
fn what_is_not_there_is_told_politely() {
    let site = Site::demo();
    for place in [
        "/en/nowhere",
        "/nowhere",
        "/en/players/999999",
        "/en/players/abc",
        "/en/tournaments/999999",
        "/en/clubs/999999",
        "/en/lists/1999-01",
        "/en/lists/x.csv",
        "/en/lists/%00",
        "/en/lists/latest?series=draughts",
        "/en/regulations/none",
        "/en/corrections/999999",
        "/en/players/1/calculations/1999-01",
    ] {
        let answer = site.get(place);
        assert_eq!(answer.status, 404, "{place}: {}", answer.text());
        sound(place, &answer);
    }
    let wrong = site.get("/en/lists/latest?sex=X");
    assert_eq!(wrong.status, 400);
    sound("a wrong filter", &wrong);
    assert_eq!(site.get("/assets/..%2fCargo.toml").status, 404);
}

#[test]
fn lists_are_chosen_and_taken_home() {
    let site = Site::demo();
    let all = site.page("/en/lists/latest");
    let women = site.page("/en/lists/latest?sex=F&age=U20&activity=active");
    let lines = |page: &str| {
        page.split("<table class=\"list\">")
            .nth(1)
            .and_then(|rest| rest.split("</table>").next())
            .map_or(0, |table| table.matches("<tr").count())
    };
    assert!(lines(&women) < lines(&all));
    assert_eq!(lines(&site.page("/en/lists/latest?top=3")), 4);
    site.page("/en/lists/latest?order=improvers&page=99999999");
    site.page("/en/lists/latest?club=%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
    for format in ["csv", "txt", "xml", "xlsx", "json"] {
        let place = format!("/en/lists/latest.{format}?series=standard");
        let file = site.get(&place);
        assert_eq!(file.status, 200, "{place}");
        assert!(!file.body.is_empty());
        assert!(file.header("content-disposition").is_some_and(|told| told.starts_with("attachment")));
        assert_eq!(file.header("content-length"), Some(&*file.body.len().to_string()));
        let tag = file.header("etag").expect("a tag").to_owned();
        let again = site.get_with(&place, &format!("If-None-Match: {tag}\r\n"));
        assert_eq!((again.status, again.body.len()), (304, 0), "{place}");
    }
    assert!(site.get("/en/lists/latest.json").text().contains("\"players\""));
}

#[test]
fn a_list_stands_and_is_taken_home_in_any_order() {
    let site = Site::demo();
    let file = |query: &str| -> Vec<Value> {
        let list: Value =
            serde_json::from_slice(&site.get(&format!("/hu/lists/latest.json?{query}")).body).expect("JSON");
        list["players"].as_array().expect("players").clone()
    };
    let whole = file("");
    for sort in ["name", "-name", "born", "-born", "club", "-country", "games", "change", "rating", "-rating"] {
        let sorted = file(&format!("sort={sort}"));
        let key = |one: &Value| one["id"].as_u64();
        let (mut one, mut other) = (whole.clone(), sorted.clone());
        one.sort_by_key(key);
        other.sort_by_key(key);
        assert_eq!(one, other, "the same lines with the same places: {sort}");
        // The page has them in the order of the file.
        let page = site.page(&format!("/hu/lists/latest?sort={sort}"));
        let mut at = 0;
        for id in sorted.iter().filter(|one| !one["family"].is_null()).map(|one| &one["id"]).take(20) {
            let link = format!("<a href=\"/hu/players/{id}\">");
            let found = page[at..].find(&link).unwrap_or_else(|| panic!("{id} does not follow, sort={sort}"));
            at += found;
        }
        assert!(page.contains("aria-sort=\"") && page.contains(&format!(".csv?series=standard&amp;sort={sort}")));
    }
    let wrong = site.get("/hu/lists/latest?sort=age");
    assert_eq!(wrong.status, 400);
    assert!(wrong.text().contains("Rendezés"), "{}", wrong.text());
}

#[test]
fn a_list_that_is_not_published_is_nobodys_business() {
    let site = Site::start(|_| {});
    let home = site.page("/en/lists");
    let newest = first_link(&home, "/en/lists/");
    let newest: jiff::civil::Date = format!("{}-01", &newest["/en/lists/".len()..]).parse().expect("a month");
    let next = newest.checked_add(jiff::Span::new().months(1)).expect("a month later").strftime("%Y-%m").to_string();
    let closed = arpad(&["close", &next, "--database", &site.database]);
    assert!(closed.status.success(), "{}", String::from_utf8_lossy(&closed.stderr));
    assert_eq!(site.get(&format!("/en/lists/{next}")).status, 404);
    assert_eq!(site.get(&format!("/en/lists/{next}.csv")).status, 404);
    assert!(!site.page("/en/lists").contains(&next));
    let latest = site.page("/en/lists/latest");
    assert!(latest.contains(&format!("standard, {newest}")), "the newest that is published");
    let published = arpad(&["publish", &next, "--database", &site.database]);
    assert!(published.status.success(), "{}", String::from_utf8_lossy(&published.stderr));
    site.page(&format!("/en/lists/{next}"));
}

#[test]
fn people_are_found_and_the_hidden_are_not() {
    let add = |database: &str, family: &str, given: &str, born: &str| {
        let told = arpad(&[
            "person",
            "add",
            "--family",
            family,
            "--given",
            given,
            "--born",
            born,
            "--json",
            "--database",
            database,
        ]);
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
        told["person"].to_string().trim_matches('"').to_owned()
    };
    let mut numbers = Vec::new();
    let site = Site::start(|database| {
        numbers.push(add(database, "Űrhajós", "Őzike", "1987-03-21"));
        numbers.push(add(database, "<script>alert(1)</script>", "\"'><img src=x>", "1990"));
        numbers.push(add(database, "Rejtőzik", "Ottilia", "1975-05-06"));
        let hidden = arpad(&["person", "hide", &numbers[2], "--database", database]);
        assert!(hidden.status.success(), "{}", String::from_utf8_lossy(&hidden.stderr));
    });
    for text in ["%C5%B0rhaj%C3%B3s", "urhajos%20oz", "Ozike%20Urhajos", "%C5%90zike%20%C5%B0rhaj%C3%B3s"] {
        let found = site.page(&format!("/hu/search?q={text}"));
        assert!(found.contains("Űrhajós Őzike"), "{text}");
        assert!(site.get(&format!("/en/suggest?q={text}")).text().contains("Őzike Űrhajós"), "{text}");
    }
    let player = site.page(&format!("/hu/players/{}/urhajos-ozike", numbers[0]));
    assert!(player.contains("1987") && !player.contains("1987.03.21") && !player.contains("1987-03-21"));
    let hostile = site.page(&format!("/en/players/{}", numbers[1]));
    assert!(hostile.contains("&lt;script&gt;") && !hostile.contains("<script>") && !hostile.contains("<img"));
    let echoed = site.page("/en/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22");
    assert!(!echoed.contains("<script>"));
    for place in [format!("/en/players/{}", numbers[2]), format!("/en/players/{}/rejtozik-ottilia", numbers[2])] {
        let hidden = site.get(&place);
        assert_eq!(hidden.status, 404, "{place}");
        sound(&place, &hidden);
        assert!(!hidden.text().contains("Ottilia"));
    }
    let found = site.page("/en/search?q=rejtozik");
    assert!(!found.contains("Ottilia"));
}

#[test]
fn who_has_an_answer_is_told_so_until_something_is_done() {
    let site = Site::start(|_| {});
    let list: serde_json::Value = serde_json::from_slice(&site.get("/en/lists/latest.json").body).expect("JSON");
    let (day, first) = (list["list"]["date"].as_str().expect("a day"), &list["players"][0]);
    let family = first["family"].as_str().expect("a name").to_owned();
    let given = first["given"].as_str().expect("a name").to_owned();
    let places = [
        "/en/lists/latest".to_owned(),
        format!("/hu/lists/{day}.csv?series=standard&revision=0"),
        "/en/lists/latest.xlsx".to_owned(),
        format!("/api/v1/lists/{day}.json?top=3"),
        "/api/v1/players?page_size=100".to_owned(),
        format!("/api/v1/players/{}", first["id"]),
        "/api/v1/live".to_owned(),
    ];
    let tags: Vec<String> = places
        .iter()
        .map(|place| {
            let answer = site.get(place);
            assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-cache")), "{place}");
            let tag = answer.header("etag").unwrap_or_else(|| panic!("no tag: {place}")).to_owned();
            let again = site.get_with(place, &format!("If-None-Match: {tag}\r\n"));
            assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, Some(&*tag)), "{place}");
            tag
        })
        .collect();
    // The same question in another language is another question.
    let asked = format!("If-None-Match: {}\r\nAccept-Language: en\r\n", tags[4]);
    assert_eq!(site.get_with(&places[4], &asked).status, 200);
    for fresh in ["/api/v1/players?q=a", "/en/search?q=a"] {
        assert_eq!(site.get(fresh).header("etag"), None, "{fresh}: it depends on the directory");
    }
    let hidden = arpad(&["person", "hide", &first["id"].to_string(), "--database", &site.database]);
    assert!(hidden.status.success(), "{}", String::from_utf8_lossy(&hidden.stderr));
    for (place, tag) in places.iter().zip(&tags) {
        let answer = site.get_with(place, &format!("If-None-Match: {tag}\r\n"));
        assert_ne!(answer.status, 304, "{place}");
        let named = [format!("{family}, {given}"), format!("{family} {given}"), format!("{given} {family}")];
        assert!(!named.iter().any(|name| answer.text().contains(name)), "{place}");
    }
}

#[test]
fn every_answer_has_a_request_id_of_its_own() {
    let site = Site::demo();
    let mut seen = std::collections::BTreeSet::new();
    for place in ["/hu/", "/en/nowhere", "/api/v1/editions", "/assets/style.css"] {
        let answer = site.get(place);
        let id = answer.header("x-request-id").unwrap_or_else(|| panic!("{place} has an id")).to_owned();
        assert!(id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "{place}: {id}");
        assert!(seen.insert(id), "{place}: another request, another id");
    }
}

/// The page of statistics stands for every series and says of each how its points moved; of no series it is lost.
#[test]
fn statistics_of_every_series() {
    let site = Site::demo();
    for series in ["standard", "rapid", "blitz", "go"] {
        for (language, word) in [("hu", "A pontok mérlege"), ("en", "The balance sheet of points")] {
            let page = site.page(&format!("/{language}/statistics?series={series}"));
            assert!(page.contains(word) && page.contains("<svg"), "{series}: {page}");
        }
    }
    assert!(site.page("/hu/lists").contains("/hu/statistics"));
    assert_eq!(site.get("/en/statistics?series=chess").status, 404);
}

/// Chess beside another law: winners and losers, the same numbers in the table, and what is no law of the series leads nowhere.
#[test]
fn chess_beside_another_law() {
    let site = Site::demo();
    for (language, words) in [
        ("hu", ["Akik magasabban állnának", "Akik alacsonyabban állnának", "Glicko-2"]),
        ("en", ["Who would stand higher", "Who would stand lower", "Glicko-2"]),
    ] {
        let page = site.page(&format!("/{language}/statistics/law?law=glicko2"));
        assert!(words.iter().all(|word| page.contains(word)) && page.contains("/players/"), "{page}");
        assert!(page.contains(&format!("/{language}/statistics/law.csv?series=standard&amp;law=glicko2")), "{page}");
    }
    let usual = site.get("/en/statistics/law.csv?series=standard&law=fide-2024-03");
    let other = site.get("/en/statistics/law.csv?series=standard&law=fide-2024-03&k_normal=1&k_new=1&k_junior=1");
    let text = |answer: &crate::served::Answer| String::from_utf8(answer.body.clone()).unwrap();
    assert!(text(&usual).starts_with("id,name,register,other,difference,place,place_other\r\n"), "{}", text(&usual));
    assert_eq!(text(&usual).lines().count(), text(&other).lines().count());
    assert_ne!(text(&usual), text(&other), "a K of 1 moves nobody by much");
    assert!(site.page("/hu/statistics").contains("/hu/statistics/law?series=standard"));
    assert!(!site.page("/hu/statistics?series=go").contains("/hu/statistics/law"));
    for wrong in ["law=egf-2021", "law=fide-rapid-2024-03", "series=go", "k_normal=101", "k_normal=many"] {
        assert_eq!(site.get(&format!("/en/statistics/law?{wrong}")).status, 404, "{wrong}");
    }
}

/// The page of a season beside another system names the player's two numbers; what is no edition of go leads nowhere.
#[test]
fn a_season_beside_another_system() {
    let site = Site::demo();
    for language in ["hu", "en"] {
        let page = site.page(&format!("/{language}/shadow"));
        assert!(page.contains("/players/") && page.contains("/tournaments/"), "{page}");
    }
    let own = site.page("/en/shadow?edition=mgsz-2012&from=2024-02-01");
    assert!(own.contains("±0") || own.contains(">0<"), "the register beside itself: {own}");
    for place in ["/en/shadow?edition=fide-2024-03", "/en/shadow?edition=nothing", "/en/shadow?from=yesterday"] {
        assert_eq!(site.get(place).status, 404, "{place}");
    }
}
