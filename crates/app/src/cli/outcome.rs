//! `arpad outcome`: an appeal ends.

use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use crate::words::acts::ended;
use arpad_model::{AppealOutcome, EntryId, Fact};
use arpad_office::acts::Act;
use arpad_office::acts::desk::act_of;
use arpad_office::acts::outcome::{end_appeal, left_to_the_office};
use arpad_registry::ledger::Entry;
use clap::Args;
use serde_json::json;

const EXAMPLES: &str = "\
granted: the appeal is granted, the decision holds no more; a file that was turned away waits again, and lists
that have counted the decision are corrected. dismissed: the appeal is dismissed, the decision stands.
withdrawn: nobody asks any more.

Examples:
  arpad outcome 44 granted --why \"RB 2024/9\"
  arpad outcome 44 granted --reference \"MGSZ Elnökség 3/2024\"     in go";

/// End an appeal.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Outcome {
    /// The appeal's entry
    #[arg(value_name = "APPEAL")]
    appeal: EntryId,

    /// How it ended
    #[arg(value_name = "OUTCOME", value_parser = outcome_of)]
    outcome: AppealOutcome,

    /// Under which number it was decided; in go the presidium's, and required
    #[arg(long, value_name = "NUMBER", default_value = "", hide_default_value = true)]
    reference: String,

    #[command(flatten)]
    connection: Connection,
}

impl Outcome {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let ended = end_appeal(store, stamp, self.appeal, self.outcome, &self.reference)?;
            Ok((left_to_the_office(store, &ended)?, ended))
        })?;
        if let Some((left, entry)) = &done {
            if self.connection.json {
                let outcome = of_appeal(self.outcome)[0];
                print_json(&json!({"appeal": self.appeal, "outcome": outcome, "entry": entry.seq}))?;
            } else {
                let outcome = ended(language, self.outcome, &self.reference);
                let facts = [("appeal", Fact::from(self.appeal)), ("outcome", Fact::Name(outcome))];
                let ended = language.say("desk-appeal-ended", &facts);
                let left = left.map(|entry| language.say("desk-appeal-left", &[("entry", Fact::from(entry))]));
                let follows = consequence(language, entry)?.or(left);
                let follows = follows.map_or_else(String::new, |said| format!("{said}\n"));
                print(&format!("{ended}\n{follows}"))?;
            }
        }
        Ok(verdict(done))
    }
}

/// What follows from an overturned entry, where it is more than that a decision holds no more.
fn consequence(language: Language, entry: &Entry) -> anyhow::Result<Option<String>> {
    let Act::Outcome(act) = act_of(entry)? else { return Ok(None) };
    Ok(if let Some(file) = act.reopens {
        Some(language.say("desk-appeal-reopened", &[("submission", Fact::from(file.submission))]))
    } else if let Some(event) = act.reinstates {
        Some(language.say("desk-appeal-reinstated", &[("tournament", Fact::from(event))]))
    } else if let Some(day) = act.anew_from {
        Some(language.say("desk-appeal-go-anew", &[("day", Fact::from(day))]))
    } else {
        act.reaches.map(|_| language.label("desk-appeal-reaches"))
    })
}

/// An outcome by what becomes of the appeal. "Upheld" is said of appeals and of decisions, and means the opposite: it is asked
/// back, although the ledger has the word for a decision that stands.
fn outcome_of(text: &str) -> Result<AppealOutcome, &'static str> {
    let meant = |outcome: &&AppealOutcome| of_appeal(**outcome).contains(&text);
    let by_appeal = AppealOutcome::ALL.iter().find(meant).copied();
    by_appeal.ok_or("say what becomes of the appeal: granted (the decision falls), dismissed (it stands) or withdrawn")
}

/// What becomes of the appeal itself, in both languages; the first is how it is told.
fn of_appeal(outcome: AppealOutcome) -> &'static [&'static str] {
    match outcome {
        AppealOutcome::Upheld => &["dismissed", "elutasítva", "elutasitva"],
        AppealOutcome::Overturned => &["granted", "helyt-adva", "overturned"],
        AppealOutcome::Withdrawn => &["withdrawn", "visszavonva"],
    }
}
