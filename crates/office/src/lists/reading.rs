//! Which reading of the law the register follows, and for which federation. The reading is written down when the federation
//! begins: what was sealed under one comes out the same under no other.

use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};

pub use arpad_rules::chess::edition::Reading;

/// The setting with the federation's country, three letters.
pub(crate) const COUNTRY: &str = "country";
const SETTING: &str = "reading";
const SECOND: &str = "2";

/// Whose law, and how it is read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Followed {
    /// The register's reading.
    pub reading: Reading,
    /// The federation, three letters; empty where it was never founded.
    pub home: String,
}

/// The register's reading; where nothing was said, as in registers of before, the first.
pub(crate) fn of(store: &mut Reader<'_>) -> Result<Reading, Error> {
    let is_second = settings::get(store, SETTING)?.is_some_and(|reading| reading == SECOND);
    Ok(if is_second { Reading::Second } else { Reading::First })
}

/// What the register follows.
pub(crate) fn followed(store: &mut Reader<'_>) -> Result<Followed, Error> {
    Ok(Followed { reading: of(store)?, home: settings::get(store, COUNTRY)?.unwrap_or_default() })
}

/// The federation begins with the second reading.
pub(crate) fn begin(store: &mut Writer<'_>) -> Result<(), Error> {
    settings::set(store, SETTING, SECOND)
}
