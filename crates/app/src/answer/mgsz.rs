//! The answer to a go case under the Hungarian regulation.

mod multiplier;
mod played;

use super::parts::{Finding, Ids, Step};
use super::schema::{Exact, GoStatus, exact};
use crate::words::go::{in_points, point_text};
use arpad_codes::stopping;
use arpad_model::{GoPeriod, Grade};
use arpad_office::rating::rate_case;
use arpad_rules::go::hungary::ranking::{Ranked, ranking};
use arpad_rules::go::hungary::rated::{GoRated, RatedPlayer, RatedTournament};
use multiplier::Multiplier;
use played::Played;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashMap};

/// The whole answer; a refused document has findings only.
#[derive(Serialize, JsonSchema)]
pub struct GoAnswer<'a> {
    edition: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Tournament>")]
    tournaments: Option<Vec<Tournament>>,
    #[serde(serialize_with = "each_player")]
    #[schemars(with = "Vec<GoPlayer>")]
    players: &'a rate_case::GoAnswer<GoRated>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Place>")]
    ranking: Option<Vec<Place>>,
    findings: Vec<Finding>,
}

impl<'a> GoAnswer<'a> {
    /// With every tournament, player and finding.
    pub fn of(answer: &'a rate_case::GoAnswer<GoRated>) -> Self {
        let (period, rated) = (&answer.period, answer.rated.as_ref());
        let ids = Ids::from(period);
        let tournaments = |rated: &GoRated| rated.tournaments.iter().map(|one| Tournament::of(period, one)).collect();
        let places = |rated| ranking(period, rated).iter().map(|line| Place::of(period, line)).collect();
        GoAnswer {
            edition: answer.edition.0,
            tournaments: rated.map(tournaments),
            players: answer,
            ranking: rated.map(places),
            findings: answer.findings.iter().map(|one| Finding::of(&ids, one)).collect(),
        }
    }
}

/// Each player is made while he is written: together they are many times larger than what was rated.
fn each_player<S: Serializer>(answer: &rate_case::GoAnswer<GoRated>, serializer: S) -> Result<S::Ok, S::Error> {
    let by_number = answer.rated.as_ref().map(by_number).unwrap_or_default();
    let players = answer.rated.iter().flat_map(|rated| &rated.players);
    serializer
        .collect_seq(players.inspect(|_| stopping::look()).map(|one| GoPlayer::of(&answer.period, &by_number, one)))
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Tournament {
    id: String,
    multiplier: Multiplier,
    parts: Vec<u16>,
    steps: Vec<Step>,
}

impl Tournament {
    fn of(period: &GoPeriod, rated: &RatedTournament) -> Self {
        Tournament {
            id: period.tournaments[rated.tournament].id.clone(),
            multiplier: Multiplier::of(rated),
            parts: rated.parts.clone(),
            steps: rated.steps.iter().map(|one| Step::of(&in_points(one))).collect(),
        }
    }
}

/// A player.
#[derive(Serialize, JsonSchema)]
pub struct GoPlayer {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    name: Option<String>,
    #[schemars(with = "GoStatus")]
    status: &'static str,
    before: Option<i32>,
    /// Where he starts from something else than he had.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<i32>")]
    start: Option<Option<i32>>,
    after: Option<i32>,
    change: Option<i32>,
    sum: Exact,
    /// Who played in several tournaments has a multiplier in each, none for all.
    multiplier: Option<Multiplier>,
    grade_before: Option<String>,
    grade: Option<String>,
    #[schemars(with = "BTreeMap<String, u32>")]
    reached: Map<String, Value>,
    rated_tournaments: u32,
    tournaments: Vec<Played>,
    steps: Vec<Step>,
}

/// The rated tournaments by their position in the document.
pub fn by_number(rated: &GoRated) -> HashMap<usize, &RatedTournament> {
    rated.tournaments.iter().map(|one| (one.tournament, one)).collect()
}

impl GoPlayer {
    /// With every tournament of his.
    pub fn of(period: &GoPeriod, rated: &HashMap<usize, &RatedTournament>, player: &RatedPlayer) -> Self {
        let known = &period.players[player.player];
        let of = |number: usize| rated.get(&number).copied().map(Multiplier::of);
        let reached = |(grade, times): &(Grade, u32)| (grade.to_string(), json!(times));
        GoPlayer {
            id: known.id.clone(),
            name: known.name.clone(),
            status: player.status.as_str(),
            before: player.before,
            start: (player.start != player.before).then_some(player.start),
            after: player.after,
            change: player.change,
            sum: exact(point_text(player.sum)),
            multiplier: if let [only] = player.tournaments.as_slice() { of(only.tournament) } else { None },
            grade_before: player.grade_before.map(|grade| grade.to_string()),
            grade: player.grade.map(|grade| grade.to_string()),
            reached: player.reached.iter().map(reached).collect(),
            rated_tournaments: player.rated_tournaments,
            tournaments: player.tournaments.iter().map(|one| Played::of(period, one, of(one.tournament))).collect(),
            steps: player.steps.iter().map(|one| Step::of(&in_points(one))).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Place {
    #[schemars(range(min = 1))]
    place: usize,
    id: String,
    points: i32,
    grade: Option<String>,
    tournaments: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    name: Option<String>,
}

impl Place {
    fn of(period: &GoPeriod, line: &Ranked) -> Self {
        let player = &period.players[line.player];
        Place {
            place: line.place,
            id: player.id.clone(),
            points: line.points,
            grade: line.grade.map(|grade| grade.to_string()),
            tournaments: line.tournaments,
            name: player.name.clone(),
        }
    }
}
