//! The answer for programs.

use super::{Found, Tried};
use arpad_instruments::accuracy::{Group, Scores};
use serde_json::{Map, Value, json};

pub(super) fn in_json(found: &Found) -> Value {
    let systems: Vec<Value> = found.tried.iter().map(of_system).collect();
    let name = |at: usize| found.tried[at].kind.as_str();
    let compared = found.compared.iter().map(|(at, one, chance)| {
        json!({
            "better": name(found.best), "worse": name(*at), "difference": one.difference, "error": one.error,
            "bounds": one.bounds, "chance": one.chance, "chance_holm": chance, "real": *chance < super::page::LEVEL,
        })
    });
    json!({
        "players": found.players, "games": found.games, "train_until": found.train_until,
        "judged": found.tried.first().map(|one| one.judged.scores.games), "best": name(found.best),
        "systems": systems, "compared": compared.collect::<Vec<_>>(),
    })
}

fn of_system(tried: &Tried) -> Value {
    let settings: Map<String, Value> =
        tried.settings.all().map(|(name, value)| (name.to_owned(), Value::from(value))).collect();
    let mut answer = json!({"system": tried.kind.as_str(), "settings": settings});
    let fields = answer.as_object_mut().expect("an object");
    fields.extend(of_scores(&tried.judged.scores));
    fields.insert("rmse_player_month".to_owned(), json!(tried.judged.rmse));
    let bins = tried.judged.scores.calibration().iter().filter_map(|bin| {
        let (scored, bounds) = bin.mean_scored()?;
        Some(json!({"games": bin.games, "predicted": bin.mean_predicted(), "scored": scored, "bounds": bounds}))
    });
    fields.insert("calibration".to_owned(), bins.collect());
    let groups = tried.judged.groups.iter().map(|(group, scores)| {
        let (by, from) = match group {
            Group::Difference(from) => ("difference", from),
            Group::Class(from) => ("class", from),
            Group::Games(from) => ("games", from),
        };
        let mut one = json!({"by": by, "from": from});
        one.as_object_mut().expect("an object").extend(of_scores(scores));
        one
    });
    fields.insert("groups".to_owned(), groups.collect());
    answer
}

fn of_scores(scores: &Scores) -> Map<String, Value> {
    let values = [
        ("games", json!(scores.games)),
        ("log_loss", json!(scores.log_loss())),
        ("deviance", json!(scores.deviance())),
        ("brier", json!(scores.brier())),
        ("accuracy", json!(scores.accuracy())),
    ];
    values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}
