//! `arpad sent`: the report of an event went to FIDE.

use super::connection::{Connection, verdict};
use super::tournament::edition_parser;
use super::values::{day, print_json};
use super::{Verdict, print};
use crate::words::Language;
use anyhow::Context;
use arpad_formats::trf::Edition;
use arpad_model::{Fact, TournamentId};
use arpad_office::acts::sent::sent;
use arpad_office::views::tournament_page::tournament_page;
use clap::Args;
use jiff::civil::Date;
use serde_json::json;
use std::path::PathBuf;

const EXAMPLES: &str = "\
The exact bytes are kept with the day: those that arpad tournament N --export writes, or a file of another program (--file).
Written down by mistake: arpad cancel ENTRY.

Examples:
  arpad sent 12
  arpad sent 12 --on 2026-02-03 --format trf26
  arpad sent 12 --file uploaded.trf";

/// Write down that a tournament's report was sent to FIDE.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct SentToFide {
    /// The tournament's number (arpad tournaments)
    #[arg(value_name = "N")]
    tournament: u32,

    /// The day it was sent [default: today]
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,

    /// The format it was sent in
    #[arg(long, value_name = "FORMAT", value_parser = edition_parser(), default_value = "trf16")]
    format: Edition,

    /// The file that was sent, where it is not the register's own export
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    #[command(flatten)]
    connection: Connection,
}

impl SentToFide {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let read = |path: &PathBuf| std::fs::read(path).with_context(|| path.display().to_string());
        let other = self.file.as_ref().map(read).transpose()?;
        let mut registry = self.connection.open(language)?;
        let id = TournamentId(self.tournament);
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let on = self.on.unwrap_or(stamp.day());
            sent(store, stamp, id, on, (self.format, other.as_deref()))?;
            Ok((on, tournament_page(store, id)?))
        })?;
        if let Some((on, page)) = &done {
            let due = page.due.1;
            if self.connection.json {
                print_json(&json!({"tournament": self.tournament, "sent": on, "due": due}))?;
            } else {
                let facts = [
                    ("tournament", Fact::from(self.tournament)),
                    ("name", Fact::from(page.event.name.as_str())),
                    ("day", Fact::Name(day(language, *on))),
                ];
                let mut text = format!("{}\n", language.say("desk-sent", &facts));
                if let Some(due) = due.filter(|due| on > due) {
                    let facts = [("due", Fact::Name(day(language, due)))];
                    text.push_str(&format!("  {}\n", language.say("desk-sent-late", &facts)));
                }
                print(&text)?;
            }
        }
        Ok(verdict(done))
    }
}
