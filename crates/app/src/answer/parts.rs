//! What the answers of all games have in common: steps, findings and their places, sentences in both languages.

use super::schema::{from, object, or_null, text, word};
use crate::words::Language;
use arpad_formats::notice::Notice;
use arpad_model::{Finding, GoPeriod, Period, Place, Step};
use arpad_office::rating::rate_case::Answer;
use serde_json::{Value, json};

/// The ids of a document, by which a finding names its place.
pub struct Ids<'a> {
    /// Of the players.
    pub players: Vec<&'a str>,
    /// Of the tournaments.
    pub tournaments: Vec<&'a str>,
}

impl<'a> From<&'a Period> for Ids<'a> {
    fn from(period: &'a Period) -> Self {
        Ids {
            players: period.players.iter().map(|player| player.id.as_str()).collect(),
            tournaments: period.tournaments.iter().map(|tournament| tournament.id.as_str()).collect(),
        }
    }
}

impl<'a> From<&'a GoPeriod> for Ids<'a> {
    fn from(period: &'a GoPeriod) -> Self {
        Ids {
            players: period.players.iter().map(|player| player.id.as_str()).collect(),
            tournaments: period.tournaments.iter().map(|tournament| tournament.id.as_str()).collect(),
        }
    }
}

impl<'a> From<&'a Answer> for Ids<'a> {
    fn from(answer: &'a Answer) -> Self {
        match answer {
            Answer::Chess(answer) => Ids::from(&answer.period),
            Answer::Mgsz(answer) => Ids::from(&answer.period),
            Answer::Egf(answer) => Ids::from(&answer.period),
        }
    }
}

impl Ids<'_> {
    /// Of a document that could not be rated: findings about the whole of it need no ids.
    pub fn none() -> Self {
        Ids { players: Vec::new(), tournaments: Vec::new() }
    }

    /// The place of a finding by the document's own ids.
    pub fn place(&self, place: &Place) -> Option<String> {
        match *place {
            Place::Everything => None,
            Place::Tournament(tournament) => Some((*self.tournaments.get(tournament)?).to_owned()),
            Place::Round(tournament, round) => Some(format!("{}, {round}", self.tournaments.get(tournament)?)),
            Place::Game(tournament, game) => Some(format!("{}.games[{game}]", self.tournaments.get(tournament)?)),
            Place::Player(player) => Some((*self.players.get(player)?).to_owned()),
        }
    }
}

/// A step of an explanation.
pub fn step(step: &Step) -> Value {
    json!({
        "paragraph": step.paragraph.0,
        "text": both(|language| language.step(step)),
        "value": Language::En.value(&step.value),
    })
}

/// The shape of [`step`].
pub fn step_schema() -> Value {
    object(&[("paragraph", text()), ("text", both_schema()), ("value", text())])
}

/// A finding with its place.
pub fn finding(ids: &Ids<'_>, finding: &Finding) -> Value {
    json!({
        "severity": finding.severity.as_str(),
        "paragraph": finding.paragraph.0,
        "where": ids.place(&finding.place),
        "code": finding.code.as_str(),
        "text": both(|language| language.finding(finding)),
    })
}

/// The shape of [`finding`].
pub fn finding_schema() -> Value {
    object(&[
        ("severity", severity_schema()),
        ("paragraph", text()),
        ("where", or_null(text())),
        ("code", text()),
        ("text", both_schema()),
    ])
}

fn severity_schema() -> Value {
    word(&["note", "warning", "error"])
}

/// What a reader says about a file.
pub fn notice(notice: &Notice) -> Value {
    json!({
        "severity": notice.severity.as_str(),
        "line": notice.line,
        "column": notice.column,
        "code": notice.code.as_str(),
        "text": both(|language| language.notice(notice)),
    })
}

/// The shape of [`notice`].
pub fn notice_schema() -> Value {
    object(&[
        ("severity", severity_schema()),
        ("line", from(0)),
        ("column", from(0)),
        ("code", text()),
        ("text", both_schema()),
    ])
}

/// A sentence in both languages.
pub fn both(say: impl Fn(Language) -> String) -> Value {
    json!({"en": say(Language::En), "hu": say(Language::Hu)})
}

/// The shape of [`both`].
pub fn both_schema() -> Value {
    object(&[("en", text()), ("hu", text())])
}
