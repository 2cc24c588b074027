//! A federation begins: its name and country are the first entry of a new ledger, and may be stated anew.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::files::from_h9::HOME;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};
use serde::{Deserialize, Serialize};

/// The settings that name the federation.
const NAME: &str = "name";
const COUNTRY: &str = "country";

/// The federation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Its name.
    pub name: String,
    /// Its country, three letters.
    pub country: String,
}

/// Founds the federation; a country has three letters, and who has no name goes by the country.
pub fn found(store: &mut Writer<'_>, stamp: &Stamp, name: &str, country: &str) -> Result<Entry, OfficeError> {
    let country = country.trim().to_ascii_uppercase();
    if country.len() != 3 || !country.bytes().all(|letter| letter.is_ascii_uppercase()) {
        return Err(Refusal::new(code::COUNTRY_CODE).with("country", country.as_str()).into());
    }
    let name = if name.trim().is_empty() { &country } else { name.trim() };
    enact(store, stamp, &Act::Found(Found { name: name.to_owned(), country: country.clone() }))
}

/// The federation is named otherwise, or its country was mistyped: both are stated anew.
pub fn found_anew(store: &mut Writer<'_>, stamp: &Stamp, name: &str, country: &str) -> Result<Entry, OfficeError> {
    let before = federation(store)?;
    if (before.name.as_str(), before.country.as_str()) == (name.trim(), country.trim()) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    found(store, stamp, name, country)
}

/// The federation's name; empty where it was never founded.
pub fn federation(store: &mut Reader<'_>) -> Result<Found, Error> {
    Ok(Found {
        name: settings::get(store, NAME)?.unwrap_or_default(),
        country: settings::get(store, COUNTRY)?.unwrap_or_default(),
    })
}

impl Found {
    /// The country as chess and as go write it: files of go have two letters. Only Hungary's are known here, as both laws
    /// are Hungarian; another federation has the one spelling it was founded with.
    pub fn spellings(&self) -> Vec<String> {
        let of_go = (self.country == "HUN").then(|| HOME.to_owned());
        Some(self.country.clone()).filter(|country| !country.is_empty()).into_iter().chain(of_go).collect()
    }
}

impl Body for Found {
    const NAME: &'static str = "found";
    const ROLE: Role = Role::Admin;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Found);

    fn apply(&self, store: &mut Writer<'_>, _: &Entry) -> Result<(), OfficeError> {
        settings::set(store, NAME, &self.name)?;
        Ok(settings::set(store, COUNTRY, &self.country)?)
    }
}
