//! An explanation read from its JSON, once by the sentences of each language.

use super::numbers::thousandths;
use super::told::{Own, Told};
use serde_json::Value;

/// What it says, in both languages; the numbers are the same, the sentences are not.
pub fn read(body: &[u8]) -> Vec<Told> {
    let Ok(all) = serde_json::from_slice::<Value>(body) else { return Vec::new() };
    ["hu", "en"].map(|language| told(&all, language)).into()
}

/// What does not hold of a row that moved on a list of ours: it has a calculation, and so has every list on which a cause does something else
/// than on the one before; each leads to the number that the cause tells.
pub fn unworked(body: &[u8]) -> Vec<String> {
    let Ok(all) = serde_json::from_slice::<Value>(body) else { return vec!["no JSON".to_owned()] };
    let mut faults = Vec::new();
    if all["calculation"].is_null() && !all["after"].is_null() && all["list"]["origin"] == "computed" {
        faults.push("moved without a calculation".to_owned());
    }
    if all["agrees"] != true {
        faults.push(format!("the calculation says {}", all["computed"]));
    }
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    for cause in list(&all["causes"]) {
        // Nobody's birth was amended there.
        if cause["kind"] == "learnt" {
            faults.push(format!("put down to what is known since: {}", cause["change"]));
        }
        let mut last = None;
        for (number, between) in list(&cause["through"]).iter().enumerate() {
            let rating = |side: &str| between[side].as_i64();
            let by = rating("after").unwrap_or(0) - rating("before").unwrap_or(0);
            let is_other = last.replace(by).is_some_and(|last| last != by);
            let worked = if number == 0 { &cause } else { between };
            let sides = [("calculation_before", "before"), ("calculation_after", "after")];
            if is_other && sides.iter().all(|(calculation, _)| worked[calculation].is_null()) {
                faults.push(format!("a cause does {by} on {}, and nothing says why", between["list"]["day"]));
            }
            for (calculation, side) in sides {
                let reached = worked[calculation]["player"]["after"].as_i64();
                if reached.is_some() && rating(side).is_some() && reached != rating(side) {
                    faults.push(format!("{calculation} leads to {reached:?}, the list between has {:?}", rating(side)));
                }
            }
        }
    }
    faults
}

fn told(all: &Value, language: &str) -> Told {
    let rating = |value: &Value| value.as_i64().and_then(|points| i32::try_from(points).ok());
    let change = |value: &Value| rating(value).unwrap_or(i32::MAX);
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let (before, after) = (rating(&all["before"]), rating(&all["after"]));
    let mut sum: Vec<(i32, Option<i32>)> =
        list(&all["causes"]).iter().map(|cause| (change(&cause["change"]), rating(&cause["to"]))).collect();
    let mut own_line = None;
    if !sum.is_empty() && !all["own_change"].is_null() {
        // Who is kept off a list has played before.
        let is_off = |cause: &Value| cause["kind"] == "off";
        let at = list(&all["causes"]).iter().position(is_off).unwrap_or(sum.len());
        let reached = rating(&all["computed"]).or(after);
        sum.insert(at, (change(&all["own_change"]), reached));
        own_line = Some(at);
    }
    let player = &all["calculation"]["player"];
    let own = player.is_object().then(|| Own {
        tournaments: list(&player["tournaments"])
            .iter()
            .map(|event| {
                let games = list(&event["games"]);
                let of = |game: &Value| number(&game["change"]).or_else(|| number(&game["point"]));
                (games.iter().filter_map(of).collect(), number(&event["change"]))
            })
            .collect(),
        steps: list(&player["steps"])
            .iter()
            .filter_map(|step| step["text"][language].as_str().map(str::to_owned))
            .collect(),
    });
    Told { before, after, sum, own_line, own }
}

fn number(value: &Value) -> Option<i64> {
    value.as_str().and_then(thousandths)
}
