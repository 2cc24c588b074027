//! Nothing is done twice under one key: whoever asks again is answered as before.

use super::earlier;
use crate::acts::desk::OfficeError;
use crate::refusal::{Refusal, code};
use arpad_model::{Moment, UserId};
use arpad_registry::secrets::done;
use arpad_registry::{Reader, Writer};
use jiff::Span;

/// So long a key is remembered.
pub const DAYS: i64 = 30;

/// The longest key.
pub const LONGEST: usize = 100;

/// A key, and the SHA-256 of what is asked under it.
#[derive(Clone, Debug)]
pub struct Key {
    /// The key.
    pub key: String,
    /// What is asked.
    pub request: [u8; 32],
}

/// What was answered under a key, if it was used. Refused where something else was asked under it.
pub fn before(store: &mut Reader<'_>, user: UserId, key: &Key) -> Result<Option<String>, OfficeError> {
    match done::get(store, user, &key.key)? {
        None => Ok(None),
        Some((request, answer)) if request == key.request => Ok(Some(answer)),
        Some(_) => Err(Refusal::new(code::KEY_OF_ANOTHER).with("key", key.key.as_str()).into()),
    }
}

/// Remembers what was answered, in the transaction in which it was done.
pub fn remember(store: &mut Writer<'_>, user: UserId, key: &Key, answer: &str, now: Moment) -> Result<(), OfficeError> {
    done::forget(store, earlier(now, Span::new().days(DAYS)))?;
    Ok(done::put(store, user, &key.key, (&key.request, answer), now)?)
}
