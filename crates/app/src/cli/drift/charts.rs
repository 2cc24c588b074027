//! Charts for whoever writes about the scale.

use super::super::drawing::{Anchor, Drawing, WIDTH, lines};
use crate::words::Language;
use crate::words::measured::{decimal, percent};
use arpad_instruments::drift::spread::Measure;
use arpad_office::views::drift::Drift;
use std::path::Path;

pub(super) fn write(language: Language, folder: &Path, found: &Drift) -> anyhow::Result<()> {
    std::fs::write(folder.join("ratings.svg"), ratings(language, found).alone())?;
    Ok(std::fs::write(folder.join("curve.svg"), curve(language, found).alone())?)
}

/// Mean, median and quartiles from list to list.
fn ratings(language: Language, found: &Drift) -> Drawing {
    let rated: Vec<_> = found.lists.iter().filter_map(|one| Some((one.list.day, one.rated.as_ref()?))).collect();
    let line = |measure: Measure| {
        let values = rated.iter().map(|(_, spread)| spread.get(measure).value()).collect();
        (language.label(&format!("drift-{}", measure.as_str())), values)
    };
    let measures = [Measure::Mean, Measure::Upper, Measure::Median, Measure::Lower].map(line);
    let days: Vec<_> = rated.iter().map(|(day, _)| *day).collect();
    let number = |value: f64, places: usize| decimal(language, value, places);
    lines(language.label("web-statistics-over-time"), &days, &measures, number)
}

/// What favorites were expected to score, and what they scored, with the bounds of 95 %.
fn curve(language: Language, found: &Drift) -> Drawing {
    const LEFT: f64 = 70.0;
    const TOP: f64 = 14.0;
    const HEIGHT: f64 = 300.0;
    let steps: Vec<_> = found.curve.by_difference.iter().filter_map(|step| step.means()).collect();
    let x = |share: f64| LEFT + (share - 0.4) / 0.6 * (WIDTH - LEFT - 24.0);
    let y = |share: f64| TOP + (1.0 - share.max(0.4)) / 0.6 * HEIGHT;
    let mut drawing = Drawing::new(language.label("web-statistics-curve"), TOP + HEIGHT + 44.0);
    for tenth in 4..=10 {
        let share = f64::from(tenth) / 10.0;
        drawing.quiet_line([LEFT, y(share)], [WIDTH - 24.0, y(share)]);
        drawing.quiet([LEFT - 8.0, y(share) + 4.5], Anchor::End, &percent(language, share));
        drawing.quiet([x(share), TOP + HEIGHT + 16.0], Anchor::Middle, &percent(language, share));
    }
    drawing.line([x(0.4), y(0.4)], [x(1.0), y(1.0)], ("#767676", "5 3", 1.0));
    for (expected, scored, [least, most]) in steps {
        drawing.line([x(expected), y(least)], [x(expected), y(most)], ("#1a1a1a", "", 1.5));
        drawing.dot([x(expected), y(scored)]);
    }
    drawing.quiet([WIDTH - 24.0, TOP + HEIGHT + 36.0], Anchor::End, &language.label("drift-expected"));
    drawing.quiet([LEFT, TOP + HEIGHT + 36.0], Anchor::Start, &language.label("drift-scored"));
    drawing
}
