//! `arpad appeal`: somebody appeals against an entry of the ledger.

use super::connection::{Connection, verdict};
use super::register::typed_day;
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{EntryId, Fact};
use arpad_office::acts::AppealAct;
use arpad_office::acts::appeal::appeal;
use clap::Args;
use jiff::civil::Date;
use serde_json::json;

/// Appeal against an entry of the ledger.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  arpad appeal --against 41 --from \"Kovács Péter\" --grounds \"the waiver was not published\"\n  arpad appeal --against 41 --from \"Kovács Péter\" --grounds \"the letter was lost\" --received 2024-04-02 --admitted RB-7/2024\nThe law gives 7 calendar days after the decision; a later appeal is refused unless a decision admits it."
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

    /// The day it came [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    received: Option<Date>,

    /// The decision that admits it although it is late
    #[arg(long, value_name = "NUMBER", default_value = "", hide_default_value = true)]
    admitted: String,

    /// The number under which it was filed
    #[arg(long, value_name = "NUMBER", default_value = "", hide_default_value = true)]
    reference: String,

    #[command(flatten)]
    connection: Connection,
}

impl Appeal {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let act = AppealAct::new(self.against, &self.from, &self.grounds);
            let (received, admitted, reference) = (self.received, self.admitted.clone(), self.reference.clone());
            appeal(store, stamp, AppealAct { received, admitted, reference, ..act })
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
