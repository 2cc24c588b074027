//! A player's rating on a list with its calculation.

use super::live::{next_list, next_list_schema};
use super::schema::{any, from, list, named, object, or_null, text, truth, whole};
use super::{json as whole_answer, list as list_of};
use arpad_model::{Finding, Place};
use arpad_office::rating::rate_case::Answer;
use arpad_office::views::explain_list::ListExplanation;
use serde_json::{Value, json};

/// The calculation of a player on a list, with everything the law said about the document.
pub fn explained(found: &ListExplanation) -> Value {
    let calculation = found.answer.as_ref().map(|answer| {
        let whole = whole_answer(answer);
        let id = found.person.id.to_string();
        let own = |players: &Value| players.as_array()?.iter().find(|player| player["id"] == json!(id)).cloned();
        json!({"edition": whole["edition"], "player": own(&whole["players"]), "findings": whole["findings"]})
    });
    json!({
        "person": found.person.id.0,
        "list": list_of::list_head(&found.list),
        "before": found.before.as_ref().and_then(|row| row.rating),
        "after": found.row.as_ref().and_then(|row| row.rating),
        "computed": found.computed().flatten(),
        "agrees": found.agrees(),
        "calculation": calculation,
    })
}

/// The same for everybody: what the law remarks about others is not his business.
pub fn public_explained(mut found: ListExplanation) -> Value {
    let position = found.position;
    let own = |finding: &Finding| matches!(finding.place, Place::Player(other) if other == position);
    match &mut found.answer {
        Some(Answer::Chess(answer)) => answer.rated.findings.retain(own),
        Some(Answer::Mgsz(answer)) => answer.findings.retain(own),
        Some(Answer::Egf(answer)) => answer.findings.retain(own),
        None => {}
    }
    explained(&found)
}

/// The same for a list that does not exist yet.
pub fn public_forecast(found: ListExplanation) -> Value {
    let next = next_list(&found.list);
    let mut told = public_explained(found);
    told["list"] = next;
    told
}

/// The shape of all three.
pub fn explained_schema() -> Value {
    let calculation = object(&[
        ("edition", text()),
        ("player", or_null(any(&[named("ChessPlayer"), named("GoPlayer")]))),
        ("findings", list(named("Finding"))),
    ]);
    object(&[
        ("person", from(1)),
        ("list", any(&[named("List"), next_list_schema()])),
        ("before", or_null(whole())),
        ("after", or_null(whole())),
        ("computed", or_null(whole())),
        ("agrees", truth()),
        ("calculation", or_null(calculation)),
    ])
}
