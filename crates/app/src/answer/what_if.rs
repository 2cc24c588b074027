//! What somebody's next games would bring, and two players side by side.

use super::parts::Step;
use super::person::PublicPerson;
use super::schema::{ColorName, Exact, SeriesName, color_name, exact};
use arpad_model::{Change, Grade, HalfPoints, Thousandths};
use arpad_office::views::public::{self, PublicPlayer};
use arpad_office::views::two_players::{RatedMeeting, TwoPlayers as Found};
use arpad_office::views::what_if::{AboutToPlay, Brought, Goal, KChange, Single, Total};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;

/// The next games of a player. `games` has what each result of one game alone would bring; `total` what those with a
/// result bring together, null without any; `needed` the points that lift the rating to `goal`.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct WhatIf {
    person: PublicPerson,
    #[schemars(with = "SeriesName")]
    series: &'static str,
    list: Date,
    edition: &'static str,
    start: Date,
    rating: Option<i32>,
    grade: Option<String>,
    k: Option<u8>,
    multiplier: Option<u32>,
    games: Vec<Game>,
    total: Option<Sum>,
    goals: Vec<Aim>,
    goal: Option<i32>,
    needed: Vec<Needed>,
    k_changes: Vec<KStep>,
}

/// One of the games asked about: against whom, with which rating, and how it is taken to end.
pub struct Wanted<'a> {
    /// Somebody of the register.
    pub opponent: Option<&'a public::PublicPerson>,
    /// The rating that counts.
    pub rating: Option<i32>,
    /// Stones.
    pub handicap: u8,
    /// The result.
    pub result: Option<HalfPoints>,
    /// What can come of it.
    pub single: Option<Single>,
}

impl WhatIf {
    /// Of somebody, with these games.
    pub fn of(about: &AboutToPlay, games: &[Wanted<'_>], total: Option<&Total>, goal: Option<i32>) -> Self {
        let is_go = about.series == arpad_model::Series::Go;
        let goals = about.goals();
        let goal = goal.or(goals.first().map(|goal| goal.points)).filter(|_| about.rating.is_some());
        let needed = goal.zip(about.rating).map(|(goal, rating)| needed(about, goal, rating)).unwrap_or_default();
        WhatIf {
            person: PublicPerson::from(&about.person),
            series: about.series.as_str(),
            list: about.list.day,
            edition: about.edition().0,
            start: about.start,
            rating: about.rating,
            grade: about.grade.map(|grade| grade.to_string()),
            k: about.k(),
            multiplier: is_go.then_some(about.multiplier),
            games: games.iter().map(Game::of).collect(),
            total: total.map(Sum::of),
            goals: goals.iter().map(Aim::of).collect(),
            goal,
            needed,
            k_changes: about.k_changes().iter().map(KStep::of).collect(),
        }
    }
}

/// How strong the opponents are beside the player, and how many games.
const BESIDE: [i32; 4] = [-100, 0, 100, 200];
const GAMES: [u32; 3] = [5, 7, 9];

fn needed(about: &AboutToPlay, goal: i32, rating: i32) -> Vec<Needed> {
    let one = |opponents: i32, games: u32| {
        let score = about.needed(goal, opponents, games).map(exact);
        Needed { opponents, games, score }
    };
    BESIDE.iter().flat_map(|beside| GAMES.map(|games| one(rating + beside, games))).collect()
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Needed {
    opponents: i32,
    games: u32,
    score: Option<Exact>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Aim {
    points: i32,
    grade: Option<String>,
    times: u32,
}

impl Aim {
    fn of(goal: &Goal) -> Self {
        Aim { points: goal.points, grade: goal.grade.map(|grade| grade.to_string()), times: goal.times }
    }
}

/// What gives another K: games yet to play, a published rating, the end of a year, or the birthday.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct KStep {
    k: u8,
    games: Option<u32>,
    rating: Option<i32>,
    end_of: Option<i16>,
    birthday: bool,
}

impl KStep {
    fn of(change: &KChange) -> Self {
        let none = KStep { k: 0, games: None, rating: None, end_of: None, birthday: false };
        match *change {
            KChange::Games { left, k, .. } => KStep { k, games: Some(left), ..none },
            KChange::Rating { from, k } => KStep { k, rating: Some(from), ..none },
            KChange::EndOf { year, k } => KStep { k, end_of: Some(year), ..none },
            KChange::Birthday { k } => KStep { k, birthday: true, ..none },
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Game {
    opponent: Option<PublicPerson>,
    rating: Option<i32>,
    handicap: u8,
    result: Option<Exact>,
    expected: Option<Exact>,
    outcomes: Vec<Outcome>,
}

impl Game {
    fn of(wanted: &Wanted<'_>) -> Self {
        let single = wanted.single.as_ref();
        Game {
            opponent: wanted.opponent.map(PublicPerson::from),
            rating: wanted.rating,
            handicap: wanted.handicap,
            result: wanted.result.map(exact),
            expected: single.and_then(|single| single.expected).map(points),
            outcomes: single.map(|single| single.outcomes.iter().map(Outcome::of).collect()).unwrap_or_default(),
        }
    }
}

/// In chess the change is before rounding, in go in points.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Outcome {
    score: Exact,
    change: Option<Exact>,
    after: Option<i64>,
    grade: Option<String>,
}

impl Outcome {
    fn of(brought: &Brought) -> Self {
        let change = brought.change.map(|change| match change {
            Change::Hundredths(change) => exact(change),
            Change::Points(points) => exact(points),
        });
        let grade = brought.grade.map(|grade: Grade| grade.to_string());
        Outcome { score: exact(brought.score), change, after: brought.after, grade }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Sum {
    games: u32,
    expected: Option<Exact>,
    #[serde(flatten)]
    outcome: Outcome,
    steps: Vec<Step>,
}

impl Sum {
    fn of(total: &Total) -> Self {
        Sum {
            games: total.games,
            expected: total.expected.map(points),
            outcome: Outcome::of(&total.brought),
            steps: total.steps.iter().map(Step::of).collect(),
        }
    }
}

fn points(thousandths: Thousandths) -> Exact {
    exact(thousandths)
}

/// Two players: their newest ratings, what is expected of the first in a game, and their games, the newest first, each
/// from the side of the first with the ratings both had when its event began.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct TwoPlayers {
    one: Side,
    other: Side,
    expected: Vec<Expected>,
    games: Vec<Met>,
}

impl TwoPlayers {
    /// As they were found.
    pub fn of(found: &Found) -> Self {
        let expected = |(series, expected): &(arpad_model::Series, arpad_model::Hundredths)| Expected {
            series: series.as_str(),
            expected: exact(expected),
        };
        TwoPlayers {
            one: Side::of(&found.one),
            other: Side::of(&found.other),
            expected: found.expected.iter().map(expected).collect(),
            games: found.games.iter().map(Met::of).collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Side {
    person: PublicPerson,
    ratings: Vec<Now>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Now {
    #[schemars(with = "SeriesName")]
    series: &'static str,
    list: Date,
    rating: Option<i32>,
    peak: Option<i32>,
}

impl Side {
    fn of(player: &PublicPlayer) -> Self {
        let ratings = player.series.iter().filter_map(|history| {
            let listed = history.official()?;
            let peak = history.lists.iter().filter_map(|listed| listed.row.rating).max();
            Some(Now { series: history.series.as_str(), list: listed.list.day, rating: listed.row.rating, peak })
        });
        Side { person: PublicPerson::from(&player.person), ratings: ratings.collect() }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Expected {
    #[schemars(with = "SeriesName")]
    series: &'static str,
    expected: Exact,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Met {
    #[schemars(range(min = 1))]
    tournament: u32,
    name: String,
    #[schemars(with = "SeriesName")]
    series: &'static str,
    starts: Date,
    ends: Date,
    round: u16,
    /// Null where a go report does not say it.
    #[schemars(with = "Option<ColorName>")]
    color: Option<&'static str>,
    score: Exact,
    rating: Option<i32>,
    opponent_rating: Option<i32>,
}

impl Met {
    fn of(RatedMeeting { meeting, ratings }: &RatedMeeting) -> Self {
        Met {
            tournament: meeting.event.id.0,
            name: meeting.event.name.clone(),
            series: meeting.event.series.as_str(),
            starts: meeting.event.starts,
            ends: meeting.event.ends,
            round: meeting.round,
            color: meeting.color.map(color_name),
            score: exact(meeting.score),
            rating: ratings[0],
            opponent_rating: ratings[1],
        }
    }
}
