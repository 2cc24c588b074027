//! `arpad appeal`: somebody appeals against an entry of the ledger.

use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{EntryId, Fact};
use arpad_office::acts::appeal::appeal;
use clap::Args;
use serde_json::json;

/// Appeal against an entry of the ledger.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  arpad appeal --against 41 --from \"Kovács Péter\" --grounds \"the waiver was not published\""
)]
pub struct Appeal {
    /// The entry (arpad ledger, arpad decisions)
    #[arg(long, value_name = "ENTRY")]
    against: EntryId,

    /// Who appeals
    #[arg(long, value_name = "NAME")]
    from: String,

    /// On which grounds
    #[arg(long, value_name = "TEXT")]
    grounds: String,

    #[command(flatten)]
    connection: Connection,
}

impl Appeal {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            appeal(store, stamp, self.against, &self.from, &self.grounds)
        })?;
        if let Some(entry) = &done {
            if self.connection.json {
                print_json(&json!({"appeal": entry.seq, "against": self.against}))?;
            } else {
                let facts = [("appeal", Fact::from(entry.seq)), ("against", Fact::from(self.against))];
                print(&format!("{}\n", language.say("desk-appealed", &facts)))?;
            }
        }
        Ok(verdict(done))
    }
}
