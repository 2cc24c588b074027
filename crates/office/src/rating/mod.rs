//! Rating without a register: a case, a tournament file, a small question.

pub mod file_norms;
mod findings;
pub mod listed;
pub mod rate_case;
pub mod rate_file;
mod rate_trf;

pub mod calculator;
pub mod compare;
pub mod title_case;
