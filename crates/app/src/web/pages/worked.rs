//! A calculation worked out for people: games, sums and steps, wherever a page shows one.

use super::{signed, wide};
use crate::words::Language;
use arpad_model::{Color, Decimal, Fact, Finding, HalfPoints, Hundredths, Step};
use arpad_rules::chess::rated::{GameResult, PlayerResult, TournamentResult};
use maud::{Markup, html};

/// One player's games of a chess tournament, added up. The page knows how to name an opponent.
pub(super) fn games(
    language: Language,
    title: &str,
    tournament: &TournamentResult,
    opponent: impl Fn(&GameResult) -> Markup,
) -> Markup {
    let heading = |key: &str| language.label(key);
    let head = ["rating", "difference", "result", "expected", "change"];
    html! {
        (wide(title, &html! {
            table {
                caption.unseen { (title) }
                thead { tr {
                    th.number scope="col" { (heading("round")) }
                    th scope="col" { (heading("opponent")) }
                    @for key in head { th.number scope="col" { (heading(key)) } }
                    th scope="col" { (heading("why")) }
                } }
                tbody { @for one in &tournament.games { (game(language, one, &opponent)) } }
                @if let Some(by) = tournament.change {
                    @let counted = || tournament.games.iter().filter(|game| game.change.is_some());
                    @let score = HalfPoints(counted().map(|game| game.score.0).sum());
                    @let expected = Decimal(counted().filter_map(|game| game.expected).map(|expected| expected.0).sum());
                    @let difference: Hundredths = Decimal(counted().filter_map(|game| game.change).map(|by| by.0).sum());
                    tfoot {
                        tr {
                            th scope="row" colspan="4" { (heading("web-sum")) }
                            td.number { (language.value(&Fact::Score(score))) }
                            td.number { (language.value(&Fact::Hundredths(expected))) }
                            td.number { (signed(language, difference)) }
                            td {}
                        }
                        @if let Some(k) = tournament.k {
                            tr { th scope="row" colspan="6" { "× K = " (k) } td.number { b { (signed(language, by)) } } td {} }
                        }
                    }
                }
            }
        }))
        @if tournament.games.iter().any(|game| game.capped) { p.quiet { (heading("capped-mark")) } }
    }
}

fn game(language: Language, game: &GameResult, opponent: impl Fn(&GameResult) -> Markup) -> Markup {
    html! {
        tr {
            td.number { @if game.round > 0 { (game.round) } }
            th scope="row" { (opponent(game)) }
            td.number { (game.opponent_rating.map_or_else(|| language.label("unrated"), |rating| rating.to_string())) }
            td.number { @if let Some(by) = game.difference { (signed(language, i64::from(by))) @if game.capped { "*" } } }
            td.number { (language.value(&Fact::Score(game.score))) }
            td.number { @if let Some(expected) = game.expected { (language.value(&Fact::Hundredths(expected))) } }
            td.number { @if let Some(by) = game.change { (signed(language, by)) } }
            td {
                @match &game.why {
                    Some(why) => { span.paragraph { (why.paragraph) } " " (language.why(why.code)) },
                    None => { @if game.change.is_none() { (language.label("counts-first-rating")) } },
                }
            }
        }
    }
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
pub(super) fn remark(language: Language, finding: &Finding) -> Markup {
    html! { p.note {
        (language.label(finding.severity.as_str())) " " span.paragraph { (finding.paragraph) } " " (super::finding(language, finding))
    } }
}

/// Every step with its paragraph.
pub(super) fn steps(language: Language, steps: &[Step]) -> Markup {
    html! {
        @if !steps.is_empty() {
            ol.steps { @for step in steps { li { span.paragraph { (step.paragraph) } " " (super::step(language, step)) } } }
        }
    }
}
