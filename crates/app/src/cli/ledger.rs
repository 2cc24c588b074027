//! `arpad ledger`: everything that was ever done, entry by entry.

use super::connection::{Connection, verdict};
use super::table::table;
use super::values::print_json;
use super::{Verdict, print};
use crate::answer::records::EntryRecord;
use crate::words::Language;
use crate::words::acts::{names, what};
use arpad_model::{EntryId, Fact, Reason};
use arpad_office::acts::standing::cancelled;
use arpad_office::views::records;
use arpad_registry::ledger::Entry;
use clap::Args;
use serde_json::json;

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
            let entries = records::entries(store, after, self.most)?;
            let names = names(store, language, &entries)?;
            Ok((entries, names, cancelled(store)?))
        })?;
        if let Some((entries, names, cancelled)) = &found {
            if self.connection.json {
                let by = |entry: &Entry| cancelled.get(&entry.seq).map(|by| by.entry);
                let rows: Vec<EntryRecord> = entries.iter().map(|entry| EntryRecord::of(entry, by(entry))).collect();
                print_json(&json!({ "entries": rows }))?;
            } else {
                let header = ["desk-entry", "desk-moment", "desk-by", "desk-what"].map(|key| language.label(key));
                let rows = entries.iter().map(|entry| {
                    let why = language.reason(&Reason::read(&entry.why)).map(|(why, _)| format!(" ({why})"));
                    let why = why.unwrap_or_default();
                    let by = cancelled.get(&entry.seq).map(|by| [("entry", Fact::from(by.entry))]);
                    let by = by.map(|by| language.say("desk-cancelled-by", &by)).unwrap_or_default();
                    let what = [what(language, entry, names), why, by].concat();
                    vec![entry.seq.to_string(), language.moment(entry.moment), entry.by_whom.clone(), what]
                });
                print(&table(&header, &[0], rows.collect()))?;
            }
        }
        Ok(verdict(found))
    }
}
