//! The application for a title (IT2) as a sheet for the printer, followed by the certificates of its norms that the register can make
//! out. What the register does not know is a line to be written on; the certificate of a norm made elsewhere is added on paper.

use super::{BLANK, COUNTED_KEYS, counts, day, fields, it1, or_blank, paged};
use crate::words::Language;
use crate::words::title_facts::exact_rating;
use arpad_model::{Birth, Fact, HalfPoints};
use arpad_office::views::title_sheet::{JudgedNorm, KnownOfNorm, NormSheet, TitleSheet};
use arpad_rules::titles::event::COUNTED;
use maud::{Markup, html};

/// The form and the certificates, one to a page.
pub(crate) fn application(language: Language, sheet: &TitleSheet) -> Markup {
    html! {
        (it2(language, sheet))
        @for norm in &sheet.norms {
            @if let KnownOfNorm::Judged(one) = &norm.known { (it1(language, &one.told, &one.certificate)) }
        }
    }
}

/// The same as a document of its own.
pub(crate) fn application_document(language: Language, sheet: &TitleSheet) -> String {
    let title = format!("{}: {} {}", language.label("it2"), sheet.person.name.eastern(), sheet.application.title());
    paged(language, &title, &application(language, sheet))
}

fn it2(language: Language, sheet: &TitleSheet) -> Markup {
    let (person, act) = (&sheet.person, &sheet.application.act);
    let born = match person.born {
        Some(Birth::Date(date)) => day(language, Some(date)),
        Some(Birth::Year(year)) => year.to_string(),
        None => BLANK.to_owned(),
    };
    let exact = exact_rating(language, &act.rating).map_or_else(String::new, |exact| format!(" ({exact})"));
    let rows = [
        ("federation", or_blank(sheet.federation.clone())),
        ("title", act.title.clone()),
        ("name", or_blank(person.name.family.clone())),
        ("first-name", or_blank(person.name.given.clone())),
        ("id", or_blank(person.fide.map(|id| id.to_string()).unwrap_or_default())),
        ("born", born),
        ("birthplace", BLANK.to_owned()),
        ("rating-day", day(language, Some(act.rating.day.unwrap_or(act.rating.list)))),
        ("rating-level", format!("{}{exact}", act.rating.rating)),
    ];
    html! {
        section.sheet {
            h2 { (language.label("it2")) }
            (fields(language, "it2-person", &rows))
            @for (number, norm) in (1..).zip(&sheet.norms) { (of_norm(language, number, norm)) }
            @if !sheet.norms.is_empty() {
                (fields(language, "it-games-in-all", &[("games-in-all", sheet.games().to_string())]))
            }
            (fields(language, "it-remarks", &[("remarks", act.reference.clone())]))
            table.signatures { (super::named(language, "certificates-signatures")) tbody { tr {
                td { (day(language, Some(act.received))) br; (language.label("it-applied")) }
                td { (BLANK) br; (language.label("it-signed-applicant")) }
            } } }
        }
    }
}

fn of_norm(language: Language, number: u16, norm: &NormSheet) -> Markup {
    let caption = language.say("it-norm", &[("number", Fact::from(number))]);
    let (place, starts, system) = match &norm.known {
        KnownOfNorm::Judged(one) => {
            (one.told.head.city.clone(), one.told.event.event.start, one.told.event.event.system.as_str())
        }
        KnownOfNorm::Filed(filed) => (String::new(), Some(filed.starts), ""),
        KnownOfNorm::Nothing => (String::new(), None, ""),
    };
    let system = if system.is_empty() { BLANK.to_owned() } else { language.label(&format!("deed-choice-{system}")) };
    let mut rows = Vec::new();
    if !norm.paper.title.is_empty() {
        rows.push(("norm-of", norm.paper.title.clone()));
    }
    rows.extend([
        ("event", norm.paper.event.clone()),
        ("place", or_blank(place)),
        ("start", day(language, starts)),
        ("close", day(language, Some(norm.paper.ends))),
        ("type", system),
    ]);
    match &norm.known {
        KnownOfNorm::Judged(one) => rows.extend(numbers(language, one)),
        _ => {
            let empty = ["average", "games", "required", "achieved"].into_iter().chain(COUNTED_KEYS);
            rows.extend(empty.map(|key| (key, BLANK.to_owned())));
        }
    }
    rows.push(("credited", norm.paper.games.to_string()));
    html! {
        h3 { (caption) }
        (fields(language, "it2-norm", &rows))
        @if matches!(norm.known, KnownOfNorm::Nothing) { p.note { (language.label("it-nothing-known")) } }
    }
}

/// The result over all games, the same after games were left out, and whom it was made against.
fn numbers(language: Language, one: &JudgedNorm) -> Vec<(&'static str, String)> {
    let score = |score: HalfPoints| language.value(&Fact::Score(score));
    let (whole, left) = (&one.whole, &one.certificate);
    let mut rows = vec![
        ("average", whole.average.to_string()),
        ("games", whole.games.to_string()),
        ("required", whole.required.map_or_else(|| "–".to_owned(), score)),
        ("achieved", score(whole.score)),
    ];
    if !left.left_out.is_empty() {
        let rounds: Vec<String> = left.left_out.iter().map(u16::to_string).collect();
        rows.extend([
            ("left-out", rounds.join(", ")),
            ("average-left", left.average.to_string()),
            ("games-left", left.games.to_string()),
            ("required-left", score(left.required)),
            ("achieved-left", score(left.achieved)),
        ]);
    }
    // The games that count are told above; the rest is counted as on the certificate.
    rows.extend(counts(left).into_iter().filter(|(key, _)| *key != "games"));
    let by_title = COUNTED.iter().zip(left.by_title).map(|(title, count)| format!("{title} {count}"));
    rows.push(("by-title", by_title.collect::<Vec<_>>().join(", ")));
    rows
}
