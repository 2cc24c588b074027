//! The answer to a question about titles.

use super::parts::{Finding, Ids, Step};
use super::schema::{Exact, exact};
use arpad_office::rating::title_case::{TitleAnswer, Told};
use arpad_rules::titles::norm::{self, LeftAside, NormCase, left_aside};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The whole answer. What does not belong to the question is left out; where nothing is established, everything.
#[derive(Serialize, JsonSchema)]
pub struct TitlesAnswer {
    edition: &'static str,
    /// Rounds that do not count, by their numbers: the paragraph, or `unplayed`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, String>")]
    not_counted: Option<BTreeMap<String, &'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "BTreeMap<String, Norm>")]
    titles: Option<BTreeMap<&'static str, Norm>>,
    /// Null where the average is too low for a norm.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Exact>")]
    required_score: Option<Option<Exact>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "i16")]
    bound: Option<i16>,
    /// After how many of the games the bound was first reached, 0 = before them; null = never.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<usize>")]
    reached_after_game: Option<Option<usize>>,
    /// The rating at that moment, or the highest there was, as a list would round it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "i64")]
    interim: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Exact")]
    exact: Option<Exact>,
    /// After all games.
    #[serde(rename = "final", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "i64")]
    last: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool")]
    complete: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    failed: Option<Vec<&'static str>>,
    /// Of a player's application the games of the norms, of an arbiter's the events that count.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u16")]
    games: Option<u16>,
    /// A direct title; null where the table gives nothing for the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    title: Option<Option<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool")]
    immediate: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<String>")]
    may_take: Option<Vec<&'static str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u32")]
    certificates: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Step>")]
    steps: Option<Vec<Step>>,
    findings: Vec<Finding>,
}

impl TitlesAnswer {
    /// With every step and finding.
    pub fn of(answer: &TitleAnswer) -> Self {
        let ids = Ids::none();
        let findings = answer.findings.iter().map(|one| Finding::of(&ids, one)).collect();
        let empty = TitlesAnswer::empty(answer.edition, findings);
        match &answer.told {
            None => empty,
            Some(Told::Norms { case, norms }) => TitlesAnswer {
                not_counted: Some(not_counted(case)),
                titles: Some(
                    norms.iter().map(|(one, needed)| (one.title.as_str(), Norm::of(case, one, needed))).collect(),
                ),
                ..empty
            },
            Some(Told::Table(required)) => TitlesAnswer { required_score: Some(required.map(exact)), ..empty },
            Some(Told::Interim(answer)) => TitlesAnswer {
                bound: Some(answer.bound),
                reached_after_game: Some(answer.reached_after),
                interim: Some(answer.interim),
                exact: Some(exact(answer.exact)),
                last: Some(answer.last),
                steps: Some(answer.steps.iter().map(Step::of).collect()),
                ..empty
            },
            Some(Told::Application(answer) | Told::Arbiter(answer)) => TitlesAnswer {
                complete: Some(answer.is_complete()),
                failed: Some(answer.failed.iter().map(|paragraph| paragraph.0).collect()),
                games: Some(answer.games),
                steps: Some(answer.steps.iter().map(Step::of).collect()),
                ..empty
            },
            Some(Told::Direct(title, award)) => TitlesAnswer {
                title: Some(Some(title.as_str())),
                immediate: Some(award.is_immediate),
                may_take: Some(award.may_take.iter().map(|title| title.as_str()).collect()),
                steps: Some(award.steps.iter().map(Step::of).collect()),
                ..empty
            },
            Some(Told::NoTitle) => {
                TitlesAnswer { title: Some(None), immediate: Some(false), may_take: Some(Vec::new()), ..empty }
            }
            Some(Told::Certificates(count)) => TitlesAnswer { certificates: Some(*count), ..empty },
        }
    }

    fn empty(edition: &'static str, findings: Vec<Finding>) -> Self {
        TitlesAnswer {
            edition,
            not_counted: None,
            titles: None,
            required_score: None,
            bound: None,
            reached_after_game: None,
            interim: None,
            exact: None,
            last: None,
            complete: None,
            failed: None,
            games: None,
            title: None,
            immediate: None,
            may_take: None,
            certificates: None,
            steps: None,
            findings,
        }
    }
}

fn not_counted(case: &NormCase) -> BTreeMap<String, &'static str> {
    let aside = |round: &norm::Round| {
        let why = match left_aside(case, round)? {
            LeftAside::Unplayed => "unplayed",
            LeftAside::By(paragraph) => paragraph.0,
        };
        Some((round.round.to_string(), why))
    };
    case.games.iter().filter_map(aside).collect()
}

/// One title. Without a norm the numbers are those of all counted games.
#[derive(Serialize, JsonSchema)]
pub struct Norm {
    norm: bool,
    via: Option<&'static str>,
    ignored_rounds: Vec<u16>,
    alternatives: Vec<Alternative>,
    games: u16,
    score: Exact,
    average: Option<i64>,
    raised: Option<Raised>,
    percentage: Option<u8>,
    dp: Option<i16>,
    performance: Option<i64>,
    required_score: Option<Exact>,
    excess: Option<String>,
    credited_games: Option<u16>,
    foreigner_rule: Option<&'static str>,
    federations: u16,
    own_federation: u16,
    titled: u16,
    required_title: u16,
    failed: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Needed")]
    needed: Option<Needed>,
    steps: Vec<Step>,
}

impl Norm {
    /// With its steps.
    pub fn of(case: &NormCase, one: &norm::Norm, needed: &Option<norm::Needed>) -> Self {
        let judged = &one.judged;
        let has_games = judged.games > 0;
        let opponent = |place: usize| case.games[place].opponent.clone();
        Norm {
            norm: one.is_norm(),
            via: one.via.map(norm::Via::as_str),
            ignored_rounds: one.ignored.clone(),
            alternatives: one.alternatives.iter().map(Alternative::of).collect(),
            games: judged.games,
            score: exact(judged.score),
            average: has_games.then_some(judged.average),
            raised: judged.raised.map(|raised| Raised {
                opponent: opponent(raised.place),
                from: raised.from,
                to: raised.to,
            }),
            percentage: has_games.then_some(judged.percentage),
            dp: has_games.then_some(judged.dp),
            performance: has_games.then_some(judged.performance),
            required_score: judged.required.map(exact),
            excess: one.excess().map(halves),
            credited_games: one.credited,
            foreigner_rule: judged.foreigner_rule.map(norm::ForeignerRule::as_str),
            federations: judged.federations,
            own_federation: judged.own_federation,
            titled: judged.titled,
            required_title: judged.required_title,
            failed: judged.failed.each().map(|ground| ground.paragraph().0).collect(),
            needed: needed.as_ref().map(Needed::of),
            steps: one.steps.iter().map(Step::of).collect(),
        }
    }
}

/// Half points with their sign.
fn halves(halves: i64) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    format!("{sign}{}", arpad_model::HalfPoints(halves.unsigned_abs() as u32))
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Alternative {
    ignored_rounds: Vec<u16>,
    via: &'static str,
    performance: i64,
}

impl Alternative {
    fn of(one: &norm::Alternative) -> Self {
        Alternative { ignored_rounds: one.ignored.clone(), via: one.via.as_str(), performance: one.performance }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Raised {
    opponent: Option<String>,
    from: i16,
    to: i16,
}

/// What the open rounds must bring: points where every opponent is known, else opponents for each score.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Needed {
    rounds: Vec<u16>,
    points: Option<Exact>,
    opponents: Vec<NeededOpponent>,
    too_early: bool,
}

impl Needed {
    fn of(needed: &norm::Needed) -> Self {
        Needed {
            rounds: needed.rounds.clone(),
            points: needed.points.map(exact),
            opponents: needed.opponents.iter().map(NeededOpponent::of).collect(),
            too_early: needed.is_too_early,
        }
    }
}

/// The weakest opponents who would be enough with so many points; `rating` null = any.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct NeededOpponent {
    points: Exact,
    rating: Option<i16>,
    title: Option<&'static str>,
    foreign: bool,
}

impl NeededOpponent {
    fn of(one: &norm::NeededOpponent) -> Self {
        NeededOpponent {
            points: exact(one.points),
            rating: one.rating,
            title: one.title.map(|title| title.as_str()),
            foreign: one.is_foreign,
        }
    }
}
