//! `arpad strength`: the order in which a club's players sit down.

use super::connection::{Connection, verdict};
use super::register::{Answer, act, labels, lean_table, meant, name, number};
use super::{Verdict, print};
use crate::answer::club::club as club_json;
use crate::answer::records::PersonRecord;
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::{Club as Registered, Fact, Person};
use arpad_office::acts;
use arpad_office::register;
use arpad_office::views::records;
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
Examples:
  arpad strength Kanizsai --season 2024/25 17 komir:123 42    from the first board on; replaces the one before
  arpad strength 3 --season 2024/25 17 42 --day 2024-09-01    holds from that day
  arpad strength 3 --season 2024/25                           print it";

/// A club's strength order for a season: enter it, or print it.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Strength {
    /// The club: its number, or its name
    club: String,
    /// The season, such as 2024/25
    #[arg(long)]
    season: String,
    /// Persons from the first board on; without any, the order is printed
    #[arg(value_name = "PERSON")]
    persons: Vec<String>,
    /// The day it holds from [default: today]
    #[arg(long, value_name = "DATE")]
    day: Option<Date>,
    #[command(flatten)]
    connection: Connection,
}

impl Strength {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if self.persons.is_empty() { self.show(language) } else { self.put(language) }
    }

    fn put(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let club = register::find_club(store, &self.club)?;
            let mut persons = Vec::with_capacity(self.persons.len());
            for text in &self.persons {
                persons.push(meant(store, text)?.id);
            }
            let day = self.day.unwrap_or_else(|| stamp.day());
            acts::strength::strength_order_from(store, stamp, (club.id, &self.season), &persons, day)?;
            let facts = vec![
                ("club", Fact::from(club.name.as_str())),
                ("season", Fact::from(self.season.trim())),
                ("count", Fact::from(persons.len())),
            ];
            Ok(Answer::new("register-strength-put", facts))
        })
    }

    fn show(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let read = self.connection.read(language, &mut registry, |store| {
            let season = register::season_of(&self.season)?;
            let club = register::find_club(store, &self.club)?;
            let mut places = Vec::new();
            for place in records::strength_order(store, club.id, &season)? {
                places.extend(records::person(store, place.person)?.map(|person| (place.place, person)));
            }
            Ok((club, season, places))
        })?;
        if let Some((club, season, places)) = &read {
            self.tell(language, club, season, places)?;
        }
        Ok(verdict(read.filter(|(.., places)| !places.is_empty())))
    }

    fn tell(&self, language: Language, club: &Registered, season: &str, order: &[(u32, Person)]) -> anyhow::Result<()> {
        let facts = [("club", Fact::from(club.name.as_str())), ("season", Fact::from(season))];
        if self.connection.json {
            let place = |(place, person): &(u32, Person)| json!({"place": place, "person": PersonRecord::of(person)});
            let order: Vec<Value> = order.iter().map(place).collect();
            return print(&format!("{:#}\n", json!({"club": club_json(club), "season": season, "order": order})));
        }
        if order.is_empty() {
            say_aside(&format!("arpad: {}", language.say("register-strength-none", &facts)));
            return Ok(());
        }
        let mut header = labels(language, ["register-place", "register-person", "register-name"]).to_vec();
        header.push("KOMIR".to_owned());
        let row = |(place, person): &(u32, Person)| {
            vec![place.to_string(), person.id.to_string(), name(language, &person.name), number(person.komir)]
        };
        let rows = lean_table(&header, &[0, 1, 3], order.iter().map(row).collect());
        print(&format!("{}\n\n{rows}", language.say("register-strength", &facts)))
    }
}
