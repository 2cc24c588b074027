//! Time controls: the encoded form of record 222 and, carefully, the free text of record 122.
//!
//! Free text is read only when it can mean one thing. `40/90+30` is not read: thirty seconds a move, or thirty
//! minutes for the rest? `40/90+30,30+30` is: every period says its increment.

mod first_reading;
mod free_text;
mod words;

use super::Reading;
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
        Some(TimeControl { white: free_text::read(text)?, black: None })
    }

    /// The same as a reading has it.
    pub(super) fn read_free_text_as(text: &str, reading: Reading) -> Option<TimeControl> {
        match reading {
            Reading::First => Some(TimeControl { white: first_reading::read(text)?, black: None }),
            Reading::Second | Reading::Third | Reading::Fourth | Reading::Fifth | Reading::Sixth => {
                TimeControl::read_free_text(text)
            }
        }
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

#[cfg(test)]
mod tests;
