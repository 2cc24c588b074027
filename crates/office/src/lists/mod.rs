//! Lists: what they are made from, how they are computed, drafted and made anew; and what closing would make now.

pub(crate) mod compute;

mod closed_list;
pub(crate) mod coverage;
mod decided;
pub mod owner;
pub(crate) mod reading;

pub(crate) mod ahead;
pub(crate) mod draft;
pub(crate) mod dropped;
pub(crate) mod go_line;
mod go_open;
pub(crate) mod go_ranking;
pub(crate) mod import;
pub mod replay;

pub mod forecast;
pub mod newcomers;
pub mod outdated;

pub use closed_list::{ClosedList, ImportedList};
pub use decided::{Decided, FileLines, OneGame, TakenRating};
pub use owner::Owners;
