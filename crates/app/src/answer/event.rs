//! An event of the tournament register.

use super::cause::Corrected;
use super::list::ListHead;
use super::own_games::Brought;
use super::paged::Stretch;
use super::parts::{Finding, Ids};
use super::person::PublicPerson;
use super::schema::{ColorName, Exact, ResultSign, SeriesName, StateName, value};
use arpad_model::RegisteredTournament;
use arpad_office::views::public::PublicTournament;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

/// An event whole, for the office.
pub fn event(event: &RegisteredTournament) -> Value {
    let mut whole = value(&Tournament::of(event));
    whole["submission"] = json!(event.submission);
    whole["list"] = json!(event.list);
    whole
}

/// What anybody may see of an event: files are the office's business, and so is a list before it is published.
#[derive(Serialize, JsonSchema)]
pub struct Tournament {
    #[schemars(range(min = 1))]
    tournament: u32,
    #[schemars(with = "SeriesName")]
    series: &'static str,
    name: String,
    town: String,
    organizer: String,
    arbiter: String,
    time_control: String,
    rounds: Option<u16>,
    starts: Date,
    ends: Date,
    announced: Option<Date>,
    reported: Option<Date>,
    #[schemars(with = "StateName")]
    state: &'static str,
    because: String,
}

impl Tournament {
    /// As anybody may see it.
    pub fn of(event: &RegisteredTournament) -> Self {
        Tournament {
            tournament: event.id.0,
            series: event.series.as_str(),
            name: event.name.clone(),
            town: event.town.clone(),
            organizer: event.organizer.clone(),
            arbiter: event.arbiter.clone(),
            time_control: event.time_control.clone(),
            rounds: event.rounds,
            starts: event.starts,
            ends: event.ends,
            announced: event.announced,
            reported: event.reported,
            state: event.state.as_str(),
            because: event.because.clone(),
        }
    }
}

/// A stretch of events.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Tournaments {
    #[serde(flatten)]
    stretch: Stretch,
    tournaments: Vec<Tournament>,
}

impl Tournaments {
    /// In this order.
    pub fn of((stretch, events): (Stretch, Vec<RegisteredTournament>)) -> Self {
        Tournaments { stretch, tournaments: events.iter().map(Tournament::of).collect() }
    }
}

/// An event with its published lists, what the law says of it, and who met whom.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct TournamentWithTable {
    #[serde(flatten)]
    tournament: Tournament,
    lists: Vec<ListHead>,
    /// The parts of the event, where it is reported month by month.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<Part>,
    findings: Vec<Finding>,
    corrected: Vec<Corrected>,
    crosstable: Option<Vec<CrosstableLine>>,
}

impl TournamentWithTable {
    /// With its table, where it has a report.
    pub fn of(page: &PublicTournament, crosstable: Option<Vec<CrosstableLine>>) -> Self {
        TournamentWithTable {
            tournament: Tournament::of(&page.event),
            lists: page.lists.iter().map(ListHead::of).collect(),
            parts: page.parts.iter().map(Part::of).collect(),
            findings: page.findings.iter().map(|one| Finding::of(&Ids::none(), one)).collect(),
            corrected: page.corrected.iter().map(Corrected::of).collect(),
            crosstable,
        }
    }
}

/// One month of an event.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Part {
    #[schemars(range(min = 1))]
    tournament: u32,
    starts: Date,
    ends: Date,
}

impl Part {
    /// By its number and days.
    pub fn of(event: &RegisteredTournament) -> Self {
        Part { tournament: event.id.0, starts: event.starts, ends: event.ends }
    }
}

/// One player in the table; opponents are named by their place.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct CrosstableLine {
    /// From 1.
    #[schemars(range(min = 1))]
    pub place: usize,
    /// None for who asked not to be shown.
    pub person: Option<PublicPerson>,
    /// The score.
    pub points: Exact,
    /// What it brought; none where no list counts it.
    pub brought: Option<Brought>,
    /// By round.
    pub games: Vec<CrosstableGame>,
}

/// One game from one side.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct CrosstableGame {
    /// 0 where it is not known.
    pub round: u16,
    /// The place of the opponent.
    #[schemars(range(min = 1))]
    pub opponent: Option<usize>,
    /// By name; null where a go report does not say it.
    #[schemars(with = "Option<ColorName>")]
    pub color: Option<&'static str>,
    /// Go: handicap stones, which Black has.
    pub handicap: u8,
    /// As the table writes it.
    #[schemars(with = "ResultSign")]
    pub result: &'static str,
    /// What it brought.
    pub points: Exact,
}
