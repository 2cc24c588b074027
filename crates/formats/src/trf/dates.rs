//! Dates in whatever order the file wrote them. 042, 052 and 132 are read together: the order of day, month
//! and year is the one in which the rounds fall between start and end.

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
    /// Whether this order is another than the specification's.
    fn is_unusual(&self, order: Order) -> bool {
        self.named_month.is_some() || order != Order::YearMonthDay
    }
}

/// What the dates of a tournament were read as.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Reading {
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

/// Reads the dates together. Start and end are in one order, the rounds perhaps in another.
pub(super) fn read_together(start: &str, end: &str, rounds: &[&str]) -> Reading {
    let (start, end) = (Parts::cut(start), Parts::cut(end));
    let rounds: Vec<_> = rounds.iter().map(|text| Parts::cut(text)).collect();
    let mut best: Option<(i32, Reading)> = None;
    // Nobody writes the day between year and month in 042 or 052; in 132 some programs did.
    for ends_in in [Order::YearMonthDay, Order::DayMonthYear, Order::MonthDayYear] {
        for rounds_in in Order::ALL {
            let reading = Reading {
                start: start.and_then(|parts| parts.in_order(ends_in)),
                end: end.and_then(|parts| parts.in_order(ends_in)),
                rounds: rounds.iter().map(|parts| parts.and_then(|p| p.in_order(rounds_in))).collect(),
                start_is_unusual: start.is_some_and(|parts| parts.is_unusual(ends_in)),
                end_is_unusual: end.is_some_and(|parts| parts.is_unusual(ends_in)),
                rounds_are_unusual: rounds.iter().flatten().any(|parts| parts.is_unusual(rounds_in)),
                ..Reading::default()
            };
            let fit = fit(&reading);
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
fn fit(reading: &Reading) -> i32 {
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
mod tests {
    use super::*;

    fn day(year: i16, month: i8, day: i8) -> Option<Date> {
        Some(jiff::civil::date(year, month, day))
    }

    #[test]
    fn the_orders_seen_in_real_files_are_read() {
        for (start, end, expected) in [
            ("2024/12/01", "2024/12/14", day(2024, 12, 1)),
            ("24/09/2010", "02/10/2010", day(2010, 9, 24)),
            ("28. 07. 2005", "31. 07. 2005", day(2005, 7, 28)),
            ("2008-02-01", "2008-02-03", day(2008, 2, 1)),
            ("11.09.26", "12.04.01", day(2011, 9, 26)),
            ("Mar 3, 2026", "Mar 3, 2026", day(2026, 3, 3)),
            ("May 29, 2020", "May 30, 2020", day(2020, 5, 29)),
            ("3rd of March 2026", "4th of March 2026", day(2026, 3, 3)),
            ("09/24/2010", "10/02/2010", day(2010, 9, 24)),
        ] {
            assert_eq!(read_together(start, end, &[]).start, expected, "{start}");
        }
    }

    #[test]
    fn rounds_decide_the_order_of_start_and_end_and_the_other_way_round() {
        let reading = read_together("03/04/2020", "05/04/2020", &["20/04/03", "20/04/04", "20/04/05"]);
        assert_eq!(reading.start, day(2020, 4, 3));
        let reading = read_together("25.02.2011", "27.02.2011", &["11.25.02", "11.26.02", "11.27.02"]);
        assert_eq!(reading.rounds, [day(2011, 2, 25), day(2011, 2, 26), day(2011, 2, 27)]);
    }

    #[test]
    fn a_date_that_fits_two_ways_is_doubtful() {
        assert!(read_together("03/04/2020", "03/04/2020", &[]).start_is_doubtful);
        // Two days in April are likelier than two months from March.
        assert!(!read_together("03/04/2020", "05/04/2020", &[]).start_is_doubtful);
        assert!(!read_together("2008-06-07", "", &[]).start_is_doubtful);
        assert!(!read_together("13/04/2020", "14/04/2020", &[]).start_is_doubtful);
        assert!(!read_together("03/04/2020", "05/04/2020", &["20/04/03", "20/04/05"]).start_is_doubtful);
    }

    #[test]
    fn what_is_no_date_is_none() {
        for text in ["", "soon", "2024", "32/13/2024", "2024/02/30", "1/2/3/4", "20240301", "1xx/2/2020", "Foo 3, 2020"]
        {
            assert_eq!(read_together(text, "", &[]).start, None, "{text}");
        }
    }

    #[test]
    fn years_of_two_digits_begin_in_1970() {
        for (text, expected) in [
            ("70/01/01", day(1970, 1, 1)),
            ("99/12/31", day(1999, 12, 31)),
            ("00/01/31", day(2000, 1, 31)),
            ("69/12/31", day(2069, 12, 31)),
            ("1969/12/31", day(1969, 12, 31)),
            ("31-Dec-69", day(2069, 12, 31)),
            ("31 Dec 70", day(1970, 12, 31)),
            ("2024 Dec 31", day(2024, 12, 31)),
            ("1850/01/01", day(1850, 1, 1)),
            ("2199/12/31", day(2199, 12, 31)),
            ("1849/12/31", None),
            ("2200/01/01", None),
            ("999/12/31", None),
            ("31 Dec 024", None),
        ] {
            assert_eq!(read_together(text, "", &[]).start, expected, "{text}");
        }
    }

    #[test]
    fn the_29th_of_february_is_there_in_leap_years_only() {
        for (text, expected) in [
            ("2024/02/29", day(2024, 2, 29)),
            ("2023/02/29", None),
            ("2000/02/29", day(2000, 2, 29)),
            ("1900/02/29", None),
            ("2100/02/29", None),
            ("29/02/2024", day(2024, 2, 29)),
            ("29/02/2023", None),
            ("02/29/2024", day(2024, 2, 29)),
            ("Feb 29, 2024", day(2024, 2, 29)),
            ("Feb 29, 2023", None),
            ("2024/02/30", None),
            ("2024/04/31", None),
        ] {
            assert_eq!(read_together(text, "", &[]).start, expected, "{text}");
        }
        // By itself this is the 24th of February 2029; a week that ends in March tells the day first.
        assert_eq!(read_together("29.02.24", "", &[]).start, day(2029, 2, 24));
        let reading = read_together("29.02.24", "02.03.24", &[]);
        assert_eq!((reading.start, reading.end), (day(2024, 2, 29), day(2024, 3, 2)));
        let reading = read_together("2024/02/28", "2024/03/01", &["24/02/28", "24/02/29", "24/02/30"]);
        assert_eq!(reading.rounds, [day(2024, 2, 28), day(2024, 2, 29), None]);
    }

    #[test]
    fn an_order_beside_the_specification_is_unusual() {
        let unusual = |start: &str, end: &str, rounds: &[&str]| {
            let reading = read_together(start, end, rounds);
            (reading.start_is_unusual, reading.end_is_unusual, reading.rounds_are_unusual)
        };
        assert_eq!(unusual("2024/10/05", "2024/10/06", &["24/10/05"]), (false, false, false));
        assert_eq!(unusual("05.10.2024", "06.10.2024", &["24/10/05"]), (true, true, false));
        assert_eq!(unusual("2024/10/05", "2024/10/06", &["24/05/10"]), (false, false, true));
        assert_eq!(unusual("Oct 5, 2024", "2024/10/06", &[]), (true, false, false));
    }
}
