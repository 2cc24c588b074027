//! `arpad reject`: a received file is turned away.

use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{Fact, SubmissionId};
use arpad_office::acts::reject;
use clap::Args;
use serde_json::json;

/// Turn a received file away.
#[derive(Args)]
#[command(after_help = "Examples:\n  arpad reject 3 --because \"the arbiter sent a corrected report\"")]
pub struct Reject {
    /// The file's number
    #[arg(value_name = "N")]
    submission: u32,

    /// Why; everybody may read it
    #[arg(long, value_name = "TEXT")]
    because: String,

    #[command(flatten)]
    connection: Connection,
}

impl Reject {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let because = self.because.trim();
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            reject::reject(store, stamp, SubmissionId(self.submission), because)
        })?;
        if done.is_some() {
            if self.connection.json {
                print_json(&json!({"submission": self.submission, "state": "rejected", "because": because}))?;
            } else {
                let facts = [("submission", Fact::from(self.submission)), ("because", Fact::from(because))];
                print(&format!("{}\n", language.say("desk-rejected", &facts)))?;
            }
        }
        Ok(verdict(done))
    }
}
