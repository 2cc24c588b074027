//! Two players side by side: ratings, the expected score, their history, and every game they have played.

use super::colors::color;
use super::{
    Asked, Id, PageNumber, Query, Question, Second, day, drawing, line_link, name, pager, player_link, search, series,
    titled, under, wanted, wide,
};
use crate::web::Site;
use crate::web::addresses;
use crate::web::charts::{self, Range};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::words::Language;
use crate::words::sheet::rating;
use arpad_model::{Decimal, Fact, HalfPoints, Hundredths, PersonId, Series};
use arpad_office::views::person_page::{Listed, SeriesHistory};
use arpad_office::views::public::PublicPlayer;
use arpad_office::views::search::FoundPerson;
use arpad_office::views::two_players::{RatedMeeting, TwoPlayers, two_players};
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};

/// Games per page.
const ON_PAGE: usize = 100;

/// People offered where a name fits several.
const OFFERED: usize = 20;

pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Second(other): Second<PersonId>,
    Asked(PageNumber(wished)): Asked<PageNumber>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let today = jiff::Zoned::now().date();
    let found = site.read(move |store| two_players(store, id, other, today)).await??;
    let TwoPlayers { one, other, games, .. } = &found;
    let (who, whom) = (name(language, &one.person.name), name(language, &other.person.name));
    let title = language.say_texts("two-players", &[("one", who.clone()), ("other", whom.clone())]);
    let pages = games.len().div_ceil(ON_PAGE).max(1);
    let page = wished.min(pages);
    let shown: Vec<&RatedMeeting> = games.iter().skip((page - 1) * ON_PAGE).take(ON_PAGE).collect();
    let place = addresses::meetings(one.person.id, other.person.id);
    let met = language.label("what-if-met");
    let body = html! {
        h1 { (title) }
        (wide(&title, &side_by_side(&visit, &found, &title)))
        ul.ways {
            li { a href=(visit.to(&addresses::what_if(one.person.id, &format!("o1={}", other.person.id)))) { (language.label("web-what-if")) } }
            li { a href=(visit.to(&addresses::meetings(other.person.id, one.person.id))) { (language.label("two-players-turn")) } }
        }
        section aria-labelledby="met" {
            h2 #met { (met) }
            @if games.is_empty() { p { (language.label("pp-meetings-none")) } }
            @else {
                p { (sum(language, &who, games)) }
                (wide(&met, &games_table(&visit, one.person.id, &met, &shown)))
            }
            (pager(&visit, |page| addresses::paged(&place, page), page, pages))
            p.quiet { (language.label("pp-opponents-about")) }
        }
        (histories(language, one, other))
    };
    let about = language.label("two-players-text");
    Ok(Page { title, about, room: addresses::PLAYERS, body })
}

/// What is known of both, line by line.
fn side_by_side(visit: &Visit, found: &TwoPlayers, title: &str) -> Markup {
    let language = visit.language;
    let both = [&found.one, &found.other];
    let history = |of: &PublicPlayer, series: Series| -> Option<SeriesHistory> {
        of.series.iter().find(|one| one.series == series).cloned()
    };
    let rated: Vec<Series> =
        Series::ALL.into_iter().filter(|series| both.iter().any(|of| history(of, *series).is_some())).collect();
    let official = |of: &PublicPlayer, series: Series| history(of, series).and_then(|one| one.official().cloned());
    let now =
        |listed: Option<Listed>| listed.map(|one| rating(language, one.row.rating, one.row.grade)).unwrap_or_default();
    let peak = |of: &PublicPlayer, series: Series| {
        let best = history(of, series)?.lists.iter().filter_map(|listed| listed.row.rating).max()?;
        Some(best.to_string())
    };
    let expected = |series: Series| found.expected.iter().find(|(of, _)| *of == series).map(|(_, expected)| *expected);
    let rest = |expected: Hundredths| -> Hundredths { Decimal(100 - expected.0) };
    let points = |number: Hundredths| language.value(&Fact::Hundredths(number));
    let club = |of: &PublicPlayer| of.club.as_ref().map(|club| club.name.clone()).unwrap_or_default();
    let born = |of: &PublicPlayer| of.person.birth_year.map(|year| year.to_string()).unwrap_or_default();
    html! {
        table.pairs {
            caption.unseen { (title) }
            thead { tr {
                td {}
                @for of in both { th scope="col" { (titled(&of.person.title)) (player_link(visit, &of.person)) } }
            } }
            tbody {
                @for series_of in &rated {
                    tr {
                        th scope="row" { (series(language, *series_of)) }
                        @for of in both { td { b { (now(official(of, *series_of))) } } }
                    }
                    tr {
                        th scope="row" { (language.label("two-players-peak")) ", " (language.label(&format!("desk-series-{}", series_of.as_str()))) }
                        @for of in both { td { (peak(of, *series_of).unwrap_or_default()) } }
                    }
                    @if let Some(expected) = expected(*series_of) {
                        tr {
                            th scope="row" { (language.label("two-players-expected")) }
                            td { (points(expected)) }
                            td { (points(rest(expected))) }
                        }
                    }
                }
                tr { th scope="row" { (language.label("list-column-born")) } @for of in both { td { (born(of)) } } }
                tr { th scope="row" { (language.label("player-club")) } @for of in both { td { (club(of)) } } }
                tr { th scope="row" { (language.label("web-filter-federation")) } @for of in both { td { (of.person.country) } } }
            }
        }
    }
}

/// One picture for each series in which both have been rated.
fn histories(language: Language, one: &PublicPlayer, other: &PublicPlayer) -> Markup {
    let shared = Series::ALL.into_iter().filter_map(|series| {
        let of = |player: &PublicPlayer| player.series.iter().find(|one| one.series == series).cloned();
        Some((series, of(one)?, of(other)?))
    });
    // Two lines of one kind are told apart as two kinds are.
    let line = |kind: charts::Kind, of: &PublicPlayer, history: &SeriesHistory| charts::Series {
        kind,
        name: of.person.name.family.clone(),
        points: history
            .lists
            .iter()
            .map(|listed| charts::Point { date: listed.list.day, rating: listed.row.rating, original: None })
            .collect(),
        tips: Vec::new(),
        gaps: drawing::gaps(language, history),
    };
    html! {
        @for (of, mine, theirs) in shared {
            @let title = language.say_texts("two-players-history", &[("series", series(language, of))]);
            section aria-label=(title) {
                h2 { (title) }
                (drawing::lines(language, &format!("history-{}", of.as_str()), title,
                    vec![line(charts::Kind::Standard, one, &mine), line(charts::Kind::Rapid, other, &theirs)], Range::All))
            }
        }
    }
}

fn sum(language: Language, who: &str, games: &[RatedMeeting]) -> String {
    let count = |halves: u32| Fact::from(games.iter().filter(|game| game.meeting.score.0 == halves).count());
    let facts = [
        ("name", Fact::Name(who.to_owned())),
        ("score", Fact::Score(HalfPoints(games.iter().map(|game| game.meeting.score.0).sum()))),
        ("games", Fact::from(games.len())),
        ("wins", count(2)),
        ("draws", count(1)),
        ("losses", count(0)),
    ];
    language.say("pp-meetings-sum", &facts)
}

/// Games of two from the side of the first.
pub(super) fn games_table(visit: &Visit, one: PersonId, title: &str, games: &[&RatedMeeting]) -> Markup {
    let language = visit.language;
    let rated = |rating: Option<i32>| rating.map(|rating| rating.to_string()).unwrap_or_default();
    html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("web-tournament")) }
                th.spare scope="col" { (language.label("web-ends")) }
                th.spare scope="col" { (language.label("web-filter-series")) }
                th.number.spare scope="col" { (language.label("round")) }
                th.spare scope="col" { (language.label("pp-color")) }
                th.number scope="col" { (language.label("two-players-rating-then")) }
                th.number scope="col" { (language.label("two-players-against")) }
                th.number scope="col" { (language.label("result")) }
            } }
            tbody {
                @for RatedMeeting { meeting, ratings } in games {
                    @let colored = meeting.color.map(|of| color(language, meeting.event.series, of)).unwrap_or_default();
                    tr {
                        th scope="row" {
                            (line_link(visit, &meeting.event, one))
                            (under(&[day(language, meeting.event.ends), series(language, meeting.event.series), colored.clone()]))
                        }
                        td.spare.day { (day(language, meeting.event.ends)) }
                        td.spare { (series(language, meeting.event.series)) }
                        td.number.spare { @if meeting.round > 0 { (meeting.round) } }
                        td.spare { (colored) }
                        td.number { (rated(ratings[0])) }
                        td.number { (rated(ratings[1])) }
                        td.number { b { (language.value(&Fact::Score(meeting.score))) } }
                    }
                }
            }
        }
    }
}

/// Two names as somebody typed them.
pub(super) struct Both {
    one: String,
    other: String,
}

impl Question for Both {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        let text = |field: &str| wanted(query, field).unwrap_or_default().to_owned();
        Ok(Both { one: text("one"), other: text("other") })
    }
}

/// On to the two players, if it is clear who they are; else they are chosen.
pub(super) async fn choose(
    visit: Visit,
    State(site): State<Site>,
    Asked(Both { one, other }): Asked<Both>,
) -> Result<Response, Problem> {
    let language = visit.language;
    let mut sides: Vec<(&'static str, String, Vec<FoundPerson>)> = Vec::new();
    for (field, text) in [("one", one), ("other", other)] {
        let found = if text.is_empty() { Vec::new() } else { candidates(&site, &text).await? };
        sides.push((field, text, found));
    }
    if let [(_, _, one), (_, _, other)] = sides.as_slice()
        && let ([one], [other]) = (one.as_slice(), other.as_slice())
    {
        let place = addresses::meetings(one.person.id, other.person.id);
        return Ok(Redirect::to(&visit.to(&place)).into_response());
    }
    let title = language.label("two-players-choose");
    let body = html! {
        h1 { (title) }
        p.lead { (language.label("two-players-text")) }
        form.ask method="get" action=(visit.to(addresses::COMPARE)) {
            div.pair {
                @for (field, text, found) in &sides { (side(&visit, field, text, found)) }
            }
            p { button type="submit" { (language.label("calculator-ask")) } }
        }
    };
    let page = Page { about: language.label("two-players-text"), title, room: addresses::PLAYERS, body };
    // Who is found depends on the directory too.
    Ok(([(axum::http::header::CACHE_CONTROL, "no-cache")], page).into_response())
}

/// Who may be meant: one, if a number says so or only one is called so.
async fn candidates(site: &Site, text: &str) -> Result<Vec<FoundPerson>, Problem> {
    let mut found = site.search(text.to_owned(), 0..OFFERED).await?;
    if found.count == 1 {
        found.persons.truncate(1);
    }
    Ok(found.persons)
}

/// One of the two: a field, and below it who fits.
fn side(visit: &Visit, field: &str, text: &str, found: &[FoundPerson]) -> Markup {
    let language = visit.language;
    let label = language.label(if field == "one" { "player" } else { "two-players-other" });
    html! {
        fieldset {
            legend { (label) }
            @match found {
                [] => {
                    input name=(field) value=(text) aria-label=(label) placeholder=(language.label("web-search-hint"));
                    @if !text.is_empty() { p.fault { (language.say_texts("web-nobody", &[("text", text.to_owned())])) } }
                },
                _ => select name=(field) aria-label=(label) {
                    @for one in found {
                        option value=(one.person.id) { (name(language, &one.person.name)) " " (search::in_short(one)) }
                    }
                },
            }
        }
    }
}
