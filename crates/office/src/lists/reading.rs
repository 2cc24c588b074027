//! Which reading of the law the register follows. It is written down when the federation begins: what was sealed under one
//! reading comes out the same under no other.

use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};

pub use arpad_rules::chess::edition::Reading;

const SETTING: &str = "reading";
const SECOND: &str = "2";

/// The register's reading; where nothing was said, as in registers of before, the first.
pub(crate) fn of(store: &mut Reader<'_>) -> Result<Reading, Error> {
    let is_second = settings::get(store, SETTING)?.is_some_and(|reading| reading == SECOND);
    Ok(if is_second { Reading::Second } else { Reading::First })
}

/// The federation begins with the second reading.
pub(crate) fn begin(store: &mut Writer<'_>) -> Result<(), Error> {
    settings::set(store, SETTING, SECOND)
}
