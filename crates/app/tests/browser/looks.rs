//! Every page on a phone and on a desk, light and dark, in both languages: nothing scrolls sideways, a thumb hits what it
//! aims at, axe-core finds nothing serious, and a picture is kept.

use crate::browser::{Browser, Scheme};
use crate::places::KINDS;
use crate::site::demo;
use serde_json::{Value, json};
use std::path::PathBuf;

pub const PHONE: u32 = 360;
const DESK: u32 = 1280;

#[test]
fn every_page_looks_right_in_hungarian() {
    walk("hu");
}

#[test]
fn every_page_looks_right_in_english() {
    walk("en");
}

fn walk(language: &str) {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    browser.bring_axe();
    let mut wrong = Vec::new();
    for kind in KINDS {
        let place = (kind.place)(site).unwrap_or_else(|| panic!("the invented federation has no {}", kind.name));
        browser.open(&format!("/{language}{place}"));
        browser.resize(PHONE, 780);
        let told = |what| format!("{language} {}: cut on a phone: {what}", kind.name);
        wrong.extend(cut(&browser).into_iter().map(told));
        wrong.extend(look(&browser, language, kind.name));
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

/// Looks at the page that is open on both devices, light and dark: what is wrong with it, and four pictures.
pub fn look(browser: &Browser, language: &str, name: &str) -> Vec<String> {
    let folder = pictures();
    let mut wrong = Vec::new();
    for width in [PHONE, DESK] {
        browser.resize(width, 780);
        wrong.extend(too_wide(browser, width).map(|what| format!("{language} {name}: {what}")));
        if width == PHONE {
            wrong.extend(
                too_small(browser).into_iter().map(|what| format!("{language} {name}: small for a thumb: {what}")),
            );
        }
        for scheme in Scheme::BOTH {
            browser.wish(scheme);
            let told = |fault| format!("{language}-{}-{width}-{name} at {}: {fault}", scheme.as_str(), browser.place());
            wrong.extend(faults(browser).into_iter().map(told));
        }
        let height = browser.run("return document.documentElement.scrollHeight").as_u64().unwrap_or_default();
        browser.resize(width, u32::try_from(height.clamp(780, 2600)).expect("it was clamped"));
        for scheme in Scheme::BOTH {
            browser.wish(scheme);
            let file = folder.join(format!("{language}-{}-{width}-{name}.png", scheme.as_str()));
            std::fs::write(&file, browser.picture()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
    }
    wrong
}

/// `target/screenshots`, wherever the target folder is.
pub fn pictures() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}

/// What makes the page scroll sideways.
fn too_wide(browser: &Browser, width: u32) -> Option<String> {
    let script = "
        const width = arguments[0], whole = document.documentElement.scrollWidth;
        if (whole <= width) return null;
        const wide = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > width + 1);
        return whole + ' pixels: ' + wide.slice(0, 5).map(one => one.outerHTML.slice(0, 120)).join(' | ');";
    browser.run_with(script, vec![width.into()]).as_str().map(str::to_owned)
}

/// Tables whose last columns are out of sight on a phone. Tables of rounds, the law's own tables and sheets for paper may be
/// moved sideways: there the eye knows that they go on.
pub fn cut(browser: &Browser) -> Vec<String> {
    let script = "
        const heads = table => [...table.querySelectorAll('thead th')].filter(one => one.checkVisibility()).map(one => one.textContent);
        return [...document.querySelectorAll('main .wide')].filter(one => one.checkVisibility())
            .filter(one => one.scrollWidth > one.clientWidth + 1 && !one.querySelector('.cross, .lookup, .printed, textarea'))
            .map(one => one.clientWidth + ' < ' + one.scrollWidth + ': ' + heads(one).join(', '))";
    let Value::Array(cut) = browser.run(script) else { return Vec::new() };
    cut.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

/// What a thumb has to hit and is lower than 44 pixels. Links in lines of text and of tables are as high as their line.
fn too_small(browser: &Browser) -> Vec<String> {
    let script = "
        const hit = 'button, input, select, textarea, summary, header.site nav a, .ranges a, .ways a, .tabs a, .pager a, .downloads a';
        return [...document.querySelectorAll(hit)].filter(one => one.checkVisibility())
            .filter(one => one.getBoundingClientRect().height < 43.5).map(one => one.outerHTML.slice(0, 120))";
    let Value::Array(small) = browser.run(script) else { return Vec::new() };
    small.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

/// What axe-core finds serious or critical, each with its rule and place on the page. All rules are asked in the dark too:
/// the page is the same, but nothing then rests on that.
fn faults(browser: &Browser) -> Vec<String> {
    let wanted = json!({"resultTypes": ["violations"]});
    let script = "
        const done = arguments[arguments.length - 1];
        axe.run(document, arguments[0]).then(found => done(found.violations), error => done(String(error)));";
    let found = browser.run_later(script, vec![wanted]);
    let Value::Array(found) = found else { return vec![format!("axe fails: {found}")] };
    let is_serious = |one: &&Value| matches!(one["impact"].as_str(), Some("serious" | "critical"));
    let told = |one: &Value| {
        let nodes = one["nodes"].as_array().cloned().unwrap_or_default();
        let node =
            |node: &Value| format!("\n    {} {}\n      {}", node["target"], node["html"], node["failureSummary"]);
        format!("{} ({}){}", one["id"], one["impact"], nodes.iter().take(4).map(node).collect::<String>())
    };
    found.iter().filter(is_serious).map(told).collect()
}
