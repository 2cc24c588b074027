//! The hand that works: on the keyboard alone, or with the mouse.

use crate::browser::Browser;
use fantoccini::key::Key;

/// As somebody works at the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// Tab, Enter, arrows and letters.
    Keyboard,
    /// Clicks; and no script runs, so that what a script makes quicker is seen to work without it.
    Mouse,
}

/// So many steps of the tabulator lead to anything on a page.
const STEPS: usize = 400;

impl Hand {
    /// What the browser is told at its start.
    pub(super) fn options(self) -> &'static [&'static str] {
        match self {
            Hand::Keyboard => &[],
            Hand::Mouse => &["--blink-settings=scriptEnabled=false"],
        }
    }

    /// A link, a button, a summary.
    pub(super) fn press(self, browser: &Browser, selector: &str) {
        match self {
            Hand::Mouse => browser.click(selector),
            Hand::Keyboard => {
                tab_to(browser, selector);
                browser.press(&[Key::Enter]);
            }
        }
    }

    /// A field that is empty.
    pub(super) fn fill(self, browser: &Browser, selector: &str, text: &str) {
        match self {
            Hand::Mouse => browser.type_into(selector, text),
            Hand::Keyboard => {
                tab_to(browser, selector);
                // A line ends with Enter.
                browser.strike(&text.replace('\n', &char::from(Key::Enter).to_string()));
            }
        }
    }

    /// One of a list.
    pub(super) fn pick(self, browser: &Browser, select: &str, value: &str) {
        match self {
            Hand::Mouse => browser.click(&format!("{select} option[value='{value}']")),
            Hand::Keyboard => {
                tab_to(browser, select);
                let chosen = || browser.run("return document.activeElement.value") == value;
                for _ in 0..50 {
                    if chosen() {
                        return;
                    }
                    browser.press(&[Key::Down]);
                }
                panic!("{value} is not reached in {select} at {}", browser.place());
            }
        }
    }

    /// A box that is empty.
    pub(super) fn tick(self, browser: &Browser, selector: &str) {
        match self {
            Hand::Mouse => browser.click(selector),
            Hand::Keyboard => {
                tab_to(browser, selector);
                browser.strike(" ");
            }
        }
    }

    /// The answer that somebody is new: one key, or one click.
    pub(super) fn says_new(self, browser: &Browser) {
        match self {
            Hand::Mouse => browser.click("[data-key=n]"),
            Hand::Keyboard => browser.strike("n"),
        }
    }
}

/// Presses Tab until what has the focus fits.
pub fn tab_to(browser: &Browser, fits: &str) {
    let is_there = format!("return !!document.activeElement && document.activeElement.matches({fits:?})");
    for _ in 0..STEPS {
        browser.press(&[Key::Tab]);
        if browser.run(&is_there) == true {
            return;
        }
    }
    panic!("{fits} is not reached by the keyboard at {}", browser.place());
}
