//! Dates in whatever order the file wrote them. 042, 052 and 132 are read together: the order of day, month
//! and year is the one in which the rounds fall between start and end.

use super::reading::{DayOrMonth, Reading};
use jiff::civil::Date;
use std::ops::RangeInclusive;

/// Years a date of a report can have; whatever lies outside is a misprint.
pub const YEARS: RangeInclusive<i16> = 1850..=2199;

/// A day that exists.
pub(super) fn day(year: u32, month: u32, day: u32) -> Option<Date> {
    let year = i16::try_from(year).ok().filter(|year| YEARS.contains(year))?;
    Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()
}

/// A day as the specification writes it, `2024/12/01`.
pub(super) fn slashed(date: Date) -> String {
    date.strftime("%Y/%m/%d").to_string()
}

/// The two first numbers of a date that ends with its year and has no points: `02/10/2011`, `2-10-2011`.
pub(super) fn year_last(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.split(['/', '-']);
    let (first, second, year) = (parts.next()?, parts.next()?, parts.next()?);
    let is_short = |part: &str| (1..=2).contains(&part.len());
    if parts.next().is_some() || year.len() != 4 || !is_short(first) || !is_short(second) {
        return None;
    }
    super::line::number(year)?;
    Some((super::line::number(first)?, super::line::number(second)?))
}

/// In which order a date is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    YearMonthDay,
    DayMonthYear,
    MonthDayYear,
    YearDayMonth,
}

impl Order {
    /// The likelier first: the specification's own, then Europe's, then America's, then the mixture some
    /// programs produced in 132.
    pub(super) const ALL: [Order; 4] =
        [Order::YearMonthDay, Order::DayMonthYear, Order::MonthDayYear, Order::YearDayMonth];
}

/// A date cut into its three parts, the month perhaps as a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parts {
    numbers: [u32; 3],
    digits: [usize; 3],
    named_month: Option<u32>,
    /// With points between, as in Europe, where the month never comes first.
    dotted: bool,
}

impl Parts {
    /// Cuts `2024/12/01`, `28. 07. 2005`, `Mar 3, 2026`, `3rd of March 2026`.
    pub(super) fn cut(text: &str) -> Option<Parts> {
        let mut parts = Parts { numbers: [0; 3], digits: [0; 3], named_month: None, dotted: text.contains('.') };
        let mut count = 0;
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        for word in words {
            let digits = word.bytes().take_while(u8::is_ascii_digit).count();
            if digits == 0 {
                if word.eq_ignore_ascii_case("of") {
                    continue;
                }
                if parts.named_month.replace(month_by_name(word)?).is_some() {
                    return None;
                }
                continue;
            }
            let suffix = &word[digits..];
            let ordinal = ["", "st", "nd", "rd", "th"].iter().any(|s| suffix.eq_ignore_ascii_case(s));
            if count == 3 || digits > 4 || !ordinal {
                return None;
            }
            parts.numbers[count] = super::line::number(&word[..digits])?;
            parts.digits[count] = digits;
            count += 1;
        }
        let needed = if parts.named_month.is_some() { 2 } else { 3 };
        // `20240301` is one word of eight digits and is not guessed at: it could be a player number.
        (count == needed).then_some(parts)
    }

    /// The day meant if written in this order.
    pub(super) fn in_order(&self, order: Order) -> Option<Date> {
        let [a, b, c] = self.numbers;
        if let Some(month) = self.named_month {
            let year_first = self.digits[0] == 4;
            let (year, day, digits) = if year_first { (a, b, self.digits[0]) } else { (b, a, self.digits[1]) };
            return self::day(full_year(year, digits)?, month, day);
        }
        let (year, month, day, digits) = match order {
            Order::YearMonthDay => (a, b, c, self.digits[0]),
            Order::DayMonthYear => (c, b, a, self.digits[2]),
            Order::MonthDayYear if self.dotted => return None,
            Order::MonthDayYear => (c, a, b, self.digits[2]),
            // After a year in full the month follows, always.
            Order::YearDayMonth if self.digits[0] == 4 => return None,
            Order::YearDayMonth => (a, c, b, self.digits[0]),
        };
        self::day(full_year(year, digits)?, month, day)
    }
}

impl Parts {
    /// The year comes last, in full, and no point says that the day comes first.
    fn is_year_last(&self) -> bool {
        self.named_month.is_none() && !self.dotted && self.digits[2] == 4
    }

    /// Whether this order is another than the specification's.
    fn is_unusual(&self, order: Order) -> bool {
        self.named_month.is_some() || order != Order::YearMonthDay
    }
}

/// What the dates of a tournament were read as.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Days {
    pub(super) start: Option<Date>,
    pub(super) end: Option<Date>,
    pub(super) rounds: Vec<Option<Date>>,
    /// Another reading of start or end fits just as well and gives another day.
    pub(super) start_is_doubtful: bool,
    pub(super) end_is_doubtful: bool,
    /// Not written as year, month, day.
    pub(super) start_is_unusual: bool,
    pub(super) end_is_unusual: bool,
    pub(super) rounds_are_unusual: bool,
}

/// How a file's dates are read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct How {
    pub(super) reading: Reading,
    pub(super) first: DayOrMonth,
}

impl How {
    /// Whether start and end in one order, rounds in another, can be this file's: dates that end with the year are all
    /// written alike, and in the order some date of the file decides.
    fn allows(self, ends: (&[Option<Parts>; 2], Order), rounds: (&[Option<Parts>], Order)) -> bool {
        let is_year_last = |parts: &[Option<Parts>]| parts.iter().flatten().any(Parts::is_year_last);
        if self.reading == Reading::First {
            return true;
        }
        let wrong = match self.first {
            DayOrMonth::Day => Some(Order::MonthDayYear),
            DayOrMonth::Month => Some(Order::DayMonthYear),
            DayOrMonth::Undecided => None,
        };
        let (ends_are, rounds_are) = (is_year_last(ends.0), is_year_last(rounds.0));
        !(ends_are && wrong == Some(ends.1)
            || rounds_are && wrong == Some(rounds.1)
            || ends_are && rounds_are && ends.1 != rounds.1)
    }
}

/// Reads the dates together. Start and end are in one order, the rounds perhaps in another.
pub(super) fn read_together(start: &str, end: &str, rounds: &[&str], how: How) -> Days {
    let (start, end) = (Parts::cut(start), Parts::cut(end));
    let rounds: Vec<_> = rounds.iter().map(|text| Parts::cut(text)).collect();
    let mut best: Option<((usize, i32), Days)> = None;
    // Nobody writes the day between year and month in 042 or 052; in 132 some programs did.
    for ends_in in [Order::YearMonthDay, Order::DayMonthYear, Order::MonthDayYear] {
        for rounds_in in Order::ALL {
            if !how.allows((&[start, end], ends_in), (&rounds, rounds_in)) {
                continue;
            }
            let reading = Days {
                start: start.and_then(|parts| parts.in_order(ends_in)),
                end: end.and_then(|parts| parts.in_order(ends_in)),
                rounds: rounds.iter().map(|parts| parts.and_then(|p| p.in_order(rounds_in))).collect(),
                start_is_unusual: start.is_some_and(|parts| parts.is_unusual(ends_in)),
                end_is_unusual: end.is_some_and(|parts| parts.is_unusual(ends_in)),
                rounds_are_unusual: rounds.iter().flatten().any(|parts| parts.is_unusual(rounds_in)),
                ..Days::default()
            };
            // An order in which first or last day is no day is not the file's, however well its rounds would fit.
            let days = usize::from(reading.start.is_some()) + usize::from(reading.end.is_some());
            let fit = (if how.reading == Reading::First { 0 } else { days }, fit(&reading));
            match &mut best {
                Some((most, kept)) if *most == fit => {
                    kept.start_is_doubtful |= reading.start != kept.start && reading.start.is_some();
                    kept.end_is_doubtful |= reading.end != kept.end && reading.end.is_some();
                }
                Some((most, _)) if *most > fit => {}
                _ => best = Some((fit, reading)),
            }
        }
    }
    best.map(|(_, reading)| reading).unwrap_or_default()
}

/// How well a reading hangs together: days that exist, start before end, rounds between them and in order.
fn fit(reading: &Days) -> i32 {
    let mut fit = 0;
    fit += 4 * (i32::from(reading.start.is_some()) + i32::from(reading.end.is_some()));
    if let (Some(start), Some(end)) = (reading.start, reading.end) {
        fit += if start <= end { 3 } else { -3 };
        // Longer than a season is rather a misread year, longer than a fortnight perhaps a misread month.
        let length = days(end).abs_diff(days(start));
        fit += i32::from(length <= 400) + i32::from(length <= 16);
    }
    for (index, round) in reading.rounds.iter().enumerate() {
        let Some(round) = round else { continue };
        fit += 2;
        let after_start = reading.start.is_none_or(|start| start <= *round);
        let before_end = reading.end.is_none_or(|end| *round <= end);
        fit += if after_start && before_end { 2 } else { 0 };
        let before = index.checked_sub(1).and_then(|i| reading.rounds[i]);
        fit += i32::from(before.is_none_or(|before| before <= *round));
    }
    fit
}

/// Days on a rough common scale, good enough to compare lengths.
fn days(date: Date) -> u32 {
    let [year, month, day] = [u32::from(date.year().unsigned_abs()), date.month() as u32, date.day() as u32];
    year * 366 + month * 31 + day
}

/// Four digits stand; of two, those from 70 belong to the last century: reports began in the nineties.
fn full_year(year: u32, digits: usize) -> Option<u32> {
    match digits {
        4 => Some(year),
        2 if year >= 70 => Some(1900 + year),
        2 => Some(2000 + year),
        _ => None,
    }
}

fn month_by_name(word: &str) -> Option<u32> {
    let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let start = word.get(..3)?.to_ascii_lowercase();
    months.iter().position(|month| *month == start).map(|index| index as u32 + 1)
}

#[cfg(test)]
mod tests;
