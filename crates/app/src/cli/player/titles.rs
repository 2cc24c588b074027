//! What a player has towards the titles: norms with their proof, the highest rating, what is missing for each title.

use crate::cli::titles::{steps, verdict};
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts::title_application::TitleApplication;
use arpad_office::titles::{NormHeld, Proof, ReachedInside, TitleDossier};
use std::fmt::Write;

/// For people.
pub(super) fn page(language: Language, told: &TitleDossier, applied: &[TitleApplication]) -> String {
    let held: Vec<&str> = told.held.each().map(|title| title.as_str()).collect();
    let mut page = String::new();
    let facts = [("titles", Fact::Name(held.join(", "))), ("edition", Fact::from(told.edition.id.0))];
    let key = if held.is_empty() { "dossier-no-title" } else { "dossier-titles" };
    let _ = writeln!(page, "{}", language.say(key, &facts));
    if let Some(highest) = &told.highest {
        let facts = [("rating", Fact::from(highest.rating)), ("list", Fact::Date(highest.list.day))];
        let _ = writeln!(page, "{}", language.say("dossier-highest", &facts));
    } else {
        let _ = writeln!(page, "{}", language.label("dossier-no-rating"));
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
        page.push_str(&steps(language, one.completeness.marked()));
    }
    for one in applied {
        let _ = writeln!(page, "\n{}", application(language, one));
    }
    page
}

/// An application and what became of it.
fn application(language: Language, one: &TitleApplication) -> String {
    let mut facts = vec![
        ("title", Fact::from(one.act.title.as_str())),
        ("received", Fact::Date(one.act.received)),
        ("entry", Fact::from(one.entry)),
    ];
    let Some((_, ended)) = &one.ended else { return language.say("dossier-applied", &facts) };
    let by = [ended.by.as_str(), ended.because.as_str()].into_iter().filter(|text| !text.is_empty());
    facts.push(("verdict", Fact::Name(language.label(&format!("verdict-{}", ended.verdict.as_str())))));
    facts.push(("day", Fact::Date(ended.day)));
    facts.push(("by", Fact::Name(by.collect::<Vec<_>>().join("; "))));
    language.say("dossier-application-ended", &facts)
}

fn of_norm(language: Language, norm: &NormHeld) -> String {
    let entry = norm.entry().map(|entry| entry.to_string()).unwrap_or_default();
    let facts = [
        ("event", Fact::Name(norm.event.clone())),
        ("start", Fact::Date(norm.starts)),
        ("end", Fact::Date(norm.ends)),
        ("entry", Fact::Name(entry)),
    ];
    let Proof::Register(proof) = &norm.proof else {
        let told = [("title", Fact::from(norm.title.as_str())), ("games", Fact::from(norm.gained.credited_games))];
        let said = language.say("dossier-norm-certified", &told);
        return format!("{said}\n  {}", language.say("dossier-certificate", &facts));
    };
    let judged = &proof.sought.norm.judged;
    let numbers = [
        ("score", Fact::Score(judged.score)),
        ("games", Fact::from(judged.games)),
        ("average", Fact::from(judged.average)),
        ("performance", Fact::from(judged.performance)),
        ("required", judged.required.map_or(Fact::from("–"), Fact::Score)),
    ];
    let said = verdict(language, &proof.sought.norm);
    let mut told = vec![said, language.say("dossier-proof", &facts), language.say("norms-numbers", &numbers)];
    let undecided = proof.undecided.iter();
    told.extend(undecided.map(|one| format!("{} {}", language.cite(one.paragraph), language.finding(one))));
    told.join("\n  ")
}

fn moment(language: Language, inside: &ReachedInside) -> String {
    let facts = [
        ("rating", Fact::from(inside.answer.interim)),
        ("exact", Fact::Hundredths(inside.answer.exact)),
        ("day", Fact::Date(inside.day)),
        ("list", Fact::Date(inside.list.day)),
        ("order", Fact::Name(inside.order.join(", "))),
        ("orders", Fact::from(inside.permitted)),
        ("reaching", Fact::from(inside.reaching)),
    ];
    language.say(if inside.is_by_day { "dossier-inside-by-day" } else { "dossier-inside-by-event" }, &facts)
}
