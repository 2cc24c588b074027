//! What led from the list before to this one, beside the player's own games: the sum, and each cause with its act.

use super::explain::with_names;
use super::page::page_of;
use super::table::table;
use crate::words::{Language, difference};
use arpad_model::{Fact, Series};
use arpad_office::rating::rate_case::Answer;
use arpad_office::views::causes::{Cause, Revision};
use arpad_office::views::explain_list::ListExplanation;
use std::fmt::Write;

/// The sum and its causes; nothing where only own games moved the rating.
pub(super) fn moved(language: Language, found: &ListExplanation) -> String {
    let mut page = since(language, found);
    if !found.causes.is_empty() {
        let _ = writeln!(page, "{}", sum(language, found));
    }
    for cause in &found.causes {
        page.push_str(&told(language, cause));
        page.push('\n');
    }
    if let Some(revised) = &found.revised {
        page.push_str(&revision(language, revised));
        page.push('\n');
    }
    page
}

/// What came after the list was made.
fn since(language: Language, found: &ListExplanation) -> String {
    let mut page = String::new();
    if !found.since.is_empty() || found.revision.is_some() {
        let _ = writeln!(page, "{}", language.label("moved-since"));
    }
    for one in &found.since {
        let _ = writeln!(
            page,
            "  {}\n    {} {}",
            language.since(one),
            language.decided(&one.done),
            language.why_told(&one.done.why)
        );
    }
    if let Some(list) = &found.revision {
        let _ = writeln!(page, "  {}", language.say("moved-newer", &[("revision", Fact::from(list.revision))]));
    }
    if !page.is_empty() {
        page.push('\n');
    }
    page
}

/// What the list said before it was revised.
fn revision(language: Language, revised: &Revision) -> String {
    let points = |rating: Option<i32>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    let facts = [("before", points(revised.before)), ("after", points(revised.after))];
    let mut page = format!("{}\n", language.say_texts("moved-revised", &facts));
    if let Some(made) = &revised.made {
        let _ = writeln!(page, "  {}\n  {}", language.decided(made), language.why_told(&made.why));
    }
    if !revised.by.is_empty() {
        let _ = writeln!(page, "  {}", language.label("moved-revised-text"));
    }
    for one in &revised.by {
        let event = one.tournament.as_ref().map(|(_, name)| format!(": {name}")).unwrap_or_default();
        let _ = writeln!(
            page,
            "    {}{event}. {} {}",
            language.moved_briefly(one.kind),
            language.decided(&one.done),
            language.why_told(&one.done.why)
        );
    }
    if revised.by.len() > 1 {
        let _ = writeln!(page, "  {}", language.label("moved-revised-several"));
    }
    page
}

/// The way from one list to the other, a line for each step.
fn sum(language: Language, found: &ListExplanation) -> String {
    let points = |rating: Option<i32>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    let before = found.before.as_ref().and_then(|row| row.rating);
    let after = found.row.as_ref().and_then(|row| row.rating);
    let mut rows = vec![vec![language.label("moved-list-before"), String::new(), points(before)]];
    let mut own = found.own_change().map(|own| {
        let reached = found.computed().flatten().or(after);
        vec![language.label("moved-own-games"), difference(language, own.into()), points(reached)]
    });
    for (number, cause) in found.causes.iter().enumerate() {
        if number == found.causes_before_own() {
            rows.extend(own.take());
        }
        let by = difference(language, cause.change().into());
        rows.push(vec![language.moved_in_brief(cause), by, points(cause.to)]);
    }
    rows.extend(own);
    rows.push(vec![language.label("moved-this-list"), String::new(), points(after)]);
    let rating = if found.list.series == Series::Go { "go-points" } else { "moved-rating" };
    let header = ["moved-step", "change", rating].map(|key| language.label(key));
    table(&header, &[1, 2], rows)
}

fn told(language: Language, cause: &Cause) -> String {
    let paragraph = cause.paragraph.map(|paragraph| format!("{} ", language.cite(paragraph))).unwrap_or_default();
    let mut page = format!("{paragraph}{}\n", language.moved(cause));
    if let Some(done) = &cause.done {
        let _ = writeln!(page, "  {}\n  {}", language.decided(done), language.why_told(&done.why));
    }
    if !cause.through.is_empty() {
        let points = |rating: Option<i32>| rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
        let rows = cause.through.iter().map(|one| {
            let day = language.value(&Fact::Date(one.list.day));
            vec![day, points(one.published), points(one.before), points(one.after)]
        });
        let header = ["list", "moved-published", "moved-without", "moved-with"].map(|key| language.label(key));
        indent(&mut page, &table(&header, &[1, 2, 3], rows.collect()));
    }
    sides(&mut page, language, &cause.calculations);
    for one in cause.through.iter().filter(|one| one.calculations.iter().any(Option::is_some)) {
        let _ = writeln!(page, "  {}", language.say("moved-sides", &[("list", language.day_of_list(one.list.day))]));
        sides(&mut page, language, &one.calculations);
    }
    page
}

/// The calculation without the act and with it; nothing where there is neither.
fn sides(page: &mut String, language: Language, calculations: &[Option<(Answer, usize)>; 2]) {
    if calculations.iter().all(Option::is_none) {
        return;
    }
    for (calculation, key) in calculations.iter().zip(["moved-side-without", "moved-side-with"]) {
        let _ = writeln!(page, "  {}", language.label(key));
        match calculation {
            Some((answer, position)) => indent(page, &page_of(language, &with_names(answer, language), *position)),
            None => indent(page, &language.label("moved-side-none")),
        }
    }
}

fn indent(page: &mut String, text: &str) {
    for line in text.lines() {
        let _ = writeln!(page, "    {line}");
    }
}
