//! A series that FIDE's list governs: every page says whose number it shows.

use crate::binary::arpad;
use crate::served::Site;
use serde_json::Value;

fn told(arguments: &[&str], database: &str) -> Value {
    let told = arpad(&[arguments, &["--json", "--database", database]].concat());
    assert!(told.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&told.stderr));
    serde_json::from_slice(&told.stdout).unwrap_or_default()
}

#[test]
fn every_page_says_whose_number_it_is() {
    let (mut day, mut person, mut ours) = (String::new(), 0, 0);
    let prepare = |database: &str| {
        let list = told(&["list", "latest"], database);
        day = list["list"]["date"].as_str().expect("a day").to_owned();
        let played = |one: &&Value| one["fide"].is_u64() && one["games"].as_u64() > Some(0);
        let player = list["players"].as_array().expect("players").iter().find(played).expect("somebody who played");
        person = player["id"].as_u64().expect("a number");
        ours = player["rating"].as_u64().expect("a rating");
        // From the newest list on FIDE's governs; it has seven points more for him.
        told(
            &["decide", "owner", "--series", "standard", "--owner", "fide", "--day", &day, "--reference", "MB 3/2026"],
            database,
        );
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("fide.xml").display().to_string();
        let (fide, rating) = (&player["fide"], ours + 7);
        let family = player["family"].as_str().expect("a name");
        let given = player["given"].as_str().expect("a name");
        let xml = format!(
            "<playerslist><player><fideid>{fide}</fideid><name>{family}, {given}</name><country>HUN</country>\
             <sex>M</sex><rating>{rating}</rating><games>1</games><k>20</k><flag></flag></player></playerslist>"
        );
        std::fs::write(&file, xml).expect("a file");
        told(&["import", "players", &file, "--date", &day], database);
    };
    let site = Site::start(prepare);
    let (fides, forecast) =
        ("FIDE’s own list, taken over as it was published", "A forecast: FIDE's list governs this series.");
    let has = |page: &str, what: &str| page.replace("&#39;", "'").contains(what);

    // The list that governs is FIDE's, and leads to ours; ours says that it is a forecast, and leads back.
    let list = site.page("/en/lists/latest?everybody=1");
    assert!(has(&list, fides) && has(&list, "Our own list of the same day") && !has(&list, forecast), "{list}");
    assert!(has(&list, &(ours + 7).to_string()), "{list}");
    let own = site.page(&format!("/en/lists/{day}?of=computed"));
    assert!(has(&own, forecast) && has(&own, "FIDE’s list of the same day") && !has(&own, fides), "{own}");
    let own = site.page(&format!("/hu/lists/{day}?of=computed"));
    assert!(has(&own, "Előrejelzés: ebben a sorozatban a FIDE listája az irányadó."), "{own}");

    // The player's number is FIDE's; ours stands beside it under its name.
    let player = site.page(&format!("/en/players/{person}"));
    let official = player.split(">Official<").nth(1).and_then(|rest| rest.split("class=\"value\">").nth(1));
    let official = official.and_then(|rest| rest.split('<').next()).map(str::trim);
    assert_eq!(official, Some((ours + 7).to_string().as_str()), "{player}");
    let lists = site.page(&format!("/en/players/{person}/lists"));
    assert!(has(&lists, ">FIDE<") && has(&lists, &format!("ours: {ours}")), "{lists}");

    // The calculation is ours, and says of what.
    let calculation = site.page(&format!("/en/players/{person}/calculations/{day}"));
    assert!(has(&calculation, forecast) && has(&calculation, "class=\"paragraph\""), "{calculation}");
}
