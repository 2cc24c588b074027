//! Every way the site shows leads somewhere: it is walked from both front doors, a few of each kind of address.

use crate::hypertext::{Tag, tags, ways};
use crate::served::{Answer, Site};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Addresses of each kind that are visited.
const OF_A_KIND: usize = 8;

/// No page is larger.
const LARGEST: usize = 150_000;

/// Kinds that must have been met, or the walk has not seen the site.
const MET: [&str; 14] = [
    "/hu/",
    "/en/lists/#",
    "/hu/lists/#.csv?series",
    "/en/players/#/*",
    "/hu/players/#/calculations/#?series",
    "/en/players/#/opponents",
    "/en/tournaments/#",
    "/hu/clubs/#",
    "/en/corrections/#",
    "/hu/regulations/fide-2024-03",
    "/en/calculator/change",
    "/hu/feeds/lists.atom",
    "/api/v1/openapi.json?lang",
    "/api/v1/corrections/#",
];

#[test]
fn every_way_leads_somewhere() {
    let site = Site::demo();
    let mut walk = Walk::default();
    for door in ["/hu/", "/en/"] {
        walk.see(door, "the front door");
    }
    while let Some(place) = walk.ahead.pop_front() {
        walk.enter(&site, &place);
    }
    walk.find_fragments();
    let is_unmet = |kind: &&str| !walk.kinds.keys().any(|met| met.starts_with(kind));
    let unmet: Vec<&str> = MET.into_iter().filter(is_unmet).collect();
    assert!(unmet.is_empty(), "never met: {unmet:?} among {:#?}", walk.kinds);
    assert!(walk.faults.is_empty(), "{} faults:\n{}", walk.faults.len(), walk.faults.join("\n"));
}

#[derive(Default)]
struct Walk {
    ahead: VecDeque<String>,
    /// Every address seen, and the page that showed it first.
    seen: BTreeMap<String, String>,
    kinds: BTreeMap<String, usize>,
    /// The ids of every page that was read.
    ids: BTreeMap<String, BTreeSet<String>>,
    /// Links to a part of another page: where from, where to, which part.
    parts: Vec<(String, String, String)>,
    faults: Vec<String>,
}

impl Walk {
    /// Remembers an address, and walks it unless enough of its kind were.
    fn see(&mut self, place: &str, from: &str) {
        if self.seen.contains_key(place) {
            return;
        }
        self.seen.insert(place.to_owned(), from.to_owned());
        let walked = self.kinds.entry(kind(place)).or_default();
        *walked += 1;
        if *walked <= OF_A_KIND {
            self.ahead.push_back(place.to_owned());
        }
    }

    fn enter(&mut self, site: &Site, place: &str) {
        let (at, answer) = followed(site, place);
        let from = self.seen[place].clone();
        if answer.status >= 400 {
            self.faults.push(format!("{place}: {}, linked from {from}", answer.status));
            return;
        }
        if !answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
            return;
        }
        let page = answer.text();
        let tags = tags(&page);
        self.faults.extend(faults(&at, &page, &tags).into_iter().map(|fault| format!("{at}: {fault}")));
        for way in ways(&tags) {
            let Some(way) = inside(&at, &way) else { continue };
            let (way, part) = way.split_once('#').unwrap_or((&way, ""));
            if !part.is_empty() {
                self.parts.push((at.clone(), way.to_owned(), part.to_owned()));
            }
            self.see(way, &at);
        }
        let ids: BTreeSet<String> = tags.iter().filter_map(|tag| tag.get("id")).map(str::to_owned).collect();
        self.ids.insert(place.to_owned(), ids.clone());
        self.ids.insert(at, ids);
    }

    /// Links to parts of pages that were read.
    fn find_fragments(&mut self) {
        for (from, to, part) in &self.parts {
            if self.ids.get(to).is_some_and(|ids| !ids.contains(part)) {
                self.faults.push(format!("{from}: #{part} is not on {to}"));
            }
        }
    }
}

/// What is wrong with a page, whatever it is about.
fn faults(place: &str, page: &str, tags: &[Tag]) -> Vec<String> {
    let mut faults = Vec::new();
    if page.len() >= LARGEST {
        faults.push(format!("{} bytes", page.len()));
    }
    let headings = tags.iter().filter(|tag| tag.name == "h1").count();
    if headings != 1 {
        faults.push(format!("{headings} main headings"));
    }
    let title = tags.iter().find(|tag| tag.name == "title").map_or("", |tag| tag.text.as_str());
    if title.trim_start_matches(" · Arpad").trim().is_empty() {
        faults.push("no title".to_owned());
    }
    let language = tags.iter().find(|tag| tag.name == "html").and_then(|tag| tag.get("lang"));
    if language != place.get(1..3) {
        faults.push(format!("its language is {language:?}"));
    }
    let mut ids = BTreeSet::new();
    for id in tags.iter().filter_map(|tag| tag.get("id")) {
        if !ids.insert(id) {
            faults.push(format!("two parts are #{id}"));
        }
    }
    for part in tags.iter().filter_map(|tag| tag.get("href")?.strip_prefix('#')) {
        if !ids.contains(part) {
            faults.push(format!("#{part} is nowhere"));
        }
    }
    faults
}

/// The answer at the end of all redirections, and where that is.
fn followed(site: &Site, place: &str) -> (String, Answer) {
    let (mut at, mut answer) = (place.to_owned(), site.get(place));
    for _ in 0..5 {
        let Some(next) = answer.header("location").filter(|_| (300..400).contains(&answer.status)) else { break };
        at = next.to_owned();
        answer = site.get(&at);
    }
    (at, answer)
}

/// A way as an address of this site; none for one that leaves it.
pub fn inside(from: &str, way: &str) -> Option<String> {
    let here = url::Url::parse("http://arpad").ok()?.join(from).ok()?;
    let there = here.join(way).ok()?;
    let is_ours = there.host_str() == Some("arpad") && there.scheme() == "http";
    is_ours.then(|| there[url::Position::BeforePath..].to_owned())
}

/// The kind of an address: numbers and dates are all one, and so are the names of players and what a query says.
pub fn kind(place: &str) -> String {
    let (path, query) = place.split_once('?').unwrap_or((place, ""));
    let of_name = |at: usize, part: &str, room: &str| at == 4 && room == "players" && !ROOMS.contains(&part);
    let parts: Vec<&str> = path.split('/').collect();
    let parts = parts.iter().enumerate().map(|(at, part)| {
        let (name, end) = part.split_once('.').map_or((*part, String::new()), |(name, end)| (name, format!(".{end}")));
        let is_number = name.starts_with(|c: char| c.is_ascii_digit())
            && name.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        if is_number {
            format!("#{end}")
        } else if of_name(at, part, parts.get(2).copied().unwrap_or_default()) {
            "*".to_owned()
        } else {
            (*part).to_owned()
        }
    });
    let path = parts.collect::<Vec<_>>().join("/");
    let keys: BTreeSet<&str> = query.split('&').filter_map(|pair| pair.split('=').next()).collect();
    let keys: Vec<&str> = keys.into_iter().filter(|key| !key.is_empty()).collect();
    if keys.is_empty() { path } else { format!("{path}?{}", keys.join("&")) }
}

/// What stands below a player and is not his name.
const ROOMS: [&str; 9] =
    ["opponents", "tournaments", "lists", "statistics", "sheet", "calculations", "history", "what-if", "against"];

#[test]
fn a_poor_page_is_told_to_be_poor() {
    let page =
        "<html lang=\"hu\"><title> · Arpad</title><h1>A</h1><h1 id=\"a\">B</h1><a id=\"a\" href=\"#b\">c</a></html>";
    let told = faults("/en/", page, &tags(page));
    assert_eq!(
        told,
        ["2 main headings", "no title", "its language is Some(\"hu\")", "two parts are #a", "#b is nowhere"]
    );
    let page = "<form action=\"/f#g\"><input name=\"a\" value=\"1 &amp; 2\"><input type=\"checkbox\" name=\"b\">\
                <select name=\"series\"><option value=\"x\"><option value=\"y\" selected></select></form>\
                <form method=\"post\" action=\"/g\"></form><a href=\"/h?i=1&amp;j=2\">";
    assert_eq!(ways(&tags(page)), ["/h?i=1&j=2", "/f?a=1+%26+2&series=y#g", "/f?a=1+%26+2&series=x#g"]);
    assert_eq!(kind("/hu/players/12/nagy-bela?page=2&a=b"), "/hu/players/#/*?a&page");
    assert_eq!(kind("/en/lists/2024-04.csv"), "/en/lists/#.csv");
    assert_eq!(inside("/en/a?b#c", "?d=1").as_deref(), Some("/en/a?d=1"));
    assert_eq!(inside("/en/a", "https://elsewhere.example/"), None);
}
