//! The forms of record 122 that the first reader knew. It stays as it was: a report that was accepted by it has the
//! tempo it gave, however much more is read today. What comes now is read by [`super::free_text`].

use super::TimePeriod;
use crate::trf::line;

/// The periods of a text; none if it could mean two things, or nothing known.
pub(super) fn read(text: &str) -> Option<Vec<TimePeriod>> {
    periods(&terms(&tokens(text)?)?)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Number(u32),
    /// `1:30` hours and minutes, in seconds.
    Clock(u32),
    Hours,
    Minutes,
    Seconds,
    Moves,
    /// `/move`, `per move`, `increment`.
    EachMove,
    FromMoveOne,
    Slash,
    Times,
    Plus,
    Comma,
}

/// Cuts the text into tokens; a word it does not know makes the text unreadable.
fn tokens(text: &str) -> Option<Vec<Token>> {
    let text = text
        .trim()
        .to_lowercase()
        .replace("''", "\"")
        .replace(['’', '′', '´', '`'], "'")
        .replace(['″', '”', '“'], "\"");
    let mut tokens = Vec::new();
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        let length = match c {
            '0'..='9' => rest.bytes().take_while(u8::is_ascii_digit).count(),
            c if c.is_alphabetic() => rest.chars().take_while(|c| c.is_alphabetic()).map(char::len_utf8).sum(),
            c => c.len_utf8(),
        };
        let (word, tail) = rest.split_at(length);
        rest = tail;
        match word {
            "x" | "*" => tokens.push(Token::Times),
            "h" | "hr" | "hrs" | "hour" | "hours" | "ora" | "óra" => tokens.push(Token::Hours),
            "m" | "min" | "mins" | "minute" | "minutes" | "perc" | "p" | "'" => tokens.push(Token::Minutes),
            "s" | "sec" | "secs" | "second" | "seconds" | "mp" | "másodperc" | "\"" => tokens.push(Token::Seconds),
            "mm" | "mv" | "mvs" | "moves" | "lépés" | "lépésre" => tokens.push(Token::Moves),
            "move" | "lépésenként" | "increment" | "inc" | "bonus" => {
                let slash = tokens.last() == Some(&Token::Slash);
                if slash {
                    tokens.pop();
                }
                tokens.push(Token::EachMove);
            }
            "from" => {
                let after = rest.trim_start().strip_prefix("move").map(|r| r.trim_start_matches('s').trim_start());
                rest = after?.strip_prefix('1').filter(|r| !r.starts_with(|c: char| c.is_ascii_digit()))?;
                tokens.push(Token::FromMoveOne);
            }
            "+" => tokens.push(Token::Plus),
            "," | ";" | "then" | "majd" => tokens.push(Token::Comma),
            "/" => tokens.push(Token::Slash),
            "per" | "a" | "for" | "in" | "with" | "each" | "player" | "game" | "the" | "rest" | "of" | "plus" | "."
            | "(" | ")" | "and" => {
                if matches!(word, "plus" | "and") {
                    tokens.push(Token::Plus);
                }
            }
            _ if c.is_whitespace() => {}
            _ if c.is_ascii_digit() => match rest.strip_prefix(':') {
                Some(minutes) if minutes.len() >= 2 && minutes.bytes().take(2).all(|b| b.is_ascii_digit()) => {
                    let clock = line::number(word)?.checked_mul(60)?.checked_add(line::number(&minutes[..2])?)?;
                    tokens.push(Token::Clock(clock.checked_mul(60)?));
                    rest = &minutes[2..];
                }
                _ => tokens.push(Token::Number(line::number(word).filter(|n| *n <= 999)?)),
            },
            _ => return None,
        }
    }
    Some(tokens)
}

/// A stretch between two separators: a time, perhaps for some moves, perhaps with each move.
#[derive(Clone, Copy, Debug, Default)]
struct Term {
    after_plus: bool,
    moves: Option<u16>,
    /// Seconds if the unit was said, else the bare number.
    time: u32,
    unit: Option<Token>,
    each_move: bool,
    from_move_one: bool,
}

fn terms(tokens: &[Token]) -> Option<Vec<Term>> {
    let mut terms = Vec::new();
    let mut after_plus = false;
    for stretch in tokens.split_inclusive(|token| matches!(token, Token::Plus | Token::Comma)) {
        let (body, separator) = match stretch.split_last() {
            Some((last @ (Token::Plus | Token::Comma), body)) => (body, Some(*last)),
            _ => (stretch, None),
        };
        if !body.is_empty() {
            let mut term = term(body)?;
            term.after_plus = after_plus;
            terms.push(term);
            after_plus = false;
        }
        after_plus |= separator == Some(Token::Plus);
    }
    Some(terms)
}

fn term(tokens: &[Token]) -> Option<Term> {
    let mut term = Term::default();
    let flags = tokens.iter().rev().take_while(|t| matches!(t, Token::EachMove | Token::FromMoveOne)).count();
    let (body, flags) = tokens.split_at(tokens.len() - flags);
    term.each_move = flags.contains(&Token::EachMove);
    term.from_move_one = flags.contains(&Token::FromMoveOne);
    let unit = |token: &Token| matches!(token, Token::Hours | Token::Minutes | Token::Seconds).then_some(*token);
    let moves = |n: u32| u16::try_from(n).ok().filter(|n| *n > 0).map(Some);
    use Token::{Clock, Moves, Number, Slash, Times};
    (term.moves, term.time, term.unit) = match body {
        [Number(n)] => (None, *n, None),
        [Clock(seconds)] => (None, *seconds, Some(Token::Seconds)),
        [Number(n), u] => (None, *n, Some(unit(u)?)),
        [Number(h), Token::Hours, Number(m)] | [Number(h), Token::Hours, Number(m), Token::Minutes] => {
            (None, h * 60 + m, Some(Token::Minutes))
        }
        [Number(m), Slash, Number(n)] => (moves(*m)?, *n, None),
        [Number(m), Slash, Number(n), u]
        | [Number(m), Moves, Number(n), u]
        | [Number(m), Moves, Slash, Number(n), u] => (moves(*m)?, *n, Some(unit(u)?)),
        [Number(n), u, Slash | Times, Number(m)]
        | [Number(n), u, Slash | Times, Number(m), Moves]
        | [Number(n), u, Number(m), Moves] => (moves(*m)?, *n, Some(unit(u)?)),
        [Number(m), Slash, Clock(seconds)] => (moves(*m)?, *seconds, Some(Token::Seconds)),
        _ => return None,
    };
    term.time = match term.unit {
        Some(Token::Hours) => term.time.checked_mul(3600)?,
        Some(Token::Minutes) => term.time.checked_mul(60)?,
        _ => term.time,
    };
    // `1:30` is a length like hours and minutes, never an increment.
    if matches!(body, [Clock(_)] | [_, _, Clock(_)]) {
        term.unit = Some(Token::Minutes);
    }
    Some(term)
}

/// Puts the terms together; nothing if they could be put together in two ways.
fn periods(terms: &[Term]) -> Option<Vec<TimePeriod>> {
    let mut periods: Vec<TimePeriod> = Vec::new();
    let mut increments: Vec<Option<u32>> = Vec::new();
    let mut for_all = None;
    let mut bare_after_moves = false;
    for term in terms {
        let seconds_alone = term.unit == Some(Token::Seconds) && term.moves.is_none();
        let said_increment = term.each_move || term.from_move_one;
        let bare = term.unit.is_none() && term.moves.is_none();
        if seconds_alone || said_increment && bare {
            if term.from_move_one {
                for_all = Some(term.time);
            } else {
                *increments.last_mut()? = Some(term.time);
            }
            continue;
        }
        if said_increment {
            return None;
        }
        if bare && term.after_plus {
            // Only `90+30`: a number that itself had no unit.
            let previous = terms.iter().take_while(|other| !std::ptr::eq(*other, term)).last()?;
            if previous.unit.is_some() {
                return None;
            }
            bare_after_moves |= previous.moves.is_some();
            *increments.last_mut()? = Some(term.time);
            continue;
        }
        let seconds = if term.unit.is_none() { term.time.checked_mul(60)? } else { term.time };
        periods.push(TimePeriod { moves: term.moves, seconds, increment: 0 });
        increments.push(None);
    }
    let last = periods.len().checked_sub(1)?;
    if periods[..last].iter().any(|period| period.moves.is_none()) {
        return None;
    }
    let said = increments.iter().flatten().count();
    let all_say = said == periods.len();
    // Said once for all and again for one, or for some periods only: whose is it?
    if said > 0 && (for_all.is_some() || !all_say) {
        return None;
    }
    // `40/90+30` alone.
    if bare_after_moves && last == 0 {
        return None;
    }
    for (period, increment) in periods.iter_mut().zip(&increments) {
        period.increment = for_all.or(*increment).unwrap_or(0);
    }
    let sane = periods.iter().all(|p| p.seconds <= 12 * 3600 && p.increment <= 600 && p.seconds > 0);
    sane.then_some(periods)
}
