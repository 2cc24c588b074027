//! Everything works without a script.

use crate::browser::Browser;
use crate::site::{KOMIR, demo};

#[test]
fn without_javascript_everything_works() {
    let site = demo();
    let Some(browser) = Browser::with(site, &["--blink-settings=scriptEnabled=false"]) else { return };
    browser.open("/hu/");
    assert!(!browser.html().contains("class=\"suggestions\""), "no script has run");
    browser.submit("#who", "urhajos");
    browser.until("answers", |browser| browser.place() == "/hu/search?q=urhajos");
    assert!(browser.html().contains("Űrhajós Őzike"));
    browser.submit("#who", KOMIR);
    browser.until("her page", |browser| browser.place().ends_with("/urhajos-ozike"));

    browser.open("/hu/lists/latest");
    browser.click(".filters summary");
    browser.click("select[name=sex] option[value=F]");
    browser.click(".filters button");
    browser.until("the choice", |browser| browser.place().contains("sex=F"));
    let page = browser.html();
    assert!(page.contains("class=\"list\"") && page.contains("/calculations/"), "lines are there");

    let player = site.way("/lists/latest", "/players/").expect("a player");
    browser.open(&format!("/hu{player}"));
    let page = browser.html();
    assert!(page.contains("<svg") && page.contains("class=\"line"), "a chart needs no script");
    browser.click(".chart-table summary");
    assert!(browser.html().contains("chart-table\" open"), "nor does the table behind it");
    browser.click("a.language");
    browser.until("the other language", |browser| browser.place() == format!("/en{player}"));
}
