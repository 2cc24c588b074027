//! The laboratory: a named question about the law, answered over editions, numbers and many federations by a rule that was decided
//! beforehand.
//!
//! A study has a base and variants of it. Each of them is run over each history (a cell), the same games for all; what is measured in a
//! cell is kept as sums, so that cells can be computed in any order, by any number of threads, and be read back from a journal.

mod cell;
mod impact;
mod judged;
mod measure;
mod study;
#[cfg(test)]
mod tests;

pub use cell::{Cell, Ran, cell, ran};
pub use impact::{GROUPS, Group, Impact, Moved};
pub use judged::{Compared, Conclusion, Estimate, Guarded, Judged, Judgement, judge};
pub use measure::{MEASURES, Measure, Sample, Sum};
pub use study::{Law, Rule, Source, Study, Texts, Variant};
