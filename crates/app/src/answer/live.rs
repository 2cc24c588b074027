//! What the next list of a series would say: its head, what it counts, and everybody who moves in it.

use super::event::Tournament;
use super::list::ListHead;
use super::paged::Stretch;
use super::person::PublicPerson;
use super::schema::SeriesName;
use arpad_model::{Grade, List, RegisteredTournament};
use arpad_office::views::live;
use arpad_office::views::public::Shown;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;

/// A list that does not exist yet: it has no number, no seal and no moment.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct NextList {
    #[schemars(with = "SeriesName")]
    series: &'static str,
    date: Date,
    edition: String,
}

impl NextList {
    /// As it would be closed now.
    pub fn of(next: &List) -> Self {
        NextList { series: next.series.as_str(), date: next.day, edition: next.edition.clone() }
    }
}

/// A forecast without its players.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Forecast {
    #[serde(flatten)]
    next: NextList,
    closing: Option<Date>,
    official: Option<ListHead>,
    players: usize,
    tournaments: Vec<Tournament>,
    later: Vec<Tournament>,
}

impl Forecast {
    /// Of a series.
    pub fn of(live: &live::Live) -> Self {
        let events = |events: &[RegisteredTournament]| events.iter().map(Tournament::of).collect();
        Forecast {
            next: NextList::of(&live.list),
            closing: live.closing,
            official: live.official.as_ref().map(ListHead::of),
            players: live.rows.len(),
            tournaments: events(&live.events),
            later: events(&live.later),
        }
    }
}

/// One player between the list in force and the next.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct LiveRow {
    #[schemars(with = "SeriesName")]
    series: &'static str,
    date: Date,
    official: Option<i32>,
    live: Option<i32>,
    grade: Option<String>,
    change: Option<i32>,
    games: u32,
}

impl LiveRow {
    /// One row of a forecast.
    pub fn of(live: &live::Live, row: &live::LiveRow) -> Self {
        let grade = row.live.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
        LiveRow {
            series: live.series.as_str(),
            date: live.list.day,
            official: row.official.as_ref().and_then(|row| row.rating),
            live: row.live.rating,
            grade: grade.map(|grade| grade.to_string()),
            change: row.change(),
            games: row.games,
        }
    }
}

/// The same with the player's name.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Moving {
    #[serde(flatten)]
    row: LiveRow,
    person: Option<PublicPerson>,
}

impl Moving {
    /// One row of a forecast and whose it is.
    pub fn of(live: &live::Live, row: &live::LiveRow, person: &Shown) -> Self {
        Moving { row: LiveRow::of(live, row), person: PublicPerson::of(person) }
    }
}

/// Every forecast, and a stretch of those who move.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Forecasts {
    #[serde(flatten)]
    stretch: Stretch,
    players: Vec<Moving>,
    forecasts: Vec<Forecast>,
}

impl Forecasts {
    /// In this order.
    pub fn of((stretch, players): (Stretch, Vec<Moving>), forecasts: Vec<Forecast>) -> Self {
        Forecasts { stretch, players, forecasts }
    }
}
