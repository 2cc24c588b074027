//! What a list says when it is pointed at, with the mouse or with the keyboard: a link over its stretch of the line and a
//! small box beside it, shown by the stylesheet alone.

use super::history::{Line, Scales};
use super::marks::class;
use super::scale::day;
use super::{Frame, Plot, Px, Width};
use jiff::civil::Date;
use maud::{Markup, html};

/// What is said of one list, line by line, and where more of it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    /// The date of the list.
    pub date: Date,
    /// Short lines; what does not fit is cut.
    pub lines: Vec<String>,
    /// The address behind it.
    pub place: String,
}

/// Tips of one line are at least so far apart: nobody could point at what is closer, and a page has to stay light.
const APART: f64 = 11.0;

/// Half the height of what can be pointed at.
const REACH: f64 = 10.0;

/// The width of a letter of a tip as a part of its size: narrower than elsewhere, for a box may be a little too wide.
const LETTER: f64 = 0.58;

/// The tips of a line, the oldest first; drawn last, so that nothing lies over their boxes.
pub(super) fn tips(frame: &Frame<'_>, line: &Line<'_>, plot: Plot, scales: Scales) -> Markup {
    let mut placed: Vec<(f64, f64, &Tip)> = Vec::new();
    // The newest of those that stand close together is kept.
    for (point, rating) in line.rated().collect::<Vec<_>>().into_iter().rev() {
        let Some(tip) = line.series.tips.iter().find(|tip| tip.date == point.date) else { continue };
        let x = scales.x.at(day(point.date));
        if placed.last().is_none_or(|(next, ..)| next - x >= APART) {
            placed.push((x, scales.y.at(rating.into()), tip));
        }
    }
    placed.reverse();
    let end = |at: usize| placed.get(at + 1).map_or(plot.right, |(next, ..)| *next);
    html! {
        @for (at, (x, y, tip)) in placed.iter().enumerate() {
            a class={ "tip " (class(line.series.kind)) } href=(tip.place) {
                rect.hit x=(Px(x - 2.0)) y=(Px(y - REACH)) width=(Px((end(at) - x).max(APART))) height=(Px(REACH * 2.0)) {}
                circle.dot cx=(Px(*x)) cy=(Px(*y)) r="4" {}
                (said(frame.width, &tip.lines, (*x, *y), plot))
            }
        }
    }
}

/// The box: right of the list where there is room, else left of it, and within the drawing.
fn said(width: Width, lines: &[String], (x, y): (f64, f64), plot: Plot) -> Markup {
    let letter = width.letter();
    let most = if width == Width::Narrow { 30 } else { 56 };
    let cut = |line: &String| match line.chars().count() > most {
        true => line.chars().take(most - 1).chain(['…']).collect(),
        false => line.clone(),
    };
    let lines: Vec<String> = lines.iter().map(cut).collect();
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let (broad, high) = (longest as f64 * letter * LETTER + 14.0, lines.len() as f64 * letter * 1.3 + 8.0);
    let left = if x + 10.0 + broad <= width.units() { x + 10.0 } else { (x - 10.0 - broad).max(2.0) };
    let top = (y - high - 8.0).max(2.0).min(plot.bottom - high);
    html! {
        g.says {
            rect x=(Px(left)) y=(Px(top)) width=(Px(broad)) height=(Px(high)) rx="4" {}
            @for (at, line) in lines.iter().enumerate() {
                text x=(Px(left + 7.0)) y=(Px(top + 4.0 + letter * (1.0 + 1.3 * at as f64))) { (line) " " }
            }
        }
    }
}
