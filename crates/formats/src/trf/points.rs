//! Points as the file writes them: `11.5`, in hundredths so that any event's scoring stays exact.

use std::fmt;

/// Points of a player or team, or the worth of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points {
    /// In hundredths of a point.
    pub hundredths: i32,
}

impl Points {
    /// Nothing.
    pub const ZERO: Points = Points { hundredths: 0 };
    /// Half a point.
    pub const HALF: Points = Points { hundredths: 50 };
    /// One point.
    pub const ONE: Points = Points { hundredths: 100 };

    /// Reads `4`, `4.0`, `4,5`, `.5`, `-1.0`, `0.25`; nothing else.
    pub fn read(text: &str) -> Option<Points> {
        let text = text.trim();
        let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
        let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let all_digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        if whole.len() + fraction.len() == 0 || whole.len() > 5 || fraction.len() > 2 {
            return None;
        }
        if !all_digits(whole) || !all_digits(fraction) {
            return None;
        }
        let value = |part: &str| part.bytes().fold(0i32, |n, digit| n * 10 + i32::from(digit - b'0'));
        let scale = if fraction.len() == 1 { 10 } else { 1 };
        let hundredths = value(whole) * 100 + value(fraction) * scale;
        Some(Points { hundredths: if negative { -hundredths } else { hundredths } })
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, size) =
            if self.hundredths < 0 { ("-", self.hundredths.unsigned_abs()) } else { ("", self.hundredths as u32) };
        let text = if size.is_multiple_of(10) {
            format!("{sign}{}.{}", size / 100, size % 100 / 10)
        } else {
            format!("{sign}{}.{:02}", size / 100, size % 100)
        };
        f.pad(&text)
    }
}

impl std::ops::Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points { hundredths: self.hundredths.saturating_add(other.hundredths) }
    }
}

impl std::ops::Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points { hundredths: self.hundredths.saturating_sub(other.hundredths) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_and_written() {
        for (text, hundredths, back) in [
            ("4.0", 400, "4.0"),
            ("11.5", 1150, "11.5"),
            ("-1", -100, "-1.0"),
            (".5", 50, "0.5"),
            ("4,5", 450, "4.5"),
            ("0.25", 25, "0.25"),
            ("-.5", -50, "-0.5"),
        ] {
            let points = Points::read(text).expect("points");
            assert_eq!(points.hundredths, hundredths, "{text}");
            assert_eq!(points.to_string(), back);
        }
        assert_eq!(format!("{:>4}", Points::HALF), " 0.5");
        for text in ["", ".", "-", "x", "1.2.3", "1e5", "999999", "0.125"] {
            assert_eq!(Points::read(text), None, "{text}");
        }
    }
}
