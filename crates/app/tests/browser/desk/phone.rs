//! Every page of the desk on a phone and on a desk: nothing is out of sight, nothing scrolls sideways, axe-core finds nothing.

use super::files::five_files;
use super::{come_in_as, office};
use crate::browser::Browser;
use crate::looks::{PHONE, cut, look};
use crate::month::APRIL;
use crate::site::Site;

#[test]
fn the_desk_looks_right_on_a_phone_and_on_a_desk() {
    let office = office();
    let files = five_files(&office);
    let site = Site::on(&office.database(), APRIL);
    let Some(browser) = Browser::at(&site) else { return };
    browser.bring_axe();
    come_in_as(&browser, "hu", "admin");
    browser.open("/hu/desk/reports");
    files.iter().for_each(|file| browser.choose("#files", file));
    browser.click("form[data-drop] button");
    browser.until("four new files", |browser| browser.read("main tbody tr").len() == 5);
    let mut wrong = Vec::new();
    for language in ["hu", "en"] {
        for (name, place) in [
            ("today", ""),
            ("reports", "/reports"),
            ("question", "/reports/2"),
            ("broken", "/reports/3"),
            ("corrected", "/reports/4"),
            ("month", "/month?series=standard&month=2024-05"),
            ("ledger", "/ledger"),
            ("acts", "/acts"),
            ("accept", "/acts/accept?submission=2"),
            ("access", "/sessions"),
            ("persons", "/persons?q=a"),
            ("person", "/persons/1"),
            ("amend", "/acts/person-amend?person=1"),
            ("clubs", "/clubs"),
            ("club", "/clubs/1"),
            ("strength", "/acts/strength?club=1&season=2023/24"),
            ("events", "/events"),
            ("event", "/events/1"),
            ("announce", "/acts/announce"),
            ("decisions", "/decisions"),
            ("waiver", "/acts/waiver?tournament=1"),
            ("letters", "/letters"),
            ("settings", "/settings"),
            ("go", "/go"),
            ("titles", "/titles"),
            ("arbiters", "/arbiters"),
            ("own", "/own"),
            ("users", "/users"),
            ("messages", "/messages"),
            ("licences", "/acts/licences?club=1"),
            ("dismiss", "/acts/dismiss"),
            ("unusual", "/month?series=standard&month=2024-05&view=unusual"),
            ("beside-fide", "/month?series=standard&month=2024-04&view=fide"),
            ("entry", "/ledger/5"),
        ] {
            browser.open(&format!("/{language}/desk{place}"));
            browser.resize(PHONE, 780);
            let told = |what| format!("{language} {name}: cut on a phone: {what}");
            wrong.extend(cut(&browser).into_iter().map(told));
            wrong.extend(look(&browser, language, &format!("desk-{name}")));
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}
