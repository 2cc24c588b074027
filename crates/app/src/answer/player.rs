//! What a player's pages are made of: titles, ratings on lists, tournaments.

use super::event::state_schema;
use super::list::series_schema;
use super::schema::{day, decimal, from, list, object, or_null, text, truth, whole, word};
use arpad_model::{Decimal, Grade, HalfPoints, Hundredths, Title};
use arpad_office::views::person_page::{Listed, Played, SeriesHistory};
use serde_json::{Value, json};

/// A title with the day it was awarded.
pub fn title(title: &Title) -> Value {
    json!({"title": title.title, "awarded": title.awarded.to_string()})
}

/// The shape of [`title`].
pub fn title_schema() -> Value {
    object(&[("title", text()), ("awarded", day())])
}

/// A person on all lists of a series, the oldest first.
pub fn history(history: &SeriesHistory) -> Value {
    let lists: Vec<Value> = history.lists.iter().map(listed).collect();
    json!({"series": history.series.as_str(), "lists": lists})
}

/// The shape of [`history`].
pub fn history_schema() -> Value {
    object(&[("series", series_schema()), ("lists", list(listed_schema()))])
}

/// A person on one list.
pub fn listed(Listed { list, row, until, .. }: &Listed) -> Value {
    let grade = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    json!({
        "list": list.id,
        "day": list.day.to_string(),
        "until": until.map(|day| day.to_string()),
        "after": list.tournament.map(|tournament| tournament.0),
        "revision": list.revision,
        "origin": list.origin.as_str(),
        "edition": list.edition,
        "rating": row.rating,
        "grade": grade.map(|grade| grade.to_string()),
        "change": row.change,
        "k": row.k,
        "games": row.games,
        "period_games": row.period_games,
        "score": row.score.map(|halves| HalfPoints(halves).to_string()),
        "expected": row.expected.map(|points| Hundredths::to_string(&Decimal(points.into()))),
        "active": row.active,
        "title": row.title,
    })
}

/// The shape of [`listed`].
pub fn listed_schema() -> Value {
    object(&[
        ("list", from(1)),
        ("day", day()),
        ("until", or_null(day())),
        ("after", or_null(from(1))),
        ("revision", from(0)),
        ("origin", word(&["computed", "fide"])),
        ("edition", text()),
        ("rating", or_null(whole())),
        ("grade", or_null(text())),
        ("change", or_null(whole())),
        ("k", or_null(from(0))),
        ("games", or_null(from(0))),
        ("period_games", from(0)),
        ("score", or_null(decimal())),
        ("expected", or_null(decimal())),
        ("active", truth()),
        ("title", text()),
    ])
}

/// A tournament he played in and the list it counts in.
pub fn played(one: &Played) -> Value {
    json!({
        "tournament": one.tournament.id.0,
        "name": one.tournament.name,
        "series": one.tournament.series.as_str(),
        "starts": one.tournament.starts.to_string(),
        "ends": one.tournament.ends.to_string(),
        "state": one.tournament.state.as_str(),
        "list": one.list.as_ref().map(|list| json!({"list": list.id, "day": list.day.to_string()})),
    })
}

/// The shape of [`played`].
pub fn played_schema() -> Value {
    object(&[
        ("tournament", from(1)),
        ("name", text()),
        ("series", series_schema()),
        ("starts", day()),
        ("ends", day()),
        ("state", state_schema()),
        ("list", or_null(object(&[("list", from(1)), ("day", day())]))),
    ])
}
