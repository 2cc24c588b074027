//! A calculation can be checked with a pencil: what stands on the page adds up.

use crate::browser::Browser;
use crate::site::demo;
use serde_json::{Value, json};

/// Every table with its lines and its foot, the sum below, the figures above.
const READ: &str = "
    const cells = row => [...row.cells].map(cell => cell.innerText.trim());
    const tables = [...document.querySelectorAll('section table')].filter(table => table.tFoot).map(table => ({
        changes: [...table.tBodies[0].rows].map(row => cells(row)[6]),
        expected: [...table.tBodies[0].rows].filter(row => cells(row)[6]).map(row => cells(row)[5]),
        foot: [...table.tFoot.rows].map(row => cells(row).filter(cell => cell)),
    }));
    const sum = [...document.querySelectorAll('#sum ~ dl div')].map(one => one.innerText.split('\\n'));
    const figures = [...document.querySelectorAll('.figure .value')].map(one => one.innerText.trim());
    const steps = document.querySelector('ol.steps');
    const numbered = steps && [getComputedStyle(steps).listStyleType, getComputedStyle(steps).display, getComputedStyle(steps.children[0], '::before').content];
    return {tables, sum, figures, numbered, note: document.querySelectorAll('p.note').length}";

#[test]
fn the_lines_of_a_calculation_add_up_to_the_list() {
    let Some(browser) = Browser::at(demo()) else { return };
    let (mut checked, mut with_two) = (0, 0);
    for language in ["en", "hu"] {
        browser.open(&format!("/{language}/lists/latest"));
        let list = "return [...document.querySelectorAll('table.list a.plain')].map(one => [one.getAttribute('href'), one.innerText])";
        let list = browser.run(list);
        let list = list.as_array().expect("lines of the list");
        assert!(list.len() > 20, "a month with many games");
        for line in list.iter().step_by(if language == "en" { 3 } else { 11 }) {
            let (place, listed) =
                (line[0].as_str().expect("an address"), hundredths(line[1].as_str().expect("a change")));
            browser.open(place);
            let page = browser.run(READ);
            let tables = page["tables"].as_array().expect("tables");
            if tables.is_empty() {
                continue;
            }
            // An order that can be followed, as the office's own signs of progress are not.
            assert_eq!(page["numbered"], json!(["decimal", "block", "none"]), "{place}: the steps");
            let whole: i64 = tables.iter().map(|table| table_total(place, table)).sum();
            let told = page["sum"].as_array().expect("a sum").iter().find_map(|fact| {
                matches!(fact[0].as_str(), Some("Change" | "Változás"))
                    .then(|| hundredths(fact[1].as_str().expect("a change")))
            });
            assert_eq!(Some(whole), told, "{place}: the tournaments and the sum");
            let figure =
                |at: usize| page["figures"][at].as_str().and_then(|text| text.parse::<i64>().ok()).expect("a rating");
            assert_eq!((figure(1) - figure(0)) * 100, listed, "{place}: before, after and the list");
            if page["note"] == 0 {
                let rounded = (whole.abs() + 50) / 100 * whole.signum();
                assert_eq!(figure(0) + rounded, figure(1), "{place}: rounded once");
            }
            same_as_the_api(place, &page, whole);
            checked += 1;
            with_two += usize::from(tables.len() > 1);
        }
    }
    assert!(checked > 10 && with_two > 0, "{checked} calculations, {with_two} with several tournaments");
}

/// What a program hears of the same calculation: the figures, every tournament's change and its sums.
fn same_as_the_api(place: &str, page: &Value, whole: i64) {
    let below = place.splitn(3, '/').nth(2).expect("an address below the language");
    let told: Value = serde_json::from_slice(&demo().get(&format!("/api/v1/{below}"))).expect("JSON");
    let player = &told["calculation"]["player"];
    assert!(player["tournaments"].is_array(), "{place}: {told}");
    let figures = [&told["before"], &told["after"]].map(|figure| Value::from(figure.to_string()));
    assert_eq!(page["figures"], Value::from(figures.to_vec()), "{place}: the figures");
    assert_eq!(in_api(&player["change"]), whole, "{place}: the sum");
    let tables = page["tables"].as_array().expect("tables");
    let rated = player["tournaments"].as_array().expect("tournaments").iter().filter(|one| !one["change"].is_null());
    let rated: Vec<&Value> = rated.collect();
    assert_eq!(tables.len(), rated.len(), "{place}: as many tournaments");
    for (table, one) in tables.iter().zip(rated) {
        assert_eq!(hundredths(text(&table["foot"][1][1])), in_api(&one["change"]), "{place}: a tournament");
        let games = one["games"].as_array().expect("games").iter().filter(|game| !game["change"].is_null());
        let changes: Vec<i64> = games.map(|game| in_api(&game["change"])).collect();
        let shown = table["changes"].as_array().expect("lines").iter().map(text).filter(|text| !text.is_empty());
        assert_eq!(shown.map(hundredths).collect::<Vec<_>>(), changes, "{place}: game by game");
    }
}

/// `-0.40` in hundredths.
fn in_api(value: &Value) -> i64 {
    hundredths(&text(value).replace('-', "−"))
}

/// Adds up the lines of a tournament and compares them with its foot; the tournament's own change.
fn table_total(place: &str, table: &Value) -> i64 {
    let texts =
        |key: &str| table[key].as_array().expect("lines").iter().map(text).filter(|text| !text.is_empty()).collect();
    let changes: Vec<&str> = texts("changes");
    let sum: i64 = changes.iter().map(|change| hundredths(change)).sum();
    let expected: Vec<&str> = texts("expected");
    let expected: i64 = expected.iter().map(|expected| hundredths(expected)).sum();
    let foot = &table["foot"];
    assert_eq!(expected, hundredths(text(&foot[0][2])), "{place}: expected");
    assert_eq!(sum, hundredths(text(&foot[0][3])), "{place}: score minus expected");
    let k = text(&foot[1][0]).rsplit(' ').next().and_then(|k| k.parse::<i64>().ok()).expect("K");
    let total = hundredths(text(&foot[1][1]));
    assert_eq!(sum * k, total, "{place}: times K");
    total
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// `−0,40`, `+0.08`, `±0` and `12` in hundredths.
fn hundredths(text: &str) -> i64 {
    let plain: String = text.chars().filter(|c| !matches!(c, '+' | '±' | '−')).collect();
    let (whole, part) = plain.split_once([',', '.']).unwrap_or((&plain, "0"));
    let part = format!("{part:0<2}");
    let number = |digits: &str| digits.parse::<i64>().unwrap_or_else(|_| panic!("no number: {text}"));
    let value = number(whole) * 100 + number(&part);
    if text.starts_with('−') { -value } else { value }
}
