//! Who is who: matching names and numbers, and the register of persons, clubs and papers.

pub mod matching;
pub mod person_ref;
pub mod registering;
