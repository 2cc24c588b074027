//! The European Go Database: tournament files (`.h9`) and the list of players.

pub mod codes;
pub(crate) mod date;
mod grade;
pub use grade::{Grade, GradeKind};

pub mod h9;
pub mod world_list;
