//! What may stand in the register as a name, a country, a birth, a day, a season.

use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{Birth, Fact, Komir, Sex, is_steering, visible};
use jiff::civil::Date;

/// The longest name or remark, in characters. Nothing is ever cut to fit.
const LONGEST: usize = 200;

/// Nobody older plays.
const OLDEST: i16 = 1850;

/// What somebody typed, in a sentence: letter by letter, and what steers a terminal or a page written out.
pub(crate) fn as_typed(text: &str) -> String {
    visible(text).replace('\n', "\\n").replace('\t', " ")
}

/// A text that must say something.
pub(crate) fn name(text: &str) -> Result<String, OfficeError> {
    match optional(text)? {
        empty if empty.is_empty() => Err(Refusal::new(code::TEXT_EMPTY).into()),
        text => Ok(text),
    }
}

/// A text that may be empty.
pub(crate) fn optional(text: &str) -> Result<String, OfficeError> {
    let text = text.trim();
    if text.chars().any(is_steering) {
        // Written out, or the sentence would carry the very character to the reader.
        return Err(Refusal::new(code::TEXT_CONTROL).with("text", as_typed(text).as_str()).into());
    }
    let length = text.chars().count();
    if length > LONGEST {
        let begins: String = text.chars().take(30).collect();
        let refusal = Refusal::new(code::TEXT_TOO_LONG).with("begins", begins.as_str());
        return Err(refusal.with("length", length).with("most", LONGEST).into());
    }
    Ok(text.to_owned())
}

/// Three letters, or nothing where it is not known.
pub(crate) fn country(text: &str) -> Result<String, OfficeError> {
    let code = text.trim().to_uppercase();
    if code.is_empty() || (code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase())) {
        return Ok(code);
    }
    Err(Refusal::new(code::COUNTRY_UNREADABLE).with("country", as_typed(text).as_str()).into())
}

/// A birth as somebody types it: a year, or a day as [`day_of`] reads it.
pub fn birth_of(text: &str) -> Result<Birth, OfficeError> {
    let text = text.trim();
    let unreadable = || Refusal::new(code::BIRTH_UNREADABLE).with("born", as_typed(text).as_str());
    let birth = text.parse().ok().or_else(|| day_of(text).map(Birth::Date));
    Ok(birth.ok_or_else(unreadable)?)
}

/// A sex as somebody types it.
pub fn sex_of(text: &str) -> Result<Sex, OfficeError> {
    let unreadable = |_| Refusal::new(code::SEX_UNREADABLE).with("sex", as_typed(text).as_str());
    Ok(text.parse().map_err(unreadable)?)
}

/// A KOMIR number as somebody types it.
pub fn komir_of(number: u32) -> Result<Komir, OfficeError> {
    let too_long = || Refusal::new(code::KOMIR_TOO_LONG).with("komir", number).with("most", Komir::MAX);
    Ok(Komir::new(number).ok_or_else(too_long)?)
}

/// A birth that can be that of somebody alive today.
pub(crate) fn lived(today: Date, birth: Birth) -> Result<Birth, OfficeError> {
    if birth.year() < OLDEST {
        return Err(Refusal::new(code::BIRTH_TOO_EARLY).with("born", birth_fact(birth)).with("first", OLDEST).into());
    }
    let is_to_come = match birth {
        Birth::Year(year) => year > today.year(),
        Birth::Date(date) => date > today,
    };
    if is_to_come {
        return Err(Refusal::new(code::BIRTH_IN_FUTURE).with("born", birth_fact(birth)).into());
    }
    Ok(birth)
}

/// A birth in a sentence.
pub(crate) fn birth_fact(birth: Birth) -> Fact {
    match birth {
        Birth::Year(year) => year.into(),
        Birth::Date(date) => date.into(),
    }
}

/// A day that has come.
pub(crate) fn past(today: Date, day: Date) -> Result<Date, OfficeError> {
    if day > today {
        return Err(Refusal::new(code::DAY_IN_FUTURE).with("day", day).with("today", today).into());
    }
    Ok(day)
}

/// A day as people write it: 2024-09-01 or 2024.09.01.
pub fn day_of(text: &str) -> Option<Date> {
    let text = text.trim().trim_end_matches('.').replace(". ", "-").replace('.', "-");
    let mut parts = text.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let is_whole = parts.next().is_none() && year.len() == 4 && month.len() <= 2 && day.len() <= 2;
    if !is_whole {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

/// A season as the register writes it: 2024/25.
pub fn season_of(text: &str) -> Result<String, OfficeError> {
    let text = text.trim();
    let is_season = text.split_once('/').is_some_and(|(from, to)| {
        let digits = |part: &str, length| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
        let number = |part: &str| part.parse::<u32>().unwrap_or_default();
        digits(from, 4) && digits(to, 2) && number(from) >= 1900 && (number(from) + 1) % 100 == number(to)
    });
    if is_season {
        return Ok(text.to_owned());
    }
    Err(Refusal::new(code::SEASON_UNREADABLE).with("season", as_typed(text).as_str()).into())
}

/// The same of a paper that is filed on a day: nobody is licensed for a season that does not begin next year at the latest.
pub(crate) fn season_on(today: Date, text: &str) -> Result<String, OfficeError> {
    let season = season_of(text)?;
    let begins = season.get(..4).and_then(|year| year.parse::<i16>().ok()).unwrap_or_default();
    if begins > today.year() + 1 {
        let refusal = Refusal::new(code::SEASON_AHEAD).with("season", season.as_str());
        return Err(refusal.with("today", today).into());
    }
    Ok(season)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_repeated_as_it_was_typed() {
        assert_eq!(as_typed("O'Kelly \"Ő\""), "O'Kelly \"Ő\"");
        assert_eq!(as_typed("a\u{202e}b\nc"), "a\\u202eb\\nc");
    }

    #[test]
    fn a_season_begins_next_year_at_the_latest() {
        let today: Date = "2026-11-18".parse().expect("a day");
        assert_eq!(season_on(today, "2027/28").expect("next year's"), "2027/28");
        assert_eq!(season_on(today, "1950/51").expect("a paper of long ago"), "1950/51");
        assert!(season_on(today, "2028/29").is_err());
        assert!(season_on(today, "9999/00").is_err());
    }

    #[test]
    fn a_season_is_two_years_that_follow_each_other() {
        for season in ["2024/25", " 1999/00 ", "1989/90"] {
            assert_eq!(season_of(season).expect("a season"), season.trim());
        }
        assert_eq!(season_of("1900/01").expect("the first"), "1900/01");
        for other in ["1899/00", "2024/24", "2024/26", "2024", "2024/2025", "24/25", "", "2024-25", "٢٠٢٤/٢٥"] {
            assert!(season_of(other).is_err(), "{other}");
        }
    }

    #[test]
    fn a_day_is_read_as_hungarians_and_as_computers_write_it() {
        let day = Date::constant(2024, 9, 1);
        for text in ["2024-09-01", "2024.09.01.", "2024.09.01", "2024. 09. 01.", "2024.9.1."] {
            assert_eq!(day_of(text), Some(day), "{text}");
        }
        for other in ["2024", "2024-09", "2024-02-30", "01.09.2024", "2024-09-01-02", "tegnap"] {
            assert_eq!(day_of(other), None, "{other}");
        }
    }
    fn refused<T: std::fmt::Debug>(read: Result<T, OfficeError>) -> &'static str {
        match read {
            Err(OfficeError::Refused(refusal)) => refusal.code.as_str(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_text_is_trimmed_and_never_cut() {
        assert_eq!(name(" Nagy Béla ").expect("a name"), "Nagy Béla");
        assert_eq!(optional("  ").expect("nothing"), "");
        assert_eq!(refused(name(" ")), "text-empty");
        assert_eq!(refused(optional("Nagy\u{202e}Béla")), "text-control");
        assert_eq!(optional(&"ő".repeat(200)).expect("the longest").chars().count(), 200);
        assert_eq!(refused(optional(&"ő".repeat(201))), "text-too-long");
    }

    #[test]
    fn a_country_has_three_letters_or_none() {
        assert_eq!(country(" hun ").expect("a country"), "HUN");
        assert_eq!(country("").expect("none"), "");
        for other in ["HU", "HUNG", "H1N", "ŐŰ"] {
            assert_eq!(refused(country(other)), "country-unreadable", "{other}");
        }
    }

    #[test]
    fn a_birth_is_a_year_or_a_day_that_has_come() {
        let today = Date::constant(2024, 9, 1);
        assert_eq!(birth_of("1987").expect("a year"), Birth::Year(1987));
        assert_eq!(birth_of(" 1987. 3. 5. ").expect("a day"), Birth::Date(Date::constant(1987, 3, 5)));
        assert_eq!(refused(birth_of("régen")), "birth-unreadable");
        for (birth, due) in [
            (Birth::Year(1850), None),
            (Birth::Year(1849), Some("birth-too-early")),
            (Birth::Year(2024), None),
            (Birth::Year(2025), Some("birth-in-future")),
            (Birth::Date(today), None),
            (Birth::Date(Date::constant(2024, 9, 2)), Some("birth-in-future")),
        ] {
            match due {
                None => assert_eq!(lived(today, birth).expect("a birth"), birth),
                Some(due) => assert_eq!(refused(lived(today, birth)), due, "{birth:?}"),
            }
        }
        assert_eq!(past(today, today).expect("today"), today);
        assert_eq!(refused(past(today, Date::constant(2024, 9, 2))), "day-in-future");
    }

    #[test]
    fn a_sex_and_a_komir_number_as_typed() {
        assert_eq!(sex_of("F").expect("a sex"), Sex::Female);
        assert_eq!(sex_of("M").expect("a sex"), Sex::Male);
        assert_eq!(refused(sex_of("X")), "sex-unreadable");
        assert_eq!(komir_of(Komir::MAX).expect("the last").to_string(), Komir::MAX.to_string());
        assert_eq!(refused(komir_of(Komir::MAX + 1)), "komir-too-long");
    }
}
