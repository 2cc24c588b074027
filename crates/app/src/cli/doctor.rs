//! `arpad doctor`: whether a server that runs Arpad is in order, before somebody has to ask why it is not.

mod around;

use super::connection::{Connection, failure};
use super::serve::smtp;
use super::values::print_json;
use super::verify::first_of;
use super::{Verdict, print};
use crate::answer::parts::both;
use crate::web::{Post, Smtp};
use crate::words::Language;
use arpad_model::{Fact, Moment, Series, hex};
use arpad_office::acts::clock;
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::public::governing;
use arpad_registry::{Backend, Error, ReadOnly, ledger, rights};
use arpad_rules::calendar::{Calendar, RatingSystem};
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Looks at the register, its permissions and what a server grants, the disk it lies on and the one for files on their way (TMPDIR),
the clock, the lists, the key, the mail and the regulations of today.
Sends nothing and changes nothing, but that tables of an older program are brought up to date. It is told what arpad serve is told:
set -a; . /etc/arpad/arpad.conf
Exit code 0 = in order or worth a look, 1 = something must be mended. Whether every number is as it was sealed, arpad verify says.

Examples:
  arpad doctor
  arpad doctor --database postgres://arpad@localhost/ratings --json";

/// Say whether the server is in order.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Doctor {
    /// The mail server, smtps://USER@HOST:PORT or smtp://USER@HOST:PORT; its password is read from ARPAD_SMTP_PASSWORD. Without one mail waits
    #[arg(long, value_name = "URL", env = "ARPAD_SMTP", value_parser = smtp, requires = "mail_from")]
    smtp: Option<Smtp>,

    /// The address mail comes from
    #[arg(long, value_name = "MAIL", env = "ARPAD_MAIL_FROM", value_parser = Post::sender)]
    mail_from: Option<String>,

    /// The federation's key: what is published at the desk is signed with it (arpad sign)
    #[arg(long, value_name = "FILE", env = "ARPAD_SIGNING_KEY")]
    signing_key: Option<PathBuf>,

    #[command(flatten)]
    connection: Connection,
}

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
                let mut kept_from = None;
                for looked in [
                    register(&mut registry, now),
                    Ok(around::permissions(&mut registry)),
                    around::key(language, &mut registry, self.signing_key.as_deref()).map(Vec::from_iter),
                    around::mail(&mut registry, self.smtp.as_ref(), self.mail_from.as_deref()),
                ] {
                    match looked {
                        Ok(looked) => found.extend(looked),
                        // What cannot be read is found out by each of them and told once; the others are told all the same.
                        Err(OfficeError::Registry(error)) => kept_from = kept_from.or(Some(error)),
                        Err(error) => return Err(error.into()),
                    }
                }
                found.splice(0..0, kept_from.map(|error| closed(language, &error)));
            }
            Err(error) => found.push(closed(language, &error)),
        }
        found.extend(around::disk(&self.connection.database));
        found.push(around::scratch());
        found.extend(regulations(now.day()));
        Ok(found)
    }
}

/// The register does not answer, or not to everything.
fn closed(language: Language, error: &Error) -> Found {
    Found::new(State::Mend, "register-closed", vec![("why", Fact::Name(failure(language, error).to_string()))])
}

/// The register answers; its newest entry is not of tomorrow; its lists are not of long ago.
fn register(registry: &mut ReadOnly, now: Moment) -> Result<Vec<Found>, OfficeError> {
    let address = Fact::Name(registry.address().to_owned());
    let (head, newest, set_back, beyond, lists) = registry.read(|store| {
        let (entry, seal) = ledger::head(store)?;
        let newest = ledger::entry(store, entry)?.map(|entry| entry.moment);
        let mut lists = Vec::new();
        for series in Series::ALL {
            lists.push((series, governing(store, series)?.map(|list| list.day)));
        }
        Ok::<_, OfficeError>(((entry, seal), newest, clock::set_back(store)?, rights::beyond(store)?, lists))
    })?;
    let seal = Fact::Name(format!("{}:{}", head.0, hex(&head.1)));
    let mut found = vec![Found::new(State::Sound, "register", vec![("address", address), ("seal", seal)])];
    found.push(match newest {
        Some(newest) if newest > now => {
            Found::new(State::Mend, "clock-behind", vec![("newest", newest.into()), ("now", now.into())])
        }
        _ => Found::new(State::Sound, "clock", vec![("now", now.into())]),
    });
    if !set_back.is_empty() {
        found.push(Found::new(State::Look, "clock-set-back", super::verify::set_back(&set_back)));
    }
    if registry.backend() == Backend::Postgres {
        found.push(match beyond.is_empty() {
            true => Found::new(State::Sound, "rights", Vec::new()),
            false => Found::new(State::Mend, "rights-beyond", vec![("rights", Fact::Name(first_of(&beyond)))]),
        });
    }
    for (series, day) in lists {
        let Some(day) = day else { continue };
        let series = Fact::Name(series.to_string());
        let is_old = (now.day() - day).get_days() > OLD_LIST_DAYS;
        let (state, code) = if is_old { (State::Look, "list-old") } else { (State::Sound, "list") };
        found.push(Found::new(state, code, vec![("series", series), ("day", Fact::Date(day))]));
    }
    Ok(found)
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
