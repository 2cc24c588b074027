//! A register that is replaced while the site is served.

use crate::served::Site;
use arpad_office::acts::club::add_club;
use arpad_office::acts::desk::Stamp;
use arpad_registry::Registry;

const PLACE: &str = "/api/v1/lists";

fn path(site: &Site) -> String {
    site.database.trim_start_matches("sqlite:").to_owned()
}

#[test]
fn a_newer_copy_of_the_same_register_is_shown() {
    let site = Site::start(|_| {});
    let before = site.get(PLACE);
    assert_eq!(before.status, 200, "{}", before.text());

    let (path, other) = (path(&site), format!("{}.other", path(&site)));
    std::fs::copy(&path, &other).unwrap();
    let mut newer = Registry::open(&format!("sqlite:{other}")).unwrap();
    let stamp = Stamp::new("2030-01-01T12:00:00Z".parse().unwrap(), "officer");
    newer.write(|store| add_club(store, &stamp, "Visszatett SE", "")).unwrap();
    drop(newer);
    std::fs::rename(&other, &path).unwrap();
    assert_eq!(site.get(PLACE).text(), before.text());
    let shown = site.get("/hu/clubs");
    assert!(shown.status == 200 && shown.text().contains("Visszatett SE"), "{}", shown.text());

    std::fs::remove_file(&path).unwrap();
    assert_eq!(site.get(PLACE).status, 503);
}

#[test]
fn another_register_is_not_shown() {
    let site = Site::start(|_| {});
    assert_eq!(site.get(PLACE).status, 200);
    let (path, other) = (path(&site), format!("{}.other", path(&site)));
    drop(Registry::create(&format!("sqlite:{other}")).unwrap());
    std::fs::rename(&other, &path).unwrap();
    for _ in 0..2 {
        assert_eq!(site.get(PLACE).status, 503);
    }
}
