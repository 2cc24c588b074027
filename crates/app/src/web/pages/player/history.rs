//! Ratings over the lists: the chart of all tempos with its ranges, and the table of each series.

use super::super::{Query, Question, change, day, direction, drawing, series, signed, wanted, wide};
use super::rating;
use crate::web::addresses;
use crate::web::charts::{Point, Range};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::go::without_tournament;
use crate::words::{Language, rating_key};
use arpad_model::{Change, Fact, List, ListRow, Origin, PersonId, Series};
use arpad_office::views::person_page::{Listed, SeriesHistory};
use arpad_office::views::public::PublicPlayer;
use jiff::ToSpan;
use jiff::civil::Date;
use maud::{Markup, html};
use std::collections::BTreeSet;

/// Lists of a series shown in the table before the rest is collapsed.
const LISTS: usize = 12;

/// Lists in the collapsed part; the chart's table has all of them.
const FOLDED: usize = 24;

/// The ranges that can be chosen beside everything.
const YEARS: [u8; 3] = [1, 5, 10];

/// What is shown where nothing is chosen, if there is more.
const USUAL: u8 = 5;

/// The range an address asks for; none = the usual one.
pub(in super::super) struct WishedRange(pub(super) Option<Range>);

impl Question for WishedRange {
    fn read(language: Language, query: &Query) -> Result<Self, Problem> {
        match wanted(query, "range") {
            None => Ok(WishedRange(None)),
            Some("all") => Ok(WishedRange(Some(Range::All))),
            Some(text) => match text.parse() {
                Ok(years) if YEARS.contains(&years) => Ok(WishedRange(Some(Range::Years(years)))),
                _ => {
                    let facts = [("field", language.label("pp-range"))];
                    Err(Problem::Wrong(language.say_texts("web-filter-wrong", &facts)))
                }
            },
        }
    }
}

/// The tempos of chess in one chart, go in its own. One list alone is no curve.
pub(super) fn charts(visit: &Visit, page: &PublicPlayer, range: Option<Range>) -> Markup {
    let language = visit.language;
    let (chess, go): (Vec<&SeriesHistory>, Vec<&SeriesHistory>) =
        page.series.iter().filter(|one| one.lists.len() > 1).partition(|one| one.series != Series::Go);
    let days = || page.series.iter().flat_map(|one| &one.lists).map(|listed| listed.list.day);
    let (Some(first), Some(last)) = (days().min(), days().max()) else { return html! {} };
    if chess.is_empty() && go.is_empty() {
        return html! {};
    }
    let goes_beyond = |years: u8| first < last.saturating_sub(i64::from(years).years());
    let shown = range.unwrap_or(if goes_beyond(USUAL) { Range::Years(USUAL) } else { Range::All });
    html! {
        section aria-labelledby="history" {
            h2 #history { (language.label("pp-history")) }
            @if goes_beyond(YEARS[0]) { (ranges(visit, page.person.id.0, shown, goes_beyond)) }
            @for (id, key, lines) in [("chart-chess", "pp-history-chess", chess), ("chart-go", "pp-history-go", go)] {
                @if !lines.is_empty() {
                    @if page.series.len() > 1 { h3 { (language.label(key)) } }
                    (drawing::history(language, id, language.label(key), curves(&lines), shown))
                }
            }
        }
    }
}

/// Plain ways to the ranges that show less than everything, and to everything.
fn ranges(visit: &Visit, person: u32, shown: Range, goes_beyond: impl Fn(u8) -> bool) -> Markup {
    let language = visit.language;
    let link = |range: Range| {
        let (value, text) = match range {
            Range::Years(years) => {
                (years.to_string(), language.say("pp-range-years", &[("years", Fact::from(u32::from(years)))]))
            }
            Range::All => ("all".to_owned(), language.label("pp-range-all")),
        };
        let place = addresses::player_history(PersonId(person), &value);
        html! { a href=(visit.to(&place)) aria-current=[(range == shown).then_some("true")] { (text) } }
    };
    html! {
        nav.ranges aria-label=(language.label("pp-range")) {
            @for years in YEARS.into_iter().filter(|years| goes_beyond(*years)) { (link(Range::Years(years))) }
            (link(Range::All))
        }
    }
}

/// The points of every line. A day on which no line moves says nothing: ratings hold until the next list.
fn curves(lines: &[&SeriesHistory]) -> Vec<drawing::Curve> {
    let mut telling: BTreeSet<Date> = BTreeSet::new();
    for line in lines {
        for (at, listed) in line.lists.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| line.lists[before].row.rating);
            let moves = before.is_none_or(|before| before != listed.row.rating);
            if moves || listed.row.period_games > 0 || listed.original.is_some() || at + 1 == line.lists.len() {
                telling.insert(listed.list.day);
            }
        }
    }
    let point = |listed: &Listed| Point { date: listed.list.day, rating: listed.row.rating, original: listed.original };
    let points = |line: &SeriesHistory| {
        line.lists.iter().filter(|listed| telling.contains(&listed.list.day)).map(point).collect()
    };
    lines.iter().map(|line| (line.series, points(line))).collect()
}

/// The lists of a series on which something happened, the one in force first.
pub(super) fn lists(visit: &Visit, history: &SeriesHistory) -> Markup {
    let language = visit.language;
    let title = language.say_texts("player-history", &[("series", series(language, history.series))]);
    let id = format!("history-{}", history.series.as_str());
    let told: Vec<&Listed> = (0..history.lists.len())
        .rev()
        .filter(|at| {
            let (now, before) = (&history.lists[*at].row, at.checked_sub(1).map(|before| &history.lists[before].row));
            at + 1 == history.lists.len()
                || now.period_games > 0
                || before.is_none_or(|before| (before.rating, before.grade) != (now.rating, now.grade))
        })
        .map(|at| &history.lists[at])
        .collect();
    let (first, rest) = told.split_at(told.len().min(LISTS));
    let rest = &rest[..rest.len().min(FOLDED)];
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (title) }
            (wide(&title, &lists_table(visit, history.series, first, &title)))
            @if !rest.is_empty() {
                details {
                    summary { (language.say("web-earlier-lists", &[("count", Fact::from(rest.len()))])) }
                    (wide(&title, &lists_table(visit, history.series, rest, &title)))
                }
            }
        }
    }
}

/// Whether the committee set the points of a row on a day without a game.
fn is_decided(list: &List, row: &ListRow) -> bool {
    list.series == Series::Go && list.tournament.is_none() && row.change.is_some()
}

/// Every change leads to its calculation.
fn lists_table(visit: &Visit, of: Series, lists: &[&Listed], title: &str) -> Markup {
    let language = visit.language;
    let is_go = of == Series::Go;
    html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("web-list")) }
                th.number scope="col" { (language.label(rating_key(of))) }
                th.number scope="col" { (language.label("list-column-change")) }
                th.number scope="col" { (language.label("list-column-games")) }
                @if !is_go { th.number.spare scope="col" { "K" } }
            } }
            tbody {
                @for one in lists {
                    @let Listed { list, row, original, is_forecast, ours, is_marked_unrated, .. } = one;
                    tr {
                        th scope="row" {
                            a href=(visit.to(&addresses::list(list))) { (day(language, list.day)) }
                            @if list.origin == Origin::Fide { " " span.quiet { (language.label("player-fide-list")) } }
                            @if let Some(key) = without_tournament(list).filter(|_| is_decided(list, row)) {
                                " " span.quiet { (language.label(key)) }
                            }
                            @if *is_forecast { " " span.quiet { (language.label("player-forecast")) } }
                            @if let Some(ours) = ours {
                                " " span.quiet { (language.say("player-ours", &[("rating", Fact::from(*ours))])) }
                            }
                            @if *is_marked_unrated { " " span.quiet { (language.fell_below_floor(list)) } }
                            @if list.revision > 0 {
                                " " a.quiet.whole href=(visit.to(&addresses::correction(list.id))) {
                                    (language.say("player-revision", &[("revision", Fact::from(list.revision))]))
                                }
                            }
                        }
                        td.number {
                            @if let Some(first) = original.filter(|first| Some(*first) != row.rating) { s.quiet { (first) } " " }
                            b { (rating(language, row.rating, row.grade)) }
                        }
                        td.number { (moved(visit, of, one)) }
                        td.number { (row.period_games) }
                        @if !is_go { td.number.spare { (row.k.map(|k| k.to_string()).unwrap_or_default()) } }
                    }
                }
            }
        }
    }
}

/// What moved the rating, and the way to its reasons: the sum of the own games, what corrections and decisions brought, or
/// both. A rating that moved is never without it.
fn moved(visit: &Visit, of: Series, one: &Listed) -> Markup {
    let language = visit.language;
    let Listed { list, row, .. } = one;
    let is_counted = row.period_games > 0 || is_decided(list, row);
    let by_games = row.change.filter(|_| is_counted).map(|stored| match stored.of(of) {
        Change::Points(points) => change(language, points.into()),
        Change::Hundredths(exact) => {
            html! { span class=(direction(exact.0)) { (signed(language, Fact::Hundredths(exact))) } }
        }
    });
    let place = addresses::calculation(row.person, list);
    let whole = one.moved().filter(|by| *by != 0);
    // What is not by games alone is told in whole points, and marked.
    let is_by_games = one.start.is_none() && is_counted;
    html! {
        @match (by_games, whole) {
            (Some(by_games), _) if is_by_games => a.plain href=(visit.to(&place)) { (by_games) },
            (by_games, Some(whole)) => {
                a.plain href={ (visit.to(&place)) "#causes" } { (change(language, whole.into())) }
                @let mark = if row.period_games > 0 { "moved-mark" } else { "moved-mark-alone" };
                @if list.origin == Origin::Computed { br; span.beneath { (language.label(mark)) } }
                @if let Some(by_games) = by_games { br; span.beneath { (language.label("moved-own-games")) " " (by_games) } }
            }
            (Some(by_games), None) => a.plain href=(visit.to(&place)) { (by_games) },
            (None, None) if one.before.is_none() && row.rating.is_some() => a.plain href=(visit.to(&place)) { (language.label("list-new")) },
            (None, None) if row.period_games > 0 => a.plain href=(visit.to(&place)) { (language.label("web-show")) },
            (None, None) if one.before.is_some() && row.rating.is_none() => a.plain href=(visit.to(&place)) { (language.label("web-show")) },
            (None, None) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::{EntryId, List, ListId, ListRow, Tempo};
    use jiff::civil::date;

    fn listed(month: i8, rating: i32, games: u32, original: Option<i32>) -> Listed {
        let list = List {
            id: ListId(i64::from(month)),
            series: Series::Chess(Tempo::Standard),
            day: date(2024, month, 1),
            revision: 0,
            origin: Origin::Computed,
            edition: String::new(),
            base: None,
            tournament: None,
            players: 1,
            hash: [0; 32],
            closed: EntryId(1),
            closed_at: None,
            published: Some(EntryId(1)),
            published_at: None,
        };
        let row = ListRow { rating: Some(rating), period_games: games, ..ListRow::default() };
        let (before, start, is_marked_unrated) = (None, None, false);
        Listed { list, row, until: None, original, is_forecast: false, ours: None, is_marked_unrated, before, start }
    }

    #[test]
    fn a_curve_has_the_lists_on_which_something_happened_and_the_last() {
        let lists = vec![
            listed(1, 2000, 0, None),
            listed(2, 2000, 0, None),
            listed(3, 2010, 5, None),
            listed(4, 2010, 0, None),
            listed(5, 2010, 3, None),
            listed(6, 2010, 0, Some(2005)),
            listed(7, 2010, 0, None),
            listed(8, 2020, 0, None),
            listed(9, 2020, 0, None),
            listed(10, 2020, 0, None),
        ];
        let history = SeriesHistory { series: Series::Chess(Tempo::Standard), lists, not_on: None, games: None };
        let months = |curves: &[drawing::Curve]| curves[0].1.iter().map(|point| point.date.month()).collect::<Vec<_>>();
        let one = curves(&[&history]);
        assert_eq!(months(&one), [1, 3, 5, 6, 8, 10]);
        assert_eq!((one[0].1[3].rating, one[0].1[3].original), (Some(2010), Some(2005)));
        // A day on which another line moves is told of both.
        let lists = vec![listed(2, 1500, 0, None), listed(10, 1500, 0, None)];
        let other = SeriesHistory { series: Series::Chess(Tempo::Rapid), lists, not_on: None, games: None };
        assert_eq!(months(&curves(&[&history, &other])), [1, 2, 3, 5, 6, 8, 10]);
    }
}
