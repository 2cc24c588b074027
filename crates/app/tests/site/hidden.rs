//! Hidden is hidden: every public answer is read, and none tells who somebody is that asked not to be shown, under whichever
//! number, merged before or after; nor the day on which anybody was born or died.

mod cast;
mod secrets;
mod walk;

use crate::called::{encoded, json, list, problem};
use crate::served::{Answer, Site, open_that_waits};
use arpad_model::Person;
use arpad_registry::ReadOnly;
use arpad_registry::tables::persons;
use cast::Cast;
use secrets::{Reading, Secrets};
use serde_json::Value;
use std::collections::BTreeSet;
use walk::walk;

/// Kinds of answers in which everybody else is found, or nothing was looked at.
const TELLING: [&str; 17] = [
    "/hu/lists/#",
    "/en/lists/#.csv",
    "/hu/lists/#.json",
    "/en/lists/#.txt",
    "/hu/lists/#.xml",
    "/en/lists/#.xlsx",
    "/hu/players/#/*",
    "/en/players/#/calculations/#",
    "/hu/players/#/opponents",
    "/hu/tournaments/#",
    "/en/clubs/#",
    "/hu/live",
    "/api/v1/players",
    "/api/v1/lists/#.csv",
    "/api/v1/tournaments/#",
    "/api/v1/players/#/calculations/#",
    "/sitemaps/players-1.xml",
];

#[test]
fn no_answer_tells_who_is_hidden() {
    let site = Site::start(|_| {});
    let lists = ["standard", "go"].map(|series| json(&site, &format!("/lists/latest.json?series={series}")));
    open_that_waits(&site.database, &lists[0]);
    // What was made before somebody asked to be hidden is kept no longer than that.
    for place in ["/hu/live", "/hu/lists/latest", "/hu/lists/latest?series=go", "/api/v1/live"] {
        site.get(place);
    }
    let cast = Cast::play(&site, &lists);
    let persons = everybody(&site);
    let (mut secrets, mut control) = (Secrets::default(), Secrets::default());
    persons.iter().for_each(|person| secrets.keep_days(person));
    let is_hidden = |person: &&Person| person.hidden || cast.hidden.contains(&person.id.0);
    persons.iter().filter(is_hidden).for_each(|person| secrets.hide(person));
    persons.iter().filter(|person| cast.shown.contains(&person.id.0)).for_each(|person| control.hide(person));
    let mut doors = doors(&site);
    let listed: Vec<String> = doors.iter().filter_map(|door| calculated(door)).collect();
    for number in &cast.hidden {
        doors.extend(own(*number, cast.shown[0]));
        doors.extend(listed.iter().map(|list| format!("/hu/players/{number}/calculations/{list}")));
    }
    let met = std::sync::Mutex::new(BTreeSet::new());
    let look = |place: &str, answer: &Answer| {
        let reading = Reading::of(place, answer);
        if !control.told_by(&reading).is_empty() {
            met.lock().expect("nobody panics while holding it").insert(crate::links::kind(place));
        }
        secrets.told_by(&reading)
    };
    let mut walked = walk(&site, &doors, &look);
    walked.faults.extend(found(&site, persons.iter().filter(is_hidden), &secrets));
    println!("{} answers", walked.answers());
    let met = met.into_inner().expect("nobody panics while holding it");
    let is_unmet = |kind: &&str| !met.iter().any(|one| one.starts_with(kind));
    let unmet: Vec<&str> = TELLING.into_iter().filter(is_unmet).collect();
    assert!(unmet.is_empty(), "nobody was found in {unmet:?}, only in {met:#?}");
    let told = walked.faults.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
    assert!(walked.faults.is_empty(), "{} times in {} answers:\n{told}", walked.faults.len(), walked.answers());
    let control_found = found(&site, persons.iter().filter(|person| cast.shown.contains(&person.id.0)), &control);
    for door in SEARCHES {
        assert!(control_found.iter().any(|one| one.starts_with(door)), "nobody is found by {door}");
    }
    for number in &cast.hidden {
        let place = format!("/api/v1/players/{number}");
        problem(&place, &site.get(&place), 404, "hidden");
    }
    for series in ["standard", "rapid", "blitz", "go"] {
        let rated = json(&site, &format!("/lists/latest.json?series={series}"));
        let unnamed: Vec<&Value> = list(&rated, "players").iter().filter(|one| one["id"].is_null()).collect();
        assert!(!unnamed.is_empty(), "{series}");
        for line in unnamed {
            let kept: Vec<&str> = KEPT.into_iter().filter(|field| is_told(&line[*field])).collect();
            assert_eq!(kept, [""; 0], "{line}");
        }
    }
    for number in &cast.shown {
        let seen = json(&site, &format!("/players/{number}"));
        let fields: Vec<&str> = seen.as_object().expect("a person").keys().map(String::as_str).collect();
        assert_eq!(fields, SEEN, "{seen}");
    }
}

/// What a line of a list does not tell of somebody hidden.
const KEPT: [&str; 9] = ["komir", "fide", "egd", "family", "given", "sex", "born", "title", "club"];

fn is_told(value: &Value) -> bool {
    !value.is_null() && value.as_str() != Some("")
}

/// Everything anybody is told of a player, the dead and children as well.
const SEEN: [&str; 18] = [
    "person",
    "family",
    "given",
    "komir",
    "fide",
    "egd",
    "born",
    "sex",
    "country",
    "title",
    "club",
    "numbers",
    "merged",
    "titles",
    "ratings",
    "live",
    "european",
    "tournaments",
];

/// Where people are looked for.
const SEARCHES: [&str; 4] = ["/hu/search", "/en/players", "/hu/suggest", "/api/v1/players"];

/// What a search for these people tells of them, beside what was typed.
fn found<'a>(site: &Site, people: impl Iterator<Item = &'a Person>, secrets: &Secrets) -> Vec<String> {
    let mut told = Vec::new();
    for person in people {
        let (family, given) = (&person.name.family, &person.name.given);
        let mut typed = vec![
            format!("{family} {given}"),
            format!("{given} {family}"),
            format!("{family}, {given}"),
            person.plain.clone(),
            format!("{family} {}", given.chars().take(2).collect::<String>()),
            person.id.to_string(),
        ];
        for (register, number) in [
            ("komir", person.komir.map(|number| number.to_string())),
            ("fide", person.fide.map(|number| number.to_string())),
            ("egd", person.egd.map(|number| number.to_string())),
        ] {
            typed.extend(number.iter().flat_map(|number| [number.clone(), format!("{register}:{number}")]));
        }
        for (door, text) in SEARCHES.iter().flat_map(|door| typed.iter().map(move |text| (door, text))) {
            let place = format!("{door}?q={}", encoded(text));
            let mut answer = site.get(&place);
            if answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
                answer.body = answer.text().replace(text, "").into_bytes();
            }
            let is_told = secrets.told_by(&Reading::of("", &answer));
            told.extend(is_told.iter().map(|one| format!("{door}, asked for {text}: {one}")));
        }
    }
    told
}

fn everybody(site: &Site) -> Vec<Person> {
    let mut all = Vec::new();
    let mut register = ReadOnly::open(&site.database).expect("a register");
    let read = register.read(|store| {
        persons::each(store, |person| {
            all.push(person);
            Ok(())
        })
    });
    read.map(|()| all).expect("everybody")
}

/// Where the walk begins: what no page leads to.
fn doors(site: &Site) -> Vec<String> {
    let mut doors: Vec<String> =
        ["/", "/hu", "/en", "/hu/", "/en/", "/robots.txt", "/sitemap.xml"].map(str::to_owned).into();
    for page in 1..=3 {
        for room in ["players", "tournaments", "live"] {
            doors.push(format!("/api/v1/{room}?page_size=100&page={page}"));
        }
    }
    for room in ["openapi.json", "lists", "clubs", "corrections", "editions"] {
        doors.push(format!("/api/v1/{room}"));
    }
    for one in list(&json(site, "/lists"), "lists") {
        let [date, series] = ["date", "series"].map(|field| one[field].as_str().unwrap_or_default().to_owned());
        for format in ["csv", "json", "txt", "xml", "xlsx"] {
            let query = format!("series={series}&revision={}", one["revision"]);
            for language in ["hu", "en"] {
                doors.push(format!("/{language}/lists/{date}.{format}?{query}"));
                doors.push(format!("/{language}/lists/{date}?{query}"));
            }
        }
    }
    doors
}

/// What names a list in the address of a calculation.
fn calculated(door: &str) -> Option<String> {
    door.strip_prefix("/hu/lists/").filter(|list| list.contains(".csv")).map(|list| list.replace(".csv", ""))
}

/// The addresses of somebody hidden himself.
fn own(number: u32, other: u32) -> Vec<String> {
    let mut all = Vec::new();
    for language in ["hu", "en"] {
        for below in [
            "",
            "/x",
            "/opponents",
            "/tournaments",
            "/lists",
            "/statistics",
            "/sheet",
            "/calculations/live",
            "/calculations/latest",
        ] {
            all.push(format!("/{language}/players/{number}{below}"));
        }
        all.push(format!("/{language}/players/{number}/opponents/{other}"));
        all.push(format!("/{language}/players/{other}/opponents/{number}"));
    }
    for below in ["", "/history", "/calculations/live", "/calculations/latest", "/calculations/latest?series=go"] {
        all.push(format!("/api/v1/players/{number}{below}"));
    }
    all
}
