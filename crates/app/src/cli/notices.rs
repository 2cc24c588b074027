//! `arpad notices`: what the federation has to tell FIDE of people, prepared to be sent.

use super::connection::Connection;
use super::register::{day, typed_day};
use super::{Verdict, print};
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::views::notices::{Notice, Notices as Prepared, notices};
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write;

const EXAMPLES: &str = "\
Examples:
  arpad notices                         deaths, who must not be listed, the rating officer
  arpad notices --since 2024-04-01
  arpad notices --csv > notices.csv";

/// Prepare the notices to FIDE: deaths, who must not be listed, the rating officer.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Notices {
    /// Only those of this day and later
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    since: Option<Date>,
    /// As a table for programs: notice, FIDE number, name, federation, day
    #[arg(long)]
    csv: bool,
    #[command(flatten)]
    connection: Connection,
}

impl Notices {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| notices(store, self.since))?;
        let Some(found) = found else { return Ok(Verdict::No) };
        let is_empty = found.people.is_empty() && found.officer.is_none();
        if self.connection.json {
            let rows: Vec<Value> = found.people.iter().map(in_json).collect();
            print(&format!("{:#}\n", json!({"notices": rows, "officer": found.officer})))?;
        } else if self.csv {
            print(&as_csv(&found))?;
        } else if is_empty {
            say_aside(&format!("arpad: {}", language.label("register-notices-none")));
        } else {
            print(&letter(language, &found))?;
        }
        Ok(if is_empty { Verdict::No } else { Verdict::Done })
    }
}

fn letter(language: Language, found: &Prepared) -> String {
    let mut text = String::new();
    for one in &found.people {
        let facts = [
            ("name", one.name.as_list()),
            ("fide", one.fide.to_string()),
            ("federation", one.federation.clone()),
            ("day", day(language, one.day)),
        ];
        let key = format!("register-notice-{}", one.what.as_str());
        let _ = writeln!(text, "{}", language.say_texts(&key, &facts));
    }
    if let Some(officer) = &found.officer {
        let facts = [
            ("name", Fact::from(officer.name.as_str())),
            ("contact", Fact::from(officer.contact.as_str())),
            ("day", Fact::from(officer.day)),
        ];
        let _ = writeln!(text, "{}", language.say("register-officer", &facts));
    }
    text
}

/// Commas and quotes are the only marks a name can bring.
fn as_csv(found: &Prepared) -> String {
    let quoted = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    let mut text = "notice,fide,name,federation,day\n".to_owned();
    for one in &found.people {
        let (name, federation) = (quoted(&one.name.as_list()), quoted(&one.federation));
        let _ = writeln!(text, "{},{},{name},{federation},{}", one.what.as_str(), one.fide, one.day);
    }
    text
}

fn in_json(one: &Notice) -> Value {
    json!({
        "notice": one.what.as_str(),
        "person": one.person.0,
        "name": one.name.as_list(),
        "fide": one.fide,
        "federation": one.federation,
        "day": one.day.to_string(),
    })
}
