//! Why another list says something else: the smallest set of causes with which the law's own calculation gives exactly its
//! numbers. A month is a system of numbers: a game that is missing moves two players, another list at the start of an event all who
//! played in it, so that causes that fit one player by chance seldom fit everybody.

mod cause;
mod month;
mod planted;
mod rerun;
mod search;
#[cfg(test)]
mod tests;
mod worth;

pub use cause::Cause;
pub use month::{Month, Of, OfEvent, OfGame, Side, Told};
pub use planted::{Named, Planted, plant};
pub use search::{Found, MOST_CAUSES, MOST_SETS, search};
