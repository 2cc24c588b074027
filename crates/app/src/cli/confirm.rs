//! `arpad confirm`: what waits for a second person, and the signature.

use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use crate::words::acts::{act_text, names};
use arpad_model::{EntryId, Fact};
use arpad_office::acts::Act;
use arpad_office::acts::desk::{OfficeError, act_of};
use arpad_office::acts::propose::{Proposal, confirm, proposals};
use arpad_registry::Reader;
use arpad_registry::ledger::Entry;
use clap::Args;
use serde_json::json;

const EXAMPLES: &str = "\
Examples:
  arpad confirm                         what waits for a second person
  arpad confirm 212 --by \"Nagy Béla\"
  arpad cancel 212 --because \"the month is opened again\"
Nobody confirms what he proposed himself. What is asked for is set with arpad policy.";

/// Sign what somebody else has proposed, or list what waits for it.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Confirm {
    /// The entry of the proposal [default: list them]
    #[arg(value_name = "ENTRY")]
    entry: Option<EntryId>,

    #[command(flatten)]
    connection: Connection,
}

impl Confirm {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let Some(entry) = self.entry else { return self.list(language) };
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let done = confirm(store, stamp, entry)?;
            Ok((text(store, language, &done)?, done))
        })?;
        if let Some((text, done)) = &done {
            if self.connection.json {
                print_json(&json!({"confirmed": entry, "act": done.act, "entry": done.seq}))?;
            } else {
                let facts = [("entry", Fact::from(done.seq)), ("what", Fact::Name(text.clone()))];
                print(&format!("{}\n", language.say("signing-confirmed", &facts)))?;
            }
        }
        Ok(verdict(done))
    }

    fn list(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| {
            let all = proposals(store)?;
            let texts: Result<Vec<String>, OfficeError> =
                all.iter().map(|one| text(store, language, &one.entry)).collect();
            Ok((texts?, all))
        })?;
        if let Some((texts, all)) = &found {
            if self.connection.json {
                let one = |one: &Proposal| {
                    json!({"entry": one.entry.seq, "by": one.entry.by_whom, "moment": one.entry.moment.to_string(),
                        "act": one.act.kind().as_str(), "proposed": one.act, "current": one.is_current})
                };
                print_json(&json!({ "proposals": all.iter().map(one).collect::<Vec<_>>() }))?;
            } else if all.is_empty() {
                print(&format!("{}\n", language.label("signing-none")))?;
            }
            for (text, one) in texts.iter().zip(all).filter(|_| !self.connection.json) {
                let facts = [
                    ("what", Fact::Name(text.clone())),
                    ("by", Fact::from(one.entry.by_whom.as_str())),
                    ("moment", Fact::Name(language.moment(one.entry.moment))),
                ];
                let old =
                    if one.is_current { String::new() } else { format!(" ({})", language.label("signing-outdated")) };
                print(&format!("{:>6}  {}{old}\n", one.entry.seq, language.say("desk-proposal-line", &facts)))?;
            }
        }
        Ok(verdict(found))
    }
}

/// What an entry did or proposes, in words.
fn text(store: &mut Reader<'_>, language: Language, entry: &Entry) -> Result<String, OfficeError> {
    let names = names(store, language, std::slice::from_ref(entry))?;
    Ok(match act_of(entry)? {
        Act::Propose(one) => act_text(language, &one.proposed, &names),
        act => act_text(language, &act, &names),
    })
}

/// What a door says where its act became a proposal.
pub(super) fn proposed_text(language: Language, entry: EntryId, what: String) -> String {
    language.say("signing-proposed", &[("entry", Fact::from(entry)), ("what", Fact::Name(what))])
}
