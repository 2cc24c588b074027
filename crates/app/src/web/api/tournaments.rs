//! Tournaments: all of them, one with its table, and what the next lists will rate.

use super::call::{Call, Endpoint, Gives, Reply};
use super::fault::Fault;
use super::paged;
use super::parameter::{ONLY_SERIES, PAGE, SIZE, TOURNAMENT};
use crate::answer::event::{public_event, public_event_schema};
use crate::answer::list::list_head;
use crate::answer::live::{forecast, forecast_schema, live_row, live_row_schema};
use crate::answer::parts::{self, Ids};
use crate::answer::person::{public_person, shown_or_hidden};
use crate::answer::schema::{and, decimal, from, list, named, object, or_null, word};
use crate::web::crosstable::{Cell, Crosstable};
use arpad_model::{Color, HalfPoints, Place, Series, TournamentId};
use arpad_office::views::public::is_public;
use arpad_office::views::records;
use arpad_office::views::tournament_page::{TournamentPage, tournament_page};
use serde_json::{Value, json};

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "tournaments",
        path: "/tournaments",
        parameters: &[&PAGE, &SIZE],
        example: "/tournaments?page_size=10",
        body: None,
        gives: Gives::Json(|| paged("tournaments", named("Tournament"))),
        handle: |call| Box::pin(index(call)),
    },
    Endpoint {
        name: "tournament",
        path: "/tournaments/{id}",
        parameters: &[&TOURNAMENT],
        example: "/tournaments/1",
        body: None,
        gives: Gives::Json(tournament_schema),
        handle: |call| Box::pin(tournament(call)),
    },
    Endpoint {
        name: "live",
        path: "/live",
        parameters: &[&ONLY_SERIES, &PAGE, &SIZE],
        example: "/live",
        body: None,
        gives: Gives::Json(|| {
            let moving = and(live_row_schema(), &[("person", shown_or_hidden())]);
            and(paged("players", moving), &[("forecasts", list(forecast_schema()))])
        }),
        handle: |call| Box::pin(live(call)),
    },
];

async fn index(call: Call) -> Result<Reply, Fault> {
    let paging = call.paging();
    let (skip, most) = (paging.skip() as u32, paging.size as u32 + 1);
    let found = call.site.read(move |store| records::newest_tournaments(store, skip, most)).await?;
    Ok(Reply::Json(paging.reply("tournaments", found.iter().map(public_event).collect())))
}

async fn tournament(call: Call) -> Result<Reply, Fault> {
    let id = TournamentId(call.id()?);
    let found = call.site.read(move |store| tournament_page(store, id)).await?;
    let mut shown = public_event(&found.event);
    shown["lists"] = found.lists.iter().filter(|list| is_public(list)).map(list_head).collect();
    // What is doubtful about one player is between him and the office.
    let ours = found.findings.iter().filter(|one| !matches!(one.place, Place::Player(_)));
    shown["findings"] = ours.map(|one| parts::finding(&Ids::none(), one)).collect();
    shown["crosstable"] = Crosstable::of(&found).map(|table| crosstable(&found, &table)).into();
    Ok(Reply::Json(shown))
}

fn tournament_schema() -> Value {
    let game = object(&[
        ("round", from(0)),
        ("opponent", or_null(from(1))),
        ("color", word(&["white", "black"])),
        ("result", word(&["1", "½", "0", "+", "=", "−", "·"])),
        ("points", decimal()),
    ]);
    let line =
        object(&[("place", from(1)), ("person", shown_or_hidden()), ("points", decimal()), ("games", list(game))]);
    let fields =
        [("lists", list(named("List"))), ("findings", list(named("Finding"))), ("crosstable", or_null(list(line)))];
    and(public_event_schema(), &fields)
}

/// Who met whom, the best first; opponents are named by their place.
fn crosstable(found: &TournamentPage, table: &Crosstable) -> Value {
    let game = |(round, cell): (u16, &Cell)| {
        json!({
            "round": round,
            "opponent": cell.opponent.and_then(|other| table.places.get(other)),
            "color": if cell.color == Color::White { "white" } else { "black" },
            "result": cell.result,
            "points": HalfPoints(cell.half_points).to_string(),
        })
    };
    let line = |line: &usize| {
        json!({
            "place": table.places[*line],
            "person": public_person(&found.players[*line]),
            "points": table.score(*line).to_string(),
            "games": table.games(*line).map(game).collect::<Vec<_>>(),
        })
    };
    table.order.iter().map(line).collect()
}

/// Every forecast, and a stretch of those who move: series by series, the best first.
async fn live(call: Call) -> Result<Reply, Fault> {
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
                    let mut told = live_row(&live, &row);
                    told["person"] = public_person(&person);
                    moving.push(told);
                }
                most = (paging.size + 1).saturating_sub(moving.len());
                skip = skip.saturating_sub(live.rows.len());
                forecasts.push(forecast(&live));
            }
            Ok((forecasts, moving))
        })
        .await?;
    let mut reply = paging.reply("players", moving);
    reply["forecasts"] = forecasts.into();
    Ok(Reply::Json(reply))
}
