//! What a player made of his games beside what was expected of him, a chart for each chess series.

use super::super::{drawing, series};
use crate::words::Language;
use arpad_model::{Decimal, Fact, HalfPoints};
use arpad_office::views::person_page::SeriesHistory;
use arpad_office::views::public::PublicPlayer;
use arpad_office::views::scores::{ListScore, list_scores};
use maud::{Markup, html};

/// Lists whose scores are drawn: as a rule, a year.
const LISTS: usize = 12;

/// The first series is open; a reader who wants the others opens them.
pub(super) fn section(language: Language, page: &PublicPlayer) -> Markup {
    let scored = |one: &SeriesHistory| {
        let scores = list_scores(&one.lists, LISTS);
        (!scores.is_empty()).then_some((one.series, scores))
    };
    let all: Vec<_> = page.series.iter().filter_map(scored).collect();
    html! {
        @if !all.is_empty() {
            section aria-labelledby="scores" {
                h2 #scores { (language.label("pp-scores")) }
                @for (at, (of, scores)) in all.iter().enumerate() {
                    @let title = series(language, *of);
                    details.picture open[at == 0] {
                        summary { (title) ": " (balance(language, scores)) }
                        (drawing::scores(language, *of, scores, about(language, title.clone())))
                    }
                }
            }
        }
    }
}

fn about(language: Language, title: String) -> String {
    language.say("pp-scores-about", &[("series", Fact::Name(title)), ("lists", Fact::from(LISTS))])
}

/// All of them in one sentence.
fn balance(language: Language, scores: &[ListScore]) -> String {
    let games: u32 = scores.iter().map(|one| one.games).sum();
    let halves: u32 = scores.iter().map(|one| one.score.0).sum();
    let expected: i64 = scores.iter().map(|one| one.expected.0).sum();
    language.say(
        "pp-scores-balance",
        &[
            ("score", Fact::Score(HalfPoints(halves))),
            ("games", Fact::from(games)),
            ("expected", Fact::Hundredths(Decimal(expected))),
        ],
    )
}
