//! `arpad import egd`: the European go database's list of players, for numbers and grades.

use super::connection::{Connection, verdict};
use super::files::notice_line;
use super::values::{name, print_json};
use super::{Verdict, print};
use crate::words::Language;
use anyhow::Context;
use arpad_model::{Fact, Person};
use arpad_office::acts::egd_list::{TakenEgdList, bring_egd_list};
use arpad_office::intake::egd_list::OnEgdList;
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Persons and remarks that are told one by one.
const TOLD: usize = 20;

#[derive(Args)]
#[command(
    after_help = "Its bytes are kept and looked at for numbers (PIN), for grades of players from abroad that a file does not tell, and\nfor the European grade beside a line; it starts no list of ours. arpad cancel takes it back.\n\nExamples:\n  arpad import egd allworld_lp.html\n  arpad import egd allworld_lp.html --date 2024-03-01"
)]
pub(super) struct Egd {
    /// The list (allworld_lp.html)
    #[arg(value_name = "LIST")]
    list: PathBuf,

    /// The day of the list [default: what stands in it]
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,

    #[command(flatten)]
    connection: Connection,
}

impl Egd {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let bytes = std::fs::read(&self.list).with_context(|| self.list.display().to_string())?;
        let file = self.list.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let mut registry = self.connection.open(language)?;
        let done = self
            .connection
            .write(language, &mut registry, |store, stamp| bring_egd_list(store, stamp, &file, &bytes, self.date))?;
        if let Some(done) = &done {
            if self.connection.json {
                print_json(&as_json(done))?;
            } else {
                print(&told(language, done))?;
            }
        }
        Ok(verdict(done))
    }
}

fn told(language: Language, done: &TakenEgdList) -> String {
    let facts = [
        ("date", Fact::from(done.day)),
        ("players", Fact::Number(done.players as i64)),
        ("known", Fact::from(done.known)),
    ];
    let mut text = language.say("egd-brought", &facts) + "\n";
    let mut section = |key: &str, all: &[(Person, OnEgdList)], line: &str| {
        if all.is_empty() {
            return;
        }
        text += &format!("{}\n", language.say(key, &[("count", Fact::from(all.len()))]));
        for (person, listed) in all.iter().take(TOLD) {
            let facts = [
                ("person", Fact::Name(format!("{} {}", person.id, name(language, &person.name)))),
                ("number", Fact::from(person.id)),
                ("listed", Fact::Name(listed_text(language, listed))),
                ("pin", Fact::Name(listed.pin.to_string())),
            ];
            text += &format!("  {}\n", language.say(line, &facts));
        }
        if all.len() > TOLD {
            text += &format!("  {}\n", language.say("notice-more-like-it", &[("count", (all.len() - TOLD).into())]));
        }
    };
    section("egd-otherwise", &done.otherwise, "egd-otherwise-line");
    section("egd-suggested", &done.suggested, "egd-suggested-line");
    for notice in done.notices.iter().take(TOLD) {
        text += &format!("  {}\n", notice_line(language, notice));
    }
    text
}

/// Somebody on the list, in a few words: "12374043 Adam Gyorgy, HUN, 16k, GoR 657".
pub(super) fn listed_text(language: Language, one: &OnEgdList) -> String {
    let grade = one.grade.map(|grade| format!(", {grade}")).unwrap_or_default();
    let rating = language.value(&crate::words::go::point(one.rating));
    let rating = rating.trim_end_matches('0').trim_end_matches([',', '.']);
    format!("{} {}, {}{grade}, GoR {rating}", one.pin, name(language, &one.name), one.country)
}

fn as_json(done: &TakenEgdList) -> Value {
    let pair = |(person, listed): &(Person, OnEgdList)| json!({"person": person.id.0, "name": person.name.eastern(), "listed": listed_json(listed)});
    json!({
        "date": done.day.to_string(),
        "players": done.players,
        "known": done.known,
        "suggested": done.suggested.iter().map(pair).collect::<Vec<_>>(),
        "otherwise": done.otherwise.iter().map(pair).collect::<Vec<_>>(),
        "remarks": done.notices.len(),
    })
}

pub(super) fn listed_json(one: &OnEgdList) -> Value {
    json!({
        "egd": one.pin, "name": one.name.as_list(), "country": one.country,
        "grade": one.grade.map(|grade| grade.to_string()), "rating": one.rating.to_string(),
    })
}
