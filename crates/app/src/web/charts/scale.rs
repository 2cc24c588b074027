//! From values to places, and round values for the axes.

use super::Grain;
use jiff::civil::{Date, date};

/// A straight scale. Where all values are equal, everything is in the middle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Linear {
    pub from: i64,
    pub to: i64,
    pub start: f64,
    pub end: f64,
}

impl Linear {
    pub(super) fn at(self, value: i64) -> f64 {
        if self.from == self.to {
            return f64::midpoint(self.start, self.end);
        }
        let share = (value - self.from) as f64 / (self.to - self.from) as f64;
        self.start + share * (self.end - self.start)
    }
}

/// 1, 2, 5, 10, 20, 50 and so on.
pub(super) fn round_steps() -> impl Iterator<Item = i64> {
    (0..15).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i64.pow(power)))
}

/// Round values around all of `low..=high`, at most `most` of them (but never fewer than three are allowed).
pub(super) fn ticks(low: i64, high: i64, most: usize) -> Vec<i64> {
    let (low, high) = (low.min(high), low.max(high));
    for step in round_steps() {
        let first = low.div_euclid(step);
        let last = high.div_euclid(step) + i64::from(high.rem_euclid(step) != 0);
        if last - first < most.max(3) as i64 {
            return (first..=last).map(|count| count * step).collect();
        }
    }
    vec![low, high]
}

/// The number of a day.
pub(super) fn day(of: Date) -> i64 {
    of.duration_since(date(1970, 1, 1)).as_hours() / 24
}

/// Steps of dates, each in its unit, with the days it lasts at least.
const STEPS: [(Grain, i64, i64); 19] = [
    (Grain::Day, 1, 1),
    (Grain::Day, 2, 2),
    (Grain::Day, 7, 7),
    (Grain::Day, 14, 14),
    (Grain::Month, 1, 28),
    (Grain::Month, 2, 59),
    (Grain::Month, 3, 89),
    (Grain::Month, 6, 181),
    (Grain::Year, 1, 365),
    (Grain::Year, 2, 730),
    (Grain::Year, 5, 1826),
    (Grain::Year, 10, 3652),
    (Grain::Year, 20, 7304),
    (Grain::Year, 50, 18262),
    (Grain::Year, 100, 36524),
    (Grain::Year, 200, 73048),
    (Grain::Year, 500, 182_621),
    (Grain::Year, 1000, 365_242),
    (Grain::Year, 5000, 1_826_212),
];

/// The finest round dates of a span whose labels do not touch, `label` telling how wide they are.
pub(super) fn dates(from: Date, to: Date, room: f64, label: impl Fn(Date, Grain) -> f64) -> (Vec<Date>, Grain) {
    let span = (day(to) - day(from)).max(0);
    for (grain, step, lasts) in STEPS {
        let apart = if span == 0 { room } else { room * lasts as f64 / span as f64 };
        if span / lasts > 60 {
            continue;
        }
        let found = round_dates(from, to, grain, step);
        let widest = found.iter().map(|date| label(*date, grain)).fold(0.0, f64::max);
        if !found.is_empty() && (found.len() == 1 || apart >= widest + 12.0) {
            return (found, grain);
        }
    }
    (vec![from], Grain::Day)
}

fn round_dates(from: Date, to: Date, grain: Grain, step: i64) -> Vec<Date> {
    let index = |of: Date| match grain {
        Grain::Day => day(of),
        Grain::Month => i64::from(of.year()) * 12 + i64::from(of.month()) - 1,
        Grain::Year => i64::from(of.year()),
    };
    let named = |index: i64| match grain {
        Grain::Day => date(1970, 1, 1).checked_add(jiff::SignedDuration::from_hours(index * 24)).ok(),
        Grain::Month => start(index.div_euclid(12), index.rem_euclid(12) + 1),
        Grain::Year => start(index, 1),
    };
    let first = index(from).div_euclid(step);
    let last = index(to).div_euclid(step);
    (first..=last).filter_map(|count| named(count * step)).filter(|found| (from..=to).contains(found)).collect()
}

fn start(year: i64, month: i64) -> Option<Date> {
    Date::new(i16::try_from(year).ok()?, i8::try_from(month).ok()?, 1).ok()
}
