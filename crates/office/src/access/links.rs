//! One-time links: an invitation, or a way back in for who lost the password.

use super::later;
use crate::acts::desk::OfficeError;
use crate::refusal::{Refusal, code};
use arpad_model::{Moment, User};
use arpad_registry::secrets::links;
use arpad_registry::tables::accounts;
use arpad_registry::{Reader, Writer};
use jiff::Span;

/// So long a link is good.
pub const DAYS: i64 = 3;

/// Makes one by its digest; those before it are good no more.
pub fn make(store: &mut Writer<'_>, user: &User, digest: &[u8; 32], now: Moment) -> Result<(), OfficeError> {
    if user.disabled {
        return Err(Refusal::new(code::USER_DISABLED).with("name", user.name.as_str()).into());
    }
    links::remove_all(store, user.id)?;
    Ok(links::put(store, digest, user.id, later(now, Span::new().days(DAYS)))?)
}

/// Whose it is, while it is good.
pub fn user(store: &mut Reader<'_>, digest: &[u8; 32], now: Moment) -> Result<User, OfficeError> {
    let good = links::get(store, digest)?.filter(|(_, expires)| *expires > now);
    let user = match good {
        Some((user, _)) => accounts::get(store, user)?.filter(|user| !user.disabled),
        None => None,
    };
    Ok(user.ok_or_else(|| Refusal::new(code::LINK_SPENT))?)
}
