//! Settings of the federation that are acts: everything is stated anew each time, and a statement that is cancelled gives way to the
//! one before it.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Sealed};
use crate::acts::standing::{before, standing};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The body of an act that is a setting; the table of settings has it under the act's name.
pub(super) trait Setting: Body + Sealed + Serialize + DeserializeOwned + PartialEq {
    /// What holds while nobody has stated anything.
    fn at_first() -> Option<Self>;
}

/// What is stated now, or holds at first.
pub(super) fn stated<S: Setting>(store: &mut Reader<'_>) -> Result<Option<S>, Error> {
    match settings::get(store, S::NAME)? {
        Some(text) => {
            serde_json::from_str(&text).map(Some).map_err(|error| Error::damaged("setting", error.to_string()))
        }
        None => Ok(S::at_first()),
    }
}

/// States it; refused where it is so already.
pub(super) fn state<S: Setting>(store: &mut Writer<'_>, stamp: &Stamp, body: S) -> Result<Entry, OfficeError> {
    if stated::<S>(store)?.as_ref() == Some(&body) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    enact(store, stamp, &body.into_act())
}

/// Its effect.
pub(super) fn put<S: Setting>(store: &mut Writer<'_>, body: &S) -> Result<(), OfficeError> {
    let text = serde_json::to_string(body).expect("an act is plain data");
    Ok(settings::set(store, S::NAME, &text)?)
}

/// Its way back: what was stated before it holds again.
pub(super) fn give_way<S: Setting>(store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    match before(standing(store, S::KIND, S::of)?, done.seq)? {
        Some(stated) => stated.apply(store, by),
        None => Ok(settings::remove(store, S::NAME)?),
    }
}
