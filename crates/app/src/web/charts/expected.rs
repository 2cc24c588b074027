//! The score that was made beside the one that was expected, a row for each list or band of opponents.

use super::scale::{Linear, ticks};
use super::{Chart, Frame, Plot, Px, Table, nothing, svg};
use maud::{Markup, html};

/// More rows than this are drawn summed; the table keeps them apart.
const MOST_ROWS: usize = 20;

/// The scores of a list, or against a band of opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Which list or band.
    pub label: String,
    /// Games played.
    pub games: u32,
    /// Expected score in hundredths.
    pub expected: i32,
    /// Score made, in hundredths.
    pub actual: i32,
}

/// What the chart says besides its title.
#[derive(Clone, Debug)]
pub struct ExpectedWords {
    /// Heading of the rows: list, or opponents.
    pub row: String,
    /// Games.
    pub games: String,
    /// Expected score.
    pub expected: String,
    /// Score made.
    pub actual: String,
    /// What is more or less than expected.
    pub difference: String,
}

/// What is drawn.
#[derive(Clone, Copy)]
pub struct Expected<'a> {
    /// In the order of the rows.
    pub scores: &'a [Score],
    /// The words.
    pub words: &'a ExpectedWords,
}

/// Bars of what was made, each with a line across where it was expected to end.
pub fn expected(frame: &Frame<'_>, chart: Expected<'_>) -> Chart {
    let table = table(frame, chart);
    let rows = summed(chart.scores);
    let svg = if rows.is_empty() { nothing(frame) } else { drawn(frame, chart.words, &rows) };
    Chart { svg, table }
}

fn drawn(frame: &Frame<'_>, words: &ExpectedWords, rows: &[Row]) -> Markup {
    let width = frame.width;
    let letter = width.letter();
    let step = letter * 2.0;
    let widest = |texts: &mut dyn Iterator<Item = String>| texts.map(|text| width.of_text(&text)).fold(0.0, f64::max);
    let most_left = width.units() * 0.36;
    let full = widest(&mut rows.iter().map(|row| row.score.label.clone()));
    let label = |row: &Row| if full <= most_left { row.score.label.clone() } else { row.short.clone() };
    let left = widest(&mut rows.iter().map(label)).min(most_left) + 8.0;
    let right = widest(&mut rows.iter().map(|row| signed(frame, difference(&row.score)))) + 8.0;
    let top = letter * 2.2;
    let plot = Plot { left, right: width.units() - right, top, bottom: top + step * rows.len() as f64 };
    let most = rows.iter().map(|row| i64::from(row.score.expected.max(row.score.actual))).max().unwrap_or(0).max(100);
    let points = most.div_euclid(100) + i64::from(most % 100 != 0);
    let fitting = (plot.width() / (width.of_text(&(frame.format.number)(points)) + 14.0)) as usize;
    let ticks: Vec<i64> = ticks(0, points, fitting.min(10)).into_iter().filter(|tick| *tick <= points).collect();
    let x = Linear { from: 0, to: points * 100, start: plot.left, end: plot.right };
    let body = html! {
        g.key {
            rect.made x="0" y=(Px(letter * 0.5)) width="14" height=(Px(letter * 0.6)) {}
            text x="18" y=(Px(letter * 1.1)) { (words.actual) }
            @let next = 34.0 + width.of_text(&words.actual);
            path.reference d={ "M" (Px(next)) " " (Px(letter * 0.2)) "v" (Px(letter * 1.2)) } {}
            text x=(Px(next + 6.0)) y=(Px(letter * 1.1)) {
                (width.cut(&words.expected, width.units() - next - 6.0))
            }
        }
        @for tick in &ticks {
            path.grid d={ "M" (Px(x.at(*tick * 100))) " " (Px(plot.top)) "V" (Px(plot.bottom)) } {}
            text x=(Px(x.at(*tick * 100))) y=(Px(plot.bottom + letter + 4.0)) text-anchor="middle" {
                ((frame.format.number)(*tick))
            }
        }
        @for (at, (row, label)) in rows.iter().map(|row| (&row.score, label(row))).enumerate() {
            @let y = plot.top + step * (at as f64 + 0.5);
            @let made = x.at(i64::from(row.actual.max(0)));
            @let awaited = x.at(i64::from(row.expected.max(0)));
            g.row {
                title {
                    (row.label) ": " (words.actual) " " ((frame.format.hundredths)(row.actual.into())) ", "
                    (words.expected) " " ((frame.format.hundredths)(row.expected.into()))
                }
                text x=(Px(plot.left - 8.0)) y=(Px(y + letter * 0.35)) text-anchor="end" {
                    (width.cut(&label, left - 8.0))
                }
                rect.made x=(Px(plot.left)) y=(Px(y - step * 0.3)) width=(Px(made - plot.left)) height=(Px(step * 0.6)) {}
                path.reference d={ "M" (Px(awaited)) " " (Px(y - step * 0.42)) "v" (Px(step * 0.84)) } {}
                text.value x=(Px(width.units())) y=(Px(y + letter * 0.35)) text-anchor="end" {
                    (signed(frame, difference(row)))
                }
            }
        }
        path.axis d={ "M" (Px(plot.left)) " " (Px(plot.top)) "V" (Px(plot.bottom)) } {}
    };
    svg(frame, plot.bottom + letter * 1.7, &body)
}

fn difference(row: &Score) -> i64 {
    i64::from(row.actual) - i64::from(row.expected)
}

/// With its sign, so that it is read without colours.
fn signed(frame: &Frame<'_>, difference: i64) -> String {
    let sign = match difference.signum() {
        1 => "+",
        -1 => "−",
        _ => "",
    };
    format!("{sign}{}", (frame.format.hundredths)(difference.abs()))
}

/// A row as it is drawn.
struct Row {
    score: Score,
    /// Instead of the label where that has no room.
    short: String,
}

/// Neighbours added up until the rows fit.
fn summed(scores: &[Score]) -> Vec<Row> {
    let together = scores.len().div_ceil(MOST_ROWS).max(1);
    let sum = |group: &[Score], of: fn(&Score) -> i32| group.iter().fold(0_i32, |all, one| all.saturating_add(of(one)));
    let add = |group: &[Score]| {
        let (label, short) = match group {
            [first, .., last] => (format!("{} – {}", first.label, last.label), format!("{} –", first.label)),
            _ => (group[0].label.clone(), group[0].label.clone()),
        };
        let games = group.iter().fold(0, |all: u32, one| all.saturating_add(one.games));
        let (expected, actual) = (sum(group, |one| one.expected), sum(group, |one| one.actual));
        Row { score: Score { label, games, expected, actual }, short }
    };
    scores.chunks(together).map(add).collect()
}

fn table(frame: &Frame<'_>, chart: Expected<'_>) -> Table {
    let (words, format) = (chart.words, frame.format);
    let headings = [&words.row, &words.games, &words.expected, &words.actual, &words.difference];
    let cells = |row: &Score| {
        vec![
            row.label.clone(),
            (format.number)(row.games.into()),
            (format.hundredths)(row.expected.into()),
            (format.hundredths)(row.actual.into()),
            signed(frame, difference(row)),
        ]
    };
    Table { headings: headings.map(String::clone).to_vec(), rows: chart.scores.iter().map(cells).collect() }
}
