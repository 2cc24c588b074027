//! The go manager's month in a real browser, in Hungarian and with the keyboard alone: a report with a newcomer comes, the committee sets
//! its multiplier, the newcomer's points are taken as they are proposed, the list is closed and published, and everybody sees it.

use crate::binary::{arpad, arpad_with};
use crate::browser::Browser;
use crate::desk::{PASSWORD, come_in_as, tab_to};
use crate::month::go::{REPORT, founded};
use crate::site::Site;
use fantoccini::key::Key;

const DAY: &str = "2024-03-30";

/// With C 20 Nagy gains 20 · 0.50 = 10, Kiss loses as much, the newcomer stays at the proposed 1500 and Tóth at 2045.
#[test]
fn a_month_of_go_with_the_keyboard_alone() {
    let office = founded("hu");
    let database = office.database();
    // The manager of the system is a member of the committee (§3(2)).
    let roles = ["--role", "officer", "--role", "committee"];
    let at = ["--database", &database, "--moment", "2024-03-30T08:00:00Z"];
    let added = arpad(&[&["user", "add", "kezelo", "--shown", "Kezelő Kata"][..], &roles, &at].concat());
    assert!(added.status.success(), "{}", String::from_utf8_lossy(&added.stderr));
    let set = arpad_with(&["user", "password", "kezelo", "--database", &database], format!("{PASSWORD}\n").as_bytes());
    assert!(set.status.success(), "{}", String::from_utf8_lossy(&set.stderr));
    office.put("kupa.h9", REPORT);
    let site = Site::on(&database, DAY);
    let Some(browser) = Browser::at(&site) else { return };
    come_in_as(&browser, "hu", "kezelo");
    let enter = |fits: &str| {
        tab_to(&browser, fits);
        browser.press(&[Key::Enter]);
    };

    browser.open("/hu/desk/reports");
    browser.choose("#files", &office.path("kupa.h9"));
    enter("form[data-drop] button");
    browser.until("the file", |browser| browser.read("main tbody tr").len() == 1);

    // The tables give no multiplier: the file has no basic time.
    browser.open("/hu/desk/go");
    enter("main a[href*='/acts/multiplier']");
    browser.until("its form", |browser| browser.place().contains("/acts/multiplier"));
    tab_to(&browser, "[name=multiplier]");
    browser.strike("20");
    tab_to(&browser, "[name=reference]");
    browser.strike("MB 1/2024");
    enter("form[action$='/acts/multiplier'] button[type=submit]");
    browser.until("decided", |browser| browser.place().starts_with("/hu/desk/go?done="));

    // The letter of the newcomer is chosen by its first sign.
    browser.open("/hu/desk/reports/1");
    tab_to(&browser, "select[name=ours]");
    browser.strike("a");
    assert_eq!(browser.run("return document.querySelector('select[name=ours]').value"), "4=a");
    enter("form[action$='/acts/accept-go'] button[type=submit]");
    browser.until("accepted", |browser| browser.place().contains("done="));

    browser.open("/hu/desk/go");
    let rows = browser.read("main tbody tr").join("\n");
    assert!(rows.contains("Új Ede") && rows.contains("1500") && rows.contains("1/3"), "{rows}");
    enter("form[action$='/acts/newcomer'] button");
    browser.until("taken", |browser| browser.read("form[action$='/acts/newcomer']").is_empty());

    enter("main a[href*='/desk/month?series=go']");
    browser.until("the month", |browser| browser.place().contains("/desk/month?series=go"));
    let page = browser.html();
    assert!(page.contains("1510") && page.contains("1490"), "what closing would bring: {page}");
    enter("form[action$='/acts/close'] button");
    browser.until("closed", |browser| !browser.read("form[action$='/acts/publish']").is_empty());
    enter("form[action$='/acts/publish'] button");
    browser.until("published", |browser| browser.read("form[action$='/acts/publish']").is_empty());

    browser.open("/hu/lists/2024-03-09?series=go");
    let rows = browser.read("main tbody tr").join("\n");
    for (name, points) in [("Tóth", "2045"), ("Nagy", "1510"), ("Új", "1500"), ("Kiss", "1490")] {
        assert!(rows.lines().any(|row| row.contains(name)) && rows.contains(points), "{name}: {rows}");
    }
    assert!(browser.log().is_empty(), "{:?}", browser.log());
    office.done(DAY, &["verify"]);
}
