//! What the next list of a series would say: its head, what it counts, and everybody who moves in it.

use super::event::public_event;
use super::list::{list_head, series_schema};
use super::schema::{and, day, from, list, named, object, or_null, text, whole};
use arpad_model::{Grade, List, RegisteredTournament};
use arpad_office::views::live::{Live, LiveRow};
use serde_json::{Value, json};

/// A list that does not exist yet: it has no number, no seal and no moment.
pub fn next_list(next: &List) -> Value {
    json!({"series": next.series.as_str(), "date": next.day.to_string(), "edition": next.edition})
}

/// The shape of [`next_list`].
pub fn next_list_schema() -> Value {
    object(&[("series", series_schema()), ("date", day()), ("edition", text())])
}

/// A forecast without its players.
pub fn forecast(live: &Live) -> Value {
    let events = |events: &[RegisteredTournament]| events.iter().map(public_event).collect::<Vec<_>>();
    let mut told = next_list(&live.list);
    told["closing"] = json!(live.closing.map(|day| day.to_string()));
    told["official"] = live.official.as_ref().map(list_head).into();
    told["players"] = json!(live.rows.len());
    told["tournaments"] = events(&live.events).into();
    told["later"] = events(&live.later).into();
    told
}

/// The shape of [`forecast`].
pub fn forecast_schema() -> Value {
    let fields = [
        ("closing", or_null(day())),
        ("official", or_null(named("List"))),
        ("players", from(0)),
        ("tournaments", list(named("Tournament"))),
        ("later", list(named("Tournament"))),
    ];
    and(next_list_schema(), &fields)
}

/// One player between the list in force and the next.
pub fn live_row(live: &Live, row: &LiveRow) -> Value {
    let grade = row.live.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    json!({
        "series": live.series.as_str(),
        "date": live.list.day.to_string(),
        "official": row.official.as_ref().and_then(|row| row.rating),
        "live": row.live.rating,
        "grade": grade.map(|grade| grade.to_string()),
        "change": row.change(),
        "games": row.games,
    })
}

/// The shape of [`live_row`].
pub fn live_row_schema() -> Value {
    object(&[
        ("series", series_schema()),
        ("date", day()),
        ("official", or_null(whole())),
        ("live", or_null(whole())),
        ("grade", or_null(text())),
        ("change", or_null(whole())),
        ("games", from(0)),
    ])
}
