//! A player's page: the drawing, what it says to those who cannot see it, and the table behind it.

use crate::browser::Browser;
use crate::looks::pictures;
use crate::site::demo;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[test]
fn a_chart_is_a_drawing_with_words_and_a_table() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    let player = site.way("/lists/latest", "/players/").expect("a player");
    browser.open(&format!("/en{player}"));
    let charts = browser.run("return document.querySelectorAll('.chart').length").as_u64();
    assert!(charts.is_some_and(|count| count > 0), "a rated player has a chart");
    let silent = "
        const text = one => one ? one.textContent.trim() : '';
        return [...document.querySelectorAll('.chart svg')].filter(svg => {
            const named = (svg.getAttribute('aria-labelledby') || '').split(' ').map(id => document.getElementById(id));
            const isPicture = svg.getAttribute('role') === 'img' && text(svg.querySelector('title'))
                && named.every(one => one && svg.contains(one));
            const isGroup = svg.getAttribute('role') === 'group' && svg.getAttribute('aria-label') && svg.querySelector('a.tip');
            return !(isPicture || isGroup) || !text(svg.querySelector('desc'));
        }).map(svg => svg.outerHTML.slice(0, 300))";
    assert_eq!(browser.run(silent), serde_json::json!([]), "every drawing has a title and a description that name it");
    assert!(!browser.run("return document.querySelector('.chart svg .line')").is_null(), "the history is a line");
    // On a desk and on a phone one drawing of each chart is seen.
    for width in [1280, 360] {
        browser.resize(width, 800);
        let seen = "
            return [...document.querySelectorAll('.chart')].map(chart => [...chart.querySelectorAll('svg')]
                .filter(svg => svg.getBoundingClientRect().width > 200).length)";
        let seen = browser.run(seen);
        assert!(seen.as_array().is_some_and(|all| all.iter().all(|one| one == 1)), "{width}: {seen}");
        let cut = "
            const cut = [];
            for (const svg of document.querySelectorAll('.chart svg')) {
                const frame = svg.getBoundingClientRect();
                if (!frame.width) continue;
                for (const text of svg.querySelectorAll('text')) {
                    const box = text.getBoundingClientRect();
                    if (box.left < frame.left - 1 || box.right > frame.right + 1) cut.push(text.textContent);
                }
            }
            return cut";
        assert_eq!(browser.run(cut), serde_json::json!([]), "{width}: no text of a drawing is cut");
    }
    browser.resize(1280, 800);
    browser.click(".chart-table summary");
    let rating = browser.text(".figure .value");
    let newest = browser.texts(".chart-table[open] tbody tr:last-child td");
    assert!(newest.contains(&rating), "the last line of the table has {rating}: {newest:?}");
}

#[test]
fn a_tournament_opens_at_ones_own_line() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    let player = site.way("/lists/latest", "/players/").expect("a player");
    for width in [1280, 360] {
        browser.resize(width, 780);
        browser.open(&format!("/en{player}/tournaments"));
        let heading = browser.text("h1");
        let who = heading.split(':').next().unwrap_or_default();
        browser.click("tbody tr:nth-child(2) th a");
        browser.until("the line", |browser| browser.texts("tr:target").len() == 1);
        assert!(!who.is_empty() && browser.text("tr:target th").contains(who), "{width}: {who}");
        let top = browser.run("return document.querySelector('tr:target').getBoundingClientRect().top").as_f64();
        assert!(top.is_some_and(|top| (0.0..780.0).contains(&top)), "{width}: in sight: {top:?}");
        browser.click("tr:target a.plain");
        browser.until("the calculation", |browser| browser.place().contains("/calculations/"));
        assert_eq!(browser.texts("h2:target").len(), 1, "{width}: at the tournament");
    }
}

#[test]
fn the_other_language_keeps_the_place() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    let found = |from: &str, part: &str| site.way(from, part).expect("a way");
    for place in [
        "/lists/latest?series=standard&sex=F&activity=active".to_owned(),
        "/search?q=urhajos".to_owned(),
        found("/search?q=urhajos", "/players/"),
        found("/lists/latest", "/calculations/"),
        "/regulations/fide-2024-03?against=fide-2022-01".to_owned(),
        "/nowhere".to_owned(),
    ] {
        browser.open(&format!("/hu{place}"));
        let heading = browser.text("h1");
        for language in ["en", "hu"] {
            browser.click("a.language");
            browser.until("the other language", |browser| browser.place() == format!("/{language}{place}"));
            assert_eq!(browser.run("return document.documentElement.lang"), language);
        }
        assert_eq!(browser.text("h1"), heading, "there and back again");
    }
}

#[test]
fn the_tempos_are_told_apart_without_colors() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    let player = site.way("/lists/latest", "/players/").expect("a player");
    for width in [1280, 360] {
        browser.resize(width, 1400);
        browser.open(&format!("/hu{player}"));
        let drawn = "
            const chart = [...document.querySelectorAll('.chart svg')].find(svg => svg.getBoundingClientRect().width > 200);
            return [...chart.querySelectorAll('.line')].map(line => {
                const tempo = [...line.classList].find(name => name !== 'line');
                const label = chart.querySelector('.label.' + tempo), box = line.getBoundingClientRect();
                return [getComputedStyle(line).strokeDasharray, label.textContent, box.width > 20];
            })";
        let drawn = browser.run(drawn);
        let lines: Vec<&Value> = drawn.as_array().expect("lines").iter().collect();
        assert!(lines.len() > 1, "{width}: several tempos");
        for part in [0, 1] {
            let distinct: BTreeSet<&str> = lines.iter().filter_map(|line| line[part].as_str()).collect();
            assert_eq!(distinct.len(), lines.len(), "{width}: dashes and names differ: {drawn}");
        }
        browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({"type": "achromatopsia"}));
        let file = pictures().join(format!("hu-grey-{width}-player.png"));
        std::fs::write(&file, browser.picture()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({"type": "none"}));
    }
}

/// What the box of the list that is pointed at says, where one is seen.
const SAID: &str = "
    const seen = [...document.querySelectorAll('.chart svg')].find(svg => svg.getBoundingClientRect().width > 200);
    return [...seen.querySelectorAll('a.tip')].filter(tip => getComputedStyle(tip.querySelector('.says')).opacity === '1')
        .map(tip => [...tip.querySelectorAll('text')].map(text => text.textContent.trim()))";

#[test]
fn a_list_on_the_chart_tells_its_change_and_tournaments() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    let Some(scriptless) = Browser::with(site, &["--blink-settings=scriptEnabled=false"]) else { return };
    let player = site.way("/lists/latest", "/players/").expect("a player");
    for (language, games) in [("hu", "játszma"), ("en", "game")] {
        for width in [1280, 360] {
            browser.resize(width, 900);
            browser.open(&format!("/{language}{player}"));
            assert_eq!(browser.run(SAID), json!([]), "{width}: nothing is said before");
            // One stop for the keyboard, and arrows from list to list.
            let stops = "
                const seen = [...document.querySelectorAll('.chart svg')].find(svg => svg.getBoundingClientRect().width > 200);
                const tips = [...seen.querySelectorAll('a.tip')];
                tips.at(-1).focus();
                return [tips.length, tips.filter(tip => tip.tabIndex === 0).length]";
            let stops = browser.run(stops);
            assert!(stops[0].as_u64() > Some(2) && stops[1] == 1, "{language} {width}: {stops}");
            let newest = browser.run(SAID);
            assert_eq!(newest.as_array().map(Vec::len), Some(1), "{language} {width}: {newest}");
            assert_eq!(newest[0].as_array().map(Vec::len), Some(3), "list, rating with change, tournaments: {newest}");
            browser.press(&[Key::Left]);
            let before = browser.run(SAID);
            assert!(before != newest && before.as_array().map(Vec::len) == Some(1), "{language} {width}: {before}");
            let all = "
                const seen = [...document.querySelectorAll('.chart svg')].find(svg => svg.getBoundingClientRect().width > 200);
                return [...seen.querySelectorAll('a.tip')].map(tip => tip.textContent).join('|')";
            let all = browser.run(all).as_str().unwrap_or_default().to_owned();
            assert!(all.contains(games) && all.contains('('), "{language} {width}: {all}");
            // A box stays within the drawing.
            let out = "
                const seen = [...document.querySelectorAll('.chart svg')].find(svg => svg.getBoundingClientRect().width > 200);
                const frame = seen.getBoundingClientRect();
                return [...seen.querySelectorAll('.says text')].filter(one => {
                    const box = one.getBoundingClientRect();
                    return box.left < frame.left - 1 || box.right > frame.right + 1;
                }).map(one => one.textContent)";
            assert_eq!(browser.run(out), json!([]), "{language} {width}: nothing is cut");
        }
    }
    // Without a script every list is a stop, and the stylesheet shows its box.
    scriptless.open(&format!("/hu{player}"));
    let page = scriptless.html();
    assert!(page.contains("class=\"tip") && !page.contains("tabindex=\"-1\" href") && page.contains("class=\"says\""));
}

#[test]
fn the_page_is_short_and_its_tabs_are_links() {
    let site = demo();
    let player = site.way("/lists/latest", "/players/").expect("a player");
    for flags in [&[][..], &["--blink-settings=scriptEnabled=false"]] {
        let Some(browser) = Browser::with(site, flags) else { return };
        for (width, most) in [(1280, 2400.0), (360, 3600.0)] {
            browser.resize(width, 900);
            for language in ["hu", "en"] {
                browser.open(&format!("/{language}{player}"));
                if flags.is_empty() {
                    let height = browser.run("return document.documentElement.scrollHeight").as_f64();
                    assert!(height.is_some_and(|height| height < most), "{language} {width}: {height:?}");
                }
                for (at, end) in [
                    (2, "/tournaments"),
                    (3, "/lists"),
                    (4, "/opponents"),
                    (5, "/statistics"),
                    (6, "/titles"),
                    (7, "/what-if"),
                    (1, ""),
                ] {
                    browser.click(&format!("nav.tabs li:nth-child({at}) a"));
                    browser.until("the tab", |browser| browser.place().ends_with(end));
                    let html = browser.html();
                    let tabs = html.split("<nav class=\"tabs\"").nth(1).and_then(|rest| rest.split("</nav>").next());
                    assert_eq!(tabs.map(|tabs| tabs.matches("aria-current=\"page\"").count()), Some(1), "{end}");
                }
            }
        }
    }
}
