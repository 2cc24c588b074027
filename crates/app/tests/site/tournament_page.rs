//! One tournament: the state of its rating in a sentence, everybody's change beside the results, its rounds.

use crate::binary::arpad;
use crate::served::{Site, first_link, open_that_waits, sound};

/// The cells of a column of the first table, from the rows of its body.
fn body(page: &str) -> &str {
    page.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).expect("a table")
}

#[test]
fn a_rated_tournament_says_so_and_shows_its_changes() {
    let site = Site::demo();
    for (language, rated, series) in
        [("en", "Rated in the list of", "standard"), ("hu", "Értékelve ezen a listán", "go")]
    {
        let list = site.page(&format!("/{language}/lists/latest?series={series}&order=improvers"));
        let calculation = list
            .split("href=\"")
            .filter_map(|part| part.split('"').next())
            .find(|link| link.contains("/calculations/"))
            .expect("somebody played");
        let told = site.page(&calculation.replace("&amp;", "&"));
        let event = first_link(&told, &format!("/{language}/tournaments/"));
        let page = site.page(&event);
        assert!(page.contains(rated), "{event}: the state is a sentence");
        let table = body(&page);
        let lines = table.matches("<tr").count();
        assert!(lines > 3 && table.matches("/calculations/").count() > 0, "changes lead to their calculations");
        let round = first_link(&page, &format!("{event}?round="));
        let games = site.page(&round);
        assert!(body(&games).matches("<tr").count() <= lines && games.contains("aria-current=\"true\""));
        for wrong in ["round=0x", "round=999"] {
            let answer = site.get(&format!("{event}?{wrong}"));
            assert_eq!(answer.status, 404, "{wrong}");
            sound(wrong, &answer);
        }
        site.page(&format!("{event}?page=77"));
    }
}

#[test]
fn the_change_of_the_table_is_that_of_the_calculation() {
    let site = Site::start(|_| {});
    let list = serde_json::from_slice(&site.get("/en/lists/latest.json").body).expect("JSON");
    open_that_waits(&site.database, &list);
    let live = site.page("/en/live?series=standard");
    let event = first_link(&live, "/en/tournaments/");
    let page = site.page(&event);
    assert!(page.contains("are a forecast"), "{event} is not rated yet");
    let table = body(&page);
    let row = table.split("<tr").find(|row| row.contains("/calculations/live")).expect("a forecast");
    let mut links = row.split("href=\"").filter_map(|part| part.split('"').next());
    let way = links.find(|link| link.contains("/calculations/live")).expect("a way to it");
    let change = row.split("<i class=\"live\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a change");
    let calculation = site.page(&way.replace("&amp;", "&"));
    let of_event = calculation.split(&format!("href=\"{event}#")).nth(1).expect("the event is in it");
    let sum = of_event.split("× K = ").nth(1).and_then(|rest| rest.split("<b>").nth(1)).expect("its sum");
    assert_eq!(sum.split('<').next(), Some(change), "{way}");
}

#[test]
fn the_day_on_which_the_report_went_to_fide_is_shown() {
    let site = Site::start(|_| {});
    let list = serde_json::from_slice(&site.get("/en/lists/latest.json").body).expect("JSON");
    open_that_waits(&site.database, &list);
    let event = first_link(&site.page("/en/live?series=standard"), "/en/tournaments/");
    assert!(!site.page(&event).contains("Sent to FIDE"), "{event}: nobody has sent it");
    let number = event.rsplit('/').next().expect("a number");
    let done = arpad(&["sent", number, "--database", &site.database]);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(site.page(&event).contains("<dt>Sent to FIDE</dt>"), "{event}");
}

/// Every tournament of standard chess has a page of its norms, and every player one of titles; programs read the same.
#[test]
fn norms_have_their_pages() {
    let site = Site::demo();
    let list = site.page("/en/lists/latest?order=improvers");
    let player = first_link(&list, "/en/players/");
    let number = player.split('/').nth(3).expect("a number");
    let titles = site.page(&format!("/en/players/{number}/titles"));
    assert!(titles.contains("aria-current=\"page\">Titles<") && titles.contains("What is missing"), "{titles}");
    assert!(titles.contains("/en/regulations/fide-titles-2024-01#1.5.1"), "paragraphs lead to the regulation");
    let hungarian = site.page(&format!("/hu/players/{number}/titles"));
    assert!(hungarian.contains("címek és normák") && hungarian.contains("Ami hiányzik"));
    let told: serde_json::Value =
        serde_json::from_slice(&site.get(&format!("/api/v1/players/{number}/titles")).body).expect("JSON");
    assert_eq!(told["edition"], "fide-titles-2024-01");
    assert!(told["sought"].as_array().is_some_and(|all| !all.is_empty()), "{told}");

    let event = first_link(&site.page(&format!("/en/players/{number}/tournaments")), "/en/tournaments/");
    let event = event.split(['?', '#']).next().expect("an address");
    let norms = site.page(&format!("{event}/norms"));
    assert!(norms.contains(": norms</h1>") && norms.contains("What the event is"), "{norms}");
    let id = event.rsplit('/').next().expect("a number");
    let told: serde_json::Value =
        serde_json::from_slice(&site.get(&format!("/api/v1/tournaments/{id}/norms")).body).expect("JSON");
    assert_eq!(told["tournament"].to_string(), id);
    assert_eq!(site.get("/en/tournaments/999999/norms").status, 404);
    assert_eq!(site.get("/en/players/999999/titles").status, 404);
}
