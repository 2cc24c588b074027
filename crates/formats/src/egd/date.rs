//! A day in a file.

use std::{fmt, str::FromStr};

/// A day of the calendar, `YYYY-MM-DD`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// A day that exists; `None` for the others.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => return None,
        };
        ((1000..=9999).contains(&year) && (1..=days).contains(&day)).then_some(Date { year, month, day })
    }

    /// The year.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    pub fn month(self) -> u8 {
        self.month
    }

    /// The day, from 1.
    pub fn day(self) -> u8 {
        self.day
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The text is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

impl FromStr for Date {
    type Err = NotADate;

    /// `2019-05-30`, also `2019/5/30` and `2019.5.30`.
    fn from_str(text: &str) -> Result<Self, NotADate> {
        let parts: Vec<&str> = text.trim().split(['-', '/', '.']).collect();
        let [year, month, day] = parts[..] else { return Err(NotADate) };
        let plain = |part: &str| !part.is_empty() && part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
        if ![year, month, day].into_iter().all(plain) {
            return Err(NotADate);
        }
        let year = year.parse().map_err(|_| NotADate)?;
        let month = month.parse().map_err(|_| NotADate)?;
        Date::new(year, month, day.parse().map_err(|_| NotADate)?).ok_or(NotADate)
    }
}
