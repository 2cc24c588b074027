//! The answer to a chess case.

use super::parts::{Ids, both, both_schema, finding, step};
use super::schema::{day, decimal, from, list, named, object, or_null, or_with, text, truth, whole, word};
use crate::words::Language;
use arpad_model::{HalfPoints, Hundredths, Period};
use arpad_office::rating::rate_case::ChessAnswer;
use arpad_rules::chess::activity::Activity;
use arpad_rules::chess::k_factor::KGround;
use arpad_rules::chess::rated::{GameResult, KUsed, PlayerResult, Status, TournamentResult};
use serde_json::{Map, Value, json};

/// The whole answer.
pub fn chess(answer: &ChessAnswer) -> Value {
    let period = &answer.period;
    let ids = Ids::from(period);
    json!({
        "edition": answer.edition.id.0,
        "list_date": period.list_date.to_string(),
        "players": period.players.iter().zip(&answer.rated.players)
            .map(|(state, result)| player(period, &state.id, state.name.as_deref(), result)).collect::<Vec<_>>(),
        "findings": answer.rated.findings.iter().map(|one| finding(&ids, one)).collect::<Vec<_>>(),
    })
}

/// The shape of [`chess`].
pub fn chess_schema() -> Value {
    object(&[
        ("edition", text()),
        ("list_date", day()),
        ("players", list(named("ChessPlayer"))),
        ("findings", list(named("Finding"))),
    ])
}

fn player(period: &Period, id: &str, name: Option<&str>, result: &PlayerResult) -> Value {
    let mut fields = Map::new();
    let mut set = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    set("id", json!(id));
    if let Some(name) = name {
        set("name", json!(name));
    }
    set("status", json!(result.status.as_str()));
    set("before", json!(result.before.map(|rating| rating.points())));
    if let Some(k) = result.k {
        set("k", json!(k.used));
        set("k_source", json!(k_source(&k)));
        if k.used != k.listed {
            set("k_listed", json!(k.listed));
        }
    }
    set("games", json!(result.games));
    set("score", score(result.score));
    if let Some(expected) = result.expected {
        set("expected", exact(expected));
    }
    if let Some(change) = result.change {
        set("change", exact(change));
    }
    if let Some(first) = result.first {
        set("average", exact(arpad_rules::chess::two_places(first.average)));
        set("percentage", exact(arpad_model::Decimal(first.percentage.into())));
        set("dp", json!(first.dp));
        if result.status == Status::Pending {
            set("computed", json!(first.rating));
        }
    }
    set("after", json!(result.after));
    set("published", json!(result.published));
    if let Some(missing) = &result.missing {
        let sentence = Language::En.step(missing);
        set("why", json!(format!("{}: {sentence}", missing.paragraph)));
        set("why_text", both(|language| language.step(missing)));
    }
    if let Some(activity) = result.activity {
        set("active", json!(activity != Activity::Inactive));
    }
    set("tournaments", result.tournaments.iter().map(|t| tournament(period, t)).collect());
    set("steps", result.steps.iter().map(step).collect());
    Value::Object(fields)
}

/// The shape of a player.
pub fn player_schema() -> Value {
    let always = object(&[
        ("id", text()),
        ("status", word(&["rated", "new", "pending", "delisted"])),
        ("before", or_null(whole())),
        ("games", from(0)),
        ("score", decimal()),
        ("after", or_null(whole())),
        ("published", truth()),
        ("tournaments", list(tournament_schema())),
        ("steps", list(named("Step"))),
    ]);
    let sometimes = [
        ("name", text()),
        ("k", from(0)),
        ("k_source", text()),
        ("k_listed", from(0)),
        ("expected", decimal()),
        ("change", decimal()),
        ("average", decimal()),
        ("percentage", decimal()),
        ("dp", whole()),
        ("computed", whole()),
        ("why", text()),
        ("why_text", both_schema()),
        ("active", truth()),
    ];
    or_with(always, &sometimes)
}

fn k_source(k: &KUsed) -> &'static str {
    match k.ground {
        KGround::Given => "given",
        KGround::Inferred => "inferred",
        KGround::Strong | KGround::Junior | KGround::New | KGround::Normal => k.at.0,
    }
}

fn tournament(period: &Period, result: &TournamentResult) -> Value {
    let mut fields = Map::new();
    fields.insert("id".to_owned(), json!(period.tournaments[result.tournament].id));
    if let Some(k) = result.k {
        fields.insert("k".to_owned(), json!(k));
    }
    fields.insert("change".to_owned(), json!(result.change.map(|change| change.to_string())));
    fields.insert("games".to_owned(), result.games.iter().map(|one| game(period, one)).collect());
    Value::Object(fields)
}

fn tournament_schema() -> Value {
    let always = object(&[("id", text()), ("change", or_null(decimal())), ("games", list(game_schema()))]);
    or_with(always, &[("k", from(0))])
}

fn game(period: &Period, game: &GameResult) -> Value {
    let mut fields = json!({
        "round": (game.round != 0).then_some(game.round),
        "opponent": period.players[game.opponent as usize].id,
        "own_rating": game.own_rating,
        "opponent_rating": game.opponent_rating,
        "difference": game.difference,
        "capped": game.capped,
        "expected": game.expected.map(|expected| expected.to_string()),
        "score": game.score.to_string(),
        "change": game.change.map(|change| change.to_string()),
        "counted": game.counted,
        "why": game.why.map(|why| why.paragraph.0),
    });
    if let Some(why) = &game.why {
        fields["why_text"] = both(|language| language.why(why.code));
    }
    fields
}

fn game_schema() -> Value {
    let always = object(&[
        ("round", or_null(from(1))),
        ("opponent", text()),
        ("own_rating", or_null(whole())),
        ("opponent_rating", or_null(whole())),
        ("difference", or_null(whole())),
        ("capped", truth()),
        ("expected", or_null(decimal())),
        ("score", decimal()),
        ("change", or_null(decimal())),
        ("counted", truth()),
        ("why", or_null(text())),
    ]);
    or_with(always, &[("why_text", both_schema())])
}

fn exact(number: Hundredths) -> Value {
    json!(number.to_string())
}

fn score(score: HalfPoints) -> Value {
    json!(score.to_string())
}
