//! The pages, and what they share: links, names, days, signs.

mod asked;
pub(super) mod beside_law;
mod calculation;
mod calculator;
mod choosing;
mod clubs;
mod colors;
mod correction;
mod corrections;
mod distribution;
pub(super) mod download;
mod drawing;
mod form;
mod home;
mod list;
mod lists;
mod live;
mod norms;
mod player;
mod printed;
mod privacy;
pub(super) mod proof;
mod ready;
mod records;
pub(in crate::web) mod regulations;
mod report;
mod search;
pub(super) mod shadow;
mod sorting;
mod statistics;
mod story;
mod tabled;
mod tournament;
pub(in crate::web) mod tournament_index;
mod two_players;
mod unbroken;
pub(super) mod what_if;
mod which;
mod worked;

pub(super) use asked::{Id, Query};
pub(super) use choosing::selection;
pub(super) use tournament_index::sentence;
pub(super) use which::{series_in, which};

use super::Site;
use super::addresses;
use super::locale::Visit;
use crate::words::Language;
use arpad_model::{Fact, Facts, Finding, PersonId, PersonName, RegisteredTournament, Series, Step};
use arpad_office::views::public::{PublicPerson, Shown, Withheld};
use asked::{Asked, PageNumber, Question, Second, parsed, wanted};
use axum::Router;
use axum::routing::get;
use jiff::civil::Date;
use maud::{Markup, html};
use unbroken::unbroken;

/// Pages with whole addresses in them.
pub(super) fn proof_router() -> Router<Site> {
    Router::new()
        .route("/{lang}/proof", get(proof::page))
        .route("/{lang}/players/{id}/proof", get(proof::of_player))
        .route("/{lang}/players/{id}/proofs/{list}", get(proof::drawing))
}

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route("/{lang}", get(home::page))
        .route("/{lang}/", get(home::page))
        .route("/{lang}/lists", get(lists::page))
        .route("/{lang}/lists/{name}", get(list::page))
        .route("/{lang}/search", get(search::page))
        .route("/{lang}/suggest", get(search::suggest))
        .route("/{lang}/players", get(search::page))
        .route("/{lang}/players/{id}", get(player::page))
        .route("/{lang}/players/{id}/{slug}", get(player::page))
        .route("/{lang}/players/{id}/lists", get(player::lists))
        .route("/{lang}/players/{id}/statistics", get(player::statistics))
        .route("/{lang}/players/{id}/titles", get(player::titles))
        .route("/{lang}/players/{id}/opponents", get(player::opponents))
        .route("/{lang}/players/{id}/opponents/{other}", get(two_players::page))
        .route("/{lang}/players/{id}/what-if", get(what_if::page))
        .route("/{lang}/players/{id}/what-if/suggest", get(what_if::suggest))
        .route("/{lang}/compare", get(two_players::choose))
        .route("/{lang}/players/{id}/tournaments", get(player::tournaments))
        .route("/{lang}/players/{id}/sheet", get(player::sheet))
        .route("/{lang}/players/{id}/calculations/live", get(calculation::live))
        .route("/{lang}/players/{id}/calculations/{list}", get(calculation::page))
        .route("/{lang}/tournaments", get(tournament_index::page))
        .route("/{lang}/tournaments/{id}", get(tournament::page))
        .route("/{lang}/tournaments/{id}/norms", get(tournament::norms))
        .route("/{lang}/live", get(live::page))
        .route("/{lang}/records", get(records::page))
        .route("/{lang}/report", get(report::page).post(report::send))
        .route("/{lang}/privacy", get(privacy::page))
        .route("/{lang}/distribution", get(distribution::page))
        .route("/{lang}/shadow", get(shadow::page))
        .route("/{lang}/statistics", get(statistics::page))
        .route("/{lang}/statistics/law", get(beside_law::page))
        .route("/{lang}/statistics/law.csv", get(beside_law::table))
        .route("/{lang}/clubs", get(clubs::index))
        .route("/{lang}/clubs/{id}", get(clubs::page))
        .route("/{lang}/corrections", get(corrections::index))
        .route("/{lang}/corrections/{list}", get(corrections::page))
        .route("/{lang}/corrections/entries/{entry}", get(correction::page))
        .route("/{lang}/regulations", get(regulations::index))
        .route("/{lang}/regulations/{edition}", get(regulations::page))
        .merge(calculator::router())
}

fn day(language: Language, day: Date) -> String {
    language.value(&Fact::Date(day))
}

fn days(language: Language, starts: Date, ends: Date) -> String {
    if starts == ends {
        day(language, starts)
    } else {
        format!("{}\u{a0}– {}", day(language, starts), day(language, ends))
    }
}

/// The way people of this language say a name: family name first in Hungarian, last in English.
pub(super) fn name(language: Language, name: &PersonName) -> String {
    match language {
        Language::Hu => crate::words::eastern(name),
        // A doctor is one before the whole name, not between its halves.
        Language::En => match name.family.strip_prefix("Dr. ") {
            Some(family) => format!("Dr. {} {family}", name.given),
            None => name.western(),
        },
    }
}

pub(super) fn series(language: Language, series: Series) -> String {
    language.label(&format!("series-{}", series.as_str()))
}

/// A person with the way to his page.
fn player_link(visit: &Visit, person: &PublicPerson) -> Markup {
    html! {
        @match person.is_stranger {
            // An opponent only: he is named and has no page.
            true => (name(visit.language, &person.name)),
            false => a href=(visit.to(&addresses::person(person))) { (name(visit.language, &person.name)) },
        }
    }
}

/// The same of somebody who may have asked to be hidden: then he has neither name nor page.
fn shown(visit: &Visit, person: &Shown) -> Markup {
    html! {
        @match person {
            Ok(person) => (player_link(visit, person)),
            Err(Withheld) => span.quiet { (visit.language.label("web-hidden")) },
        }
    }
}

/// How far an event has come, as a small sign.
fn state(language: Language, event: &RegisteredTournament) -> Markup {
    let state = event.state.as_str();
    html! { span class={ "state " (state) } { (language.label(&format!("desk-state-{state}"))) } }
}

fn event_link(visit: &Visit, event: &RegisteredTournament) -> Markup {
    html! { a href=(visit.to(&addresses::tournament(event.id))) { (event.name) } }
}

/// When and where an event is, and in which series it counts.
fn event_facts(language: Language, event: &RegisteredTournament) -> Markup {
    html! {
        span.quiet {
            (days(language, event.starts, event.ends))
            @if !event.town.is_empty() { " · " (event.town) }
            " · " (series(language, event.series))
        }
    }
}

/// The way to somebody's own line in an event's table.
fn line_link(visit: &Visit, event: &RegisteredTournament, person: PersonId) -> Markup {
    html! { a href=(visit.to(&addresses::tournament_line(event.id, person))) { (event.name) } }
}

/// A number with its sign; a minus that is one.
fn signed(language: Language, fact: impl Into<Fact>) -> String {
    minus(&crate::words::signed(language, fact))
}

/// A number without a plus.
fn number(language: Language, fact: impl Into<Fact>) -> String {
    minus(&language.value(&fact.into()))
}

/// Numbers for people to look at: a minus that is one, and no hyphen.
fn minus(numbers: &str) -> String {
    numbers.replace('-', "\u{2212}")
}

/// Facts whose sentence stands on a page: its negative numbers are written as those of the tables.
fn written(language: Language, facts: &Facts) -> Facts {
    facts.iter().map(|(name, fact)| (*name, written_one(language, fact))).collect()
}

fn written_one(language: Language, fact: &Fact) -> Fact {
    let is_negative = match fact {
        Fact::Number(number) => *number < 0,
        Fact::Hundredths(number) => number.0 < 0,
        Fact::Thousandths(number) => number.0 < 0,
        Fact::Score(_) | Fact::Date(_) | Fact::Grade(_) | Fact::Name(_) => false,
    };
    if is_negative { Fact::Name(number(language, fact.clone())) } else { fact.clone() }
}

/// A step of a calculation, in the words of a page.
fn step(language: Language, step: &Step) -> String {
    let (facts, value) = (written(language, &step.facts), written_one(language, &step.value));
    language.step(&Step { facts, value, ..step.clone() })
}

/// A finding, in the words of a page.
fn finding(language: Language, finding: &Finding) -> String {
    language.finding(&Finding { facts: written(language, &finding.facts), ..finding.clone() })
}

/// A sum with its sign, colored by it.
fn change(language: Language, by: i64) -> Markup {
    html! { span class=(direction(by)) { @if by == 0 { "±0" } @else { (signed(language, by)) } } }
}

/// Up, down or even.
fn direction(by: i64) -> &'static str {
    match by.signum() {
        1 => "up",
        -1 => "down",
        _ => "even",
    }
}

/// Ways to the neighbouring pages, and by number to those around and to both ends.
fn pager(visit: &Visit, place: impl Fn(usize) -> String, page: usize, pages: usize) -> Markup {
    let language = visit.language;
    let facts = [("page", Fact::from(page)), ("pages", Fact::from(pages))];
    let near = numbered(page, pages);
    html! {
        @if pages > 1 {
            nav.pager aria-label=(language.label("web-pages")) {
                @if page > 1 { a rel="prev" href=(visit.to(&place(page - 1))) { "← " (language.label("web-previous")) } }
                @if pages > 2 {
                    span.numbers {
                        @for (at, one) in near.iter().enumerate() {
                            @if at > 0 && near[at - 1] + 1 < *one { span aria-hidden="true" { "…" } }
                            @if *one == page { b aria-current="page" { (one) } }
                            @else { a href=(visit.to(&place(*one))) aria-label=(language.say("web-page-number", &[("page", Fact::from(*one))])) { (one) } }
                        }
                    }
                }
                span { (language.say("web-page-of", &facts)) }
                @if page < pages { a rel="next" href=(visit.to(&place(page + 1))) { (language.label("web-next")) " →" } }
            }
        }
    }
}

/// The pages that are offered by number: both ends, and two on either side.
fn numbered(page: usize, pages: usize) -> Vec<usize> {
    (1..=pages).filter(|one| *one == 1 || *one == pages || one.abs_diff(page) <= 2).collect()
}

/// On a phone a line below a name has what stands in columns of their own elsewhere. Another line, so it is no text around
/// the link in the name.
fn under(parts: &[String]) -> Markup {
    let told: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    html! { @if !told.is_empty() { br.under; span.under { (told.join(" · ")) } } }
}

/// A title before a name.
fn titled(title: &str) -> Markup {
    html! { @if !title.is_empty() { span.title { (title) } " " } }
}

/// A table that may be wider than a phone: it scrolls by itself, with the keyboard too.
pub(in crate::web) fn wide(label: &str, table: &Markup) -> Markup {
    html! { div.wide role="region" aria-label=(label) tabindex="0" { (table) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::{Decimal, HalfPoints};
    use jiff::civil::date;

    #[test]
    fn a_negative_number_in_a_sentence_has_a_minus() {
        let of = |fact: Fact| written_one(Language::En, &fact);
        assert_eq!(of(Fact::Number(-12)), Fact::Name("\u{2212}12".to_owned()));
        assert_eq!(of(Fact::Hundredths(Decimal(-40))), Fact::Name("\u{2212}0.40".to_owned()));
        assert_eq!(of(Fact::Thousandths(Decimal(-5))), Fact::Name("\u{2212}0.005".to_owned()));
        for fact in [Fact::Number(12), Fact::Hundredths(Decimal(40)), Fact::Score(HalfPoints(3)), Fact::from("a-b")] {
            assert_eq!(of(fact.clone()), fact);
        }
    }

    #[test]
    fn pages_are_offered_at_both_ends_and_around() {
        assert_eq!(numbered(1, 1), [1]);
        assert_eq!(numbered(2, 4), [1, 2, 3, 4]);
        assert_eq!(numbered(6, 12), [1, 4, 5, 6, 7, 8, 12]);
        assert_eq!(numbered(12, 12), [1, 10, 11, 12]);
    }

    #[test]
    fn what_stands_below_a_name_leaves_out_what_is_empty() {
        let told =
            |parts: &[&str]| under(&parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>()).into_string();
        assert_eq!(told(&["1990", "", "Eger"]), "<br class=\"under\"><span class=\"under\">1990 · Eger</span>");
        assert_eq!(told(&["", ""]), "");
    }

    #[test]
    fn one_day_is_written_once() {
        let (first, last) = (date(2024, 3, 9), date(2024, 3, 10));
        assert_eq!(days(Language::En, first, first), "2024-03-09");
        assert_eq!(days(Language::Hu, first, last), "2024.03.09.\u{a0}– 2024.03.10.");
    }

    #[test]
    fn a_change_says_where_it_goes() {
        assert_eq!([3, 0, -3].map(direction), ["up", "even", "down"]);
        assert_eq!(change(Language::En, -3).into_string(), "<span class=\"down\">\u{2212}3</span>");
        assert_eq!(change(Language::En, 0).into_string(), "<span class=\"even\">±0</span>");
    }
}
