//! `arpad tournaments`: the register of events, and how far each has come.

use super::connection::{Connection, verdict};
use super::table::table;
use super::values::{day, print_json, series_parser, state};
use super::{Verdict, print};
use crate::answer::event::event as event_json;
use crate::words::Language;
use arpad_model::{Fact, RegisteredTournament, Series, TournamentState};
use arpad_office::views::records;
use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
Examples:
  arpad tournaments
  arpad tournaments --state questions
  arpad tournaments --series go --state accepted";

/// List tournaments, the last to end first.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Tournaments {
    /// Only those that have come so far
    #[arg(long, value_name = "STATE", value_parser = PossibleValuesParser::new(TournamentState::ALL.iter().map(|state| state.as_str()).collect::<Vec<_>>()))]
    state: Option<String>,

    /// Only those of this series
    #[arg(long, value_name = "SERIES", value_parser = series_parser())]
    series: Option<Series>,

    /// At most this many
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: u32,

    #[command(flatten)]
    connection: Connection,
}

impl Tournaments {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let states: Vec<TournamentState> = match &self.state {
            Some(wanted) => TournamentState::ALL.iter().copied().filter(|state| state.as_str() == wanted).collect(),
            None => TournamentState::ALL.to_vec(),
        };
        let found = self.connection.read(language, &mut registry, |store| {
            if self.state.is_none() && self.series.is_none() {
                return records::newest_tournaments(store, 0, self.most.saturating_add(1));
            }
            let mut found = Vec::new();
            for series in Series::ALL.into_iter().filter(|one| self.series.is_none_or(|wanted| wanted == *one)) {
                for state in &states {
                    found.extend(records::tournaments_in_state(store, series, *state)?);
                }
            }
            found.sort_by_key(|event| std::cmp::Reverse((event.ends, event.id)));
            Ok(found)
        })?;
        if let Some(found) = &found {
            let is_more = found.len() > self.most as usize;
            let found = &found[..found.len().min(self.most as usize)];
            if self.connection.json {
                let rows: Vec<Value> = found.iter().map(event_json).collect();
                print_json(&json!({ "tournaments": rows, "more": is_more }))?;
            } else if found.is_empty() {
                print(&format!("{}\n", language.label("desk-no-tournaments")))?;
            } else {
                print(&tournaments_table(language, found))?;
                if is_more {
                    print(&format!("{}\n", language.say("desk-newest-only", &[("most", Fact::from(self.most))])))?;
                }
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
