//! What was revised on a line, its peak and the label at its end.

use super::history::{Line, Scales};
use super::scale::day;
use super::{Frame, Grain, HistoryWords, Kind, Plot, Px, Width};
use maud::{Markup, html};

pub(super) fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Standard => "standard",
        Kind::Rapid => "rapid",
        Kind::Blitz => "blitz",
        Kind::Go => "go",
    }
}

/// A circle, square, triangle or diamond of about the same size.
fn mark(kind: Kind, x: f64, y: f64, radius: f64, fill: &str) -> Markup {
    let class = format!("mark {fill} {}", class(kind));
    let (square, tall) = (radius * 0.9, radius * 1.25);
    html! {
        @match kind {
            Kind::Standard => circle class=(class) cx=(Px(x)) cy=(Px(y)) r=(Px(radius)) {},
            Kind::Rapid => rect class=(class) x=(Px(x - square)) y=(Px(y - square)) width=(Px(square * 2.0))
                height=(Px(square * 2.0)) {},
            Kind::Blitz => path class=(class) d={
                "M" (Px(x)) " " (Px(y - tall)) "L" (Px(x + tall)) " " (Px(y + radius))
                "L" (Px(x - tall)) " " (Px(y + radius)) "Z"
            } {},
            Kind::Go => path class=(class) d={
                "M" (Px(x)) " " (Px(y - tall)) "L" (Px(x + tall)) " " (Px(y))
                "L" (Px(x)) " " (Px(y + tall)) "L" (Px(x - tall)) " " (Px(y)) "Z"
            } {},
        }
    }
}

/// A dot where the player's own number was revised, with what stood there first, and where a line is a point. Other lists
/// need none: a line in steps shows them.
pub(super) fn revisions(frame: &Frame<'_>, words: &HistoryWords, line: &Line<'_>, scales: Scales) -> Markup {
    let (kind, number) = (line.series.kind, frame.format.number);
    let is_alone = line.before.is_none() && line.rated().nth(1).is_none();
    html! {
        @for (point, rating) in line.rated().filter(|(point, _)| point.original.is_some() || is_alone) {
            @let (x, y) = (scales.x.at(day(point.date)), scales.y.at(rating.into()));
            g class={ "at " (class(kind)) } {
                title {
                    (line.series.name) ", " ((frame.format.date)(point.date, Grain::Day)) ": " (number(rating.into()))
                    @if let Some(original) = point.original {
                        " (" (words.originally) " " (number(original.into())) ")"
                    }
                }
                @if let Some(original) = point.original {
                    @let first = scales.y.at(original.into());
                    path.revision d={ "M" (Px(x)) " " (Px(first)) "V" (Px(y)) } {}
                    (mark(kind, x, first, 3.6, "hollow"))
                }
                (mark(kind, x, y, 3.2, "solid"))
            }
        }
    }
}

/// A ring around each peak and its number where no other number is.
pub(super) fn peaks(frame: &Frame<'_>, words: &HistoryWords, lines: &[Line<'_>], plot: Plot, scales: Scales) -> Markup {
    let width = frame.width;
    let letter = width.letter();
    let mut taken: Vec<(f64, f64, f64)> = Vec::new();
    let mut drawn = Vec::new();
    for line in lines {
        let Some((point, rating)) = line.peak() else { continue };
        let (x, y) = (scales.x.at(day(point.date)), scales.y.at(rating.into()));
        let value = (frame.format.number)(rating.into());
        let text = if width == Width::Narrow { value } else { format!("{} {value}", words.peak) };
        let half = width.of_text(&text) / 2.0;
        let middle = x.min(plot.right - half).max(plot.left + half);
        let free = !taken
            .iter()
            .any(|(at, up, wide)| (at - middle).abs() < wide + half + 4.0 && (up - y).abs() < letter * 1.1);
        let at_end = line.rated().last().is_some_and(|end| end.0 == point);
        let shown = (free && !at_end).then_some((middle, y - letter * 0.7, text));
        taken.extend(shown.iter().map(|_| (middle, y, half)));
        drawn.push((class(line.series.kind), x, y, shown));
    }
    html! {
        @for (kind, x, y, shown) in drawn {
            circle class={ "peak " (kind) } cx=(Px(x)) cy=(Px(y)) r="6.5" {}
            @if let Some((middle, up, text)) = shown {
                text class={ "label " (kind) } x=(Px(middle)) y=(Px(up)) text-anchor="middle" { (text) }
            }
        }
    }
}

/// The label of a line.
pub(super) struct Ending {
    pub kind: Kind,
    /// The last point.
    pub from: (f64, f64),
    /// Whether the line itself goes on to the edge.
    pub active: bool,
    pub lines: Vec<String>,
}

impl Ending {
    /// Name and number, one below the other where it is narrow.
    pub(super) fn lines(width: Width, name: &str, number: &str) -> Vec<String> {
        match width {
            Width::Narrow => vec![name.to_owned(), number.to_owned()],
            Width::Wide => vec![format!("{name} {number}")],
        }
    }
}

/// The labels at the right, moved apart where they would cover each other.
pub(super) fn endings(width: Width, plot: Plot, mut endings: Vec<Ending>) -> Markup {
    endings.sort_by(|one, other| one.from.1.total_cmp(&other.from.1));
    let letter = width.letter();
    let tall = letter * 1.15 * endings.iter().map(|ending| ending.lines.len()).max().unwrap_or(1) as f64 + 3.0;
    let places = apart(&endings.iter().map(|ending| ending.from.1).collect::<Vec<_>>(), tall, plot);
    let room = width.units() - plot.right - 14.0;
    html! {
        @for (ending, y) in endings.iter().zip(places) {
            @let (from, height) = if ending.active { (plot.right, ending.from.1) } else { ending.from };
            path class={ "leader " (class(ending.kind)) } d={
                "M" (Px(from)) " " (Px(height)) "H" (Px(plot.right)) "L" (Px(plot.right + 8.0)) " " (Px(y))
            } {}
            @for (at, line) in ending.lines.iter().enumerate() {
                @let down = letter * (0.35 + 1.1 * (at as f64 - (ending.lines.len() as f64 - 1.0) / 2.0));
                text class={ "label " (class(ending.kind)) } x=(Px(plot.right + 12.0)) y=(Px(y + down)) {
                    (width.cut(line, room))
                }
            }
        }
    }
}

/// Sorted heights, each at least `tall` below the one before and all within the drawing if there is room.
fn apart(wanted: &[f64], tall: f64, plot: Plot) -> Vec<f64> {
    let (top, bottom) = (plot.top.min(tall / 2.0), plot.bottom + 6.0);
    let tall = tall.min((bottom - top) / wanted.len().max(1) as f64);
    let mut places = wanted.to_vec();
    let mut least = top + tall / 2.0;
    for place in &mut places {
        *place = place.max(least);
        least = *place + tall;
    }
    let mut most = bottom - tall / 2.0;
    for place in places.iter_mut().rev() {
        *place = place.min(most);
        most = *place - tall;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A drawing from 20 to 100: labels may stand from 5 to 106.
    #[test]
    fn labels_keep_apart_and_within_the_drawing() {
        let placed = |wanted: &[f64]| apart(wanted, 10.0, Plot { left: 0.0, right: 100.0, top: 20.0, bottom: 100.0 });
        assert_eq!(placed(&[30.0, 60.0]), [30.0, 60.0], "nothing to do");
        assert_eq!(placed(&[30.0, 32.0, 80.0]), [30.0, 40.0, 80.0], "the second gives way");
        assert_eq!(placed(&[0.0, 1.0]), [10.0, 20.0], "half a label below the top");
        assert_eq!(placed(&[98.0, 99.0]), [91.0, 101.0], "half a label above the bottom");
        assert_eq!(placed(&[]), [0.0; 0]);
        // Twenty of them have 101/20 each.
        let many = placed(&[50.0; 20]);
        assert!((many[0] - 7.525).abs() < 1e-9 && (many[19] - 103.475).abs() < 1e-9, "{many:?}");
    }
}
