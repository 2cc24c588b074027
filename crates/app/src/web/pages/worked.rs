//! A calculation worked out for people: games, sums and steps, wherever a page shows one.

use super::regulations::Cited;
use super::{signed, under, wide};
use crate::words::Language;
use arpad_model::{Color, Decimal, Fact, Finding, HalfPoints, Hundredths, Step};
use arpad_rules::chess::rated::{GameResult, PlayerResult, TournamentResult};
use maud::{Markup, html};

/// One player's games of a chess tournament, added up. The page knows how to name an opponent.
pub(super) fn games<'a>(
    by: impl Into<Cited<'a>>,
    title: &str,
    tournament: &TournamentResult,
    opponent: impl Fn(&GameResult) -> Markup,
) -> Markup {
    let by = by.into();
    let language = by.language;
    let heading = |key: &str| language.label(key);
    // Where every game counts there is nothing to give a reason for.
    let has_why = tournament.games.iter().any(|game| game.change.is_none());
    html! {
        (wide(title, &html! {
            table {
                caption.unseen { (title) }
                thead { tr {
                    th.number scope="col" { (heading("round")) }
                    th scope="col" { (heading("opponent")) }
                    @for key in ["rating", "difference"] { th.number.spare scope="col" { (heading(key)) } }
                    @for key in ["result", "expected", "change"] { th.number scope="col" { (heading(key)) } }
                    @if tournament.k.is_some() { th.number.spare scope="col" { "× K" } }
                    @if has_why { th.spare scope="col" { (heading("why")) } }
                } }
                tbody { @for one in &tournament.games { (game(by, one, (tournament.k, has_why), &opponent)) } }
                @if let Some(by) = tournament.change {
                    @let counted = || tournament.games.iter().filter(|game| game.change.is_some());
                    @let score = HalfPoints(counted().map(|game| game.score.0).sum());
                    @let expected = Decimal(counted().filter_map(|game| game.expected).map(|expected| expected.0).sum());
                    @let difference: Hundredths = Decimal(counted().filter_map(|game| game.change).map(|by| by.0).sum());
                    tfoot {
                        tr {
                            th scope="row" colspan="2" { (heading("web-sum")) }
                            td.spare {} td.spare {}
                            td.number { (language.value(&Fact::Score(score))) }
                            td.number { (language.value(&Fact::Hundredths(expected))) }
                            td.number { (signed(language, difference)) }
                            @if tournament.k.is_some() { td.number.spare {} }
                            @if has_why { td.spare {} }
                        }
                        @if let Some(k) = tournament.k {
                            tr {
                                th scope="row" colspan="2" { "× K = " (k) }
                                td.spare {} td.spare {} td {} td {}
                                td.number { b { (signed(language, by)) } }
                                td.number.spare {}
                                @if has_why { td.spare {} }
                            }
                        }
                    }
                }
            }
        }))
        @if let Some(at) = tournament.games.iter().find_map(|game| game.capped_by) {
            p.quiet { (language.say("capped-mark", &[("paragraph", Fact::Name(language.cite(at)))])) }
        }
        @if let Some(at) = tournament.games.iter().find_map(|game| game.uncapped_by) {
            p.quiet { (language.say("uncapped-mark", &[("paragraph", Fact::Name(language.cite(at)))])) }
        }
    }
}

fn game(
    by: Cited<'_>,
    game: &GameResult,
    (k, has_why): (Option<u8>, bool),
    opponent: impl Fn(&GameResult) -> Markup,
) -> Markup {
    let language = by.language;
    let rating = game.opponent_rating.map_or_else(|| language.label("unrated"), |rating| rating.to_string());
    let mark = match (game.capped, game.uncapped_by) {
        (true, _) => "*",
        (false, Some(_)) => "°",
        (false, None) => "",
    };
    let difference = game.difference.map(|by| format!("{}{mark}", signed(language, i64::from(by)))).unwrap_or_default();
    let why = html! {
        @match &game.why {
            Some(why) => { (by.chip(why.paragraph)) " " (language.why(why.code)) },
            None => { @if game.change.is_none() { (language.label("counts-first-rating")) } },
        }
    };
    html! {
        tr {
            td.number { @if game.round > 0 { (game.round) } }
            th scope="row" {
                (opponent(game))
                (under(&[rating.clone(), difference.clone()]))
                @if has_why && game.change.is_none() { span.under { (why) } }
            }
            td.number.spare { (rating) }
            td.number.spare { (difference) }
            td.number { (language.value(&Fact::Score(game.score))) }
            td.number { @if let Some(expected) = game.expected { (language.value(&Fact::Hundredths(expected))) } }
            td.number { @if let Some(by) = game.change { (signed(language, by)) } }
            @if let Some(k) = k {
                td.number.spare { @if let Some(by) = game.change { (signed(language, points(by, k))) } }
            }
            @if has_why { td.spare { (why) } }
        }
    }
}

/// What a game brings: its difference times K.
fn points(by: Hundredths, k: u8) -> Hundredths {
    Decimal(by.0 * i64::from(k))
}

/// The color somebody had, as a small stone.
pub(super) fn stone(language: Language, color: Color) -> Markup {
    let (class, key) = match color {
        Color::White => ("stone white", "web-white"),
        Color::Black => ("stone black", "web-black"),
    };
    html! { span class=(class) role="img" aria-label=(language.label(key)) {} }
}

/// What the period of a chess player adds up to.
pub(super) fn sums(language: Language, result: &PlayerResult) -> Markup {
    html! {
        dl.facts {
            @if let Some(before) = result.before { div { dt { (language.label("before")) } dd { (before) } } }
            div { dt { (language.label("games")) } dd { (result.games) } }
            div { dt { (language.label("score")) } dd { (language.value(&Fact::Score(result.score))) } }
            @if let Some(expected) = result.expected {
                div { dt { (language.label("expected")) } dd { (language.value(&Fact::Hundredths(expected))) } }
            }
            @if let Some(k) = result.k { div { dt { "K" } dd { (k.used) } } }
            @if let Some(by) = result.change { div { dt { (language.label("change")) } dd { (signed(language, by)) } } }
            @if let Some(after) = result.after { div { dt { (language.label("after")) } dd { b { (after) } } } }
        }
    }
}

/// What the law remarks.
pub(super) fn remark<'a>(by: impl Into<Cited<'a>>, finding: &Finding) -> Markup {
    let by = by.into();
    html! { p.note {
        (by.language.label(finding.severity.as_str())) " " (by.chip(finding.paragraph)) " " (super::finding(by.language, finding))
    } }
}

/// Every step with its paragraph.
pub(super) fn steps<'a>(by: impl Into<Cited<'a>>, steps: &[Step]) -> Markup {
    let by = by.into();
    html! {
        @if !steps.is_empty() {
            ol.steps { @for step in steps { li { (by.chip(step.paragraph)) " " (super::step(by.language, step)) } } }
        }
    }
}
