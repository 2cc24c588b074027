//! `arpad announce`: an event is announced before its report comes.

use super::connection::{Connection, verdict};
use super::event_options::EventOptions;
use super::values::{days, print_json, series, series_parser};
use super::{Verdict, print, say_aside};
use crate::words::Language;
use arpad_model::{Fact, Series, TournamentId};
use arpad_office::acts::Announcement;
use arpad_office::acts::announce::{announce, announce_anew, announced, looks_odd};
use arpad_office::views::records::usual_series;
use clap::Args;
use jiff::civil::Date;
use serde_json::json;

const EXAMPLES: &str = "\
The report finds its announcement by series, first day and name; arpad submit --tournament N names it.

Examples:
  arpad announce --series standard --name \"Tavaszi verseny\" --starts 2024-03-02 --ends 2024-03-03
  arpad announce --amend 12 --starts 2024-03-09 --ends 2024-03-10
  arpad announce --amend 12 --championship women --arbiter \"Nagy Éva fide:712345 licence:A-17\"
  arpad announce --amend 12 --not-rated \"versenykiírás, 3. pont\"
  arpad announce --series go --name \"Budapest Open\" --starts 2024-05-04 --ends 2024-05-05 --town Budapest
  arpad announce --amend 13 --thinking-time 60+3x30 --even --importance hungarian-championship";

/// Announce a tournament.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Announce {
    /// Amend this announcement: what is given changes, the rest stays
    #[arg(long, value_name = "N")]
    amend: Option<u32>,

    /// The lists it will count for [default: standard, in a register of go alone go]
    #[arg(long, value_name = "SERIES", value_parser = series_parser())]
    series: Option<Series>,

    /// Its name
    #[arg(long, value_name = "TEXT", required_unless_present = "amend")]
    name: Option<String>,

    /// First day
    #[arg(long, value_name = "DATE", required_unless_present = "amend")]
    starts: Option<Date>,

    /// Last day
    #[arg(long, value_name = "DATE", required_unless_present = "amend")]
    ends: Option<Date>,

    /// Where
    #[arg(long, value_name = "TEXT")]
    town: Option<String>,

    /// Who holds it
    #[arg(long, value_name = "NAME")]
    organizer: Option<String>,

    /// The time control
    #[arg(long, value_name = "TEXT")]
    time_control: Option<String>,

    /// How many rounds
    #[arg(long, value_name = "N")]
    rounds: Option<u16>,

    /// How many players are expected
    #[arg(long, value_name = "N")]
    players: Option<u32>,

    /// The day of the announcement [default: today]
    #[arg(long, value_name = "DATE")]
    announced: Option<Date>,

    #[command(flatten)]
    options: EventOptions,

    #[command(flatten)]
    connection: Connection,
}

impl Announce {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| match self.amend {
            None => {
                let nothing = Announcement { series: usual_series(store)?, ..Announcement::nothing(stamp.day()) };
                let announcement = self.put(nothing);
                let tournament = announce(store, stamp, announcement.clone())?;
                Ok((Announcement { tournament, ..announcement }, looks_odd(store, tournament)?))
            }
            Some(number) => {
                let announcement = self.put(announced(store, TournamentId(number))?);
                announce_anew(store, stamp, announcement.clone())?;
                let odd = looks_odd(store, announcement.tournament)?;
                Ok((announcement, odd))
            }
        })?;
        if let Some((one, odd)) = &done {
            if self.connection.json {
                print_json(&json!({"tournament": one.tournament.0}))?;
            } else {
                let facts = [
                    ("tournament", Fact::from(one.tournament.0)),
                    ("name", Fact::from(one.name.trim())),
                    ("series", Fact::Name(series(language, one.series))),
                    ("days", Fact::Name(days(language, one.starts, one.ends))),
                ];
                let key = if self.amend.is_some() { "desk-announced-anew" } else { "desk-announced" };
                print(&format!("{}\n", language.say(key, &facts)))?;
            }
            for warning in odd {
                say_aside(&format!("arpad: {}", language.warning(warning)));
            }
        }
        Ok(verdict(done))
    }

    /// What is given takes the place of what was known.
    fn put(&self, known: Announcement) -> Announcement {
        let text = |given: &Option<String>, known: String| given.clone().unwrap_or(known);
        let clock = self.options.go.thinking_time.map(|time| time.to_string());
        Announcement {
            tournament: known.tournament,
            series: self.series.unwrap_or(known.series),
            name: text(&self.name, known.name),
            town: text(&self.town, known.town),
            organizer: text(&self.organizer, known.organizer),
            arbiter: self.options.chief().unwrap_or(known.arbiter),
            time_control: self.time_control.clone().or(clock).unwrap_or(known.time_control),
            rounds: self.rounds.or(known.rounds),
            players: self.players.or(known.players),
            starts: self.starts.unwrap_or(known.starts),
            ends: self.ends.unwrap_or(known.ends),
            announced: self.announced.unwrap_or(known.announced),
            facts: self.options.put(&known.facts),
        }
    }
}
