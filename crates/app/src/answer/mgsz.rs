//! The answer to a go case under the Hungarian regulation.

use super::parts::{Ids, both, both_schema, finding, step};
use super::schema::{decimal, from, list, map, named, object, or_null, or_with, text, truth, whole, word};
use crate::words::go::{in_points, point_text};
use arpad_model::{GoOutcome, GoPeriod, Grade, Step};
use arpad_office::rating::rate_case::GoAnswer;
use arpad_rules::go::codes::step as code;
use arpad_rules::go::hungary::multiplier::{Computed, ImportancePart};
use arpad_rules::go::hungary::ranking::{Ranked, ranking};
use arpad_rules::go::hungary::rated::*;
use serde_json::{Map, Value, json};

/// The whole answer; a refused document has findings only.
pub fn mgsz(answer: &GoAnswer<GoRated>) -> Value {
    let period = &answer.period;
    let ids = Ids::from(period);
    let findings: Vec<Value> = answer.findings.iter().map(|one| finding(&ids, one)).collect();
    let Some(rated) = &answer.rated else {
        return json!({"edition": answer.edition.0, "players": [], "findings": findings});
    };
    json!({
        "edition": answer.edition.0,
        "tournaments": rated.tournaments.iter().map(|one| tournament(period, one)).collect::<Vec<_>>(),
        "players": rated.players.iter().map(|one| player(period, rated, one)).collect::<Vec<_>>(),
        "ranking": ranking(period, rated).iter().map(|line| ranked(period, line)).collect::<Vec<_>>(),
        "findings": findings,
    })
}

/// The shape of [`mgsz`].
pub fn mgsz_schema() -> Value {
    let always =
        object(&[("edition", text()), ("players", list(named("GoPlayer"))), ("findings", list(named("Finding")))]);
    or_with(always, &[("tournaments", list(tournament_schema())), ("ranking", list(ranked_schema()))])
}

fn tournament(period: &GoPeriod, rated: &RatedTournament) -> Value {
    json!({
        "id": period.tournaments[rated.tournament].id,
        "multiplier": multiplier(rated),
        "parts": rated.parts,
        "steps": rated.steps.iter().map(|one| step(&in_points(one))).collect::<Vec<_>>(),
    })
}

fn tournament_schema() -> Value {
    object(&[
        ("id", text()),
        ("multiplier", multiplier_schema()),
        ("parts", list(from(0))),
        ("steps", list(named("Step"))),
    ])
}

/// C with its parts. What the tables give stays visible beside a decision of the committee.
fn multiplier(tournament: &RatedTournament) -> Value {
    let Multiplier { value, decided, computed } = &tournament.multiplier;
    let source = if *decided { code::MULTIPLIER_GIVEN } else { code::MULTIPLIER };
    let ground = tournament.steps.iter().find(|step: &&Step| step.code == source);
    json!({
        "value": value,
        "source": if *decided { "given" } else { "computed" },
        "paragraph": ground.map(|step| step.paragraph.0),
        "computed": computed.as_ref().map(|computed| computed.value),
        "time": computed.as_ref().map(time),
        "importance": computed.as_ref().map_or_else(Vec::new, |computed| importance(&computed.importance)),
    })
}

fn time(computed: &Computed) -> Value {
    json!({
        "value": computed.time_value,
        "category": computed.time.map(|time| time.row.category.to_string()),
        "base_minutes": computed.time.map(|time| time.base),
        "extended_minutes": computed.time.map(|time| time.extended.shown().to_string()),
    })
}

fn importance(parts: &[ImportancePart]) -> Vec<Value> {
    let row = |part: &ImportancePart| json!({"row": part.row.as_str(), "value": part.value, "counted": part.counted});
    parts.iter().map(row).collect()
}

fn multiplier_schema() -> Value {
    let time = object(&[
        ("value", or_null(whole())),
        ("category", or_null(text())),
        ("base_minutes", or_null(from(0))),
        ("extended_minutes", or_null(decimal())),
    ]);
    let importance = object(&[("row", text()), ("value", whole()), ("counted", truth())]);
    object(&[
        ("value", from(0)),
        ("source", word(&["given", "computed"])),
        ("paragraph", or_null(text())),
        ("computed", or_null(whole())),
        ("time", or_null(time)),
        ("importance", list(importance)),
    ])
}

fn player(period: &GoPeriod, rated: &GoRated, player: &RatedPlayer) -> Value {
    let known = &period.players[player.player];
    let of = |number: usize| rated.tournaments.iter().find(|one| one.tournament == number).map(multiplier);
    let mut fields = Map::new();
    let mut set = |name: &str, value: Value| fields.insert(name.to_owned(), value);
    set("id", json!(known.id));
    if let Some(name) = &known.name {
        set("name", json!(name));
    }
    set("status", json!(player.status.as_str()));
    set("before", json!(player.before));
    if player.start != player.before {
        set("start", json!(player.start));
    }
    set("after", json!(player.after));
    set("change", json!(player.change));
    set("sum", json!(point_text(player.sum)));
    // Who played in several tournaments has a multiplier in each, none for all.
    let only = if let [only] = player.tournaments.as_slice() { of(only.tournament) } else { None };
    set("multiplier", json!(only));
    set("grade_before", json!(player.grade_before.map(written)));
    set("grade", json!(player.grade.map(written)));
    set("reached", reached(&player.reached));
    set("rated_tournaments", json!(player.rated_tournaments));
    set("tournaments", player.tournaments.iter().map(|one| played(period, one, of(one.tournament))).collect());
    set("steps", player.steps.iter().map(|one| step(&in_points(one))).collect());
    Value::Object(fields)
}

/// The shape of a player.
pub fn player_schema() -> Value {
    let always = object(&[
        ("id", text()),
        ("status", word(&["rated", "new", "foreign", "pending"])),
        ("before", or_null(whole())),
        ("after", or_null(whole())),
        ("change", or_null(whole())),
        ("sum", decimal()),
        ("multiplier", or_null(multiplier_schema())),
        ("grade_before", or_null(text())),
        ("grade", or_null(text())),
        ("reached", map(from(0))),
        ("rated_tournaments", or_null(from(0))),
        ("tournaments", list(played_schema())),
        ("steps", list(named("Step"))),
    ]);
    or_with(always, &[("name", text()), ("start", or_null(whole()))])
}

fn written(grade: Grade) -> String {
    grade.to_string()
}

fn reached(counters: &[(Grade, u32)]) -> Value {
    Value::Object(counters.iter().map(|(grade, times)| (grade.to_string(), json!(times))).collect())
}

fn played(period: &GoPeriod, row: &PlayerTournament, multiplier: Option<Value>) -> Value {
    let is_cut = row.games.iter().any(|game| game.part > 0);
    json!({
        "id": period.tournaments[row.tournament].id,
        "multiplier": multiplier,
        "before": row.before,
        "after": row.after,
        "change": row.after - row.before,
        "sum": point_text(row.sum),
        "grade_before": row.grade_before.map(written),
        "grade": row.grade.map(written),
        "parts": row.parts.iter().map(part).collect::<Vec<_>>(),
        "games": row.games.iter().map(|one| game(period, row.tournament, one, is_cut)).collect::<Vec<_>>(),
    })
}

fn played_schema() -> Value {
    let part = object(&[
        ("part", from(1)),
        ("before", whole()),
        ("sum", decimal()),
        ("product", decimal()),
        ("change", whole()),
        ("after", whole()),
    ]);
    object(&[
        ("id", text()),
        ("multiplier", or_null(multiplier_schema())),
        ("before", whole()),
        ("after", whole()),
        ("change", whole()),
        ("sum", decimal()),
        ("grade_before", or_null(text())),
        ("grade", or_null(text())),
        ("parts", list(part)),
        ("games", list(game_schema())),
    ])
}

fn part(part: &PlayerPart) -> Value {
    json!({
        "part": part.part + 1,
        "before": part.before,
        "sum": point_text(part.sum),
        "product": point_text(part.product),
        "change": part.change,
        "after": part.after,
    })
}

fn game(period: &GoPeriod, tournament: usize, game: &PlayerGame, is_cut: bool) -> Value {
    let point = game.point;
    let mut fields = json!({
        "round": (game.round != 0).then_some(game.round),
        "opponent": game.opponent.map(|opponent| period.players[opponent].id.as_str()),
        "color": if game.black { "black" } else { "white" },
        "handicap": game.handicap,
        "result": period.tournaments[tournament].games[game.game].outcome.as_str(),
        "own_rating": point.map(|point| point.own),
        "opponent_rating": point.map(|point| point.opponent),
        "corrected": point.map(|point| json!({"own": point.own_corrected, "opponent": point.opponent_corrected})),
        "difference": point.map(|point| point.difference),
        "chance": point.map(|point| point_text(point.chance)),
        "point": point.map(|point| point_text(point.point)),
        "counted": point.is_some(),
        "why": game.why.map(|why| why.paragraph.0),
    });
    if let Some(why) = game.why {
        fields["why_text"] = both(|language| language.why(why.code));
    }
    if is_cut {
        fields["part"] = json!(game.part + 1);
    }
    fields
}

fn game_schema() -> Value {
    let corrected = object(&[("own", whole()), ("opponent", whole())]);
    let always = object(&[
        ("round", or_null(from(1))),
        ("opponent", or_null(text())),
        ("color", word(&["black", "white"])),
        ("handicap", from(0)),
        ("result", result_schema()),
        ("own_rating", or_null(whole())),
        ("opponent_rating", or_null(whole())),
        ("corrected", or_null(corrected)),
        ("difference", or_null(whole())),
        ("chance", or_null(decimal())),
        ("point", or_null(decimal())),
        ("counted", truth()),
        ("why", or_null(text())),
    ]);
    or_with(always, &[("why_text", both_schema()), ("part", from(1))])
}

/// How a game of go ended.
pub fn result_schema() -> Value {
    word(&GoOutcome::ALL.map(GoOutcome::as_str))
}

fn ranked(period: &GoPeriod, line: &Ranked) -> Value {
    let player = &period.players[line.player];
    let mut fields = json!({
        "place": line.place,
        "id": player.id,
        "points": line.points,
        "grade": line.grade.map(written),
        "tournaments": line.tournaments,
    });
    if let Some(name) = &player.name {
        fields["name"] = json!(name);
    }
    fields
}

fn ranked_schema() -> Value {
    let always = object(&[
        ("place", from(1)),
        ("id", text()),
        ("points", whole()),
        ("grade", or_null(text())),
        ("tournaments", or_null(from(0))),
    ]);
    or_with(always, &[("name", text())])
}
