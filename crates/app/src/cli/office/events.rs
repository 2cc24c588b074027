//! `arpad announce` and `arpad tournaments`: the register of events.

use super::shown::{day, days, print_json, series, series_parser, state};
use crate::answer::event::event as event_json;
use crate::cli::office_door::{OfficeDoor, verdict};
use crate::cli::table::table;
use crate::cli::{Verdict, print};
use crate::words::Language;
use arpad_model::{Fact, RegisteredTournament, Series, TournamentId, TournamentState};
use arpad_office::acts::Announcement;
use arpad_office::acts::announce::announce;
use arpad_office::views::records;
use clap::Args;
use clap::builder::PossibleValuesParser;
use jiff::civil::Date;
use serde_json::{Value, json};

const ANNOUNCE: &str = "\
The report finds its announcement by series, first day and name; arpad submit --tournament N names it.

Examples:
  arpad announce --series standard --name \"Tavaszi verseny\" --starts 2024-03-02 --ends 2024-03-03
  arpad announce --series go --name \"Budapest Open\" --starts 2024-05-04 --ends 2024-05-05 --town Budapest";

/// Announce a tournament.
#[derive(Args)]
#[command(after_help = ANNOUNCE)]
pub(in crate::cli) struct Announce {
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
    door: OfficeDoor,
}

impl Announce {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.door.open(language)?;
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
                None => self.door.stamp()?.day(),
            },
        };
        let done =
            self.door.write(language, &mut registry, |store, stamp| announce(store, stamp, announcement.clone()))?;
        if let Some(id) = done {
            if self.door.json {
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

const LIST: &str = "\
Examples:
  arpad tournaments
  arpad tournaments --state questions
  arpad tournaments --series go --state accepted";

/// List tournaments, the last to end first.
#[derive(Args)]
#[command(after_help = LIST)]
pub(in crate::cli) struct Tournaments {
    /// Only those that have come so far
    #[arg(long, value_name = "STATE", value_parser = PossibleValuesParser::new(TournamentState::ALL.iter().map(|state| state.as_str()).collect::<Vec<_>>()))]
    state: Option<String>,

    /// Only those of this series
    #[arg(long, value_name = "SERIES", value_parser = series_parser())]
    series: Option<Series>,

    /// At most so many
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: u32,

    #[command(flatten)]
    door: OfficeDoor,
}

impl Tournaments {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.door.open(language)?;
        let states: Vec<TournamentState> = match &self.state {
            Some(wanted) => TournamentState::ALL.iter().copied().filter(|state| state.as_str() == wanted).collect(),
            None => TournamentState::ALL.to_vec(),
        };
        let found = self.door.read(language, &mut registry, |store| {
            if self.state.is_none() && self.series.is_none() {
                return records::newest_tournaments(store, 0, self.most);
            }
            let mut found = Vec::new();
            for series in Series::ALL.into_iter().filter(|one| self.series.is_none_or(|wanted| wanted == *one)) {
                for state in &states {
                    found.extend(records::tournaments_in_state(store, series, *state)?);
                }
            }
            found.sort_by_key(|event| std::cmp::Reverse((event.ends, event.id)));
            found.truncate(self.most as usize);
            Ok(found)
        })?;
        if let Some(found) = &found {
            if self.door.json {
                let rows: Vec<Value> = found.iter().map(event_json).collect();
                print_json(&json!({ "tournaments": rows }))?;
            } else if found.is_empty() {
                print(&format!("{}\n", language.label("desk-no-tournaments")))?;
            } else {
                print(&tournaments_table(language, found))?;
            }
        }
        Ok(verdict(found))
    }
}

fn tournaments_table(language: Language, found: &[RegisteredTournament]) -> String {
    let header = ["desk-number", "desk-first-day", "desk-last-day", "desk-series", "desk-name", "status"]
        .map(|key| language.label(key));
    let row = |event: &RegisteredTournament| {
        vec![
            event.id.to_string(),
            day(language, event.starts),
            day(language, event.ends),
            language.label(&format!("desk-series-{}", event.series.as_str())),
            event.name.clone(),
            state(language, event.state.as_str()),
        ]
    };
    table(&header, &[0], found.iter().map(row).collect())
}
