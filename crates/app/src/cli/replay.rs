//! `arpad replay`: lists made anew from what is known now, and who changed.

use super::connection::{Connection, verdict};
use super::publish::publish_command;
use super::revised::{Revision, revision, revision_json, revision_page};
use super::values::{Dated, print_json};
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{EntryId, Series, Tempo};
use arpad_office::acts::close::{Consent, replay_chess, replay_go};
use arpad_office::views::records::usual_series;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write;

const EXAMPLES: &str = "\
Lists that come out as they were get no revision. A revision holds once it is published.

Examples:
  arpad replay --from 2024-02
  arpad replay --series rapid
  arpad replay go
  arpad replay go --from 2024-05-01
  arpad replay go --dropping            although games that counted would not count any more";

/// Compute published lists anew from what is known now.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Replay {
    /// go replays the go lists; in a register of go alone it goes without saying
    #[arg(value_name = "go", value_parser = PossibleValuesParser::new(["go"]), conflicts_with = "series")]
    game: Option<String>,

    /// Which chess lists [default: standard]
    #[arg(long, value_name = "SERIES", value_parser = PossibleValuesParser::new(["standard", "rapid", "blitz"])
        .map(|text| Tempo::ALL.into_iter().find(|tempo| tempo.as_str() == text).expect("only tempos are possible")))]
    series: Option<Tempo>,

    /// From this month or day on [default: the first list]
    #[arg(long, value_name = "MONTH")]
    from: Option<Dated>,

    /// In go: although games that counted would not count any more; recorded
    #[arg(long, conflicts_with = "series")]
    dropping: bool,

    #[command(flatten)]
    connection: Connection,
}

impl Replay {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let from = match self.from {
            None => None,
            Some(Dated::Month(day) | Dated::Day(day)) => Some(day),
            Some(Dated::Latest | Dated::Go) => anyhow::bail!(language.label("desk-name-the-month")),
        };
        let consent = Consent { dropping: self.dropping, ..Consent::default() };
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let is_go = self.game.is_some() || (self.series.is_none() && usual_series(store)? == Series::Go);
            let tempo = self.series.unwrap_or(Tempo::Standard);
            let closed = match is_go {
                true => replay_go(store, stamp, from, consent)?,
                false => replay_chess(store, stamp, tempo, from.unwrap_or(Date::MIN))?,
            };
            let mut revisions = Vec::with_capacity(closed.lists.len());
            for list in closed.lists {
                revisions.push(revision(store, list)?);
            }
            Ok((revisions, closed.entry))
        })?;
        if let Some((revisions, entry)) = &done {
            if self.connection.json {
                let lists: Vec<Value> = revisions.iter().map(revision_json).collect();
                print_json(&json!({"entry": entry, "lists": lists}))?;
            } else {
                print(&page(language, revisions, *entry))?;
            }
        }
        Ok(verdict(done))
    }
}

fn page(language: Language, revisions: &[Revision], entry: EntryId) -> String {
    let mut page: String = revisions.iter().map(|one| revision_page(language, one, entry)).collect();
    let mut commands: Vec<String> = Vec::new();
    for command in revisions.iter().map(|revision| publish_command(&revision.list)) {
        if !commands.contains(&command) {
            commands.push(command);
        }
    }
    let _ = writeln!(page, "\n{}", language.say_texts("desk-next-publish", &[("command", commands.join("; "))]));
    page
}
