//! Lines of a list are chosen, put in order and taken home.

use crate::binary::arpad;
use crate::browser::Browser;
use crate::site::demo;
use serde_json::json;
use std::path::PathBuf;

const LINES: &str = "table.list tbody tr";

#[test]
fn a_list_is_chosen_and_put_in_order() {
    let Some(browser) = Browser::at(demo()) else { return };
    browser.open("/en/lists/latest");
    let all = browser.texts(LINES).len();
    browser.click(".filters summary");
    browser.click("select[name=sex] option[value=F]");
    browser.click("select[name=activity] option[value=active]");
    browser.click(".filters button");
    browser.until("the choice", |browser| browser.place().contains("sex=F"));
    let women = browser.texts(LINES).len();
    assert!(0 < women && women < all, "{women} of {all}");
    assert_eq!(browser.run("return document.querySelector('select[name=sex]').value"), "F", "the form remembers");
    assert!(browser.texts(".filters[open]").len() == 1, "and stays open");

    let club = browser.texts("table.list td.club").into_iter().find(|club| !club.is_empty()).expect("a club");
    browser.type_into("input[name=club]", &club);
    browser.click(".filters button");
    browser.until("the club", |browser| browser.place().contains("club=") && !browser.place().contains("club=&"));
    let clubs = browser.texts("table.list td.club");
    assert!(!clubs.is_empty() && clubs.iter().all(|one| *one == club), "{clubs:?}");

    browser.open("/en/lists/latest?order=improvers");
    let changes = browser.texts("table.list tbody tr td:nth-child(4)");
    let gains: Vec<i64> =
        changes.iter().filter_map(|text| text.replace('−', "-").replace('±', "").parse().ok()).collect();
    assert!(gains.len() > 10 && gains.is_sorted_by(|one, next| one >= next), "by gain: {gains:?}");
    // A ready list needs no form before its lines.
    browser.click(".filters:not([open]) summary");
    browser.type_into("input[name=top]", "3");
    browser.click(".filters button");
    browser.until("three", |browser| browser.texts(LINES).len() == 3);
    assert!(browser.place().contains("order=improvers"), "the order stays");
}

#[test]
fn a_heading_puts_a_list_in_its_order_and_turns_it_round() {
    let Some(browser) = Browser::at(demo()) else { return };
    browser.open("/en/lists/latest?sex=F");
    let sorted = "table.list th[aria-sort]";
    assert!(browser.texts(sorted)[0].starts_with("Rating"), "by rating, as lists stand");
    let born = || -> Vec<i32> {
        browser.texts("table.list tbody td:nth-last-child(3)").iter().filter_map(|year| year.parse().ok()).collect()
    };
    browser.click("table.list th:nth-last-child(3) a.sort");
    browser.until("the youngest first", |browser| browser.texts(sorted)[0].starts_with("Born"));
    let youngest = born();
    assert!(youngest.len() > 5 && youngest.is_sorted_by(|one, next| one >= next), "{youngest:?}");
    assert!(browser.place().contains("sex=F"), "the choice stays");
    browser.click(&format!("{sorted} a.sort"));
    browser.until("turned round", |_| born().is_sorted());
    assert_eq!(browser.run(&format!("return document.querySelector('{sorted}').ariaSort")), "ascending");
    browser.click(".filters:not([open]) summary");
    browser.click(".filters button");
    browser.until("the form", |browser| browser.place().contains("activity="));
    assert!(browser.place().contains("sort=born") && born().is_sorted(), "the order stays: {}", browser.place());
}

#[test]
fn a_list_is_taken_home_in_every_format() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    browser.devtools("Browser.setDownloadBehavior", json!({"behavior": "allow", "downloadPath": folder.path()}));
    browser.open("/en/lists/latest?sex=F");
    let formats = browser.texts(".downloads a");
    assert!(formats.len() >= 5, "{formats:?}");
    for (at, format) in (1..).zip(formats) {
        let format = format.to_lowercase();
        browser.click(&format!(".downloads a:nth-of-type({at})"));
        let ending = format!(".{format}");
        let arrived = || {
            let mut files = std::fs::read_dir(folder.path()).expect("the folder").flatten().map(|file| file.path());
            // The browser keeps the name with an empty file before it puts the whole one there.
            let is_whole = |file: &PathBuf| file.metadata().is_ok_and(|told| told.len() > 0);
            files.find(|file| file.to_string_lossy().ends_with(&ending) && is_whole(file))
        };
        browser.until(&format!("a file in {format}"), |_| arrived().is_some());
        let bytes = std::fs::read(arrived().expect("it was there")).expect("a file");
        let told = arpad(&["list", "latest", "--sex", "F", "--format", &format, "--database", &site.database]);
        assert!(told.status.success(), "{format}: {}", String::from_utf8_lossy(&told.stderr));
        assert!(!bytes.is_empty() && bytes == told.stdout, "{format}: the site gives what the command line gives");
    }
}
