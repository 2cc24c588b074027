//! One result token: `<opponent><+|-|=|?>[/|!][b|w|?][h][handicap][!]`.
//!
//! Beyond the book are read: a lone sign (`+` for `0+`), the letter O for zero, capitals, `h` before the handicap,
//! a color without the stroke (`12+b2`), an exclamation mark at the end, a handicap behind a bye (`0=0`).

use super::{Color, Outcome};

/// A token as written; the opponent is still a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// 0 when nobody was met.
    pub opponent: u32,
    pub outcome: Outcome,
    pub by_default: bool,
    pub color: Option<Color>,
    pub handicap: Option<u8>,
    /// Whether a letter O stood for a zero.
    pub letter_o: bool,
}

/// Reads a token; `None` when it is something else, such as a score.
pub(super) fn parse(text: &str) -> Option<Token> {
    let mut rest = text.as_bytes();
    let mut letter_o = false;
    let written = number(&mut rest, 6, &mut letter_o);
    let opponent = written.unwrap_or(0);
    let outcome = match rest.first()? {
        b'+' => Outcome::Win,
        b'-' => Outcome::Loss,
        b'=' => Outcome::Jigo,
        b'?' => Outcome::Unknown,
        _ => return None,
    };
    rest = &rest[1..];
    let mut by_default = false;
    while let Some(mark) = rest.first().filter(|byte| matches!(byte, b'/' | b'!')) {
        by_default |= *mark == b'!';
        rest = &rest[1..];
    }
    let color = match rest.first() {
        Some(b'b' | b'B') => Some(Some(Color::Black)),
        Some(b'w' | b'W') => Some(Some(Color::White)),
        Some(b'?') => Some(None),
        _ => None,
    };
    rest = &rest[usize::from(color.is_some())..];
    if let Some(b'h' | b'H') = rest.first() {
        rest = &rest[1..];
    }
    let handicap = number(&mut rest, 2, &mut letter_o).and_then(|stones| u8::try_from(stones).ok());
    if written.is_none() && handicap.is_some() {
        return None; // A score below zero, such as `-2`.
    }
    if let Some(b'!') = rest.first() {
        by_default = true;
        rest = &rest[1..];
    }
    let met = opponent > 0;
    rest.is_empty().then_some(Token {
        opponent,
        outcome,
        by_default,
        color: color.flatten().filter(|_| met),
        handicap: handicap.filter(|_| met),
        letter_o,
    })
}

/// Takes up to `most` digits from the front, with O as zero; `None` when there are none or too many.
fn number(rest: &mut &[u8], most: usize, letter_o: &mut bool) -> Option<u32> {
    let length = rest.iter().take_while(|byte| byte.is_ascii_digit() || matches!(byte, b'O' | b'o')).count();
    if length == 0 || length > most {
        return None;
    }
    let (digits, after) = rest.split_at(length);
    *rest = after;
    Some(digits.iter().fold(0, |value, byte| {
        *letter_o |= !byte.is_ascii_digit();
        value * 10 + if byte.is_ascii_digit() { u32::from(byte - b'0') } else { 0 }
    }))
}
