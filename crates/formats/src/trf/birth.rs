//! A birth date in columns 70–79 of a player's line.

use super::dates::{YEARS, year_last};
use super::reading::DayOrMonth;
use std::fmt;

/// A birth date, of which often only the year is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Birth {
    /// Four digits.
    pub year: u16,
    /// From 1, if known.
    pub month: Option<u8>,
    /// From 1, if known.
    pub day: Option<u8>,
}

impl Birth {
    /// Reads `1981`, `1981/00/00`, `1969.12.06`, `1990-01-01`, `1967.  .  `, `06.12.1969`; the day before the month.
    pub fn read(text: &str) -> Option<Birth> {
        Birth::read_in(text, DayOrMonth::Day)
    }

    /// The same in a file whose dates are written in this order.
    pub(super) fn read_in(text: &str, first_comes: DayOrMonth) -> Option<Birth> {
        if let (DayOrMonth::Month, Some((month, day))) = (first_comes, year_last(text)) {
            return Birth::read(&format!("{}/{month}/{day}", &text[text.len() - 4..]));
        }
        let mut parts = text.split(['/', '.', '-', ' ']).map(str::trim).filter(|part| !part.is_empty());
        let first = parts.next()?;
        let (second, third) = (parts.next(), parts.next());
        if parts.next().is_some() {
            return None;
        }
        let number = |part: Option<&str>| part.map_or(Some(0), super::line::number);
        let (year, month, day) = match third {
            Some(last) if last.len() == 4 && first.len() <= 2 => {
                (super::line::number(last)?, number(second)?, super::line::number(first)?)
            }
            _ if first.len() == 4 => (super::line::number(first)?, number(second)?, number(third)?),
            _ => return None,
        };
        if i16::try_from(year).ok().is_none_or(|year| !YEARS.contains(&year)) || month > 12 || day > 31 {
            return None;
        }
        if month > 0 && day > 0 {
            super::dates::day(year, month, day)?;
        }
        let known = |n: u32| (n > 0).then_some(n as u8);
        Some(Birth { year: year as u16, month: known(month), day: known(day) })
    }

    /// Whether the text says that nothing is known: blank, `.  .`, `0000/00/00`.
    pub fn is_unknown(text: &str) -> bool {
        text.chars().all(|c| matches!(c, '0' | '/' | '.' | '-' | ' '))
    }
}

impl fmt::Display for Birth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}/{:02}/{:02}", self.year, self.month.unwrap_or(0), self.day.unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn births_may_be_partial() {
        let birth = |year, month, day| Some(Birth { year, month, day });
        assert_eq!(Birth::read("1981"), birth(1981, None, None));
        assert_eq!(Birth::read("1981/00/00"), birth(1981, None, None));
        assert_eq!(Birth::read("1969.12.06"), birth(1969, Some(12), Some(6)));
        assert_eq!(Birth::read("1967.  .  "), birth(1967, None, None));
        assert_eq!(Birth::read("06.12.1969"), birth(1969, Some(12), Some(6)));
        assert_eq!(Birth::read("1969/02/31"), None);
        assert_eq!(Birth::read("69"), None);
        assert!(Birth::is_unknown("    .  .  ") && Birth::is_unknown("0000/00/00") && Birth::is_unknown(""));
    }

    #[test]
    fn the_file_says_whether_the_month_comes_first() {
        let month_first = |text| Birth::read_in(text, DayOrMonth::Month).map(|birth| birth.to_string());
        assert_eq!(month_first("09/30/2011").as_deref(), Some("2011/09/30"));
        assert_eq!(month_first("02/10/2011").as_deref(), Some("2011/02/10"));
        assert_eq!(month_first("02.10.2011").as_deref(), Some("2011/10/02"), "points are Europe's");
        assert_eq!(month_first("30/09/2011"), None);
        assert_eq!(Birth::read("02/10/2011").map(|birth| birth.to_string()).as_deref(), Some("2011/10/02"));
    }

    #[test]
    fn a_birthday_must_exist() {
        let birth = |year, month, day| Some(Birth { year, month, day });
        for (text, expected) in [
            ("1996/02/29", birth(1996, Some(2), Some(29))),
            ("29.02.1996", birth(1996, Some(2), Some(29))),
            ("1997/02/29", None),
            ("2000/02/29", birth(2000, Some(2), Some(29))),
            ("1900/02/29", None),
            ("1996/12/31", birth(1996, Some(12), Some(31))),
            ("1996/13/01", None),
            ("1996/13/00", None),
            ("1996/12/32", None),
            ("1996/00/32", None),
            ("1996/11/31", None),
            ("1996/02/00", birth(1996, Some(2), None)),
            ("1996/00/29", birth(1996, None, Some(29))),
            ("1996/02", birth(1996, Some(2), None)),
            ("1850/01/01", birth(1850, Some(1), Some(1))),
            ("1849/01/01", None),
            ("2199", birth(2199, None, None)),
            ("2200", None),
            // Of two digits nobody knows the century.
            ("96/02/29", None),
            ("29.02.96", None),
            ("1996/02/29/1", None),
        ] {
            assert_eq!(Birth::read(text), expected, "{text}");
        }
        assert!(!Birth::is_unknown("1996") && !Birth::is_unknown("x"));
        assert_eq!(Birth { year: 996, month: Some(2), day: None }.to_string(), "0996/02/00");
    }
}
