//! The front page: the newest lists and what they tell, the month in numbers, the last and the next events, and a way to
//! everybody.

use super::{
    Asked, Query, Question, day, event_facts, event_link, parsed, search, series, shown, state, story, unbroken, wide,
};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::{Language, rating_key};
use arpad_model::{Fact, Grade, Series};
use arpad_office::acts::found::federation;
use arpad_office::acts::officer::officer;
use arpad_office::views::public::{Front, Head};
use arpad_office::views::stories::{Stories, next_closing};
use arpad_registry::Reader;
use axum::extract::State;
use maud::{Markup, html};
use std::sync::Arc;

/// Whose stories are told: the first series' that has a list where none is named.
pub(super) struct Wish(Option<Series>);

impl Question for Wish {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        parsed(query, "series").map(Wish)
    }
}

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(Wish(of)): Asked<Wish>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let cache = site.cache.clone();
    let read = move |store: &mut Reader<'_>| {
        let front = cache.front(store)?;
        let mut told = Vec::with_capacity(front.lists.len());
        for head in &front.lists {
            told.push(cache.stories(store, &head.list)?);
        }
        Ok((front, told, federation(store)?.name, officer(store)?))
    };
    let (found, told, federation, officer) = site.read(read).await?;
    let title = if federation.is_empty() { language.label("web-home") } else { federation };
    let about = language.label("web-home-text");
    let chosen = told.iter().find(|one| Some(one.list.series) == of).or(told.first());
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
        @if let Some(chosen) = chosen { (stories(&visit, &told, chosen)) }
        @if !told.is_empty() { (months(language, &told)) }
        (events(&visit, &found))
        @if let Some(officer) = &officer {
            @let facts = [("name", officer.name.clone()), ("contact", officer.contact.clone())];
            p.quiet { (language.say_texts("web-officer", &facts)) }
        }
    };
    Ok(Page { title, about, room: addresses::HOME, body })
}

/// What the list of a series tells, with ways to the others.
fn stories(visit: &Visit, told: &[Arc<Stories>], chosen: &Stories) -> Markup {
    let language = visit.language;
    let list = &chosen.list;
    let today = jiff::Zoned::now().date();
    html! {
        section aria-labelledby="stories" {
            h2 #stories { (unbroken(&language.say("story-title", &[("day", Fact::Date(list.day))]))) }
            nav.chips aria-label=(language.label("web-filter-series")) {
                @for one in told {
                    @let is_chosen = one.list.series == list.series;
                    a href=(visit.to(&addresses::home_of(one.list.series))) aria-current=[is_chosen.then_some("page")] {
                        (series(language, one.list.series))
                    }
                }
            }
            (story::cards(visit, chosen))
            p.more {
                a href=(visit.to(&addresses::records(list.series))) { (language.label("records")) } " · "
                a href=(visit.to(&addresses::distribution(list.series, ""))) { (language.label("pp-spread")) } " · "
                a href=(visit.to(&addresses::ranking(list.series))) { (language.label("live-ranking")) }
            }
            @if let Some((next, last)) = next_closing(list.series, today) {
                p.note { (unbroken(&language.say("story-closing", &[("list", Fact::Date(next)), ("last", Fact::Date(last))]))) }
            }
        }
    }
}

/// Every series' month in numbers.
fn months(language: Language, told: &[Arc<Stories>]) -> Markup {
    let title = language.label("story-month");
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("web-filter-series")) }
                th.spare scope="col" { (language.label("web-list")) }
                @for key in ["web-tournaments", "games", "story-players", "story-new"] {
                    th.number scope="col" { (language.label(key)) }
                }
            } }
            tbody { @for one in told {
                @let month = &one.month;
                tr {
                    th scope="row" { (series(language, one.list.series)) }
                    td.spare { (day(language, month.day)) }
                    @for number in [month.tournaments, month.games, month.players, month.new] {
                        td.number { (number) }
                    }
                }
            } }
        }
    };
    html! {
        section aria-labelledby="month" {
            h2 #month { (title) }
            (wide(&title, &table))
        }
    }
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
