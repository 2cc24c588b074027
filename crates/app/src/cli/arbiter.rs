//! `arpad arbiter`: the register of arbiters, their licences, titles and norms.

mod dossier;

use super::connection::Connection;
use super::papers::on;
use super::register::{Answer, act, day as told_day, labels, lean_table, meant, name, name_fact, typed_day};
use super::{Verdict, print};
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts::paper::{ArbiterLicence, confirm_arbiter, license_arbiter};
use arpad_office::views::arbiters::{Licensed, arbiters};
use clap::{Args, Subcommand};
use jiff::civil::Date;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
Examples:
  arpad arbiter add 17 --number 4211 --kind FA --until 2027-12-31
  arpad arbiter list --on 2024-09-15
  arpad arbiter title 17 FA --awarded 2020-05-01
  arpad arbiter norm 17 --kind seminar --event \"FA seminar, Eger\" --day 2023-03-05 --exam 85
  arpad arbiter norm 17 --kind event --tournament 12      the certificate of an event of the register
  arpad arbiter show 17
A paper is taken back by arpad cancel with its entry.";

/// Arbiters: licences, titles, norms, and what is missing for FA or IA.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Arbiter {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// File an arbiter's licence
    Add {
        /// Who: a number, komir:N, fide:N, egd:N, or a name
        #[arg(value_name = "PERSON")]
        person: String,
        /// The licence's number
        #[arg(long, value_name = "NUMBER")]
        number: String,
        /// Its kind: national, FA, IA
        #[arg(long, value_name = "KIND")]
        kind: String,
        /// The day it holds from [default: today]
        #[arg(long, value_name = "DATE", value_parser = typed_day)]
        day: Option<Date>,
        /// The last day it holds [default: for good]
        #[arg(long, value_name = "DATE", value_parser = typed_day)]
        until: Option<Date>,
        #[command(flatten)]
        connection: Connection,
    },
    /// Write down that an arbiter's title was confirmed
    Title {
        /// Who
        #[arg(value_name = "PERSON")]
        person: String,
        /// FA or IA
        #[arg(value_name = "TITLE")]
        title: String,
        /// When
        #[arg(long, value_name = "DATE", value_parser = typed_day)]
        awarded: Date,
        #[command(flatten)]
        connection: Connection,
    },
    /// File the certificate of an arbiter's norm or seminar
    Norm(dossier::Norm),
    /// Show an arbiter: licences, titles, norms, what is missing for the next title
    Show {
        /// Who
        #[arg(value_name = "PERSON")]
        person: String,
        /// As of a day [default: today]
        #[arg(long, value_name = "DATE", value_parser = typed_day)]
        on: Option<Date>,
        #[command(flatten)]
        connection: Connection,
    },
    /// List licences
    List {
        /// Only those that hold on a day
        #[arg(long, value_name = "DATE", value_parser = typed_day)]
        on: Option<Date>,
        #[command(flatten)]
        connection: Connection,
    },
}

impl Arbiter {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.command {
            Command::Add { person, number, kind, day, until, connection } => {
                act(language, &connection, |store, stamp| {
                    let person = meant(store, &person)?;
                    let licence = ArbiterLicence { number, kind, until };
                    license_arbiter(store, stamp, person.id, &licence, on(day, stamp))?;
                    let facts = vec![
                        ("name", name_fact(language, &person)),
                        ("kind", Fact::from(licence.kind.trim())),
                        ("number", Fact::from(licence.number.trim())),
                    ];
                    Ok(Answer::new("register-arbiter-licensed", facts))
                })
            }
            Command::Title { person, title, awarded, connection } => act(language, &connection, |store, stamp| {
                let person = meant(store, &person)?;
                let title = confirm_arbiter(store, stamp, person.id, &title, awarded)?;
                let facts = vec![
                    ("name", name_fact(language, &person)),
                    ("title", Fact::from(title.as_str())),
                    ("awarded", Fact::from(awarded)),
                ];
                Ok(Answer::new("register-titled", facts))
            }),
            Command::Norm(norm) => norm.run(language),
            Command::Show { person, on, connection } => dossier::show(language, &person, on, &connection),
            Command::List { on, connection } => {
                let mut registry = connection.look(language)?;
                let found = connection.read(language, &mut registry, |store| arbiters(store, on))?;
                let Some(found) = found else { return Ok(Verdict::No) };
                if connection.json {
                    let rows: Vec<Value> = found.iter().map(in_json).collect();
                    print(&format!("{:#}\n", json!({"arbiters": rows})))?;
                } else if found.is_empty() {
                    say_aside(&format!("arpad: {}", language.label("register-arbiters-none")));
                } else {
                    print(&table(language, &found))?;
                }
                Ok(if found.is_empty() { Verdict::No } else { Verdict::Done })
            }
        }
    }
}

fn table(language: Language, all: &[Licensed]) -> String {
    let keys = [
        "register-person",
        "register-name",
        "register-arbiter-kind",
        "register-arbiter-number",
        "register-arbiter-from",
        "register-arbiter-until",
        "desk-entry",
    ];
    let row = |one: &Licensed| {
        vec![
            one.person.id.to_string(),
            name(language, &one.person.name),
            one.licence.kind.clone(),
            one.licence.number.clone(),
            told_day(language, one.from),
            one.licence.until.map(|until| told_day(language, until)).unwrap_or_default(),
            one.entry.to_string(),
        ]
    };
    lean_table(&labels(language, keys), &[0, 6], all.iter().map(row).collect())
}

fn in_json(one: &Licensed) -> Value {
    json!({
        "person": one.person.id.0,
        "name": one.person.name.eastern(),
        "fide": one.person.fide,
        "kind": one.licence.kind,
        "number": one.licence.number,
        "from": one.from.to_string(),
        "until": one.licence.until.map(|until| until.to_string()),
        "entry": one.entry,
    })
}
