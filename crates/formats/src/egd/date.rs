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

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn a_day_has_its_year_in_full_and_exists() {
        for (text, expected) in [
            ("2019-05-30", Some(date(2019, 5, 30))),
            (" 2019/5/30 ", Some(date(2019, 5, 30))),
            ("2019.5.3", Some(date(2019, 5, 3))),
            ("2020-02-29", Some(date(2020, 2, 29))),
            ("2019-02-29", None),
            ("2000-02-29", Some(date(2000, 2, 29))),
            ("1900-02-29", None),
            ("2019-13-01", None),
            ("2019-04-31", None),
            ("1000-01-01", Some(date(1000, 1, 1))),
            ("0999-01-01", None),
            ("19-05-30", None),
            ("30-05-2019", None),
            ("12019-05-30", None),
            ("+2019-05-30", None),
            ("2019--05-30", None),
            ("2019-05", None),
            ("2019-05-30-1", None),
            ("", None),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
