//! The answer to a go case under the European rating: three decimals everywhere.

use super::go_game::GoGame;
use super::parts::{Counted, Finding, Ids, Step};
use super::schema::{ClassName, EuropeanStatus, Exact, SourceName, exact};
use arpad_codes::stopping;
use arpad_model::{GoPeriod, HalfPoints};
use arpad_office::rating::rate_case::GoAnswer;
use arpad_rules::go::europe::formula::GameChange;
use arpad_rules::go::europe::rated::*;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The whole answer; a refused document has findings only.
#[derive(Serialize, JsonSchema)]
pub struct EuropeanGoAnswer<'a> {
    edition: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<Tournament>")]
    tournaments: Option<Vec<Tournament>>,
    #[serde(serialize_with = "each_player")]
    #[schemars(with = "Vec<Player>")]
    players: &'a GoAnswer<EgfRated>,
    findings: Vec<Finding>,
}

impl<'a> EuropeanGoAnswer<'a> {
    /// With every tournament, player and finding.
    pub fn of(answer: &'a GoAnswer<EgfRated>) -> Self {
        let (period, rated) = (&answer.period, answer.rated.as_ref());
        let ids = Ids::from(period);
        let tournaments = |rated: &EgfRated| rated.tournaments.iter().map(|one| Tournament::of(period, one)).collect();
        EuropeanGoAnswer {
            edition: answer.edition.0,
            tournaments: rated.map(tournaments),
            players: answer,
            findings: answer.findings.iter().map(|one| Finding::of(&ids, one)).collect(),
        }
    }
}

/// Each player is made while he is written: together they are many times larger than what was rated.
fn each_player<S: Serializer>(answer: &GoAnswer<EgfRated>, serializer: S) -> Result<S::Ok, S::Error> {
    let players = answer.rated.iter().flat_map(|rated| &rated.players);
    serializer.collect_seq(players.inspect(|_| stopping::look()).map(|one| Player::of(&answer.period, one)))
}

/// What became of him, in the words of the contract.
pub fn status(player: &EgfPlayer) -> &'static str {
    match (player.before, player.after) {
        (Some(_), _) => "rated",
        (None, Some(_)) => "new",
        (None, None) => "pending",
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Tournament {
    id: String,
    #[schemars(with = "ClassName")]
    class: &'static str,
    #[schemars(with = "SourceName")]
    source: &'static str,
    weight: Exact,
}

impl Tournament {
    fn of(period: &GoPeriod, rated: &EgfTournament) -> Self {
        Tournament {
            id: period.tournaments[rated.tournament].id.clone(),
            class: rated.class.as_str(),
            source: if rated.given { "given" } else { "computed" },
            weight: exact(rated.weight),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Player {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    name: Option<String>,
    #[schemars(with = "EuropeanStatus")]
    status: &'static str,
    before: Option<Exact>,
    /// Where he starts from something else than he had.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Exact>")]
    start: Option<Option<Exact>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    start_grade: Option<Option<String>>,
    after: Option<Exact>,
    change: Option<Exact>,
    tournaments: Vec<Played>,
    steps: Vec<Step>,
}

impl Player {
    fn of(period: &GoPeriod, player: &EgfPlayer) -> Self {
        let known = &period.players[player.player];
        let is_moved = player.start != player.before;
        Player {
            id: known.id.clone(),
            name: known.name.clone(),
            status: status(player),
            before: player.before.map(exact),
            start: is_moved.then(|| player.start.map(exact)),
            start_grade: is_moved.then(|| player.by_grade.map(|grade| grade.to_string())),
            after: player.after.map(exact),
            change: player.change.map(exact),
            tournaments: player.tournaments.iter().map(|one| Played::of(period, one)).collect(),
            steps: player.steps.iter().map(Step::of).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Played {
    id: String,
    weight: Exact,
    before: Exact,
    change: Exact,
    after: Exact,
    games: Vec<Game>,
}

impl Played {
    fn of(period: &GoPeriod, row: &EgfPlayerTournament) -> Self {
        Played {
            id: period.tournaments[row.tournament].id.clone(),
            weight: exact(row.weight),
            before: exact(row.before),
            change: exact(row.change),
            after: exact(row.after),
            games: row.games.iter().map(|one| Game::of(period, row.tournament, one)).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Game {
    #[serde(flatten)]
    game: GoGame,
    corrected: Option<Corrected>,
    difference: Option<Exact>,
    score: Option<Exact>,
    expected: Option<Exact>,
    con: Option<Exact>,
    bonus: Option<Exact>,
    change: Option<Exact>,
    #[serde(flatten)]
    counted: Counted,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Corrected {
    own: Exact,
    opponent: Exact,
}

impl Game {
    fn of(period: &GoPeriod, tournament: usize, game: &EgfGame) -> Self {
        let change = game.change;
        let corrected = |change: GameChange| Corrected {
            own: exact(change.own_corrected),
            opponent: exact(change.opponent_corrected),
        };
        Game {
            game: GoGame::of(period, (tournament, game.game), (game.round, game.opponent), (game.black, game.handicap)),
            corrected: change.map(corrected),
            difference: change.map(|change| exact(change.own_corrected - change.opponent_corrected)),
            score: change.map(|_| exact(HalfPoints(game.halves.into()))),
            expected: change.map(|change| exact(change.expected)),
            con: change.map(|change| exact(change.con)),
            bonus: change.map(|change| exact(change.bonus)),
            change: change.map(|change| exact(change.change)),
            counted: Counted::of(change.is_some(), game.why.as_ref()),
        }
    }
}
