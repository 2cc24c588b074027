//! `arpad announce`: an event is announced before its report comes.

use super::connection::{Connection, verdict};
use super::values::{days, print_json, series, series_parser};
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{Fact, Series, TournamentId};
use arpad_office::acts::Announcement;
use arpad_office::acts::announce::announce;
use clap::Args;
use jiff::civil::Date;
use serde_json::json;

const EXAMPLES: &str = "\
The report finds its announcement by series, first day and name; arpad submit --tournament N names it.

Examples:
  arpad announce --series standard --name \"Tavaszi verseny\" --starts 2024-03-02 --ends 2024-03-03
  arpad announce --series go --name \"Budapest Open\" --starts 2024-05-04 --ends 2024-05-05 --town Budapest";

/// Announce a tournament.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Announce {
    /// The lists it will count for
    #[arg(long, value_name = "SERIES", default_value = "standard", value_parser = series_parser())]
    series: Series,

    /// Its name
    #[arg(long, value_name = "TEXT")]
    name: String,

    /// First day
    #[arg(long, value_name = "DATE")]
    starts: Date,

    /// Last day
    #[arg(long, value_name = "DATE")]
    ends: Date,

    /// Where
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    town: String,

    /// Who holds it
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    organizer: String,

    /// The chief arbiter
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    arbiter: String,

    /// The time control
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    time_control: String,

    /// How many rounds
    #[arg(long, value_name = "N")]
    rounds: Option<u16>,

    /// The day of the announcement [default: today]
    #[arg(long, value_name = "DATE")]
    announced: Option<Date>,

    #[command(flatten)]
    connection: Connection,
}

impl Announce {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let announcement = Announcement {
            tournament: TournamentId::default(),
            series: self.series,
            name: self.name.clone(),
            town: self.town,
            organizer: self.organizer,
            arbiter: self.arbiter,
            time_control: self.time_control,
            rounds: self.rounds,
            starts: self.starts,
            ends: self.ends,
            announced: match self.announced {
                Some(day) => day,
                None => self.connection.stamp()?.day(),
            },
        };
        let done = self
            .connection
            .write(language, &mut registry, |store, stamp| announce(store, stamp, announcement.clone()))?;
        if let Some(id) = done {
            if self.connection.json {
                print_json(&json!({"tournament": id.0}))?;
            } else {
                let facts = [
                    ("tournament", Fact::from(id.0)),
                    ("name", Fact::from(self.name.trim())),
                    ("series", Fact::Name(series(language, self.series))),
                    ("days", Fact::Name(days(language, self.starts, self.ends))),
                ];
                print(&format!("{}\n", language.say("desk-announced", &facts)))?;
            }
        }
        Ok(verdict(done))
    }
}
