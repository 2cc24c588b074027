//! `arpad licence`, `arpad guest`, `arpad transfer`, `arpad papers`: what is handed in, and finding it again.

use super::office_door::OfficeDoor;
use super::register::{Answer, act, day, labels, lean_table, meant, name, name_fact, typed_day};
use super::{Verdict, print};
use crate::answer::club::club as club_json;
use crate::answer::person::person as person_json;
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts;
use arpad_office::acts::desk::Stamp;
use arpad_office::register;
use arpad_office::views::person_page::{FiledPaper, one_person, papers_page};
use arpad_office::views::records;
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};

const LICENCE_EXAMPLES: &str = "\
Examples:
  arpad licence 17 --club Kanizsai --season 2024/25
  arpad licence \"Kovács Péter\" --club 3 --season 2024/25 --day 2024-08-20
The first licence brings the KOMIR number.";

/// File a licence for a season; the first one brings the KOMIR number.
#[derive(Args)]
#[command(after_help = LICENCE_EXAMPLES)]
pub struct Licence {
    #[command(flatten)]
    paper: Seasonal,
}

const GUEST_EXAMPLES: &str = "\
Examples:
  arpad guest 17 --club \"Zalaegerszeg\" --season 2024/25";

/// File a guest's licence: another club in the season of a licence.
#[derive(Args)]
#[command(after_help = GUEST_EXAMPLES)]
pub struct Guest {
    #[command(flatten)]
    paper: Seasonal,
}

#[derive(Args)]
struct Seasonal {
    /// Who: a number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    person: String,
    /// The club: its number, or its name
    #[arg(long)]
    club: String,
    /// The season, such as 2024/25
    #[arg(long)]
    season: String,
    /// The day it holds from [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    day: Option<Date>,
    #[command(flatten)]
    door: OfficeDoor,
}

const TRANSFER_EXAMPLES: &str = "\
Examples:
  arpad transfer 17 --to Zalaegerszeg --day 2025-01-15";

/// File a transfer to another club.
#[derive(Args)]
#[command(after_help = TRANSFER_EXAMPLES)]
pub struct Transfer {
    /// Who: a number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    person: String,
    /// The new club: its number, or its name
    #[arg(long, value_name = "CLUB")]
    to: String,
    /// The day it holds from [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    day: Option<Date>,
    #[command(flatten)]
    door: OfficeDoor,
}

const PAPERS_EXAMPLES: &str = "\
Examples:
  arpad papers komir:123
  arpad papers komir:123 --register --remark \"box 12\"     file a registration form";

/// Find papers by the KOMIR number, or file a registration form.
#[derive(Args)]
#[command(after_help = PAPERS_EXAMPLES)]
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
    door: OfficeDoor,
}

/// The day somebody said, else today.
fn on(day: Option<Date>, stamp: &Stamp) -> Date {
    day.unwrap_or_else(|| stamp.day())
}

impl Licence {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let Seasonal { person, club, season, day, door } = self.paper;
        act(language, &door, |store, stamp| {
            let (person, club) = (meant(store, &person)?, register::find_club(store, &club)?);
            let licensed = acts::paper::license(store, stamp, person.id, club.id, &season, on(day, stamp))?;
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("season", Fact::from(season.trim())),
                ("club", Fact::from(club.name.as_str())),
                ("komir", Fact::from(licensed.komir)),
            ];
            Ok(Answer::new(if licensed.is_new { "register-licensed-first" } else { "register-licensed" }, facts))
        })
    }
}

impl Guest {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let Seasonal { person, club, season, day, door } = self.paper;
        act(language, &door, |store, stamp| {
            let (person, club) = (meant(store, &person)?, register::find_club(store, &club)?);
            acts::paper::guest(store, stamp, person.id, club.id, &season, on(day, stamp))?;
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("club", Fact::from(club.name.as_str())),
                ("season", Fact::from(season.trim())),
            ];
            Ok(Answer::new("register-guest", facts))
        })
    }
}

impl Transfer {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.door, |store, stamp| {
            let (person, to) = (meant(store, &self.person)?, register::find_club(store, &self.to)?);
            let from = acts::paper::transfer(store, stamp, person.id, to.id, on(self.day, stamp))?;
            let from = records::club(store, from)?.map(|club| club.name).unwrap_or_default();
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("from", Fact::from(from.as_str())),
                ("to", Fact::from(to.name.as_str())),
            ];
            Ok(Answer::new("register-transferred", facts))
        })
    }
}

impl Papers {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if self.register {
            return act(language, &self.door, |store, stamp| {
                let person = meant(store, &self.person)?;
                acts::paper::file_registration(store, stamp, person.id, on(self.day, stamp), &self.remark)?;
                Ok(Answer::new("register-registered", vec![("name", name_fact(language, &person))]))
            });
        }
        let mut registry = self.door.open(language)?;
        let found = self.door.read(language, &mut registry, |store| {
            let person = one_person(store, &self.person)?;
            papers_page(store, person.id)
        })?;
        let Some((person, papers)) = found else { return Ok(Verdict::No) };
        let heading = [("name", Fact::Name(name(language, &person.name)))];
        if self.door.json {
            let rows: Vec<Value> = papers.iter().map(paper_json).collect();
            print(&format!("{:#}\n", json!({"person": person_json(&person), "papers": rows})))?;
        } else if papers.is_empty() {
            eprintln!("arpad: {}", language.say("register-papers-none", &heading));
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
