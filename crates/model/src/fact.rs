//! The facts a sentence is filled with. The sentence itself stands in the application's words.

use crate::{Code, Grade, HalfPoints, Hundredths, Rating, Thousandths};
use jiff::civil::Date;

/// One named value inside a step, a finding or a provision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A whole number: points, games, minutes, days.
    Number(i64),
    /// A number with two places.
    Hundredths(Hundredths),
    /// A number with three places.
    Thousandths(Thousandths),
    /// A score.
    Score(HalfPoints),
    /// A day.
    Date(Date),
    /// A grade of go.
    Grade(Grade),
    /// Something with a name: a player, a tournament, a decision.
    Name(String),
}

/// Named facts in the order they were stated.
pub type Facts = Vec<(&'static str, Fact)>;

impl From<i64> for Fact {
    fn from(value: i64) -> Self {
        Fact::Number(value)
    }
}
impl From<i32> for Fact {
    fn from(value: i32) -> Self {
        Fact::Number(value.into())
    }
}
impl From<u32> for Fact {
    fn from(value: u32) -> Self {
        Fact::Number(value.into())
    }
}
impl From<u8> for Fact {
    fn from(value: u8) -> Self {
        Fact::Number(value.into())
    }
}
impl From<i8> for Fact {
    fn from(value: i8) -> Self {
        Fact::Number(value.into())
    }
}
impl From<u16> for Fact {
    fn from(value: u16) -> Self {
        Fact::Number(value.into())
    }
}
impl From<i16> for Fact {
    fn from(value: i16) -> Self {
        Fact::Number(value.into())
    }
}
impl From<usize> for Fact {
    fn from(value: usize) -> Self {
        Fact::Number(value as i64)
    }
}
impl From<Rating> for Fact {
    fn from(value: Rating) -> Self {
        Fact::Number(value.points().into())
    }
}
impl From<Hundredths> for Fact {
    fn from(value: Hundredths) -> Self {
        Fact::Hundredths(value)
    }
}
impl From<Thousandths> for Fact {
    fn from(value: Thousandths) -> Self {
        Fact::Thousandths(value)
    }
}
impl From<HalfPoints> for Fact {
    fn from(value: HalfPoints) -> Self {
        Fact::Score(value)
    }
}
impl From<Date> for Fact {
    fn from(value: Date) -> Self {
        Fact::Date(value)
    }
}
impl From<Grade> for Fact {
    fn from(value: Grade) -> Self {
        Fact::Grade(value)
    }
}
impl From<Code> for Fact {
    fn from(value: Code) -> Self {
        Fact::Name(value.to_string())
    }
}
impl From<&str> for Fact {
    fn from(value: &str) -> Self {
        Fact::Name(value.to_owned())
    }
}
