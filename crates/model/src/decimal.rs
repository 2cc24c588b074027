//! Exact decimal numbers with a fixed number of places: a change is hundredths, a go game point thousandths.

use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub};

/// A number of 1/10^PLACES units, exact. `Decimal::<2>(640)` is 6.40.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decimal<const PLACES: u32>(pub i64);

/// The unit of every chess change: table 8.1b is in hundredths and K is whole.
pub type Hundredths = Decimal<2>;

/// The unit of a go game point and of a European go rating.
pub type Thousandths = Decimal<3>;

/// Why a text is not a decimal of this many places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseDecimalError {
    /// Not digits with at most one point and an optional sign.
    NotANumber,
    /// More places than the unit has.
    TooManyPlaces,
    /// Beyond what a rating or a change can be.
    OutOfRange,
}

impl<const PLACES: u32> Decimal<PLACES> {
    /// How many units make one whole.
    pub const UNIT: i64 = 10_i64.pow(PLACES);

    /// A whole number.
    pub const fn whole(value: i64) -> Self {
        Decimal(value * Self::UNIT)
    }

    /// Reads `6.40`, `-3`, `+0.5`; never through a float. Fewer places are filled with zeros, more are refused.
    pub fn parse(text: &str) -> Result<Self, ParseDecimalError> {
        let (negative, digits) = match text.as_bytes().first() {
            Some(b'-') => (true, &text[1..]),
            Some(b'+') => (false, &text[1..]),
            _ => (false, text),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let all_digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        if whole.is_empty() || !all_digits(whole) || !all_digits(fraction) || digits.ends_with('.') {
            return Err(ParseDecimalError::NotANumber);
        }
        if fraction.len() > PLACES as usize {
            return Err(ParseDecimalError::TooManyPlaces);
        }
        if whole.len() > 9 {
            return Err(ParseDecimalError::OutOfRange);
        }
        let mut units: i64 = 0;
        for digit in whole.bytes().chain(fraction.bytes()) {
            units = units * 10 + i64::from(digit - b'0');
        }
        units *= 10_i64.pow(PLACES - fraction.len() as u32);
        Ok(Decimal(if negative { -units } else { units }))
    }
}

impl<const PLACES: u32> fmt::Display for Decimal<PLACES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let units = self.0.unsigned_abs();
        let unit = Self::UNIT.unsigned_abs();
        let text = format!("{sign}{}.{:0width$}", units / unit, units % unit, width = PLACES as usize);
        f.pad(&text)
    }
}

impl<const PLACES: u32> Add for Decimal<PLACES> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Decimal(self.0 + other.0)
    }
}

impl<const PLACES: u32> Sub for Decimal<PLACES> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Decimal(self.0 - other.0)
    }
}

impl<const PLACES: u32> Neg for Decimal<PLACES> {
    type Output = Self;
    fn neg(self) -> Self {
        Decimal(-self.0)
    }
}

impl<const PLACES: u32> AddAssign for Decimal<PLACES> {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_prints_all_its_places() {
        assert_eq!(Hundredths::whole(6).to_string(), "6.00");
        assert_eq!(Hundredths { 0: -25 }.to_string(), "-0.25");
        assert_eq!(Thousandths { 0: 2_705_840 }.to_string(), "2705.840");
    }

    #[test]
    fn a_decimal_reads_what_it_prints_and_refuses_more_places() {
        assert_eq!(Hundredths::parse("6.4"), Ok(Decimal(640)));
        assert_eq!(Hundredths::parse("-0.25"), Ok(Decimal(-25)));
        assert_eq!(Hundredths::parse("0.125"), Err(ParseDecimalError::TooManyPlaces));
        for text in ["", "-", ".", "1.", ".5", "1e3", "0x1", "1,5", "٣"] {
            assert_eq!(Hundredths::parse(text), Err(ParseDecimalError::NotANumber), "{text}");
        }
        assert_eq!(Hundredths::parse("99999999999"), Err(ParseDecimalError::OutOfRange));
    }
}
