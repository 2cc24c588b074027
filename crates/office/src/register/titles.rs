//! Titles: FIDE's, and the national ones that were awarded before 1990 and may still be used.

use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts::as_typed;

/// Titles from the highest on; a person is shown with the highest one held.
pub(crate) const TITLES: [&str; 16] =
    ["GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM", "NAM", "mj", "I.", "II.", "III.", "IV.", "AFM", "ACM"];

/// National titles and classes: Hungarian master, candidate master, first to fourth class.
const NATIONAL: [&str; 6] = ["NAM", "mj", "I.", "II.", "III.", "IV."];

/// National titles ended with this year.
pub(crate) const NATIONAL_UNTIL: i16 = 1990;

/// A title as the regulation writes it, however it is typed.
pub fn title_of(text: &str) -> Result<&'static str, OfficeError> {
    let plain = |title: &str| title.trim().trim_end_matches('.').to_lowercase();
    let known = TITLES.into_iter().find(|title| plain(title) == plain(text));
    known.ok_or_else(|| {
        let refusal = Refusal::new(code::TITLE_UNKNOWN).with("title", as_typed(text).as_str());
        refusal.with("titles", TITLES.join(", ").as_str()).into()
    })
}

/// Awarded in Hungary before 1990.
pub(crate) fn is_national(title: &str) -> bool {
    NATIONAL.contains(&title)
}

/// The higher of two titles; one nobody knows is the lowest.
pub(crate) fn higher<'a>(one: &'a str, other: &'a str) -> &'a str {
    let place = |title: &str| TITLES.iter().position(|known| *known == title).unwrap_or(TITLES.len());
    if one.is_empty() || (!other.is_empty() && place(other) < place(one)) { other } else { one }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_read_as_it_is_typed() {
        for (text, due) in [("gm", "GM"), (" WIM ", "WIM"), ("ii", "II."), ("II.", "II."), ("MJ", "mj"), ("iv", "IV.")]
        {
            assert_eq!(title_of(text).expect("a title"), due, "{text}");
        }
        for text in ["", "XM", "V."] {
            assert!(title_of(text).is_err(), "{text}");
        }
        let national: Vec<&str> = TITLES.into_iter().filter(|title| is_national(title)).collect();
        assert_eq!(national, ["NAM", "mj", "I.", "II.", "III.", "IV."]);
    }

    #[test]
    fn of_two_titles_the_higher_is_shown() {
        for (one, other, due) in [
            ("GM", "IM", "GM"),
            ("IM", "GM", "GM"),
            ("", "FM", "FM"),
            ("FM", "", "FM"),
            ("", "", ""),
            ("FM", "FM", "FM"),
            ("WGM", "IM", "WGM"),
            ("XX", "ACM", "ACM"),
            ("ACM", "XX", "ACM"),
            ("XX", "YY", "XX"),
        ] {
            assert_eq!(higher(one, other), due, "{one} {other}");
        }
    }
}
