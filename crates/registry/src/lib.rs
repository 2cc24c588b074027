//! What we remember. The only room that speaks SQL.
//!
//! One door, two databases: [`Registry`] opens SQLite or PostgreSQL by its address and hands out a [`Reader`] or a
//! [`Writer`], which is one transaction. Every statement is a constant of this crate and every value is bound, so nothing a user types can become
//! SQL. The [`ledger`] is the truth; all other tables are projections of it that can be built anew,
//! but for [`secrets`], which it must not hold.

mod door;
mod migrations;

pub mod blobs;
pub mod digest;
pub mod ledger;
pub mod pages;
pub use door::public_file;
pub mod rights;
pub mod scratch;
pub mod secrets;
pub mod shape;
pub mod tables;

pub use door::copy::Copied;
pub use door::error::{Error, SSL_MODES, Trouble};
pub use door::file::{room, room_in};
pub use door::registry::{Backend, ReadOnly, Registry};
pub use door::transaction::{Reader, Writer};
