//! The officer's month in a real browser: once with the keyboard alone, in Hungarian, and once with the mouse and without a
//! script, in English. Files come, one is broken, one is a zip; somebody says who is who with one key; the list is closed,
//! opened again, closed and published, and everybody sees it.

use crate::binary::{arpad, arpad_with};
use crate::browser::Browser;
use crate::looks::look;
use crate::month::{APRIL, Office, SIX, published, report};
use crate::site::Site;
use fantoccini::key::Key;
use std::io::{Cursor, Write};
use std::path::PathBuf;

const PASSWORD: &str = "négy ló egy udvaron";

/// The day after the period of the list of May has ended.
const MAY: &str = "2024-04-29";

/// An office whose list of April is published, and an officer at its desk.
fn office() -> Office {
    let office = published("en");
    let database = office.database();
    let at = ["--database", &database, "--moment", "2024-04-02T10:00:00Z"];
    let added = arpad(&[&["user", "add", "ilona", "--shown", "Minta Ilona", "--role", "officer"][..], &at].concat());
    assert!(added.status.success(), "{}", String::from_utf8_lossy(&added.stderr));
    let set = arpad_with(&["user", "password", "ilona", "--database", &database], format!("{PASSWORD}\n").as_bytes());
    assert!(set.status.success(), "{}", String::from_utf8_lossy(&set.stderr));
    office
}

/// April's report with somebody new in a zip, and a file that is no report.
fn files(office: &Office) -> [PathBuf; 2] {
    let mut players = SIX;
    players[5] = ("Kiss, Elemér", 'm', "", "2003/00/00");
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("aprilis.trf", zip::write::SimpleFileOptions::default()).expect("an entry");
    zip.write_all(report("Áprilisi verseny", 4, &players).as_bytes()).expect("bytes");
    office.put("aprilis.zip", zip.finish().expect("an archive").into_inner());
    office.put("rossz.trf", "ez nem jelentés");
    ["aprilis.zip", "rossz.trf"].map(|name| office.path(name))
}

fn come_in(browser: &Browser, language: &str) {
    browser.open(&format!("/{language}/desk"));
    browser.until("the door", |browser| browser.place().contains("/desk/login"));
    browser.type_into("[name=name]", "ilona");
    browser.submit("[name=password]", PASSWORD);
    browser.until("the desk", |browser| browser.place() == format!("/{language}/desk"));
}

/// Presses a key until something of the page has the focus that fits.
fn tab_to(browser: &Browser, what: &str, fits: &str) {
    for _ in 0..120 {
        browser.press(&[Key::Tab]);
        if browser.run(&format!("return !!document.activeElement && document.activeElement.matches({fits:?})")) == true
        {
            return;
        }
    }
    panic!("{what} is not reached by the keyboard at {}", browser.place());
}

/// Everything with the keyboard; the one file is named to the field, as no keyboard reaches into the dialog of the system.
#[test]
fn the_month_with_the_keyboard_alone() {
    let office = office();
    let [zip, broken] = files(&office);
    let site = Site::on(&office.database(), APRIL);
    let Some(browser) = Browser::at(&site) else { return };
    come_in(&browser, "hu");
    tab_to(&browser, "the reports", "nav.desk a[href$='/desk/reports']");
    browser.press(&[Key::Enter]);
    browser.until("the reports", |browser| browser.place() == "/hu/desk/reports");
    browser.choose("#files", &zip);
    browser.choose("#files", &broken);
    tab_to(&browser, "handing in", "form[data-drop] button");
    browser.press(&[Key::Enter]);
    browser.until("both files", |browser| browser.read("main tbody tr").len() == 3);
    let states = browser.read("main tbody tr").join("\n");
    assert!(states.contains("aprilis.zip/aprilis.trf") && states.contains("rossz.trf"), "{states}");
    tab_to(&browser, "the report", "main tbody a[href$='/desk/reports/2']");
    browser.press(&[Key::Enter]);
    browser.until("the question", |browser| !browser.read("#question").is_empty());
    // N answers that he is new.
    browser.strike("n");
    browser.until("no question", |browser| browser.place().contains("done=") && browser.read("#question").is_empty());
    tab_to(&browser, "accepting with its day of registration", "a[href*='/acts/accept']");
    browser.press(&[Key::Enter]);
    browser.until("the form", |browser| browser.place().contains("/acts/accept"));
    tab_to(&browser, "the day of registration", "[name=registered]");
    browser.strike("01012024");
    let typed = browser.run("return document.querySelector('[name=registered]').value");
    assert_eq!(typed, "2024-01-01");
    tab_to(&browser, "accepting", "form[action$='/acts/accept'] button");
    browser.press(&[Key::Enter]);
    browser.until("accepted", |browser| browser.html().contains("/hu/tournaments/2"));
    drop(browser);
    drop(site);

    let site = Site::on(&office.database(), MAY);
    let Some(browser) = Browser::at(&site) else { return };
    come_in(&browser, "hu");
    browser.open("/hu/desk/month?series=standard&month=2024-05");
    assert!(browser.html().contains("2311"), "what closing would bring");
    tab_to(&browser, "closing", "form[action$='/acts/close'] button");
    browser.press(&[Key::Enter]);
    browser.until("closed", |browser| !browser.read("form[action$='/acts/publish']").is_empty());
    tab_to(&browser, "publishing", "form[action$='/acts/publish'] button");
    browser.press(&[Key::Enter]);
    browser.until("published", |browser| browser.read("form[action$='/acts/publish']").is_empty());
    browser.open("/hu/lists/2024-05");
    let rows = browser.read("main tbody tr").join("\n");
    assert!(rows.contains("Ács Őrs") && rows.contains("2311"), "{rows}");
    assert!(browser.log().is_empty(), "{:?}", browser.log());
    office.done(MAY, &["verify"]);
}

/// With the mouse, and no script runs: what a script makes quicker works without it. What was closed too early is opened again.
#[test]
fn the_month_with_the_mouse_and_without_a_script() {
    let office = office();
    let [zip, broken] = files(&office);
    let site = Site::on(&office.database(), APRIL);
    let Some(browser) = Browser::with(&site, &["--blink-settings=scriptEnabled=false"]) else { return };
    come_in(&browser, "en");
    browser.click("nav.desk a[href$='/desk/reports']");
    browser.until("the reports", |browser| browser.place() == "/en/desk/reports");
    browser.choose("#files", &zip);
    browser.choose("#files", &broken);
    browser.click("form[data-drop] button");
    browser.until("both files", |browser| browser.read("main tbody tr").len() == 3);
    browser.click("main tbody a[href$='/desk/reports/3']");
    browser.until("what is wrong with it", |browser| !browser.read("[role=alert]").is_empty());
    browser.open("/en/desk/reports/2");
    browser.click("[data-key=n]");
    browser.until("no question", |browser| browser.place().contains("done=") && browser.read("#question").is_empty());
    browser.click("a[href*='/acts/accept']");
    browser.until("the form", |browser| browser.place().contains("/acts/accept"));
    browser.type_into("[name=registered]", "01012024");
    browser.click("form[action$='/acts/accept'] button");
    browser.until("accepted", |browser| browser.html().contains("/en/tournaments/2"));
    drop(browser);
    drop(site);

    let site = Site::on(&office.database(), MAY);
    let Some(browser) = Browser::with(&site, &["--blink-settings=scriptEnabled=false"]) else { return };
    come_in(&browser, "en");
    browser.open("/en/desk/month?series=standard&month=2024-05");
    let is_there = |browser: &Browser, deed: &str| !browser.read(&format!("form[action$='/acts/{deed}']")).is_empty();
    browser.click("form[action$='/acts/close'] button");
    browser.until("closed", |browser| is_there(browser, "publish"));
    browser.click("form[action$='/acts/unclose'] button");
    browser.until("open again", |browser| !is_there(browser, "publish") && is_there(browser, "close"));
    browser.click("form[action$='/acts/close'] button");
    browser.until("closed once more", |browser| is_there(browser, "publish"));
    browser.click("form[action$='/acts/publish'] button");
    browser.until("published", |browser| !is_there(browser, "publish"));
    browser.open("/en/lists/2024-05");
    let rows = browser.read("main tbody tr").join("\n");
    assert!(rows.contains("Ács") && rows.contains("2311"), "{rows}");
    office.done(MAY, &["verify"]);
}

#[test]
fn the_desk_looks_right_on_a_phone_and_on_a_desk() {
    let office = office();
    let [zip, broken] = files(&office);
    let site = Site::on(&office.database(), APRIL);
    let Some(browser) = Browser::at(&site) else { return };
    browser.bring_axe();
    come_in(&browser, "hu");
    browser.open("/hu/desk/reports");
    browser.choose("#files", &zip);
    browser.choose("#files", &broken);
    browser.click("form[data-drop] button");
    browser.until("both files", |browser| browser.read("main tbody tr").len() == 3);
    let mut wrong = Vec::new();
    for language in ["hu", "en"] {
        for (name, place) in [
            ("today", ""),
            ("reports", "/reports"),
            ("question", "/reports/2"),
            ("broken", "/reports/3"),
            ("month", "/month?series=standard&month=2024-05"),
            ("ledger", "/ledger"),
            ("acts", "/acts"),
            ("accept", "/acts/accept?submission=2"),
            ("access", "/sessions"),
        ] {
            browser.open(&format!("/{language}/desk{place}"));
            wrong.extend(look(&browser, language, &format!("desk-{name}")));
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}
