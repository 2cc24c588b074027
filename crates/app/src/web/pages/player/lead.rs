//! The first sentence: the number, its change since the last list, and why. The calculation behind it is one step away.

use super::super::{day, direction, series, signed};
use super::rating;
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::Language;
use arpad_model::{Decimal, Fact, HalfPoints, Series};
use arpad_office::views::person_page::{Listed, SeriesHistory};
use arpad_office::views::public::PublicPlayer;
use maud::{Markup, html};

/// About the series in which the player has played last; the figures below have the others.
pub(super) fn lead(visit: &Visit, page: &PublicPlayer) -> Markup {
    let told = page.series.iter().filter(|one| one.official().is_some());
    let newest = told.rev().max_by_key(|one| last_games(one));
    html! { @if let Some(history) = newest { (sentence(visit, history, page.series.len() > 1)) } }
}

/// The day of the last list with games.
fn last_games(history: &SeriesHistory) -> Option<jiff::civil::Date> {
    history.lists.iter().rfind(|one| one.row.period_games > 0).map(|one| one.list.day)
}

fn sentence(visit: &Visit, history: &SeriesHistory, has_others: bool) -> Markup {
    let language = visit.language;
    let Some(official) = history.official() else { return html! {} };
    // In go a day may have several lists, each made upon the one before.
    let is_before = |one: &&Listed| match history.series {
        Series::Go => one.list.day <= official.list.day && one.list.id != official.list.id,
        Series::Chess(_) => one.list.day < official.list.day,
    };
    let before = history.lists.iter().rfind(|one| is_before(one) && one.row.rating.is_some());
    let key = match before {
        Some(before) if before.list.day == official.list.day => "pp-lead-since-same-day",
        _ => "pp-lead-since",
    };
    let by = official.row.rating.zip(before.and_then(|one| one.row.rating)).map(|(after, before)| after - before);
    html! {
        p.lead-sentence {
            @if has_others { span.name { (series(language, history.series)) ": " } }
            b.value { (rating(language, official.row.rating, official.row.grade)) }
            @if let (Some(by), Some(before)) = (by, before) {
                " " span class=(direction(by.into())) { (if by == 0 { "±0".to_owned() } else { signed(language, i64::from(by)) }) }
                " " (language.say(key, &[("date", since(language, before))]))
            }
            ": " a href=(visit.to(&addresses::calculation(official.row.person, &official.list))) { (why(language, history.series, official, by)) }
        }
    }
}

/// The date of the list before, as a suffix follows it.
fn since(language: Language, before: &Listed) -> Fact {
    Fact::Name(day(language, before.list.day).trim_end_matches('.').to_owned())
}

/// What moved the number, as far as the row itself tells it; the calculation tells the rest.
fn why(language: Language, of: Series, official: &Listed, by: Option<i32>) -> String {
    let row = &official.row;
    let games = ("games", Fact::from(row.period_games));
    if row.period_games == 0 {
        let key = if by.is_none_or(|by| by == 0) { "pp-lead-no-game" } else { "pp-lead-moved" };
        return language.say(key, &[("date", Fact::Date(official.list.day))]);
    }
    match (row.score, row.expected) {
        (Some(score), Some(expected)) if of != Series::Go => {
            let score = ("score", Fact::Score(HalfPoints(score)));
            language.say("pp-lead-score", &[games, score, ("expected", Fact::Hundredths(Decimal(expected.into())))])
        }
        _ if by.is_none() && of == Series::Go => language.say("pp-lead-first-go", &[games]),
        _ if by.is_none() => language.say("pp-lead-first", &[games]),
        _ => language.say("pp-lead-games", &[games]),
    }
}
