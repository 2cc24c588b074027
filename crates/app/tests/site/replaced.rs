//! A register that is replaced while the site is served.

use crate::served::Site;
use arpad_registry::Registry;

#[test]
fn another_file_under_the_same_name_is_what_is_shown() {
    let site = Site::start(|_| {});
    let players = |site: &Site| site.get("/api/v1/lists");
    let before = players(&site);
    assert_eq!(before.status, 200);
    assert!(before.text().contains("\"date\""), "{}", before.text());

    // An empty register takes its place, as a copy put back by somebody does.
    let path = site.database.trim_start_matches("sqlite:").to_owned();
    let other = format!("{path}.other");
    drop(Registry::create(&format!("sqlite:{other}")).unwrap());
    std::fs::rename(&other, &path).unwrap();
    let after = players(&site);
    assert!(!after.text().contains("\"date\""), "{} {}", after.status, after.text());

    std::fs::remove_file(&path).unwrap();
    assert!(players(&site).status >= 500);
}
