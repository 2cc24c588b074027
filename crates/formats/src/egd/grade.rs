//! Kyu, dan and professional grades.

use std::{fmt, str::FromStr};

/// A grade as declared: `3d`, `10k`, `7p`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grade {
    /// The number before the letter, at least 1.
    pub number: u8,
    /// The letter.
    pub kind: GradeKind,
}

/// The letter of a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GradeKind {
    /// `k`: the higher the number, the weaker.
    Kyu,
    /// `d`.
    Dan,
    /// `p`: no place on the amateur scale is defined.
    Professional,
}

impl Grade {
    /// The place on the scale of grades: `1d` is 1, `1k` is 0, `2k` is -1; professionals have none.
    pub fn scale(self) -> Option<i16> {
        match self.kind {
            GradeKind::Kyu => Some(1 - i16::from(self.number)),
            GradeKind::Dan => Some(i16::from(self.number)),
            GradeKind::Professional => None,
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind {
            GradeKind::Kyu => 'k',
            GradeKind::Dan => 'd',
            GradeKind::Professional => 'p',
        };
        write!(f, "{}{letter}", self.number)
    }
}

/// The text is not a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAGrade;

impl FromStr for Grade {
    type Err = NotAGrade;

    /// `3d`, `3D`, `10k`, `7p`.
    fn from_str(text: &str) -> Result<Self, NotAGrade> {
        let kind = match text.bytes().last() {
            Some(b'k' | b'K') => GradeKind::Kyu,
            Some(b'd' | b'D') => GradeKind::Dan,
            Some(b'p' | b'P') => GradeKind::Professional,
            _ => return Err(NotAGrade),
        };
        let digits = &text[..text.len() - 1];
        if digits.is_empty() || digits.len() > 2 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NotAGrade);
        }
        let number = digits.parse().map_err(|_| NotAGrade)?;
        let highest = if kind == GradeKind::Kyu { 99 } else { 9 };
        if (1..=highest).contains(&number) { Ok(Grade { number, kind }) } else { Err(NotAGrade) }
    }
}
