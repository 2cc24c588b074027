//! Every public answer: all addresses that pages, maps and feeds lead to, each with its twin in the API. None fails, and none that
//! may be kept has the host it was asked by.

use crate::hypertext::{tags, ways};
use crate::links::{inside, kind};
use crate::served::{Answer, Site};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Parts of a query that name what is shown. Whatever else there is only chooses, orders or fills in.
const NAMING: [&str; 9] = ["series", "after", "revision", "round", "page", "lang", "page_size", "q", "behind"];

/// So many addresses of a kind are walked that choose among what others show whole.
const OF_A_KIND: usize = 6;

/// Of these there are thousands: of what two persons have played, and of a person in the second language, so many of a kind
/// are walked.
const MANY: [(&str, usize); 2] = [("/hu/players/#/opponents/#", 200), ("/en/players/#", 60)];

/// Rooms of the site whose pages have a twin in the API, by their first part.
const TWINS: [&str; 6] = ["players", "tournaments", "clubs", "corrections", "lists", "live"];

/// What was walked.
#[derive(Default)]
pub struct Walked {
    /// How many answers of each kind.
    pub kinds: BTreeMap<String, usize>,
    /// What was found wrong, by address.
    pub faults: Vec<String>,
}

impl Walked {
    /// How many answers.
    pub fn answers(&self) -> usize {
        self.kinds.values().sum()
    }
}

/// Walks from these addresses wherever they lead, and has every answer looked at.
pub fn walk(site: &Site, doors: &[String], look: &(impl Fn(&str, &Answer) -> Vec<String> + Sync)) -> Walked {
    let mut walked = Walked::default();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut ahead: Vec<String> = doors.to_vec();
    while !ahead.is_empty() {
        ahead.sort_unstable();
        ahead.dedup();
        ahead.retain(|place| seen.insert(place.clone()) && is_wanted(place, &mut walked.kinds));
        let (next, faults) = enter(site, &ahead, look);
        walked.faults.extend(faults);
        ahead = next;
    }
    walked
}

/// Whether an address is walked: always, unless it only chooses.
fn is_wanted(place: &str, kinds: &mut BTreeMap<String, usize>) -> bool {
    let query = place.split_once('?').map_or("", |(_, query)| query);
    let names = |pair: &str| pair.split('=').next().is_some_and(|key| key.is_empty() || NAMING.contains(&key));
    let kind = kind(place);
    let most = match MANY.iter().find(|(many, _)| kind.starts_with(many)) {
        _ if !query.split('&').all(names) => OF_A_KIND,
        Some((_, most)) => *most,
        None => usize::MAX,
    };
    let known = kinds.get(&kind).copied().unwrap_or_default();
    if known < most {
        kinds.insert(kind, known + 1);
    }
    known < most
}

/// Asks for these addresses, on as many threads as there is work for: where they lead, and what is wrong.
fn enter(
    site: &Site,
    places: &[String],
    look: &(impl Fn(&str, &Answer) -> Vec<String> + Sync),
) -> (Vec<String>, Vec<String>) {
    let (next, found) = (AtomicUsize::new(0), Mutex::new((Vec::new(), Vec::new())));
    let work = || {
        while let Some(place) = places.get(next.fetch_add(1, Ordering::Relaxed)) {
            let answer = site.get(place);
            let mut faults: Vec<String> =
                look(place, &answer).iter().map(|fault| format!("{place}: {fault}")).collect();
            if answer.status >= 500 {
                faults.push(format!("{place}: {}", answer.status));
            }
            // Kept on the way, it would send others to whatever host the first one named.
            let is_kept = answer.header("cache-control") != Some("no-store");
            if is_kept && answer.text().contains("http://arpad") {
                faults.push(format!("{place}: it has the host it was asked by, and may be kept"));
            }
            let ahead = leads(place, &answer);
            let mut found = found.lock().expect("nobody panics while holding it");
            found.0.extend(ahead);
            found.1.extend(faults);
        }
    };
    std::thread::scope(|threads| (0..4).for_each(|_| drop(threads.spawn(work))));
    found.into_inner().expect("nobody panics while holding it")
}

/// Where an answer leads, with the twins.
fn leads(place: &str, answer: &Answer) -> Vec<String> {
    let kind = answer.header("content-type").unwrap_or_default();
    let mut all: Vec<String> = answer.header("location").map(str::to_owned).into_iter().collect();
    if kind.starts_with("text/html") {
        all.extend(ways(&tags(&answer.text())));
    } else if kind.contains("xml") && !place.contains("/lists/") {
        let text = answer.text();
        let parts = text.split("<loc>").skip(1).filter_map(|rest| rest.split_once("</loc>"));
        all.extend(parts.map(|(way, _)| way.replace("&amp;", "&")));
        all.extend(tags(&text).iter().filter_map(|tag| tag.get("href").map(str::to_owned)));
    }
    let within = all.iter().filter_map(|way| inside(place, way));
    let mut places: Vec<String> =
        within.map(|way| way.split_once('#').map_or(way.as_str(), |(way, _)| way).to_owned()).collect();
    let twins: Vec<String> = places.iter().filter_map(|place| twin(place)).collect();
    places.extend(twins);
    places
}

/// The address in the API that tells the same: in one language, for its answers have the words of both, but for files.
fn twin(place: &str) -> Option<String> {
    let (language, below) = place.strip_prefix('/')?.split_once('/')?;
    let (path, query) = below.split_once('?').unwrap_or((below, ""));
    let parts: Vec<&str> = path.split('/').collect();
    if !TWINS.contains(&parts[0]) || !matches!(language, "hu" | "en") {
        return None;
    }
    let told = match parts.as_slice() {
        ["lists", file] if file.contains('.') => format!("{path}?{query}&lang={language}"),
        _ if language == "en" => return None,
        ["players", _, "calculations", _] => format!("{path}?{query}"),
        ["players", id, ..] => format!("players/{id}"),
        ["lists", _] => return None,
        _ => path.to_owned(),
    };
    Some(format!("/api/v1/{told}"))
}
