//! The public download: everything the published lists were computed from, so that anybody can compute them again without
//! the register, and nothing that is nobody's business. K, start ratings and pools are told as they were used, so that no
//! birth is needed; who asked not to be shown is a number below zero.

mod check;
mod csv;
mod facts;
mod kept;
#[cfg(feature = "parquet")]
mod parquet;
mod read;
mod signed;
mod strangers;
mod write;

pub use check::{Checked, check};
pub use csv::as_csv;
#[cfg(feature = "parquet")]
pub use parquet::as_parquet;
pub use write::{Written, write};
