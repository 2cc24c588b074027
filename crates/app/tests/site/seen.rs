//! Pages as they are sent, word for word and link for link, over the invented federation: what no other test asks about is
//! noticed here when it changes. Looks and accessibility are tried in a browser.
//!
//! After a change that is meant: `INSTA_UPDATE=always cargo test -p arpad --test site seen`, and read the difference.

use crate::page::seen;
use crate::served::{Site, first_link, open_that_waits};
use arpad_model::{List, ListId, ListRow, PersonId, Series, Tempo};
use arpad_registry::tables::{list_rows, lists};
use arpad_registry::{Error, Registry};
use jiff::civil::date;

#[test]
fn the_front_door_and_the_lists() {
    let site = Site::demo();
    for (name, place) in [
        ("home", "/"),
        ("lists", "/lists"),
        ("list", "/lists/latest"),
        ("list_of_women", "/lists/2024-03?sex=F&activity=active&sort=name&page=1"),
        ("list_empty", "/lists/latest?club=nobody"),
        ("list_go", "/lists/latest?series=go"),
        ("list_second_page", "/lists/2024-02?page=2"),
        ("live", "/live"),
        ("shadow", "/shadow?edition=egf-2021&from=2024-02-01"),
        ("records", "/records?series=go"),
        ("distribution", "/distribution?age=U14&rating=1650"),
        ("privacy", "/privacy"),
        ("statistics", "/statistics"),
        ("players", "/players"),
        ("search", "/search?q=kovacevic"),
        ("search_nobody", "/search?q=nobody"),
    ] {
        shown(&site, name, place);
    }
    in_english(&site, &["/", "/lists/latest", "/live"]);
}

#[test]
fn a_player_and_the_calculations() {
    let site = Site::demo();
    let (list, go) = (site.page("/hu/lists/latest"), site.page("/hu/lists/latest?series=go"));
    let player = first_link(&list, "/hu/players/");
    let go_player = first_link(&go, "/hu/players/");
    let below = |place: &str, end: &str| place.strip_prefix("/hu").expect("a language").to_owned() + end;
    for (name, place) in [
        ("player", below(&player, "")),
        ("player_of_a_year", below(&player, "?range=1")),
        ("player_go", below(&go_player, "")),
        ("player_tournaments", below(&player, "/tournaments")),
        ("player_lists", below(&player, "/lists")),
        ("player_statistics", below(&player, "/statistics")),
        ("player_statistics_go", below(&go_player, "/statistics")),
        ("opponents", below(&player, "/opponents")),
        (
            "meetings",
            below(&first_link(&site.page(&format!("{player}/opponents")), &format!("{player}/opponents/")), ""),
        ),
        ("sheet", below(&player, "/sheet?on=2024-03-15")),
        ("calculation", below(&calculation_of(&list), "")),
        ("calculation_go", below(&calculation_of(&go), "")),
    ] {
        shown(&site, name, &place);
    }
    in_english(&site, &[&below(&player, ""), &below(&calculation_of(&list), "")]);
}

#[test]
fn tournaments_clubs_corrections_and_regulations() {
    let site = Site::demo();
    let first = |page: &str, beginning: &str| first_link(&site.page(&format!("/hu{page}")), beginning)[3..].to_owned();
    let player = first("/lists/latest", "/hu/players/");
    let go_player = first("/lists/latest?series=go", "/hu/players/");
    for (name, place) in [
        ("tournaments", "/tournaments".to_owned()),
        ("tournaments_found", "/tournaments?name=kupa&from=2023-12-01&until=2024-01-31".to_owned()),
        ("tournaments_none", "/tournaments?name=nobody".to_owned()),
        ("tournament_announced", first("/tournaments", "/hu/tournaments/")),
        ("tournament", first(&player, "/hu/tournaments/")),
        ("tournament_go", first(&go_player, "/hu/tournaments/")),
        ("clubs", "/clubs".to_owned()),
        ("club", first("/clubs", "/hu/clubs/")),
        ("corrections", "/corrections".to_owned()),
        ("correction", first("/corrections", "/hu/corrections/")),
        ("regulations", "/regulations".to_owned()),
        ("regulation", "/regulations/fide-2024-03".to_owned()),
        ("comparison", "/regulations/fide-2024-03?against=fide-2022-01".to_owned()),
    ] {
        shown(&site, name, &place);
    }
    in_english(&site, &[&first(&player, "/hu/tournaments/")]);
}

#[test]
fn a_month_that_goes_on() {
    let site = Site::start(|_| {});
    let list = serde_json::from_str(&site.get("/hu/lists/latest.json").text()).expect("JSON");
    open_that_waits(&site.database, &list);
    let live = site.page("/hu/live");
    let player = first_link(&live, "/hu/players/");
    for (name, place) in [
        ("live_waiting", "/hu/live"),
        ("calculation_waiting", &calculation_of(&live)),
        ("player_waiting", player.split("/calculations").next().expect("a player")),
        ("tournament_waiting", &first_link(&site.page("/hu/tournaments"), "/hu/tournaments/24")),
    ] {
        shown(&site, name, &place[3..]);
    }
}

#[test]
fn calculators() {
    let site = Site::demo();
    for (name, question) in [
        ("change", "own=2145&games=2300+1%0A2250+0.5&next=2200"),
        ("change_wrong", "own=x&k=0&born=dog&o1=2300&games=nonsense"),
        ("expected", "own=2145&opponent=2300"),
        ("first", "games=1800+1%0A1900+1%0A1700+0%0A1750+1%0A1650+0"),
        ("performance", "games=1800+1%0A1900+0"),
        ("k", "own=1800&born=2012&date=2024-06-01"),
    ] {
        let which = name.split('_').next().expect("a calculator");
        shown(
            &site,
            &format!("calculator_{name}"),
            &format!("/calculator/{which}?{question}&edition=fide-2024-03&ask=1"),
        );
    }
    shown(&site, "calculator_go", "/calculator/go?black=3k&white=1d&handicap=3&outcome=white&ask=1");
    shown(&site, "calculator_file", "/calculator/file");
}

/// What programs read.
#[test]
fn the_api() {
    let site = Site::demo();
    for (name, place) in [
        ("players", "/players?page_size=2&page=2"),
        ("player", "/players/72"),
        ("history", "/players/72/history?series=standard"),
        ("calculation", "/players/72/calculations/2024-04?series=standard"),
        ("calculation_go", "/players/112/calculations/2024-02-18?series=go"),
        ("lists", "/lists?page_size=3"),
        ("list_u14", "/lists/latest.json?age=U14&sex=M"),
        ("list_sorted", "/lists/latest.json?sort=name&sex=F"),
        ("corrections", "/corrections"),
        ("tournaments", "/tournaments?page_size=2"),
        ("tournament", "/tournaments/20"),
        ("tournament_go", "/tournaments/17"),
        ("clubs", "/clubs"),
        ("club", "/clubs/1"),
        ("editions", "/editions"),
        ("live", "/live"),
        ("wrong", "/lists/latest.json?age=X14"),
    ] {
        let answer: serde_json::Value =
            serde_json::from_slice(&site.get(&format!("/api/v1{place}")).body).expect("JSON");
        let text = serde_json::to_string_pretty(&answer).expect("JSON");
        let lines: Vec<&str> =
            text.lines().filter(|line| !line.contains("\"sha256\"") && !line.contains("\"hash\"")).take(90).collect();
        insta::assert_snapshot!(format!("api_{name}"), lines.join("\n"));
    }
    let page = seen(&site.page("/en/api"));
    for name in ["calculation", "rate"] {
        let section = page.split(&format!("aria-labelledby=\"{name}\"")).nth(1).expect("how it is asked");
        insta::assert_snapshot!(format!("api_page_{name}"), section.split("</section>").next().unwrap_or_default());
    }
}

/// A player of ten years and more: the ranges that show less than everything, and everything.
#[test]
fn a_long_history_has_ranges() {
    let site = Site::start(|database| {
        let mut registry = Registry::open(database).expect("the register");
        let written: Result<(), Error> = registry.write(|store| {
            let standard = lists::of(store, Series::Chess(Tempo::Standard))?;
            let newest = standard.into_iter().next().expect("a list");
            for (number, year) in (100..).zip([2012, 2020]) {
                let list = List { id: ListId(number), day: date(year, 1, 1), ..newest.clone() };
                lists::insert(store, &list, &[])?;
                let row = ListRow { person: PersonId(72), rating: Some(2200), ..ListRow::default() };
                list_rows::insert_all(store, list.id, &[row])?;
            }
            Ok(())
        });
        written.expect("older lists");
    });
    for (name, place) in [("usual", ""), ("1", "?range=1"), ("all", "?range=all")] {
        let page = seen(&site.page(&format!("/hu/players/72{place}")));
        let ranges = page.lines().find(|line| line.contains("class=\"ranges\"")).expect("ranges");
        insta::assert_snapshot!(format!("ranges_{name}"), ranges);
    }
    assert_eq!(site.get("/hu/players/72?range=2").status, 400);
}

fn shown(site: &Site, name: &str, place: &str) {
    insta::assert_snapshot!(name, seen(&site.page(&format!("/hu{place}"))));
}

fn in_english(site: &Site, places: &[&str]) {
    for place in places {
        let kind =
            place.trim_start_matches('/').split(['/', '?']).next().filter(|kind| !kind.is_empty()).unwrap_or("home");
        let kind = if place.contains("/calculations/") { "calculation" } else { kind };
        insta::assert_snapshot!(format!("english_{kind}"), seen(&site.page(&format!("/en{place}"))));
    }
}

/// The first calculation a page leads to.
fn calculation_of(page: &str) -> String {
    let way = page.split("href=\"").find(|part| part.contains("/calculations/")).expect("a calculation");
    way[..way.find(['"', '#']).expect("an end")].replace("&amp;", "&")
}
