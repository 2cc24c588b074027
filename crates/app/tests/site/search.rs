//! Finding players over HTTP, as somebody types; and pages that say they have not changed.

use crate::binary::arpad;
use crate::served::{Answer, Site, first_link};
use serde_json::Value;
use std::time::Duration;

/// Enters somebody; the number.
fn add(database: &str, family: &str, given: &str, more: &[&str]) -> String {
    let command = ["person", "add", "--family", family, "--given", given, "--born", "1987-03-21", "--json"];
    let told = arpad(&[&command, more, &["--database", database]].concat());
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    told["person"].to_string().trim_matches('"').to_owned()
}

fn hide(database: &str, person: &str) {
    let hidden = arpad(&["person", "hide", person, "--database", database]);
    assert!(hidden.status.success(), "{}", String::from_utf8_lossy(&hidden.stderr));
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The names that are suggested.
fn suggested(site: &Site, text: &str) -> Vec<String> {
    let answer = site.get(&format!("/hu/suggest?q={}", encoded(text)));
    assert_eq!(answer.status, 200, "{text}");
    assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("application/json")), "{text}");
    let mut lines: Vec<Value> = serde_json::from_slice(&answer.body).expect("JSON");
    // At the end the way to all of them, where there are more.
    if lines.len() > 8 {
        let all = lines.pop().expect("a line");
        assert!(all["href"].as_str().is_some_and(|to| to.starts_with("/hu/search?q=")), "{all}");
    }
    assert!(lines.len() <= 8);
    for line in &lines {
        assert!(line["href"].as_str().is_some_and(|to| to.starts_with("/hu/players/")) && line["more"].is_string());
    }
    lines.iter().map(|line| line["name"].as_str().expect("a name").to_owned()).collect()
}

/// Asks until it is so: the directory comes in the background.
fn eventually(what: &str, is_so: impl Fn() -> bool) {
    for _ in 0..2_000 {
        if is_so() {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("never: {what}");
}

#[test]
fn names_are_found_as_they_are_typed() {
    let mut hidden = String::new();
    let site = Site::start(|database| {
        add(database, "Kertészffy", "Gáborján", &["--fide", "777123"]);
        add(database, "Kis-Ördöngös", "Ágnes Mirtill", &[]);
        hidden = add(database, "Rejtőzködő", "Ottília Berta", &["--fide", "777124"]);
        hide(database, &hidden);
    });
    eventually("the directory is made", || !suggested(&site, "Gáborján").is_empty());
    for text in
        ["Gáborján Kert", "gaborjan kertesz", "Kert Gáborj", "GÁBORJÁN", "Kertészffy G", "dr. Kertészffy", "gáborj k"]
    {
        assert_eq!(suggested(&site, text), ["Kertészffy Gáborján"], "{text}");
        let page = site.page(&format!("/en/search?q={}", encoded(text)));
        assert!(page.contains("Gáborján Kertészffy"), "{text}");
        let api = site.get(&format!("/api/v1/players?q={}", encoded(text)));
        let api: Value = serde_json::from_slice(&api.body).expect("JSON");
        assert_eq!(api["players"][0]["fide"], 777_123, "{text}: {api}");
        assert_eq!(api["players"].as_array().map(Vec::len), Some(1), "{text}");
    }
    for text in ["Ördöngös", "mirtill", "Mirtill Kis", "ordongos agnes", "Kis-Ördön M", "Mirtill Á K Ö"] {
        assert!(suggested(&site, text).contains(&"Kis-Ördöngös Ágnes Mirtill".to_owned()), "{text}");
    }
    assert!(suggested(&site, "Mirtill Ördög").is_empty());
    assert_eq!(site.get("/hu/search?q=777123").header("location").map(|to| to.contains("kertesz")), Some(true));
    assert_eq!(suggested(&site, "FIDE: 777123"), ["Kertészffy Gáborján"]);
    // Everybody of the invented federation has a given name that finds him.
    let list: Value = serde_json::from_slice(&site.get("/en/lists/latest.json").body).expect("JSON");
    for player in list["players"].as_array().expect("players").iter().take(20) {
        let name = |field: &str| player[field].as_str().unwrap_or_default().to_owned();
        let (family, given) = (name("family"), name("given"));
        let start: String = family.chars().take(3).collect();
        let place = format!("/en/search?q={}", encoded(&format!("{given} {start}")));
        assert!(site.page(&place).contains(&format!("{given} {family}")), "{given} {start}");
        let numbers: Vec<String> = ["komir", "fide"]
            .iter()
            .filter(|kind| player[**kind].is_u64())
            .map(|kind| player[*kind].to_string())
            .collect();
        assert!(!numbers.is_empty(), "{player}");
        for number in numbers {
            assert!(suggested(&site, &number).contains(&format!("{family} {given}")), "{number}");
        }
    }
    // In any order, by any part, by any number: nothing.
    for text in ["Rejtőzködő", "Ottília", "Berta Rejt", "ottilia rejtozkodo", "Berta Ottília R", "777124", &hidden]
    {
        for place in ["/hu/suggest", "/en/search", "/api/v1/players"] {
            let answer = site.get(&format!("{place}?q={}", encoded(text))).text();
            assert!(
                !answer.contains("rejtozkodo-ottilia") && !answer.contains(&format!("/players/{hidden}")),
                "{place} {text}"
            );
            // The page repeats what was asked; the others do not.
            assert!(place == "/en/search" || !answer.contains("Ottília"), "{place} {text}");
        }
    }
    // Who is entered now is found by the given name soon, who is hidden now is not found now.
    let late = add(&site.database, "Későnjövő", "Lukrécia", &[]);
    assert_eq!(suggested(&site, "Későnj"), ["Későnjövő Lukrécia"], "the database knows at once");
    eventually("the directory is made anew", || suggested(&site, "Lukrécia K") == ["Későnjövő Lukrécia"]);
    hide(&site.database, &late);
    for text in ["Lukrécia K", "Későnj"] {
        assert!(suggested(&site, text).is_empty(), "{text}");
    }
}

/// Sixty-six namesakes, of whom fifty stand on a page; a slip, a sound, another spelling.
#[test]
fn it_is_said_how_many_there_are_and_all_are_shown() {
    let site = Site::start(|database| {
        let club = arpad(&["club", "add", "Zsigmond SE", "--town", "Buda", "--json", "--database", database]);
        assert!(club.status.success(), "{}", String::from_utf8_lossy(&club.stderr));
        for at in 0..66_u8 {
            let given = format!("Zs{}{}", char::from(b'a' + at / 26), char::from(b'a' + at % 26));
            add(database, "Vrzsenszky", &given, &[]);
        }
        add(database, "Oestergård", "Søren", &[]);
    });
    eventually("the directory is made", || suggested(&site, "Søren").len() == 1);
    let names = |page: &str| page.matches("<tr><th scope=\"row\">").count();
    let first = site.page("/hu/search?q=vrzsenszky");
    assert!(first.contains("66 játékos, közülük az 1–50."), "{first}");
    assert_eq!(names(&first), 50);
    let second = site.page("/hu/search?q=vrzsenszky&page=2");
    assert!(second.contains("66 játékos, közülük az 51–66."), "{second}");
    assert_eq!(names(&second), 16);
    assert!(first.contains("Vrzsenszky Zsaa") && second.contains("Vrzsenszky Zscn"));
    assert!(first.contains("1987"), "the year of birth");
    let english = site.page("/en/search?q=vrzsenszky&page=2");
    assert!(english.contains("66 players, of whom 51 to 66.") && english.contains("Zscn Vrzsenszky"));
    let lines: Vec<Value> = serde_json::from_slice(&site.get("/hu/suggest?q=vrzsen").body).expect("JSON");
    assert_eq!(lines.len(), 9);
    assert_eq!(lines[8]["name"], "Mind a 66 találat");
    assert_eq!(lines[8]["href"], "/hu/search?q=vrzsen");
    let api = |question: &str| -> Value {
        serde_json::from_slice(&site.get(&format!("/api/v1/players?q={question}")).body).expect("JSON")
    };
    let told = api("vrzsenszky&page=3&page_size=30");
    assert_eq!((&told["count"], &told["similar"], &told["more"]), (&66.into(), &0.into(), &false.into()));
    assert_eq!(told["players"].as_array().map(Vec::len), Some(6));
    assert!(told["players"][0]["ratings"]["standard"].is_null() && told["players"][0]["club_name"].is_null());
    // By sound, with a slip, in another spelling.
    for text in ["Ostergard", "Soeren Ostergaard", "oestergaard", "Oestregard", "Oestergart soren"] {
        let page = site.page(&format!("/hu/search?q={}", encoded(text)));
        assert!(page.contains("Oestergård Søren"), "{text}: {page}");
        assert_eq!(suggested(&site, text)[0], "Oestergård Søren", "{text}");
    }
    let page = site.page("/hu/search?q=Oestregard");
    assert!(page.contains("Pontosan így senkit sem hívnak."), "{page}");
    let told = api("Oestregard");
    assert_eq!((&told["count"], &told["players"][0]["similar"]), (&0.into(), &true.into()));
}

/// The clubs, by the name they show: VSK and SE move nobody.
#[test]
fn clubs_stand_in_the_order_of_the_alphabet() {
    let site = Site::start(|database| {
        for club in ["Zákány VSK", "Zabar SE", "Zágráb", "Zsámbék SC", "Özd VTK", "Ózd KSC", "Orfű SE", "II. Zápor SE"]
        {
            let told = arpad(&["club", "add", club, "--town", "Buda", "--database", database]);
            assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        }
    });
    let page = site.page("/hu/clubs");
    let at = |club: &str| page.find(&format!(">{club}</a>")).unwrap_or_else(|| panic!("{club}"));
    let due = ["Orfű SE", "Ózd KSC", "Özd VTK", "Zabar SE", "Zágráb", "Zákány VSK", "II. Zápor SE", "Zsámbék SC"];
    assert!(due.map(at).is_sorted(), "{:?}", due.map(at));
}

#[test]
fn hostile_questions_are_answered() {
    let site = Site::demo();
    eventually("the directory is made", || !suggested(&site, "ma").is_empty());
    for text in ["a ".repeat(5_000), "á".repeat(1_600), "%".repeat(3_000), "-".repeat(5_000), "'\"\\\0;".repeat(500)] {
        assert!(suggested(&site, &text).len() <= 8, "{text:.10}");
        site.page(&format!("/en/search?q={}", encoded(&text)));
    }
    let long = "k".repeat(10_000);
    assert!(suggested(&site, &long).is_empty());
    assert!(suggested(&site, "k").is_empty(), "one letter is too little to suggest for");
    for text in ["\u{202e}", "0", "99999999999999999999", "KOMIR:", "🐎♞"] {
        suggested(&site, text);
        site.page(&format!("/en/search?q={}", encoded(text)));
    }
}

#[test]
fn a_page_has_not_changed_until_something_is_done() {
    let site = Site::start(|_| {});
    let known = |place: &str, tag: &str| -> Answer { site.get_with(place, &format!("If-None-Match: {tag}\r\n")) };
    let home = site.page("/en/");
    let list = first_link(&home, "/en/lists/");
    let page = site.page(&list);
    let player = first_link(&page, "/en/players/");
    let mut tags: Vec<(String, String)> = Vec::new();
    for place in [&list, &player, "/hu/", "/en/", "/en/tournaments", "/en/live", "/en/clubs", "/en/lists/latest?top=3"]
    {
        let first = site.get(place);
        assert_eq!((first.status, first.header("cache-control")), (200, Some("no-cache")), "{place}");
        let tag = first.header("etag").unwrap_or_else(|| panic!("{place} has a tag")).to_owned();
        assert!(tag.starts_with("W/\""), "{tag}");
        assert!(tags.iter().all(|(_, other)| *other != tag), "another page, another tag: {place}");
        let again = known(place, &tag);
        assert_eq!((again.status, again.body.len()), (304, 0), "{place}");
        assert_eq!((again.header("etag"), again.header("cache-control")), (Some(&*tag), Some("no-cache")), "{place}");
        assert!(again.header("content-security-policy").is_some());
        assert_eq!(known(place, &format!("\"x\", {tag}")).status, 304, "{place}");
        assert_eq!(known(place, "\"another\"").status, 200, "{place}");
        tags.push((place.to_owned(), tag));
    }
    assert_eq!(known("/hu/lists/latest?top=3", &tags[7].1).status, 200, "the other language is another page");
    // What is not there has no tag; what depends on more than the ledger neither.
    for place in ["/en/lists/1999-01", "/en/search?q=kov", "/en/suggest?q=kov", "/en/nowhere"] {
        assert!(site.get(place).header("etag").is_none(), "{place}");
    }
    assert_eq!(site.get("/en/search?q=kov").header("cache-control"), Some("no-cache"));
    let file = site.get("/en/lists/latest.csv");
    tags.push(("/en/lists/latest.csv".to_owned(), file.header("etag").expect("a tag").to_owned()));
    // The strongest asks to be hidden.
    let number = player.split('/').nth(3).expect("a number");
    let name = page.split(&format!("href=\"{player}\">")).nth(1).and_then(|rest| rest.split('<').next());
    let name = name.expect("a name").to_owned();
    let family = name.rsplit(' ').next().expect("a word");
    assert!(file.text().lines().take(3).any(|line| line.contains(family)), "{name} leads the file");
    hide(&site.database, number);
    for (place, tag) in &tags {
        let now = known(place, tag);
        assert!(now.status != 304 && !now.text().contains(&name), "{place} still says {name}");
    }
}
