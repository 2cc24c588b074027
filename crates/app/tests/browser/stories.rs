//! The news of a list, what share a rating is ahead of, the ranking of the moment, and a mistake that is reported: on a phone
//! and on a desk, with a script and without.

use crate::binary::arpad;
use crate::browser::Browser;
use crate::site::demo;
use serde_json::Value;

const SCRIPTLESS: &[&str] = &["--blink-settings=scriptEnabled=false"];

#[test]
fn news_of_a_list_lead_to_their_players_and_to_the_other_series() {
    let Some(browser) = Browser::at(demo()) else { return };
    for (width, language) in [(360, "hu"), (1280, "en")] {
        browser.resize(width, 800);
        browser.open(&format!("/{language}/"));
        let cards = browser.texts(".stories .card caption");
        assert!(cards.len() >= 4, "{language}: {cards:?}");
        let first = browser.texts(".stories .card:first-child tbody th a")[0].clone();
        browser.click(".stories .card:first-child tbody th a");
        browser.until("the player", |browser| browser.texts("h1").first().is_some_and(|name| name.ends_with(&first)));
        browser.open(&format!("/{language}/"));
        browser.click("nav.chips a[href*='series=go']");
        browser.until("go", |browser| browser.place().ends_with("?series=go"));
        assert_eq!(browser.texts("nav.chips a[aria-current]").len(), 1);
        browser.click("main .more a[href*='/records']");
        browser.until("the records", |browser| browser.place().contains("/records?series=go"));
        assert!(browser.texts("main tbody tr").len() > 5);
    }
}

#[test]
fn a_rating_is_found_among_its_group_without_a_script_too() {
    for options in [&[][..], SCRIPTLESS] {
        let Some(browser) = Browser::with(demo(), options) else { return };
        browser.open("/en/distribution");
        browser.click("form.inline select[name=age] option[value=U14]");
        browser.submit("form.inline input[name=rating]", "1650");
        browser.until("the answer", |browser| browser.html().contains("1650 is better than"));
        assert!(browser.place().contains("age=U14") && browser.place().contains("rating=1650"), "{}", browser.place());
        let page = browser.html();
        assert!(page.contains("<svg") && page.contains("U14"), "the picture and the group");
    }
}

#[test]
fn the_ranking_of_the_moment_has_everybody_and_arrows() {
    let Some(browser) = Browser::at(demo()) else { return };
    browser.open("/hu/live");
    browser.click("nav.chips a[href*='series=standard&who=everybody']");
    browser.until("everybody", |browser| browser.place().contains("who=everybody"));
    let places = browser.texts("main tbody td:first-child");
    let places: Vec<u32> = places.iter().filter_map(|place| place.parse().ok()).collect();
    assert!(places.len() > 80 && places.is_sorted() && places[0] == 1, "{places:?}");
    let arrows = browser.texts("main tbody td .up, main tbody td .down");
    assert!(!arrows.is_empty(), "somebody has moved");
}

#[test]
fn a_mistake_is_reported_from_the_page_it_is_on_with_and_without_a_script() {
    let site = demo();
    for (options, language) in [(&[][..], "hu"), (SCRIPTLESS, "en")] {
        let Some(browser) = Browser::with(site, options) else { return };
        browser.open(&format!("/{language}/clubs"));
        browser.click("footer.site a[href$='/report']");
        browser.until("the form", |browser| browser.place() == format!("/{language}/report"));
        assert!(browser.html().contains(&format!("value=\"/{language}/clubs\"")), "where it came from");
        let said = format!("Az egyesület neve rossz ({language}).");
        browser.type_into("#text", &said);
        browser.type_into("#contact", "eva@example.org");
        browser.click("form.ask button");
        browser.until("thanks", |browser| browser.place().contains("/report?sent="));
        let told = arpad(&["inbox", "--json", "--database", &site.database]);
        let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
        let letters = told["letters"].as_array().expect("letters");
        let letter = letters.iter().find(|one| one["text"] == said.as_str()).unwrap_or_else(|| panic!("{told}"));
        assert_eq!(
            (&letter["page"], &letter["contact"]),
            (&format!("/{language}/clubs").into(), &"eva@example.org".into())
        );
    }
}
