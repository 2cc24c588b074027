//! `arpad replay`: lists made anew from what is known now, and who changed.

use super::connection::{Connection, verdict};
use super::publish::publish_command;
use super::table::table;
use super::values::{Dated, list_title, name, print_json};
use super::{Verdict, print};
use crate::answer::list::list_head;
use crate::words::{Language, difference};
use arpad_model::{EntryId, Fact, List, PersonName, Series, Tempo};
use arpad_office::acts::close::{replay_chess, replay_go};
use arpad_office::acts::desk::OfficeError;
use arpad_office::lists::replay::{Revised, differences, revised_list};
use arpad_office::views::records::{self, usual_series};
use arpad_registry::Reader;
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
  arpad replay go";

/// Compute published lists anew from what is known now.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Replay {
    /// go replays the go lists; in a register of go alone it goes without saying
    #[arg(value_name = "go", value_parser = PossibleValuesParser::new(["go"]), conflicts_with_all = ["series", "from"])]
    game: Option<String>,

    /// Which chess lists [default: standard]
    #[arg(long, value_name = "SERIES", value_parser = PossibleValuesParser::new(["standard", "rapid", "blitz"])
        .map(|text| Tempo::ALL.into_iter().find(|tempo| tempo.as_str() == text).expect("only tempos are possible")))]
    series: Option<Tempo>,

    /// From this month on [default: the first list]
    #[arg(long, value_name = "MONTH")]
    from: Option<Dated>,

    #[command(flatten)]
    connection: Connection,
}

/// A revised list with who changed on it.
struct Revision {
    list: List,
    changes: Vec<(Revised, PersonName)>,
}

impl Replay {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let from = match self.from {
            None => Date::MIN,
            Some(Dated::Month(day) | Dated::Day(day)) => day,
            Some(Dated::Latest | Dated::Go) => anyhow::bail!(language.label("desk-name-the-month")),
        };
        let mut registry = self.connection.open(language)?;
        let is_plain = self.game.is_none() && self.series.is_none() && self.from.is_none();
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let is_go = self.game.is_some() || (is_plain && usual_series(store)? == Series::Go);
            let closed = match is_go {
                true => replay_go(store, stamp)?,
                false => replay_chess(store, stamp, self.series.unwrap_or(Tempo::Standard), from)?,
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

fn revision(store: &mut Reader<'_>, list: List) -> Result<Revision, OfficeError> {
    let Some(before) = revised_list(store, &list)? else { return Ok(Revision { list, changes: Vec::new() }) };
    let mut changes = Vec::new();
    for one in differences(store, before.id, list.id)? {
        let person = records::person(store, one.person)?;
        let name = person.filter(|person| !person.withheld).map(|person| person.name);
        changes.push((one, name.unwrap_or_default()));
    }
    Ok(Revision { list, changes })
}

fn page(language: Language, revisions: &[Revision], entry: EntryId) -> String {
    let mut page = String::new();
    for revision in revisions {
        let count = |is: fn(&Revised) -> bool| Fact::from(revision.changes.iter().filter(|(one, _)| is(one)).count());
        let facts = [
            ("created", count(|one| one.before.is_none())),
            ("changed", count(|one| one.before.is_some() && one.after.is_some())),
            ("removed", count(|one| one.after.is_none())),
            ("entry", Fact::from(entry)),
        ];
        let _ = writeln!(page, "{}\n  {}", list_title(language, &revision.list), language.say("desk-replayed", &facts));
        if !revision.changes.is_empty() {
            let header = ["list-column-id", "player", "before", "after", "change"].map(|key| language.label(key));
            let rows = revision.changes.iter().map(|(one, of)| {
                let points = |points: Option<i32>| points.map_or("–".to_owned(), |points| points.to_string());
                let change = match (one.before, one.after) {
                    (Some(before), Some(after)) => difference(language, i64::from(after - before)),
                    (None, _) => language.label("desk-created"),
                    (_, None) => language.label("desk-removed"),
                };
                vec![one.person.to_string(), name(language, of), points(one.before), points(one.after), change]
            });
            for line in table(&header, &[0, 2, 3, 4], rows.collect()).lines() {
                let _ = writeln!(page, "  {line}");
            }
        }
    }
    let mut commands: Vec<String> = Vec::new();
    for command in revisions.iter().map(|revision| publish_command(&revision.list)) {
        if !commands.contains(&command) {
            commands.push(command);
        }
    }
    let _ = writeln!(page, "\n{}", language.say_texts("desk-next-publish", &[("command", commands.join("; "))]));
    page
}

fn revision_json(revision: &Revision) -> Value {
    let change =
        |(one, _): &(Revised, PersonName)| json!({"person": one.person.0, "before": one.before, "after": one.after});
    let mut value = list_head(&revision.list);
    value["changes"] = revision.changes.iter().map(change).collect();
    value
}
