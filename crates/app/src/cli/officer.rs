//! `arpad officer`: the federation's rating officer, named or shown.

use super::connection::Connection;
use super::papers::on;
use super::register::{Answer, act, typed_day};
use super::{Verdict, print};
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts::OfficerAct;
use arpad_office::acts::officer::{appoint, officer};
use clap::Args;
use jiff::civil::Date;
use serde_json::json;

const EXAMPLES: &str = "\
Examples:
  arpad officer                         who it is
  arpad officer --name \"Kiss Anna\" --contact \"minosites@example.org, +36 1 234 5678\"
The site shows the name and the contact; arpad notices prepares the message to FIDE.";

/// Name the federation's rating officer, or show who it is.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Officer {
    /// The officer's name
    #[arg(long, value_name = "NAME", requires = "contact")]
    name: Option<String>,
    /// How the officer is reached, as the public reads it
    #[arg(long, value_name = "TEXT", requires = "name")]
    contact: Option<String>,
    /// The day of the appointment [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day, requires = "name")]
    day: Option<Date>,
    #[command(flatten)]
    connection: Connection,
}

impl Officer {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if let (Some(name), Some(contact)) = (self.name, self.contact) {
            return act(language, &self.connection, |store, stamp| {
                let named = OfficerAct { name, contact, day: on(self.day, stamp) };
                appoint(store, stamp, &named)?;
                Ok(Answer::new("register-officer-named", facts(&named)))
            });
        }
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| Ok(officer(store)?))?;
        let Some(found) = found else { return Ok(Verdict::No) };
        if self.connection.json {
            print(&format!("{:#}\n", json!({ "officer": found })))?;
        } else if let Some(named) = &found {
            print(&format!("{}\n", language.say("register-officer", &facts(named))))?;
        } else {
            say_aside(&format!("arpad: {}", language.label("register-officer-none")));
        }
        Ok(if found.is_some() { Verdict::Done } else { Verdict::No })
    }
}

fn facts(officer: &OfficerAct) -> Vec<(&'static str, Fact)> {
    vec![
        ("name", Fact::from(officer.name.as_str())),
        ("contact", Fact::from(officer.contact.as_str())),
        ("day", Fact::from(officer.day)),
    ]
}
