//! What a list tells, as small cards: a few players and one number each, with the way to all of them.

use super::{change, name, titled};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::rating_key;
use arpad_model::{Fact, List, Series};
use arpad_office::files::export::ListLine;
use arpad_office::views::stories::Stories;
use maud::{Markup, html};

/// The cards of a list; one that would be empty is left out.
pub(super) fn cards(visit: &Visit, told: &Stories) -> Markup {
    let list = &told.list;
    let calculated = |line: &ListLine, shown: Markup| {
        html! { a.plain href=(visit.to(&addresses::calculation(line.person, list))) { (shown) } }
    };
    let won = |line: &ListLine| {
        html! { @if let Some(by) = line.change() { (calculated(line, change(visit.language, by))) } }
    };
    let games = |line: &ListLine| calculated(line, html! { (line.games) });
    let rating = |line: &ListLine| html! { (line.rating.map(|rating| rating.to_string()).unwrap_or_default()) };
    let peaks: Vec<ListLine> = told.peaks.iter().map(|(line, _)| line.clone()).collect();
    let peak = |line: &ListLine| {
        let was = told.peaks.iter().find(|(one, _)| one.person == line.person).map(|(_, was)| *was);
        html! {
            b { (calculated(line, rating(line))) }
            @if let Some(was) = was { br; span.beneath { (visit.language.say("story-peak-was", &[("was", Fact::from(was))])) } }
        }
    };
    let new_title = |line: &ListLine| {
        html! {
            @match line.grade {
                Some(grade) if list.series == Series::Go => b { (grade) },
                _ => b { (line.title) },
            }
        }
    };
    let born = |line: &ListLine| html! { (line.born.map(|born| born.to_string()).unwrap_or_default()) };
    let titles = if list.series == Series::Go { "story-grades" } else { "story-titles" };
    html! {
        div.cards.stories {
            (card(visit, list, ("story-improvers", "story-won"), &told.improvers, &won, Some("order=improvers")))
            (card(visit, list, ("story-improvers-12", "story-won"), &told.of_the_year, &|line| html! {
                @if let Some(by) = line.change() { (change(visit.language, by)) }
            }, Some("order=improvers-12")))
            (card(visit, list, ("story-peaks", rating_key(list.series)), &peaks, &peak, None))
            (card(visit, list, (titles, titles), &told.titles, &new_title, None))
            (card(visit, list, ("story-busiest", "games"), &told.busiest, &games, Some("sort=-games")))
            (card(visit, list, ("story-youngest", "list-column-born"), &told.youngest, &born, Some("sort=-born")))
        }
    }
}

fn card(
    visit: &Visit,
    list: &List,
    (key, column): (&str, &str),
    lines: &[ListLine],
    shown: &dyn Fn(&ListLine) -> Markup,
    all: Option<&str>,
) -> Markup {
    let language = visit.language;
    html! {
        @if !lines.is_empty() {
            div.card {
                table {
                    caption { (language.label(key)) }
                    thead.unseen { tr {
                        th scope="col" { (language.label("list-column-name")) }
                        th scope="col" { (language.label(column)) }
                    } }
                    tbody { @for line in lines {
                        tr {
                            th scope="row" {
                                @if list.series != Series::Go { (titled(&line.title)) }
                                a href=(visit.to(&addresses::player(line.person))) { (name(language, &line.name)) }
                            }
                            td.number { (shown(line)) }
                        }
                    } }
                }
                @if let Some(query) = all {
                    p.more { a href=(visit.to(&addresses::with_query(addresses::list(list), query))) {
                        (language.label("story-all")) span.unseen { ": " (language.label(key)) }
                    } }
                }
            }
        }
    }
}
