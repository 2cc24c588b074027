//! The regulations: every edition, every paragraph with its reading and its provisions, and what changed between two.

mod cited;
mod entries;
mod tables;

pub(super) use cited::Cited;

use super::{Asked, Id, Query, Question, day, parsed, wide};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{List, Origin};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::provision::ProvisionRow;
use maud::{Markup, html};
use std::str::FromStr;

pub(super) fn in_force(language: Language, edition: &AnyEdition) -> String {
    let calendar = Calendar::default();
    let Some(reign) = calendar.reigns().iter().find(|reign| reign.edition == edition.id()) else {
        return String::new();
    };
    let until = reign.until.map_or_else(|| language.label("until-further-notice"), |until| day(language, until));
    format!("{} – {until}", day(language, reign.from))
}

/// What people call an edition; the short name stays in addresses and files.
pub(super) fn title(language: Language, id: &str) -> String {
    let key = format!("edition-name-{id}");
    let said = language.label(&key);
    if said == key { id.to_owned() } else { said }
}

/// The way to an edition, by its name.
pub(in crate::web) fn link(visit: &Visit, id: &str) -> Markup {
    html! { a href=(visit.to(&addresses::regulation(id))) { (title(visit.language, id)) } }
}

/// By which edition a list was made; FIDE's own names none.
pub(super) fn of_list(visit: &Visit, list: &List) -> Markup {
    match list.origin {
        Origin::Computed => link(visit, &list.edition),
        Origin::Fide => html! { (visit.language.label("web-list-of-fide")) },
    }
}

pub(super) async fn index(visit: Visit) -> Page {
    let language = visit.language;
    let title = language.label("web-regulations");
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                @for key in ["edition", "in-force"] { th scope="col" { (language.label(key)) } }
                th.spare scope="col" { (language.label("source")) }
            } }
            tbody { @for edition in catalogue::ALL {
                tr {
                    th scope="row" { (link(&visit, edition.id().0)) span.code.quiet { (edition.id().0) } }
                    td { (in_force(language, edition)) }
                    td.spare { (edition.source()) }
                }
            } }
        }
    };
    let about = language.label("web-regulations-text");
    let body = html! { h1 { (title) } p.lead { (about) } (wide(&title, &table)) };
    Page { title, about, room: addresses::REGULATIONS, body }
}

/// An edition, by its short name.
pub(super) struct Named(AnyEdition);

impl FromStr for Named {
    type Err = Problem;

    fn from_str(id: &str) -> Result<Self, Problem> {
        catalogue::edition(id).map(Named).ok_or(Problem::Lost)
    }
}

/// The edition beside which another is shown.
pub(super) struct Against(Option<AnyEdition>);

impl Question for Against {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        let named: Option<Named> = parsed(query, "against")?;
        Ok(Against(named.map(|Named(edition)| edition)))
    }
}

pub(super) async fn page(visit: Visit, Id(Named(edition)): Id<Named>, Asked(Against(other)): Asked<Against>) -> Page {
    let language = visit.language;
    let title = title(language, edition.id().0);
    let body = html! {
        h1 { (title) }
        p.lead { (in_force(language, &edition)) " · " span.quiet { (edition.id().0) } }
        form.inline method="get" action=(visit.to(&addresses::regulation(edition.id()))) {
            label for="against" { (language.label("web-compare")) } " "
            select #against name="against" {
                option value="" { (language.label("web-compare-none")) }
                @for one in catalogue::ALL.iter().filter(|one| one.game() == edition.game() && one.rates() == edition.rates() && one.id() != edition.id()) {
                    option value=(one.id().0) selected[other.is_some_and(|other| other.id() == one.id())] { (self::title(language, one.id().0)) }
                }
            } " "
            button type="submit" { (language.label("law-compare")) }
        }
        @match &other {
            Some(other) => (differences(&visit, &edition, other)),
            None => (entries::entries(&visit, &edition)),
        }
    };
    let about = format!("{title}, {}", in_force(language, &edition));
    Page { title, about, room: addresses::REGULATIONS, body }
}

fn differences(visit: &Visit, edition: &AnyEdition, other: &AnyEdition) -> Markup {
    let language = visit.language;
    let all = catalogue::differences(other, edition);
    let cell = |of: &AnyEdition, row: &Option<ProvisionRow>| {
        html! {
            @match row {
                Some(row) => { (Cited::by(visit, of.id()).chip(row.at)) " " (language.provision_value(&row.value)) },
                None => "–",
            }
        }
    };
    let heading = language.label("web-differences");
    html! {
        @if all.is_empty() { p { (language.label("no-differences")) } }
        @else {
            (wide(&heading, &html! {
                table.pairs {
                    caption.unseen { (heading) }
                    thead { tr {
                        th scope="col" { (language.label("provision")) }
                        th scope="col" { (title(language, other.id().0)) }
                        th scope="col" { (title(language, edition.id().0)) }
                    } }
                    tbody { @for one in &all {
                        tr {
                            th scope="row" { (language.label(&format!("provision-{}", one.name))) }
                            td { (cell(other, &one.a)) }
                            td { (cell(edition, &one.b)) }
                        }
                    } }
                }
            }))
        }
    }
}
