//! A day in a file.

use jiff::civil::Date;

/// `2019-05-30`, also `2019/5/30` and `2019.5.30`.
pub(crate) fn read(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.trim().split(['-', '/', '.']).collect();
    let [year, month, day] = parts[..] else { return None };
    let plain = |part: &str| part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    if ![year, month, day].into_iter().all(plain) {
        return None;
    }
    of(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
}

/// A day that exists, its year written in full.
pub(crate) fn of(year: i16, month: i8, day: i8) -> Option<Date> {
    Date::new(year, month, day).ok().filter(|_| year >= 1000)
}
