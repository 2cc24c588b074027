//! The charts of a statement: how much better each variant is, whom it moves, and how the mean runs.

use super::super::drawing::{self, Anchor, Drawing, LEFT, LINES, WIDTH, steps};
use super::Found;
use super::told::{group, law, shown};
use crate::words::Language;
use crate::words::measured::decimal;
use arpad_instruments::lab::{Conclusion, GROUPS, Group, Moved};
use arpad_model::Fact;

/// Every chart with its name.
pub(super) fn all(language: Language, found: &Found) -> Vec<(&'static str, String)> {
    vec![
        ("improvement", improvement(language, found).alone()),
        ("impact", impact(language, found).alone()),
        ("course", course(language, found).alone()),
    ]
}

/// The variant that winners and losers are told of: the one that is recommended, else the one that improves most.
pub(super) fn featured(found: &Found) -> usize {
    if let Conclusion::Change(variant) = found.conclusion {
        return variant;
    }
    let better = |at: &usize| {
        let compared = found.judged[*at].of(found.study.rule.measure);
        compared.map_or(f64::MIN, |compared| compared.better.value)
    };
    // Of equals the first.
    (0..found.judged.len()).rev().max_by(|one, other| better(one).total_cmp(&better(other))).unwrap_or(0)
}

/// A longer name does not fit; its number stands for it.
const LONGEST: usize = 32;

const ROW: f64 = 26.0;
const TOP: f64 = 14.0;
const RIGHT: f64 = 24.0;

/// Names from left to right.
fn across(least: f64, most: f64) -> impl Fn(f64) -> f64 {
    let span = (most - least).max(f64::MIN_POSITIVE);
    move |value: f64| LEFT + (value - least) / span * (WIDTH - LEFT - RIGHT)
}

/// How much better each variant is in what decides, with its bounds, beside what is asked for.
pub(super) fn improvement(language: Language, found: &Found) -> Drawing {
    let rule = &found.study.rule;
    let rows: Vec<(String, f64, [f64; 2])> = found
        .judged
        .iter()
        .zip(&found.study.variants)
        .zip(1_usize..)
        .filter_map(|((judged, variant), number)| {
            let better = judged.of(rule.measure)?.better;
            Some((number, variant, better.value, better.bounds.unwrap_or([better.value; 2])))
        })
        .map(|(number, variant, value, bounds)| {
            let name = law(language, &found.study, Some(variant));
            let short = language.say("lab-variant", &[("number", Fact::from(number))]);
            (if name.chars().count() > LONGEST { short } else { name }, value, bounds)
        })
        .collect();
    let ends = rows.iter().flat_map(|(_, _, bounds)| *bounds).chain([0.0, rule.least]);
    let (least, most) = ends.fold((0.0_f64, 0.0_f64), |(least, most), end| (least.min(end), most.max(end)));
    let ticks = steps(least, most);
    let x = across(ticks[0], ticks[ticks.len() - 1]);
    let bottom = TOP + rows.len() as f64 * ROW;
    let mut drawing = Drawing::new(language.label("lab-figure-improvement"), bottom + 44.0);
    for tick in &ticks {
        drawing.quiet_line([x(*tick), TOP], [x(*tick), bottom]);
        let text = decimal(language, *tick, rule.measure.places());
        drawing.quiet([x(*tick), bottom + 16.0], Anchor::Middle, &text);
    }
    drawing.line([x(0.0), TOP], [x(0.0), bottom], ("#1a1a1a", "", 1.0));
    drawing.line([x(rule.least), TOP], [x(rule.least), bottom], ("#b03a2e", "5 3", 1.5));
    let asked = [("least", shown(language, rule.measure, rule.least))];
    drawing.quiet([WIDTH - RIGHT, bottom + 34.0], Anchor::End, &language.say_texts("lab-figure-asked", &asked));
    for (number, (name, value, [low, high])) in rows.iter().enumerate() {
        let y = TOP + (number as f64 + 0.5) * ROW;
        drawing.text([LEFT - 12.0, y + 4.5], Anchor::End, name);
        drawing.line([x(*low), y], [x(*high), y], ("#1a1a1a", "", 2.0));
        for end in [low, high] {
            drawing.line([x(*end), y - 5.0], [x(*end), y + 5.0], ("#1a1a1a", "", 2.0));
        }
        drawing.dot([x(*value), y]);
    }
    drawing
}

/// The groups of a variant, all histories together.
pub(super) fn moved(found: &Found, variant: usize) -> [Moved; GROUPS] {
    let mut all = [Moved::default(); GROUPS];
    for cell in &found.cells[variant + 1] {
        for (sum, of) in all.iter_mut().zip(&cell.impact.groups) {
            sum.people += of.people;
            sum.points += of.points;
            sum.winners += of.winners;
            sum.losers += of.losers;
        }
    }
    all
}

/// Who gains and who loses in the mean.
pub(super) fn impact(language: Language, found: &Found) -> Drawing {
    let of = moved(found, featured(found));
    let rows: Vec<(String, f64)> = Group::ALL
        .into_iter()
        .zip(of)
        .filter(|(_, of)| of.people > 0)
        .map(|(which, of)| (group(language, which), of.points as f64 / of.people as f64))
        .collect();
    let (least, most) =
        rows.iter().fold((0.0_f64, 0.0_f64), |(least, most), (_, mean)| (least.min(*mean), most.max(*mean)));
    let ticks = steps(least, most.max(least + 1.0));
    let x = across(ticks[0], ticks[ticks.len() - 1]);
    let bottom = TOP + rows.len() as f64 * ROW;
    let mut drawing = Drawing::new(language.label("lab-figure-impact"), bottom + 28.0);
    for tick in &ticks {
        drawing.quiet_line([x(*tick), TOP], [x(*tick), bottom]);
        drawing.quiet(
            [x(*tick), bottom + 16.0],
            Anchor::Middle,
            &decimal(language, *tick, usize::from(tick.fract() != 0.0)),
        );
    }
    for (number, (name, mean)) in rows.iter().enumerate() {
        let y = TOP + number as f64 * ROW;
        drawing.text([LEFT - 12.0, y + ROW / 2.0 + 4.5], Anchor::End, name);
        let (from, to) = (x(mean.min(0.0)), x(mean.max(0.0)));
        let color = if *mean < 0.0 { "#b03a2e" } else { "#0b5fa5" };
        drawing.bar([from, y + 5.0], [(to - from).max(0.5), ROW - 10.0], color);
        let at = if *mean < 0.0 { (from - 5.0, Anchor::End) } else { (to + 5.0, Anchor::Start) };
        let sign = if *mean > 0.0 { "+" } else { "" };
        drawing.text([at.0, y + ROW / 2.0 + 4.5], at.1, &format!("{sign}{}", decimal(language, *mean, 1)));
    }
    drawing.line([x(0.0), TOP], [x(0.0), bottom], ("#1a1a1a", "", 1.0));
    drawing
}

/// The mean of all ratings from list to list, all histories together; of many variants the first.
pub(super) fn course(language: Language, found: &Found) -> Drawing {
    let mean = |law: usize| -> Vec<f64> {
        let lists = found.lists.len();
        let of = |list: usize| {
            let all = found.cells[law].iter().filter_map(|cell| cell.path.get(list));
            let (sum, count) =
                all.fold((0, 0), |(sum, count), (points, people)| (sum + points, count + i64::from(*people)));
            sum as f64 / count.max(1) as f64
        };
        (0..lists).map(of).collect()
    };
    let mut drawn: Vec<usize> = (0..found.cells.len()).take(LINES.len()).collect();
    let best = featured(found) + 1;
    if !drawn.contains(&best) {
        drawn[LINES.len() - 1] = best;
    }
    let lines: Vec<(String, Vec<f64>)> = drawn
        .into_iter()
        .map(|which| {
            let variant = which.checked_sub(1).and_then(|variant| found.study.variants.get(variant));
            (law(language, &found.study, variant), mean(which))
        })
        .collect();
    let number = |value: f64, places: usize| decimal(language, value, places);
    drawing::lines(language.label("lab-figure-course"), &found.lists, &lines, number)
}
