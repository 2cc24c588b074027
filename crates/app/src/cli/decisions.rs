//! `arpad decisions`: what was decided, and what became of it.

use super::connection::Connection;
use super::table::table;
use super::values::{day, print_json};
use super::{Verdict, print};
use crate::answer::records::{AppealRecord, DecisionRecord};
use crate::words::Language;
use crate::words::decided::what;
pub(super) use crate::words::decided::{Called, decided_text};
use arpad_model::{AppealOutcome, Decision, Fact};
use arpad_office::acts::Decided;
use arpad_office::views::records::{self, FiledAppeal};
use clap::Args;
use serde_json::json;
use std::fmt::Write;

/// List decisions and appeals, newest first.
#[derive(Args)]
#[command(after_help = "Examples:\n  arpad decisions\n  arpad decisions --json")]
pub struct Decisions {
    #[command(flatten)]
    connection: Connection,
}

impl Decisions {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| {
            let (all, appeals) = records::decisions(store)?;
            let called = Called::of(store, all.iter().filter_map(|one| Decided::read(&one.value)))?;
            Ok((all, appeals, called))
        })?;
        let Some((all, appeals, called)) = found else { return Ok(Verdict::No) };
        if self.connection.json {
            let rows: Vec<DecisionRecord> = all.iter().map(DecisionRecord::of).collect();
            let appeals: Vec<AppealRecord> = appeals.iter().map(AppealRecord::of).collect();
            print_json(&json!({"decisions": rows, "appeals": appeals}))?;
            return Ok(Verdict::Done);
        }
        let mut page = String::new();
        if all.is_empty() {
            let _ = writeln!(page, "{}", language.label("desk-no-decisions"));
        }
        if !all.is_empty() {
            page.push_str(&decisions_table(language, &all, &called));
        }
        if !appeals.is_empty() {
            let _ = writeln!(page, "\n{}", language.label("desk-appeals"));
        }
        for FiledAppeal { appeal: one, reference, decided_under } in &appeals {
            let outcome = one.outcome.map_or("open", AppealOutcome::as_str);
            let outcome = language.label(&format!("desk-outcome-{outcome}"));
            let numbered =
                |text: String, number: &str| if number.is_empty() { text } else { format!("{text} ({number})") };
            let facts = [
                ("appeal", Fact::from(one.entry)),
                ("against", Fact::from(one.against)),
                ("by", Fact::from(one.by_whom.as_str())),
                ("grounds", Fact::Name(numbered(one.grounds.clone(), reference))),
                ("outcome", Fact::Name(numbered(outcome, decided_under))),
            ];
            let _ = writeln!(page, "  {}", language.say("desk-appeal-line", &facts));
        }
        print(&page)?;
        Ok(Verdict::Done)
    }
}

fn decisions_table(language: Language, all: &[Decision], called: &Called) -> String {
    let header = ["desk-entry", "desk-first-day", "desk-decision", "desk-reference"].map(|key| language.label(key));
    let row = |decision: &Decision| {
        let what = what(language, decision, called);
        vec![decision.entry.to_string(), day(language, decision.day), what, decision.reference.clone()]
    };
    table(&header, &[0], all.iter().map(row).collect())
}

/// A decision on one line: its entry, what, from when, by whom; and whether it still holds.
pub(super) fn decision_line(language: Language, decision: &Decision, called: &Called) -> String {
    let facts = [
        ("entry", Fact::from(decision.entry)),
        ("what", Fact::Name(what(language, decision, called))),
        ("day", Fact::Name(day(language, decision.day))),
        ("reference", Fact::from(decision.reference.as_str())),
    ];
    language.say("desk-decision-line", &facts)
}
