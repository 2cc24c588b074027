//! The officer's worklist of titles, and applications, for programs.

use super::parts::{Finding, Ids};
use arpad_model::Person;
use arpad_office::acts::title_application::TitleApplication;
use arpad_office::views::title_worklist;
use schemars::JsonSchema;
use serde::Serialize;

/// Who may apply, who lacks one thing, and which applications are open.
#[derive(Serialize, JsonSchema)]
pub struct TitleWorklist {
    day: String,
    edition: &'static str,
    complete: Vec<Applicant>,
    lacking: Vec<Applicant>,
    open: Vec<Application>,
}

impl TitleWorklist {
    /// With every candidate.
    pub fn of(found: &title_worklist::TitleWorklist) -> Self {
        TitleWorklist {
            day: found.day.to_string(),
            edition: found.edition,
            complete: found.complete.iter().map(Applicant::of).collect(),
            lacking: found.lacking.iter().map(Applicant::of).collect(),
            open: found.open.iter().map(|(person, one)| Application::of(person, one)).collect(),
        }
    }
}

/// Somebody who may apply, or nearly.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Applicant {
    person: u32,
    name: String,
    title: &'static str,
    norms: usize,
    games: u16,
    rating: Option<i16>,
    /// What is missing; empty where nothing is.
    lacks: Vec<Finding>,
}

impl Applicant {
    fn of(one: &title_worklist::Applicant) -> Self {
        let ids = Ids::none();
        Applicant {
            person: one.person.id.0,
            name: one.person.name.eastern(),
            title: one.sought.title.as_str(),
            norms: one.norms,
            games: one.sought.completeness.games,
            rating: one.sought.case.highest_rating,
            lacks: one.sought.completeness.lacking.iter().map(|lacks| Finding::of(&ids, lacks)).collect(),
        }
    }
}

/// An application with its papers and its outcome.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Application {
    entry: i64,
    person: u32,
    name: String,
    title: String,
    received: String,
    edition: String,
    rating: i16,
    /// The list that has the rating, or counts the games of its period.
    list: String,
    /// Inside a period: the day it was reached, the same to the hundredth, and the order of the events.
    reached: Option<String>,
    exact: Option<String>,
    order: Vec<String>,
    norms: Vec<Norm>,
    fee: String,
    reference: String,
    outcome: Option<Outcome>,
}

impl Application {
    /// With everything it rests on.
    pub fn of(person: &Person, one: &TitleApplication) -> Self {
        let act = &one.act;
        Application {
            entry: one.entry.0,
            person: person.id.0,
            name: person.name.eastern(),
            title: act.title.clone(),
            received: act.received.to_string(),
            edition: act.edition.clone(),
            rating: act.rating.rating,
            list: act.rating.list.to_string(),
            reached: act.rating.day.map(|day| day.to_string()),
            exact: Some(act.rating.exact.clone()).filter(|exact| !exact.is_empty()),
            order: act.rating.order.clone(),
            norms: act
                .norms
                .iter()
                .map(|norm| Norm {
                    entry: norm.entry.0,
                    title: if norm.title.is_empty() { act.title.clone() } else { norm.title.clone() },
                    tournament: norm.tournament.map(|id| id.0),
                    event: norm.event.clone(),
                    end: norm.ends.to_string(),
                    games: norm.games,
                })
                .collect(),
            fee: act.fee.clone(),
            reference: act.reference.clone(),
            outcome: one.ended.as_ref().map(|(entry, ended)| Outcome {
                entry: entry.0,
                verdict: ended.verdict.as_str(),
                day: ended.day.to_string(),
                by: ended.by.clone(),
                because: ended.because.clone(),
            }),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Norm {
    entry: i64,
    /// The title it is a norm of; a higher one serves as well.
    title: String,
    tournament: Option<u32>,
    event: String,
    end: String,
    games: u16,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Outcome {
    entry: i64,
    verdict: &'static str,
    day: String,
    by: String,
    because: String,
}
