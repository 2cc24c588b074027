//! The door to either database: addresses, transactions, statements, bulk.

pub(crate) mod bulk;
pub(crate) mod error;
pub(crate) mod registry;
pub(crate) mod row;
pub(crate) mod transaction;
pub(crate) mod value;
