//! The desk: an act is sealed in the ledger and carried out in the tables, wholly or not at all.

pub use crate::refusal::{OfficeError, Refusal};

use crate::acts::Act;
use crate::acts::told::told;
use crate::refusal::code;
use arpad_model::{Moment, unhex};
use arpad_registry::blobs::{self, Blob};
use arpad_registry::ledger::{self, Entry, NewEntry};
use arpad_registry::{Reader, Writer};

/// Who acts, when and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The moment.
    pub moment: Moment,
    /// Who.
    pub by_whom: String,
    /// Why; may be empty where the act speaks for itself.
    pub why: String,
}

impl Stamp {
    /// A stamp without a reason.
    pub fn new(moment: Moment, by_whom: impl Into<String>) -> Self {
        Stamp { moment, by_whom: by_whom.into(), why: String::new() }
    }

    /// The same with a reason.
    pub fn because(&self, why: impl Into<String>) -> Self {
        Stamp { why: why.into(), ..self.clone() }
    }

    /// The day of the moment.
    pub fn day(&self) -> jiff::civil::Date {
        self.moment.day()
    }
}

/// Seals an act and carries it out.
pub fn enact(store: &mut Writer<'_>, stamp: &Stamp, act: &Act) -> Result<Entry, OfficeError> {
    let entry = seal(store, stamp, act)?;
    act.apply(store, &entry)?;
    Ok(entry)
}

/// Seals an act that the caller carries out in the same transaction, and tells whom it concerns.
pub(crate) fn seal(store: &mut Writer<'_>, stamp: &Stamp, act: &Act) -> Result<Entry, OfficeError> {
    let (kind, body) = text_of(act);
    let new = NewEntry { moment: stamp.moment, by_whom: &stamp.by_whom, why: &stamp.why, act: kind, body: &body };
    let entry = ledger::append(store, &new)?;
    told(store, &entry, act)?;
    Ok(entry)
}

/// The largest file taken in; a tournament of ten thousand players is a tenth of it.
pub const LARGEST: usize = 32 << 20;

/// Bytes that are not too many to be taken in.
pub(crate) fn small_enough(bytes: &[u8]) -> Result<(), Refusal> {
    match bytes.len() <= LARGEST {
        true => Ok(()),
        false => Err(Refusal::new(code::FILE_TOO_LARGE).with("bytes", bytes.len()).with("most", LARGEST)),
    }
}

/// The bytes an entry names by their hash: without them it cannot be carried out.
pub(crate) fn bytes_of(store: &mut Reader<'_>, entry: &Entry, sha256: &str) -> Result<Blob, OfficeError> {
    kept(store, sha256, |what| OfficeError::Differs { entry: entry.seq, what: what.to_owned() })
}

/// The bytes of a hash that an act has sealed; `missing` says what it means that they are not there.
pub(crate) fn kept(
    store: &mut Reader<'_>,
    sha256: &str,
    missing: impl Fn(&str) -> OfficeError,
) -> Result<Blob, OfficeError> {
    let hash = unhex(sha256).ok_or_else(|| missing("its hash is not a hash"))?;
    blobs::find(store, &hash)?.ok_or_else(|| missing("the bytes it names are missing"))
}

/// An act as the ledger writes it: its kind, and the text that is sealed.
pub(crate) fn text_of(act: &Act) -> (&'static str, String) {
    (act.kind().as_str(), serde_json::to_string(act).expect("an act is plain data"))
}

/// The act an entry seals.
pub fn act_of(entry: &Entry) -> Result<Act, OfficeError> {
    let differs = |what: String| OfficeError::Differs { entry: entry.seq, what };
    let act: Act = serde_json::from_str(&entry.body).map_err(|error| differs(error.to_string()))?;
    if act.kind().as_str() != entry.act {
        return Err(differs(format!("the entry is named {:?} but seals {:?}", entry.act, act.kind().as_str())));
    }
    Ok(act)
}
