//! `arpad answer`, `arpad accept`, `arpad reject`: what becomes of a received file.

use super::shown::{name, players_of, print_json};
use crate::answer::parts::{Ids, finding};
use crate::cli::office_door::{OfficeDoor, verdict};
use crate::cli::page::finding_line;
use crate::cli::{Verdict, print};
use crate::words::Language;
use arpad_model::{Fact, Place, SubmissionId};
use arpad_office::acts::accept::{Acceptance, Accepted, accept};
use arpad_office::acts::answer::answer;
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::acts::reject::reject;
use arpad_office::intake::open::open;
use arpad_office::register::person_ref::{PersonRef, find_person};
use arpad_office::views::records;
use arpad_registry::Reader;
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write;

const ANSWER: &str = "\
The answer is remembered: the same line in the next file raises no question.

Examples:
  arpad answer 3 12 --person 417
  arpad answer 3 12 --person fide:712345
  arpad answer 3 13 --new";

/// Answer who a player in a received file is.
#[derive(Args)]
#[command(after_help = ANSWER)]
pub(in crate::cli) struct Answer {
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
    door: OfficeDoor,
}

impl Answer {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.door.open(language)?;
        let submission = SubmissionId(self.submission);
        let done = self.door.write(language, &mut registry, |store, stamp| {
            let person = match self.person {
                Some(named) => Some(find_person(store, named)?),
                None => None,
            };
            answer(store, stamp, submission, self.line - 1, person)?;
            let opened = open(store, submission)?;
            Ok((person, opened.lines.iter().filter(|line| line.is_question()).count()))
        })?;
        if let Some((person, open)) = done {
            if self.door.json {
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

const ACCEPT: &str = "\
A file is accepted when every line is somebody and the law has no error against it.

Examples:
  arpad accept 3
  arpad accept 3 4 5
  arpad accept 3 --new          whom nobody in the register can be is a new person";

/// Accept received files.
#[derive(Args)]
#[command(after_help = ACCEPT)]
pub(in crate::cli) struct Accept {
    /// The files' numbers
    #[arg(required = true, value_name = "N")]
    submissions: Vec<u32>,

    /// Players who are not in the register are new persons
    #[arg(long)]
    new: bool,

    #[command(flatten)]
    door: OfficeDoor,
}

impl Accept {
    /// Does it; each file is a transaction of its own.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.door.open(language)?;
        let mut answers: Vec<Value> = Vec::new();
        let mut all = true;
        for number in &self.submissions {
            let how = Acceptance { take_new: self.new };
            let done = self.door.write(language, &mut registry, |store, stamp| {
                let accepted = accept(store, stamp, SubmissionId(*number), how)?;
                let event =
                    records::tournament(store, accepted.tournament)?.map(|event| event.name).unwrap_or_default();
                let names = names(store, language, &accepted)?;
                Ok((accepted, event, names))
            })?;
            match done {
                None => all = false,
                Some((accepted, ..)) if self.door.json => answers.push(accepted_json(*number, &accepted)),
                Some((accepted, event, names)) => {
                    print(&accepted_page(language, *number, &accepted, &event, &names))?;
                }
            }
        }
        if self.door.json && !answers.is_empty() {
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

/// Turn a received file away.
#[derive(Args)]
#[command(after_help = "Examples:\n  arpad reject 3 --because \"the arbiter sent a corrected report\"")]
pub(in crate::cli) struct Reject {
    /// The file's number
    #[arg(value_name = "N")]
    submission: u32,

    /// Why; everybody may read it
    #[arg(long, value_name = "TEXT")]
    because: String,

    #[command(flatten)]
    door: OfficeDoor,
}

impl Reject {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.door.open(language)?;
        let because = self.because.trim();
        let done = self.door.write(language, &mut registry, |store, stamp| {
            if because.is_empty() {
                return Err(Refusal::new("because-empty").into());
            }
            reject(store, stamp, SubmissionId(self.submission), because)
        })?;
        if done.is_some() {
            if self.door.json {
                print_json(&json!({"submission": self.submission, "state": "rejected", "because": because}))?;
            } else {
                let facts = [("submission", Fact::from(self.submission)), ("because", Fact::from(because))];
                print(&format!("{}\n", language.say("desk-rejected", &facts)))?;
            }
        }
        Ok(verdict(done))
    }
}
