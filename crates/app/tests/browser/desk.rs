//! The officer's month in a real browser, twice: in Hungarian with the keyboard alone, and in English with the mouse and without a
//! script. The same story both times: five files come, one is broken, one is a zip, one corrects what was accepted; somebody says who is
//! who, one by one and in bulk; a finding is set aside; the list is closed too early, opened again, closed and published, and everybody
//! sees it; a late tournament, a revision; then the club's evening and the arbiter's night.

mod beside;
mod files;
mod hand;
mod month;
mod phone;

use crate::binary::{arpad, arpad_with};
use crate::browser::Browser;
use crate::month::{Office, published};
pub use hand::tab_to;

pub const PASSWORD: &str = "négy ló egy udvaron";

/// The day after the period of the list of May has ended.
const MAY: &str = "2024-04-29";

/// An office whose list of April is published, and at its desk an officer who sits on the committee too, a club's secretary and an
/// arbiter.
fn office() -> Office {
    let office = published("en");
    let database = office.database();
    office.done("2024-04-02", &["club", "add", "Vasas", "--town", "Budapest"]);
    office.done("2024-04-02", &["club", "add", "Honvéd", "--town", "Budapest"]);
    for (name, shown, roles) in [
        ("ilona", "Minta Ilona", &["--role", "officer", "--role", "committee"][..]),
        ("admin", "Rendszergazda Réka", &["--role", "officer", "--role", "committee", "--role", "admin"]),
        ("klub", "Vasas Titkár", &["--role", "club", "--club", "Vasas"]),
        ("biro", "Bíró Bea", &["--role", "arbiter"]),
    ] {
        let at = ["--database", &database, "--moment", "2024-04-02T10:00:00Z"];
        let added = arpad(&[&["user", "add", name, "--shown", shown][..], roles, &at].concat());
        assert!(added.status.success(), "{}", String::from_utf8_lossy(&added.stderr));
        let set = arpad_with(&["user", "password", name, "--database", &database], format!("{PASSWORD}\n").as_bytes());
        assert!(set.status.success(), "{}", String::from_utf8_lossy(&set.stderr));
    }
    office
}

pub fn come_in_as(browser: &Browser, language: &str, name: &str) {
    browser.open(&format!("/{language}/desk"));
    browser.until("the door", |browser| browser.place().contains("/desk/login"));
    browser.type_into("[name=name]", name);
    browser.submit("[name=password]", PASSWORD);
    browser.until("the desk", |browser| browser.place() == format!("/{language}/desk"));
}
