//! Pages of the desk as they are sent, word for word and link for link, and what programs are told there: what no other test asks
//! about is noticed here when it changes.
//!
//! After a change that is meant: `INSTA_UPDATE=always cargo test -p arpad --test desk seen`, and read the difference.

use crate::month::{self, APRIL, MARCH, SIX, begun, report};
use crate::office::{Answer, Browser, Office, encoded};
use crate::page;
use crate::programs::token;
use arpad::web::desk_routes;
use std::fmt::Write;

/// The day of the second closing, and that of the go office.
const LATER: &str = "2024-04-29";
const GO: &str = "2024-03-30";

/// An April report in which the last player is somebody the register does not know.
fn april() -> String {
    let mut players = SIX;
    players[5] = ("Kiss, Elemér", 'm', "", "2003/00/00");
    report("Áprilisi verseny", 4, &players)
}

/// An office in the middle of its work: two clubs with members, an arbiter, a titled player, an announcement, an appeal, a letter, a
/// report in doubt and a file that is none.
fn busy() -> (month::Office, Office) {
    let folder = begun("en");
    for line in [
        "club add Vasas --town Budapest",
        "club add Honvéd --town Eger",
        "licence 1 --club Vasas --season 2023/24 --day 2024-03-01",
        "licence 2 --club Honvéd --season 2023/24 --day 2024-03-01",
        "licence 3 --club Honvéd --season 2023/24 --day 2024-03-01",
        "transfer 2 --to Vasas --day 2024-03-02",
        "guest 3 --club Vasas --season 2023/24 --day 2024-03-03",
        "person title 1 FM --awarded 2020-01-01",
        "person hide 5",
        "officer --name Kovács_Ödön --contact iroda@example.org --day 2024-03-01",
        "announce --series rapid --name Nyári_rapid --starts 2024-06-01 --ends 2024-06-02",
        "decide owner --series blitz --owner ours --reference RB_2024/9 --day 2024-03-01",
    ] {
        let words: Vec<String> = line.split(' ').map(|word| word.replace('_', " ")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        folder.done(MARCH, &words);
    }
    let office = Office::of(&folder.database(), APRIL);
    for role in ["admin", "committee", "auditor", "club", "player"] {
        office.user(role, &[role]);
    }
    let mut officer = office.come_in("officer");
    let files = [("april.trf", april()), ("broken.trf", "this is no report".to_owned())];
    for (name, text) in &files {
        assert_eq!(officer.hand_in(&[(name, text.as_bytes())]).status, 303);
    }
    let letter =
        [("page", "/hu/players/1"), ("name", "Nagy Ilka"), ("contact", "ilka@example.org"), ("text", "Nem én.")];
    let form = ("content-type", "application/x-www-form-urlencoded");
    let sent =
        office.ask("POST", "/hu/report", &[form, ("origin", crate::office::ORIGIN)], encoded(&letter).as_bytes());
    assert_eq!(sent.status, 303, "{}", sent.body);
    drop(officer);
    (folder, office)
}

/// Drawn keys, seals and sums are others every time.
fn without_keys(text: &str) -> String {
    let mut told = String::new();
    let mut word = String::new();
    for letter in text.chars().chain(['\n']) {
        if letter.is_ascii_hexdigit() {
            word.push(letter);
            continue;
        }
        told += if word.len() >= 12 { "#" } else { &word };
        word.clear();
        told.push(letter);
    }
    told.trim_end().to_owned()
}

/// The clock of a desk goes on from the moment it is set to, and a letter comes at the moment of the machine: of such days only the
/// day is held true, or nothing.
fn without_times(text: &str) -> String {
    let today = jiff::Zoned::now().date();
    let set = [APRIL, LATER, GO].map(|day| day.parse().expect("a day"));
    let mut text = text.to_owned();
    for day in [today, today.tomorrow().expect("a day")].into_iter().chain(set) {
        for form in ["%Y.%m.%d.", "%Y-%m-%d"] {
            let written = day.strftime(form).to_string();
            let shown = if set.contains(&day) { written.as_str() } else { "today" };
            let mut pieces = text.split(&written);
            let mut told = pieces.next().unwrap_or_default().to_owned();
            for piece in pieces {
                let is_time = piece.starts_with('T') || piece.as_bytes().get(3) == Some(&b':');
                let end = if is_time { piece.find(['<', '"', '·']).unwrap_or(piece.len()) } else { 0 };
                told += shown;
                told += &piece[end..];
            }
            text = told;
        }
    }
    text
}

/// The key of a second factor is drawn anew each time.
fn without_key(page: &str) -> String {
    let key = page.split("name=\"key\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    key.map_or(page.to_owned(), |key| page.replace(key, "#"))
}

/// A page without its menu, which the page of today shows, and without the hidden fields that every form has.
fn written(answer: &Answer) -> String {
    if !answer.body.contains("<main") {
        return without_keys(&without_times(&answer.body));
    }
    let page = without_times(&without_key(&page::seen(&answer.body)));
    let is_of_every_form = |line: &str| line.contains("name=\"token\"") || line.contains("name=\"once\"");
    let (menu, rest) = page.split_once("</nav>").unwrap_or(("", &page));
    let menu = if menu.contains("aria-current=\"page\">Mai") { menu } else { "" };
    let lines = menu.lines().chain(rest.lines()).filter(|line| !is_of_every_form(line));
    without_keys(&lines.collect::<Vec<_>>().join("\n"))
}

/// Pages one after the other.
fn read(browser: &mut Browser<'_>, places: &[&str]) -> String {
    let mut all = String::new();
    for place in places {
        let answer = browser.get(place);
        let _ = writeln!(all, "=== {place}: {}\n{}\n", answer.status, written(&answer));
    }
    all
}

fn shown(browser: &mut Browser<'_>, name: &str, places: &[&str]) {
    insta::assert_snapshot!(name, read(browser, places));
}

/// A deed that is done, and the page that tells of it.
fn did(browser: &mut Browser<'_>, all: &mut String, deed: &str, fields: &[(&str, &str)]) {
    let answer = browser.act(deed, fields);
    let _ = writeln!(all, "=== {deed} {fields:?}: {} {}", answer.status, answer.place());
    let _ = match answer.status {
        303 => writeln!(all, "{}\n", written(&browser.get(answer.place()))),
        _ => writeln!(all, "{}\n", written(&answer)),
    };
}

#[test]
fn an_officer_s_pages() {
    let (_folder, office) = busy();
    let mut officer = office.come_in("officer");
    for (name, places) in [
        ("today", vec!["/hu/desk", "/en/desk", "/hu/desk/acts", "/hu/desk/own", "/hu/desk/counts"]),
        (
            "reports",
            vec![
                "/hu/desk/reports",
                "/en/desk/reports?state=rejected",
                "/hu/desk/reports/1",
                "/hu/desk/reports/2",
                "/en/desk/reports/2",
                "/hu/desk/reports/3",
            ],
        ),
        (
            "month",
            vec![
                "/hu/desk/month",
                "/hu/desk/month?series=standard&month=2024-04",
                "/en/desk/month?series=standard&month=2024-04",
                "/hu/desk/month?series=standard&month=2024-04&view=unusual",
                "/hu/desk/month?series=standard&month=2024-04&view=fide",
                "/hu/desk/month?series=blitz&month=2024-04",
                "/en/desk/go",
            ],
        ),
        (
            "persons",
            vec![
                "/hu/desk/persons",
                "/hu/desk/persons?q=a",
                "/en/desk/persons?q=fide:700020",
                "/hu/desk/persons/1",
                "/en/desk/persons/2",
                "/hu/desk/persons/3",
                "/hu/desk/persons/5",
                "/hu/desk/persons/1?day=2024-03-01",
            ],
        ),
        (
            "clubs_and_events",
            vec![
                "/hu/desk/clubs",
                "/hu/desk/clubs/1",
                "/en/desk/clubs/2",
                "/hu/desk/events",
                "/en/desk/events?state=accepted",
                "/hu/desk/events?q=rapid",
                "/hu/desk/events/1",
                "/en/desk/events/2",
                "/hu/desk/arbiters",
                "/hu/desk/titles",
                "/hu/desk/titles/1",
            ],
        ),
        ("decisions", vec!["/hu/desk/decisions", "/en/desk/decisions", "/hu/desk/letters", "/en/desk/letters/1"]),
        (
            "ledger",
            vec!["/hu/desk/ledger", "/en/desk/ledger?act=decide", "/hu/desk/ledger?person=1", "/hu/desk/settings"],
        ),
    ] {
        shown(&mut officer, &format!("officer_{name}"), &places);
    }
}

/// Every entry of the ledger as the desk tells it.
#[test]
fn every_entry() {
    let (_folder, office) = busy();
    let mut auditor = office.come_in("auditor");
    let places: Vec<String> = (1..31).map(|entry| format!("/hu/desk/ledger/{entry}")).collect();
    let places: Vec<&str> = places.iter().map(String::as_str).collect();
    shown(&mut auditor, "entries", &places);
}

#[test]
fn pages_of_the_others() {
    let (_folder, office) = busy();
    for (role, places) in [
        (
            "admin",
            vec![
                "/hu/desk",
                "/hu/desk/users",
                "/en/desk/users",
                "/hu/desk/messages",
                "/hu/desk/settings",
                "/hu/desk/sessions",
            ],
        ),
        ("committee", vec!["/hu/desk", "/en/desk/decisions", "/hu/desk/acts", "/hu/desk/reports/2"]),
        (
            "club",
            vec!["/hu/desk", "/hu/desk/clubs", "/hu/desk/clubs/1", "/en/desk/clubs/2", "/hu/desk/acts", "/en/desk/own"],
        ),
        ("arbiter", vec!["/hu/desk", "/hu/desk/reports", "/hu/desk/events", "/en/desk/reports/2", "/hu/desk/acts"]),
        ("player", vec!["/hu/desk", "/en/desk", "/hu/desk/own", "/hu/desk/acts"]),
        ("auditor", vec!["/hu/desk", "/hu/desk/month?series=standard&month=2024-04", "/hu/desk/acts"]),
    ] {
        shown(&mut office.come_in(role), &format!("of_{role}"), &places);
    }
    let mut nobody = office.browser();
    shown(
        &mut nobody,
        "of_nobody",
        &["/hu/desk/login", "/en/desk/forgotten", "/hu/desk/invitation?code=x", "/hu/desk"],
    );
}

/// What a form is about, where it asks for it.
const ABOUT: [(&str, &str); 12] = [
    ("person", "1"),
    ("tournament", "1"),
    ("submission", "2"),
    ("series", "standard"),
    ("month", "2024-04"),
    ("club", "1"),
    ("letter", "1"),
    ("entry", "5"),
    ("keep", "1"),
    ("drop", "4"),
    ("name", "arbiter"),
    ("line", "6"),
];

/// Every form of whoever may, filled in beforehand, and what is told when it is sent empty.
#[test]
fn every_form() {
    let (_folder, office) = busy();
    let mut browsers = ["officer", "committee", "admin"].map(|role| office.come_in(role));
    let (mut forms, mut refusals) = (Vec::new(), Vec::new());
    for route in desk_routes().into_iter().filter(|one| one.method == "GET") {
        let Some(deed) = route.path.strip_prefix("/desk/acts/") else { continue };
        let place = format!("/hu{}", route.path);
        let Some((browser, empty)) = browsers.iter_mut().find_map(|one| {
            let page = one.get(&place);
            (page.status == 200).then_some((one, page))
        }) else {
            continue;
        };
        let asked: Vec<(&str, &str)> =
            ABOUT.into_iter().filter(|(name, _)| empty.body.contains(&format!("name=\"{name}\""))).collect();
        let form = browser.get(&format!("{place}?{}", encoded(&asked)));
        forms.push(format!("=== {deed} {asked:?}: {}\n{}\n", form.status, written(&form)));
        if form.body.contains("multipart/form-data") || !form.body.contains("name=\"once\"") {
            continue;
        }
        let (token, once) = (form.hidden("token"), form.hidden("once"));
        let refused = browser.post(&place, &[("token", &token), ("once", &once)]);
        let told = written(&refused);
        let told: Vec<&str> = told.lines().filter(|line| line.contains("fault") || line.contains("alert")).collect();
        refusals.push(format!("=== {deed}: {} {}\n{}\n", refused.status, refused.place(), told.join("\n")));
    }
    for (number, some) in forms.chunks(20).enumerate() {
        insta::assert_snapshot!(format!("forms_{}", number + 1), some.concat());
    }
    insta::assert_snapshot!("forms_sent_empty", refusals.concat());
}

/// A month of chess, page after page.
#[test]
fn a_month_as_it_is_told() {
    let (_folder, mut office) = busy();
    let mut all = String::new();
    let mut officer = office.come_in("officer");
    let answer = [("submission", "2"), ("line", "6"), ("new", "true"), ("back", "/hu/desk/reports/2")];
    did(&mut officer, &mut all, "accept", &[("submission", "2")]);
    did(&mut officer, &mut all, "answer", &answer);
    did(&mut officer, &mut all, "accept", &[("submission", "2"), ("registered", "2024-01-01")]);
    let list = [("series", "standard"), ("month", "2024-04")];
    did(&mut officer, &mut all, "close", &list);
    all += &read(&mut officer, &["/hu/desk/month?series=standard&month=2024-04"]);
    did(&mut officer, &mut all, "unclose", &list);
    did(&mut officer, &mut all, "close", &list);
    did(&mut officer, &mut all, "publish", &list);
    all += &read(&mut officer, &["/hu/desk", "/hu/desk/events/3", "/hu/desk/month?series=standard&month=2024-05"]);
    insta::assert_snapshot!("month_of_april", all);
    drop(officer);
    office.day_is(LATER);
    let (mut all, mut officer, mut committee) = (String::new(), office.come_in("officer"), office.come_in("committee"));
    did(
        &mut officer,
        &mut all,
        "result",
        &[("tournament", "3"), ("in-round", "1"), ("white", "1"), ("black", "7"), ("ended", "0-1"), ("why", "elírás")],
    );
    did(&mut officer, &mut all, "reidentify", &[("tournament", "3"), ("line", "6"), ("person", "6"), ("why", "ő az")]);
    did(
        &mut committee,
        &mut all,
        "suspension",
        &[("person", "3"), ("until", "2024-12-31"), ("reference", "RB 2024/3")],
    );
    did(&mut officer, &mut all, "withdraw", &[("tournament", "1"), ("because", "nem volt")]);
    all += &read(&mut officer, &["/hu/desk/month?series=standard&month=2024-05", "/hu/desk/decisions", "/hu/desk"]);
    let may = [("series", "standard"), ("month", "2024-05")];
    did(&mut officer, &mut all, "close", &may);
    did(&mut officer, &mut all, "publish", &may);
    did(&mut officer, &mut all, "letter-close", &[("letter", "1"), ("answer", "Megnéztük.")]);
    all += &read(&mut officer, &["/hu/desk", "/en/desk/letters", "/hu/desk/events/1", "/hu/desk/events/3"]);
    insta::assert_snapshot!("month_of_may", all);
}

/// A month of go, page after page.
#[test]
fn a_month_of_go_as_it_is_told() {
    let folder = month::go::founded("en");
    let office = Office::of(&folder.database(), GO);
    office.user("manager", &["officer", "committee"]);
    let mut manager = office.come_in("manager");
    let mut all = String::new();
    assert_eq!(manager.hand_in(&[("kupa.h9", month::go::REPORT.as_bytes())]).status, 303);
    all += &read(
        &mut manager,
        &["/hu/desk", "/hu/desk/reports/1", "/en/desk/reports/1", "/hu/desk/go", "/hu/desk/month?series=go"],
    );
    let accept = [("submission", "1"), ("take-new", "true"), ("ours", "4=a")];
    did(&mut manager, &mut all, "accept-go", &accept);
    did(&mut manager, &mut all, "multiplier", &[("tournament", "1"), ("multiplier", "20"), ("reference", "MB 1/2024")]);
    did(&mut manager, &mut all, "accept-go", &accept);
    all += &read(&mut manager, &["/hu/desk/go", "/en/desk/go", "/hu/desk/events/1"]);
    did(&mut manager, &mut all, "newcomer-points", &[("newcomer", "Új Ede"), ("go-points", "1490")]);
    did(&mut manager, &mut all, "close", &[("series", "go")]);
    did(&mut manager, &mut all, "publish", &[("series", "go")]);
    all += &read(&mut manager, &["/hu/desk", "/hu/desk/go", "/hu/desk/decisions", "/hu/desk/persons/4"]);
    insta::assert_snapshot!("month_of_go", all);
}

/// What programs are told, as it is written.
#[test]
fn what_programs_read() {
    let (_folder, office) = busy();
    let document = office.ask("GET", "/api/v1/openapi.json?lang=en", &[], b"");
    let document: serde_json::Value = serde_json::from_str(&document.body).unwrap();
    let bearer = format!("Bearer {}", token(&office, "admin", &["read"]));
    let mut all = String::new();
    let paths = document["paths"].as_object().unwrap().keys();
    for path in paths.filter_map(|path| path.find("/desk/").map(|at| &path[at..])) {
        let place = path.replace("{id}", "1");
        let asked = ["", "?series=standard&month=2024-04", "?series=go", "?series=standard"];
        for asked in asked {
            let place = format!("/api/v1{place}{asked}");
            let answer = office.ask("GET", &place, &[("authorization", &bearer), ("accept-language", "en")], b"");
            if answer.status == 200 {
                let told: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
                let told = serde_json::to_string_pretty(&told).unwrap();
                let told = told.lines().take(160).collect::<Vec<_>>().join("\n");
                let _ = writeln!(all, "=== {place}\n{}\n", without_keys(&without_times(&told)));
                break;
            }
            let _ = writeln!(all, "=== {place}: {}", answer.status);
        }
    }
    insta::assert_snapshot!("programs", all);
}
