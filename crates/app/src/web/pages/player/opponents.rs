//! Whom a player has met, the one met most often first.

use super::super::{Asked, Id, PageNumber, day, event_link, name, pager, player_link, wide};
use super::tabs::{Tab, tabs};
use crate::web::Site;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use arpad_model::{Fact, HalfPoints, PersonId};
use arpad_office::views::opponents::{MOST_TOURNAMENTS, Met, named, opponents};
use arpad_office::views::public::PublicPerson;
use axum::extract::State;
use maud::{Markup, html};
use std::collections::HashMap;

/// Rows per page on the page of their own.
const ON_PAGE: usize = 100;

pub(in super::super) async fn all(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Asked(PageNumber(wished)): Asked<PageNumber>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let (found, page, names) = site
        .read(move |store| {
            let found = match opponents(store, id, MOST_TOURNAMENTS)? {
                Ok(found) => found,
                Err(withheld) => return Ok(Err(withheld)),
            };
            let page = wished.min(found.met.len().div_ceil(ON_PAGE).max(1));
            let names = named(store, stretch(&found.met, page))?;
            Ok(Ok((found, page, names)))
        })
        .await??;
    let pages = found.met.len().div_ceil(ON_PAGE).max(1);
    let person = found.person.id;
    let who = name(language, &found.person.name);
    let title = language.say_texts("pp-opponents-of", &[("name", who)]);
    let body = html! {
        h1 { (title) }
        (tabs(&visit, &found.person, Tab::Opponents))
        p { (language.label("pp-opponents-about")) }
        @if found.unread > 0 { p.note { (language.say("pp-opponents-unread", &[("count", Fact::from(found.unread))])) } }
        @if found.met.is_empty() { p { (language.label("pp-opponents-none")) } }
        @else { (wide(&title, &table(&visit, person, stretch(&found.met, page), &names))) }
        (pager(&visit, |page| addresses::paged(&addresses::opponents(person), page), page, pages))
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

/// What stands on a page.
fn stretch<T>(met: &[T], page: usize) -> &[T] {
    &met[(page - 1) * ON_PAGE..met.len().min(page * ON_PAGE)]
}

fn table(visit: &Visit, person: PersonId, met: &[Met], names: &HashMap<PersonId, PublicPerson>) -> Markup {
    let language = visit.language;
    let score = |score: HalfPoints| language.value(&Fact::Score(score));
    html! {
        table {
            caption.unseen { (language.label("pp-opponents")) }
            thead { tr {
                th scope="col" { (language.label("opponent")) }
                th.number scope="col" { (language.label("games")) }
                th.number scope="col" { (language.label("score")) }
                th.number.spare scope="col" { (language.label("pp-record")) }
                th scope="col" { (language.label("pp-last-met")) }
            } }
            tbody {
                @for one in met {
                    @let who = names.get(&one.opponent);
                    tr {
                        th scope="row" {
                            @match who {
                                Some(who) => (player_link(visit, who)),
                                None => span.quiet { (language.label("web-hidden")) },
                            }
                            @if one.is_go { " " span.quiet { (language.label("pp-go")) } }
                        }
                        td.number { @match who {
                            Some(_) => a href=(visit.to(&addresses::meetings(person, one.opponent))) { (one.games) },
                            None => (one.games),
                        } }
                        td.number { b { (score(one.score())) } }
                        td.number.spare { (one.wins) "–" (one.draws) "–" (one.losses) }
                        td { span.spare { (event_link(visit, &one.last)) " " } span.day.quiet { (day(language, one.last.ends)) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::stretch;

    #[test]
    fn a_page_has_a_hundred_and_the_last_one_what_is_left() {
        let all: Vec<usize> = (1..=230).collect();
        let ends = |page: usize| (stretch(&all, page)[0], *stretch(&all, page).last().expect("somebody"));
        assert_eq!([1, 2, 3].map(ends), [(1, 100), (101, 200), (201, 230)]);
        assert_eq!(stretch(&all[..0], 1), [0; 0]);
    }
}
