//! With the keyboard alone.

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
fn somebody_is_found_without_a_mouse() {
    let Some(browser) = Browser::at(demo()) else { return };
    browser.open("/hu/clubs");
    // The skip link, the home page, the field.
    browser.press(&[Key::Tab; 3]);
    assert_eq!(browser.run("return document.activeElement.id"), "q");
    browser.strike("urhajos");
    let open = "return document.activeElement.getAttribute('aria-expanded')";
    browser.until("names are offered", |browser| browser.run(open) == "true");
    browser.press(&[Key::Down, Key::Enter]);
    browser.until("her page", |browser| browser.place().ends_with("/urhajos-ozike"));
    // On a new page the first key leads past the menu again.
    browser.press(&[Key::Tab, Key::Enter]);
    assert_eq!(browser.run("return document.activeElement.id"), "main");
}

#[test]
fn the_menu_of_a_phone_follows_the_focus() {
    let Some(browser) = Browser::at(demo()) else { return };
    browser.resize(360, 780);
    for language in ["hu", "en"] {
        browser.open(&format!("/{language}/corrections"));
        let here = "
            const box = document.querySelector('header.site nav [aria-current]').getBoundingClientRect();
            return box.left >= 0 && box.right <= 360";
        assert_eq!(browser.run(here), true, "{language}: where one is stands in sight");
        let count =
            browser.run("return document.querySelectorAll('header.site nav a').length").as_u64().expect("a count");
        assert!(count >= 8, "{language}: {count} ways");
        browser.run("document.querySelector('header.site nav a').focus()");
        for at in 0..count {
            let seen = "
                const box = document.activeElement.getBoundingClientRect();
                return document.activeElement.closest('header.site nav') !== null && box.left >= -1 && box.right <= 361";
            browser.until(&format!("{language}: entry {at} has come into sight"), |browser| browser.run(seen) == true);
            browser.press(&[Key::Tab]);
        }
    }
}
