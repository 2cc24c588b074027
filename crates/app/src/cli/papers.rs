//! `arpad papers`: what was handed in is found again, or a registration form is filed.

use super::connection::Connection;
use super::register::{Answer, act, day, labels, lean_table, meant, name, name_fact, typed_day};
use super::{Verdict, print};
use crate::answer::club::club as club_json;
use crate::answer::records::PersonRecord;
use crate::cli::say_aside;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts;
use arpad_office::acts::desk::Stamp;
use arpad_office::views::person_page::{FiledPaper, one_person, papers_page};
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
Examples:
  arpad papers komir:123
  arpad papers komir:123 --register --remark \"box 12\"     file a registration form";

/// Find papers by the KOMIR number, or file a registration form.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Papers {
    /// Whose: komir:N, or any other number or name
    #[arg(value_name = "PERSON")]
    person: String,
    /// File a registration form
    #[arg(long)]
    register: bool,
    /// What the form says besides
    #[arg(long, requires = "register", default_value = "", hide_default_value = true)]
    remark: String,
    /// The day it holds from [default: today]
    #[arg(long, requires = "register", value_name = "DATE", value_parser = typed_day)]
    day: Option<Date>,
    #[command(flatten)]
    connection: Connection,
}

impl Papers {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if self.register {
            return act(language, &self.connection, |store, stamp| {
                let person = meant(store, &self.person)?;
                acts::paper::file_registration(store, stamp, person.id, on(self.day, stamp), &self.remark)?;
                Ok(Answer::new("register-registered", vec![("name", name_fact(language, &person))]))
            });
        }
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| {
            let person = one_person(store, &self.person)?;
            papers_page(store, person.id)
        })?;
        let Some((person, papers)) = found else { return Ok(Verdict::No) };
        let heading = [("name", Fact::Name(name(language, &person.name)))];
        if self.connection.json {
            let rows: Vec<Value> = papers.iter().map(paper_json).collect();
            print(&format!("{:#}\n", json!({"person": PersonRecord::of(&person), "papers": rows})))?;
        } else if papers.is_empty() {
            say_aside(&format!("arpad: {}", language.say("register-papers-none", &heading)));
        } else {
            print(&format!("{}\n\n{}", language.say("register-papers", &heading), papers_table(language, &papers)))?;
        }
        Ok(if papers.is_empty() { Verdict::No } else { Verdict::Done })
    }
}

/// Papers as a table.
pub(crate) fn papers_table(language: Language, papers: &[FiledPaper]) -> String {
    let keys =
        ["register-day", "register-paper", "register-season", "register-club", "register-from-club", "register-remark"];
    let row = |FiledPaper { paper, club, other_club }: &FiledPaper| {
        let kind = language.label(&format!("register-paper-{}", paper.kind.as_str()));
        let named = |club: &Option<arpad_model::Club>| club.as_ref().map(|club| club.name.clone()).unwrap_or_default();
        vec![day(language, paper.day), kind, paper.season.clone(), named(club), named(other_club), paper.remark.clone()]
    };
    lean_table(&labels(language, keys), &[], papers.iter().map(row).collect())
}

/// A paper for programs.
pub(crate) fn paper_json(filed: &FiledPaper) -> Value {
    json!({
        "entry": filed.paper.entry,
        "kind": filed.paper.kind.as_str(),
        "season": filed.paper.season,
        "club": filed.club.as_ref().map(club_json),
        "from_club": filed.other_club.as_ref().map(club_json),
        "day": filed.paper.day.to_string(),
        "remark": filed.paper.remark,
    })
}

/// The day somebody said, else today.
pub(crate) fn on(day: Option<Date>, stamp: &Stamp) -> Date {
    day.unwrap_or_else(|| stamp.day())
}
