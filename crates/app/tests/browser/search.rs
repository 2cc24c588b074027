//! Somebody is found while one types, however one writes her.

use crate::browser::Browser;
use crate::site::{FIDE, KOMIR, demo};
use fantoccini::key::Key;

const SUGGESTED: &str = ".search.large .suggestions li";

#[test]
fn a_player_is_found_as_one_types() {
    let Some(browser) = Browser::at(demo()) else { return };
    for (language, name) in [("hu", "Űrhajós Őzike"), ("en", "Őzike Űrhajós")] {
        browser.open(&format!("/{language}/"));
        for text in ["Űrhajós", "urhajos", "Űrhajós Őz", "Ozike Urhajos", "őzike űrhajós", KOMIR, FIDE] {
            browser.type_into("#who", text);
            browser.until(&format!("“{text}” suggests {name}"), |browser| {
                browser.texts(SUGGESTED).first().is_some_and(|first| first.starts_with(name))
            });
        }
        let more = browser.text(".search.large .suggestions .quiet");
        assert!(more.contains("1987") && !more.contains("03"), "of a birth the year only: {more}");
        browser.type_into("#who", "nobody is called so");
        browser.until("nobody is suggested", |browser| {
            browser.texts(".search.large .suggestions:not([hidden])").is_empty()
        });
    }
}

#[test]
fn suggestions_obey_the_keyboard() {
    let Some(browser) = Browser::at(demo()) else { return };
    browser.open("/hu/");
    let suggested = |text: &str| {
        browser.type_into("#who", text);
        browser.until("suggestions", |browser| {
            browser.texts(".search.large .suggestions:not([hidden]) li").iter().any(|name| !name.is_empty())
        });
    };
    let chosen = || {
        let script = "const field = document.getElementById('who');
            const named = document.getElementById(field.getAttribute('aria-activedescendant'));
            const shown = document.querySelector('.suggestions [aria-selected=true]');
            return named === shown && named ? [...named.parentElement.children].indexOf(named) : -1";
        browser.run(script).as_i64().expect("a place")
    };
    suggested("ba");
    let count = i64::try_from(browser.texts(SUGGESTED).len()).expect("a few");
    assert!(count > 1, "the invented federation has many");
    assert_eq!(chosen(), -1);
    browser.press(&[Key::Down]);
    assert_eq!(chosen(), 0);
    browser.press(&[Key::Down]);
    assert_eq!(chosen(), 1);
    browser.press(&[Key::Up, Key::Up]);
    assert_eq!(chosen(), count - 1, "around the end");
    browser.press(&[Key::Escape]);
    assert_eq!(browser.run("return document.getElementById('who').getAttribute('aria-expanded')"), "false");

    suggested("urhajos");
    browser.press(&[Key::Down, Key::Enter]);
    browser.until("her page", |browser| browser.place().ends_with("/urhajos-ozike"));
    assert_eq!(browser.text("h1"), "Űrhajós Őzike");

    // Without a choice, Enter asks the server. The field of the frame does the same as the large one.
    browser.type_into("#q", "urhajos");
    browser.press(&[Key::Enter]);
    browser.until("answers", |browser| browser.place() == "/hu/search?q=urhajos");
    assert_eq!(browser.texts("tbody th"), ["Űrhajós Őzike"]);
    browser.open(&format!("/hu/search?q={KOMIR}"));
    assert!(browser.place().ends_with("/urhajos-ozike"), "a number names one person");
}
