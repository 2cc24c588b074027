//! Time controls: the encoded form of record 222 and, carefully, the free text of record 122.
//!
//! Free text is read only when it can mean one thing. `40/90+30` is not read: thirty seconds a move, or thirty
//! minutes for the rest? `40/90+30,30+30` is: every period says its increment.

use std::fmt;

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimePeriod {
    /// Moves to be made in it; none: the rest of the game.
    pub moves: Option<u16>,
    /// Thinking time, in seconds.
    pub seconds: u32,
    /// Added with each move, in seconds.
    pub increment: u32,
}

/// The time control of an event, for both colors alike unless black has another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// The periods of White, and of Black if `black` is absent.
    pub white: Vec<TimePeriod>,
    /// The periods of Black if they differ, as in a sudden-death game.
    pub black: Option<Vec<TimePeriod>>,
}

impl TimeControl {
    /// Reads record 222: periods `S`, `S+I`, `M/S`, `M/S+I` in seconds, joined by `:`; or `W…-B…`.
    pub fn read_encoded(text: &str) -> Option<TimeControl> {
        let text = text.trim();
        if let Some((white, black)) = text.strip_prefix('W').and_then(|rest| rest.split_once("-B")) {
            return Some(TimeControl { white: encoded_periods(white)?, black: Some(encoded_periods(black)?) });
        }
        Some(TimeControl { white: encoded_periods(text)?, black: None })
    }

    /// Reads the free text of record 122 if it can mean one thing only.
    pub fn read_free_text(text: &str) -> Option<TimeControl> {
        let white = periods(&terms(&tokens(text)?)?)?;
        Some(TimeControl { white, black: None })
    }
}

/// The form of record 222.
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let join = |periods: &[TimePeriod]| periods.iter().map(TimePeriod::to_string).collect::<Vec<_>>().join(":");
        match &self.black {
            None => f.write_str(&join(&self.white)),
            Some(black) => write!(f, "W{}-B{}", join(&self.white), join(black)),
        }
    }
}

impl fmt::Display for TimePeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", self.seconds)?;
        if self.increment > 0 {
            write!(f, "+{}", self.increment)?;
        }
        Ok(())
    }
}

fn encoded_periods(text: &str) -> Option<Vec<TimePeriod>> {
    text.split(':')
        .map(|period| {
            let (moves, time) = match period.split_once('/') {
                Some((moves, time)) => (Some(u16::try_from(super::line::number(moves)?).ok()?), time),
                None => (None, period),
            };
            let (seconds, increment) = time.split_once('+').unwrap_or((time, "0"));
            let (seconds, increment) = (super::line::number(seconds)?, super::line::number(increment)?);
            (seconds + increment > 0 && moves != Some(0)).then_some(TimePeriod { moves, seconds, increment })
        })
        .collect()
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
                    let clock =
                        super::line::number(word)?.checked_mul(60)?.checked_add(super::line::number(&minutes[..2])?)?;
                    tokens.push(Token::Clock(clock.checked_mul(60)?));
                    rest = &minutes[2..];
                }
                _ => tokens.push(Token::Number(super::line::number(word).filter(|n| *n <= 999)?)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encoded_time_controls_are_read_and_written_back() {
        for text in ["5400+30", "40/6000+30:20/3000+30:1500+30", "300", "W300-B240", "40/7200:3600", "W40/60+1:5-B4"] {
            assert_eq!(TimeControl::read_encoded(text).expect("encoded").to_string(), text);
        }
        for text in ["", "90 min", "5400+", "/5400", "0/5400", "W300", "-1", "300:", "0"] {
            assert_eq!(TimeControl::read_encoded(text), None, "{text}");
        }
    }

    #[test]
    fn unambiguous_free_text_is_read() {
        for (text, encoded) in [
            ("90 min + 30 sec/move", "5400+30"),
            ("40/90+30,30+30", "40/5400+30:1800+30"),
            ("90'+30''", "5400+30"),
            ("90' + 30\"", "5400+30"),
            ("2h/40 + 1h", "40/7200:3600"),
            ("1:30 + 10 from move 1", "5400+10"),
            ("120 minutes per player per game", "7200"),
            ("40/120, 60", "40/7200:3600"),
            ("100'x40mm + 50'x20mm + 30\" from move 1", "40/6000+30:20/3000+30"),
            ("90+30", "5400+30"),
            ("3+2", "180+2"),
            ("15 min + 10 sec", "900+10"),
            ("90 minutes for 40 moves + 30 minutes + 30 seconds from move 1", "40/5400+30:1800+30"),
            ("90 perc + 30 mp lépésenként", "5400+30"),
            ("1h30 + 30 sec/move", "5400+30"),
            ("60 min", "3600"),
            ("40 moves in 90 min, 30 min", "40/5400:1800"),
        ] {
            let read = TimeControl::read_free_text(text).map(|control| control.to_string());
            assert_eq!(read.as_deref(), Some(encoded), "{text}");
        }
    }

    #[test]
    fn text_that_could_mean_two_things_is_not_read() {
        for text in [
            "moves/time, increment",
            "40/90+30",
            "90 min + 30",
            "90'/40 + 30' + 30''",
            "1h + 30min",
            "standard",
            "",
            "+",
            "/",
            "30 sec/move",
            "90 from move 40",
            "9999999999",
            "0+0",
            "90:",
        ] {
            assert_eq!(TimeControl::read_free_text(text), None, "{text}");
        }
    }
}
