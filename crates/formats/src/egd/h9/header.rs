//! The header tags, `; XX[value]`.

use super::{Header, Komi, Minutes};
use crate::{
    egd::{codes, date},
    notice::Severity,
    notices::Notices,
};

/// The tags a complete file has; TC is given by the database itself.
const EXPECTED: [&str; 7] = ["CL", "EV", "PC", "DT", "HA", "KM", "TM"];

/// Collects the header while the lines go by.
#[derive(Default)]
pub(super) struct Collector {
    header: Header,
    seen: Vec<String>,
}

impl Collector {
    /// Reads one comment line, without its semicolon.
    pub fn line(&mut self, text: &str, line: u64, notices: &mut Notices) {
        let mut found = false;
        let mut rest = text;
        while let Some((name, value, after)) = next_tag(rest) {
            found = true;
            rest = after;
            if is_known(name) {
                if self.seen.iter().any(|seen| seen == name) {
                    notices.add(Severity::Warning, line, 0, codes::REPEATED_TAG, |notice| notice.with("tag", name));
                    continue;
                }
                self.seen.push(name.to_owned());
            }
            if !self.tag(name, value.trim(), line, notices) {
                notices.add(Severity::Warning, line, 0, codes::BAD_TAG, |notice| {
                    notice.with("tag", name).with("value", value)
                });
            }
        }
        let comment = text.trim();
        if !found && !comment.is_empty() {
            self.header.comments.push(comment.to_owned());
        }
    }

    /// The header, with a notice for what is missing.
    pub fn finish(self, notices: &mut Notices) -> Header {
        for tag in EXPECTED {
            if !self.seen.iter().any(|seen| seen == tag) {
                notices.add(Severity::Note, 0, 0, codes::MISSING_TAG, |notice| notice.with("tag", tag));
            }
        }
        self.header
    }

    /// Takes a tag; false when its value cannot be read.
    fn tag(&mut self, name: &str, value: &str, line: u64, notices: &mut Notices) -> bool {
        let header = &mut self.header;
        match name {
            "TC" => header.code = Some(value.to_owned()).filter(|code| !code.is_empty()),
            "EV" => header.event = value.to_owned(),
            "CM" => header.comment = value.to_owned(),
            "PC" => {
                let (country, city) = value.split_once(',').unwrap_or(("", value));
                // Without a comma, two letters are a country and anything else is a city.
                let lone_country = !value.contains(',') && value.len() == 2;
                let (country, city) = if lone_country { (value, "") } else { (country, city) };
                (header.country, header.city) = (country.trim().to_owned(), city.trim().to_owned());
            }
            "CL" => {
                header.class = match value {
                    "A" | "B" | "C" | "D" | "a" | "b" | "c" | "d" => {
                        value.chars().next().map(|c| c.to_ascii_uppercase())
                    }
                    _ => None,
                };
                return header.class.is_some();
            }
            "DT" => {
                let (first, last) = value.split_once(',').unwrap_or((value, value));
                let (Some(first), Some(last)) = (date::read(first), date::read(last)) else { return false };
                header.dates = Some((first, last));
                if last < first {
                    notices.add(Severity::Warning, line, 0, codes::DATES_REVERSED, |notice| {
                        notice.with("first", first).with("last", last)
                    });
                }
            }
            "HA" => {
                let digits = value.strip_prefix(['h', 'H']).unwrap_or(value);
                header.handicap_reduction = digits
                    .parse()
                    .ok()
                    .filter(|reduction| digits.len() <= 2 && *reduction <= 9 && !digits.contains('+'));
                return header.handicap_reduction.is_some();
            }
            "KM" => {
                header.komi = value.parse::<Komi>().ok();
                return header.komi.is_some();
            }
            // Nobody needs it, and real files leave it empty.
            "TM" if value.trim().is_empty() => return true,
            "TM" => {
                header.time = minutes(value);
                return header.time.is_some();
            }
            _ => header.others.push((name.to_owned(), value.to_owned())),
        }
        true
    }
}

fn is_known(name: &str) -> bool {
    EXPECTED.contains(&name) || matches!(name, "TC" | "CM")
}

/// The next `XX[value]` and what follows it. Brackets inside the value must be in pairs; a missing last one is forgiven.
fn next_tag(text: &str) -> Option<(&str, &str, &str)> {
    let open = text.find('[')?;
    let name = text.get(open.checked_sub(2)?..open)?;
    let before = text[..open - 2].chars().next_back();
    let starts = before.is_none_or(|letter| letter.is_whitespace() || matches!(letter, ']' | ';'));
    if !starts || !name.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return None;
    }
    let mut depth = 0;
    for (at, letter) in text[open..].char_indices() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((name, &text[open + 1..open + at], &text[open + at + 1..]));
        }
    }
    Some((name, &text[open + 1..], ""))
}

/// `6.5`, `6,5`, `7`, `-5.5` in half points.
pub(super) fn halves(value: &str) -> Option<i16> {
    let (sign, digits) = match value.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, value),
    };
    let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    let half = match fraction {
        "5" | "50" => 1,
        "0" | "00" | "" => 0,
        _ => return None,
    };
    let whole: i16 = whole.parse().ok().filter(|points| (0..=400).contains(points) && !whole.starts_with('+'))?;
    Some(sign * (2 * whole + half))
}

/// `70`, `82.5`, `82,5`, `3h`, `90 min`, `60'` in tenths of a minute.
fn minutes(value: &str) -> Option<Minutes> {
    let value = value.trim();
    let split = value.find(|letter: char| !letter.is_ascii_digit() && letter != '.' && letter != ',');
    let (number, unit) = value.split_at(split.unwrap_or(value.len()));
    let factor = match unit.trim().to_ascii_lowercase().as_str() {
        "" | "m" | "min" | "mins" | "minutes" | "'" => 1,
        "h" | "hour" | "hours" => 60,
        _ => return None,
    };
    let (whole, fraction) = number.split_once(['.', ',']).unwrap_or((number, "0"));
    let whole: u32 = whole.parse().ok().filter(|minutes| *minutes < 10_000)?;
    let tenth = match fraction.as_bytes() {
        [] => 0,
        [digit @ b'0'..=b'9', rest @ ..] if rest.iter().all(|byte| *byte == b'0') => u32::from(digit - b'0'),
        _ => return None,
    };
    Some(Minutes { tenths: (whole * 10 + tenth) * factor })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_two_capitals_and_brackets_in_pairs() {
        for (text, tag) in [
            ("EV[Cup] DT[x]", Some(("EV", "Cup", " DT[x]"))),
            ("words EV[a[b]c]d", Some(("EV", "a[b]c", "d"))),
            (";EV[]", Some(("EV", "", ""))),
            ("x]EV[a]", Some(("EV", "a", ""))),
            ("EV[a[b]", Some(("EV", "a[b]", ""))),
            ("xEV[a]", None),
            ("\u{151}EV[a]", None),
            (" ev[a]", None),
            (" eV[a]", None),
            (" E1[a]", None),
            ("E[a]", None),
            ("[a]", None),
            ("EV a", None),
        ] {
            assert_eq!(next_tag(text), tag, "{text}");
        }
    }

    #[test]
    fn komi_is_in_half_points_and_time_in_tenths_of_a_minute() {
        for (text, points) in [
            ("6.5", Some(13)),
            ("6,50", Some(13)),
            ("7", Some(14)),
            ("7.", Some(14)),
            ("7.00", Some(14)),
            ("-5.5", Some(-11)),
            ("0", Some(0)),
            ("400", Some(800)),
            ("401", None),
            ("6.25", None),
            ("+6", None),
            ("", None),
            ("x", None),
        ] {
            assert_eq!(halves(text), points, "{text}");
        }
        for (text, tenths) in [
            ("70", Some(700)),
            ("82.5", Some(825)),
            ("82,50", Some(825)),
            ("82.", Some(820)),
            ("3h", Some(1800)),
            ("1.5 hours", Some(900)),
            (" 90 min ", Some(900)),
            ("60'", Some(600)),
            ("9999", Some(99_990)),
            ("10000", None),
            ("82.55", None),
            ("82.x", None),
            ("5 days", None),
            ("", None),
        ] {
            assert_eq!(minutes(text).map(|time| time.tenths), tenths, "{text}");
        }
        let komi = |halves: i16| Komi { halves }.to_string();
        assert_eq!([13, 14, 0, -1, -11].map(komi), ["6.5", "7", "0", "-0.5", "-5.5"]);
        assert_eq!([825, 700, 5].map(|tenths| Minutes { tenths }.to_string()), ["82.5", "70", "0.5"]);
    }
}
