//! What lists tell on the site and to programs: news, records, the ranking of the moment, how ratings are spread; and a list
//! whole for the printer.

use crate::called::json;
use crate::served::{Site, open_that_waits};
use serde_json::Value;

fn players(list: &Value) -> &Vec<Value> {
    list["players"].as_array().expect("players")
}

fn file(site: &Site, query: &str) -> Value {
    serde_json::from_str(&site.get(&format!("/hu/lists/latest.json{query}")).text()).expect("JSON")
}

#[test]
fn the_front_page_tells_the_news_of_a_list_and_of_the_others() {
    let site = Site::demo();
    let told = json(&site, "/stories?series=standard");
    let list = file(&site, "?order=improvers&federation=HUN");
    let best = players(&list).iter().find(|one| one["games"].as_u64() > Some(0)).expect("somebody who improved");
    assert_eq!(told["improvers"][0]["person"], best["id"], "who won most with games");
    assert_eq!((&told["improvers"][0]["rating"], &told["improvers"][0]["before"]), (&best["rating"], &best["before"]));
    let home = site.page("/hu/");
    let name = format!("/hu/players/{}\"", best["id"]);
    assert!(home.contains(&name), "on the front page: {name}");
    for number in ["tournaments", "games", "players"] {
        assert!(told["month"][number].as_u64() > Some(0), "{number}: {}", told["month"]);
    }
    assert!(home.contains("id=\"month\"") && home.contains("id=\"stories\""));
    // The games of everybody on the list are twice the games that were played between the rated, and no more.
    let counted: u64 = players(&file(&site, "")).iter().filter_map(|one| one["games"].as_u64()).sum();
    assert!(counted <= 2 * told["month"]["games"].as_u64().expect("a number"), "{counted}: {}", told["month"]);
    let go = site.page("/en/?series=go");
    assert!(go.contains("aria-current=\"page\">Go</a>"), "the other series is a link away");
    assert_eq!(site.get("/en/?series=tempo").status, 404);
    let closing = told["closing"].as_str().expect("a day").replace('-', ".");
    assert!(home.contains(&closing), "until when the next list takes reports: {closing}");
    assert_eq!(json(&site, "/stories?series=go")["closing"], Value::Null);
}

#[test]
fn every_peak_of_the_records_is_the_highest_of_its_players_history() {
    let site = Site::demo();
    let told = json(&site, "/records?series=standard");
    let peaks = told["peaks"].as_array().expect("peaks");
    assert!(peaks.len() > 20 && peaks.is_sorted_by(|one, next| one["number"].as_i64() >= next["number"].as_i64()));
    for peak in peaks.iter().take(8) {
        let history = json(&site, &format!("/players/{}/history?series=standard", peak["person"]["person"]));
        let text = history.to_string();
        let highest = text.split("\"rating\":").skip(1).filter_map(|rest| {
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            digits.parse::<i64>().ok()
        });
        assert_eq!(highest.max(), peak["number"].as_i64(), "{peak}");
    }
    for one in told["youngest"].as_array().expect("limits") {
        for reached in one["reached"].as_array().expect("some") {
            let year: i64 = reached["list"].as_str().and_then(|day| day[..4].parse().ok()).expect("a year");
            let born = reached["person"]["born"].as_i64().expect("a year");
            assert_eq!(reached["number"].as_i64(), Some(year - born), "{reached}");
        }
    }
    // Two have reached 2020: both are eleventh, and the next is the thirteenth.
    let page = site.page("/en/records?series=standard");
    let places = page.split("<td class=\"number\">").filter_map(|rest| rest.split_once("</td><th scope=\"row\">"));
    let places: Vec<&str> = places.map(|(place, _)| place).take(13).collect();
    assert_eq!(places, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "11", "13"]);
    for series in ["standard", "rapid", "blitz", "go"] {
        site.page(&format!("/hu/records?series={series}"));
        site.page(&format!("/en/records?series={series}"));
    }
}

#[test]
fn better_than_a_share_of_a_group() {
    let site = Site::demo();
    // Counted by hand from the list itself.
    let young = file(&site, "?age=U14");
    let ratings: Vec<i64> = players(&young).iter().filter_map(|one| one["rating"].as_i64()).collect();
    assert!(ratings.len() > 3, "{ratings:?}");
    let rating = ratings[ratings.len() / 2] + 1;
    let below = ratings.iter().filter(|one| **one < rating).count() as u64;
    let share = below * 100 / ratings.len() as u64;
    let told = json(&site, &format!("/distribution?age=U14&rating={rating}"));
    assert_eq!((told["players"].as_u64(), told["highest"].as_i64()), (Some(ratings.len() as u64), Some(ratings[0])));
    assert_eq!(
        (told["standing"]["below"].as_u64(), told["standing"]["better_than_percent"].as_u64()),
        (Some(below), Some(share))
    );
    let classes = told["classes"].as_array().expect("classes");
    assert_eq!(classes.iter().filter_map(|one| one["players"].as_u64()).sum::<u64>(), ratings.len() as u64);
    let page = site.page(&format!("/hu/distribution?age=U14&rating={rating}"));
    assert!(page.contains(&format!("{rating} pont jobb a játékosok {share}\u{a0}%-ánál (U14)")), "{share} %");
    let place = below + 1;
    assert!(place <= ratings.len() as u64);
    for wrong in ["rating=x", "rating=99999", "age=old", "sex=X"] {
        assert_eq!(site.get(&format!("/hu/distribution?{wrong}")).status, 400, "{wrong}");
    }
    assert!(site.page("/en/distribution?series=go&age=U8").contains("id=\"groups\""));
}

#[test]
fn the_ranking_of_the_moment_has_places_and_arrows() {
    let site = Site::start(|_| {});
    let list = file(&site, "");
    assert_eq!(json(&site, "/live/ranking")["players"], Value::Array(Vec::new()), "nothing waits");
    open_that_waits(&site.database, &list);
    let told = json(&site, "/live/ranking?page_size=100");
    let rows = told["players"].as_array().expect("players");
    assert!(rows.is_sorted_by(|one, next| one["live"].as_i64() >= next["live"].as_i64()));
    // Whoever has not played keeps the rating of the list in force.
    let still = rows.iter().find(|one| one["games"] == 0).expect("somebody who has not played");
    assert_eq!(still["live"], still["official"]);
    let moved: Vec<&Value> = rows.iter().filter(|one| one["games"].as_u64() > Some(0)).collect();
    assert_eq!(moved.len(), 4, "four have played");
    for one in &moved {
        let due = players(&list).iter().find(|row| row["id"] == one["person"]["person"]).expect("on the list");
        assert_eq!((&one["official"], &one["place_before"]), (&due["rating"], &due["place"]));
        let higher = rows.iter().filter(|row| row["live"].as_i64() > one["live"].as_i64()).count();
        assert_eq!(one["place"].as_u64(), Some(higher as u64 + 1));
    }
    let everybody = site.page("/hu/live?series=standard&who=everybody");
    let played = site.page("/hu/live?series=standard");
    let lines = |page: &str| page.matches("<th scope=\"row\">").count();
    assert_eq!((lines(&played), lines(&everybody)), (4, rows.len()));
    let has_moved = moved.iter().any(|one| one["place"] != one["place_before"]);
    assert_eq!(has_moved, played.contains('▲') || played.contains('▼'), "arrows where places changed");
    assert_eq!(site.get("/hu/live?who=nobody").status, 404);
}

#[test]
fn a_chosen_list_says_what_it_is_and_is_printed_whole() {
    let site = Site::demo();
    let women = file(&site, "?sex=F");
    let page = site.page("/hu/lists/latest?sex=F&print=whole");
    assert!(page.contains("<h1>Sakk, hagyományos, ") && page.contains(": Nők</h1>"), "its title says what it is");
    assert_eq!(page.matches("<th scope=\"row\">").count(), players(&women).len(), "everybody, on one page");
    let all = file(&site, "");
    let whole = site.page("/en/lists/latest?print=whole");
    assert_eq!(whole.matches("<th scope=\"row\">").count(), players(&all).len());
    let download = site.get("/hu/lists/latest.csv?sex=F&age=U14");
    let named = download.header("content-disposition").expect("a name");
    assert!(named.contains("-F-U14.csv"), "{named}");
    let year = site.page("/hu/lists/latest?order=improvers-12");
    assert!(year.contains("Egy év alatt legtöbbet javítók"));
}
