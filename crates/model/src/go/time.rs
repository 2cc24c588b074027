//! Thinking time in go: a basic time, and what follows when it is used up.

use crate::register::Unknown;
use std::fmt;
use std::str::FromStr;

/// The thinking time of each player. Written `60`, `60+20s` (Japanese), `40+30/5` (Canadian: 30 moves in 5 minutes) or
/// `40+20f` (Fischer).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoTime {
    /// Basic time in minutes ("alapidő").
    pub base_minutes: u32,
    /// What follows it.
    pub overtime: Overtime,
}

/// The overtime ("tartalékidő, bjo-jomi").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Overtime {
    /// None: when the basic time is used up, the game is lost.
    SuddenDeath,
    /// Japanese: a number of seconds for each move. How many such periods there are does not matter.
    Japanese {
        /// Seconds per move.
        seconds: u32,
    },
    /// Canadian: a number of moves in a number of minutes.
    Canadian {
        /// Moves.
        moves: u32,
        /// Minutes.
        minutes: u32,
    },
    /// Fischer: seconds added with each move, from the first on.
    Fischer {
        /// Seconds added.
        seconds: u32,
    },
}

impl GoTime {
    /// The basic time alone.
    pub const fn sudden_death(base_minutes: u32) -> Self {
        GoTime { base_minutes, overtime: Overtime::SuddenDeath }
    }
}

impl fmt::Display for GoTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let base = self.base_minutes;
        f.pad(&match self.overtime {
            Overtime::SuddenDeath => base.to_string(),
            Overtime::Japanese { seconds } => format!("{base}+{seconds}s"),
            Overtime::Canadian { moves, minutes } => format!("{base}+{moves}/{minutes}"),
            Overtime::Fischer { seconds } => format!("{base}+{seconds}f"),
        })
    }
}

/// The most anybody can mean, in any unit.
const MOST: u32 = 10_000;

impl FromStr for GoTime {
    type Err = Unknown;

    /// Also as the regulation writes it, `60' + 3×20"`: the number of periods does not matter. A bare `60+20` could be
    /// Japanese or Fischer, and is neither.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || Unknown { what: "thinking time", text: text.to_owned() };
        let is_sign = |letter: char| letter.is_whitespace() || matches!(letter, '\'' | '′' | '’');
        let plain: String = text.to_lowercase().chars().filter(|letter| !is_sign(*letter)).collect();
        let (base, overtime) = plain.split_once('+').map_or((plain.as_str(), None), |(base, rest)| (base, Some(rest)));
        let overtime = match overtime {
            None => Some(Overtime::SuddenDeath),
            Some(rest) => overtime_of(rest),
        };
        let base_minutes = number(base).filter(|minutes| *minutes > 0).ok_or_else(unknown)?;
        Ok(GoTime { base_minutes, overtime: overtime.ok_or_else(unknown)? })
    }
}

fn overtime_of(text: &str) -> Option<Overtime> {
    if let Some((moves, minutes)) = text.split_once('/') {
        let (moves, minutes) = (number(moves)?, number(minutes)?);
        return Some(Overtime::Canadian { moves, minutes }).filter(|_| moves > 0 && minutes > 0);
    }
    if let Some(seconds) = text.strip_suffix('f') {
        return Some(Overtime::Fischer { seconds: number(seconds)? });
    }
    let (periods, rest) = match text.split_once(['x', '×', '*']) {
        Some((periods, rest)) => (Some(number(periods)?), rest),
        None => (None, text),
    };
    let seconds = ["mp", "s", "\"", "”", "″"].iter().find_map(|unit| rest.strip_suffix(unit));
    let seconds = seconds.or(periods.map(|_| rest))?;
    Some(Overtime::Japanese { seconds: number(seconds)? })
}

fn number(text: &str) -> Option<u32> {
    let is_plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| is_plain && *number <= MOST)
}

crate::register::named::serialized_as_text!(GoTime);

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<String> {
        text.parse::<GoTime>().ok().map(|time| time.to_string())
    }

    #[test]
    fn a_thinking_time_is_read_as_the_regulation_and_people_write_it() {
        for (text, written) in [
            ("60", "60"),
            ("60'", "60"),
            ("60' + 3×20\"", "60+20s"),
            ("60+3x20", "60+20s"),
            ("60+20s", "60+20s"),
            ("60 + 20 mp", "60+20s"),
            ("40+30/5", "40+30/5"),
            ("40' + 30/5'", "40+30/5"),
            ("40+20f", "40+20f"),
            ("40 + 20 F", "40+20f"),
        ] {
            assert_eq!(read(text).as_deref(), Some(written), "{text}");
            assert_eq!(read(written).as_deref(), Some(written));
        }
        for text in ["", "0", "+20s", "60+", "60+20", "60+x20", "60+0/5", "60+30/0", "60+30/", "-60", "60+99999s", "1h"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
