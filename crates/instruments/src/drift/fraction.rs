//! Exact fractions: what is told to add up adds up.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Sub};

/// An exact number: in lowest terms, the denominator above 0. Lists of the whole world stay far below the bounds of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// In lowest terms; the denominator is above 0.
    pub fn new(numerator: i128, denominator: i128) -> Self {
        let (mut a, mut b) = (numerator.unsigned_abs(), denominator.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = (a.max(1) as i128) * denominator.signum();
        Fraction { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// A whole number.
    pub fn whole(number: i128) -> Self {
        Fraction { numerator: number, denominator: 1 }
    }

    /// As a number, for people.
    pub fn value(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// In hundredths, a half away from zero.
    pub fn hundredths(self) -> i64 {
        let doubled = self.numerator.abs() * 200 + self.denominator;
        let rounded = doubled.div_euclid(self.denominator * 2);
        (rounded * self.numerator.signum()) as i64
    }

    /// So many of it, the fraction cut off downwards.
    pub fn floor_of(self, times: i128) -> i64 {
        (self.numerator * times).div_euclid(self.denominator) as i64
    }
}

impl Add for Fraction {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let numerator = self.numerator * other.denominator + other.numerator * self.denominator;
        Fraction::new(numerator, self.denominator * other.denominator)
    }
}

impl Sub for Fraction {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + Fraction { numerator: -other.numerator, ..other }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (*self - *other).numerator.cmp(&0)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

impl Sum for Fraction {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Fraction::whole(0), Add::add)
    }
}
