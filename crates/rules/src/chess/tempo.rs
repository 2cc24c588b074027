//! Which tempo a time control belongs to: the borders between standard, rapid and blitz.
//!
//! FIDE's rapid and blitz regulations draw them, for a game of 60 moves: more than 10 and less than 60 minutes is rapid
//! (1.1), up to 10 minutes blitz (1.2). What lasts 60 minutes or more is standard chess (B.02 1.1).

use arpad_model::{Tempo, TimeControl};

/// Thinking time is computed for a game of this many moves (1.1 of every edition).
pub const MOVES: u32 = 60;

/// Rapid ends below this many minutes (rapid and blitz 1.1); from here on it is standard (B.02 1.1).
pub const STANDARD_FROM: u32 = 60;

/// Up to this many minutes it is blitz (1.2), above it rapid (1.1).
pub const BLITZ_UP_TO: u32 = 10;

/// The tempo of a time control. One too fast even for blitz is blitz, and the law refuses it there.
pub fn tempo_of(control: &TimeControl) -> Tempo {
    let seconds = control.seconds_for(MOVES);
    if seconds >= u64::from(STANDARD_FROM) * 60 {
        Tempo::Standard
    } else if seconds > u64::from(BLITZ_UP_TO) * 60 {
        Tempo::Rapid
    } else {
        Tempo::Blitz
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::TimePeriod;

    fn seconds(seconds: u32) -> Tempo {
        let periods = vec![TimePeriod { moves: None, seconds }];
        tempo_of(&TimeControl { periods, increment: 0, unequal: false })
    }

    #[test]
    fn p1_1_sixty_minutes_are_standard_and_a_second_less_is_rapid() {
        assert_eq!(seconds(3600), Tempo::Standard);
        assert_eq!(seconds(3599), Tempo::Rapid);
        assert_eq!(tempo_of(&TimeControl::sudden_death(30, 30)), Tempo::Standard, "30 minutes and 60 times 30 seconds");
        assert_eq!(tempo_of(&TimeControl::sudden_death(30, 29)), Tempo::Rapid);
    }

    #[test]
    fn p1_2_ten_minutes_are_blitz_and_a_second_more_is_rapid() {
        assert_eq!(seconds(601), Tempo::Rapid);
        assert_eq!(seconds(600), Tempo::Blitz);
        assert_eq!(tempo_of(&TimeControl::sudden_death(8, 2)), Tempo::Blitz, "8 minutes and 60 times 2 seconds");
        assert_eq!(tempo_of(&TimeControl::sudden_death(8, 3)), Tempo::Rapid);
        assert_eq!(seconds(60), Tempo::Blitz, "too fast for blitz too, which the check says");
    }
}
