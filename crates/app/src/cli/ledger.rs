//! `arpad ledger`: everything that was ever done, entry by entry.

use super::connection::{Connection, verdict};
use super::decisions::decided_text;
use super::table::table;
use super::values::{print_json, whole};
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::EntryId;
use arpad_office::acts::Act;
use arpad_office::acts::desk::act_of;
use arpad_office::views::records;
use arpad_registry::ledger::Entry;
use clap::Args;
use serde_json::{Value, json};

/// Read the ledger.
#[derive(Args)]
#[command(after_help = "Examples:\n  arpad ledger\n  arpad ledger --after 100 --most 20\n  arpad ledger --json")]
pub struct Ledger {
    /// Only entries after this one [default: the newest ones]
    #[arg(long, value_name = "N")]
    after: Option<EntryId>,

    /// At most this many
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: u32,

    #[command(flatten)]
    connection: Connection,
}

impl Ledger {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| {
            let after = match self.after {
                Some(after) => after,
                None => EntryId(records::head(store)?.0.0 - i64::from(self.most)),
            };
            records::entries(store, after, self.most)
        })?;
        if let Some(entries) = &found {
            if self.connection.json {
                let rows: Vec<Value> = entries.iter().map(entry_json).collect();
                print_json(&json!({ "entries": rows }))?;
            } else {
                let header = ["desk-entry", "desk-moment", "desk-by", "desk-what"].map(|key| language.label(key));
                let rows = entries.iter().map(|entry| {
                    let why = if entry.why.is_empty() { String::new() } else { format!(" ({})", entry.why) };
                    let what = format!("{}{why}", what(language, entry));
                    vec![entry.seq.to_string(), language.moment(entry.moment), entry.by_whom.clone(), what]
                });
                print(&table(&header, &[0], rows.collect()))?;
            }
        }
        Ok(verdict(found))
    }
}

/// What an entry did, as a sentence.
fn what(language: Language, entry: &Entry) -> String {
    let Ok(act) = act_of(entry) else { return entry.act.clone() };
    let say = |facts: &[(&'static str, String)]| language.say_texts(&format!("desk-act-{}", act.kind()), facts);
    let name = |fields: &arpad_office::acts::PersonFields| format!("{} {}", fields.family, fields.given);
    let series = |series: &str| language.label(&format!("desk-series-{series}"));
    match &act {
        Act::Found(found) => say(&[("name", found.name.clone())]),
        Act::Club(club) => say(&[("club", club.club.to_string()), ("name", club.name.clone())]),
        Act::Person(fields) => say(&[("person", fields.person.to_string()), ("name", name(fields))]),
        Act::Amend(one) => say(&[("person", one.person.to_string()), ("name", name(&one.fields))]),
        Act::Title(one) => say(&[("person", one.person.to_string()), ("title", one.title.clone())]),
        Act::Paper(one) => say(&[("person", one.person.to_string())]),
        Act::Strength(one) => say(&[("club", one.club.to_string()), ("season", one.season.clone())]),
        Act::Merge(one) => say(&[("keep", one.keep.to_string()), ("drop", one.drop.to_string())]),
        Act::Unmerge(one) => say(&[("person", one.person.to_string())]),
        Act::Death(one) => say(&[("person", one.person.to_string())]),
        Act::Hide(one) => {
            let key = if one.hidden { "desk-act-hide" } else { "desk-act-show" };
            language.say_texts(key, &[("person", one.person.to_string())])
        }
        Act::Announce(one) => say(&[("tournament", one.tournament.to_string()), ("name", one.name.clone())]),
        Act::Submit(one) => say(&[("submission", one.submission.to_string()), ("file", one.file_name.clone())]),
        Act::Answer(one) => say(&[("submission", one.submission.to_string()), ("line", (one.line + 1).to_string())]),
        Act::Accept(one) => say(&[("submission", one.submission.to_string())]),
        Act::Reject(one) => say(&[("submission", one.submission.to_string()), ("because", one.because.clone())]),
        Act::Reidentify(one) => say(&[
            ("tournament", one.tournament.to_string()),
            ("line", (one.line + 1).to_string()),
            ("person", one.person.to_string()),
        ]),
        Act::Withdraw(one) => say(&[("tournament", one.tournament.to_string()), ("because", one.because.clone())]),
        Act::Decide(one) => {
            say(&[("what", decided_text(language, &one.decision)), ("reference", one.reference.clone())])
        }
        Act::Appeal(one) => say(&[("against", one.against.to_string()), ("by", one.by.clone())]),
        Act::Outcome(one) => {
            let outcome = language.label(&format!("desk-outcome-{}", one.outcome));
            say(&[("appeal", one.appeal.to_string()), ("outcome", outcome)])
        }
        Act::Takeover(one) => say(&[
            ("file", one.file_name.clone()),
            ("what", one.what.as_str().to_owned()),
            ("rows", one.rows.to_string()),
        ]),
        Act::Import(one) => say(&[("file", one.file_name.clone()), ("players", one.players.to_string())]),
        Act::Close(one) => {
            let list = |list: &arpad_office::acts::ClosedList| {
                let revision = if list.revision > 0 { format!("/{}", list.revision) } else { String::new() };
                format!("{} {}{revision}", series(list.series.as_str()), super::values::day(language, list.day))
            };
            say(&[("lists", one.lists.iter().map(list).collect::<Vec<_>>().join(", "))])
        }
        Act::Publish(one) => {
            say(&[("lists", one.lists.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))])
        }
    }
}

fn entry_json(entry: &Entry) -> Value {
    json!({
        "entry": entry.seq,
        "moment": entry.moment,
        "by": entry.by_whom,
        "why": entry.why,
        "act": entry.act,
        "body": serde_json::from_str::<Value>(&entry.body).unwrap_or(Value::Null),
        "sha256": whole(&entry.hash),
    })
}
