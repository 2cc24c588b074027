//! The door to either database: addresses, transactions, statements, bulk.

mod address;
pub(crate) mod bulk;
pub(crate) mod error;
pub(crate) mod registry;
pub(crate) mod row;
pub(crate) mod table;
pub(crate) mod transaction;
pub(crate) mod value;
