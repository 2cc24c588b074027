//! The page: the games that are asked about, what they bring, and who has met whom.

use super::super::player::{Tab, tabs};
use super::super::regulations::{self, Cited};
use super::super::worked::{remark, steps};
use super::super::{day, name, number, player_link, series, signed, under, wide};
use super::goals;
use super::wish::{Against, Wish, Wished, result_word};
use super::{Seen, Typed};
use crate::answer::what_if::Wanted;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::{Language, rating_key};
use arpad_model::{Change, Fact, HalfPoints, Series};
use arpad_office::views::search::FoundPerson;
use arpad_office::views::two_players::RatedMeeting;
use arpad_office::views::what_if::{Brought, MOST_GAMES, Single, Total};
use maud::{Markup, html};

/// Games of two that are shown; their own page has all.
const MEETINGS: usize = 6;

/// Multipliers that tournaments have.
const MULTIPLIERS: [u32; 9] = [5, 10, 15, 20, 25, 30, 35, 40, 45];

/// A game with what can come of it; nothing where the opponent has no rating.
struct Row<'a> {
    at: usize,
    wished: &'a Wished,
    rating: Option<i32>,
    single: Option<Single>,
}

pub(super) fn page(visit: &Visit, seen: &Seen, wish: &Wish, typed: &Typed, title: &str) -> Markup {
    let language = visit.language;
    let rows: Vec<Row<'_>> = wish.games.iter().enumerate().map(|(at, wished)| row(seen, at, wished)).collect();
    let total = seen.about.total(&seen.played(wish));
    html! {
        h1 { (title) }
        (tabs(visit, &seen.about.person, Tab::WhatIf))
        (lead(visit, seen))
        (tempos(visit, seen, wish))
        div #result {
            @match (&total, rows.as_slice()) {
                (Some(total), _) => (sum(visit, seen, total)),
                (None, [only]) => @if let Some(single) = &only.single { (alone(language, seen, single)) },
                (None, _) => {},
            }
            (who(visit, seen, wish, typed))
        }
        (form(visit, seen, wish, &rows))
        @if !seen.games.is_empty() { (meetings(visit, seen, wish)) }
        (goals::section(visit, seen, wish))
        p.quiet { (language.label("what-if-note")) }
    }
}

fn row<'a>(seen: &'a Seen, at: usize, wished: &'a Wished) -> Row<'a> {
    let Wanted { rating, single, .. } = seen.wanted(wished);
    Row { at, wished, rating, single }
}

/// Who asks, from which rating, by which law.
fn lead(visit: &Visit, seen: &Seen) -> Markup {
    let (language, about) = (visit.language, &seen.about);
    html! {
        p.lead {
            (player_link(visit, &about.person)) " · " (series(language, about.series)) " "
            @match about.rating {
                Some(rating) => b { (rating) },
                None => (language.label("unrated")),
            }
            @if let Some(grade) = about.grade { " (" (grade) ")" }
            @if let Some(k) = about.k() { " · K " (k) }
            " · " a href=(visit.to(&addresses::list(&about.list))) { (day(language, about.list.day)) }
            " · " (regulations::link(visit, about.edition().0))
        }
    }
}

fn tempos(visit: &Visit, seen: &Seen, wish: &Wish) -> Markup {
    let language = visit.language;
    html! {
        @if seen.rated.len() > 1 {
            nav.ranges aria-label=(language.label("web-filter-series")) {
                @for one in &seen.rated {
                    @let asked = Wish { series: Some(*one), goal: None, ..wish.clone() };
                    a href=(visit.to(&addresses::what_if(seen.about.person.id, &asked.query())))
                        aria-current=[(*one == seen.about.series).then_some("true")] { (series(language, *one)) }
                }
            }
        }
    }
}

/// What a result brings, in points.
pub(super) fn brought(language: Language, one: &Brought) -> String {
    match one.change {
        Some(Change::Hundredths(change)) => signed(language, change),
        Some(Change::Points(points)) => signed(language, i64::from(points)),
        None => String::new(),
    }
}

fn outcome_key(score: HalfPoints) -> &'static str {
    match score.0 {
        0 => "calculator-lost",
        1 => "calculator-drawn",
        _ => "calculator-won",
    }
}

/// One game without a result: what each would bring.
fn alone(language: Language, seen: &Seen, single: &Single) -> Markup {
    html! {
        section.answer aria-label=(language.label("calculator-answer")) {
            div.figures {
                @if let Some(expected) = single.expected {
                    div.figure { span.name { (language.label("expected")) } span.value { (in_points(language, seen, expected.0)) } }
                }
                @for one in &single.outcomes {
                    div.figure {
                        span.name { (language.label(outcome_key(one.score))) }
                        span.value { (brought(language, one)) }
                        @if let Some(after) = one.after { span.quiet { "→ " (after) @if let Some(grade) = one.grade { " (" (grade) ")" } } }
                    }
                }
            }
        }
    }
}

/// Expected points: in chess hundredths, in go thousandths.
fn in_points(language: Language, seen: &Seen, thousandths: i64) -> String {
    match seen.about.series {
        Series::Chess(_) => number(language, Fact::Hundredths(arpad_model::Decimal(thousandths / 10))),
        Series::Go => number(language, Fact::Thousandths(arpad_model::Decimal(thousandths))),
    }
}

/// The games with results, together.
fn sum(visit: &Visit, seen: &Seen, total: &Total) -> Markup {
    let language = visit.language;
    let law = Cited::by(visit, seen.about.edition());
    let figure =
        |key: &str, value: String| html! { div.figure { span.name { (language.label(key)) } span.value { (value) } } };
    html! {
        section.answer aria-label=(language.label("calculator-answer")) {
            div.figures {
                @if let Some(before) = seen.about.rating { (figure("before", before.to_string())) }
                @if total.brought.change.is_some() { (figure("change", brought(language, &total.brought))) }
                @match total.brought.after {
                    Some(after) => div.figure { span.name { (language.label("after")) } span.value {
                        (after) @if let Some(grade) = total.brought.grade { small { " " (grade) } }
                    } },
                    None => (figure("after", language.label("unrated"))),
                }
            }
            dl.facts {
                div { dt { (language.label("games")) } dd { (total.games) } }
                div { dt { (language.label("score")) } dd { (language.value(&Fact::Score(total.score))) } }
                @if let Some(expected) = total.expected { div { dt { (language.label("expected")) } dd { (in_points(language, seen, expected.0)) } } }
                @if let Some(multiplier) = total.multiplier {
                    div { dt { (if seen.about.series == Series::Go { "C" } else { "K" }) } dd { (multiplier) } }
                }
            }
            details { summary { (language.label("web-calculation")) } (steps(law, &total.steps)) }
            @for finding in &total.findings { (remark(law, finding)) }
        }
    }
}

/// The games, each with its result to choose, and a field for one more.
fn form(visit: &Visit, seen: &Seen, wish: &Wish, rows: &[Row<'_>]) -> Markup {
    let language = visit.language;
    let person = seen.about.person.id;
    let is_go = seen.about.series == Series::Go;
    html! {
        form.ask.search method="get" action={ (visit.to(&addresses::what_if(person, ""))) "#result" } {
            input type="hidden" name="series" value=(seen.about.series.as_str());
            @if let Some(start) = wish.start { input type="hidden" name="start" value=(start); }
            @if let Some(goal) = wish.goal { input type="hidden" name="goal" value=(goal); }
            @if !rows.is_empty() { (wide(&language.label("what-if-games"), &games(visit, seen, wish, rows))) }
            @if rows.len() < MOST_GAMES {
                label for="against" { (language.label(if rows.is_empty() { "what-if-opponent" } else { "what-if-another" })) }
                span.row {
                    input #against type="search" name="add" autocomplete="off" placeholder=(language.label("what-if-hint"))
                        data-suggest=(visit.to(&addresses::what_if_suggest(person, &wish.query())));
                    button type="submit" { (language.label("calculator-ask")) }
                }
            } @else { p { button type="submit" { (language.label("calculator-ask")) } } }
            @if is_go {
                p { label for="multiplier" { (language.label("what-if-multiplier")) } " "
                    select #multiplier name="c" {
                        @for one in MULTIPLIERS { option value=(one) selected[one == seen.about.multiplier] { (one) } }
                    }
                }
            }
        }
    }
}

fn games(visit: &Visit, seen: &Seen, wish: &Wish, rows: &[Row<'_>]) -> Markup {
    let language = visit.language;
    let is_go = seen.about.series == Series::Go;
    let results: &[u32] = if is_go { &[2, 0] } else { &[2, 1, 0] };
    html! {
        table {
            caption.unseen { (language.label("what-if-games")) }
            thead { tr {
                th scope="col" { (language.label("opponent")) }
                th.number.spare scope="col" { (language.label(rating_key(seen.about.series))) }
                th.number.spare scope="col" { (language.label("expected")) }
                @for halves in results { th.number.spare scope="col" { (language.label(outcome_key(HalfPoints(*halves)))) } }
                @if is_go { th scope="col" { (language.label("what-if-stones")) } }
                th scope="col" { (language.label("result")) }
                th scope="col" { span.unseen { (language.label("what-if-remove")) } }
            } }
            tbody { @for row in rows { (line(visit, seen, wish, row, results)) } }
        }
    }
}

fn line(visit: &Visit, seen: &Seen, wish: &Wish, row: &Row<'_>, results: &[u32]) -> Markup {
    let language = visit.language;
    let (at, person) = (row.at + 1, seen.about.person.id);
    let is_go = seen.about.series == Series::Go;
    let rating = row.rating.map_or_else(|| language.label("unrated"), |rating| rating.to_string());
    let expected = row.single.as_ref().and_then(|single| single.expected);
    let expected = expected.map(|expected| in_points(language, seen, expected.0)).unwrap_or_default();
    let brings = |halves: u32| {
        let outcomes = row.single.as_ref().map(|single| single.outcomes.as_slice()).unwrap_or_default();
        outcomes.iter().find(|one| one.score.0 == halves).map(|one| brought(language, one)).unwrap_or_default()
    };
    let all: Vec<String> = results.iter().map(|halves| brings(*halves)).collect();
    let opponent = match row.wished.against {
        Against::Known(other) => seen.persons.get(&other),
        Against::Rating(_) => None,
    };
    let who = opponent.map_or_else(|| rating.clone(), |other| name(language, &other.name));
    html! {
        tr {
            th scope="row" {
                input type="hidden" name={ "o" (at) } value=(row.wished.against.written());
                @match opponent {
                    Some(other) => {
                        (player_link(visit, other))
                        @if let Some(record) = record(language, seen, other.id) { " " a.quiet href=(visit.to(&addresses::meetings(person, other.id))) { (record) } }
                    },
                    None => (rating),
                }
                (under(&[rating.clone(), expected.clone(), all.join(" / ")]))
            }
            td.number.spare { (rating) }
            td.number.spare { (expected) }
            @for one in &all { td.number.spare { (one) } }
            @if is_go { td {
                select name={ "h" (at) } aria-label={ (language.label("what-if-stones")) ": " (who) } {
                    @for stones in 0..=9_u8 { option value=(stones) selected[stones == row.wished.handicap] { (stones) } }
                }
            } }
            td {
                select name={ "r" (at) } aria-label={ (language.label("result")) ": " (who) } {
                    option value="" { "–" }
                    @for halves in results {
                        option value=(result_word(HalfPoints(*halves))) selected[row.wished.result == Some(HalfPoints(*halves))] {
                            (language.label(outcome_key(HalfPoints(*halves))))
                        }
                    }
                }
            }
            td { a.remove href=(visit.to(&addresses::what_if(person, &wish.without(row.at).query())))
                aria-label={ (language.label("what-if-remove")) ": " (who) } { "✕" } }
        }
    }
}

/// Won, drawn, lost so far.
fn record(language: Language, seen: &Seen, other: arpad_model::PersonId) -> Option<String> {
    let is_go = seen.about.series == Series::Go;
    let met = seen.met.iter().find(|one| one.opponent == other && one.is_go == is_go)?;
    let facts = [("wins", Fact::from(met.wins)), ("draws", Fact::from(met.draws)), ("losses", Fact::from(met.losses))];
    Some(language.say("what-if-record", &facts))
}

/// Who is meant, where several fit or nobody does.
fn who(visit: &Visit, seen: &Seen, wish: &Wish, typed: &Typed) -> Markup {
    let language = visit.language;
    let way = |one: &FoundPerson| {
        let asked = wish.with(Against::Known(one.person.id));
        visit.to(&addresses::what_if(seen.about.person.id, &asked.query()))
    };
    html! {
        @match typed {
            Typed::Nobody | Typed::Added => {},
            Typed::Unknown(text) => p role="status" { (language.say_texts("web-nobody", &[("text", text.clone())])) },
            Typed::Several(found) => section aria-labelledby="which" {
                h2 #which { (language.label("what-if-which")) }
                ul.events { @for one in found {
                    li { a href=(way(one)) { (name(language, &one.person.name)) } " " span.quiet { (super::super::search::in_short(one)) } }
                } }
            },
        }
    }
}

/// The games of the two so far, with the ratings of the time.
fn meetings(visit: &Visit, seen: &Seen, wish: &Wish) -> Markup {
    let language = visit.language;
    let own = seen.about.person.id;
    let other = wish.games.iter().find_map(Wished::person).and_then(|other| seen.persons.get(&other));
    let is_go = seen.about.series == Series::Go;
    let games: Vec<&RatedMeeting> =
        seen.games.iter().filter(|one| (one.meeting.event.series == Series::Go) == is_go).collect();
    html! {
        @if let (Some(other), false) = (other, games.is_empty()) {
            section aria-labelledby="met" {
                h2 #met { (language.label("what-if-met")) }
                (wide(&language.label("what-if-met"), &super::super::two_players::games_table(visit, own, &language.label("what-if-met"), &games[..games.len().min(MEETINGS)])))
                p.more { a href=(visit.to(&addresses::meetings(own, other.id))) { (language.label("what-if-compare")) } }
            }
        }
    }
}
