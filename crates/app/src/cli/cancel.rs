//! `arpad cancel` and `arpad unclose`: a slip is taken back, under an entry of its own.

use super::close::Which;
use super::confirm::proposed_text;
use super::connection::{Connection, verdict};
use super::values::{list_title, print_json};
use super::{Verdict, print};
use crate::answer::list::list_head;
use crate::words::Language;
use crate::words::acts::{Names, act_text, names};
use arpad_model::{EntryId, Fact, List};
use arpad_office::acts::Act;
use arpad_office::acts::cancel::{CancelAct, Cancelled, cancel, cancel_at_once, unclose};
use arpad_office::views::records;
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write;

const EXAMPLES: &str = "\
The tables are then as without the entry; the ledger keeps both. What was built upon the entry must be cancelled
first. A published list stays as it is: arpad replay makes revisions. arpad ledger shows the numbers of entries.

Examples:
  arpad cancel 212 --because \"the licence was Kovács Anna's\"
  arpad cancel 187 --because \"imported under the wrong date\"
  arpad cancel 230 --together --because \"another tournament\"    all the points that were given at once";

/// Cancel an entry.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Cancel {
    /// The entry (arpad ledger)
    #[arg(value_name = "ENTRY")]
    entry: EntryId,

    /// Why; of a file that waits and of who its lines are it may be left out
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    because: String,

    /// Also what was given at once with it: the initial points of several newcomers
    #[arg(long)]
    together: bool,

    #[command(flatten)]
    connection: Connection,
}

/// Open a month again.
#[derive(Args)]
#[command(
    after_help = "A published list is never opened: arpad replay makes a revision.\n\nExamples:\n  arpad unclose 2024-04 --because \"a report was forgotten\"\n  arpad unclose 2024-04 --series all\n  arpad unclose go"
)]
pub struct Unclose {
    #[command(flatten)]
    which: Which,

    /// Why
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    because: String,

    #[command(flatten)]
    connection: Connection,
}

impl Cancel {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        if self.together {
            let done = self.connection.write(language, &mut registry, |store, stamp| {
                cancel_at_once(store, stamp, self.entry, &self.because)
            })?;
            if let Some(done) = &done {
                if self.connection.json {
                    let entries: Vec<EntryId> = done.iter().map(|one| one.by).collect();
                    print_json(&json!({"cancelled": self.entry, "entries": entries}))?;
                } else {
                    let count = [("count", Fact::from(done.len()))];
                    print(&format!("{}\n", language.say("desk-cancelled-together", &count)))?;
                }
            }
            return Ok(verdict(done));
        }
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let done = cancel(store, stamp, self.entry, &self.because)?;
            let entry = records::entries(store, EntryId(self.entry.0 - 1), 1)?;
            Ok((names(store, language, &entry)?, done))
        })?;
        if let Some((names, done)) = &done {
            if self.connection.json {
                print_json(&cancelled_json(self.entry, done))?;
            } else if done.is_proposed {
                let act = Act::Cancel(CancelAct {
                    entry: self.entry,
                    because: self.because.clone(),
                    through: None,
                    reaches: None,
                });
                print(&format!("{}\n", proposed_text(language, done.by, act_text(language, &act, names))))?;
            } else {
                print(&page(language, self.entry, done, names))?;
            }
        }
        Ok(verdict(done))
    }
}

impl Unclose {
    /// Does it; each series is a transaction of its own.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let mut answers: Vec<Value> = Vec::new();
        let mut all = true;
        // Whoever gives the reason as --why has given it.
        let why = self.connection.why_told();
        let because = if self.because.trim().is_empty() { &why } else { &self.because };
        for (series, day) in self.which.lists(language, &self.connection)? {
            let done = self
                .connection
                .write(language, &mut registry, |store, stamp| unclose(store, stamp, series, day, because))?;
            match &done {
                None => all = false,
                Some(done) if self.connection.json => answers.push(json!({"entry": done.by})),
                Some(done) => {
                    let facts = [
                        ("what", Fact::Name(act_text(language, &done.act, &Names::default()))),
                        ("entry", Fact::from(done.by)),
                    ];
                    print(&format!("{}\n", language.say("desk-unclosed", &facts)))?;
                }
            }
        }
        if self.connection.json && !answers.is_empty() {
            print_json(&json!({ "unclosed": answers }))?;
        }
        Ok(if all { Verdict::Done } else { Verdict::No })
    }
}

fn page(language: Language, entry: EntryId, done: &Cancelled, names: &Names) -> String {
    let what = Fact::Name(act_text(language, &done.act, names));
    let facts = [("entry", Fact::from(entry)), ("what", what), ("by", Fact::from(done.by))];
    let mut page = format!("{}\n", language.say("desk-cancelled", &facts));
    if !done.sealed.is_empty() {
        let titles: Vec<String> = done.sealed.iter().map(|list: &List| list_title(language, list)).collect();
        let lists = Fact::Name(titles.join("; "));
        let _ = writeln!(page, "{}", language.say("desk-cancelled-sealed", &[("lists", lists)]));
    }
    if done.is_corrected {
        let _ = writeln!(page, "{}", language.label("desk-effect-rated"));
    }
    page
}

fn cancelled_json(entry: EntryId, done: &Cancelled) -> Value {
    json!({
        "cancelled": entry,
        "act": done.act.kind().as_str(),
        "entry": done.by,
        "proposed": done.is_proposed,
        "corrected": done.is_corrected,
        "sealed_in": done.sealed.iter().map(list_head).collect::<Vec<_>>(),
    })
}
