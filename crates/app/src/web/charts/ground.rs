//! What lies behind the lines of a history: named bands, and stretches of which no list tells a rating.

use super::history::{Line, Scales};
use super::marks::class;
use super::scale::{Linear, day};
use super::{Frame, Plot, Px};
use jiff::civil::Date;
use maud::{Markup, html};

/// A stretch of which no list tells the rating, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The day of the first list that does not tell it.
    pub from: Date,
    /// The day of the next one that does.
    pub until: Date,
    /// Why.
    pub said: String,
}

/// A band of ratings with a name: in go, a grade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// Its lower bound.
    pub from: i32,
    /// The lower bound of the next one; the last has no end.
    pub to: Option<i32>,
    /// What it is called.
    pub name: String,
}

/// Named bands, every second one tinted; a name stands where there is room for it.
pub(super) fn banded(frame: &Frame<'_>, bands: &[Band], plot: Plot, y: Linear) -> Markup {
    let letter = frame.width.letter();
    let seen = bands.iter().enumerate().filter_map(|(at, band)| {
        let bottom = y.at(band.from.into()).min(plot.bottom);
        let top = band.to.map_or(plot.top, |to| y.at(to.into()).max(plot.top));
        (bottom - top > 0.5).then_some((at, band, top, bottom))
    });
    html! {
        @for (at, band, top, bottom) in seen {
            @if at % 2 == 0 {
                rect.band x=(Px(plot.left)) y=(Px(top)) width=(Px(plot.width())) height=(Px(bottom - top)) {}
            }
            @if bottom - top >= letter * 1.1 {
                text.grade x=(Px(plot.right - 4.0)) y=(Px((top + bottom) / 2.0 + letter * 0.35)) text-anchor="end" { (band.name) }
            }
        }
    }
}

/// Where no list tells the rating: a faint line at the last one that was told, with the reason.
pub(super) fn missing(line: &Line<'_>, plot: Plot, scales: Scales) -> Markup {
    let held = |gap: &Gap| {
        let before = line.points.iter().rfind(|point| point.date < gap.from && point.rating.is_some());
        before.and_then(|point| point.rating).or(line.before)
    };
    let place = |date: Date| scales.x.at(day(date)).clamp(plot.left, plot.right);
    html! {
        @for gap in &line.series.gaps {
            @if let Some(y) = held(gap).map(|rating| scales.y.at(rating.into())) {
                @let (from, until) = (place(gap.from), place(gap.until));
                @if until > from {
                    path class={ "missing " (class(line.series.kind)) } d={ "M" (Px(from)) " " (Px(y)) "H" (Px(until)) } {
                        title { (gap.said) }
                    }
                }
            }
        }
    }
}
