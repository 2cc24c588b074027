//! Ratings over time: a line for each kind of play, with what was revised, the peaks and what no list tells.

use super::ground::{Band, Gap, banded, missing};
use super::marks::{self, Ending, endings, peaks, revisions};
use super::scale::{Linear, dates, day, ticks};
use super::tips::{Tip, tips};
use super::{Chart, Format, Frame, Grain, Plot, Px, Table, Width, below, left_of, levels, nothing, pointed, svg};
use jiff::{ToSpan, civil::Date};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The kind of play: decides colour, dash and marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Chess at the long time control.
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz chess.
    Blitz,
    /// Go.
    Go,
}

/// What a list says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The date of the list.
    pub date: Date,
    /// None where the player was inactive or unrated: the line has a gap from here on.
    pub rating: Option<i32>,
    /// What was published first, if the rating was revised since.
    pub original: Option<i32>,
}

/// The ratings of one kind.
#[derive(Clone, Debug)]
pub struct Series {
    /// The kind.
    pub kind: Kind,
    /// Its name, written at the end of the line.
    pub name: String,
    /// In any order.
    pub points: Vec<Point>,
    /// What lists say when they are pointed at, in any order.
    pub tips: Vec<Tip>,
    /// Stretches of which no list tells the rating.
    pub gaps: Vec<Gap>,
}

/// How far back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// This many years before the last day.
    Years(u8),
    /// From the first point.
    All,
}

/// What the chart says besides its title.
#[derive(Clone, Debug)]
pub struct HistoryWords {
    /// Heading of the dates.
    pub list: String,
    /// The highest rating of all times; marked when it is within the range.
    pub peak: String,
    /// Before a rating that was revised since: originally.
    pub originally: String,
    /// In the table where there is no rating.
    pub none: String,
}

/// What is drawn.
#[derive(Clone, Copy)]
pub struct History<'a> {
    /// The lines.
    pub series: &'a [Series],
    /// How far back.
    pub range: Range,
    /// The last day; points after it make it later.
    pub until: Date,
    /// Named bands behind the lines, the lowest first.
    pub bands: &'a [Band],
    /// The words.
    pub words: &'a HistoryWords,
}

/// A series as far as it is seen.
pub(super) struct Line<'a> {
    pub series: &'a Series,
    /// Those of the range, by date.
    pub points: Vec<Point>,
    /// What was in force when the range begins.
    pub before: Option<i32>,
}

impl Line<'_> {
    pub(super) fn rated(&self) -> impl Iterator<Item = (Point, i32)> {
        self.points.iter().filter_map(|point| Some((*point, point.rating?)))
    }

    /// The first of the highest of all times, if it is in the range and there is anything to be higher than.
    pub(super) fn peak(&self) -> Option<(Point, i32)> {
        let highest = self.series.points.iter().filter_map(|point| point.rating).max()?;
        self.rated().nth(1)?;
        self.rated().find(|(_, rating)| *rating == highest && self.before != Some(highest))
    }
}

/// Where things are.
#[derive(Clone, Copy)]
pub(super) struct Scales {
    pub x: Linear,
    pub y: Linear,
}

/// Lines with a marker at each list while there is room for markers.
pub fn history(frame: &Frame<'_>, chart: History<'_>) -> Chart {
    let all = || chart.series.iter().flat_map(|series| series.points.iter());
    let until = all().map(|point| point.date).max().map_or(chart.until, |last| last.max(chart.until));
    let from = match chart.range {
        Range::Years(years) => until.saturating_sub(i64::from(years).years()),
        Range::All => all().map(|point| point.date).min().unwrap_or(until),
    };
    let lines: Vec<Line<'_>> = chart.series.iter().map(|series| line(series, from)).collect();
    let table = table(frame.format, chart.words, &lines);
    let drawable = lines.iter().any(|line| line.rated().next().is_some() || line.before.is_some());
    let svg = if drawable { drawn(frame, chart, &lines, from, until) } else { nothing(frame) };
    Chart { svg, table }
}

fn line(series: &Series, from: Date) -> Line<'_> {
    let revised =
        |point: &Point| Point { original: point.original.filter(|first| Some(*first) != point.rating), ..*point };
    let mut points: Vec<Point> = series.points.iter().map(revised).collect();
    // Where lists are missing the line is lifted.
    points.extend(series.gaps.iter().map(|gap| Point { date: gap.from, rating: None, original: None }));
    points.sort_by_key(|point| point.date);
    let earlier = points.partition_point(|point| point.date < from);
    let before = points[..earlier].last().and_then(|point| point.rating);
    Line { series, points: points.split_off(earlier), before }
}

fn drawn(frame: &Frame<'_>, chart: History<'_>, lines: &[Line<'_>], from: Date, until: Date) -> Markup {
    let (width, format) = (frame.width, frame.format);
    let letter = width.letter();
    let height = if width == Width::Narrow { 260.0 } else { 360.0 };
    let values = || {
        let of = |point: &Point| [point.rating, point.original.filter(|_| point.rating.is_some())];
        lines.iter().flat_map(move |line| line.points.iter().flat_map(of).flatten().chain(line.before)).map(i64::from)
    };
    let (low, high) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
    let padding = (20 - (high - low)).max(0) / 2;
    let marks = ticks(low - padding, high + padding, if width == Width::Narrow { 6 } else { 8 });
    let ends: Vec<_> =
        lines.iter().filter_map(|line| Some((line, line.rated().last().map(|end| end.1).or(line.before)?))).collect();
    let said = |name: &str, rating: i32| Ending::lines(width, name, &(format.number)(rating.into()));
    let label = |(line, rating): &(&Line<'_>, i32)| {
        said(&line.series.name, *rating).iter().map(|text| width.of_text(text)).fold(0.0, f64::max)
    };
    // The labels are bold, and so a little wider than other texts.
    let right = (ends.iter().map(label).fold(0.0, f64::max) * 1.15).min(width.units() * 0.3) + 22.0;
    let plot = Plot {
        left: left_of(frame, &marks),
        right: width.units() - right,
        top: letter * 1.6,
        bottom: height - letter * 2.0,
    };
    let y = Linear { from: marks[0], to: marks[marks.len() - 1], start: plot.bottom, end: plot.top };
    let scales = Scales { x: Linear { from: day(from), to: day(until), start: plot.left, end: plot.right }, y };
    let (days, grain) = dates(from, until, plot.width(), |date, grain| width.of_text(&(format.date)(date, grain)));
    let below_labels: Vec<_> = days.iter().map(|date| (scales.x.at(day(*date)), (format.date)(*date, grain))).collect();
    let ending = |(line, rating): &(&Line<'_>, i32)| Ending {
        kind: line.series.kind,
        from: (line.rated().last().map_or(plot.left, |end| scales.x.at(day(end.0.date))), y.at((*rating).into())),
        active: line.points.last().is_none_or(|point| point.rating.is_some()),
        lines: said(&line.series.name, *rating),
    };
    let body = html! {
        (banded(frame, chart.bands, plot, y))
        (levels(frame, plot, y, &marks))
        (below(frame, plot, &below_labels))
        @for line in lines {
            path class={ "line " (marks::class(line.series.kind)) } d=(joined(line, plot, scales)) {}
            (missing(line, plot, scales))
        }
        @for line in lines { (revisions(frame, chart.words, line, scales)) }
        (endings(width, plot, ends.iter().map(ending).collect()))
        (peaks(frame, chart.words, lines, plot, scales))
        @for line in lines { (tips(frame, line, plot, scales)) }
    };
    let is_pointed_at = lines.iter().any(|line| !line.series.tips.is_empty());
    if is_pointed_at { pointed(frame, height, &body) } else { svg(frame, height, &body) }
}

/// The path of a line in steps, for a rating is in force until the next list; lifted where there is no rating.
fn joined(line: &Line<'_>, plot: Plot, scales: Scales) -> String {
    let place = |x: f64, y: f64| format!("{} {}", html!((Px(x))).0, html!((Px(y))).0);
    let mut path = String::new();
    let mut held = line.before.map(|rating| scales.y.at(rating.into()));
    if let Some(y) = held {
        path += &format!("M{}", place(plot.left, y));
    }
    for point in &line.points {
        let x = scales.x.at(day(point.date));
        let y = point.rating.map(|rating| scales.y.at(rating.into()));
        match (held, y) {
            (Some(before), _) => {
                path += &format!("L{}", place(x, before));
                path += &y.map(|y| format!("L{}", place(x, y))).unwrap_or_default();
            }
            (None, Some(y)) => path += &format!("M{}", place(x, y)),
            (None, None) => {}
        }
        held = y;
    }
    if let Some(y) = held {
        path += &format!("L{}", place(plot.right, y));
    }
    path
}

/// A row for each list, a column for each line.
fn table(format: Format<'_>, words: &HistoryWords, lines: &[Line<'_>]) -> Table {
    let number = |rating: i32| (format.number)(rating.into());
    let cell = |point: &Point| match (point.rating, point.original) {
        (Some(rating), Some(original)) => format!("{} ({} {})", number(rating), words.originally, number(original)),
        (Some(rating), None) => number(rating),
        (None, _) => words.none.clone(),
    };
    let mut rows: BTreeMap<Date, Vec<String>> = BTreeMap::new();
    for point in lines.iter().flat_map(|line| &line.points) {
        rows.entry(point.date).or_insert_with(|| vec![words.none.clone(); lines.len()]);
    }
    for (at, line) in lines.iter().enumerate() {
        let mut points = line.points.iter().peekable();
        let mut held = line.before.map(number);
        for (date, cells) in &mut rows {
            while let Some(point) = points.next_if(|point| point.date <= *date) {
                let gap = line.series.gaps.iter().find(|gap| gap.from == point.date && point.rating.is_none());
                cells[at] = gap.map_or_else(|| cell(point), |gap| gap.said.clone());
                held = point.rating.map(number);
            }
            // A rating is in force until the next list that says another.
            if cells[at] == words.none
                && let Some(held) = &held
            {
                cells[at].clone_from(held);
            }
        }
    }
    let row = |(date, cells): (Date, Vec<String>)| [vec![(format.date)(date, Grain::Day)], cells].concat();
    let names = lines.iter().map(|line| line.series.name.clone());
    Table {
        headings: [words.list.clone()].into_iter().chain(names).collect(),
        rows: rows.into_iter().map(row).collect(),
    }
}
