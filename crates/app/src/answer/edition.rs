//! An edition of a regulation: in force when, every provision with its paragraph, and what differs between two.

use super::parts::Both;
use super::schema::{EvidenceName, SystemName, value};
use crate::words::Language;
use arpad_model::Fact;
use arpad_rules::calendar::{Calendar, Reign};
use arpad_rules::catalogue::{AnyEdition, Difference};
use arpad_rules::chess::parameters::{self, Parameter};
use arpad_rules::provision::{Evidence, ProvisionRow, Value as Said};
use arpad_rules::titles::parameters as titles;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// An edition whole, for programs.
pub fn edition(calendar: &Calendar, edition: &AnyEdition) -> Value {
    value(&Edition::of(calendar, edition))
}

/// Editions.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Editions {
    /// In the order of the catalogue.
    pub editions: Vec<Edition>,
}

/// An edition whole.
#[derive(Serialize, JsonSchema)]
pub struct Edition {
    id: &'static str,
    #[schemars(with = "SystemName")]
    system: &'static str,
    from: Option<Date>,
    until: Option<Date>,
    source: &'static str,
    parameters: Vec<Provision>,
    /// The choices it leaves to the federation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<Choice>,
}

impl Edition {
    /// With every provision.
    pub fn of(calendar: &Calendar, edition: &AnyEdition) -> Self {
        let reign = reign(calendar, edition);
        Edition {
            id: edition.id().0,
            system: edition.system().as_str(),
            from: reign.map(|reign| reign.from),
            until: reign.and_then(|reign| reign.until),
            source: edition.source(),
            parameters: edition.provisions().iter().map(Provision::of).collect(),
            choices: choices(edition),
        }
    }
}

/// A choice that an edition leaves to the federation.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Choice {
    /// The name under which it is decided.
    pub name: &'static str,
    /// What it takes.
    pub takes: &'static str,
    /// What holds unless something else is decided.
    pub value: String,
    /// The doubt it answers.
    pub key: &'static str,
}

/// The choices of a chess edition, of its ratings or its titles; those of go stand among its provisions, under their own names.
pub fn choices(edition: &AnyEdition) -> Vec<Choice> {
    if let AnyEdition::Titles(edition) = edition {
        let choice = |one: &titles::Parameter| {
            let titles::Parameter { name, takes, key, .. } = *one;
            Some(Choice { name, takes, key, value: one.value(edition)?.to_owned() })
        };
        return titles::ALL.iter().filter_map(choice).collect();
    }
    let AnyEdition::Chess(edition) = edition else { return Vec::new() };
    let choice = |one: &Parameter| {
        let Parameter { name, takes, key, .. } = *one;
        Some(Choice { name, takes, key, value: one.value(edition)? })
    };
    parameters::ALL.iter().filter_map(choice).collect()
}

/// From when until when an edition governs.
pub fn reign<'a>(calendar: &'a Calendar, edition: &AnyEdition) -> Option<&'a Reign> {
    calendar.reigns().iter().find(|reign| reign.edition == edition.id())
}

/// One difference of two editions.
pub fn difference(difference: &Difference) -> Value {
    let side = |row: &Option<ProvisionRow>| row.as_ref().map(Says::of);
    json!({"name": difference.name, "a": side(&difference.a), "b": side(&difference.b)})
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Provision {
    name: &'static str,
    #[serde(flatten)]
    says: Says,
    #[schemars(with = "EvidenceName")]
    evidence: &'static str,
    decision: Option<&'static str>,
    text: Both,
}

impl Provision {
    fn of(row: &ProvisionRow) -> Self {
        let (evidence, decision) = match row.evidence {
            Evidence::Text => ("text", None),
            Evidence::Public => ("public", None),
            Evidence::Reading(key) => ("reading", Some(key)),
            Evidence::Open(key) => ("open", Some(key)),
        };
        let text = Both::of(|language| language.label(&format!("provision-{}", row.name)));
        Provision { name: row.name, says: Says::of(row), evidence, decision, text }
    }
}

/// Where a provision stands and what it says: for people in both languages, for programs as a code with its facts.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Says {
    paragraph: &'static str,
    value: String,
    value_text: Both,
    value_code: &'static str,
    #[schemars(with = "BTreeMap<String, ExactFact>")]
    facts: Map<String, Value>,
}

impl Says {
    fn of(row: &ProvisionRow) -> Self {
        let Said { code, facts } = &row.value;
        Says {
            paragraph: row.at.0,
            value: Language::En.provision_value(&row.value),
            value_text: Both::of(|language| language.provision_value(&row.value)),
            value_code: code,
            facts: facts.iter().map(|(name, fact)| ((*name).to_owned(), value(&ExactFact::of(fact)))).collect(),
        }
    }
}

/// A fact without rounding: whole numbers as numbers, everything else as text.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
enum ExactFact {
    Number(i64),
    Text(String),
}

impl ExactFact {
    fn of(fact: &Fact) -> Self {
        match fact {
            Fact::Number(number) => ExactFact::Number(*number),
            Fact::Hundredths(_)
            | Fact::Thousandths(_)
            | Fact::Score(_)
            | Fact::Date(_)
            | Fact::Grade(_)
            | Fact::Name(_) => ExactFact::Text(Language::plain(fact)),
        }
    }
}
