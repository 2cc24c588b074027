//! A federation begins: its name and country are the first entry of a new ledger.

use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::{COUNTRY, NAME};
use crate::acts::{Act, Found};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};

/// Founds the federation; a country has three letters, and who has no name goes by the country.
pub fn found(store: &mut Writer<'_>, stamp: &Stamp, name: &str, country: &str) -> Result<Entry, OfficeError> {
    let country = country.trim().to_ascii_uppercase();
    if country.len() != 3 || !country.bytes().all(|letter| letter.is_ascii_uppercase()) {
        return Err(Refusal::new("country-code").with("country", country.as_str()).into());
    }
    let name = if name.trim().is_empty() { &country } else { name.trim() };
    enact(store, stamp, &Act::Found(Found { name: name.to_owned(), country: country.clone() }))
}

/// The federation's name; empty where it was never founded.
pub fn federation(store: &mut Reader<'_>) -> Result<Found, Error> {
    Ok(Found {
        name: settings::get(store, NAME)?.unwrap_or_default(),
        country: settings::get(store, COUNTRY)?.unwrap_or_default(),
    })
}
