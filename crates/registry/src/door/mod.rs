//! The door to either database: addresses, transactions, statements, bulk.

mod address;
mod build;
pub(crate) mod bulk;
pub(crate) mod copy;
pub(crate) mod error;
pub(crate) mod file;
pub mod public_file;
pub(crate) mod registry;
pub(crate) mod row;
mod server;
pub(crate) mod table;
pub(crate) mod transaction;
pub(crate) mod value;
