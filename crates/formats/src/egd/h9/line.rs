//! One player's line: `place surname given_name grade country club … |PIN`.

use super::Player;
use crate::{
    egd::{Grade, GradeKind, codes},
    notice::Severity,
    notices::Notices,
};

/// A word of a line and the character column it starts in, from 1.
pub(super) type Word<'a> = (usize, &'a str);

/// More columns than any real file has; what lies beyond is ignored.
const MOST_COLUMNS: usize = 120;

/// A line taken apart, scores and results not yet told apart.
pub(super) struct PlayerLine<'a> {
    /// The player, without scores and results.
    pub player: Player,
    /// The columns behind the club.
    pub columns: Vec<Word<'a>>,
}

impl PlayerLine<'_> {
    /// The line in the file, from 1.
    pub fn number(&self) -> u64 {
        self.player.line as u64
    }
}

/// Takes a line apart; `None` when it is not a player's.
pub(super) fn parse<'a>(text: &'a str, line: u64, notices: &mut Notices) -> Option<PlayerLine<'a>> {
    let (front, back) = match text.split_once('|') {
        Some((front, back)) => (front, Some(back)),
        None => (text, None),
    };
    let mut words = words(front);
    let mut at = 0;
    let place = words.first().and_then(|(_, word)| place(word));
    at += usize::from(place.is_some());
    let (grade_at, grade) = find_grade(&words, at)?;
    let names: Vec<String> =
        words[at..grade_at].iter().map(|(_, name)| name.replace('_', " ").trim().to_owned()).collect();
    let column = words[at].0;
    match names.len() {
        1 => notices.add(Severity::Note, line, column, codes::ONE_NAME, |notice| notice.with("name", &names[0])),
        2 => {}
        _ => notices.add(Severity::Warning, line, column, codes::NAME_WORDS, |notice| {
            notice.with("surname", &names[0]).with("given", names[1..].join(" "))
        }),
    }
    let (grade_column, grade_word) = words[grade_at];
    match grade {
        Found::Whole(_) => {}
        Found::WithoutLetter(grade) => {
            notices.add(Severity::Warning, line, grade_column, codes::GRADE_WITHOUT_LETTER, |notice| {
                notice.with("value", grade_word).with("grade", grade)
            });
        }
        Found::Unreadable => notices
            .add(Severity::Warning, line, grade_column, codes::BAD_GRADE, |notice| notice.with("value", grade_word)),
    }
    at = grade_at + 1;
    let country = match words.get(at) {
        Some((_, word)) if (2..=3).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_alphabetic()) => {
            at += 1;
            (*word).to_owned()
        }
        _ => {
            notices.add(Severity::Warning, line, grade_column, codes::NO_COUNTRY, |notice| notice);
            String::new()
        }
    };
    let club = match words.get(at) {
        Some((_, word)) if !is_number(word) && super::token::parse(word).is_none() => {
            at += 1;
            (*word).to_owned()
        }
        _ => {
            notices.add(Severity::Note, line, grade_column, codes::NO_CLUB, |notice| notice);
            String::new()
        }
    };
    let mut pin = pin_after_bar(back, line, front.chars().count() + 2, notices);
    // A number of eight digits at the end is a PIN even without the bar.
    if back.is_none()
        && let Some((_, last)) = words.last()
        && words.len() > at
        && let Some(number) = eight_digits(last)
    {
        pin = Some(number);
        words.pop();
    }
    let mut columns = words.split_off(at);
    if columns.len() > MOST_COLUMNS {
        notices.add(Severity::Warning, line, columns[MOST_COLUMNS].0, codes::COLUMNS_DIFFER, |notice| {
            notice.with("count", columns.len()).with("usual", MOST_COLUMNS)
        });
        columns.truncate(MOST_COLUMNS);
    }
    let mut names = names.into_iter();
    let surname = names.next().unwrap_or_default();
    let given_name = names.collect::<Vec<_>>().join(" ");
    let grade = match grade {
        Found::Whole(grade) | Found::WithoutLetter(grade) => Some(grade),
        Found::Unreadable => None,
    };
    let line = usize::try_from(line).unwrap_or(usize::MAX);
    let player = Player { line, place, surname, given_name, grade, country, club, pin, ..Player::default() };
    Some(PlayerLine { player, columns })
}

/// The words of a line with their columns.
fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut start: Option<(usize, usize)> = None;
    let mut column = 0;
    for (at, letter) in text.char_indices() {
        column += 1;
        match (letter.is_whitespace(), start) {
            (false, None) => start = Some((at, column)),
            (true, Some((from, from_column))) => {
                words.push((from_column, &text[from..at]));
                start = None;
            }
            _ => {}
        }
    }
    if let Some((from, from_column)) = start {
        words.push((from_column, &text[from..]));
    }
    words
}

/// `12`, `12.`, `12)`; the letter O counts as zero after a digit.
fn place(word: &str) -> Option<u32> {
    let word = word.trim_end_matches(['.', ')', ':']);
    let digits = word.replace(['O', 'o'], "0");
    let starts = word.starts_with(|letter: char| letter.is_ascii_digit());
    (starts && digits.len() <= 6 && digits.bytes().all(|byte| byte.is_ascii_digit())).then(|| digits.parse().ok())?
}

/// A grade, and how sure it is.
#[derive(Clone, Copy)]
enum Found {
    Whole(Grade),
    WithoutLetter(Grade),
    Unreadable,
}

/// The grade stands behind one or more names: the first word that is one; else a bare number behind two names (kyu),
/// else any word behind two names that a country code follows.
fn find_grade(words: &[Word<'_>], first_name: usize) -> Option<(usize, Found)> {
    let readable = |word: &str| {
        let zeros = word.replace(['O', 'o'], "0");
        zeros.parse::<Grade>().ok()
    };
    let behind_names = first_name + 1;
    for (at, (_, word)) in words.iter().enumerate().skip(behind_names).take(8) {
        if let Some(grade) = readable(word) {
            return Some((at, Found::Whole(grade)));
        }
    }
    let at = first_name + 2;
    let (_, word) = words.get(at)?;
    let country_follows = words
        .get(at + 1)
        .is_some_and(|(_, next)| next.len() == 2 && next.bytes().all(|byte| byte.is_ascii_alphabetic()));
    if !country_follows {
        return None;
    }
    match word.parse::<u8>() {
        Ok(number @ 1..=99) => Some((at, Found::WithoutLetter(Grade { number, kind: GradeKind::Kyu }))),
        _ => Some((at, Found::Unreadable)),
    }
}

/// A score: digits, perhaps with a sign, a point or a fraction.
pub(super) fn is_number(word: &str) -> bool {
    word.bytes().any(|byte| byte.is_ascii_digit())
        && word.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ',' | '-' | '+' | '½' | '/'))
}

fn eight_digits(word: &str) -> Option<u32> {
    (word.len() == 8 && word.bytes().all(|byte| byte.is_ascii_digit())).then(|| word.parse().ok())?
}

/// The PIN behind the bar.
fn pin_after_bar(back: Option<&str>, line: u64, column: usize, notices: &mut Notices) -> Option<u32> {
    let word = back?.split_whitespace().next()?;
    let pin = eight_digits(word);
    if pin.is_none() {
        notices.add(Severity::Warning, line, column, codes::BAD_PIN, |notice| notice.with("value", word));
    }
    pin.filter(|pin| *pin > 0)
}
