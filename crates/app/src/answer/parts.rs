//! What the answers of all games have in common: steps, findings and their places, sentences in both languages.

use super::schema::{SeverityName, value};
use crate::words::Language;
use arpad_model::{GoPeriod, Period, PersonName, Place, Spot};
use arpad_office::rating::rate_case::Answer;
use arpad_rules::reason::Why;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The ids of a document, by which a finding names its place.
pub struct Ids<'a> {
    /// Of the players.
    pub players: Vec<&'a str>,
    /// Of the tournaments.
    pub tournaments: Vec<&'a str>,
}

impl<'a> From<&'a Period> for Ids<'a> {
    fn from(period: &'a Period) -> Self {
        Ids::among(period.players.iter().map(|one| &one.id), period.tournaments.iter().map(|one| &one.id))
    }
}

impl<'a> From<&'a GoPeriod> for Ids<'a> {
    fn from(period: &'a GoPeriod) -> Self {
        Ids::among(period.players.iter().map(|one| &one.id), period.tournaments.iter().map(|one| &one.id))
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

impl<'a> Ids<'a> {
    fn among(players: impl Iterator<Item = &'a String>, tournaments: impl Iterator<Item = &'a String>) -> Self {
        Ids { players: players.map(String::as_str).collect(), tournaments: tournaments.map(String::as_str).collect() }
    }

    /// The same for people: in go by name, where the file tells one.
    pub fn called(answer: &'a Answer) -> Self {
        let period = match answer {
            Answer::Chess(_) => return Ids::from(answer),
            Answer::Mgsz(answer) => &answer.period,
            Answer::Egf(answer) => &answer.period,
        };
        Ids::among(
            period.players.iter().map(|one| one.name.as_ref().unwrap_or(&one.id)),
            period.tournaments.iter().map(|one| one.name.as_ref().unwrap_or(&one.id)),
        )
    }

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

/// A game of go as people find it: the tournament, the round and who played, by name.
pub fn spot(answer: &Answer, place: &Place) -> Option<Spot> {
    let Place::Game(tournament, game) = *place else { return None };
    let period = match answer {
        Answer::Chess(_) => return None,
        Answer::Mgsz(answer) => &answer.period,
        Answer::Egf(answer) => &answer.period,
    };
    let event = period.tournaments.get(tournament)?;
    let game = event.games.get(game)?;
    let name = |player: u32| {
        let player = period.players.get(player as usize)?;
        Some(PersonName::new(player.name.clone().unwrap_or_else(|| player.id.clone()), ""))
    };
    let players = std::iter::once(game.black).chain(game.white).filter_map(name).collect();
    let tournament = event.name.clone().unwrap_or_else(|| event.id.clone());
    Some(Spot { tournament, round: Some(game.round).filter(|round| *round > 0), players })
}

/// A finding with its place, for programs.
pub fn finding(ids: &Ids<'_>, finding: &arpad_model::Finding) -> Value {
    value(&Finding::of(ids, finding))
}

/// What a reader says about a file, for programs.
pub fn notice(notice: &arpad_formats::notice::Notice) -> Value {
    value(&Notice::of(notice))
}

/// A sentence in both languages, for programs.
pub fn both(say: impl Fn(Language) -> String) -> Value {
    value(&Both::of(say))
}

/// A step of an explanation.
#[derive(Serialize, JsonSchema)]
pub struct Step {
    paragraph: &'static str,
    text: Both,
    value: String,
}

impl Step {
    /// With its paragraph.
    pub fn of(step: &arpad_model::Step) -> Self {
        Step {
            paragraph: step.paragraph.0,
            text: Both::of(|language| language.step(step)),
            value: Language::plain(&step.value),
        }
    }
}

/// What the law says about a document.
#[derive(Serialize, JsonSchema)]
pub struct Finding {
    #[schemars(with = "SeverityName")]
    severity: &'static str,
    paragraph: &'static str,
    #[serde(rename = "where")]
    place: Option<String>,
    code: &'static str,
    text: Both,
}

impl Finding {
    /// Of a file: in go by the names that are in it, for nobody knows its games by number.
    pub fn in_file(answer: Option<&Answer>, finding: &arpad_model::Finding) -> Self {
        let ids = answer.map_or_else(Ids::none, Ids::called);
        let place = answer.and_then(|answer| spot(answer, &finding.place)).map(|spot| named(&spot));
        let told = Finding::of(&ids, finding);
        Finding { place: place.or(told.place), ..told }
    }

    /// With its place by the ids of its document.
    pub fn of(ids: &Ids<'_>, finding: &arpad_model::Finding) -> Self {
        Finding {
            severity: finding.severity.as_str(),
            paragraph: finding.paragraph.0,
            place: finding.spot.as_ref().map(|spot| named(spot)).or_else(|| ids.place(&finding.place)),
            code: finding.code.as_str(),
            text: Both::of(|language| language.finding(finding)),
        }
    }
}

/// A place by name, for programs: the tournament, the round, the players.
fn named(spot: &Spot) -> String {
    let round = spot.round.map(|round| round.to_string());
    let players: Vec<String> = spot.players.iter().map(PersonName::as_list).collect();
    let players = Some(players.join(" – ")).filter(|players| !players.is_empty());
    let tournament = Some(spot.tournament.clone()).filter(|name| !name.is_empty());
    [tournament, round, players].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Whether a game counts, and if it does not, by which paragraph.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Counted {
    counted: bool,
    why: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Both")]
    why_text: Option<Both>,
}

impl Counted {
    /// With the reason the law gives.
    pub fn of(counted: bool, why: Option<&Why>) -> Self {
        Counted {
            counted,
            why: why.map(|why| why.paragraph.0),
            why_text: why.map(|why| Both::of(|language| language.why(why.code))),
        }
    }
}

/// What a reader says about a file.
#[derive(Serialize, JsonSchema)]
pub struct Notice {
    #[schemars(with = "SeverityName")]
    severity: &'static str,
    line: usize,
    column: usize,
    code: &'static str,
    text: Both,
}

impl Notice {
    /// With its line.
    pub fn of(notice: &arpad_formats::notice::Notice) -> Self {
        Notice {
            severity: notice.severity.as_str(),
            line: notice.line,
            column: notice.column,
            code: notice.code.as_str(),
            text: Both::of(|language| language.notice(notice)),
        }
    }
}

/// A sentence in both languages.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Both {
    en: String,
    hu: String,
}

impl Both {
    /// As each language says it.
    pub fn of(say: impl Fn(Language) -> String) -> Self {
        Both { en: say(Language::En), hu: say(Language::Hu) }
    }
}
