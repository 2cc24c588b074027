//! The European go database's list of players, as far as its bytes are kept: who somebody is, with which grade he plays abroad,
//! and his European rating.

use crate::files::from_h9::grade;
use crate::refusal::OfficeError;
use crate::register::matching::{Sought, keys_of_text};
use arpad_formats::egd::world_list::{self, Entry};
use arpad_model::{Decimal, EgdPin, Grade, PersonName, Thousandths, unhex};
use arpad_registry::tables::settings;
use arpad_registry::{Error, Reader, blobs};
use jiff::civil::Date;
use std::collections::HashMap;

/// The setting that says which list is kept: its day and the SHA-256 of its bytes.
pub(crate) const SETTING: &str = "egd-list";

/// Somebody on the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnEgdList {
    /// His number there.
    pub pin: EgdPin,
    /// His name there.
    pub name: PersonName,
    /// His country in the notation of the register; as the list has it where nobody goes by that.
    pub country: String,
    /// The grade with which he last played; a professional has none of this scale.
    pub grade: Option<Grade>,
    /// The same as the list writes it, a professional's too.
    pub declared: Option<String>,
    /// European rating.
    pub rating: Thousandths,
}

/// The kept list.
pub struct EgdList {
    /// Its day.
    pub day: Date,
    entries: Vec<Entry>,
    by_pin: HashMap<u32, usize>,
    by_name: HashMap<String, Vec<usize>>,
}

/// The list that is kept; none where nobody has brought one.
pub fn kept(store: &mut Reader<'_>) -> Result<Option<EgdList>, OfficeError> {
    let Some(setting) = settings::get(store, SETTING)? else { return Ok(None) };
    let damaged = || Error::damaged("setting", "the list of the European database cannot be found");
    let (day, sha256) = setting.split_once(' ').ok_or_else(damaged)?;
    let blob = match unhex(sha256) {
        Some(hash) => blobs::find(store, &hash)?,
        None => None,
    };
    let bytes = blobs::bytes(store, blob.ok_or_else(damaged)?.id)?;
    let day = day.parse().map_err(|_| damaged())?;
    Ok(Some(EgdList::of(day, world_list::read(&bytes).0.entries)))
}

impl EgdList {
    fn of(day: Date, entries: Vec<Entry>) -> Self {
        let mut list = EgdList { day, by_pin: HashMap::new(), by_name: HashMap::new(), entries };
        for (place, entry) in list.entries.iter().enumerate() {
            list.by_pin.entry(entry.pin).or_insert(place);
            list.by_name.entry(name_of(entry)).or_default().push(place);
        }
        list
    }

    /// By number.
    pub fn by_pin(&self, pin: EgdPin) -> Option<OnEgdList> {
        self.by_pin.get(&pin.0).map(|place| listed(&self.entries[*place]))
    }

    /// Everybody of a name, accents and order aside, who is of this country where both are known.
    pub fn by_name(&self, name: &str, country: &str) -> Vec<OnEgdList> {
        let of_name = self.by_name.get(&keys_of_text(name).tokens).into_iter().flatten();
        let home = arpad_codes::country(country);
        let is_ours =
            |one: &OnEgdList| home.is_none() || arpad_codes::country(&one.country).is_none_or(|of| Some(of) == home);
        of_name.map(|place| listed(&self.entries[*place])).filter(is_ours).collect()
    }

    /// Whom a line of a report means: by its number, else the only one of its name and country.
    pub fn of_line(&self, sought: &Sought) -> Option<OnEgdList> {
        if let Some(pin) = sought.egd {
            return self.by_pin(pin);
        }
        let mut of_name = self.by_name(&sought.name, &sought.country);
        (of_name.len() == 1).then(|| of_name.remove(0))
    }
}

fn name_of(entry: &Entry) -> String {
    keys_of_text(&format!("{}, {}", entry.surname, entry.given_name)).tokens
}

fn listed(entry: &Entry) -> OnEgdList {
    OnEgdList {
        pin: EgdPin(entry.pin),
        name: PersonName::new(entry.surname.clone(), entry.given_name.clone()),
        country: arpad_codes::country(&entry.country).map_or_else(|| entry.country.clone(), str::to_owned),
        grade: entry.grade.and_then(grade),
        declared: entry.grade.map(|grade| grade.to_string()),
        rating: Decimal(entry.rating_thousandths.into()),
    }
}
