//! What the law asks about an event beside its games: as a file says it, and as people type it.

use crate::files::from_trf;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_formats::trf::{self, Header, Text};
use arpad_model::{Arbiter, EventFacts, FideId, GoFacts, GoTime, Series, TimeControl};
use arpad_rules::chess::tempo::tempo_of;

/// What the header of a tournament report says: the federation (032) and the arbiters (102, 112). The chief is named here only
/// where a number tells more than the name.
pub(crate) fn of_trf(header: &Header) -> EventFacts {
    let text = |field: &Option<Text>| field.as_ref().map(|field| field.text.trim().to_owned()).unwrap_or_default();
    let chief = arbiter(&text(&header.chief_arbiter), true);
    let deputies = header.deputy_arbiters.iter().map(|field| arbiter(field.text.trim(), false));
    EventFacts {
        territory: territory(&text(&header.federation)),
        arbiters: Some(chief)
            .filter(|chief| chief.fide.is_some())
            .into_iter()
            .chain(deputies)
            .filter(|one| !one.name.is_empty())
            .collect(),
        ..EventFacts::default()
    }
}

/// Facts as a person states them, with every text as the register keeps texts.
pub(crate) fn stated(facts: EventFacts) -> Result<EventFacts, OfficeError> {
    let mut stated = facts;
    for text in [&mut stated.approved_by, &mut stated.rated, &mut stated.not_rated, &mut stated.code] {
        *text = texts::optional(text)?;
    }
    stated.territory = texts::country(&stated.territory)?;
    of_go(&stated.go)?;
    for arbiter in &mut stated.arbiters {
        arbiter.name = texts::name(&arbiter.name)?;
        arbiter.licence = texts::optional(&arbiter.licence)?;
    }
    Ok(stated)
}

/// Facts of a go tournament: its board is one of those on which games are rated (§1(2)).
pub(crate) fn of_go(facts: &GoFacts) -> Result<(), Refusal> {
    match facts.board {
        Some(lines) if !matches!(lines, 13 | 19) => {
            Err(Refusal::new(code::BOARD_RANGE).with("lines", u32::from(lines)))
        }
        _ => Ok(()),
    }
}

/// The thinking time of a go tournament as announced; none where its text cannot be read.
pub(crate) fn thinking_time(series: Series, text: &str) -> Option<GoTime> {
    text.parse().ok().filter(|_| series == Series::Go)
}

/// A time control as announced, period by period; none where its text cannot be read, or where it belongs to another series. People
/// write minutes, record 222 seconds: 120+1 is two hours of standard or two minutes of blitz, and 90+30 is no ninety seconds.
pub(crate) fn time_control(series: Series, text: &str) -> Option<TimeControl> {
    let Series::Chess(tempo) = series else { return None };
    let ways = [trf::TimeControl::read_free_text(text), trf::TimeControl::read_encoded(text)];
    ways.iter().flatten().map(from_trf::time_control).find(|control| tempo_of(control) == tempo)
}

/// An arbiter as typed: the name, and where they are known `fide:N` and `licence:TEXT` behind it; as files write it, a number in
/// brackets.
pub fn arbiter(text: &str, chief: bool) -> Arbiter {
    let mut found = Arbiter { chief, ..Arbiter::default() };
    let mut name = Vec::new();
    for word in text.split_whitespace() {
        let number = word.trim_matches(|letter: char| !letter.is_ascii_alphanumeric());
        let number = number.strip_prefix("fide:").unwrap_or(number);
        if let Some(licence) = word.strip_prefix("licence:") {
            found.licence = licence.to_owned();
        } else if found.fide.is_none() && (LEAST_DIGITS..=MOST_DIGITS).contains(&number.len()) && is_digits(number) {
            found.fide = number.parse().ok().map(FideId);
        } else {
            name.push(word);
        }
    }
    found.name = name.join(" ").trim_end_matches([',', ';', '-', ' ']).to_owned();
    found
}

/// FIDE's numbers have so many digits.
const LEAST_DIGITS: usize = 5;
const MOST_DIGITS: usize = 10;

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The code of a federation; FIDE's own stands for no territory, and other words name none.
fn territory(text: &str) -> String {
    let is_code = text.len() == 3 && text.bytes().all(|letter| letter.is_ascii_alphabetic());
    let code = text.to_ascii_uppercase();
    if is_code && code != "FID" { code } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arbiter_is_a_name_with_numbers_behind_it() {
        let read = |text| {
            let one = arbiter(text, false);
            (one.name, one.fide.map(|fide| fide.0), one.licence)
        };
        assert_eq!(read("Nagy Bíró"), ("Nagy Bíró".into(), None, String::new()));
        assert_eq!(
            read("Nagy Bíró fide:712345 licence:A-2024/17"),
            ("Nagy Bíró".into(), Some(712_345), "A-2024/17".into())
        );
        assert_eq!(read("IA Kovács, Péter (700123)"), ("IA Kovács, Péter".into(), Some(700_123), String::new()));
        assert_eq!(read("Kiss Éva, 1998"), ("Kiss Éva, 1998".into(), None, String::new()));
    }

    #[test]
    fn fide_and_words_are_no_territory() {
        assert_eq!(["HUN", "aut", "FID", "Lichess", ""].map(territory), ["HUN", "AUT", "", "", ""]);
    }
}
