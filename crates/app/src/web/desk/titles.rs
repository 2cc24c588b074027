//! Titles at the desk: who may apply and who lacks one thing, which applications are open, and how the others ended.

use super::gate::Gate;
use super::{addresses, frame};
use crate::certificates::it2;
use crate::web::Site;
use crate::web::addresses::player_titles;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::{Id, name};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::sheet::day;
use crate::words::title_facts::exact_rating;
use arpad_model::{EntryId, Fact, Finding, Person};
use arpad_office::acts::Kind;
use arpad_office::acts::title_application::{self, TitleApplication};
use arpad_office::views::title_sheet::title_sheet;
use arpad_office::views::title_worklist::{Applicant, title_applications};
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};

/// So many applications that have ended are shown.
const MOST: usize = 50;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let may = gate.who()?.may(Kind::TitleApplication);
    let today = site.desk.now().day();
    let desk = site.desk.clone();
    let (found, all) =
        site.read(move |store| Ok((desk.kept.worklist(store, today)?, title_applications(store)?))).await?;
    let title = language.label("desk-titles");
    let open: Vec<_> = all.iter().filter(|(_, one)| one.ended.is_none()).collect();
    let ended: Vec<_> = all.iter().filter(|(_, one)| one.ended.is_some()).take(MOST).collect();
    let body = html! {
        h1 { (title) }
        @if let Some(found) = &found {
            p.lead { (language.say("worklist-titles", &[("edition", Fact::from(found.edition)), ("day", Fact::Date(found.day))])) }
            (candidates(&visit, "worklist-complete", &found.complete, may))
            (candidates(&visit, "worklist-lacking", &found.lacking, false))
        }
        (applications(&visit, "worklist-open", &open, may))
        @if !ended.is_empty() { (applications(&visit, "worklist-ended", &ended, false)) }
        @if may {
            p.more {
                a href=(visit.to(&addresses::act("norm-certificate"))) { (language.label("deed-norm-certificate")) } " · "
                a href=(visit.to(&addresses::act("title-application"))) { (language.label("deed-title-application")) }
            }
        }
    };
    frame::page(&visit, &site, &gate, title, body).await
}

/// An application as the form for FIDE (IT2), with the certificates of its norms.
pub(super) async fn sheet(
    visit: Visit,
    Id(id): Id<EntryId>,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let found = site
        .read(move |store| match title_application::applications(store)?.iter().any(|one| one.entry == id) {
            true => title_sheet(store, id).map(Some),
            false => Ok(None),
        })
        .await?
        .ok_or(Problem::Lost)?;
    let title = language.label("it2");
    let body = html! {
        h1 { (title) }
        p.lead {
            a href=(visit.to(&player_titles(found.person.id))) { (name(language, &found.person.name)) } ", " (found.application.act.title)
        }
        (it2::application(language, &found))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

fn candidates(visit: &Visit, key: &str, list: &[Applicant], may: bool) -> Markup {
    let language = visit.language;
    let caption = language.say(key, &[("count", Fact::from(list.len()))]);
    html! {
        h2 { (caption) }
        @if !list.is_empty() {
            (stacked(&caption, &html! { table.lean {
                caption.unseen { (caption) }
                thead { tr { @for key in ["register-name", "titles-title", "worklist-norms", "rating", "worklist-lacks"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for one in list { tr {
                    th scope="row" { a href=(visit.to(&player_titles(one.person.id))) { (name(language, &one.person.name)) } }
                    td { (one.sought.title) }
                    td.number { @if one.norms > 0 { (one.norms) } }
                    td.number { @if let Some(rating) = one.sought.case.highest_rating { (rating) } }
                    td {
                        @match one.lacks() {
                            Some(lacks) => (lacking(language, lacks)),
                            None if may => a href=(visit.to(&apply(one))) { (language.label("deed-title-application")) },
                            None => {}
                        }
                    }
                } } }
            } }))
        }
    }
}

fn lacking(language: Language, lacks: &Finding) -> Markup {
    html! { span.paragraph { (language.cite(lacks.paragraph)) } " " (language.finding(lacks)) }
}

fn apply(one: &Applicant) -> String {
    let fields = [("person", one.person.id.to_string()), ("title", one.sought.title.to_string())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    addresses::act_with("title-application", &fields)
}

fn applications(visit: &Visit, key: &str, list: &[&(Person, TitleApplication)], may: bool) -> Markup {
    let language = visit.language;
    let caption = language.say(key, &[("count", Fact::from(list.len()))]);
    let deed = |name: &str, one: &TitleApplication| addresses::act_with(name, &[("entry", &one.entry.to_string())]);
    html! {
        h2 { (caption) }
        @if !list.is_empty() {
            (stacked(&caption, &html! { table.lean {
                caption.unseen { (caption) }
                thead { tr { @for key in ["desk-entry", "register-name", "titles-title", "application-received", "application-norms", "rating", "application-outcome"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for (person, one) in list { tr {
                    td.number { a href=(visit.to(&addresses::entry(one.entry))) { (one.entry) } }
                    th scope="row" { a href=(visit.to(&player_titles(person.id))) { (name(language, &person.name)) } }
                    td { a href=(visit.to(&addresses::title_sheet(one.entry))) { (one.act.title) " (IT2)" } }
                    td { (day(language, one.act.received)) }
                    td { ul.plain { @for norm in &one.act.norms { li { (norm.event) " (" (norm.games) ")" } } } }
                    td.number { (exact_rating(language, &one.act.rating).unwrap_or_else(|| one.act.rating.rating.to_string())) }
                    td {
                        @match &one.ended {
                            Some((_, ended)) => {
                                (language.label(&format!("verdict-{}", ended.verdict.as_str()))) " " (day(language, ended.day))
                                @if !ended.by.is_empty() { ", " (ended.by) }
                                @if !ended.because.is_empty() { ": " (ended.because) }
                            }
                            None if may => ul.plain { @for name in ["title-granted", "title-refused", "title-withdrawn"] {
                                li { a href=(visit.to(&deed(name, one))) { (language.label(&format!("deed-{name}"))) } }
                            } },
                            None => (language.label("verdict-open")),
                        }
                    }
                } } }
            } }))
        }
    }
}
