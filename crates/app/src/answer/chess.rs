//! The answer to a chess case.

use super::parts::{Both, Counted, Finding, Ids, Step};
use super::schema::{ChessStatus, Exact, exact};
use crate::words::Language;
use arpad_codes::stopping;
use arpad_model::{Decimal, Hundredths, Period};
use arpad_office::rating::rate_case;
use arpad_rules::chess::activity::Activity;
use arpad_rules::chess::k_factor::KGround;
use arpad_rules::chess::rated::{GameResult, KUsed, PlayerResult, Status, TournamentResult};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The whole answer.
#[derive(Serialize, JsonSchema)]
pub struct ChessAnswer<'a> {
    edition: &'static str,
    list_date: Date,
    #[serde(serialize_with = "each_player")]
    #[schemars(with = "Vec<ChessPlayer>")]
    players: &'a rate_case::ChessAnswer,
    findings: Vec<Finding>,
}

impl<'a> ChessAnswer<'a> {
    /// With every player and finding.
    pub fn of(answer: &'a rate_case::ChessAnswer) -> Self {
        let period = &answer.period;
        let ids = Ids::from(period);
        ChessAnswer {
            edition: answer.edition.id.0,
            list_date: period.list_date,
            players: answer,
            findings: answer.rated.findings.iter().map(|one| Finding::of(&ids, one)).collect(),
        }
    }
}

/// Each player is made while he is written: together they are many times larger than what was rated.
fn each_player<S: Serializer>(answer: &rate_case::ChessAnswer, serializer: S) -> Result<S::Ok, S::Error> {
    let period = &answer.period;
    let players = answer.rated.players.iter().take(period.players.len()).enumerate();
    serializer.collect_seq(
        players.inspect(|_| stopping::look()).map(|(position, result)| ChessPlayer::of(period, position, result)),
    )
}

/// A player. What does not apply to him is left out.
#[derive(Serialize, JsonSchema)]
pub struct ChessPlayer {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    name: Option<String>,
    #[schemars(with = "ChessStatus")]
    status: &'static str,
    before: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u8")]
    k: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    k_source: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u8")]
    k_listed: Option<u8>,
    games: u32,
    score: Exact,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Exact")]
    expected: Option<Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Exact")]
    change: Option<Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Exact")]
    average: Option<Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Exact")]
    percentage: Option<Exact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "i16")]
    dp: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "i64")]
    computed: Option<i64>,
    after: Option<i64>,
    published: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Both")]
    why_text: Option<Both>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool")]
    active: Option<bool>,
    tournaments: Vec<Tournament>,
    steps: Vec<Step>,
}

impl ChessPlayer {
    /// At a position of the period.
    pub fn of(period: &Period, position: usize, result: &PlayerResult) -> Self {
        let state = &period.players[position];
        let hundredths = |number: u8| -> Hundredths { Decimal(number.into()) };
        let missing = result.missing.as_ref();
        let why = |step: &arpad_model::Step| format!("{}: {}", step.paragraph, Language::En.step(step));
        ChessPlayer {
            id: state.id.clone(),
            name: state.name.clone(),
            status: result.status.as_str(),
            before: result.before.map(|rating| rating.points()),
            k: result.k.map(|k| k.used),
            k_source: result.k.as_ref().map(k_source),
            k_listed: result.k.filter(|k| k.used != k.listed).map(|k| k.listed),
            games: result.games,
            score: exact(result.score),
            expected: result.expected.map(exact),
            change: result.change.map(exact),
            average: result.first.map(|first| exact(arpad_rules::chess::two_places(first.average))),
            percentage: result.first.map(|first| exact(hundredths(first.percentage))),
            dp: result.first.map(|first| first.dp),
            computed: result.first.filter(|_| result.status == Status::Pending).map(|first| first.rating),
            after: result.after,
            published: result.published,
            why: missing.map(why),
            why_text: missing.map(|step| Both::of(|language| language.step(step))),
            active: result.activity.map(|activity| activity != Activity::Inactive),
            tournaments: result.tournaments.iter().map(|one| Tournament::of(period, one)).collect(),
            steps: result.steps.iter().map(Step::of).collect(),
        }
    }
}

fn k_source(k: &KUsed) -> &'static str {
    match k.ground {
        KGround::Given => "given",
        KGround::Listed => "list",
        KGround::Inferred => "inferred",
        KGround::Strong | KGround::Junior | KGround::New | KGround::Normal => k.at.0,
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Tournament {
    id: String,
    /// The edition that governs it, by its start.
    edition: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "u8")]
    k: Option<u8>,
    change: Option<Exact>,
    games: Vec<Game>,
}

impl Tournament {
    fn of(period: &Period, result: &TournamentResult) -> Self {
        Tournament {
            id: period.tournaments[result.tournament].id.clone(),
            edition: result.edition.0,
            k: result.k,
            change: result.change.map(exact),
            games: result.games.iter().map(|one| Game::of(period, one)).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Game {
    #[schemars(range(min = 1))]
    round: Option<u16>,
    opponent: String,
    own_rating: Option<i16>,
    opponent_rating: Option<i16>,
    difference: Option<i32>,
    capped: bool,
    /// The paragraph that cuts the difference.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    capped_by: Option<&'static str>,
    /// The paragraph by which a difference above 400 counts as it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    uncapped_by: Option<&'static str>,
    expected: Option<Exact>,
    score: Exact,
    change: Option<Exact>,
    /// The opponent's rating is on no list of the register.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Taken")]
    opponent_taken: Option<Taken>,
    #[serde(flatten)]
    counted: Counted,
}

/// Where a rating comes from that is on no list of the register.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Taken {
    /// The entry of the ledger that takes it over.
    decision: i64,
    /// FIDE's list of this date has it; none = the report has it.
    list: Option<Date>,
}

impl Game {
    fn of(period: &Period, game: &GameResult) -> Self {
        Game {
            round: (game.round != 0).then_some(game.round),
            opponent: period.players[game.opponent as usize].id.clone(),
            own_rating: game.own_rating,
            opponent_rating: game.opponent_rating,
            difference: game.difference,
            capped: game.capped,
            capped_by: game.capped_by.map(|at| at.0),
            uncapped_by: game.uncapped_by.map(|at| at.0),
            expected: game.expected.map(exact),
            score: exact(game.score),
            change: game.change.map(exact),
            opponent_taken: period.players[game.opponent as usize]
                .taken
                .map(|one| Taken { decision: one.decision.0, list: one.list }),
            counted: Counted::of(game.counted, game.why.as_ref()),
        }
    }
}
