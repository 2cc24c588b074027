//! `arpad editions`: the regulations, their dates, sources and every parameter with its paragraph.

use super::rate::known_edition;
use super::table::table;
use super::{Verdict, print};
use crate::answer::edition;
use crate::words::Language;
use arpad_model::Fact;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::provision::{Evidence, ProvisionRow};
use clap::{Args, Subcommand};
use serde_json::{Value as Json, json};
use std::fmt::Write;

const EXAMPLES: &str = "\
Examples:
  arpad editions                                  all of them, with every parameter
  arpad editions --brief                          a line each
  arpad editions fide-2024-03                     one of them
  arpad editions diff fide-2022-01 fide-2024-03   what changed";

/// List the regulations, or compare two of them.
#[derive(Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub struct Editions {
    #[command(subcommand)]
    command: Option<Compare>,

    /// Only these
    #[arg(value_name = "ID", value_parser = known_edition)]
    ids: Vec<String>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,

    /// A line each
    #[arg(long)]
    brief: bool,
}

#[derive(Subcommand)]
enum Compare {
    /// What changed from one edition to another
    Diff {
        /// The earlier edition
        #[arg(value_parser = known_edition)]
        a: String,
        /// The later edition
        #[arg(value_parser = known_edition)]
        b: String,
        /// Answer as JSON
        #[arg(long)]
        json: bool,
    },
}

impl Editions {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if let Some(Compare::Diff { a, b, json }) = self.command {
            return diff(language, &a, &b, json);
        }
        let calendar = Calendar::default();
        let asked = |edition: &&AnyEdition| self.ids.is_empty() || self.ids.iter().any(|id| id == edition.id().0);
        let editions: Vec<&AnyEdition> = catalogue::ALL.iter().filter(asked).collect();
        if self.json {
            let rows: Vec<Json> = editions.iter().map(|edition| edition::edition(&calendar, edition)).collect();
            print(&format!("{:#}\n", json!({ "editions": rows })))?;
        } else if self.brief {
            print(&overview(language, &calendar, &editions))?;
        } else {
            for edition in editions {
                print(&edition_page(language, &calendar, edition))?;
            }
        }
        Ok(Verdict::Done)
    }
}

fn diff(language: Language, a: &str, b: &str, as_json: bool) -> anyhow::Result<Verdict> {
    let find = |id: &str| catalogue::edition(id).expect("the argument was checked against the catalogue");
    let differences = catalogue::differences(&find(a), &find(b));
    if as_json {
        let rows: Vec<Json> = differences.iter().map(edition::difference).collect();
        print(&format!("{:#}\n", json!({ "a": a, "b": b, "differences": rows })))?;
    } else if differences.is_empty() {
        print(&format!("{}\n", language.label("no-differences")))?;
    } else {
        let cell = |row: &Option<ProvisionRow>| {
            row.as_ref().map_or("–".into(), |row| format!("{}: {}", row.at, language.provision_value(&row.value)))
        };
        for difference in &differences {
            let (before, after) = (cell(&difference.a), cell(&difference.b));
            let name = language.label(&format!("provision-{}", difference.name));
            print(&format!("{name}\n  {a:<20} {before}\n  {b:<20} {after}\n"))?;
        }
    }
    Ok(Verdict::Done)
}

fn in_force(language: Language, calendar: &Calendar, edition: &AnyEdition) -> String {
    let Some(reign) = edition::reign(calendar, edition) else { return String::new() };
    let day = |date| language.value(&Fact::Date(date));
    let until = reign.until.map_or_else(|| language.label("until-further-notice"), day);
    format!("{} – {until}", day(reign.from))
}

fn overview(language: Language, calendar: &Calendar, editions: &[&AnyEdition]) -> String {
    let header = ["edition", "in-force", "source"].map(|key| language.label(key));
    let row = |edition: &&AnyEdition| {
        vec![edition.id().to_string(), in_force(language, calendar, edition), edition.source().to_owned()]
    };
    table(&header, &[], editions.iter().map(row).collect())
}

fn edition_page(language: Language, calendar: &Calendar, edition: &AnyEdition) -> String {
    let mut page = format!("{}   {}   {}\n", edition.id(), in_force(language, calendar, edition), edition.source());
    let header = ["paragraph", "provision", "value", "evidence"].map(|key| language.label(key));
    let row = |row: &ProvisionRow| {
        let name = language.label(&format!("provision-{}", row.name));
        vec![row.at.to_string(), name, language.provision_value(&row.value), evidence(language, row.evidence)]
    };
    let _ = writeln!(page, "{}", table(&header, &[], edition.provisions().iter().map(row).collect()));
    let choices = edition::choices(edition);
    if !choices.is_empty() {
        let header = ["parameter", "parameter-takes", "parameter-value", "evidence"].map(|key| language.label(key));
        let row = |choice: &edition::Choice| {
            let keyed = language.say("evidence-reading", &[("key", Fact::Name(choice.key.to_owned()))]);
            vec![choice.name.to_owned(), choice.takes.to_owned(), choice.value.clone(), keyed]
        };
        let _ = writeln!(page, "{}", table(&header, &[], choices.iter().map(row).collect()));
    }
    page
}

fn evidence(language: Language, evidence: Evidence) -> String {
    let keyed = |key: &str, with: &str| language.say(key, &[("key", Fact::Name(with.to_owned()))]);
    match evidence {
        Evidence::Text => language.label("evidence-text"),
        Evidence::Public => language.label("evidence-public"),
        Evidence::Reading(key) => keyed("evidence-reading", key),
        Evidence::Open(key) => keyed("evidence-open", key),
    }
}
