//! Tournaments: all of them, one with its table, and what the next lists will rate.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::{ONLY_SERIES, PAGE, SIZE, TOURNAMENT};
use crate::answer::event::{CrosstableGame, CrosstableLine, TournamentWithTable, Tournaments};
use crate::answer::live::{Forecast, Forecasts, Moving};
use crate::answer::norms::TournamentNorms;
use crate::answer::own_games::Brought;
use crate::answer::person::PublicPerson;
use crate::answer::schema::{color_name, exact};
use crate::web::crosstable::{Cell, Crosstable};
use arpad_model::{HalfPoints, Series, TournamentId};
use arpad_office::views::public::{self, PublicTournament, TableLine};
use arpad_office::views::records;
use arpad_office::views::tournament_changes::Changes;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "tournaments",
        path: "/tournaments",
        parameters: &[&PAGE, &SIZE],
        example: "/tournaments?page_size=10",
        body: None,
        answers: answers!(index),
    },
    Endpoint {
        name: "tournament",
        path: "/tournaments/{id}",
        parameters: &[&TOURNAMENT],
        example: "/tournaments/1",
        body: None,
        answers: answers!(tournament),
    },
    Endpoint {
        name: "tournament-norms",
        path: "/tournaments/{id}/norms",
        parameters: &[&TOURNAMENT],
        example: "/tournaments/1/norms",
        body: None,
        answers: answers!(norms),
    },
    Endpoint {
        name: "live",
        path: "/live",
        parameters: &[&ONLY_SERIES, &PAGE, &SIZE],
        example: "/live",
        body: None,
        answers: answers!(live),
    },
];

async fn index(call: Call) -> Result<Told<Tournaments>, Fault> {
    let paging = call.paging();
    let (skip, most) = (paging.skip() as u32, paging.size as u32 + 1);
    let found = call.site.read(move |store| records::newest_tournaments(store, skip, most)).await?;
    Ok(Told::kept(&Tournaments::of(paging.cut(found))))
}

async fn tournament(call: Call) -> Result<Told<TournamentWithTable>, Fault> {
    let id: TournamentId = call.id()?;
    let cache = call.site.cache.clone();
    let (found, changes) = call
        .site
        .read(move |store| {
            let found = public::tournament(store, id)?;
            let changes = cache.changes_of(store, &found.event)?;
            Ok((found, changes))
        })
        .await?;
    let table = Crosstable::of(&found).map(|table| crosstable(&found, &table, changes.as_deref()));
    Ok(Told::kept(&TournamentWithTable::of(&found, table)))
}

/// Whoever asked not to be shown is named by the line alone.
async fn norms(call: Call) -> Result<Told<TournamentNorms>, Fault> {
    let id: TournamentId = call.id()?;
    let told = call
        .site
        .read(move |store| {
            let found = public::tournament(store, id)?;
            Ok((found.event.id, public::event_norms(store, id)?))
        })
        .await?;
    Ok(Told::kept(&TournamentNorms::of(told.0, told.1.as_ref().map(|(told, _)| told))))
}

/// Who met whom, the best first; opponents are named by their place.
fn crosstable(found: &PublicTournament, table: &Crosstable, changes: Option<&Changes>) -> Vec<CrosstableLine> {
    let brought = |player: &TableLine| {
        let changes = changes?;
        Some(Brought::of(changes.players.get(&player.rated_as)?, changes.is_forecast))
    };
    let game = |(round, cell): (u16, &Cell)| CrosstableGame {
        round,
        opponent: cell.opponent.and_then(|other| table.places.get(other)).copied(),
        color: cell.color.map(color_name),
        handicap: cell.handicap,
        result: cell.result,
        points: exact(HalfPoints(cell.half_points)),
    };
    let line = |line: &usize| CrosstableLine {
        place: table.places[*line],
        person: PublicPerson::of(&found.players[*line].person),
        points: exact(table.score(*line)),
        brought: brought(&found.players[*line]),
        games: table.games(*line).map(game).collect(),
    };
    table.order.iter().map(line).collect()
}

/// Every forecast, and a stretch of those who move: series by series, the best first.
async fn live(call: Call) -> Result<Told<Forecasts>, Fault> {
    let paging = call.paging();
    let only: Option<Series> = call.given("series").and_then(|text| text.parse().ok());
    let cache = call.site.cache.clone();
    let (forecasts, moving) = call
        .site
        .read(move |store| {
            let (mut forecasts, mut moving) = (Vec::new(), Vec::new());
            let (mut skip, mut most) = (paging.skip(), paging.size + 1);
            for series in Series::ALL.into_iter().filter(|one| only.is_none_or(|only| only == *one)) {
                let Some(live) = cache.live(store, series)? else { continue };
                for (row, person) in live.best(store, skip, most)? {
                    moving.push(Moving::of(&live, &row, &person));
                }
                most = (paging.size + 1).saturating_sub(moving.len());
                skip = skip.saturating_sub(live.rows.len());
                forecasts.push(Forecast::of(&live));
            }
            Ok((forecasts, moving))
        })
        .await?;
    Ok(Told::kept(&Forecasts::of(paging.cut(moving), forecasts)))
}
