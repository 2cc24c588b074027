//! A federation begins: its name and country are the first entry of a new ledger, and may be stated anew.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::files::from_h9::HOME;
use crate::lists::owner::{begin, usual};
use crate::lists::reading::{self, COUNTRY};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_model::{Owner, Series};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, Writer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The setting that names the federation.
const NAME: &str = "name";

/// The federation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Its name.
    pub name: String,
    /// Its country, three letters.
    pub country: String,
    /// Whose list governs each series; a series that is not named goes by the newest list, as all did before.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub owners: BTreeMap<Series, Owner>,
    /// The second reading of the law holds; registers of before follow the first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub second_reading: bool,
}

/// Founds the federation; a country has three letters, and who has no name goes by the country. The owners of its series are
/// the usual ones but for those that are given.
pub fn found(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    name: &str,
    country: &str,
    given: &[(Series, Owner)],
) -> Result<Entry, OfficeError> {
    let mut federation = named(name, country)?;
    federation.owners = usual(&federation.country);
    federation.second_reading = true;
    for (series, owner) in given {
        ownable(*series, *owner)?;
        federation.owners.insert(*series, *owner);
    }
    enact(store, stamp, &Act::Found(federation))
}

/// The federation is named otherwise, or its country was mistyped: both are stated anew. Whose series are whose stays.
pub fn found_anew(store: &mut Writer<'_>, stamp: &Stamp, name: &str, country: &str) -> Result<Entry, OfficeError> {
    let before = federation(store)?;
    if (before.name.as_str(), before.country.as_str()) == (name.trim(), country.trim()) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    enact(store, stamp, &Act::Found(named(name, country)?))
}

/// Nobody but the federation publishes a go list.
pub(super) fn ownable(series: Series, owner: Owner) -> Result<(), Refusal> {
    match (series, owner) {
        (Series::Go, Owner::Fide) => Err(Refusal::new(code::OWNER_OF_GO)),
        (Series::Go, Owner::Ours) | (Series::Chess(_), _) => Ok(()),
    }
}

/// The name and the country as they are written down.
fn named(name: &str, country: &str) -> Result<Found, OfficeError> {
    let country = country.trim().to_ascii_uppercase();
    if country.len() != 3 || !country.bytes().all(|letter| letter.is_ascii_uppercase()) {
        return Err(Refusal::new(code::COUNTRY_CODE).with("country", country.as_str()).into());
    }
    // One line: it is a line of what is signed about a list, too.
    let name = Some(texts::optional(name)?).filter(|name| !name.is_empty()).unwrap_or_else(|| country.clone());
    Ok(Found { name, country, ..Found::default() })
}

/// The federation's name and country; empty where it was never founded. Whose series are whose: [`crate::lists::Owners`].
pub fn federation(store: &mut Reader<'_>) -> Result<Found, Error> {
    Ok(Found {
        name: settings::get(store, NAME)?.unwrap_or_default(),
        country: settings::get(store, COUNTRY)?.unwrap_or_default(),
        ..Found::default()
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
        settings::set(store, COUNTRY, &self.country)?;
        if self.second_reading {
            reading::begin(store)?;
        }
        Ok(begin(store, &self.owners)?)
    }
}
