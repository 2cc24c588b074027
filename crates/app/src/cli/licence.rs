//! `arpad licence`: a licence for a season.

use super::Verdict;
use super::connection::Connection;
use super::papers::on;
use super::register::{Answer, act, meant, name_fact, typed_day};
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts;
use arpad_office::register;
use clap::Args;
use jiff::civil::Date;

const EXAMPLES: &str = "\
Examples:
  arpad licence 17 --club Kanizsai --season 2024/25
  arpad licence \"Kovács Péter\" --club 3 --season 2024/25 --day 2024-08-20
The first licence brings the KOMIR number.";

/// File a licence for a season; the first one brings the KOMIR number.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Licence {
    #[command(flatten)]
    paper: Seasonal,
}

/// A paper that holds for a season.
#[derive(Args)]
pub(super) struct Seasonal {
    /// Who: a number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    pub person: String,
    /// The club: its number, or its name
    #[arg(long)]
    pub club: String,
    /// The season, such as 2024/25
    #[arg(long)]
    pub season: String,
    /// The day it holds from [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    pub day: Option<Date>,
    #[command(flatten)]
    pub connection: Connection,
}

impl Licence {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let Seasonal { person, club, season, day, connection } = self.paper;
        act(language, &connection, |store, stamp| {
            let (person, club) = (meant(store, &person)?, register::find_club(store, &club)?);
            let licensed = acts::paper::license(store, stamp, person.id, club.id, &season, on(day, stamp))?;
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("season", Fact::from(season.trim())),
                ("club", Fact::from(club.name.as_str())),
                ("komir", Fact::from(licensed.komir)),
            ];
            Ok(Answer::new(if licensed.is_new { "register-licensed-first" } else { "register-licensed" }, facts))
        })
    }
}
