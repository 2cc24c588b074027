//! Ratings over the lists: the chart of all tempos with its ranges.

use super::super::{Query, Question, day, drawing, signed, wanted};
use super::{is_of_go_alone, rating};
use crate::web::addresses;
use crate::web::charts::{Point, Range, Tip};
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use crate::words::Language;
use arpad_model::{Fact, List, PersonId, Series};
use arpad_office::views::person_page::{Listed, Played, SeriesHistory};
use arpad_office::views::public::PublicPlayer;
use jiff::ToSpan;
use jiff::civil::Date;
use maud::{Markup, html};
use std::collections::BTreeSet;

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
            h2 #history { (language.label(if is_of_go_alone(page) { "pp-history-points" } else { "pp-history" })) }
            @if goes_beyond(YEARS[0]) { (ranges(visit, page.person.id.0, shown, goes_beyond)) }
            @for (id, key, lines) in [("chart-chess", "pp-history-chess", chess), ("chart-go", "pp-history-go", go)] {
                @if !lines.is_empty() {
                    @if page.series.len() > 1 { h3 { (language.label(key)) } }
                    (drawing::history(language, id, language.label(key), told(visit, page, &lines), shown))
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

/// The lines with what each list says when it is pointed at: its day, the rating and its change, the tournaments.
fn told(visit: &Visit, page: &PublicPlayer, lines: &[&SeriesHistory]) -> Vec<drawing::Curve> {
    let language = visit.language;
    let curve = |(line, points): (&&SeriesHistory, Vec<Point>)| {
        let tips = by_day(line).into_iter().map(|of_day| {
            let last = of_day.last().expect("a day has a list");
            let played: Vec<&str> = of_day.iter().flat_map(|one| played_in(page, &one.list)).collect();
            Tip {
                date: last.list.day,
                lines: said(language, line.series, of_day, &played),
                place: visit.to(&addresses::calculation(last.row.person, &last.list)),
            }
        });
        drawing::Curve { series: line.series, points, tips: tips.collect(), gaps: drawing::gaps(language, line) }
    };
    lines.iter().zip(curves(lines)).map(curve).collect()
}

/// The lists of each day: in go a day may have several, each made upon the one before, and the last is what holds.
fn by_day(line: &SeriesHistory) -> Vec<&[Listed]> {
    line.lists.chunk_by(|one, next| one.list.day == next.list.day).collect()
}

/// The tournaments a list counts.
fn played_in<'a>(page: &'a PublicPlayer, list: &List) -> Vec<&'a str> {
    let counts = |one: &&Played| {
        let is_of_day = |counted: &List| counted.series == list.series && counted.day == list.day;
        one.list.as_ref().is_some_and(is_of_day)
            && (list.series != Series::Go || list.tournament == Some(one.tournament.id))
    };
    page.tournaments.iter().filter(counts).map(|one| one.tournament.name.as_str()).collect()
}

/// What the lists of a day say, in three short lines: the number of the last, what the day brought, and with how many games.
fn said(language: Language, of: Series, of_day: &[Listed], played: &[&str]) -> Vec<String> {
    let (first, listed) = (&of_day[0], &of_day[of_day.len() - 1]);
    let series = language.label(&format!("desk-series-{}", of.as_str()));
    let mut number = rating(language, listed.row.rating, listed.row.grade);
    if let Some(by) = listed.row.rating.zip(first.before).map(|(after, before)| after - before) {
        let by = if by == 0 { "±0".to_owned() } else { signed(language, i64::from(by)) };
        number = format!("{number} ({by})");
    }
    if let Some(first) = listed.original.filter(|first| Some(*first) != listed.row.rating) {
        number = format!("{number}, {} {first}", language.label("chart-originally"));
    }
    let games: u32 = of_day.iter().map(|one| one.row.period_games).sum();
    let games = language.say("chart-games", &[("games", Fact::from(games))]);
    let played = if played.is_empty() { games } else { format!("{games}: {}", played.join(", ")) };
    vec![format!("{}, {series}", day(language, listed.list.day)), number, played]
}

/// The points of every line. A day on which no line moves says nothing: ratings hold until the next list.
fn curves(lines: &[&SeriesHistory]) -> Vec<Vec<Point>> {
    let mut telling: BTreeSet<Date> = BTreeSet::new();
    for line in lines {
        // After a stretch of which no list tells, the line begins again.
        telling.extend(line.gaps.iter().map(|gap| gap.until));
        for (at, listed) in line.lists.iter().enumerate() {
            let before = at.checked_sub(1).map(|before| line.lists[before].row.rating);
            let moves = before.is_none_or(|before| before != listed.row.rating);
            let is_revised = listed.original.is_some_and(|first| Some(first) != listed.row.rating);
            if moves || listed.row.period_games > 0 || is_revised || at + 1 == line.lists.len() {
                telling.insert(listed.list.day);
            }
        }
    }
    let point = |listed: &Listed| Point { date: listed.list.day, rating: listed.row.rating, original: listed.original };
    let points = |line: &SeriesHistory| {
        let last = by_day(line).into_iter().filter_map(<[Listed]>::last);
        last.filter(|listed| telling.contains(&listed.list.day)).map(point).collect()
    };
    lines.iter().map(|line| points(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::{EntryId, ListId, ListRow, Origin, Tempo};
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
        Listed {
            list,
            row,
            until: None,
            original,
            is_forecast: false,
            ours: None,
            is_marked_unrated: false,
            before: None,
            start: None,
            after: String::new(),
        }
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
        let history = SeriesHistory {
            series: Series::Chess(Tempo::Standard),
            lists,
            not_on: None,
            games: None,
            gaps: Vec::new(),
        };
        let months = |curves: &[Vec<Point>]| curves[0].iter().map(|point| point.date.month()).collect::<Vec<_>>();
        let one = curves(&[&history]);
        assert_eq!(months(&one), [1, 3, 5, 6, 8, 10]);
        assert_eq!((one[0][3].rating, one[0][3].original), (Some(2010), Some(2005)));
        // A day on which another line moves is told of both.
        let lists = vec![listed(2, 1500, 0, None), listed(10, 1500, 0, None)];
        let other =
            SeriesHistory { series: Series::Chess(Tempo::Rapid), lists, not_on: None, games: None, gaps: Vec::new() };
        assert_eq!(months(&curves(&[&history, &other])), [1, 2, 3, 5, 6, 8, 10]);
    }
}
