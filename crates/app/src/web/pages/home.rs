//! The front page: the newest lists, the last and the next events, and a way to everybody.

use super::{day, event_facts, event_link, search, series, shown, state};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::rating_key;
use arpad_model::Grade;
use arpad_office::acts::found::federation;
use arpad_office::acts::officer::officer;
use arpad_office::views::public::{Front, Head};
use arpad_registry::Reader;
use axum::extract::State;
use maud::{Markup, html};

pub(super) async fn page(visit: Visit, State(site): State<Site>) -> Result<Page, Problem> {
    let language = visit.language;
    let cache = site.cache.clone();
    let read = move |store: &mut Reader<'_>| Ok((cache.front(store)?, federation(store)?.name, officer(store)?));
    let (found, federation, officer) = site.read(read).await?;
    let title = if federation.is_empty() { language.label("web-home") } else { federation };
    let about = language.label("web-home-text");
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        (search::form(&visit, None))
        ul.ways {
            @for (place, key) in [
                (addresses::LIVE, "web-live"),
                (addresses::TOURNAMENTS, "stands-question"),
                (&addresses::calculator("change"), "web-what-if"),
                (&addresses::calculator("file"), "calculator-file"),
            ] { li { a href=(visit.to(place)) { (language.label(key)) } } }
        }
        section aria-labelledby="lists" {
            h2 #lists { (language.label("web-newest-lists")) }
            @if found.lists.is_empty() { p.quiet { (language.label("web-no-lists")) } }
            div.cards { @for head in &found.lists { (card(&visit, head)) } }
        }
        (events(&visit, &found))
        @if let Some(officer) = &officer {
            @let facts = [("name", officer.name.clone()), ("contact", officer.contact.clone())];
            p.quiet { (language.say_texts("web-officer", &facts)) }
        }
    };
    Ok(Page { title, about, room: addresses::HOME, body })
}

fn card(visit: &Visit, head: &Head) -> Markup {
    let language = visit.language;
    let place = visit.to(&addresses::list(&head.list));
    html! {
        div.card {
            table {
                caption { a href=(place) { (series(language, head.list.series)) } " " span.quiet { (day(language, head.list.day)) } }
                thead.unseen { tr {
                    th scope="col" { (language.label("list-column-name")) }
                    th scope="col" { (language.label(rating_key(head.list.series))) }
                } }
                tbody {
                    @for (row, person) in &head.strongest {
                        @let grade = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
                        tr {
                            th scope="row" {
                                @if !row.title.is_empty() { span.title { (row.title) } " " }
                                (shown(visit, person))
                            }
                            td.number {
                                @if let Some(grade) = grade { span.quiet { (grade) } " " }
                                (row.rating.map(|rating| rating.to_string()).unwrap_or_default())
                            }
                        }
                    }
                }
            }
            p.more { a href=(place) { (language.label("web-whole-list")) } }
        }
    }
}

fn events(visit: &Visit, found: &Front) -> Markup {
    let language = visit.language;
    html! {
        div.pair {
            section aria-labelledby="recent" {
                h2 #recent { (language.label("web-recent")) }
                ul.events {
                    @for event in &found.recent {
                        li {
                            (event_link(visit, event)) " " (state(language, event))
                            br; (event_facts(language, event))
                        }
                    }
                }
                p.more { a href=(visit.to(addresses::TOURNAMENTS)) { (language.label("web-all-tournaments")) } }
            }
            section aria-labelledby="announced" {
                h2 #announced { (language.label("web-announced")) }
                @if found.announced.is_empty() { p.quiet { (language.label("web-none-announced")) } }
                ul.events {
                    @for event in &found.announced {
                        li {
                            (event_link(visit, event))
                            br; (event_facts(language, event))
                        }
                    }
                }
            }
        }
    }
}
