//! `arpad dismiss`: what is out of the ordinary in a month may stand, with a word why.

use super::close::Which;
use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use crate::words::acts::{Names, act_text};
use arpad_model::{Fact, Series};
use arpad_office::acts::Act;
use arpad_office::acts::dismiss::dismiss;
use arpad_office::views::anomalies::dismissal;
use clap::Args;
use serde_json::json;

const EXAMPLES: &str = "\
The mark stands before each line of arpad close MONTH --dry-run. It belongs to the evidence: when that is another, it is told again.
arpad cancel takes it back.

Examples:
  arpad dismiss 2024-04 --mark 3fa40c12 --because \"two rounds, one in the morning\"
  arpad dismiss 2024-04 --series rapid --mark 3fa40c12 --because \"asked the arbiter\"";

/// Say why something out of the ordinary in a month may stand.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Dismiss {
    #[command(flatten)]
    which: Which,

    /// Which of them, by its mark
    #[arg(long, value_name = "MARK")]
    mark: String,

    /// Why it may stand
    #[arg(long, value_name = "TEXT")]
    because: String,

    #[command(flatten)]
    connection: Connection,
}

impl Dismiss {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let lists = self.which.lists(language, &self.connection)?;
        let [(Series::Chess(tempo), Some(day))] = lists[..] else {
            anyhow::bail!(language.label("desk-name-the-month"));
        };
        let mut registry = self.connection.open(language)?;
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let act = dismissal(store, (tempo, day), &self.mark, &self.because)?;
            Ok((dismiss(store, stamp, act.clone())?.seq, act))
        })?;
        if let Some((entry, act)) = &done {
            if self.connection.json {
                print_json(&json!({"entry": entry, "mark": act.mark, "because": act.because.trim()}))?;
            } else {
                let what = act_text(language, &Act::Dismiss(act.clone()), &Names::default());
                let facts = [("what", Fact::Name(what)), ("entry", Fact::from(*entry))];
                print(&format!("{}\n", language.say("desk-dismissed", &facts)))?;
            }
        }
        Ok(verdict(done))
    }
}
