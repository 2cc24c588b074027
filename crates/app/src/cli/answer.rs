//! `arpad answer`: who a player in a received file is.

use super::connection::{Connection, verdict};
use super::disagreement::{disagreement_lines, disagreements_json};
use super::register::{described_text, lean_table};
use super::unsettled::waiting_for;
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{Fact, Person, PersonId, SubmissionId};
use arpad_office::acts::answer;
use arpad_office::acts::answers::{answer_sure, sure_lines};
use arpad_office::acts::desk::OfficeError;
use arpad_office::intake::open::{Opened, open};
use arpad_office::views::beside::{described, disagreements, meant};
use arpad_registry::Reader;
use clap::Args;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
The answer is remembered for the evidence it was given on: the same line with the same number, birth or a rating
near to it raises no question in the next file.

Examples:
  arpad answer 3 12 --person 417
  arpad answer 3 12 --person fide:712345
  arpad answer 3 12 --person \"Kovács Péter\"
  arpad answer 3 13 --new
  arpad answer 3 --all-sure             show every line with one candidate of the same name and nothing against it
  arpad answer 3 --all-sure --yes       and answer them, in one entry of the ledger
  arpad answer 3 --all-sure --foreign-numbers --yes   the numbers in the file are not FIDE's";

/// Answer who a player in a received file is.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Answer {
    /// The file's number
    #[arg(value_name = "N")]
    submission: u32,

    /// The line, counted from 1 (arpad submission N)
    #[arg(value_name = "LINE", value_parser = clap::value_parser!(u32).range(1..), required_unless_present = "all_sure", conflicts_with = "all_sure")]
    line: Option<u32>,

    /// This person: a number, komir:N, fide:N, egd:N, or a name
    #[arg(long, value_name = "PERSON", required_unless_present_any = ["new", "all_sure"])]
    person: Option<String>,

    /// Somebody new
    #[arg(long, conflicts_with = "person")]
    new: bool,

    /// Every line whose only candidate has the same name and against whom nothing speaks; shown first
    #[arg(long, alias = "same-name", conflicts_with_all = ["person", "new"])]
    all_sure: bool,

    /// The numbers in the file are another federation's: they speak against nobody
    #[arg(long, requires = "all_sure")]
    foreign_numbers: bool,

    /// Write the answers down instead of showing them
    #[arg(long, requires = "all_sure")]
    yes: bool,

    #[command(flatten)]
    connection: Connection,
}

impl Answer {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.line {
            Some(line) => self.answer(language, line),
            None if self.yes => self.answer_sure(language),
            None => self.show_sure(language),
        }
    }

    fn answer(self, language: Language, line: u32) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let submission = SubmissionId(self.submission);
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let person = match &self.person {
                Some(named) => Some(meant(store, named)?),
                None => None,
            };
            answer::answer(store, stamp, submission, line - 1, person)?;
            let waiting = waiting_for(store, submission)?;
            let opened = open(store, submission)?;
            let mut told = disagreements(store, &opened)?;
            told.retain(|one| one.line == line - 1);
            let person = match person {
                Some(person) => Some(described(store, person)?),
                None => None,
            };
            Ok((person, told, waiting))
        })?;
        if let Some((person, told, waiting)) = &done {
            if self.connection.json {
                let number = person.as_ref().map(|(person, _)| person.id.0);
                print_json(&json!({
                    "submission": self.submission, "line": line, "person": number, "open": waiting.questions,
                    "disagreements": disagreements_json(told),
                }))?;
            } else {
                let text = person.as_ref().map(|(person, rating)| described_text(language, person, *rating));
                let key = if person.is_some() { "desk-answered" } else { "desk-answered-new" };
                let facts = [
                    ("submission", Fact::from(self.submission)),
                    ("line", Fact::from(line)),
                    ("person", Fact::Name(text.unwrap_or_default())),
                    ("open", Fact::from(waiting.questions)),
                ];
                let mut page = format!("{}\n", language.say(key, &facts));
                for line in disagreement_lines(language, told) {
                    page.push_str(&line);
                    page.push('\n');
                }
                print(&format!("{page}{}\n", waiting.next(language, self.submission)))?;
            }
        }
        Ok(verdict(done))
    }

    fn show_sure(&self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| {
            let opened = open(store, SubmissionId(self.submission))?;
            let sure = sure_lines(&opened, self.foreign_numbers);
            Ok((told(store, &opened, &sure)?, questions(&opened)))
        })?;
        if let Some((sure, open)) = &found {
            if self.connection.json {
                print_json(&sure_json(self.submission, sure, false))?;
            } else {
                let count = [
                    ("submission", Fact::from(self.submission)),
                    ("count", Fact::from(sure.len())),
                    ("open", Fact::from(*open)),
                ];
                let mut page = format!("{}\n", language.say("desk-sure", &count));
                page.push_str(&sure_table(language, sure));
                if !sure.is_empty() {
                    let foreign = if self.foreign_numbers { " --foreign-numbers" } else { "" };
                    let command = format!("arpad answer {} --all-sure{foreign} --yes", self.submission);
                    page.push_str(&language.say("desk-sure-next", &[("command", Fact::Name(command))]));
                    page.push('\n');
                }
                print(&page)?;
            }
        }
        Ok(verdict(found))
    }

    fn answer_sure(&self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let submission = SubmissionId(self.submission);
        let done = self.connection.write(language, &mut registry, |store, stamp| {
            let before = open(store, submission)?;
            let sure = answer_sure(store, stamp, submission, self.foreign_numbers)?;
            let told = told(store, &before, &sure)?;
            Ok((told, waiting_for(store, submission)?))
        })?;
        if let Some((sure, waiting)) = &done {
            if self.connection.json {
                print_json(&sure_json(self.submission, sure, true))?;
            } else {
                let facts = [
                    ("submission", Fact::from(self.submission)),
                    ("count", Fact::from(sure.len())),
                    ("open", Fact::from(waiting.questions)),
                ];
                let said = language.say("desk-answered-sure", &facts);
                let next = waiting.next(language, self.submission);
                print(&format!("{}{said}\n{next}\n", sure_table(language, sure)))?;
            }
        }
        Ok(verdict(done))
    }
}

fn questions(opened: &Opened) -> usize {
    opened.lines.iter().filter(|line| line.is_question()).count()
}

/// A line with one plain answer.
struct Sure {
    line: u32,
    /// The name in the file.
    name: String,
    person: Person,
    rating: Option<i32>,
}

fn told(store: &mut Reader<'_>, opened: &Opened, sure: &[(u32, PersonId)]) -> Result<Vec<Sure>, OfficeError> {
    let mut all = Vec::with_capacity(sure.len());
    for (line, person) in sure {
        let (person, rating) = described(store, *person)?;
        let name = opened.reported.players[*line as usize].name.clone();
        all.push(Sure { line: line + 1, name, person, rating });
    }
    Ok(all)
}

fn sure_table(language: Language, sure: &[Sure]) -> String {
    let header = ["desk-line", "desk-in-file", "desk-who"].map(|key| language.label(key));
    let row =
        |one: &Sure| vec![one.line.to_string(), one.name.clone(), described_text(language, &one.person, one.rating)];
    if sure.is_empty() { String::new() } else { lean_table(&header, &[0], sure.iter().map(row).collect()) }
}

fn sure_json(submission: u32, sure: &[Sure], is_written: bool) -> Value {
    let one = |one: &Sure| json!({"line": one.line, "name": one.name, "person": one.person.id.0});
    json!({"submission": submission, "answered": is_written, "lines": sure.iter().map(one).collect::<Vec<_>>()})
}
