//! What people come for, asked as they ask it: why did my number move, what if I win, is my file in order, what does that
//! paragraph say, where is so-and-so. On a phone and on a desk, with a script and without, in both languages.

use crate::browser::Browser;
use crate::month::{SIX, report};
use crate::site::demo;
use serde_json::Value;

/// A phone without a script in Hungarian, a desk with one in English, and the other two.
const VISITS: [(u32, &str, &[&str]); 4] =
    [(360, "hu", SCRIPTLESS), (1280, "en", &[]), (360, "en", &[]), (1280, "hu", SCRIPTLESS)];

const SCRIPTLESS: &[&str] = &["--blink-settings=scriptEnabled=false"];

fn visits(asked: impl Fn(&Browser, &str)) {
    for (width, language, options) in VISITS {
        let Some(browser) = Browser::with(demo(), options) else { return };
        browser.resize(width, 800);
        asked(&browser, language);
    }
}

/// The text of the first.
fn one(browser: &Browser, selector: &str) -> String {
    let mut found = Vec::new();
    browser.until(selector, |browser| {
        found = browser.read(selector);
        !found.is_empty()
    });
    found.remove(0)
}

/// A number as the page writes it.
fn number(text: &str) -> f64 {
    let text = text.replace('−', "-").replace(',', ".").replace(['+', '\u{a0}', ' '], "");
    text.parse().unwrap_or_else(|_| panic!("no number: {text:?}"))
}

/// The first of the list: his number, and the way to his page.
fn first(browser: &Browser, language: &str) -> String {
    browser.open(&format!("/{language}/lists/latest"));
    let way = format!("main tbody a[href^='/{language}/players/']:not([href*='/calculations/'])");
    browser.click(&way);
    browser.until("a player", |browser| browser.place().contains("/players/"));
    browser.place()
}

#[test]
fn the_first_sentence_says_why_and_leads_to_the_calculation() {
    visits(|browser, language| {
        first(browser, language);
        let (shown, change) =
            (one(browser, ".lead-sentence .value"), one(browser, ".lead-sentence .up, .lead-sentence .down"));
        browser.click(".lead-sentence a[href*='/calculations/']");
        browser.until("the calculation", |browser| browser.place().contains("/calculations/"));
        let figures: Vec<f64> = browser.read(".figures .value").iter().map(|text| number(text)).collect();
        assert_eq!(figures[1], number(&shown), "the number of the page");
        assert_eq!(figures[1] - figures[0], number(&change), "and its change");
        // The paragraph of a step is a link to the regulation, and the regulation opens there.
        browser.click("main .steps a.paragraph");
        browser.until("the regulation", |browser| browser.place().contains("/regulations/"));
        let asked = browser.html();
        let anchor = browser.anchor().expect("a place within it");
        assert!(asked.contains(&format!("id=\"{anchor}\"")), "{anchor} is on the page");
    });
}

#[test]
fn what_if_i_win_against_somebody_by_name() {
    visits(|browser, language| {
        let player = first(browser, language);
        browser.open(&format!("/{language}/lists/latest"));
        let others = browser.read(&format!("main tbody a[href^='/{language}/players/']:not([href*='/calculations/'])"));
        let opponent = others.iter().find(|name| **name != others[0] && name.contains(' ')).expect("another").clone();
        browser.open(&player);
        browser.click("nav.tabs a[href$='/what-if']");
        browser.until("the question", |browser| browser.place().contains("/what-if"));
        browser.type_into("#against", &opponent);
        browser.click("form.ask.search button");
        browser.until("an answer", |browser| browser.read("#result .figure .value").len() == 4);
        let answer: Vec<f64> = browser.read("#result .figure .value").iter().map(|text| number(text)).collect();
        let [expected, win, draw, loss] = answer[..] else { panic!("{answer:?}") };
        // A half point more is half of K, whoever the opponent is; and the three are K times score minus expected.
        let k = win - loss;
        assert!([10.0, 20.0, 40.0].contains(&k), "{answer:?}");
        assert!(
            (win - draw - k / 2.0).abs() < 1e-9 && (loss + k * expected).abs() < 0.5001 * k / 100.0 + 1e-9,
            "{answer:?}"
        );
    });
}

#[test]
fn two_players_are_compared_from_the_search() {
    visits(|browser, language| {
        browser.open(&format!("/{language}/lists/latest"));
        let names = browser.read(&format!("main tbody a[href^='/{language}/players/']:not([href*='/calculations/'])"));
        let mut names = names.iter().filter(|name| name.contains(' '));
        let (who, whom) = (names.next().expect("one"), names.next().expect("another"));
        browser.open(&format!("/{language}/"));
        browser.submit("#who", &format!("{who} vs {whom}"));
        browser.until("both", |browser| browser.read("main table").len() + browser.read("main .ways").len() > 1);
        let title = one(browser, "h1");
        assert!(title.contains(who.as_str()) && title.contains(whom.as_str()), "{title}");
    });
}

#[test]
fn a_name_with_a_typing_error_is_found() {
    visits(|browser, language| {
        browser.open(&format!("/{language}/"));
        for text in ["Ürhajos", "Urhajoss", "Őrhajós Özike"] {
            browser.submit("#who", text);
            browser.until(text, |browser| browser.place().contains("/search") || browser.place().contains("/players/"));
            let page = browser.html();
            assert!(page.contains("Űrhajós"), "{text}: {}", browser.place());
            browser.open(&format!("/{language}/"));
        }
    });
}

/// The file is checked beside the register, then by another edition without being chosen again.
#[test]
fn a_file_is_checked_by_another_edition_without_choosing_it_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tavasz.trf");
    std::fs::write(&file, report("Tavaszi verseny", 3, &SIX).replace("      HUN", " 2100 HUN")).expect("a file");
    visits(|browser, language| {
        browser.open(&format!("/{language}/calculator/file"));
        browser.choose("#file", &file);
        browser.click("form.ask button");
        browser.until("the report", |browser| !browser.read(".answer h2").is_empty());
        let said = one(browser, ".answer");
        for word in ["--edition", "--list", "T1"] {
            assert!(!said.contains(word), "no word of the command line: {said}");
        }
        assert!(browser.html().contains("fide-2024-03#"), "by the edition of its day");
        browser.click("select[name=edition] option[value=fide-2013]");
        browser.click("form.ask button");
        browser.until("the other edition", |browser| {
            !browser.read(".answer a[href*='/regulations/fide-2013']").is_empty()
        });
        assert_eq!(one(browser, ".answer h2"), "tavasz.trf");
    });
}

/// A place in the whole list is found by its ready lists, not behind a fold.
#[test]
fn ready_lists_are_one_click_away_and_say_what_they_are() {
    visits(|browser, language| {
        browser.open(&format!("/{language}/lists/latest"));
        let all: usize = browser.read("main tbody tr").len();
        browser.click("nav.chips a[href*='sex=F']");
        browser.until("women", |browser| browser.place().contains("sex=F"));
        assert!(browser.read("main tbody tr").len() < all);
        let heading = one(browser, "h1");
        let said = if language == "hu" { "nő" } else { "wom" };
        assert!(heading.to_lowercase().contains(said), "{heading}");
        let listed: Value = serde_json::from_slice(&demo().get("/en/lists/latest.json?sex=F")).expect("JSON");
        assert!(listed["players"].as_array().is_some_and(|all| all.iter().all(|one| one["sex"] == "F")));
    });
}
