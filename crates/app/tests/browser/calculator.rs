//! The calculator and the file that is dropped on it.

use crate::binary::arpad;
use crate::browser::Browser;
use crate::looks::look;
use crate::month::{SIX, report};
use crate::site::demo;
use serde_json::json;

#[test]
fn what_if_i_win_is_answered_and_can_be_shared() {
    let Some(browser) = Browser::at(demo()) else { return };
    browser.resize(360, 780);
    browser.open("/hu/calculator/change");
    browser.type_into("[name=own]", "2145");
    browser.type_into("[name=k]", "20");
    browser.type_into("[name=o1]", "2300");
    browser.click("[name=s1] option:nth-child(2)");
    browser.click("form.ask button");
    browser.until("an answer", |browser| !browser.texts("#result").is_empty());
    let answer = browser.text("#result");
    // Won against 155 points more: expected 0.29, so +0.71, and 14.2 with K = 20.
    for number in ["0,29", "+0,71", "14,2"] {
        assert!(answer.contains(number), "{number}: {answer}");
    }
    let top = browser.run("return document.getElementById('result').getBoundingClientRect().top").as_f64();
    assert!(top.is_some_and(|top| (-1.0..780.0).contains(&top)), "the answer is in sight: {top:?}");
    browser.open(&browser.place());
    assert_eq!(browser.text("#result"), answer, "the address is the question");

    browser.type_into("[name=own]", "many");
    browser.click("form.ask button");
    browser.until("a fault at its field", |browser| !browser.texts("[name=own][aria-invalid=true]").is_empty());
    let said = "const field = document.querySelector('[name=own]');
        return field.getAttribute('aria-describedby').split(' ').some(id => document.getElementById(id).matches('.fault'))";
    assert_eq!(browser.run(said), true, "who cannot see it is told too");
}

#[test]
fn a_file_is_dropped_and_told_about() {
    let site = demo();
    let Some(browser) = Browser::at(site) else { return };
    browser.bring_axe();
    let ledger = || arpad(&["ledger", "--json", "--database", &site.database]).stdout;
    let before = ledger();
    let good = report("Tavaszi verseny", 3, &SIX).replace("      HUN", " 2100 HUN");
    let broken = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/open.trf")).expect("it");
    let folder = tempfile::tempdir().expect("a folder");
    let mut wrong = Vec::new();
    for (language, name, text, state) in [
        ("hu", "good", good.as_str(), ".state.rated"),
        ("hu", "broken", broken.as_str(), ".state.rejected"),
        ("en", "broken", broken.as_str(), ".state.rejected"),
        ("en", "words", "this is no tournament", ".state.rejected"),
    ] {
        browser.open(&format!("/{language}/calculator/file"));
        let file = format!("{name}.trf");
        std::fs::write(folder.path().join(&file), text).expect("a file");
        browser.drop_file(".drop", &folder.path().join(&file), |browser| {
            browser.until("the place shows that it takes the file", |browser| !browser.texts(".drop.over").is_empty());
        });
        let chosen = "return [...document.querySelector('#file').files].map(file => file.name)";
        browser.until("the form has the file", |browser| browser.run(chosen) == json!([file]));
        assert!(browser.texts(".drop.over").is_empty(), "and lies there quietly");
        browser.click("form.ask button");
        browser.until("the report", |browser| !browser.texts(".answer h2").is_empty());
        assert_eq!(browser.text(".answer h2"), file);
        assert_eq!(browser.texts(&format!(".answer {state}")).len(), 1, "{name}: {}", browser.text(".answer"));
        if name == "good" {
            assert_eq!(browser.texts(".answer tbody tr").len(), 6, "everybody has a forecast");
        }
        if name == "broken" {
            let remarks = browser.texts(".remarks .error");
            let place = if language == "hu" { "10. sor, 99. oszlop" } else { "line 10, column 99" };
            assert!(remarks.iter().any(|remark| remark.contains(place)), "{remarks:?}");
        }
        wrong.extend(look(&browser, language, &format!("report-{name}")));
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    assert!(!before.is_empty() && ledger() == before, "nothing was written down");
}
