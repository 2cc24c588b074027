//! What a player's games add up to: by color, lately, beside what was expected, where he stands on the list, how much he
//! plays.

use super::super::colors::color;
use super::super::{Id, day, drawing, series, signed, wide};
use super::tabs::{Tab, tabs};
use super::{EVENTS_READ, name, scores};
use crate::web::Site;
use crate::web::addresses;
use crate::web::charts::{Count, Mine};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use arpad_model::{Color, Fact, PersonId, Series};
use arpad_office::views::own_games::{Colors, Form, OwnGames, Record, own_games};
use arpad_office::views::person_page::SeriesHistory;
use arpad_office::views::public::{PublicPlayer, player};
use arpad_office::views::standing::Spread;
use axum::extract::State;
use jiff::ToSpan;
use jiff::civil::Date;
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::Arc;

pub(in super::super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let today = jiff::Zoned::now().date();
    let cache = site.cache.clone();
    let (found, own, spreads) = site
        .read(move |store| {
            let found = match player(store, id, today)? {
                Ok(found) => found,
                Err(withheld) => return Ok(Err(withheld)),
            };
            let own = match own_games(store, id, EVENTS_READ)? {
                Ok(own) => own,
                Err(withheld) => return Ok(Err(withheld)),
            };
            let mut spreads = Vec::new();
            for history in &found.series {
                let Some(listed) = history.official().filter(|one| one.row.rating.is_some()) else { continue };
                spreads.push((history.series, cache.spread(store, &listed.list, &found.person.country)?));
            }
            Ok(Ok((found, own, spreads)))
        })
        .await??;
    let title = language.say_texts("pp-statistics-of", &[("name", name(language, &found.person.name))]);
    let body = html! {
        h1 { (title) }
        (tabs(&visit, &found.person, Tab::Statistics))
        @if own.games.is_empty() && found.series.is_empty() { p { (language.label("pp-statistics-none")) } }
        (colors(&visit, &own))
        (forms(language, &found, &own))
        (scores::section(language, &found))
        (spread_charts(language, &found, &spreads))
        (activity(language, &found))
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

/// What he made with each color; of go also with stones given and got.
fn colors(visit: &Visit, own: &OwnGames) -> Markup {
    let language = visit.language;
    let (all, title) = (own.colors(), language.label("pp-colors"));
    let table = html! {
        table.small {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("pp-color")) }
                th.number scope="col" { (language.label("games")) }
                th.number scope="col" { (language.label("score")) }
                th.number scope="col" { "%" }
                th.number scope="col" { (language.label("pp-record")) }
            } }
            @for one in &all {
                tbody {
                    @if all.len() > 1 { tr { th.group scope="rowgroup" colspan="5" { (series(language, one.series)) } } }
                    @for (label, record) in sides(language, one) { (record_row(language, &label, &record)) }
                }
            }
        }
    };
    html! {
        @if !all.is_empty() {
            section aria-labelledby="colors" {
                h2 #colors { (title) }
                (wide(&title, &table))
                p.quiet {
                    (language.label("pp-colors-about"))
                    @if own.unread > 0 { " " (language.say("pp-opponents-unread", &[("count", Fact::from(own.unread))])) }
                }
            }
        }
    }
}

fn record_row(language: Language, label: &str, record: &Record) -> Markup {
    html! {
        tr {
            th scope="row" { (label) }
            td.number { (record.games()) }
            td.number { b { (language.value(&Fact::Score(record.score()))) } }
            td.number { (record.percentage().map(|share| share.to_string()).unwrap_or_default()) }
            td.number { (record.wins) "–" (record.draws) "–" (record.losses) }
        }
    }
}

/// Each side with its name: in go Black stands first, as he plays first.
fn sides(language: Language, of: &Colors) -> Vec<(String, Record)> {
    let all = match of.series {
        Series::Go => vec![
            (color(language, of.series, Color::Black), of.black),
            (color(language, of.series, Color::White), of.white),
            (language.label("pp-stones-got"), of.got),
            (language.label("pp-stones-given"), of.gave),
            (language.label("pp-uncolored"), of.uncolored),
        ],
        Series::Chess(_) => vec![
            (color(language, of.series, Color::White), of.white),
            (color(language, of.series, Color::Black), of.black),
        ],
    };
    all.into_iter().filter(|(_, record)| record.games() > 0).collect()
}

/// The last games of each series, and how far the rating has come in a year.
fn forms(language: Language, found: &PublicPlayer, own: &OwnGames) -> Markup {
    let all = own.forms();
    html! {
        @if !all.is_empty() {
            section aria-labelledby="form" {
                h2 #form { (language.label("pp-form")) }
                dl.facts { @for form in &all {
                    div {
                        dt { (series(language, form.series)) }
                        dd {
                            (last_games(language, form)) " "
                            @let history = found.series.iter().find(|one| one.series == form.series);
                            @if let Some(told) = history.and_then(|one| in_a_year(language, one)) { br; span.quiet { (told) } }
                        }
                    }
                } }
                p.quiet { (language.label("pp-form-about")) }
            }
        }
    }
}

/// A sign for each game, the last one last, and their sum.
pub(super) fn last_games(language: Language, form: &Form) -> Markup {
    let record = form.record();
    let sign = |halves: u32| match halves {
        2 => ("won", "pp-won"),
        1 => ("drawn", "pp-drawn"),
        _ => ("lost", "pp-lost"),
    };
    let facts = [("score", Fact::Score(record.score())), ("games", Fact::from(record.games()))];
    html! {
        span.form {
            @for game in &form.games {
                @let (class, key) = sign(game.score.0);
                span class={ "one " (class) } title=(language.label(key)) {
                    (match game.score.0 { 2 => "1", 1 => "½", _ => "0" })
                }
            }
        }
        " " span.whole { (language.say("pp-form-sum", &facts)) }
    }
}

/// How far the official rating has come in twelve months.
pub(super) fn in_a_year(language: Language, history: &SeriesHistory) -> Option<String> {
    let (now, then) = (history.official()?.row.rating?, history.before(1.year())?);
    let by = i64::from(now - then.row.rating?);
    let by = if by == 0 { "±0".to_owned() } else { signed(language, by) };
    let date = day(language, then.list.day).trim_end_matches('.').to_owned();
    Some(language.say("pp-in-a-year", &[("by", Fact::Name(by)), ("date", Fact::Name(date))]))
}

/// Where the player stands on the newest list: of the first tempo he has, and of go. Every list shows its own spread.
fn spread_charts(language: Language, found: &PublicPlayer, spreads: &[(Series, Arc<Spread>)]) -> Markup {
    let who = name(language, &found.person.name);
    let shown = |(at, one): &(usize, &(Series, Arc<Spread>))| *at == 0 || one.0 == Series::Go;
    html! {
        @for (at, (of, spread)) in spreads.iter().enumerate().filter(shown) {
            @if let Some(listed) = found.series.iter().find(|one| one.series == *of).and_then(|one| one.official()) {
                @let rating = listed.row.rating.unwrap_or_default();
                @let label = language.say_texts("pp-spread-mine", &[("name", who.clone()), ("rating", rating.to_string())]);
                details.picture open[at == 0] {
                    summary { (language.label("pp-spread")) ": " (series(language, *of)) ", " (day(language, listed.list.day)) }
                    (drawing::spread(language, &listed.list, &spread.classes, Some(&Mine { rating, label })))
                }
            }
        }
    }
}

/// Games of all series by list.
fn activity(language: Language, page: &PublicPlayer) -> Markup {
    let mut games: BTreeMap<Date, u32> = BTreeMap::new();
    for listed in page.series.iter().flat_map(|one| &one.lists) {
        *games.entry(listed.list.day).or_default() += listed.row.period_games;
    }
    let counts: Vec<Count> = games.into_iter().map(|(date, games)| Count { date, games }).collect();
    html! {
        @if counts.iter().any(|count| count.games > 0) {
            section aria-labelledby="activity" {
                h2 #activity { (language.label("pp-activity")) }
                (drawing::activity(language, &counts))
            }
        }
    }
}
