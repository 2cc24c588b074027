//! `arpad answer`: who a player in a received file is.

use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{Fact, SubmissionId};
use arpad_office::acts::answer;
use arpad_office::register::person_ref::{PersonRef, find_person};
use clap::Args;
use serde_json::json;

const EXAMPLES: &str = "\
The answer is remembered: the same line in the next file raises no question.

Examples:
  arpad answer 3 12 --person 417
  arpad answer 3 12 --person fide:712345
  arpad answer 3 13 --new";

/// Answer who a player in a received file is.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Answer {
    /// The file's number
    #[arg(value_name = "N")]
    submission: u32,

    /// The line, counted from 1 (arpad submission N)
    #[arg(value_name = "LINE", value_parser = clap::value_parser!(u32).range(1..))]
    line: u32,

    /// This person: ID, komir:N, fide:N or egd:N
    #[arg(long, value_name = "ID", required_unless_present = "new")]
    person: Option<PersonRef>,

    /// Somebody new
    #[arg(long, conflicts_with = "person")]
    new: bool,

    #[command(flatten)]
    connection: Connection,
}

impl Answer {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let submission = SubmissionId(self.submission);
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let person = match self.person {
                Some(named) => Some(find_person(store, named)?),
                None => None,
            };
            answer::answer(store, stamp, submission, self.line - 1, person)?;
            let open = arpad_office::intake::open::open(store, submission)?;
            Ok((person, open.lines.iter().filter(|line| line.is_question()).count()))
        })?;
        if let Some((person, open)) = done {
            if self.connection.json {
                print_json(&json!({
                    "submission": self.submission, "line": self.line, "person": person.map(|id| id.0), "open": open,
                }))?;
            } else {
                let facts = [
                    ("submission", Fact::from(self.submission)),
                    ("line", Fact::from(self.line)),
                    ("person", Fact::Name(person.map(|id| id.to_string()).unwrap_or_default())),
                    ("open", Fact::from(open)),
                ];
                let key = if person.is_some() { "desk-answered" } else { "desk-answered-new" };
                let next = if open == 0 { "desk-next-accept" } else { "desk-next-submission" };
                print(&format!("{}\n{}\n", language.say(key, &facts), language.say(next, &facts)))?;
            }
        }
        Ok(verdict(done))
    }
}
