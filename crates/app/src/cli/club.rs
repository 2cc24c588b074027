//! `arpad club`: the clubs of the register.

use super::connection::Connection;
use super::register::{Answer, act, labels, lean_table};
use super::{Verdict, print};
use crate::answer::club::club as club_json;
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::{Club as Registered, Fact};
use arpad_office::acts;
use arpad_office::register;
use arpad_office::views::records;
use clap::{Args, Subcommand};
use serde_json::{Value, json};

const EXAMPLES: &str = "\
Examples:
  arpad club add \"Kanizsai SK\" --town Nagykanizsa --county Zala
  arpad club rename 3 \"Kanizsai Sakk Egylet\"
  arpad club merge 3 17
  arpad club list";

/// Enter and list clubs.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Club {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Enter a club
    Add {
        /// Its name
        name: String,
        /// Its town
        #[arg(long, default_value = "", hide_default_value = true)]
        town: String,
        /// Its county
        #[arg(long, default_value = "", hide_default_value = true)]
        county: String,
        #[command(flatten)]
        connection: Connection,
    },
    /// Change a club's name, town or county; its number stays
    Rename {
        /// The club: its number, or its name as it is
        club: String,
        /// Its new name
        name: String,
        /// Its new town [default: as it is]
        #[arg(long)]
        town: Option<String>,
        /// Its county [default: as it is]
        #[arg(long)]
        county: Option<String>,
        #[command(flatten)]
        connection: Connection,
    },
    /// Two clubs become one; arpad cancel takes it back
    Merge {
        /// The club that stays
        keep: String,
        /// The club that is found there from now on
        drop: String,
        #[command(flatten)]
        connection: Connection,
    },
    /// List all clubs
    List {
        #[command(flatten)]
        connection: Connection,
    },
}

impl Club {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.command {
            Command::Add { name, town, county, connection } => act(language, &connection, |store, stamp| {
                let club = acts::club::add_club_of(store, stamp, (&name, &town), &county)?;
                let facts = vec![("club", Fact::from(club.0)), ("name", Fact::from(name.trim()))];
                Ok(Answer::new("register-club-added", facts))
            }),
            Command::Rename { club, name, town, county, connection } => act(language, &connection, |store, stamp| {
                let before = register::find_club(store, &club)?;
                let (town, county) = (town.unwrap_or(before.town), county.unwrap_or(before.county));
                acts::club::restate_club(store, stamp, before.id, (&name, &town), &county)?;
                let facts = vec![("club", Fact::from(before.id.0)), ("name", Fact::from(name.trim()))];
                Ok(Answer::new("register-club-renamed", facts))
            }),
            Command::Merge { keep, drop, connection } => act(language, &connection, |store, stamp| {
                let (keep, drop) = (register::find_club(store, &keep)?, register::find_club(store, &drop)?);
                acts::club_merge::merge_clubs(store, stamp, keep.id, drop.id)?;
                let facts = vec![
                    ("club", Fact::from(keep.id.0)),
                    ("name", Fact::from(keep.name.as_str())),
                    ("merged", Fact::from(drop.name.as_str())),
                ];
                Ok(Answer::new("register-club-merged", facts))
            }),
            Command::List { connection } => list(language, &connection),
        }
    }
}

fn list(language: Language, connection: &Connection) -> anyhow::Result<Verdict> {
    let mut registry = connection.look(language)?;
    let Some(all) = connection.read(language, &mut registry, records::clubs)? else {
        return Ok(Verdict::No);
    };
    if connection.json {
        let rows: Vec<Value> = all.iter().map(club_json).collect();
        print(&format!("{:#}\n", json!({ "clubs": rows })))?;
    } else if all.is_empty() {
        say_aside(&format!("arpad: {}", language.label("register-clubs-none")));
    } else {
        let header = labels(language, ["register-person", "register-club", "register-town", "register-county"]);
        let row =
            |club: &Registered| vec![club.id.to_string(), club.name.clone(), club.town.clone(), club.county.clone()];
        print(&lean_table(&header, &[0], all.iter().map(row).collect()))?;
    }
    Ok(Verdict::Done)
}
