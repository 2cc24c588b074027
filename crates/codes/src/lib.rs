//! The stable names of everything the rooms can say, each written once.
//!
//! The rooms speak in codes and facts; the sentences stand in the application's words under `<prefix>-<code>`. A room
//! names its codes in a table, [`codes!`], which gives one constant per code and the list of all of them, so that the
//! sentences can be proved complete. No code is written as a literal anywhere else.

mod bounded;
mod code;
mod federation;
mod kind;
mod severity;
pub mod stopping;
mod table;

pub use bounded::{Bounded, KEPT_AT_LEAST, KEPT_IN_ALL, KEPT_PER_CODE, Kept};
pub use code::Code;
pub use federation::{country, federation};
pub use kind::{Kind, RefusalCode};
pub use severity::Severity;

#[doc(hidden)]
pub use table::assert_well_named;
