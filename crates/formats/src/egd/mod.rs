//! The European Go Database: tournament files (`.h9`) and the list of players.

pub mod codes;
mod date;
pub use date::Date;
mod grade;
pub use grade::{Grade, GradeKind};

pub mod h9;
pub mod world_list;
