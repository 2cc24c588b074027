//! Which system predicts better, and whether the difference is real: walk-forward prediction over a table of results.
//!
//! Every system predicts the games of a period from what it knew before it, then learns from them. Games up to the end of the
//! training are learned and not judged.

mod compared;
mod judged;
mod scores;
#[cfg(test)]
mod tests;

pub use compared::{Compared, compare, holm};
pub use judged::{Group, Grouped, Judged, judge};
pub use scores::{Bin, Scores};
