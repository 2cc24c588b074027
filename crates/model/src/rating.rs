//! A rating: a whole number of points on a published list ("értékszám", "Élő-pont").

use std::fmt;

/// A published rating. "Unrated" is the absence of one: `Option<Rating>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating(i16);

impl Rating {
    /// The largest rating the house accepts; the highest ever published is below 2900.
    pub const MAX: i16 = 4000;

    /// A rating from 1 to [`Rating::MAX`]; anything else is no rating.
    pub const fn new(points: i64) -> Option<Self> {
        if points >= 1 && points <= Self::MAX as i64 { Some(Rating(points as i16)) } else { None }
    }

    /// The points.
    pub const fn points(self) -> i16 {
        self.0
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
