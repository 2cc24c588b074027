//! `arpad accept`: the games of received files enter the next list.

use super::connection::Connection;
use super::page::finding_line;
use super::values::{name, players_of, print_json, tempo_parser};
use super::{Verdict, print};
use crate::answer::parts::{Ids, finding};
use crate::words::Language;
use arpad_model::{Fact, Place, SubmissionId, Tempo};
use arpad_office::acts::accept::{self, Acceptance, Accepted};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::records;
use arpad_registry::Reader;
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write;

const EXAMPLES: &str = "\
A file is accepted when every line is somebody and the law has no error against it.

Examples:
  arpad accept 3
  arpad accept 3 4 5
  arpad accept 3 --new          whom nobody in the register can be is a new person
  arpad accept 3 --tempo rapid  where the file does not say it, or was announced otherwise";

/// Accept received files.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Accept {
    /// The files' numbers
    #[arg(required = true, value_name = "N")]
    submissions: Vec<u32>,

    /// Players who are not in the register are new persons
    #[arg(long)]
    new: bool,

    /// The tempo they were played at, where a file does not say it or an announcement says otherwise
    #[arg(long, value_name = "TEMPO", value_parser = tempo_parser())]
    tempo: Option<Tempo>,

    #[command(flatten)]
    connection: Connection,
}

impl Accept {
    /// Does it; each file is a transaction of its own.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let mut answers: Vec<Value> = Vec::new();
        let mut all = true;
        for number in &self.submissions {
            let how = Acceptance { take_new: self.new, tempo: self.tempo };
            let done = self.connection.write(language, &mut registry, |store, stamp| {
                let accepted = accept::accept(store, stamp, SubmissionId(*number), how)?;
                let event =
                    records::tournament(store, accepted.tournament)?.map(|event| event.name).unwrap_or_default();
                let names = names(store, language, &accepted)?;
                Ok((accepted, event, names))
            })?;
            match done {
                None => all = false,
                Some((accepted, ..)) if self.connection.json => answers.push(accepted_json(*number, &accepted)),
                Some((accepted, event, names)) => {
                    print(&accepted_page(language, *number, &accepted, &event, &names))?;
                }
            }
        }
        if self.connection.json && !answers.is_empty() {
            print_json(&json!({ "accepted": answers }))?;
        }
        Ok(if all { Verdict::Done } else { Verdict::No })
    }
}

/// Who the lines are, where a finding is about one of them.
fn names(store: &mut Reader<'_>, language: Language, accepted: &Accepted) -> Result<Vec<String>, OfficeError> {
    let mut names = Vec::new();
    if accepted.findings.iter().any(|finding| matches!(finding.place, Place::Player(_))) {
        for person in records::players_of(store, accepted.tournament)? {
            let found = records::person(store, person)?;
            names.push(found.map(|found| name(language, &found.name)).unwrap_or_default());
        }
    }
    Ok(names)
}

fn accepted_page(language: Language, number: u32, accepted: &Accepted, event: &str, names: &[String]) -> String {
    let facts = [
        ("submission", Fact::from(number)),
        ("tournament", Fact::from(accepted.tournament.0)),
        ("name", Fact::from(event)),
    ];
    let mut page = format!("{}\n", language.say("desk-accepted", &facts));
    if let (Some(first), Some(last)) = (accepted.new_persons.first(), accepted.new_persons.last()) {
        let numbers = if first == last { first.to_string() } else { format!("{first}–{last}") };
        let facts = [("count", Fact::from(accepted.new_persons.len())), ("numbers", Fact::Name(numbers))];
        let _ = writeln!(page, "  {}", language.say("desk-new-persons", &facts));
    }
    let ids = players_of(names.iter().map(String::as_str));
    for one in &accepted.findings {
        let _ = writeln!(page, "  {}", finding_line(language, ids.place(&one.place), one));
    }
    let _ = writeln!(
        page,
        "  {}",
        language.label(if accepted.is_correction { "desk-is-correction" } else { "desk-waits" })
    );
    page
}

fn accepted_json(number: u32, accepted: &Accepted) -> Value {
    json!({
        "submission": number,
        "tournament": accepted.tournament.0,
        "new_persons": accepted.new_persons.iter().map(|id| id.0).collect::<Vec<_>>(),
        "is_correction": accepted.is_correction,
        "findings": accepted.findings.iter().map(|one| finding(&Ids::none(), one)).collect::<Vec<_>>(),
    })
}
