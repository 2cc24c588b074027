//! `arpad transfer`: a player goes to another club.

use super::Verdict;
use super::connection::Connection;
use super::papers::on;
use super::register::{Answer, act, meant, name_fact, typed_day};
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts;
use arpad_office::register;
use arpad_office::views::records;
use clap::Args;
use jiff::civil::Date;

const EXAMPLES: &str = "\
Examples:
  arpad transfer 17 --to Zalaegerszeg --day 2025-01-15";

/// File a transfer to another club.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Transfer {
    /// Who: a number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    person: String,
    /// The new club: its number, or its name
    #[arg(long, value_name = "CLUB")]
    to: String,
    /// The day it holds from [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    day: Option<Date>,
    #[command(flatten)]
    connection: Connection,
}

impl Transfer {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let (person, to) = (meant(store, &self.person)?, register::find_club(store, &self.to)?);
            let from = acts::paper::transfer(store, stamp, person.id, to.id, on(self.day, stamp))?;
            let from = records::club(store, from)?.map(|club| club.name).unwrap_or_default();
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("from", Fact::from(from.as_str())),
                ("to", Fact::from(to.name.as_str())),
            ];
            Ok(Answer::new("register-transferred", facts))
        })
    }
}
