//! What a player hopes to find: official and live told apart, the curve, opponents, sheets; nothing of who is hidden.

use crate::binary::arpad;
use crate::served::{Site, first_link, open_that_waits, sound};
use serde_json::Value;

/// Every address of this kind on a page.
fn links(page: &str, beginning: &str) -> Vec<String> {
    let start = format!("href=\"{beginning}");
    let end = |rest: &str| rest[..rest.find('"').unwrap_or(0)].replace("&amp;", "&");
    page.match_indices(&start).map(|(at, _)| end(&page[at + 6..])).collect()
}

/// The text of the first element after `mark`, without its tags.
fn after(page: &str, mark: &str) -> String {
    let at = page.find(mark).unwrap_or_else(|| panic!("no {mark}"));
    let rest = &page[at + mark.len()..];
    rest[..rest.find('<').unwrap_or(rest.len())].to_owned()
}

#[test]
fn the_live_rating_is_what_the_next_list_says() {
    let site = Site::start(|_| {});
    assert!(site.page("/en/live").contains("Every accepted tournament is rated"));
    let list = serde_json::from_slice(&site.get("/en/lists/latest.json").body).expect("JSON");
    let (event, month) = open_that_waits(&site.database, &list);
    let live = site.page("/en/live?series=standard");
    assert!(live.contains(&event) && live.contains(&format!("Next list: <span class=\"day\">{month}-01")), "{live}");
    assert_eq!(live.matches("/calculations/live").count(), 4, "those who played, and nobody else");
    let way = links(&live, "/en/players/").into_iter().find(|link| link.contains("/calculations/live")).expect("a way");
    let person = way.split('/').nth(3).expect("a number").to_owned();
    let told = site.page(&way);
    assert!(told.contains("forecast") && told.contains("class=\"paragraph\"") && told.contains("<tfoot>"));
    let player = site.page(&format!("/en/players/{person}"));
    assert!(player.contains(">Official<") && player.contains(">Live<"), "told apart");
    let figure = player.split("class=\"live\"").nth(1).expect("a live figure");
    let forecast: String = after(figure, "class=\"value\">").trim().to_owned();
    assert!(forecast.parse::<u32>().is_ok(), "{forecast}");
    let hungarian = site.page(&format!("/hu/players/{person}"));
    assert!(hungarian.contains(">Hivatalos<") && hungarian.contains(">Várható<"));

    for step in ["close", "publish"] {
        let done = arpad(&[step, &month, "--database", &site.database]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        // A draft is nobody's business: until it is published the page says what it said.
        let player = site.page(&format!("/en/players/{person}"));
        assert_eq!(player.contains("class=\"live\""), step == "close", "{step}");
    }
    let player = site.page(&format!("/en/players/{person}"));
    let official = after(player.split(">Official<").nth(1).expect("a figure"), "class=\"value\">");
    assert_eq!(official.trim(), forecast, "the forecast came true");
    let none = site.page(&format!("/en/players/{person}/calculations/live?series=standard"));
    assert!(none.contains("waiting for the next list"));
}

#[test]
fn the_first_sentence_says_the_number_its_change_and_why() {
    let site = Site::demo();
    let list: Value = serde_json::from_slice(&site.get("/en/lists/latest.json").body).expect("JSON");
    let players = list["players"].as_array().expect("players");
    let played = |one: &&Value| one["games"].as_u64() > Some(0) && one["before"].is_i64() && one["id"].is_u64();
    let one = players.iter().find(played).unwrap_or_else(|| panic!("nobody played: {}", players[0]));
    let person = one["id"].as_u64().expect("a number");
    let page = site.page(&format!("/en/players/{person}"));
    let sentence = page.split("class=\"lead-sentence\">").nth(1).and_then(|rest| rest.split("</p>").next());
    let sentence = sentence.expect("a sentence");
    let by = one["rating"].as_i64().expect("a rating") - one["before"].as_i64().expect("a rating");
    let by = if by == 0 { "±0".to_owned() } else { format!("{by:+}").replace('-', "−") };
    assert!(sentence.contains(&format!("<b class=\"value\">{}</b>", one["rating"])), "{sentence}");
    assert!(sentence.contains(&format!(">{by}</span>")), "{by}: {sentence}");
    assert!(sentence.contains(&format!("href=\"/en/players/{person}/calculations/")), "{sentence}");
    assert!(sentence.contains(" expected</a>"), "{sentence}");
}

#[test]
fn charts_have_ranges_and_tables_and_need_no_script() {
    let site = Site::demo();
    let list = site.page("/en/lists/latest");
    let person = first_link(&list, "/en/players/");
    for range in ["", "?range=1", "?range=5", "?range=10", "?range=all"] {
        let page = site.page(&format!("{person}{range}"));
        assert_eq!(page.matches("<svg").count() % 2, 0, "each chart is drawn for a telephone and for a page");
        assert_eq!(page.matches("class=\"chart-table\"").count() * 2, page.matches("<svg").count(), "{range}");
        for id in ["history", "tournaments"] {
            assert_eq!(page.matches(&format!("<h2 id=\"{id}\"")).count(), 1, "{id} {range}");
        }
        assert!(page.contains("/en/calculator/change?own="), "on to the calculator");
        assert!(page.contains("Place ") && page.contains("Best: "));
    }
    let page = site.page(&format!("{person}/statistics"));
    for id in ["colors", "form", "scores", "activity"] {
        assert_eq!(page.matches(&format!("<h2 id=\"{id}\"")).count(), 1, "{id}");
    }
    assert!(page.contains("score made") && page.contains("expected score"), "{page}");
    // All lists of the small federation are drawn: their sum is the whole history's.
    let number = person.rsplit('/').next().expect("a number");
    let history = site.get(&format!("/api/v1/players/{number}/history"));
    let history: Value = serde_json::from_slice(&history.body).expect("JSON");
    let scored = |one: &&Value| !one["score"].is_null();
    let lists = history["series"][0]["lists"].as_array().expect("lists").iter().filter(scored);
    let hundredths = |one: &Value| -> i64 {
        let (whole, part) = one.as_str().map_or(("0", ""), |text| text.split_once('.').unwrap_or((text, "")));
        format!("{whole}{part:0<2}").parse().expect("a number")
    };
    let sums = lists.fold([0; 3], |sums, one| {
        let games = one["period_games"].as_i64().expect("games");
        [sums[0] + hundredths(&one["score"]), sums[1] + games, sums[2] + hundredths(&one["expected"])]
    });
    let [score, games, expected] = sums;
    assert!(games > 0);
    let half = if score % 100 == 50 { ".5" } else { "" };
    let balance = format!("{}{half} points of {games} games, {}.{:02}", score / 100, expected / 100, expected % 100);
    assert!(page.contains(&balance), "{balance}");
    let wrong = site.get(&format!("{person}?range=7"));
    assert_eq!(wrong.status, 400);
    sound("a wrong range", &wrong);
    assert!(list.contains("<svg"), "the list shows its spread");
}

#[test]
fn opponents_lead_to_the_games_of_two() {
    let site = Site::demo();
    let list = site.page("/hu/lists/latest");
    let person = first_link(&list, "/hu/players/");
    let all = site.page(&format!("{person}/opponents"));
    let two = first_link(&all, &format!("{person}/opponents/"));
    let games = site.page(&two);
    let meetings = |page: &str| {
        let section = page.split("id=\"met\"").nth(1).expect("their games");
        section
            .split("<tbody>")
            .nth(1)
            .expect("a table")
            .split("</tbody>")
            .next()
            .map(|rows| rows.matches("<tr>").count())
    };
    let rows = meetings(&games).expect("rows");
    assert_eq!(after(&all, &format!("href=\"{two}\">")), rows.to_string(), "as many games as were counted");
    // From the other side the same games, with the other points.
    let parts: Vec<&str> = two.split('/').collect();
    let back = site.page(&format!("/hu/players/{}/opponents/{}", parts[5], parts[3]));
    assert_eq!(meetings(&back), Some(rows));
    site.page(&format!("{person}/tournaments?page=99"));
    for place in
        [format!("{person}/opponents/999999"), format!("{person}/opponents/x"), "/hu/players/0/opponents".into()]
    {
        let answer = site.get(&place);
        assert_eq!(answer.status, 404, "{place}");
        sound(&place, &answer);
    }
}

#[test]
fn sheets_are_for_paper_and_the_hidden_have_none() {
    let site = Site::start(|_| {});
    let list = site.page("/hu/lists/latest");
    let person = first_link(&list, "/hu/players/");
    let hidden = links(&list, "/hu/players/").into_iter().find(|link| *link != person && !link.contains("/calc"));
    let hidden = hidden.expect("a second player")["/hu/players/".len()..].to_owned();
    site.page(&format!("/hu/players/{hidden}"));
    let done = arpad(&["person", "hide", &hidden, "--database", &site.database]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let sheet = site.page(&format!("{person}/sheet"));
    assert_eq!(sheet.matches("class=\"sheet\"").count(), 2);
    assert!(sheet.contains("KOMIR azonosító") && sheet.contains("FIDE azonosító"));
    let born = after(sheet.split("Születési idő").nth(1).expect("the field"), "<td>");
    assert!(born.len() == 4 && born.parse::<u16>().is_ok(), "only the year: {born}");
    for below in ["", "/sheet", "/opponents", "/tournaments", "/lists", "/statistics", "/calculations/live"] {
        let answer = site.get(&format!("/hu/players/{hidden}{below}"));
        assert_eq!(answer.status, 404, "{below}");
        sound(below, &answer);
    }
    let other = person.split('/').nth(3).expect("a number");
    assert_eq!(site.get(&format!("/hu/players/{other}/opponents/{hidden}")).status, 404);
    assert_eq!(site.get(&format!("/hu/players/{hidden}/opponents/{other}")).status, 404);
}

/// The cells of each line of a table, without their tags.
fn cells(page: &str, table: &str) -> Vec<Vec<String>> {
    let found = page.split(&format!("<table class=\"{table}\"")).nth(1).expect("a table");
    let body = found.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).expect("a table");
    let plain = |cell: &str| -> String {
        let parts = cell.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        parts.collect::<String>().trim().to_owned()
    };
    let row = |row: &str| {
        let cells = row.split("<t").filter(|part| part.starts_with(['d', 'h']));
        cells.map(|cell| plain(&format!("<t{cell}").replace("</t", "<"))).collect()
    };
    body.split("<tr").skip(1).map(row).collect()
}

#[test]
fn what_a_tournament_brought_is_the_same_on_every_page_and_in_the_api() {
    let site = Site::demo();
    let person = first_link(&site.page("/en/lists/latest"), "/en/players/");
    let number = person.rsplit('/').next().expect("a number");
    let told: Value =
        serde_json::from_slice(&site.get(&format!("/api/v1/players/{number}/tournaments")).body).expect("JSON");
    let events = told["tournaments"].as_array().expect("tournaments");
    let rows = cells(&site.page(&format!("{person}/tournaments")), "results");
    assert_eq!(rows.len(), events.len());
    let mut counted = 0;
    for (row, event) in rows.iter().zip(events) {
        let brought = &event["brought"];
        let number = |value: &Value| value.as_i64().map(|number| number.to_string()).unwrap_or_default();
        assert!(row[0].starts_with(event["name"].as_str().expect("a name")), "{row:?}");
        assert_eq!(row[3], format!("{}/{}", event["score"].as_str().expect("a score"), event["games"]), "{row:?}");
        assert_eq!([&row[4], &row[5]], [&number(&brought["performance"]), &number(&brought["before"])], "{row:?}");
        assert_eq!(row[7], number(&brought["after"]), "{row:?}");
        let change = brought["change"].as_str().unwrap_or_default();
        let signed =
            if change.starts_with('-') || change.is_empty() { change.to_owned() } else { format!("+{change}") };
        assert_eq!(row[6].replace('−', "-").trim_start_matches("±0"), signed.trim_start_matches("+0.00"), "{row:?}");
        // The tournament's own table says the same of him.
        let id = event["tournament"].as_u64().expect("a number");
        let table: Value = serde_json::from_slice(&site.get(&format!("/api/v1/tournaments/{id}")).body).expect("JSON");
        let lines = table["crosstable"].as_array().expect("a table");
        let own = lines.iter().find(|line| line["person"]["person"].as_u64() == number_of(&person).parse().ok());
        let own = own.unwrap_or_else(|| panic!("nobody {number} in {}", lines[0], number = number_of(&person)));
        assert_eq!((&own["brought"], &own["points"]), (brought, &event["score"]), "{row:?}");
        counted += usize::from(brought["performance"].is_i64());
    }
    assert!(counted > 0, "somebody has a performance");
    let overview = cells(&site.page(&person), "results");
    assert_eq!(overview[..], rows[..overview.len()], "the newest stand on his page");
}

fn number_of(person: &str) -> String {
    person.rsplit('/').next().expect("a number").to_owned()
}

#[test]
fn statistics_are_the_same_on_the_page_and_in_the_api() {
    let site = Site::demo();
    let person = first_link(&site.page("/en/lists/latest"), "/en/players/");
    let told: Value =
        serde_json::from_slice(&site.get(&format!("/api/v1/players/{}/statistics", number_of(&person))).body)
            .expect("JSON");
    let rows = cells(&site.page(&format!("{person}/statistics")), "small");
    let white = &told["series"][0]["white"];
    let row = rows.iter().find(|row| row[0] == "white").expect("with White");
    assert_eq!(
        row[1..4],
        [white["games"].to_string(), white["score"].as_str().unwrap().to_owned(), white["percentage"].to_string()]
    );
    let all = |of: &Value| ["wins", "draws", "losses"].iter().map(|key| of[*key].as_u64().unwrap()).sum::<u64>();
    assert_eq!(white["games"].as_u64(), Some(all(white)));
    let last = told["series"][0]["last_games"].as_array().expect("games");
    assert!((1..=10).contains(&last.len()));
}
