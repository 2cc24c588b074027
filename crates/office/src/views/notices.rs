//! What the federation has to tell FIDE of people: who has died, who must not be listed, who answers for ratings.

use crate::acts::desk::OfficeError;
use crate::acts::found::federation;
use crate::acts::officer::{OfficerAct, officer};
use crate::lists::Decided;
use crate::register::registered;
use arpad_model::{DecisionKind, EntryId, FideId, PersonId, PersonName};
use arpad_registry::Reader;
use arpad_registry::tables::{decisions, everybody};
use jiff::civil::Date;

/// Everything there is to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notices {
    /// Our own country.
    pub federation: String,
    /// Those whom FIDE knows, the last day first.
    pub people: Vec<Notice>,
    /// The rating officer.
    pub officer: Option<OfficerAct>,
}

/// What is told of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What.
    pub what: Told,
    /// Who.
    pub person: PersonId,
    /// His name.
    pub name: PersonName,
    /// His FIDE number; who has none is not told of.
    pub fide: FideId,
    /// His federation.
    pub federation: String,
    /// The day of death, or from which on he must not be listed.
    pub day: Date,
}

/// What is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Told {
    /// He has died.
    Death,
    /// He must not be listed.
    Unlisted,
}

impl Told {
    /// Its stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Told::Death => "death",
            Told::Unlisted => "unlisted",
        }
    }
}

/// The notices to FIDE about people of our own federation, as far as they are since a day.
pub fn notices(store: &mut Reader<'_>, since: Option<Date>) -> Result<Notices, OfficeError> {
    let home = federation(store)?.country;
    let mut told: Vec<(Told, PersonId, Date)> =
        everybody::dead(store)?.into_iter().map(|(person, day)| (Told::Death, person, day)).collect();
    for decision in decisions::of_kind(store, DecisionKind::Unlisted, EntryId::LAST)? {
        if let Some(Decided::Unlisted { person, .. }) = Decided::read(&decision.value) {
            told.push((Told::Unlisted, person, decision.day));
        }
    }
    let mut people = Vec::new();
    for (what, person, day) in told.into_iter().filter(|(.., day)| since.is_none_or(|since| *day >= since)) {
        let found = registered(store, person)?;
        let is_ours = home.is_empty() || found.country == home;
        if let Some(fide) = found.fide.filter(|_| is_ours && found.merged_into.is_none()) {
            people.push(Notice { what, person, name: found.name, fide, federation: found.country, day });
        }
    }
    people.sort_by_key(|one| (std::cmp::Reverse(one.day), one.what, one.person));
    Ok(Notices { federation: home, people, officer: officer(store)? })
}
