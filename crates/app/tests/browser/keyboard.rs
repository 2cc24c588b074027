//! With the keyboard alone, and on paper.

use crate::browser::Browser;
use crate::places::KINDS;
use crate::site::demo;
use fantoccini::key::Key;
use serde_json::json;

/// Writes down everything that gets the focus, and whether one sees that it has it.
const WATCH: &str = "
    window.visited = [];
    document.addEventListener('focusin', event => {
        const style = getComputedStyle(event.target), box = event.target.getBoundingClientRect();
        const seen = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && box.width > 0 && box.left >= 0;
        window.visited.push([event.target, seen]);
    });
    const can = 'a[href], button, input, select, textarea, summary, [tabindex=\"0\"]';
    window.expected = [...document.querySelectorAll(can)].filter(one => one.checkVisibility() && one.tabIndex >= 0);
    return window.expected.length";

const MISSED: &str = "
    const told = one => one.outerHTML.slice(0, 160), visited = window.visited.map(one => one[0]);
    return {
        missed: window.expected.filter(one => !visited.includes(one)).map(told),
        unseen: window.visited.filter(one => !one[1]).map(one => told(one[0])),
        first: visited[0].className,
        disorder: window.expected.findIndex((one, at) => visited[at] !== one),
    }";

#[test]
fn everything_is_reached_by_tab_and_seen_to_be() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    for kind in KINDS {
        browser.open(&format!("/en{}", (kind.place)(site).expect("a place")));
        let count = browser.run(WATCH).as_u64().and_then(|count| usize::try_from(count).ok()).expect("a count");
        browser.press(&vec![Key::Tab; count]);
        let found = browser.run(MISSED);
        assert_eq!(found["missed"], json!([]), "{}: not reached", kind.name);
        assert_eq!(found["unseen"], json!([]), "{}: one does not see that it has the focus", kind.name);
        assert_eq!(found["first"], "skip", "{}", kind.name);
        assert_eq!(found["disorder"], -1, "{}: in the order of the page", kind.name);
    }
}

#[test]
fn the_first_tab_leads_to_the_content() {
    let Some(browser) = Browser::at(demo()) else { return };
    browser.open("/en/lists/latest");
    browser.press(&[Key::Tab]);
    let skip = "const box = document.activeElement.getBoundingClientRect();
        return document.activeElement.matches('.skip') && box.left >= 0 && box.top >= 0 && box.width > 0";
    assert_eq!(browser.run(skip), true, "the way to the content comes first and is seen");
    browser.press(&[Key::Enter]);
    assert_eq!(browser.run("return document.activeElement.id"), "main");
    browser.press(&[Key::Tab]);
    assert_eq!(browser.run("return document.getElementById('main').contains(document.activeElement)"), true);
    // What is folded opens with the keyboard.
    browser.run("document.querySelector('.filters summary').focus()");
    browser.press(&[Key::Enter]);
    assert_eq!(browser.run("return document.querySelector('.filters').open"), true);
}

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
                menu: seen('header.site') || seen('footer.site') || seen('main form') || seen('.pager'),
                heading: seen('h1') || seen('.sheet'),
                table: !table || table.closest('details:not([open])') !== null || table.checkVisibility(),
                ground: style.backgroundColor, ink: style.color,
            }";
        let found = browser.run(script);
        let wanted = json!({"menu": false, "heading": true, "table": true, "ground": "rgb(255, 255, 255)", "ink": "rgb(0, 0, 0)"});
        assert_eq!(found, wanted, "{} on paper", kind.name);
        browser.on_paper(false);
    }
    browser.open("/hu/lists/latest");
    let printed = browser.devtools("Page.printToPDF", json!({"paperWidth": 8.27, "paperHeight": 11.69}));
    let printed = printed["data"].as_str().expect("a document");
    assert!(printed.starts_with("JVBERi0") && printed.len() > 10_000, "a PDF of {} letters", printed.len());
}
