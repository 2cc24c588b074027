//! `arpad doctor`: whether a server that runs Arpad is in order, before somebody has to ask why it is not.

use super::connection::{Connection, failure};
use super::values::print_json;
use super::{Verdict, print};
use crate::answer::parts::both;
use crate::words::Language;
use arpad_model::{Fact, Moment, Series, hex};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::public::governing;
use arpad_registry::{ReadOnly, ledger};
use arpad_rules::calendar::{Calendar, RatingSystem};
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::path::Path;

const EXAMPLES: &str = "\
Looks at the register, its permissions, the disk it lies on, the clock, the lists and the regulations of today. Changes nothing.
Exit code 0 = in order or worth a look, 1 = something must be mended. Whether every number is as it was sealed, arpad verify says.

Examples:
  arpad doctor
  arpad doctor --database postgres://arpad@localhost/ratings --json";

/// Say whether the server is in order.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Doctor {
    #[command(flatten)]
    connection: Connection,
}

/// Below this a month of work may not fit.
const SCARCE: u64 = 1 << 30;

/// Below this the next act may not fit.
const FULL: u64 = 64 << 20;

/// A list is published every month; one that is older than this has been forgotten.
const OLD_LIST_DAYS: i32 = 62;

/// How much it matters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Sound,
    Look,
    Mend,
}

impl State {
    const fn as_str(self) -> &'static str {
        match self {
            State::Sound => "sound",
            State::Look => "look",
            State::Mend => "mend",
        }
    }
}

/// One thing that was looked at; its sentence is `doctor-<code>`.
struct Found {
    state: State,
    code: &'static str,
    facts: Vec<(&'static str, Fact)>,
}

impl Found {
    fn new(state: State, code: &'static str, facts: Vec<(&'static str, Fact)>) -> Self {
        Found { state, code, facts }
    }

    fn said(&self, language: Language) -> String {
        // What a series is called depends on who reads it.
        let called = |(name, fact): &(&'static str, Fact)| match fact {
            Fact::Name(series) if *name == "series" => (*name, Fact::Name(language.label(&format!("series-{series}")))),
            fact => (*name, fact.clone()),
        };
        let facts: Vec<_> = self.facts.iter().map(called).collect();
        language.say(&format!("doctor-{}", self.code), &facts)
    }
}

impl Doctor {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let now = self.connection.stamp()?.moment;
        let found = self.examined(language, now)?;
        if self.connection.json {
            let found: Vec<Value> = found
                .iter()
                .map(|one| json!({"code": one.code, "state": one.state.as_str(), "text": both(|language| one.said(language))}))
                .collect();
            print_json(&json!({"version": env!("CARGO_PKG_VERSION"), "found": found}))?;
        } else {
            for one in &found {
                let state = language.label(&format!("doctor-state-{}", one.state.as_str()));
                print(&format!("{state}  {}\n", one.said(language)))?;
            }
        }
        let is_sound = found.iter().all(|one| one.state != State::Mend);
        Ok(if is_sound { Verdict::Done } else { Verdict::No })
    }

    fn examined(&self, language: Language, now: Moment) -> anyhow::Result<Vec<Found>> {
        let mut found = Vec::new();
        match ReadOnly::open(&self.connection.database) {
            Ok(mut registry) => {
                found.extend(register(&mut registry, now)?);
                found.push(permissions(&registry));
            }
            Err(error) => {
                let why = failure(language, &error).to_string();
                found.push(Found::new(State::Mend, "register-closed", vec![("why", Fact::Name(why))]));
            }
        }
        found.extend(disk(&self.connection.database));
        found.extend(regulations(now.day()));
        Ok(found)
    }
}

/// The register answers; its newest entry is not of tomorrow; its lists are not of long ago.
fn register(registry: &mut ReadOnly, now: Moment) -> anyhow::Result<Vec<Found>> {
    let address = Fact::Name(registry.address().to_owned());
    let (head, newest, lists) = registry.read(|store| {
        let (entry, seal) = ledger::head(store)?;
        let newest = ledger::entry(store, entry)?.map(|entry| entry.moment);
        let mut lists = Vec::new();
        for series in Series::ALL {
            lists.push((series, governing(store, series)?.map(|list| list.day)));
        }
        Ok::<_, OfficeError>(((entry, seal), newest, lists))
    })?;
    let seal = Fact::Name(format!("{}:{}", head.0, hex(&head.1)));
    let mut found = vec![Found::new(State::Sound, "register", vec![("address", address), ("seal", seal)])];
    found.push(match newest {
        Some(newest) if newest > now => {
            Found::new(State::Mend, "clock-behind", vec![("newest", newest.into()), ("now", now.into())])
        }
        _ => Found::new(State::Sound, "clock", vec![("now", now.into())]),
    });
    for (series, day) in lists {
        let Some(day) = day else { continue };
        let series = Fact::Name(series.to_string());
        let is_old = (now.day() - day).get_days() > OLD_LIST_DAYS;
        let (state, code) = if is_old { (State::Look, "list-old") } else { (State::Sound, "list") };
        found.push(Found::new(state, code, vec![("series", series), ("day", Fact::Date(day))]));
    }
    Ok(found)
}

fn permissions(registry: &ReadOnly) -> Found {
    match registry.wide_mode() {
        Some(mode) => Found::new(State::Mend, "wide", vec![("mode", Fact::Name(format!("{mode:04o}")))]),
        None => Found::new(State::Sound, "own", Vec::new()),
    }
}

/// The disk of a register in a file; a server looks after its own.
fn disk(database: &str) -> Option<Found> {
    let path = Path::new(database.strip_prefix("sqlite:")?);
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let free = free_bytes(folder)?;
    let (state, code) = match free {
        0..FULL => (State::Mend, "disk-full"),
        FULL..SCARCE => (State::Look, "disk-scarce"),
        _ => (State::Sound, "disk"),
    };
    Some(Found::new(state, code, vec![("megabytes", Fact::Number((free >> 20) as i64))]))
}

#[cfg(unix)]
fn free_bytes(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &Path) -> Option<u64> {
    None
}

/// Every law has an edition that governs today, or the one that has none is named.
fn regulations(today: Date) -> Vec<Found> {
    let calendar = Calendar::default();
    let ungoverned = |system: &RatingSystem| calendar.edition_on(*system, today).is_err();
    let told = |system: RatingSystem| {
        let facts = vec![("system", Fact::from(system.as_str())), ("day", Fact::Date(today))];
        Found::new(State::Mend, "no-edition", facts)
    };
    let missing: Vec<Found> = RatingSystem::ALL.into_iter().filter(ungoverned).map(told).collect();
    match missing.is_empty() {
        true => {
            let count = Fact::Number(RatingSystem::ALL.len() as i64);
            vec![Found::new(State::Sound, "editions", vec![("count", count), ("day", Fact::Date(today))])]
        }
        false => missing,
    }
}
