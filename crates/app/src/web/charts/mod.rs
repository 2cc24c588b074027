//! Charts as pure functions: plain dates and numbers in, SVG and the same facts as a table out.
//!
//! Every word and every written number comes from the caller. Colours live in `assets/charts.css` alone, for the site
//! sends a policy under which an inline style does nothing; series differ by dash and marker too, for paper and grey.

mod activity;
mod distribution;
mod expected;
mod ground;
mod history;
mod marks;
mod scale;
#[cfg(test)]
mod tests;
mod tips;

pub use activity::{Activity, ActivityWords, Count, activity};
pub use distribution::{Distribution, DistributionWords, Mine, distribution};
pub use expected::{Expected, ExpectedWords, Score, expected};
pub use ground::{Band, Gap};
pub use history::{History, HistoryWords, Kind, Point, Range, Series, history};
pub use tips::Tip;

use jiff::civil::Date;
use maud::{Markup, Render, html};
use std::fmt::Write;

/// How exactly a date is written below an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// `2025`
    Year,
    /// `2025.02.`
    Month,
    /// `2025.02.09.`
    Day,
}

/// How numbers and dates are written.
#[derive(Clone, Copy)]
pub struct Format<'a> {
    /// A whole number: a rating, a count.
    pub number: &'a dyn Fn(i64) -> String,
    /// A score given in hundredths.
    pub hundredths: &'a dyn Fn(i64) -> String,
    /// A date.
    pub date: &'a dyn Fn(Date, Grain) -> String,
}

/// The two drawings of each chart: for a telephone and for a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// 360 units wide.
    Narrow,
    /// 900 units wide.
    Wide,
}

/// The width of a letter in the widest of the usual fonts, bold, as a part of its size.
const WIDEST: f64 = 0.7;

impl Width {
    fn units(self) -> f64 {
        if self == Width::Narrow { 360.0 } else { 900.0 }
    }

    /// The size of letters; `charts.css` says the same.
    fn letter(self) -> f64 {
        if self == Width::Narrow { 12.0 } else { 14.0 }
    }

    fn name(self) -> &'static str {
        if self == Width::Narrow { "narrow" } else { "wide" }
    }

    /// A generous guess at how wide a text will be, for the fonts are not known here.
    fn of_text(self, text: &str) -> f64 {
        text.chars().count() as f64 * self.letter() * WIDEST
    }

    /// The text cut so that it fits.
    fn cut(self, text: &str, room: f64) -> String {
        if self.of_text(text) <= room {
            return text.to_owned();
        }
        let fitting = (room / (self.letter() * WIDEST)).max(2.0) as usize - 1;
        text.chars().take(fitting).chain(['…']).collect()
    }
}

/// What all charts ask for.
#[derive(Clone)]
pub struct Frame<'a> {
    /// Unlike any other chart's on the page; both widths may share it.
    pub id: &'a str,
    /// Which of the two drawings.
    pub width: Width,
    /// The name that is read aloud.
    pub title: String,
    /// What there is to see, in a sentence or two.
    pub desc: String,
    /// Said in the middle when there is nothing to draw.
    pub empty: String,
    /// How numbers and dates are written.
    pub format: Format<'a>,
}

/// A drawing and its facts.
pub struct Chart {
    /// The `svg` element.
    pub svg: Markup,
    /// The same facts for those who cannot see it.
    pub table: Table,
}

/// Facts in rows; every row is as long as the headings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// What the columns hold.
    pub headings: Vec<String>,
    /// The rows, the first cell naming the row.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// The table under its title.
    fn titled(&self, title: &str) -> Markup {
        html! {
            table {
                caption.unseen { (title) }
                thead { tr { @for heading in &self.headings { th scope="col" { (heading) } } } }
                tbody {
                    @for row in &self.rows {
                        tr {
                            @for (at, cell) in row.iter().enumerate() {
                                @if at == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Both drawings, of which the stylesheet shows one, and the table behind a summary.
pub fn figure(frame: &Frame<'_>, summary: &str, draw: impl Fn(&Frame<'_>) -> Chart) -> Markup {
    let narrow = draw(&Frame { width: Width::Narrow, ..frame.clone() });
    let wide = draw(&Frame { width: Width::Wide, ..frame.clone() });
    html! {
        figure.chart {
            (narrow.svg) (wide.svg)
            @if !wide.table.rows.is_empty() {
                details.chart-table { summary { (summary) } (wide.table.titled(&frame.title)) }
            }
        }
    }
}

/// The element around a drawing.
fn svg(frame: &Frame<'_>, height: f64, body: &Markup) -> Markup {
    let width = frame.width;
    let id = format!("{}-{}", frame.id, width.name());
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "chart-" (width.name()) }
            viewBox={ "0 0 " (Px(width.units())) " " (Px(height)) }
            role="img" aria-labelledby={ (id) "-title" } aria-describedby={ (id) "-desc" } {
            title id={ (id) "-title" } { (frame.title) }
            desc id={ (id) "-desc" } { (frame.desc) }
            (body)
        }
    }
}

/// The element around a drawing with links in it: a group, for a picture would hide them. Its name is no title of its own,
/// which a browser would show over what the links say.
fn pointed(frame: &Frame<'_>, height: f64, body: &Markup) -> Markup {
    let width = frame.width;
    let id = format!("{}-{}", frame.id, width.name());
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class={ "chart-" (width.name()) }
            viewBox={ "0 0 " (Px(width.units())) " " (Px(height)) }
            role="group" aria-label=(frame.title) aria-describedby={ (id) "-desc" } {
            desc id={ (id) "-desc" } { (frame.desc) }
            (body)
        }
    }
}

/// The drawing of nothing: low, and it says so.
fn nothing(frame: &Frame<'_>) -> Markup {
    let middle = frame.width.units() / 2.0;
    svg(frame, 80.0, &html! { text.empty x=(Px(middle)) y="44" text-anchor="middle" { (frame.empty) } })
}

/// Where in the drawing the data are.
#[derive(Clone, Copy, Debug)]
struct Plot {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

impl Plot {
    fn width(self) -> f64 {
        self.right - self.left
    }
}

/// Horizontal lines with their numbers at the left.
fn levels(frame: &Frame<'_>, plot: Plot, scale: scale::Linear, ticks: &[i64]) -> Markup {
    html! {
        @for tick in ticks {
            @let y = scale.at(*tick);
            path.grid d={ "M" (Px(plot.left)) " " (Px(y)) "H" (Px(plot.right)) } {}
            text x=(Px(plot.left - 6.0)) y=(Px(y + frame.width.letter() * 0.35)) text-anchor="end" {
                ((frame.format.number)(*tick))
            }
        }
    }
}

/// How much the numbers of `levels` need at the left.
fn left_of(frame: &Frame<'_>, ticks: &[i64]) -> f64 {
    ticks.iter().map(|tick| frame.width.of_text(&(frame.format.number)(*tick))).fold(0.0, f64::max) + 8.0
}

/// Marks with labels below an axis; a label never leaves the drawing and gives way to the one before it.
fn below(frame: &Frame<'_>, plot: Plot, labels: &[(f64, String)]) -> Markup {
    let width = frame.width;
    let mut taken = f64::NEG_INFINITY;
    let mut place = |x: f64, label: &str| {
        let half = width.of_text(label) / 2.0;
        let middle = x.min(width.units() - half).max(half);
        let free = middle - half >= taken + 4.0;
        taken = if free { middle + half } else { taken };
        free.then_some(middle)
    };
    html! {
        path.axis d={ "M" (Px(plot.left)) " " (Px(plot.bottom)) "H" (Px(plot.right)) } {}
        @for (x, label) in labels {
            path.axis d={ "M" (Px(*x)) " " (Px(plot.bottom)) "v4" } {}
            @if let Some(middle) = place(*x, label) {
                text x=(Px(middle)) y=(Px(plot.bottom + 6.0 + width.letter())) text-anchor="middle" { (label) }
            }
        }
    }
}

/// A coordinate, to a tenth of a unit.
#[derive(Clone, Copy)]
struct Px(f64);

impl Render for Px {
    fn render_to(&self, buffer: &mut String) {
        let tenths = (self.0 * 10.0).round() as i64;
        let (sign, whole, tenth) = (if tenths < 0 { "-" } else { "" }, tenths.abs() / 10, tenths.abs() % 10);
        let written =
            if tenth == 0 { write!(buffer, "{sign}{whole}") } else { write!(buffer, "{sign}{whole}.{tenth}") };
        debug_assert!(written.is_ok(), "a string takes all that is written to it");
    }
}
