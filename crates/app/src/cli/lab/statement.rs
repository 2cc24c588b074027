//! The regulation impact statement: one file that can be read, sent and printed.

use super::super::values::{day, name};
use super::Found;
use super::figures::{course, featured, impact, improvement, moved};
use super::told::{self, conclusion, group, law, measure, shown};
use crate::words::Language;
use crate::words::measured::{decimal, percent};
use arpad_instruments::lab::{Group, Guarded, Judged, Source};
use arpad_model::{Fact, Tempo};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const LOOKS: &str = include_str!("statement.css");

pub(super) fn page(language: Language, found: &Found) -> String {
    let code = if language == Language::Hu { "hu" } else { "en" };
    let title = told::of(language, &found.study.title);
    let say = |key: &str| language.label(key);
    html! {
        (DOCTYPE)
        html lang=(code) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(LOOKS)) }
            }
            body { main {
                p.kind { (say("lab-statement")) }
                h1 { (title) }
                p.question { (told::of(language, &found.study.question)) }
                section.conclusion aria-labelledby="conclusion" {
                    h2 #conclusion { (say("lab-conclusion")) }
                    p { strong { (conclusion(language, found)) } }
                }
                h2 { (say("lab-rule-head")) }
                p { (say("lab-rule-before")) }
                ul { @for line in told::rule(language, found) { li { (line) } } }
                h2 { (say("lab-computed-head")) }
                (source(language, found))
                h2 { (say("lab-result-head")) }
                (result(language, found))
                figure { (improvement(language, found)) figcaption { (say("lab-figure-improvement")) } }
                h2 { (say("lab-measures-head")) }
                (measures(language, found))
                h2 { (say("lab-impact-head")) }
                (winners(language, found))
                h2 { (say("lab-course-head")) }
                figure { (course(language, found)) figcaption { (say("lab-figure-course")) } }
                h2 { (say("lab-uncertainty-head")) }
                (uncertainty(language, found))
                h2 { (say("lab-inputs-head")) }
                p { (say("lab-inputs")) }
                p.hash { code { (found.hash) } }
                p { (say("lab-runs")) }
                p.hash { code { (found.runs) } }
                pre { (found.text) }
                p.kind { "Arpad " (env!("CARGO_PKG_VERSION")) }
            } }
        }
    }
    .into_string()
        + "\n"
}

fn source(language: Language, found: &Found) -> Markup {
    let study = &found.study;
    let told = match &study.source {
        Source::Simulated { seeds, players, months, games_a_year, faults, .. } => {
            let facts = [
                ("seeds", Fact::from(seeds.len())),
                ("players", Fact::from(*players)),
                ("months", Fact::from(*months)),
                ("games", Fact::Number((*games_a_year).into())),
            ];
            let mut told = vec![language.say("lab-source-simulated", &facts)];
            told.extend(faults.iter().map(|fault| language.label(&format!("simulate-{}", fault.as_str()))));
            told
        }
        Source::Register { tempo } => {
            let facts = [
                ("series", language.label(tempo_key(*tempo))),
                ("lists", found.lists.len().to_string()),
                ("from", found.lists.first().map(|list| day(language, *list)).unwrap_or_default()),
                ("until", found.lists.last().map(|list| day(language, *list)).unwrap_or_default()),
            ];
            vec![language.say_texts("lab-source-register", &facts), language.label("lab-source-register-limits")]
        }
    };
    let warm = [("lists", Fact::from(study.warm_up))];
    html! {
        @for line in &told { p { (line) } }
        p { (language.say("lab-warm-up", &warm)) }
        dl {
            dt { (language.label("lab-base")) } dd { (told::whole(language, &study.base)) }
            @for (number, variant) in study.variants.iter().enumerate() {
                dt { (language.say("lab-variant", &[("number", Fact::from(number + 1))])) }
                dd { (law(language, study, Some(variant))) }
            }
        }
    }
}

fn tempo_key(tempo: Tempo) -> &'static str {
    match tempo {
        Tempo::Standard => "desk-series-standard",
        Tempo::Rapid => "desk-series-rapid",
        Tempo::Blitz => "desk-series-blitz",
    }
}

/// What decides, of every variant.
fn result(language: Language, found: &Found) -> Markup {
    let rule = &found.study.rule;
    let say = |key: &str| language.label(key);
    let number = |value: f64| decimal(language, value, rule.measure.places());
    let row = |judged: &Judged| {
        let compared = judged.of(rule.measure);
        html! {
            td.number { @if let Some(one) = compared { (number(one.base)) } }
            td.number { @if let Some(one) = compared { (number(one.variant)) } }
            td.number { @if let Some(one) = compared { (number(one.better.value)) } }
            td.number { @if let Some([low, high]) = compared.and_then(|one| one.better.bounds) {
                (number(low)) " … " (number(high))
            } }
            td.number { @if let Some([chance, _]) = judged.chances { (decimal(language, chance, 4)) } }
            td { (guards(language, judged)) }
            td { strong { (say(&format!("lab-judgement-{}", judged.judgement.as_str()))) } }
        }
    };
    html! { table {
        caption { (measure(language, rule.measure)) }
        thead { tr {
            @for key in ["lab-law", "lab-under-base", "lab-under-variant", "lab-better", "lab-bounds", "lab-chance", "lab-guards", "lab-judgement"] {
                th scope="col" { (say(key)) }
            }
        } }
        tbody { @for (judged, variant) in found.judged.iter().zip(&found.study.variants) {
            tr { th scope="row" { (law(language, &found.study, Some(variant))) } (row(judged)) }
        } }
    } }
}

fn guards(language: Language, judged: &Judged) -> String {
    let count = |which: Guarded| judged.guards.iter().filter(|one| **one == which).count();
    let told = [
        (Guarded::Kept, "lab-guards-kept"),
        (Guarded::Broken, "lab-guards-broken"),
        (Guarded::Unsure, "lab-guards-unsure"),
    ];
    let told = told.into_iter().filter(|(which, _)| count(*which) > 0);
    told.map(|(which, key)| language.say(key, &[("count", Fact::from(count(which)))])).collect::<Vec<_>>().join(", ")
}

/// Everything that was measured.
fn measures(language: Language, found: &Found) -> Markup {
    let say = |key: &str| language.label(key);
    html! { table {
        thead { tr { @for key in ["lab-law", "lab-measure", "lab-under-base", "lab-under-variant", "lab-better", "lab-bounds"] {
            th scope="col" { (say(key)) }
        } } }
        tbody { @for (judged, variant) in found.judged.iter().zip(&found.study.variants) { @for one in &judged.compared {
            @let number = |value: f64| decimal(language, value, one.measure.places());
            tr {
                th scope="row" { (law(language, &found.study, Some(variant))) }
                td { (measure(language, one.measure)) }
                td.number { (number(one.base)) }
                td.number { (number(one.variant)) }
                td.number { (number(one.better.value)) }
                td.number { @if let Some([low, high]) = one.better.bounds { (number(low)) " … " (number(high)) } }
            }
        } } }
    } }
}

/// Winners and losers of the variant that is drawn, and those who are moved most.
fn winners(language: Language, found: &Found) -> Markup {
    let at = featured(found);
    let say = |key: &str| language.label(key);
    let of = moved(found, at);
    let about = [("law", law(language, &found.study, found.study.variants.get(at)))];
    let only = found.cells[at + 1]
        .iter()
        .fold([0, 0], |[one, other], cell| [one + cell.impact.only[0], other + cell.impact.only[1]]);
    html! {
        p { (language.say_texts("lab-impact", &about)) }
        figure { (impact(language, found)) figcaption { (say("lab-figure-impact")) } }
        table {
            thead { tr { @for key in ["lab-group", "lab-people", "lab-mean-change", "lab-winners", "lab-losers"] {
                th scope="col" { (say(key)) }
            } } }
            tbody { @for (which, of) in Group::ALL.into_iter().zip(of).filter(|(_, of)| of.people > 0) {
                @let people = of.people as f64;
                tr {
                    th scope="row" { (group(language, which)) }
                    td.number { (of.people) }
                    td.number { (decimal(language, of.points as f64 / people, 1)) }
                    td.number { (percent(language, of.winners as f64 / people)) }
                    td.number { (percent(language, of.losers as f64 / people)) }
                }
            } }
        }
        @if only != [0, 0] {
            p { (language.say("lab-only", &[("base", Fact::Number(only[0] as i64)), ("law", Fact::Number(only[1] as i64))])) }
        }
        @if !found.names.is_empty() { (furthest(language, found, at)) }
    }
}

/// Of a register: who would gain and lose most.
fn furthest(language: Language, found: &Found, at: usize) -> Markup {
    let say = |key: &str| language.label(key);
    let rows: Vec<(String, i16, i16)> = found.cells[at + 1]
        .iter()
        .flat_map(|cell| &cell.impact.furthest)
        .filter_map(|(who, was, is)| {
            let person = found.persons.get(*who as usize)?;
            Some((name(language, found.names.get(person)?), *was, *is))
        })
        .collect();
    html! { table {
        caption { (say("lab-furthest")) }
        thead { tr { @for key in ["list-column-name", "lab-under-base", "lab-under-variant", "lab-mean-change"] {
            th scope="col" { (say(key)) }
        } } }
        tbody { @for (who, was, is) in rows { tr {
            th scope="row" { (who) }
            td.number { (was) }
            td.number { (is) }
            td.number { (decimal(language, f64::from(is - was), 0)) }
        } } }
    } }
}

fn uncertainty(language: Language, found: &Found) -> Markup {
    let rule = &found.study.rule;
    let samples = found.cells[0].iter().map(|cell| cell.samples.len()).sum::<usize>();
    let key = match found.study.source {
        Source::Simulated { .. } => "lab-uncertainty-simulated",
        Source::Register { .. } => "lab-uncertainty-register",
    };
    let seen: Vec<String> = found
        .judged
        .iter()
        .zip(&found.study.variants)
        .filter_map(|(judged, variant)| {
            let facts = [
                ("law", law(language, &found.study, Some(variant))),
                ("least", shown(language, rule.measure, judged.detectable?)),
            ];
            Some(language.say_texts("lab-detectable", &facts))
        })
        .collect();
    html! {
        p { (language.say(key, &[("samples", Fact::from(samples))])) }
        p { (language.label("lab-uncertainty-holm")) }
        ul { @for line in &seen { li { (line) } } }
        p { (language.label("lab-uncertainty-limits")) }
    }
}
