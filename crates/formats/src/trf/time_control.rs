//! Time controls: the encoded form of record 222 and, carefully, the free text of record 122.
//!
//! Free text is read only when it can mean one thing. `40/90+30` is not read: thirty seconds a move, or thirty
//! minutes for the rest? `40/90+30,30+30` is: every period says its increment.

mod free_text;

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
            ("40/1:30, 30 min", "40/5400:1800"),
            ("40/90 min, 30 min", "40/5400:1800"),
            ("40 moves/90 min, 30 min", "40/5400:1800"),
            ("1:30 plus 15 per move", "5400+15"),
            ("90 minutes + 10 sec from move 1", "5400+10"),
            ("90 min/40 moves + 30 min + 30 sec from move 1", "40/5400+30:1800+30"),
            ("100'x40+15'+30\" from move 1", "40/6000+30:900+30"),
            ("1h 45m", "6300"),
            ("2 óra", "7200"),
            ("15p+10mp", "900+10"),
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
