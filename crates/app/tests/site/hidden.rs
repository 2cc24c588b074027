//! Hidden is hidden: every public answer is read, and none tells who somebody is that asked not to be shown, under whichever
//! number, merged before or after; nor the day on which anybody was born or died; nor who the children are of whom only initials
//! are shown.

mod cast;
mod doors;
mod secrets;
mod walk;

use crate::binary::arpad;
use crate::called::{CASE, encoded, json, list, problem};
use crate::served::{Answer, Site, open_that_waits};
use arpad_model::Person;
use arpad_registry::ReadOnly;
use arpad_registry::tables::persons;
use cast::Cast;
use secrets::{Reading, Secrets};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Mutex;
use walk::walk;

/// Kinds of answers in which everybody else is found, or nothing was looked at.
const TELLING: [&str; 30] = [
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
    "/hu/shadow",
    "/hu/statistics/law",
    "/en/statistics/law.csv",
    "/en/players/#/what-if",
    "/hu/players/#/opponents/#",
    "/hu/feeds/players/#",
    "/en/feeds/clubs/#",
    "/api/v1/players/#/what-if",
    "/api/v1/players/#/against/#",
    "/api/v1/players/#/opponents",
    "/api/v1/public.sqlite",
    "/api/v1/public.zip",
    "/api/fide/player/#",
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
    // Signed lists have doors of their own.
    let folder = tempfile::tempdir().expect("a folder");
    let key = folder.path().join("key").display().to_string();
    let signed = arpad(&["sign", "--key", &key, "--new", "--database", &site.database]);
    assert!(signed.status.success(), "{}", String::from_utf8_lossy(&signed.stderr));
    let cast = Cast::play(&site, &lists);
    let persons = everybody(&site);
    // Of children born from that year on initials are shown.
    let until = (jiff::Zoned::now().date().year() - VEILED_FROM).to_string();
    let stated = arpad(&["minors", "--show", "initials", "--until", &until, "--database", &site.database]);
    assert!(stated.status.success(), "{}", String::from_utf8_lossy(&stated.stderr));
    let (mut secrets, mut control) = (Secrets::default(), Secrets::default());
    persons.iter().for_each(|person| secrets.keep_days(person));
    let is_hidden = |person: &&Person| person.hidden || cast.hidden.contains(&person.id.0);
    persons.iter().filter(is_hidden).for_each(|person| secrets.hide(person));
    persons.iter().filter(|person| cast.shown.contains(&person.id.0)).for_each(|person| control.hide(person));
    let veiled: Vec<&Person> = veiled(&persons);
    assert!(veiled.len() > 2, "{}", veiled.len());
    veiled.iter().for_each(|person| secrets.veil(person));
    let routes = doors::routes(&site);
    let one = |id: u32| persons.iter().find(|person| person.id.0 == id).expect("everybody is there");
    let mut doors = doors(&site);
    let listed: Vec<String> = doors.iter().filter_map(|door| calculated(door)).collect();
    for number in veiled.iter().take(3).map(|person| person.id.0) {
        doors.extend(routes.iter().flat_map(|route| doors::about(route, one(number), one(cast.shown[0]))));
        doors.push(format!("/photos/{number}"));
    }
    doors.push(format!("/photos/{}", cast.shown[0]));
    for number in &cast.hidden {
        doors.extend(routes.iter().flat_map(|route| doors::about(route, one(*number), one(cast.shown[0]))));
        doors.extend(beside(cast.asker, *number));
        doors.extend(listed.iter().map(|list| format!("/hu/players/{number}/calculations/{list}")));
    }
    for number in &cast.shown {
        doors.extend(routes.iter().flat_map(|route| doors::about(route, one(*number), one(cast.asker))));
        doors.extend(beside(cast.asker, *number));
    }
    // Drawings of proofs are no links: those of somebody who is shown say of which lists there are any.
    let drawn = drawn(&site, cast.shown[0]);
    for number in cast.hidden.iter().chain(&cast.shown) {
        doors.extend(drawn.iter().map(|list| format!("/hu/players/{number}/proofs/{list}")));
    }
    let (met, entered) = (Mutex::new(BTreeSet::new()), Mutex::new(BTreeSet::new()));
    let look = |place: &str, answer: &Answer| {
        let reading = Reading::of(place, answer);
        if !control.told_by(&reading).is_empty() {
            met.lock().expect("nobody panics while holding it").insert(crate::links::kind(place));
        }
        if answer.status < 400 {
            entered.lock().expect("nobody panics while holding it").extend(doors::route_of(&routes, place));
        }
        secrets.told_by(&reading)
    };
    let mut walked = walk(&site, &doors, &look);
    let searches = searches(cast.asker);
    let hidden: Vec<&Person> = persons.iter().filter(is_hidden).collect();
    for (place, answer) in reported(&site, &hidden) {
        walked.faults.extend(look(place, &answer).iter().map(|fault| format!("{place}: {fault}")));
    }
    walked.faults.extend(found(&site, &searches, persons.iter().filter(is_hidden), &secrets));
    walked.faults.extend(found(&site, &searches, veiled.iter().copied().take(2), &secrets));
    println!("{} answers", walked.answers());
    let met = met.into_inner().expect("nobody panics while holding it");
    let is_unmet = |kind: &&str| !met.iter().any(|one| one.starts_with(kind));
    let unmet: Vec<&str> = TELLING.into_iter().filter(is_unmet).collect();
    assert!(unmet.is_empty(), "nobody was found in {unmet:?}, only in {met:#?}");
    let told = walked.faults.iter().take(40).cloned().collect::<Vec<_>>().join("\n");
    assert!(walked.faults.is_empty(), "{} times in {} answers:\n{told}", walked.faults.len(), walked.answers());
    let mut entered = entered.into_inner().expect("nobody panics while holding it");
    entered.extend(searches.iter().filter_map(|door| doors::route_of(&routes, door)));
    // What is answered from the question alone, and how the federation looks, speak of nobody; nobody here agreed to a photo;
    // the desk lets nobody in.
    let speaks_of_nobody = |route: &str| {
        ["/api/v1/titles", "/assets/federation.css", "/assets/federation.png", "/photos/{id}", "/health", "/ready"]
            .contains(&route)
    };
    let is_shut = |route: &str| {
        let place = route.replace("{lang}", "hu").replace("{id}", "1");
        ["/{lang}/desk", "/api/v1/acts/", "/api/v1/desk/"].iter().any(|door| route.starts_with(door))
            && site.get(&place).status >= 300
    };
    let is_forgotten = |route: &&String| !entered.contains(route) && !speaks_of_nobody(route) && !is_shut(route);
    let forgotten: Vec<&String> = routes.iter().filter(is_forgotten).collect();
    assert!(forgotten.is_empty(), "nobody has looked behind {forgotten:#?}");
    let shown: Vec<&Person> = persons.iter().filter(|person| cast.shown.contains(&person.id.0)).collect();
    let control_found = found(&site, &searches, shown.iter().copied(), &control);
    for door in &searches {
        assert!(control_found.iter().any(|one| one.starts_with(door)), "nobody is found by {door}");
    }
    for (place, answer) in reported(&site, &shown) {
        let is_compared = place.contains("check") || place.contains("calculator");
        let told = control.told_by(&Reading::of(place, &answer));
        assert_eq!(told.is_empty(), !is_compared, "{place}: {told:?}");
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
            let fields = line.as_object().expect("a line").iter();
            let told: Vec<&String> = fields.filter(|(_, value)| is_told(value)).map(|(field, _)| field).collect();
            assert!(told.iter().all(|field| LEFT.contains(&field.as_str())), "{line}");
            assert!(told.iter().any(|field| *field == "rating"), "{line}");
        }
    }
    for person in &veiled {
        let seen = json(&site, &format!("/players/{}", person.id));
        let told = ["komir", "fide", "egd", "born"].map(|field| is_told(&seen[field]));
        assert_eq!(told, [false; 4], "{seen}");
        assert!(seen["family"].as_str().is_some_and(|family| family.ends_with('.') && family.len() <= 4), "{seen}");
    }
    for number in &cast.shown {
        let seen = json(&site, &format!("/players/{number}"));
        let fields: Vec<&str> = seen.as_object().expect("a person").keys().map(String::as_str).collect();
        assert_eq!(fields, SEEN, "{seen}");
    }
}

/// Whoever is born from this year on is a child here.
const VEILED_FROM: i16 = 2013;

/// The children of whom initials are shown, whose names nobody else has and whose numbers are numbers of nothing else.
fn veiled(persons: &[Person]) -> Vec<&Person> {
    let is_child = |person: &Person| person.born.is_some_and(|born| born.year() >= VEILED_FROM);
    let is_alone = |person: &Person| persons.iter().filter(|other| other.plain == person.plain).count() == 1;
    let is_meant = |person: &&Person| is_child(person) && is_alone(person) && !person.withheld;
    persons.iter().filter(is_meant).collect()
}

/// All that a line of a list tells of somebody hidden; in go the grade stands with the rating.
const LEFT: [&str; 5] = ["place", "rating", "grade", "entry", "country"];

fn is_told(value: &Value) -> bool {
    !value.is_null() && value.as_str() != Some("")
}

/// Everything anybody is told of a player, the dead and children as well.
const SEEN: [&str; 19] = [
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
    "photo",
];

/// Where people are looked for: what was typed stands at the end.
fn searches(asker: u32) -> Vec<String> {
    let own = format!("/hu/players/{asker}/what-if");
    let doors = ["/hu/search?q=", "/en/players?q=", "/hu/suggest?q=", "/api/v1/players?q=", "/en/compare?one="];
    let more = ["/api/fide/player?q=", "/api/reconcile/suggest?prefix=", MATCHED];
    let all = doors.into_iter().chain(more).map(str::to_owned);
    all.chain([format!("{own}?add="), format!("{own}/suggest?q=")]).collect()
}

/// Here it stands in a question of JSON.
const MATCHED: &str = "/api/reconcile?queries=";

/// What a search for these people tells of them, beside what was typed.
fn found<'a>(
    site: &Site,
    searches: &[String],
    people: impl Iterator<Item = &'a Person>,
    secrets: &Secrets,
) -> Vec<String> {
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
        for (door, text) in searches.iter().flat_map(|door| typed.iter().map(move |text| (door, text))) {
            let asked = if door == MATCHED { json!({"q": {"query": text}}).to_string() } else { text.clone() };
            let mut answer = site.get(&format!("{door}{}", encoded(&asked)));
            if answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
                answer.body = answer.text().replace(text, "").into_bytes();
            }
            let is_told = secrets.told_by(&Reading::of("", &answer));
            told.extend(is_told.iter().map(|one| format!("{door}, asked for {text}: {one}")));
        }
    }
    told
}

/// What is answered to files that name these people by their numbers, each with a name that is not his: a report that is
/// compared with the register, and a case that is rated.
fn reported(site: &Site, people: &[&Person]) -> Vec<(&'static str, Answer)> {
    let mut report = "012 Kupa\n022 Eger\n032 HUN\n042 2024/04/06\n052 2024/04/06\n092 Individual: Swiss-System\n\
                      102 Nagy Bíró\n122 90+30\nXXR 1\n"
        .to_owned();
    let numbered: Vec<&Person> = people.iter().copied().filter(|person| person.fide.is_some()).collect();
    for (person, rank) in numbered.iter().zip(1_usize..) {
        let number = person.fide.map(|number| number.to_string()).unwrap_or_default();
        let name = format!("Valaki, {}", "abcdefghijklmnopqrstuvwxyz".chars().nth(rank % 26).unwrap_or('x'));
        let other = if rank % 2 == 1 { rank + 1 } else { rank - 1 };
        let color = if rank % 2 == 1 { 'w' } else { 'b' };
        let (points, game) = match other <= numbered.len() {
            true => ("0.5", format!("{other:>4} {color} =")),
            false => ("0.0", "0000 - Z".to_owned()),
        };
        report += &format!(
            "001 {rank:>4}      {name:<33} {:>4} HUN {number:>11} {:<10} {:>4} {rank:>4}  {game}\n",
            1500, "1990/00/00", points
        );
    }
    let players: Vec<String> = people.iter().map(|one| format!("{{\"id\":\"{}\",\"rating\":1500}}", one.id)).collect();
    let case = format!(
        "{{\"edition\":\"fide-2024-03\",\"list_date\":\"2024-04-01\",\"players\":[{}],\"tournaments\":[]}}",
        players.join(",")
    );
    let case = case.into_bytes();
    let text = "Content-Type: text/plain\r\n";
    let mut all = vec![
        ("/api/v1/check", site.ask("POST", "/api/v1/check?file=kupa.trf", text, report.as_bytes())),
        ("/hu/calculator/file", site.send("/hu/calculator/file", &[], "kupa.trf", report.as_bytes())),
        ("/api/v1/rate", site.ask("POST", "/api/v1/rate", CASE, &case)),
    ];
    for (place, answer) in &mut all {
        assert_eq!(answer.status, 200, "{place}: {}", answer.text());
        // The numbers are whoever sent them's.
        for person in people {
            let mut text = answer.text().replace(&format!("\"{}\"", person.id), "\"0\"");
            if let Some(number) = person.fide {
                text = text.replace(&number.to_string(), "0");
            }
            answer.body = text.into_bytes();
        }
    }
    all
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
        ["/", "/hu", "/en", "/hu/", "/en/", "/robots.txt", "/sitemap.xml", "/api/", "/api/reconcile"]
            .map(str::to_owned)
            .into();
    for page in 1..=3 {
        for room in ["players", "tournaments", "live"] {
            doors.push(format!("/api/v1/{room}?page_size=100&page={page}"));
        }
    }
    for room in ["openapi.json", "lists", "clubs", "corrections", "editions", "public.sqlite", "public.zip"] {
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

/// Lists of which somebody has the drawing of a proof.
fn drawn(site: &Site, number: u32) -> Vec<String> {
    let page = site.page(&format!("/hu/players/{number}/proof"));
    let sources = page.split("src=\"").filter_map(|rest| rest.split('"').next());
    let lists: Vec<String> =
        sources.filter_map(|source| source.split_once("/proofs/")).map(|(_, list)| list.to_owned()).collect();
    assert!(!lists.is_empty(), "{number} has no proof: {page}");
    lists
}

/// Somebody as the opponent of another, and his own addresses that no door names.
fn beside(asker: u32, number: u32) -> Vec<String> {
    let mut all = Vec::new();
    for language in ["hu", "en"] {
        all.push(format!("/{language}/players/{asker}/what-if?o1={number}&r1=1"));
        all.push(format!("/{language}/compare?one={number}&other={asker}"));
    }
    all.push(format!("/api/v1/players/{asker}/what-if?games={number}:1"));
    for below in ["/calculations/live", "/calculations/latest?series=go"] {
        all.push(format!("/api/v1/players/{number}{below}"));
    }
    all
}
