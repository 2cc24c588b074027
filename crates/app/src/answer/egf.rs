//! The answer to a go case under the European rating: three decimals everywhere.

use super::mgsz::result_schema;
use super::parts::{Ids, both, both_schema, finding, step};
use super::schema::{decimal, from, list, named, object, or_null, or_with, text, truth, word};
use arpad_model::{GoClass, GoPeriod, HalfPoints};
use arpad_office::rating::rate_case::GoAnswer;
use arpad_rules::go::europe::rated::*;
use serde_json::{Map, Value, json};

/// The whole answer; a refused document has findings only.
pub fn egf(answer: &GoAnswer<EgfRated>) -> Value {
    let period = &answer.period;
    let ids = Ids::from(period);
    let findings: Vec<Value> = answer.findings.iter().map(|one| finding(&ids, one)).collect();
    let Some(rated) = &answer.rated else {
        return json!({"edition": answer.edition.0, "players": [], "findings": findings});
    };
    json!({
        "edition": answer.edition.0,
        "tournaments": rated.tournaments.iter().map(|one| tournament(period, one)).collect::<Vec<_>>(),
        "players": rated.players.iter().map(|one| player(period, one)).collect::<Vec<_>>(),
        "findings": findings,
    })
}

/// The shape of [`egf`].
pub fn egf_schema() -> Value {
    let tournament = object(&[
        ("id", text()),
        ("class", word(&GoClass::ALL.map(GoClass::as_str))),
        ("source", word(&["given", "computed"])),
        ("weight", decimal()),
    ]);
    let always =
        object(&[("edition", text()), ("players", list(player_schema())), ("findings", list(named("Finding")))]);
    or_with(always, &[("tournaments", list(tournament))])
}

fn tournament(period: &GoPeriod, rated: &EgfTournament) -> Value {
    json!({
        "id": period.tournaments[rated.tournament].id,
        "class": rated.class.as_str(),
        "source": if rated.given { "given" } else { "computed" },
        "weight": rated.weight.to_string(),
    })
}

/// What became of him, in the words of the contract.
pub fn status(player: &EgfPlayer) -> &'static str {
    match (player.before, player.after) {
        (Some(_), _) => "rated",
        (None, Some(_)) => "new",
        (None, None) => "pending",
    }
}

fn player(period: &GoPeriod, player: &EgfPlayer) -> Value {
    let known = &period.players[player.player];
    let mut fields = Map::new();
    let mut set = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    set("id", json!(known.id));
    if let Some(name) = &known.name {
        set("name", json!(name));
    }
    set("status", json!(status(player)));
    set("before", json!(player.before.map(|rating| rating.to_string())));
    if player.start != player.before {
        set("start", json!(player.start.map(|rating| rating.to_string())));
        set("start_grade", json!(player.by_grade.map(|grade| grade.to_string())));
    }
    set("after", json!(player.after.map(|rating| rating.to_string())));
    set("change", json!(player.change.map(|change| change.to_string())));
    set("tournaments", player.tournaments.iter().map(|one| played(period, one)).collect());
    set("steps", player.steps.iter().map(step).collect());
    Value::Object(fields)
}

fn player_schema() -> Value {
    let played = object(&[
        ("id", text()),
        ("weight", decimal()),
        ("before", decimal()),
        ("change", decimal()),
        ("after", decimal()),
        ("games", list(game_schema())),
    ]);
    let always = object(&[
        ("id", text()),
        ("status", word(&["rated", "new", "pending"])),
        ("before", or_null(decimal())),
        ("after", or_null(decimal())),
        ("change", or_null(decimal())),
        ("tournaments", list(played)),
        ("steps", list(named("Step"))),
    ]);
    or_with(always, &[("name", text()), ("start", or_null(decimal())), ("start_grade", or_null(text()))])
}

fn played(period: &GoPeriod, row: &EgfPlayerTournament) -> Value {
    json!({
        "id": period.tournaments[row.tournament].id,
        "weight": row.weight.to_string(),
        "before": row.before.to_string(),
        "change": row.change.to_string(),
        "after": row.after.to_string(),
        "games": row.games.iter().map(|one| game(period, row.tournament, one)).collect::<Vec<_>>(),
    })
}

fn game(period: &GoPeriod, tournament: usize, game: &EgfGame) -> Value {
    let change = game.change;
    let corrected =
        change.map(|c| json!({"own": c.own_corrected.to_string(), "opponent": c.opponent_corrected.to_string()}));
    let mut fields = json!({
        "round": (game.round != 0).then_some(game.round),
        "opponent": game.opponent.map(|opponent| period.players[opponent].id.as_str()),
        "color": if game.black { "black" } else { "white" },
        "handicap": game.handicap,
        "result": period.tournaments[tournament].games[game.game].outcome.as_str(),
        "corrected": corrected,
        "difference": change.map(|change| (change.own_corrected - change.opponent_corrected).to_string()),
        "score": change.map(|_| HalfPoints(game.halves.into()).to_string()),
        "expected": change.map(|change| change.expected.to_string()),
        "con": change.map(|change| change.con.to_string()),
        "bonus": change.map(|change| change.bonus.to_string()),
        "change": change.map(|change| change.change.to_string()),
        "counted": change.is_some(),
        "why": game.why.map(|why| why.paragraph.0),
    });
    if let Some(why) = game.why {
        fields["why_text"] = both(|language| language.why(why.code));
    }
    fields
}

fn game_schema() -> Value {
    let always = object(&[
        ("round", or_null(from(1))),
        ("opponent", or_null(text())),
        ("color", word(&["black", "white"])),
        ("handicap", from(0)),
        ("result", result_schema()),
        ("corrected", or_null(object(&[("own", decimal()), ("opponent", decimal())]))),
        ("difference", or_null(decimal())),
        ("score", or_null(decimal())),
        ("expected", or_null(decimal())),
        ("con", or_null(decimal())),
        ("bonus", or_null(decimal())),
        ("change", or_null(decimal())),
        ("counted", truth()),
        ("why", or_null(text())),
    ]);
    or_with(always, &[("why_text", both_schema())])
}
