//! No point moves without its reason: every row of every list of the invented federation. Where a rating differs from the one
//! on the list before, the page in both languages, the command and the API each show steps that add up to the difference.
//! The numbers are read out of what is shown, and worked out again here; the two ratings come from the rows as they are stored.

mod api;
mod command;
mod numbers;
mod page;
mod told;

use crate::served::Site;
use arpad_model::{List, ListId, Origin, PersonId, Series, Tempo};
use arpad_registry::Registry;
use arpad_registry::tables::{list_rows, lists, persons};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use told::Told;

/// A row of a list, or the gap somebody has left on it.
#[derive(Clone, Debug)]
struct Row {
    list: List,
    person: PersonId,
    before: Option<i32>,
    after: Option<i32>,
    has_games: bool,
    is_withheld: bool,
}

impl Row {
    /// Where its calculation stands below the language or the API.
    fn place(&self) -> String {
        let (day, series) = (self.list.day, self.list.series);
        let query = format!("series={}&revision={}", series.as_str(), self.list.revision);
        match (series, self.list.tournament) {
            (Series::Go, Some(event)) => {
                format!("players/{}/calculations/{day}?{query}&after={event}", self.person.0)
            }
            _ => format!("players/{}/calculations/{}?{query}", self.person.0, day.strftime("%Y-%m")),
        }
    }

    fn told(&self) -> String {
        let List { day, series, revision, .. } = &self.list;
        let (person, before, after) = (self.person, self.before, self.after);
        format!("{} of {day}, revision {revision}, person {person}: {before:?} → {after:?}", series.as_str())
    }
}

/// The list that was there before another: the newest older one of the series, as it had been revised when the other was made.
fn before<'a>(all: &'a [List], list: &List) -> Option<&'a List> {
    let place = |one: &List| (one.day, one.tournament.map(|event| event.0));
    let is_older = |one: &&List| one.series == list.series && place(one) < place(list) && one.closed <= list.closed;
    all.iter().filter(is_older).max_by_key(|one| (place(one), one.revision))
}

/// Everybody on every list and on the list before it.
fn rows(database: &str) -> Vec<Row> {
    let mut registry = Registry::open(database).expect("a register");
    let all = registry.read(lists::all).expect("lists");
    let mut known: HashMap<ListId, BTreeMap<PersonId, (Option<i32>, u32)>> = HashMap::new();
    for list in &all {
        let rows = registry.read(|store| list_rows::of(store, list.id)).expect("rows");
        let rows = rows.into_iter().map(|row| (row.person, (row.rating, row.period_games)));
        known.insert(list.id, rows.collect());
    }
    let withheld: BTreeSet<PersonId> = registry
        .read(|store| {
            let ids: BTreeSet<PersonId> = known.values().flat_map(|rows| rows.keys().copied()).collect();
            let ids: Vec<PersonId> = ids.into_iter().collect();
            persons::among(store, &ids)
        })
        .expect("persons")
        .into_iter()
        .filter(|person| person.withheld)
        .map(|person| person.id)
        .collect();
    let mut rows = Vec::new();
    for list in &all {
        let earlier = before(&all, list).map(|one| &known[&one.id]);
        let listed = &known[&list.id];
        let mut everybody: BTreeSet<PersonId> = listed.keys().copied().collect();
        everybody.extend(earlier.into_iter().flat_map(BTreeMap::keys));
        rows.extend(everybody.into_iter().map(|person| Row {
            list: list.clone(),
            person,
            before: earlier.and_then(|rows| rows.get(&person)).and_then(|(rating, _)| *rating),
            after: listed.get(&person).and_then(|(rating, _)| *rating),
            has_games: listed.get(&person).is_some_and(|(_, games)| *games > 0),
            is_withheld: withheld.contains(&person),
        }));
    }
    rows
}

/// How a row is looked at.
type Look = fn(&Site, &Row) -> Vec<String>;

/// Has every row looked at, on as many threads as there is work for; what is wrong.
fn walk(site: &Site, rows: &[&Row], look: Look) -> Vec<String> {
    let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(row) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
            let found = look(site, row);
            let found = found.into_iter().map(|fault| format!("{}: {fault}", row.told()));
            faults.lock().expect("nobody panics while holding it").extend(found);
        }
    };
    std::thread::scope(|threads| (0..4).for_each(|_| drop(threads.spawn(work))));
    faults.into_inner().expect("nobody panics while holding it")
}

/// The page in both languages.
fn in_pages(site: &Site, row: &Row) -> Vec<String> {
    let mut faults = Vec::new();
    for language in ["hu", "en"] {
        let place = format!("/{language}/{}", row.place());
        let answer = site.get(&place);
        faults.extend(match (row.is_withheld, answer.status) {
            (true, 404) => Vec::new(),
            (false, 200) => judged(row, page::read(language, &answer.text()), &place),
            (_, status) => vec![format!("{place}: {status}")],
        });
    }
    faults
}

/// The API.
fn in_api(site: &Site, row: &Row) -> Vec<String> {
    let place = format!("/api/v1/{}", row.place());
    let answer = site.get(&place);
    match (row.is_withheld, answer.status) {
        (true, 404) => Vec::new(),
        (false, 200) => {
            let told = api::read(&answer.body).into_iter();
            let mut faults: Vec<String> = told.flat_map(|told| judged(row, Ok(told), &place)).collect();
            if row.before != row.after {
                faults.extend(api::unworked(&answer.body).into_iter().map(|fault| format!("{place}: {fault}")));
            }
            faults
        }
        (_, status) => vec![format!("{place}: {status}")],
    }
}

/// The command, in Hungarian and English by turns.
fn in_commands(site: &Site, row: &Row) -> Vec<String> {
    let language = if row.person.0.is_multiple_of(2) { "hu" } else { "en" };
    let mut faults = Vec::new();
    let page = command::printed(&site.database, row, &["--lang", language]);
    faults.extend(judged(row, command::read(language, &page), "arpad explain"));
    // For programs it says what the API says, so every fifth is asked.
    if row.person.0.is_multiple_of(5) {
        let json = command::printed(&site.database, row, &["--json"]);
        faults.extend(api::read(json.as_bytes()).into_iter().flat_map(|told| judged(row, Ok(told), "--json")));
    }
    faults
}

/// What is wrong with an explanation of a row.
fn judged(row: &Row, told: Result<Told, String>, place: &str) -> Vec<String> {
    let told = match told {
        Ok(told) => told,
        Err(fault) => return vec![format!("{place}: {fault}")],
    };
    let mut faults = told.faults();
    if (told.before, told.after) != (row.before, row.after) {
        faults.push(format!("shown as {:?} → {:?}", told.before, told.after));
    }
    if row.before != row.after && told.sum.is_empty() && told.own.is_none() {
        faults.push("moved without a reason".to_owned());
    }
    faults.into_iter().map(|fault| format!("{place}: {fault}")).collect()
}

#[track_caller]
fn none(what: &str, faults: &[String]) {
    let first = faults.iter().take(20).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{what}: {} faults\n{first}", faults.len());
}

fn is_moved(row: &&Row) -> bool {
    row.before != row.after
}

/// All rows of the small federation in the API, and all that moved in both pages. The command is asked about all that moved
/// without a game, and about every third of the others: a process for each would be the better part of a minute.
#[test]
fn nobody_is_left_out_of_the_small_federation() {
    let site = Site::demo();
    let all = rows(&site.database);
    let moved: Vec<&Row> = all.iter().filter(is_moved).collect();
    assert!(all.len() > 1_000 && moved.len() > 500, "{} rows, {} moved", all.len(), moved.len());
    none("the API", &walk(&site, &all.iter().collect::<Vec<_>>(), in_api));
    none("the pages", &walk(&site, &moved, in_pages));
    let is_alone = |row: &&Row| !row.has_games && row.list.origin == Origin::Computed;
    let (alone, others): (Vec<&Row>, Vec<&Row>) = moved.iter().copied().partition(is_alone);
    assert!(alone.len() > 100, "{} moved without a game", alone.len());
    let asked: Vec<&Row> = alone.into_iter().chain(others.into_iter().step_by(3)).collect();
    none("the command", &walk(&site, &asked, in_commands));
}

/// Three seasons of the whole federation, with all their corrections: so many rows that the suite does not wait for them.
#[test]
#[ignore = "takes the whole federation and half an hour"]
fn nobody_is_left_out_of_the_whole_federation() {
    let site = Site::whole();
    let all = rows(&site.database);
    let moved: Vec<&Row> = all.iter().filter(is_moved).collect();
    let alone: Vec<&Row> = moved.iter().copied().filter(|row| !row.has_games).collect();
    let is_standard = |row: &&&Row| row.list.series == Series::Chess(Tempo::Standard);
    println!(
        "{} rows, {} moved, {} of them standard, {} without a game",
        all.len(),
        moved.len(),
        moved.iter().filter(is_standard).count(),
        alone.len()
    );
    none("the API", &walk(&site, &moved, in_api));
    none("the pages", &walk(&site, &alone, in_pages));
    let sample: Vec<&Row> = alone.iter().copied().step_by(7).chain(moved.iter().copied().step_by(101)).collect();
    none("the command", &walk(&site, &sample, in_commands));
}
