//! `arpad attach`: the games of an event in PGN, compared with its report.

use super::connection::{Connection, verdict};
use super::files::notice_lines;
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use anyhow::Context;
use arpad_model::{Fact, TournamentId};
use arpad_office::acts::attach::attach;
use arpad_office::intake::attached::{Compared, Difference};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

const EXAMPLES: &str = "\
A hybrid event is accepted only with its games. They are kept as they came; what differs from the report is told, here and by
arpad tournament N. Attached by mistake: arpad cancel ENTRY.

Examples:
  arpad attach 12 games.pgn";

/// Attach the games of a tournament.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Attach {
    /// The tournament's number (arpad tournaments)
    #[arg(value_name = "N")]
    tournament: u32,

    /// The games in PGN
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    connection: Connection,
}

impl Attach {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let name = self.file.display().to_string();
        let bytes = std::fs::read(&self.file).with_context(|| name.clone())?;
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            attach(store, stamp, TournamentId(self.tournament), (&name, &bytes))
        })?;
        if let Some(compared) = &done {
            if self.connection.json {
                print_json(&json!({"tournament": self.tournament, "pgn": compared_json(compared)}))?;
            } else {
                let facts = [("tournament", Fact::from(self.tournament)), ("games", Fact::from(compared.games))];
                let mut page = format!("{}\n", language.say("desk-attached", &facts));
                for line in
                    notice_lines(language, &compared.notices).into_iter().chain(compared_lines(language, compared))
                {
                    page.push_str(&format!("  {line}\n"));
                }
                print(&page)?;
            }
        }
        Ok(verdict(done))
    }
}

/// What differs between the games and the report, or that nothing does.
pub(super) fn compared_lines(language: Language, compared: &Compared) -> Vec<String> {
    let facts = [
        ("games", Fact::from(compared.games)),
        ("played", Fact::from(compared.played)),
        ("differences", Fact::from(compared.differences.len())),
    ];
    let key = if compared.differences.is_empty() { "desk-games-agree" } else { "desk-games-differ" };
    let mut lines = vec![language.say(key, &facts)];
    lines.extend(compared.differences.iter().map(|one| difference_line(language, one)));
    lines
}

fn difference_line(language: Language, one: &Difference) -> String {
    let facts = [
        ("round", Fact::from(u32::from(one.round))),
        ("line", Fact::from(one.line)),
        ("white", Fact::from(one.white.as_str())),
        ("black", Fact::from(one.black.as_str())),
        ("games", Fact::from(one.in_games)),
        ("report", Fact::from(one.in_report)),
    ];
    language.say(&format!("desk-game-{}", one.kind.as_str()), &facts)
}

/// The comparison for programs.
pub(super) fn compared_json(compared: &Compared) -> Value {
    let difference = |one: &Difference| {
        json!({"kind": one.kind.as_str(), "line": one.line, "round": one.round, "white": one.white, "black": one.black,
            "in_games": one.in_games, "in_report": one.in_report})
    };
    json!({
        "games": compared.games,
        "played": compared.played,
        "differences": compared.differences.iter().map(difference).collect::<Vec<_>>(),
    })
}
