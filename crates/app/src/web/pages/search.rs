//! Finding a player: a page of answers, and the few lines a script shows while somebody types.

use super::{Asked, Query, Question, name, player_link, titled, under, wanted, wide};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Fact, visible};
use arpad_office::views::public::PublicPerson;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde_json::{Value, json};

/// Answers shown; more are not worth reading.
const MOST: usize = 50;

/// Who is found depends on the directory too, which may be on its way.
const FRESH: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-cache")];

/// What is looked for.
pub(super) struct Typed(String);

impl Question for Typed {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        Ok(Typed(wanted(query, "q").unwrap_or_default().to_owned()))
    }
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(Typed(asked)): Asked<Typed>,
) -> Result<Response, Problem> {
    let language = visit.language;
    let found = if asked.is_empty() { Vec::new() } else { site.search(asked.clone(), MOST).await? };
    // A number names one person: go there at once.
    if let [one] = found.as_slice()
        && asked.rsplit(':').next().is_some_and(|number| number.trim().parse::<u32>().is_ok())
    {
        return Ok(Redirect::to(&visit.to(&addresses::person(one))).into_response());
    }
    let title = language.label("web-players");
    let body = html! {
        h1 { (title) }
        (form(&visit, Some(&asked)))
        p.quiet { (language.label("web-search-text")) }
        @if asked.is_empty() {
            p { (language.label("web-browse")) }
            ul.ways { @for (place, key) in [(addresses::LISTS, "web-lists"), (addresses::LIVE, "web-live"), (addresses::CLUBS, "web-clubs")] {
                li { a href=(visit.to(place)) { (language.label(key)) } }
            } }
        } @else {
            @if found.is_empty() { p role="status" { (language.say_texts("web-nobody", &[("text", asked.clone())])) } }
            @else { (wide(&title, &table(&visit, &found))) }
        }
    };
    let page = Page { about: language.label("web-search-text"), title, room: addresses::PLAYERS, body };
    Ok((FRESH, page).into_response())
}

/// The large form, with what was looked for.
pub(super) fn form(visit: &Visit, asked: Option<&str>) -> Markup {
    let language = visit.language;
    html! {
        form.search.large role="search" action=(visit.to(addresses::SEARCH)) method="get" {
            label for="who" { (language.label("web-find-player")) }
            span.row {
                input #who type="search" name="q" value=[asked] autocomplete="off" placeholder=(language.label("web-search-hint"))
                    data-suggest=(visit.to(addresses::SUGGEST));
                button type="submit" { (language.label("web-search")) }
            }
        }
    }
}

fn table(visit: &Visit, found: &[PublicPerson]) -> Markup {
    let language = visit.language;
    let numbered =
        |of: &str, number: &Option<String>| number.as_ref().map(|number| format!("{of} {number}")).unwrap_or_default();
    html! {
        table {
            caption { (language.say("web-found", &[("count", Fact::from(found.len()))])) }
            thead { tr {
                th scope="col" { (language.label("list-column-name")) }
                th.number.spare scope="col" { (language.label("list-column-born")) }
                th.spare scope="col" { (language.label("list-column-country")) }
                th.number.spare scope="col" { "KOMIR" }
                th.number.spare scope="col" { "FIDE" }
            } }
            tbody {
                @for person in found {
                    @let born = person.birth_year.map(|year| year.to_string()).unwrap_or_default();
                    @let [komir, fide] = [person.komir.map(|komir| komir.to_string()), person.fide.map(|fide| fide.to_string())];
                    tr {
                        th scope="row" {
                            (titled(&person.title))
                            (player_link(visit, person))
                            (under(&[born.clone(), person.country.clone(), numbered("KOMIR", &komir), numbered("FIDE", &fide)]))
                        }
                        td.number.spare { (born) }
                        td.spare { (person.country) }
                        td.number.spare { (komir.unwrap_or_default()) }
                        td.number.spare { (fide.unwrap_or_default()) }
                    }
                }
            }
        }
    }
}

/// The first few for the script: what to show and where it leads.
pub(super) async fn suggest(visit: Visit, State(site): State<Site>, Asked(Typed(text)): Asked<Typed>) -> Response {
    if text.chars().count() < 2 {
        return (FRESH, Json(json!([]))).into_response();
    }
    let line = |language: Language, person: &PublicPerson| -> Value {
        let born = person.birth_year.map(|year| year.to_string());
        let more = [Some(person.title.clone()), born, Some(person.country.clone())];
        let more: Vec<String> = more.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        // The script puts it on the page.
        let name = visible(&name(language, &person.name)).into_owned();
        json!({"name": name, "more": more.join(" · "), "href": visit.to(&addresses::person(person))})
    };
    match site.search(text, 8).await {
        Ok(found) => {
            let lines: Vec<Value> = found.iter().map(|person| line(visit.language, person)).collect();
            (FRESH, Json(lines)).into_response()
        }
        Err(problem) => (problem.status(), Json(json!([]))).into_response(),
    }
}
