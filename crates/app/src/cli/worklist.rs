//! `arpad worklist`: FIDE numbers that are due.

use super::connection::Connection;
use super::register::{labels, lean_table, name};
use super::{Verdict, newcomers, print};
use crate::cli::say_aside;
use crate::words::Language;
use crate::words::sheet::{birth, day};
use arpad_office::lists::newcomers::open_newcomers;
use arpad_office::views::worklist::{NumberDue, numbers_due};
use clap::Args;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
A FIDE number is due to whoever has played one game against a rated player; a newcomer of go is due his points.

Examples:
  arpad worklist
  arpad worklist --json
  arpad person amend 17 --fide 712345   once it is given";

/// List those to whom a FIDE number or their initial points are due.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Worklist {
    #[command(flatten)]
    connection: Connection,
}

impl Worklist {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found =
            self.connection.read(language, &mut registry, |store| Ok((numbers_due(store)?, open_newcomers(store)?)))?;
        let Some((found, entering)) = found else { return Ok(Verdict::No) };
        if self.connection.json {
            let rows: Vec<Value> = found.iter().map(in_json).collect();
            let entering = newcomers::rows_json(&entering);
            print(&format!("{:#}\n", json!({"fide_numbers_due": rows, "go_newcomers": entering})))?;
            return Ok(Verdict::Done);
        }
        if found.is_empty() && entering.is_empty() {
            say_aside(&format!("arpad: {}", language.label("register-numbers-due-none")));
        }
        if !found.is_empty() {
            print(&format!("{}\n\n{}", language.label("register-numbers-due"), table(language, &found)))?;
        }
        if !entering.is_empty() {
            let gap = if found.is_empty() { "" } else { "\n" };
            print(&format!("{gap}{}", newcomers::page(language, &entering)))?;
        }
        Ok(Verdict::Done)
    }
}

fn table(language: Language, all: &[NumberDue]) -> String {
    let keys =
        ["register-person", "register-name", "register-born", "player-tournament", "player-ends", "player-games"];
    let row = |one: &NumberDue| {
        vec![
            one.person.id.to_string(),
            name(language, &one.person.name),
            birth(language, one.person.born),
            format!("{} {}", one.event.id, one.event.name),
            day(language, one.event.ends),
            one.games.to_string(),
        ]
    };
    lean_table(&labels(language, keys), &[0, 5], all.iter().map(row).collect())
}

fn in_json(one: &NumberDue) -> Value {
    json!({
        "person": one.person.id.0,
        "name": one.person.name.eastern(),
        "tournament": one.event.id.0,
        "games": one.games,
    })
}
