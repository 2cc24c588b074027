//! Norms as pages tell them, of a file or of an event of the register.

use super::regulations::Cited;
use super::{finding as finding_said, number, under, wide};
use crate::words::Language;
use arpad_model::{Fact, Finding};
use arpad_office::rating::file_norms::FileNorms;
use arpad_rules::titles::event::{EventNorms, PersonNorms, Sought, Standing};
use arpad_rules::titles::norm::{Needed, NeededOpponent, Norm, Via};
use maud::{Markup, html};

/// Lines of a table of norms.
const MOST_LINES: usize = 500;

/// Findings with their paragraphs.
pub(in crate::web) fn findings(by: Cited<'_>, found: &[Finding]) -> Markup {
    let language = by.language;
    html! {
        ul.remarks { @for finding in found {
            li class=(finding.severity.as_str()) {
                b { (language.label(finding.severity.as_str())) } " " (by.chip(finding.paragraph)) " "
                (finding_said(language, finding))
            }
        } }
    }
}

/// Everybody of whom there is something to tell, title by title, as the file names them.
pub(in crate::web) fn table(by: Cited<'_>, told: &FileNorms, norms: &EventNorms) -> Markup {
    table_of(by, norms, &|entrant| html! { (told.event.entrants[entrant].name) })
}

/// The same with everybody named by whoever asks, by the place among the entrants.
pub(in crate::web) fn table_of(by: Cited<'_>, norms: &EventNorms, named: &dyn Fn(usize) -> Markup) -> Markup {
    let language = by.language;
    let title = language.label("norms");
    let rows: Vec<(&PersonNorms, &Sought)> =
        norms.people.iter().flat_map(|one| one.sought.iter().map(move |sought| (one, sought))).collect();
    let all = rows.len();
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("player")) }
                th scope="col" { (language.label("titles-title")) }
                th scope="col" { (language.label("norms-result")) }
                th.number.spare scope="col" { (language.label("score")) }
                th.number.spare scope="col" { (language.label("norms-average")) }
                th.number.spare scope="col" { (language.label("norms-performance")) }
                th.number.spare scope="col" { (language.label("norms-required")) }
                th scope="col" { (language.label("norms-why")) }
            } }
            tbody { @for (person, sought) in rows.into_iter().take(MOST_LINES) { (row(by, &named(person.entrant), person, sought)) } }
        }
    };
    html! {
        (wide(&title, &table))
        @if all > MOST_LINES { p.quiet { (language.say("calculator-more-lines", &[("count", (all - MOST_LINES).into())])) } }
    }
}

fn row(by: Cited<'_>, name: &Markup, person: &PersonNorms, sought: &Sought) -> Markup {
    let language = by.language;
    let judged = &sought.norm.judged;
    let score = format!("{}/{}", language.value(&Fact::Score(judged.score)), judged.games);
    let required = judged.required.map(|required| language.value(&Fact::Score(required))).unwrap_or_default();
    let is_within = sought.standing == Standing::Within;
    let folded = if is_within { Vec::new() } else { vec![score.clone(), judged.performance.to_string()] };
    html! {
        tr {
            th scope="row" { (name) (under(&folded)) }
            td { (sought.norm.title) }
            td { (standing(language, sought)) }
            td.number.spare { (score) }
            td.number.spare { (number(language, judged.average)) }
            td.number.spare { (number(language, judged.performance)) }
            td.number.spare { (required) }
            td { (why(by, person, sought)) }
        }
    }
}

/// What it amounts to, in a few words.
pub(in crate::web) fn standing(language: Language, sought: &Sought) -> String {
    match sought.standing {
        Standing::Made => made(language, &sought.norm),
        Standing::Near => language.label("norms-standing-near"),
        Standing::Undecided => language.label("norms-standing-undecided"),
        Standing::Within => language.label("norms-standing-within"),
    }
}

fn made(language: Language, norm: &Norm) -> String {
    let games = norm.credited.unwrap_or(norm.judged.games);
    let said = language.say("norms-made-of", &[("games", Fact::from(games))]);
    match norm.via {
        Some(Via::AllGames) | None => said,
        Some(via) => format!("{said}, {}", via.as_str()),
    }
}

fn why(by: Cited<'_>, person: &PersonNorms, sought: &Sought) -> Markup {
    let language = by.language;
    let failed: Vec<&str> = sought.norm.judged.failed.each().map(|ground| ground.paragraph().0).collect();
    let against = sought.norm.steps.iter().filter(|step| failed.contains(&step.paragraph.0));
    html! {
        @match (sought.standing, &sought.needed) {
            (Standing::Made, _) => (details(by, &sought.norm)),
            (Standing::Within, Some(needed)) => (still(language, needed)),
            (Standing::Undecided, _) => {
                @let rounds: Vec<String> = person.unsaid.iter().map(u16::to_string).collect();
                (language.say("norms-undecided", &[("title", sought.norm.title.as_str().into()), ("rounds", Fact::Name(rounds.join(", ")))]))
            }
            _ => ul.plain { @for step in against { li { (by.chip(step.paragraph)) " " (language.step(step)) } } },
        }
        @for doubt in &person.doubts { p.quiet { (by.chip(doubt.paragraph)) " " (finding_said(language, doubt)) } }
    }
}

/// Every step of a judgment, folded away.
pub(in crate::web) fn details(by: Cited<'_>, norm: &Norm) -> Markup {
    let language = by.language;
    html! {
        details {
            summary { (language.label("norms-steps")) }
            ul.plain { @for step in &norm.steps { li { (by.chip(step.paragraph)) " " (language.step(step)) } } }
        }
    }
}

/// What the open rounds must bring, as a small table where opponents are unknown.
pub(in crate::web) fn still(language: Language, needed: &Needed) -> Markup {
    let rounds: Vec<String> = needed.rounds.iter().map(u16::to_string).collect();
    let rounds = ("rounds", Fact::Name(rounds.join(", ")));
    if needed.is_too_early {
        return html! { (language.say("norms-too-early", &[rounds])) };
    }
    if needed.opponents.is_empty() {
        return html! {
            @match needed.points {
                Some(points) => (language.say("norms-needed", &[rounds, ("points", Fact::Score(points))])),
                None => (language.say("norms-out-of-reach", &[rounds])),
            }
        };
    }
    let any = |text: Option<String>| text.unwrap_or_else(|| language.label("titles-any"));
    let line = |one: &NeededOpponent| {
        html! { tr {
            td.number { (language.value(&Fact::Score(one.points))) }
            td.number { (any(one.rating.map(|rating| rating.to_string()))) }
            td { (any(one.title.map(|title| title.to_string()))) }
            td { (language.label(if one.is_foreign { "value-yes" } else { "value-no" })) }
        } }
    };
    html! {
        table.small {
            caption { (language.say("norms-needed-opponents", &[rounds])) }
            thead { tr {
                th.number scope="col" { (language.label("titles-points")) }
                th.number scope="col" { (language.label("rating")) }
                th scope="col" { (language.label("titles-title")) }
                th scope="col" { (language.label("titles-foreign")) }
            } }
            tbody { @for one in &needed.opponents { (line(one)) } }
        }
    }
}
