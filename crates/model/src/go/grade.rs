//! A grade ("minősítés"): 35 kyu to 1 kyu, then 1 dan to 9 dan.

use std::fmt;
use std::num::NonZeroU8;

/// A grade; a stronger one is greater. One byte, also inside an `Option`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(NonZeroU8);

/// Grades of the learner: 35 kyu to 1 kyu.
const KYU: u8 = 35;
/// Grades of the master: 1 dan to 9 dan.
const DAN: u8 = 9;

impl Grade {
    /// How many grades there are.
    pub const COUNT: usize = (KYU + DAN) as usize;

    /// All grades, the weakest first.
    pub const ALL: [Grade; Grade::COUNT] = {
        let mut all = [Grade::numbered(1); Grade::COUNT];
        let mut i = 0;
        while i < Grade::COUNT {
            all[i] = Grade::numbered(i as u8 + 1);
            i += 1;
        }
        all
    };

    /// The weakest grade, 35 kyu.
    pub const WEAKEST: Grade = Grade::numbered(1);
    /// 5 kyu, the strongest grade the manager of the system may give a newcomer.
    pub const KYU_5: Grade = Grade::numbered(KYU - 4);
    /// 4 kyu, the strongest grade that is earned by reaching its bound once.
    pub const KYU_4: Grade = Grade::numbered(KYU - 3);
    /// 3 kyu, the weakest grade that has to be defended.
    pub const KYU_3: Grade = Grade::numbered(KYU - 2);
    /// 1 dan, the first master's grade.
    pub const DAN_1: Grade = Grade::numbered(KYU + 1);
    /// 7 dan, the strongest grade with a bound in points.
    pub const DAN_7: Grade = Grade::numbered(KYU + 7);

    /// A kyu grade, from 35 to 1.
    pub const fn kyu(number: u8) -> Option<Grade> {
        if number >= 1 && number <= KYU { Some(Grade::numbered(KYU + 1 - number)) } else { None }
    }

    /// A dan grade, from 1 to 9.
    pub const fn dan(number: u8) -> Option<Grade> {
        if number >= 1 && number <= DAN { Some(Grade::numbered(KYU + number)) } else { None }
    }

    /// The steps above 35 kyu: 0 for 35 kyu, 34 for 1 kyu, 35 for 1 dan, 43 for 9 dan.
    pub const fn steps(self) -> u8 {
        self.0.get() - 1
    }

    /// The grade this many steps above 35 kyu.
    pub const fn from_steps(steps: u8) -> Option<Grade> {
        if (steps as usize) < Grade::COUNT { Some(Grade::numbered(steps + 1)) } else { None }
    }

    /// Whether it is a master's grade.
    pub const fn is_dan(self) -> bool {
        self.0.get() > KYU
    }

    /// The number before "kyu" or "dan".
    pub const fn number(self) -> u8 {
        if self.is_dan() { self.0.get() - KYU } else { KYU + 1 - self.0.get() }
    }

    /// Reads `8k`, `2d`, `8 kyu`, `8 kju`, `2 dan`, in any case. A professional's `p` is no grade of this scale.
    pub fn parse(text: &str) -> Option<Grade> {
        let text = text.trim();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 || digits > 2 || text.starts_with('0') {
            return None;
        }
        let number = text[..digits].parse().ok()?;
        match text[digits..].trim_start().to_ascii_lowercase().as_str() {
            "k" | "kyu" | "kju" => Grade::kyu(number),
            "d" | "dan" => Grade::dan(number),
            _ => None,
        }
    }

    const fn numbered(number: u8) -> Grade {
        match NonZeroU8::new(number) {
            Some(number) => Grade(number),
            None => panic!("a grade's number starts at 1"),
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}{}", self.number(), if self.is_dan() { 'd' } else { 'k' }))
    }
}

impl fmt::Debug for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_reads_what_it_prints_and_stronger_is_greater() {
        for (steps, grade) in (0..).zip(Grade::ALL) {
            assert_eq!(Grade::parse(&grade.to_string()), Some(grade));
            assert_eq!((grade.steps(), Grade::from_steps(steps)), (steps, Some(grade)));
        }
        assert!(Grade::ALL.is_sorted());
        assert!(Grade::parse("1d") > Grade::parse("1k") && Grade::parse("1k") > Grade::parse("2k"));
        assert_eq!(Grade::ALL[0].to_string(), "35k");
        assert_eq!(Grade::ALL[Grade::COUNT - 1].to_string(), "9d");
        assert_eq!(
            [Grade::KYU_5, Grade::KYU_4, Grade::KYU_3, Grade::DAN_7].map(|g| g.to_string()),
            ["5k", "4k", "3k", "7d"]
        );
    }

    #[test]
    fn a_grade_is_read_as_people_write_it() {
        for text in ["8k", "8K", "8 kyu", "8 kju", " 8k "] {
            assert_eq!(Grade::parse(text), Grade::kyu(8), "{text}");
        }
        assert_eq!(Grade::parse("2 dan"), Grade::dan(2));
        for text in ["", "k", "0k", "36k", "10d", "7p", "8", "08k", "-1k", "٣k", "1 k k", "999999k"] {
            assert_eq!(Grade::parse(text), None, "{text}");
        }
    }
}
