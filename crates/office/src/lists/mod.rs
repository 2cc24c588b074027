//! Lists: computed, closed, published, replayed; and what closing would make now.

pub(crate) mod compute;

pub mod close;
pub mod import_list;
pub mod publish;
pub mod replay;

pub mod forecast;
pub mod live;
