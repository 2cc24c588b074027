//! `arpad verify`: everything is computed once more from the stored bytes, and must come out as it stands.

use super::connection::Connection;
use super::files::progress;
use super::{Verdict, print};
use crate::answer::parts::both;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::verify::{Fault, verify};
use clap::Args;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
Walks the ledger from the first entry, checks every seal and every received byte, computes every list again and compares
every row of every table. Exit code 0 = everything is as it was written, 1 = something is not: the first is named.
Note the seal it prints somewhere else: whoever has it can prove that nothing before it was changed.

Examples:
  arpad verify
  arpad verify --database postgres://arpad@db.example/arpad --json";

/// Verify that nothing was changed behind the ledger's back.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Verify {
    #[command(flatten)]
    connection: Connection,
}

impl Verify {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let bar = progress(1, false);
        let verified = verify(&mut registry, |done, all| {
            bar.set_length(all.0 as u64);
            bar.set_position(done.0 as u64);
        })?;
        bar.finish_and_clear();
        let is_sound = verified.faults.is_empty();
        if self.connection.json {
            let faults: Vec<Value> = verified.faults.iter().map(fault_json).collect();
            let answer = json!({"verified": is_sound, "entries": verified.entries, "files": verified.files,
                "lists": verified.lists, "seal": verified.seal, "faults": faults});
            print(&format!("{answer:#}\n"))?;
        } else if is_sound {
            let facts = [
                ("entries", Fact::from(verified.entries)),
                ("files", Fact::Number(verified.files as i64)),
                ("lists", Fact::Number(verified.lists as i64)),
            ];
            let seal = language.say("verify-sealed", &[("seal", Fact::Name(verified.seal.clone()))]);
            print(&format!("{}\n{seal}\n", language.say("verify-sound", &facts)))?;
        } else {
            for fault in &verified.faults {
                print(&format!("{}\n", said(language, fault)))?;
            }
        }
        Ok(if is_sound { Verdict::Done } else { Verdict::No })
    }
}

fn said(language: Language, fault: &Fault) -> String {
    let entry = fault.entry.map_or_else(|| "–".to_owned(), |entry| entry.to_string());
    language.say_texts(fault.code, &[("entry", entry), ("what", fault.what.clone())])
}

fn fault_json(fault: &Fault) -> Value {
    json!({"code": fault.code, "entry": fault.entry, "what": fault.what,
        "text": both(|language| said(language, fault))})
}
