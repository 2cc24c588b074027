//! An arbiter's dossier for programs. The day of birth stays out of it: the step on age says whether it is met.

use super::parts::Step;
use arpad_office::views::arbiter_dossier;
use arpad_rules::titles::arbiters::Earning;
use arpad_rules::titles::norm::System;
use schemars::JsonSchema;
use serde::Serialize;

/// Licences, titles, norms, and what is missing for the next title.
#[derive(Serialize, JsonSchema)]
pub struct ArbiterDossier {
    person: u32,
    name: String,
    edition: &'static str,
    day: String,
    licensed: bool,
    licences: Vec<Licence>,
    titles: Vec<Title>,
    norms: Vec<Norm>,
    sought: Option<Sought>,
}

impl ArbiterDossier {
    /// With every norm.
    pub fn of(told: &arbiter_dossier::ArbiterDossier) -> Self {
        ArbiterDossier {
            person: told.person.id.0,
            name: told.person.name.eastern(),
            edition: told.edition.id.0,
            day: told.day.to_string(),
            licensed: told.is_licensed(),
            licences: told
                .licences
                .iter()
                .map(|one| Licence {
                    kind: one.licence.kind.clone(),
                    number: one.licence.number.clone(),
                    from: one.from.to_string(),
                    until: one.licence.until.map(|day| day.to_string()),
                })
                .collect(),
            titles: told
                .titles
                .iter()
                .map(|(day, title)| Title { title: title.as_str(), awarded: day.to_string() })
                .collect(),
            norms: told.norms.iter().map(Norm::of).collect(),
            sought: told.sought.as_ref().map(|(title, completeness)| Sought {
                title: title.as_str(),
                complete: completeness.is_complete(),
                failed: completeness.failed.iter().map(|paragraph| paragraph.0).collect(),
                events: completeness.games,
                steps: completeness
                    .steps
                    .iter()
                    .filter(|step| step.code != arpad_rules::titles::codes::step::ARBITER_AGE)
                    .map(Step::of)
                    .collect(),
            }),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Licence {
    kind: String,
    number: String,
    from: String,
    until: Option<String>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Title {
    title: &'static str,
    awarded: String,
}

/// An event or a seminar.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Norm {
    event: String,
    tournament: Option<u32>,
    /// The entry with which a certificate was filed.
    certificate: Option<i64>,
    chief: bool,
    kind: &'static str,
    system: Option<&'static str>,
    rounds: u16,
    players: u32,
    rated: u32,
    federations: u32,
    end: String,
    /// It counts: a certificate is filed, or there is one for everybody.
    counts: bool,
    /// The paragraph by which it does not count without a certificate, or at all.
    against: Option<&'static str>,
}

impl Norm {
    fn of(one: &arbiter_dossier::ArbiterNormHeld) -> Self {
        Norm {
            event: one.event.clone(),
            tournament: one.tournament.map(|id| id.0),
            certificate: one.certificate.map(|entry| entry.0),
            chief: one.is_chief,
            kind: one.norm.kind.as_str(),
            system: one.norm.system.map(System::as_str),
            rounds: one.norm.rounds,
            players: one.norm.players,
            rated: one.norm.rated,
            federations: one.norm.federations,
            end: one.norm.end.to_string(),
            counts: one.counts(),
            against: match one.earning {
                Earning::ByCertificate(at) | Earning::No(at) if one.certificate.is_none() => Some(at.0),
                _ => None,
            },
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Sought {
    title: &'static str,
    complete: bool,
    failed: Vec<&'static str>,
    /// Events that count.
    events: u16,
    steps: Vec<Step>,
}
