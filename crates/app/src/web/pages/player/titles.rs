//! A player's titles and norms: what is held, every norm with its event and its steps, and title by title what is missing.

use super::super::norms::details;
use super::super::regulations::Cited;
use super::super::{Id, day, days, finding, number, wide};
use super::name;
use super::tabs::{Tab, tabs};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Fact, PersonId};
use arpad_office::titles::{NormHeld, Proof, ReachedInside, TitleSought};
use arpad_office::views::public::{PublicTitles, titles};
use arpad_rules::calendar::Calendar;
use axum::extract::State;
use maud::{Markup, html};

pub(in super::super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let today = jiff::Zoned::now().date();
    let (found, _) = site.read(move |store| titles(store, id, today)).await??;
    let who = name(language, &found.person.name);
    let title = language.say_texts("pp-titles-of", &[("name", who)]);
    let body = html! {
        h1 { (title) }
        (tabs(&visit, &found.person, Tab::Titles))
        section aria-labelledby="held" {
            h2 #held { (language.label("player-titles")) }
            @if found.titles.is_empty() {
                p { @if found.person.title.is_empty() { (language.label("pp-no-title")) } @else { (found.person.title) } }
            } @else {
                ul { @for one in &found.titles { li { (one.title) " " span.quiet { (day(language, one.awarded)) } } } }
            }
        }
        (norms(&visit, &found))
        (missing(&visit, &found))
        p.quiet { (language.label("pp-titles-note")) }
        p.more { a href=(visit.to(&addresses::calculator("norms"))) { (language.label("pp-norm-calculator")) } }
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

fn norms(visit: &Visit, found: &PublicTitles) -> Markup {
    let language = visit.language;
    let label = language.label("norms");
    html! {
        section aria-labelledby="norms" {
            h2 #norms { (label) }
            @if found.norms.is_empty() { p { (language.label("pp-no-norm")) } } @else {
                (wide(&label, &html! { table {
                    caption.unseen { (label) }
                    thead { tr {
                        th scope="col" { (language.label("titles-title")) }
                        th scope="col" { (language.label("web-tournament")) }
                        th.number scope="col" { (language.label("pp-norm-games")) }
                        th.number.spare scope="col" { (language.label("score")) }
                        th.number.spare scope="col" { (language.label("norms-average")) }
                        th.number.spare scope="col" { (language.label("norms-performance")) }
                        th scope="col" { (language.label("norms-why")) }
                    } }
                    tbody { @for norm in &found.norms { (row(visit, norm)) } }
                } }))
            }
        }
    }
}

fn row(visit: &Visit, norm: &NormHeld) -> Markup {
    let language = visit.language;
    let proof = match &norm.proof {
        Proof::Register(proof) => Some(proof),
        Proof::Certificate(..) => None,
    };
    let judged = proof.map(|proof| &proof.sought.norm.judged);
    let score = judged.map(|one| format!("{}/{}", language.value(&Fact::Score(one.score)), one.games));
    let edition = Calendar::default().title_edition_on(norm.starts).ok();
    html! { tr {
        td { (norm.title) }
        th scope="row" {
            @match norm.tournament() {
                Some(id) => a href=(visit.to(&addresses::norms(id))) { (norm.event) },
                None => (norm.event),
            }
            br; span.quiet { (days(language, norm.starts, norm.ends)) }
        }
        td.number { (norm.gained.credited_games) }
        td.number.spare { (score.unwrap_or_default()) }
        td.number.spare { @if let Some(one) = judged { (number(language, one.average)) } }
        td.number.spare { @if let Some(one) = judged { (number(language, one.performance)) } }
        td {
            @match (proof, edition) {
                (Some(proof), Some(edition)) => (details(Cited::by(visit, edition.id), &proof.sought.norm)),
                _ => span.quiet { (language.label("pp-norm-certified")) },
            }
            @if let Some(proof) = proof {
                @for one in &proof.undecided { p { span.paragraph { (language.cite(one.paragraph)) } " " (finding(language, one)) } }
            }
        }
    } }
}

/// What is missing for each title that is not held.
fn missing(visit: &Visit, found: &PublicTitles) -> Markup {
    let language = visit.language;
    let Some(edition) = found.edition else { return html! {} };
    let by = Cited::by(visit, edition.id);
    let label = language.label("pp-titles-missing");
    html! {
        @if !found.sought.is_empty() {
            section aria-labelledby="missing" {
                h2 #missing { (label) }
                @if let Some(highest) = &found.highest {
                    p { (language.say("dossier-highest", &[("rating", Fact::from(highest.rating)), ("list", Fact::Date(highest.list.day))])) }
                } @else {
                    p { (language.label("dossier-no-rating")) }
                }
                (wide(&label, &html! { table {
                    caption.unseen { (label) }
                    thead { tr {
                        th scope="col" { (language.label("titles-title")) }
                        th scope="col" { (language.label("norms-result")) }
                        th scope="col" { (language.label("norms-why")) }
                    } }
                    tbody { @for one in &found.sought { tr {
                        th scope="row" { (one.title) }
                        td { (language.label(if one.completeness.is_complete() { "pp-may-apply" } else { "pp-not-yet" })) }
                        td { (why(by, one)) }
                    } } }
                } }))
            }
        }
    }
}

fn why(by: Cited<'_>, one: &TitleSought) -> Markup {
    let language = by.language;
    let lacking = &one.completeness.lacking;
    html! {
        @if !lacking.is_empty() {
            ul.plain { @for lacks in lacking { li { (by.chip(lacks.paragraph)) " " (finding(language, lacks)) } } }
        }
        @if let Some(inside) = one.inside.as_ref().filter(|one| one.answer.reached_after.is_some()) {
            p { (reached(by, inside)) }
        }
        @if lacking.is_empty() {
            details {
                summary { (language.label("norms-steps")) }
                ul.plain { @for step in &one.completeness.steps { li { (by.chip(step.paragraph)) " " (language.step(step)) } } }
            }
        }
    }
}

/// The moment inside a period, with the order of the events that gives it.
fn reached(by: Cited<'_>, inside: &ReachedInside) -> String {
    let facts = [
        ("rating", Fact::from(inside.answer.interim)),
        ("exact", Fact::Hundredths(inside.answer.exact)),
        ("day", Fact::Date(inside.day)),
        ("list", Fact::Date(inside.list.day)),
        ("order", Fact::Name(inside.order.join(", "))),
        ("orders", Fact::from(inside.permitted)),
        ("reaching", Fact::from(inside.reaching)),
    ];
    by.language.say(if inside.is_by_day { "dossier-inside-by-day" } else { "dossier-inside-by-event" }, &facts)
}
