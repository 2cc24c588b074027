//! Who is at the desk, and what he may do: the one table ([`table`]), and what proves who somebody is. Nothing here is an act
//! but what `acts::user` seals; secrets come as digests and hashes, and leave only as these.

pub mod links;
pub mod login;
pub mod once;
pub mod sessions;
pub mod table;
pub mod tokens;
mod who;

pub use arpad_registry::secrets::sessions::Session;
pub use arpad_registry::secrets::tokens::Token;
pub use arpad_registry::secrets::totp::Totp;
pub use arpad_registry::secrets::visits::Visit;
pub use table::{ADMINS, ANYBODY, MANAGERS, OF_CLUBS, OFFICE, WORKING, asked_for, may, may_whole};
pub use who::{By, Who};

use arpad_model::Moment;
use arpad_registry::tables::accounts;
use arpad_registry::{Error, Reader};
use jiff::Span;

/// Whether there is a desk: it opens with the first user.
pub fn is_open(store: &mut Reader<'_>) -> Result<bool, Error> {
    accounts::any(store)
}

/// A moment that is so much later.
pub fn later(moment: Moment, span: Span) -> Moment {
    moment.utc().checked_add(span).map_or(moment, Moment::from_utc)
}

/// A moment that is so much earlier.
pub fn earlier(moment: Moment, span: Span) -> Moment {
    moment.utc().checked_sub(span).map_or(moment, Moment::from_utc)
}
