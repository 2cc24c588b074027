//! The database's list of players ("List of WORLD Players", `allworld_lp`): an HTML page with fixed columns inside `<pre>`.
//!
//! # What is tolerated
//! * Everything before and after the players' lines; a list cut out of its page.
//! * UTF-8 and Windows-1252 side by side, since the page mixes them: columns are counted in bytes, as it counts them.
//! * A line whose columns are displaced is read word by word from both ends, with a notice.
//! * Ratings with decimals and below zero (since 2021); `--` for no suggested grade; codes without their last letter.

use jiff::civil::Date;
use std::{borrow::Cow, collections::HashSet};

use super::{Grade, codes, date as file_date};
use crate::{
    encoding::Encoding,
    notice::{Notice, Severity},
    notices::Notices,
};

/// The list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WorldList {
    /// The day it was made.
    pub date: Option<Date>,
    /// The players, in the order of the list.
    pub entries: Vec<Entry>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line in the file, from 1.
    pub line: usize,
    /// The personal identification number.
    pub pin: u32,
    /// Surname, blanks restored.
    pub surname: String,
    /// Given name, blanks restored.
    pub given_name: String,
    /// Country code as printed.
    pub country: String,
    /// Club as printed.
    pub club: String,
    /// Grade declared at the last tournament.
    pub grade: Option<Grade>,
    /// Suggested promotion or demotion.
    pub suggested: Option<Grade>,
    /// GoR in thousandths: 2 375 000 is 2375.
    pub rating_thousandths: i32,
    /// Number of tournaments.
    pub tournaments: u32,
    /// Code of the last tournament.
    pub last_tournament: String,
}

/// Whether the content looks like the list.
pub fn is_world_list(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(16 * 1024)];
    head.split(|byte| *byte == b'\n').any(|line| columns(line).is_some())
}

/// Reads the list.
pub fn read(bytes: &[u8]) -> (WorldList, Vec<Notice>) {
    let mut notices = Notices::default();
    let mut list = WorldList::default();
    let mut announced = None;
    let mut pins = HashSet::new();
    for (index, line) in bytes.split(|byte| *byte == b'\n').enumerate() {
        let number = index as u64 + 1;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if starts_with_pin(line) {
            if let Some(entry) = entry(line, number, &mut notices) {
                if !pins.insert(entry.pin) {
                    notices.add(Severity::Warning, number, 2, codes::LIST_REPEATED_PIN, |notice| {
                        notice.with("pin", format!("{:08}", entry.pin))
                    });
                }
                list.entries.push(entry);
            }
        } else if let Ok(text) = std::str::from_utf8(line) {
            let text = text.trim();
            list.date = list.date.or_else(|| date(text));
            announced = announced.or_else(|| text.strip_prefix("Number of players:")?.trim().parse::<usize>().ok());
        }
    }
    if list.entries.is_empty() {
        notices.add(Severity::Error, 0, 0, codes::LIST_UNKNOWN_FORMAT, |notice| notice);
    } else if list.date.is_none() {
        notices.add(Severity::Note, 0, 0, codes::LIST_NO_DATE, |notice| notice);
    }
    if let Some(announced) = announced.filter(|announced| *announced != list.entries.len()) {
        notices.add(Severity::Warning, 0, 0, codes::LIST_COUNT, |notice| {
            notice.with("announced", announced).with("count", list.entries.len())
        });
    }
    (list, notices.finish())
}

/// A player's line begins with eight digits and a blank.
fn starts_with_pin(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    line.len() > 8 && line[..8].iter().all(u8::is_ascii_digit) && line[8].is_ascii_whitespace()
}

/// `(22 Feb 2018)`.
fn date(text: &str) -> Option<Date> {
    const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let inside = text.strip_prefix('(')?.strip_suffix(')')?;
    let mut words = inside.split_whitespace();
    let (day, month, year) = (words.next()?, words.next()?, words.next()?);
    let month = MONTHS.iter().position(|name| month.get(..3).is_some_and(|start| start.eq_ignore_ascii_case(name)))?;
    file_date::of(year.parse().ok()?, month as i8 + 1, day.parse().ok()?)
}

/// The texts of a line: PIN, name, country, club, grade, suggestion, rating, tournaments, last tournament.
type Texts<'a> = [&'a [u8]; 9];

/// By columns, as measured on 42 824 lines; `None` when something stands where it should not.
fn columns(line: &[u8]) -> Option<Texts<'_>> {
    const COLUMNS: [(usize, usize); 9] =
        [(2, 9), (12, 48), (50, 51), (54, 58), (60, 63), (65, 68), (70, 76), (78, 81), (84, 93)];
    const BETWEEN: [usize; 9] = [1, 10, 11, 49, 52, 53, 59, 64, 69];
    let texts = COLUMNS.map(|(from, to)| line.get(from - 1..to.min(line.len())).unwrap_or_default().trim_ascii());
    let blank = BETWEEN.iter().all(|column| line.get(column - 1) == Some(&b' '));
    let [pin, name, _, _, grade, _, rating, tournaments, _] = texts;
    let digits = |text: &[u8]| !text.is_empty() && text.iter().all(u8::is_ascii_digit);
    let fits = blank
        && pin.len() == 8
        && digits(pin)
        && !name.is_empty()
        && !grade.contains(&b' ')
        && std::str::from_utf8(rating).is_ok_and(|text| thousandths(text).is_some())
        && digits(tournaments);
    fits.then_some(texts)
}

/// Word by word: the PIN and the name from the left, the rest from the right.
fn words(line: &[u8]) -> Option<Texts<'_>> {
    let words: Vec<&[u8]> = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).collect();
    let [pin, middle @ .., club, grade, suggested, rating, tournaments, last] = &words[..] else { return None };
    let [name @ .., country] = middle else { return None };
    let first = name.first()?;
    // The name lies in one piece from its first word to the country.
    let from = first.as_ptr() as usize - line.as_ptr() as usize;
    let to = country.as_ptr() as usize - line.as_ptr() as usize;
    let name = line.get(from..to)?.trim_ascii();
    let sound = std::str::from_utf8(rating).is_ok_and(|text| thousandths(text).is_some())
        && tournaments.iter().all(u8::is_ascii_digit);
    sound.then_some([pin, name, country, club, grade, suggested, rating, tournaments, last])
}

/// One player; `None` with a notice when the line cannot be read.
fn entry(line: &[u8], number: u64, notices: &mut Notices) -> Option<Entry> {
    let texts = columns(line).or_else(|| {
        let texts = words(line)?;
        notices.add(Severity::Note, number, 0, codes::LIST_DISPLACED, |notice| notice);
        Some(texts)
    });
    let read = texts.and_then(|texts| from_texts(&texts, number, notices));
    if read.is_none() {
        notices.add(Severity::Warning, number, 0, codes::LIST_BAD_LINE, |notice| notice);
    }
    read
}

fn from_texts(texts: &Texts<'_>, number: u64, notices: &mut Notices) -> Option<Entry> {
    let mut odd = false;
    let [pin, name, country, club, grade, suggested, rating, tournaments, last] = texts.map(|text| {
        std::str::from_utf8(text).map(Cow::Borrowed).unwrap_or_else(|_| {
            odd = true;
            Encoding::Windows1252.decode(text)
        })
    });
    let pin: u32 = pin.parse().ok()?;
    let rating_thousandths = thousandths(&rating)?;
    let tournaments: u32 = tournaments.parse().ok()?;
    if odd {
        notices.add(Severity::Note, number, 0, codes::LIST_ODD_BYTES, |notice| notice);
    }
    let mut read_grade = |text: &str, column: usize| match text.trim() {
        "" | "--" | "-" => None,
        text => text.parse::<Grade>().map_or_else(
            |_| {
                notices
                    .add(Severity::Warning, number, column, codes::LIST_BAD_GRADE, |notice| notice.with("value", text));
                None
            },
            Some,
        ),
    };
    let (grade, suggested) = (read_grade(&grade, 61), read_grade(&suggested, 66));
    let (surname, given_name) = name.split_once(char::is_whitespace).unwrap_or((&name, ""));
    let restored = |text: &str| text.replace('_', " ").trim().to_owned();
    Some(Entry {
        line: number as usize,
        pin,
        surname: restored(surname),
        given_name: restored(given_name),
        country: country.into_owned(),
        club: club.into_owned(),
        grade,
        suggested,
        rating_thousandths,
        tournaments,
        last_tournament: last.into_owned(),
    })
}

/// `1947`, `-312`, `2705.840` in thousandths.
fn thousandths(text: &str) -> Option<i32> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.len() > 5 || fraction.len() > 3 || !plain(whole) || !plain(fraction) {
        return None;
    }
    let whole: i32 = whole.parse().ok()?;
    let fraction: i32 = format!("{fraction:0<3}").parse().ok()?;
    Some(sign * (whole * 1000 + fraction))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_digits_with_at_most_three_behind_the_point() {
        for (text, expected) in [
            ("1947", Some(1_947_000)),
            ("-312", Some(-312_000)),
            ("705.840", Some(705_840)),
            ("12345", Some(12_345_000)),
            ("0.5", Some(500)),
            ("-0.05", Some(-50)),
            ("7.", Some(7_000)),
            ("123456", None),
            ("1.2345", None),
            (".5", None),
            ("", None),
            ("-", None),
            ("+12", None),
            ("12.+5", None),
            ("12.x", None),
            ("1x", None),
            ("--1", None),
        ] {
            assert_eq!(thousandths(text), expected, "{text}");
        }
    }

    #[test]
    fn the_day_stands_in_brackets() {
        let months = ["Jan", "feb", "March", "Apr", "May", "June", "JUL", "Aug", "Sept", "Oct", "Nov", "Dec"];
        for (number, month) in (1..).zip(months) {
            let day = date(&format!("( 9 {month}  2021 )"));
            assert_eq!(day, Some(jiff::civil::date(2021, number, 9)), "{month}");
        }
        for text in
            ["22 Feb 2018", "(22 Feb 2018", "(Feb 2018)", "(22 Fe 2018)", "(30 Feb 2018)", "(22 xxx 2018)", "()"]
        {
            assert_eq!(date(text), None, "{text}");
        }
    }
}
