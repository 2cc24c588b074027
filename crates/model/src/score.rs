//! A score in half points: wins count two, draws one. Exact by construction.

use std::fmt;
use std::ops::{Add, AddAssign};

/// A score, counted in half points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub u32);

impl HalfPoints {
    /// Reads `0`, `0.5`, `1`, `12.5`, also `½`, `1/2` and a decimal comma.
    pub fn parse(text: &str) -> Option<Self> {
        if matches!(text, "½" | "1/2") {
            return Some(HalfPoints(1));
        }
        let (whole, half) = if let Some(whole) = text.strip_suffix('½') {
            (whole, 1)
        } else {
            match text.split_once(['.', ',']) {
                Some((whole, "5")) => (whole, 1),
                Some((whole, "0")) => (whole, 0),
                Some(_) => return None,
                None => (text, 0),
            }
        };
        if whole.is_empty() || whole.len() > 6 || !whole.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        whole.parse::<u32>().ok().map(|whole| HalfPoints(whole * 2 + half))
    }
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = if self.0.is_multiple_of(2) { (self.0 / 2).to_string() } else { format!("{}.5", self.0 / 2) };
        f.pad(&text)
    }
}

impl Add for HalfPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        HalfPoints(self.0 + other.0)
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_reads_what_people_write() {
        for (text, halves) in
            [("0", 0), ("0.5", 1), ("½", 1), ("1/2", 1), ("0,5", 1), ("12.5", 25), ("3½", 7), ("4.0", 8)]
        {
            assert_eq!(HalfPoints::parse(text), Some(HalfPoints(halves)), "{text}");
        }
        for text in ["", ".5", "0.25", "-1", "1.", "x"] {
            assert_eq!(HalfPoints::parse(text), None, "{text}");
        }
        assert_eq!(HalfPoints(25).to_string(), "12.5");
        assert_eq!(HalfPoints(16).to_string(), "8");
    }
}
