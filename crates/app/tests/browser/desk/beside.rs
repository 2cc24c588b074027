//! Who is at the desk beside the officer: the club's secretary and the arbiter.

use super::come_in_as;
use super::month::Desk;
use std::path::Path;

/// Licences for a table of players, then the order in which they sit down; of another club nothing.
pub(super) fn the_club_s_evening(desk: &Desk<'_>) {
    let browser = desk.browser;
    come_in_as(browser, desk.language, "klub");
    desk.press("nav.desk a[href$='/desk/clubs']");
    browser.until("his club", |browser| browser.html().contains("Vasas"));
    assert!(!browser.html().contains("Honvéd"));
    desk.press("main tbody a");
    browser.until("the club", |browser| !browser.read("a[href*='/acts/licences']").is_empty());
    desk.asks("", "licences");
    desk.fill("persons", "Tóth Béla\nVass Ede\nNagy Ilka\n");
    desk.does("licences");
    browser.until("licensed", |browser| browser.place().contains("/desk/clubs/1?done="));
    desk.asks("", "strength");
    desk.fill("persons", "1;Vass Ede\n2;Nagy Ilka\n3;Tóth Béla\n");
    desk.does("strength");
    browser.until("ordered", |browser| browser.place().contains("/desk/clubs/1?done="));
    let tables = browser.read("main table").join("\n");
    let order = &tables[tables.rfind("2023/24").expect("an order")..];
    assert!(order.find("Vass") < order.find("Nagy") && order.find("Nagy") < order.find("Tóth"), "{order}");
    desk.open("/desk/clubs/2");
    assert!(!browser.html().contains("Honvéd"), "another's club");
    desk.leave();
}

/// What he sent he sees, with its state; nothing of what the office has.
pub(super) fn the_arbiter_s_night(desk: &Desk<'_>, file: &Path) {
    let browser = desk.browser;
    come_in_as(browser, desk.language, "biro");
    desk.open("/desk/reports");
    assert!(browser.read("main tbody tr").is_empty(), "nothing of others");
    let text = std::fs::read_to_string(file).expect("a report").replace("Kései verseny", "Esti verseny");
    let own = file.with_file_name("esti.trf");
    std::fs::write(&own, text.replace("2024/03/2", "2024/02/2").replace("24/03/2", "24/02/2")).expect("a report");
    browser.choose("#files", &own);
    desk.press("form[data-drop] button");
    browser.until("his file", |browser| browser.read("main tbody tr").len() == 1);
    desk.press("main tbody a");
    browser.until("its page", |browser| browser.html().contains("Esti verseny"));
    assert!(browser.read("form[action$='/acts/accept']").is_empty(), "he judges nothing");
    desk.open("/desk/reports/2");
    assert!(!browser.html().contains("Áprilisi verseny"), "the office's own file");
}
