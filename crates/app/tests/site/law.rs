//! Paragraphs are links: whatever is cited can be opened where it stands, with its reading, its commands and its tables.

use crate::hypertext::tags;
use crate::served::{Site, first_link};
use serde_json::Value;
use std::collections::BTreeSet;

const EDITIONS: [&str; 17] = [
    "fide-2013",
    "mssz-2017",
    "fide-2022-01",
    "fide-2024-03",
    "fide-2025-10",
    "fide-rapid-2024-03",
    "fide-blitz-2024-03",
    "fide-rapid-2024-12",
    "fide-blitz-2024-12",
    "mgsz-2012",
    "egf-2021",
    "fide-titles-2017-07",
    "fide-titles-2022-01",
    "fide-titles-2023-01",
    "fide-titles-2024-01",
    "fide-direct-titles-2024-01",
    "fide-arbiters-2021-07",
];

/// The text of a page between one mark and the next.
fn between<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let rest = page.split_once(from).unwrap_or_else(|| panic!("no {from}")).1;
    rest.split_once(to).map_or(rest, |(inside, _)| inside)
}

#[test]
fn every_edition_has_its_paragraphs_its_source_and_fits() {
    let site = Site::demo();
    for edition in EDITIONS {
        let told: Value =
            serde_json::from_slice(&site.get(&format!("/api/v1/editions/{edition}/paragraphs")).body).expect("JSON");
        for language in ["hu", "en"] {
            let page = site.page(&format!("/{language}/regulations/{edition}"));
            assert!(page.len() < 150_000, "{edition}: {}", page.len());
            let ids: BTreeSet<String> = tags(&page).iter().filter_map(|tag| tag.get("id").map(str::to_owned)).collect();
            for one in told["paragraphs"].as_array().expect("paragraphs") {
                let number = one["paragraph"].as_str().expect("a number");
                let anchor = number.replace('§', "s").replace(' ', "-");
                assert!(ids.contains(&anchor), "{edition} {number}");
                let told = page.split(&format!("id=\"{anchor}\"")).nth(1).expect("its own part");
                if let Some(reading) = one["reading"][language].as_str() {
                    let first: String = reading
                        .chars()
                        .take_while(|sign| !matches!(sign, '`' | '"' | '<' | '&' | '>' | '\''))
                        .collect();
                    assert!(told.contains(first.trim()), "{edition} {number}: {first}");
                }
            }
            assert!(page.contains(if language == "hu" { "Forrás:" } else { "Source:" }), "{edition}");
        }
    }
}

/// Numbers as the regulations print them.
#[test]
fn tables_and_commands_stand_at_their_paragraph() {
    let site = Site::demo();
    let page = site.page("/hu/regulations/fide-2024-03");
    let at = |page: &str, anchor: &str| between(page, &format!("id=\"{anchor}\""), "<section").to_owned();
    // 8.1.1: 92 percent is 401; 8.1.2: 392 to 411 is .92 and .08; 8.3.1: 400; 7.1.4: 1400, before it 1000.
    assert!(at(&page, "8.1.1").contains(">0,92</td><td class=\"number\">401<"), "{}", at(&page, "8.1.1"));
    let row = ">392–411</td><td class=\"number\">0,92</td><td class=\"number\">0,08<";
    assert!(at(&page, "8.1.2").contains(row), "{}", at(&page, "8.1.2"));
    assert!(at(&page, "8.3.1").contains("a 400-nál nagyobb 400-nak számít"), "{}", at(&page, "8.3.1"));
    let floor = at(&page, "7.1.4");
    assert!(floor.contains("1400") && floor.contains("Előtte (FIDE, 2022. január): 1000"), "{floor}");
    assert!(at(&page, "8.3.1").contains("Utána (FIDE, 2025. október)"), "{}", at(&page, "8.3.1"));
    assert!(at(&page, "0.3").contains("Szervezési feladat, nem a programé: a jelentés beküldése a főbíró kötelessége"));
    let older = site.page("/hu/regulations/fide-2013");
    assert!(at(&older, "8.1a").contains(">0,92</td><td class=\"number\">401<"));
    // Rapid numbers the same paragraph one lower and goes by the reading of standard chess.
    let rapid = site.page("/en/regulations/fide-rapid-2024-03");
    assert!(at(&rapid, "7.3.3").contains("K: 40 for a new player"), "{}", at(&rapid, "7.3.3"));
    // The go regulation: 1 dan from 1980 to 2049; a difference of 0 to 2 is 0.500, 348 and more nothing.
    let go = site.page("/hu/regulations/mgsz-2012");
    assert!(at(&go, "M1/1").contains(">1d</td><td class=\"number\">1980–2049<"), "{}", at(&go, "M1/1"));
    assert!(at(&go, "M1/4").contains(">0–2</td><td class=\"number\">0,500<") && at(&go, "M1/4").contains(">348–<"));
    assert!(at(&go, "s8(2)2").contains("8. § (2) bekezdés 2. lépés"));
}

#[test]
fn a_cited_paragraph_opens_the_regulation_where_it_stands() {
    let site = Site::demo();
    let mut opened = 0;
    for list in ["/hu/lists/latest", "/hu/lists/latest?series=go", "/hu/lists/2024-02"] {
        let calculation = first_link(&site.page(list), "/hu/players/").to_owned();
        let page = site.page(list);
        let place =
            page.split("href=\"").find(|rest| rest.starts_with("/hu/players/") && rest.contains("/calculations/"));
        let place = place.unwrap_or(&calculation).split('"').next().expect("an address").replace("&amp;", "&");
        let page = site.page(&place);
        for tag in tags(&page).iter().filter(|tag| tag.name == "a" && tag.get("class") == Some("paragraph")) {
            let (at, anchor) = tag.get("href").and_then(|way| way.split_once('#')).expect("a way to a paragraph");
            let law = site.page(at);
            assert!(law.contains(&format!("id=\"{anchor}\"")), "{at}#{anchor}");
            opened += 1;
        }
        assert!(!page.contains("<span class=\"paragraph\">"), "{place}: every paragraph is a link");
    }
    assert!(opened > 10, "{opened}");
}
