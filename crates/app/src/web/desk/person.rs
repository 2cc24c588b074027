//! One person: what we know beside what the public sees, the two sheets as of a day, papers, numbers, and everything that was
//! done about him with its way back.

use super::acted::{Acted, deeds_for};
use super::gate::Gate;
use super::kept::Concerned;
use super::{addresses, frame};
use crate::web::Site;
use crate::web::desk::stacked::stacked;
use crate::web::locale::Visit;
use crate::web::pages::{Id, Query, name};
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::sheet::{birth, day, made, number, sex, sheets};
use arpad_model::{Fact, Person, PersonId};
use arpad_office::access::Who;
use arpad_office::acts::desk::OfficeError;
use arpad_office::register::day_of;
use arpad_office::views::person_page::{FiledPaper, PersonPage, person_page};
use arpad_office::views::public::{PublicPerson, persons_shown};
use arpad_office::views::records;
use axum::Extension;
use axum::extract::State;
use jiff::civil::Date;
use maud::{Markup, html};

pub(super) async fn page(
    visit: Visit,
    Id(id): Id<PersonId>,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
    query: Query,
) -> Result<Page, Problem> {
    let language = visit.language;
    let day = match query.get("day").map(|text| text.trim()).filter(|text| !text.is_empty()) {
        Some(text) => day_of(text).ok_or(Problem::Lost)?,
        None => site.desk.now().day(),
    };
    let desk = site.desk.clone();
    let found = site
        .read(move |store| {
            let Some(asked) = records::person(store, id)? else { return Ok(None) };
            let page = person_page(store, id, day)?;
            let numbers: Vec<PersonId> = std::iter::once(&page.person).chain(&page.merged).map(|one| one.id).collect();
            let entries = desk.kept.entries_about(store, Concerned::Person(&numbers))?;
            let seen = persons_shown(store, &[page.person.id])?.pop().and_then(|(_, shown)| shown.ok());
            Ok::<_, OfficeError>(Some((asked, page, seen, Acted::of(store, language, entries)?)))
        })
        .await?;
    let (asked, page, seen, acts) = found.ok_or(Problem::Lost)?;
    let title = name(language, &page.person.name);
    let who = gate.who()?;
    let body = html! {
        h1 { (title) @if !page.person.title.is_empty() { " " span.quiet { (page.person.title) } } }
        (state(&visit, &asked, &page))
        (offered(&visit, who, &page))
        (known(&visit, &page, seen.as_ref()))
        (sheets_of(&visit, id, &page, day))
        (papers(&visit, &page))
        (acts.table(&visit, who, &language.label("desk-acts-about-person")))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

/// Where he stands: his number, hidden, dead, found to be another.
fn state(visit: &Visit, asked: &Person, page: &PersonPage) -> Markup {
    let (language, person) = (visit.language, &page.person);
    let merged: Vec<String> =
        page.merged.iter().map(|one| format!("{} {}", one.id, name(language, &one.name))).collect();
    html! {
        p.lead {
            (language.say("desk-person-number", &[("person", Fact::from(person.id))]))
            @if let Some(club) = &page.club { " · " a href=(visit.to(&addresses::club(club.id))) { (club.name) } }
            " · " a href=(visit.to(&crate::web::addresses::player(person.id))) { (language.label("desk-public-page")) }
        }
        @if asked.id != person.id { p.note { (language.say("desk-merged-into", &[("person", Fact::from(asked.id)), ("into", Fact::from(person.id))])) } }
        @if !merged.is_empty() {
            p { (language.label("desk-merged-here")) }
            ul.tree { @for (one, text) in page.merged.iter().zip(&merged) { li { (text)
                " " a href=(visit.to(&addresses::act_with("person-unmerge", &[("person", &one.id.to_string())]))) { (language.label("deed-person-unmerge")) }
            } } }
        }
        @if let Some(died) = person.died { p.note { (language.say("desk-off-died", &[("day", Fact::from(died))])) } }
    }
}

/// What can be done about him.
fn offered(visit: &Visit, who: &Who, page: &PersonPage) -> Markup {
    let id = page.person.id.to_string();
    let person: &[(&str, &str)] = &[("person", &id)];
    let club = page.club.as_ref().map(|club| club.id.to_string()).unwrap_or_default();
    let licence: &[(&str, &str)] = &[("person", &id), ("club", &club)];
    let sight = if page.person.withheld { "show" } else { "hide" };
    deeds_for(
        visit,
        who,
        &[
            ("person-amend", person),
            ("licence", licence),
            ("guest", person),
            ("transfer", person),
            ("registration", person),
            ("title", person),
            ("arbiter-licence", person),
            ("person-merge", &[("keep", &id)]),
            (sight, person),
            ("photo", person),
            ("photo-withdraw", person),
            ("death", person),
            ("rating", person),
            ("unlisted", person),
            ("memberless", person),
            ("exemption", person),
        ],
    )
}

/// What we know beside what anybody sees.
fn known(visit: &Visit, page: &PersonPage, seen: Option<&PublicPerson>) -> Markup {
    let (language, person) = (visit.language, &page.person);
    let caption = language.label("desk-known-and-seen");
    let numbers = |kind: usize| page.numbers.by_kind()[kind].1.join(", ");
    let of = |text: fn(Language, &PublicPerson) -> String| seen.map(|one| text(language, one)).unwrap_or_default();
    let rows: Vec<(&str, String, String)> = vec![
        ("desk-name", name(language, &person.name), of(|language, one| name(language, &one.name))),
        ("deed-field-born", birth(language, person.born), of(|_, one| number(one.birth_year))),
        ("deed-field-sex", sex(language, person.sex), of(|language, one| sex(language, one.sex))),
        ("deed-field-country", person.country.clone(), of(|_, one| one.country.clone())),
        ("deed-field-title", person.title.clone(), of(|_, one| one.title.clone())),
        ("deed-field-komir", numbers(0), of(|_, one| number(one.komir))),
        ("deed-field-fide", numbers(1), of(|_, one| number(one.fide))),
        ("deed-field-egd", numbers(2), of(|_, one| number(one.egd))),
    ];
    html! {
        @if seen.is_none() { p.note { (language.label("desk-person-hidden")) } }
        (stacked(&caption, &html! { table.lean {
            caption { (caption) }
            thead { tr { @for key in ["desk-field", "desk-we-know", "desk-public-sees"] { th scope="col" { (language.label(key)) } } } }
            tbody { @for (key, known, seen) in rows { tr { th scope="row" { (language.label(key)) } td { (known) } td { (seen) } } } }
        } }))
    }
}

/// The two sheets of the regulation as of a day that can be chosen.
fn sheets_of(visit: &Visit, id: PersonId, page: &PersonPage, on: Date) -> Markup {
    let language = visit.language;
    html! {
        section.sheets aria-labelledby="sheets" {
            h2 #sheets { (language.label("desk-sheets")) }
            form.ask method="get" action=(visit.to(&addresses::person(id))) {
                div.field { label for="day" { (language.label("desk-as-of")) } input #day type="date" name="day" value=(on.to_string()); }
                p { button type="submit" { (language.label("desk-look")) } }
            }
            div.pair { @for sheet in sheets(language, &page.left, &page.fide) {
                div {
                    h3 { (sheet.heading) @if !sheet.period.is_empty() { " " span.quiet { (sheet.period) } } }
                    ol.fields { @for (label, value) in &sheet.fields { li { b { (label) ":" } " " (value) } } }
                }
            } }
            p.quiet { (made(language, on)) }
        }
    }
}

fn papers(visit: &Visit, page: &PersonPage) -> Markup {
    let language = visit.language;
    let caption = language.label("desk-papers");
    let club = |club: &Option<arpad_model::Club>| club.as_ref().map(|club| club.name.clone()).unwrap_or_default();
    html! {
        @if !page.papers.is_empty() {
            (stacked(&caption, &html! { table.lean {
                caption { (caption) }
                thead { tr { @for key in ["register-day", "register-paper", "register-season", "register-club", "register-from-club", "register-remark", "desk-entry"] { th scope="col" { (language.label(key)) } } } }
                tbody { @for FiledPaper { paper, club: own, other_club } in &page.papers { tr {
                    td { (day(language, paper.day)) }
                    td { (language.label(&format!("register-paper-{}", paper.kind.as_str()))) }
                    td { (paper.season) }
                    td { (club(own)) }
                    td { (club(other_club)) }
                    td { (paper.remark) }
                    td.number { a href=(visit.to(&addresses::entry(paper.entry))) { (paper.entry) } }
                } } }
            } }))
        }
    }
}
