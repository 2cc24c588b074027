//! `arpad editions`: the regulations, their dates, sources and every parameter with its paragraph.

use super::rate::known_edition;
use super::table::table;
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::Fact;
use arpad_rules::calendar::{Calendar, Reign};
use arpad_rules::catalogue::{self, AnyEdition, Difference};
use arpad_rules::provision::{Evidence, ProvisionRow, Value};
use clap::{Args, Subcommand};
use serde_json::{Map, Value as Json, json};
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
            let rows: Vec<Json> = editions.iter().map(|edition| edition_json(&calendar, edition)).collect();
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
        let rows: Vec<Json> = differences.iter().map(difference_json).collect();
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

fn reign<'a>(calendar: &'a Calendar, edition: &AnyEdition) -> Option<&'a Reign> {
    calendar.reigns().iter().find(|reign| reign.edition == edition.id())
}

fn in_force(language: Language, calendar: &Calendar, edition: &AnyEdition) -> String {
    let Some(reign) = reign(calendar, edition) else { return String::new() };
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

fn edition_json(calendar: &Calendar, edition: &AnyEdition) -> Json {
    let reign = reign(calendar, edition);
    json!({
        "id": edition.id().0,
        "system": edition.system().as_str(),
        "from": reign.map(|reign| reign.from.to_string()),
        "until": reign.and_then(|reign| reign.until).map(|until| until.to_string()),
        "source": edition.source(),
        "parameters": edition.provisions().iter().map(provision_json).collect::<Vec<_>>(),
    })
}

fn provision_json(row: &ProvisionRow) -> Json {
    let (evidence, key) = match row.evidence {
        Evidence::Text => ("text", None),
        Evidence::Public => ("public", None),
        Evidence::Reading(key) => ("reading", Some(key)),
        Evidence::Open(key) => ("open", Some(key)),
    };
    let key_name = format!("provision-{}", row.name);
    let mut fields = Map::new();
    fields.insert("name".to_owned(), json!(row.name));
    fields.extend(says(row));
    fields.insert("evidence".to_owned(), json!(evidence));
    fields.insert("decision".to_owned(), json!(key));
    let text = json!({"en": Language::En.label(&key_name), "hu": Language::Hu.label(&key_name)});
    fields.insert("text".to_owned(), text);
    Json::Object(fields)
}

fn difference_json(difference: &Difference) -> Json {
    let side = |row: &Option<ProvisionRow>| row.as_ref().map(|row| Json::Object(says(row)));
    json!({"name": difference.name, "a": side(&difference.a), "b": side(&difference.b)})
}

/// Where a provision stands and what it says: for people in both languages, for programs as a code with its facts.
fn says(row: &ProvisionRow) -> Map<String, Json> {
    let Value { code, facts } = &row.value;
    let (english, hungarian) = (Language::En.provision_value(&row.value), Language::Hu.provision_value(&row.value));
    let facts: Map<String, Json> = facts.iter().map(|(name, fact)| ((*name).to_owned(), exact(fact))).collect();
    let fields = [
        ("paragraph", json!(row.at.0)),
        ("value", json!(english)),
        ("value_text", json!({"en": english, "hu": hungarian})),
        ("value_code", json!(code)),
        ("facts", Json::Object(facts)),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A fact without rounding: whole numbers as numbers, everything else as text.
fn exact(fact: &Fact) -> Json {
    match fact {
        Fact::Number(number) => json!(number),
        Fact::Hundredths(_) | Fact::Thousandths(_) | Fact::Score(_) | Fact::Date(_) | Fact::Name(_) => {
            json!(Language::En.value(fact))
        }
    }
}
