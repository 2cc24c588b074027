//! How many games each list brought.

use super::scale::{Linear, ticks};
use super::{Chart, Frame, Grain, Plot, Px, Table, below, left_of, levels, nothing, svg};
use jiff::civil::Date;
use maud::{Markup, html};

/// The games of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The date of the list.
    pub date: Date,
    /// Games rated on it.
    pub games: u32,
}

/// What the chart says besides its title.
#[derive(Clone, Debug)]
pub struct ActivityWords {
    /// Heading of the dates.
    pub list: String,
    /// Heading of the games; also written above lists.
    pub games: String,
    /// Written above when the columns are years: games a year.
    pub games_a_year: String,
}

/// What is drawn.
#[derive(Clone, Copy)]
pub struct Activity<'a> {
    /// Every list, those without a game too.
    pub counts: &'a [Count],
    /// The words.
    pub words: &'a ActivityWords,
}

/// Small columns; years where the lists would be thinner than a hair.
pub fn activity(frame: &Frame<'_>, chart: Activity<'_>) -> Chart {
    let mut counts = chart.counts.to_vec();
    counts.sort_by_key(|count| count.date);
    let format = frame.format;
    let row = |count: &Count| vec![(format.date)(count.date, Grain::Day), (format.number)(count.games.into())];
    let table = Table {
        headings: vec![chart.words.list.clone(), chart.words.games.clone()],
        rows: counts.iter().map(row).collect(),
    };
    let svg = if counts.is_empty() { nothing(frame) } else { drawn(frame, chart.words, &counts) };
    Chart { svg, table }
}

/// A column: its first date and its games.
type Column = (Date, i64);

fn drawn(frame: &Frame<'_>, words: &ActivityWords, counts: &[Count]) -> Markup {
    let width = frame.width;
    let letter = width.letter();
    let (height, top) = (if width.units() < 500.0 { 130.0 } else { 160.0 }, letter * 2.0);
    let yearly = counts.len() as f64 > width.units() / 5.0;
    let columns: Vec<Column> =
        if yearly { years(counts) } else { counts.iter().map(|count| (count.date, count.games.into())).collect() };
    let grain = if yearly { Grain::Year } else { Grain::Day };
    let most = columns.iter().map(|column| column.1).max().unwrap_or(0).max(1);
    let marks = ticks(0, most, 4);
    let plot =
        Plot { left: left_of(frame, &marks), right: width.units() - letter * 1.3, top, bottom: height - letter * 2.0 };
    let up = Linear { from: 0, to: marks.last().copied().unwrap_or(most), start: plot.bottom, end: plot.top };
    let step = plot.width() / columns.len().max(1) as f64;
    let broad = (step * 0.75).clamp(0.5, 28.0);
    let middle = |at: usize| plot.left + step * (at as f64 + 0.5);
    let body = html! {
        text.caption x="0" y=(Px(letter)) {
            (width.cut(if yearly { &words.games_a_year } else { &words.games }, width.units()))
        }
        (levels(frame, plot, up, &marks))
        @for (at, (date, games)) in columns.iter().enumerate() {
            @if *games > 0 {
                rect.column x=(Px(middle(at) - broad / 2.0)) y=(Px(up.at(*games))) width=(Px(broad))
                    height=(Px(plot.bottom - up.at(*games))) {
                    title { ((frame.format.date)(*date, grain)) ": " ((frame.format.number)(*games)) }
                }
            }
        }
        (below(frame, plot, &labels(frame, (&columns, grain), step, middle)))
    };
    svg(frame, height, &body)
}

fn years(counts: &[Count]) -> Vec<Column> {
    let mut years: Vec<Column> = Vec::new();
    for count in counts {
        match years.last_mut() {
            Some((date, games)) if date.year() == count.date.year() => *games += i64::from(count.games),
            _ => years.push((count.date, count.games.into())),
        }
    }
    years
}

/// Years where they begin if there are many lists, else as many months as have room.
fn labels(
    frame: &Frame<'_>,
    (columns, grain): (&[Column], Grain),
    step: f64,
    middle: impl Fn(usize) -> f64,
) -> Vec<(f64, String)> {
    let begins = |at: &usize| *at == 0 || columns[at - 1].0.year() != columns[*at].0.year();
    let starts: Vec<usize> = (0..columns.len()).filter(begins).collect();
    let (places, exactness) = if starts.len() < 3 || columns.len() <= 24 && grain == Grain::Day {
        ((0..columns.len()).collect(), Grain::Month)
    } else {
        (starts, Grain::Year)
    };
    let written = |at: usize| (frame.format.date)(columns[at].0, exactness);
    let widest = places.iter().map(|at| frame.width.of_text(&written(*at))).fold(0.0, f64::max);
    // The first year may be only partly there, so distances are looked at one by one.
    let room = widest + 10.0;
    let every = (1..=places.len()).find(|every| {
        let kept: Vec<usize> = places.iter().copied().step_by(*every).collect();
        kept.windows(2).skip(1).all(|pair| (pair[1] - pair[0]) as f64 * step >= room)
    });
    let mut kept: Vec<usize> = places.iter().copied().step_by(every.unwrap_or(1)).collect();
    if let [first, second, ..] = kept[..]
        && (second - first) as f64 * step < room
    {
        kept.remove(0);
    }
    kept.into_iter().map(|at| (middle(at), written(at))).collect()
}
