//! Arbiters at the desk: everybody with a licence, and one arbiter whole: licences, titles, norms, what is missing.

use super::gate::Gate;
use super::{addresses, frame};
use crate::web::Site;
use crate::web::addresses::{paragraph, tournament};
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::{Id, name};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::sheet::day;
use arpad_model::{Fact, Paragraph, PersonId};
use arpad_office::acts::Kind;
use arpad_office::views::arbiter_dossier::{ArbiterDossier, ArbiterNormHeld, arbiter_dossier};
use arpad_office::views::arbiters::arbiters;
use arpad_rules::titles::arbiters::Earning;
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn index(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let found = site.read(|store| arbiters(store, None)).await?;
    let title = language.label("desk-arbiters-all");
    let body = html! {
        h1 { (title) }
        @if found.is_empty() { p { (language.label("register-arbiters-none")) } } @else {
            (stacked(&title, &html! { table.lean {
                caption.unseen { (title) }
                thead { tr { @for key in ["register-name", "register-arbiter-kind", "register-arbiter-number", "register-arbiter-from", "register-arbiter-until"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for one in &found { tr {
                    th scope="row" { a href=(visit.to(&addresses::arbiter(one.person.id))) { (name(language, &one.person.name)) } }
                    td { (one.licence.kind) }
                    td { (one.licence.number) }
                    td { (day(language, one.from)) }
                    td { @if let Some(until) = one.licence.until { (day(language, until)) } }
                } } }
            } }))
        }
    };
    frame::page(&visit, &site, &gate, title, body).await
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    Id(id): Id<PersonId>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let may = gate.who()?.may(Kind::TitleApplication);
    let today = site.desk.now().day();
    let told = site.read(move |store| arbiter_dossier(store, id, today)).await?;
    let title = name(language, &told.person.name);
    let number = told.person.id.to_string();
    let deed = |name: &str| addresses::act_with(name, &[("person", &number)]);
    let licensed = if told.is_licensed() { "arbiter-licensed" } else { "arbiter-unlicensed" };
    let body = html! {
        h1 { (title) }
        p.lead { (language.say(licensed, &[("day", Fact::Date(told.day))])) }
        ul {
            @for one in &told.licences { li {
                (one.licence.kind) " " (one.licence.number) " " span.quiet { (day(language, one.from)) " – " @if let Some(until) = one.licence.until { (day(language, until)) } }
            } }
            @for (awarded, title) in &told.titles { li { (language.say("arbiter-titled", &[("title", Fact::from(title.as_str())), ("day", Fact::Date(*awarded))])) } }
        }
        (norms(&visit, &told))
        (missing(&visit, &told))
        @if may { p.more { @for name in ["arbiter-norm", "arbiter-title"] { a href=(visit.to(&deed(name))) { (language.label(&format!("deed-{name}"))) } " " } } }
    };
    frame::page(&visit, &site, &gate, title, body).await
}

fn norms(visit: &Visit, told: &ArbiterDossier) -> Markup {
    let language = visit.language;
    let caption = language.label("norms");
    html! {
        @if !told.norms.is_empty() {
            h2 { (caption) }
            (stacked(&caption, &html! { table.lean {
                caption.unseen { (caption) }
                thead { tr { @for key in ["arbiter-end", "arbiter-event", "arbiter-norm-kind", "arbiter-rounds", "arbiter-players", "arbiter-rated", "arbiter-federations", "arbiter-certificate"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for one in &told.norms { tr {
                    td { (day(language, one.norm.end)) }
                    th scope="row" {
                        @match one.tournament { Some(id) => a href=(visit.to(&tournament(id))) { (one.event) }, None => (one.event) }
                        @if one.is_chief { " " span.quiet { (language.label("arbiter-chief")) } }
                    }
                    td { (language.label(&format!("arbiter-kind-{}", one.norm.kind.as_str()))) }
                    td.number { @if one.norm.rounds > 0 { (one.norm.rounds) } }
                    td.number { @if one.norm.players > 0 { (one.norm.players) } }
                    td.number { @if one.norm.players > 0 { (one.norm.rated) } }
                    td.number { @if one.norm.federations > 0 { (one.norm.federations) } }
                    td { (certificate(language, one)) }
                } } }
            } }))
        }
    }
}

fn certificate(language: Language, one: &ArbiterNormHeld) -> String {
    match (one.certificate, one.earning) {
        (Some(entry), _) => language.say("arbiter-certificate-filed", &[("entry", Fact::from(entry))]),
        (None, Earning::Yes) => language.label("arbiter-certificate-free"),
        (None, Earning::ByCertificate(at)) => {
            language.say("arbiter-certificate-needed", &[("paragraph", Fact::from(at.0))])
        }
        (None, Earning::No(at)) => language.say("arbiter-certificate-none", &[("paragraph", Fact::from(at.0))]),
    }
}

fn missing(visit: &Visit, told: &ArbiterDossier) -> Markup {
    let language = visit.language;
    let chip =
        |at: Paragraph| html! { a.paragraph href=(visit.to(&paragraph(told.edition.id, at))) { (language.cite(at)) } };
    html! {
        @if let Some((title, completeness)) = &told.sought {
            @let key = if completeness.is_complete() { "dossier-complete" } else { "dossier-incomplete" };
            h2 { (language.say(key, &[("title", Fact::from(title.as_str()))])) }
            ul.steps { @for (step, is_against) in completeness.marked() {
                li { @if is_against { b { "✗ " } } (chip(step.paragraph)) " " (language.step(step)) }
            } }
        }
    }
}
