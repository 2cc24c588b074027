//! On paper: every page without what only a screen needs, lists and both KOMIR sheets as somebody would hang them out.

use crate::browser::Browser;
use crate::looks::pictures;
use crate::places::KINDS;
use crate::site::demo;
use serde_json::json;

#[test]
fn pages_come_well_out_of_the_printer() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    for kind in KINDS {
        browser.open(&format!("/hu{}", (kind.place)(site).expect("a place")));
        browser.on_paper(true);
        let script = "
            const seen = name => [...document.querySelectorAll(name)].some(one => one.checkVisibility());
            const table = document.querySelector('main table'), style = getComputedStyle(document.body);
            return {
                menu: seen('header.site nav') || seen('header.site form') || seen('footer.site') || seen('main form') || seen('main nav') || seen('.pager'),
                heading: seen('h1') || seen('.sheet'),
                table: !table || table.closest('form, details:not([open])') !== null || table.checkVisibility(),
                ground: style.backgroundColor, ink: style.color,
            }";
        let found = browser.run(script);
        let wanted = json!({"menu": false, "heading": true, "table": true, "ground": "rgb(255, 255, 255)", "ink": "rgb(0, 0, 0)"});
        assert_eq!(found, wanted, "{} on paper", kind.name);
        browser.on_paper(false);
    }
}

/// The width of A4 between our margins, in the pixels of a style sheet.
const BETWEEN_MARGINS: u32 = 703;

#[test]
fn lists_and_both_sheets_are_whole_on_paper() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    let player = site.way("/lists/latest", "/players/").expect("a player");
    let calculation = site.way("/lists/latest", "/calculations/").expect("a calculation");
    for (name, place) in [
        ("list", "/lists/latest".to_owned()),
        ("list-go", "/lists/latest?series=go".to_owned()),
        ("sheet", format!("{player}/sheet")),
        ("calculation", calculation),
        ("regulation-go", "/regulations/mgsz-2012".to_owned()),
        ("regulation", "/regulations/fide-2024-03".to_owned()),
    ] {
        browser.resize(BETWEEN_MARGINS, 1000);
        browser.open(&format!("/hu{place}"));
        browser.on_paper(true);
        let wide = browser.run("return document.documentElement.scrollWidth").as_u64().expect("a width");
        assert!(wide <= BETWEEN_MARGINS.into(), "{name}: {wide} pixels do not fit on the paper");
        let cut = "
            return [...document.querySelectorAll('main td, main th')].filter(one => one.checkVisibility())
                .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)";
        assert_eq!(browser.run(cut), json!([]), "{name}: nothing is cut");
        let file = pictures().join(format!("hu-paper-{name}.png"));
        std::fs::write(&file, browser.picture()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        browser.on_paper(false);
        let pages = sheets_of_paper(&browser);
        match name {
            "sheet" => assert_eq!(pages, 2, "each sheet on a page of its own"),
            "calculation" => assert_eq!(pages, 1, "a calculation fits on a page"),
            "regulation" | "regulation-go" => assert!((4..=10).contains(&pages), "{name}: {pages} pages"),
            _ => assert!((1..=4).contains(&pages), "{name}: {pages} pages for a hundred lines"),
        }
    }
}

/// How many pages of A4 the page that is open makes.
fn sheets_of_paper(browser: &Browser) -> u64 {
    let wanted = json!({"paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": true});
    let printed = browser.devtools("Page.printToPDF", wanted);
    let count = "return (atob(arguments[0]).match(/\\/Type\\s*\\/Page\\b(?!s)/g) || []).length";
    browser.run_with(count, vec![printed["data"].clone()]).as_u64().expect("a count")
}
