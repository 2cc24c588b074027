//! An event of the tournament register.

use super::list::series_schema;
use super::schema::{day, from, object, or_null, text, word};
use arpad_model::{RegisteredTournament, TournamentState};
use serde_json::{Value, json};

/// An event whole, for the office.
pub fn event(event: &RegisteredTournament) -> Value {
    json!({
        "tournament": event.id.0,
        "series": event.series.as_str(),
        "name": event.name,
        "town": event.town,
        "organizer": event.organizer,
        "arbiter": event.arbiter,
        "time_control": event.time_control,
        "rounds": event.rounds,
        "starts": event.starts.to_string(),
        "ends": event.ends.to_string(),
        "announced": event.announced.map(|day| day.to_string()),
        "reported": event.reported.map(|day| day.to_string()),
        "state": event.state.as_str(),
        "because": event.because,
        "submission": event.submission.map(|submission| submission.0),
        "list": event.list,
    })
}

/// What anybody may see of it: files are the office's business, and so is a list before it is published.
pub fn public_event(one: &RegisteredTournament) -> Value {
    let mut shown = event(one);
    for private in ["submission", "list"] {
        shown.as_object_mut().expect("an event is an object").remove(private);
    }
    shown
}

/// The shape of [`public_event`].
pub fn public_event_schema() -> Value {
    object(&[
        ("tournament", from(1)),
        ("series", series_schema()),
        ("name", text()),
        ("town", text()),
        ("organizer", text()),
        ("arbiter", text()),
        ("time_control", text()),
        ("rounds", or_null(from(0))),
        ("starts", day()),
        ("ends", day()),
        ("announced", or_null(day())),
        ("reported", or_null(day())),
        ("state", state_schema()),
        ("because", text()),
    ])
}

/// How far an event has come.
pub fn state_schema() -> Value {
    word(&TournamentState::ALL.iter().map(|state| state.as_str()).collect::<Vec<_>>())
}
