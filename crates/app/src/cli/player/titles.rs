//! What a player has towards the titles: norms with their proof, the highest rating, what is missing for each title.

use crate::answer::parts::Step;
use crate::answer::schema::value;
use crate::cli::titles::{steps, verdict};
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::views::title_dossier::{NormProof, ReachedInside, TitleDossier, TitleSought};
use serde_json::{Value, json};
use std::fmt::Write;

/// For people.
pub(super) fn page(language: Language, told: &TitleDossier) -> String {
    let held: Vec<&str> = told.held.each().map(|title| title.as_str()).collect();
    let mut page = String::new();
    let facts = [("titles", Fact::Name(held.join(", "))), ("edition", Fact::from(told.edition.id.0))];
    let key = if held.is_empty() { "dossier-no-title" } else { "dossier-titles" };
    let _ = writeln!(page, "{}", language.say(key, &facts));
    if let Some(highest) = &told.highest {
        let facts = [("rating", Fact::from(highest.rating)), ("list", Fact::Date(highest.list.day))];
        let _ = writeln!(page, "{}", language.say("dossier-highest", &facts));
    }
    for norm in &told.norms {
        let _ = writeln!(page, "\n{}", of_norm(language, norm));
    }
    for one in &told.sought {
        let title = [("title", Fact::from(one.title.as_str()))];
        let key = if one.completeness.is_complete() { "dossier-complete" } else { "dossier-incomplete" };
        let _ = writeln!(page, "\n{}", language.say(key, &title));
        if let Some(inside) = one.inside.as_ref().filter(|one| one.answer.reached_after.is_some()) {
            let _ = writeln!(page, "  {}", moment(language, inside));
        }
        let failed: Vec<&str> = one.completeness.failed.iter().map(|paragraph| paragraph.0).collect();
        page.push_str(&steps(language, &one.completeness.steps, &failed));
    }
    page
}

fn of_norm(language: Language, norm: &NormProof) -> String {
    let entry = norm.accepted.map(|entry| entry.to_string()).unwrap_or_default();
    let facts = [
        ("event", Fact::Name(norm.event.name.clone())),
        ("start", Fact::Date(norm.event.starts)),
        ("end", Fact::Date(norm.event.ends)),
        ("entry", Fact::Name(entry)),
    ];
    let judged = &norm.sought.norm.judged;
    let numbers = [
        ("score", Fact::Score(judged.score)),
        ("games", Fact::from(judged.games)),
        ("average", Fact::from(judged.average)),
        ("performance", Fact::from(judged.performance)),
        ("required", judged.required.map_or(Fact::from("–"), Fact::Score)),
    ];
    let said = verdict(language, &norm.sought.norm);
    format!("{said}\n  {}\n  {}", language.say("dossier-proof", &facts), language.say("norms-numbers", &numbers))
}

fn moment(language: Language, inside: &ReachedInside) -> String {
    let facts = [
        ("rating", Fact::from(inside.answer.interim)),
        ("exact", Fact::Hundredths(inside.answer.exact)),
        ("day", Fact::Date(inside.day)),
        ("list", Fact::Date(inside.list.day)),
        ("order", Fact::Name(inside.order.join(", "))),
    ];
    language.say(if inside.is_by_day { "dossier-inside-by-day" } else { "dossier-inside-by-event" }, &facts)
}

/// For programs.
pub(super) fn in_json(told: &TitleDossier) -> Value {
    let highest = told.highest.as_ref().map(|one| json!({"rating": one.rating, "list": one.list.day.to_string()}));
    json!({
        "person": told.person.id.0,
        "edition": told.edition.id.0,
        "titles": told.held.each().map(|title| title.as_str()).collect::<Vec<_>>(),
        "highest": highest,
        "norms": told.norms.iter().map(norm_json).collect::<Vec<_>>(),
        "sought": told.sought.iter().map(sought_json).collect::<Vec<_>>(),
    })
}

fn norm_json(norm: &NormProof) -> Value {
    let judged = &norm.sought.norm.judged;
    let counted = norm.norms.case.games.iter().map(|game| {
        json!({"round": game.round, "opponent": game.opponent, "federation": game.federation, "rating": game.rating,
            "ignored": norm.sought.norm.ignored.contains(&game.round)})
    });
    json!({
        "title": norm.sought.norm.title.as_str(),
        "tournament": norm.event.id.0,
        "name": norm.event.name,
        "end": norm.event.ends.to_string(),
        "accepted": norm.accepted.map(|entry| entry.0),
        "via": norm.sought.norm.via.map(|via| via.as_str()),
        "credited_games": norm.gained.credited_games,
        "score": judged.score.to_string(),
        "average": judged.average,
        "performance": judged.performance,
        "foreigner_rule": judged.foreigner_rule.map(|rule| rule.as_str()),
        "single_round_days": norm.gained.single_round_days,
        "event_156": norm.gained.listed.map(String::from),
        "games": counted.collect::<Vec<_>>(),
    })
}

fn sought_json(one: &TitleSought) -> Value {
    let inside = one.inside.as_ref().map(|inside| {
        json!({
            "reached": inside.answer.reached_after.is_some(),
            "rating": inside.answer.interim,
            "exact": inside.answer.exact.to_string(),
            "bound": inside.answer.bound,
            "day": inside.day.to_string(),
            "list": inside.list.day.to_string(),
            "order": inside.order,
            "by_day": inside.is_by_day,
            "games": inside.games,
        })
    });
    json!({
        "title": one.title.as_str(),
        "complete": one.completeness.is_complete(),
        "failed": one.completeness.failed.iter().map(|paragraph| paragraph.0).collect::<Vec<_>>(),
        "games": one.completeness.games,
        "interim": inside,
        "steps": one.completeness.steps.iter().map(|step| value(&Step::of(step))).collect::<Vec<_>>(),
    })
}
