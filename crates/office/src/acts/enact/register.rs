//! The register: clubs, persons, titles, papers, strength orders, merges.

use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::{ClubAct, Found, PaperAct, PersonFields};
use crate::register::matching::{keys, keys_of_text};
use crate::register::registering::present_club;
use arpad_model::{Club, ClubId, Paper, Person, PersonId, PersonName, Title};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::clubs;
use arpad_registry::tables::papers;
use arpad_registry::tables::persons;
use arpad_registry::tables::settings;
use arpad_registry::tables::titles;
use arpad_registry::{Error, Reader, Writer};
use jiff::civil::Date;

/// The settings that name the federation.
pub(crate) const NAME: &str = "name";
pub(crate) const COUNTRY: &str = "country";

/// Titles from the highest on; a person is shown with the highest one held.
pub(crate) const TITLES: [&str; 16] =
    ["GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM", "NAM", "mj", "I.", "II.", "III.", "IV.", "AFM", "ACM"];

pub(super) fn found(store: &mut Writer<'_>, found: &Found) -> Result<(), OfficeError> {
    settings::set(store, NAME, &found.name)?;
    settings::set(store, COUNTRY, &found.country)?;
    Ok(())
}

pub(super) fn club(store: &mut Writer<'_>, entry: &Entry, act: &ClubAct) -> Result<(), OfficeError> {
    let plain = keys_of_text(&act.name).plain;
    let club = Club { id: act.club, name: act.name.clone(), town: act.town.clone(), plain };
    Ok(clubs::put(store, &club, entry.seq)?)
}

pub(super) fn person(store: &mut Writer<'_>, entry: &Entry, fields: &PersonFields) -> Result<(), OfficeError> {
    let person = from_fields(fields)?;
    Ok(persons::insert(store, &person, entry.seq)?)
}

pub(super) fn amend(
    store: &mut Writer<'_>,
    entry: &Entry,
    person: PersonId,
    fields: &PersonFields,
) -> Result<(), OfficeError> {
    let old = registered(store, person)?;
    let new = Person {
        id: old.id,
        title: old.title,
        club: old.club,
        died: old.died,
        hidden: old.hidden,
        merged_into: old.merged_into,
        ..from_fields(fields)?
    };
    Ok(persons::update(store, &new, entry.seq)?)
}

pub(super) fn title(
    store: &mut Writer<'_>,
    entry: &Entry,
    person: PersonId,
    title: &str,
    awarded: Date,
) -> Result<(), OfficeError> {
    let mut holder = registered(store, person)?;
    titles::put(store, holder.id, &Title { title: title.to_owned(), awarded }, entry.seq)?;
    holder.title = higher(&holder.title, title).to_owned();
    Ok(persons::update(store, &holder, entry.seq)?)
}

/// The higher of two titles; one nobody knows is the lowest.
pub(crate) fn higher<'a>(one: &'a str, other: &'a str) -> &'a str {
    let place = |title: &str| TITLES.iter().position(|known| *known == title).unwrap_or(TITLES.len());
    if one.is_empty() || (!other.is_empty() && place(other) < place(one)) { other } else { one }
}

pub(super) fn paper(store: &mut Writer<'_>, entry: &Entry, act: &PaperAct) -> Result<(), OfficeError> {
    let mut person = registered(store, act.person)?;
    let paper = Paper {
        entry: entry.seq,
        kind: act.kind,
        person: person.id,
        season: act.season.clone(),
        club: act.club,
        other_club: act.other_club,
        day: act.day,
        remark: act.remark.clone(),
    };
    papers::insert(store, &paper)?;
    if let Some(komir) = act.komir {
        person.komir = Some(komir);
    }
    // Papers can be filed out of their order; the club is that of the one that holds from the latest day.
    person.club = present_club(&papers::of(store, person.id)?).or(person.club);
    Ok(persons::update(store, &person, entry.seq)?)
}

pub(super) fn strength(
    store: &mut Writer<'_>,
    entry: &Entry,
    club: ClubId,
    season: &str,
    persons: &[PersonId],
) -> Result<(), OfficeError> {
    Ok(papers::put_strength_order(store, club, season, persons, entry.seq)?)
}

pub(super) fn merge(store: &mut Writer<'_>, entry: &Entry, keep: PersonId, drop: PersonId) -> Result<(), OfficeError> {
    let mut merged = registered(store, drop)?;
    merged.merged_into = Some(keep);
    Ok(persons::update(store, &merged, entry.seq)?)
}

pub(super) fn unmerge(store: &mut Writer<'_>, entry: &Entry, person: PersonId) -> Result<(), OfficeError> {
    let mut own = registered(store, person)?;
    own.merged_into = None;
    Ok(persons::update(store, &own, entry.seq)?)
}

pub(super) fn death(store: &mut Writer<'_>, entry: &Entry, person: PersonId, day: Date) -> Result<(), OfficeError> {
    let mut dead = registered(store, person)?;
    dead.died = Some(day);
    Ok(persons::update(store, &dead, entry.seq)?)
}

pub(super) fn hide(store: &mut Writer<'_>, entry: &Entry, person: PersonId, hidden: bool) -> Result<(), OfficeError> {
    let mut shy = registered(store, person)?;
    shy.hidden = hidden;
    Ok(persons::update(store, &shy, entry.seq)?)
}

/// A person of the register by number.
pub(crate) fn registered(store: &mut Reader<'_>, person: PersonId) -> Result<Person, OfficeError> {
    let found = persons::get(store, person)?;
    found.ok_or_else(|| Refusal::new("person-unknown").with("person", person).into())
}

/// The row of a person from what an act says.
pub(crate) fn from_fields(fields: &PersonFields) -> Result<Person, OfficeError> {
    let name = PersonName::new(fields.family.as_str(), fields.given.as_str());
    let keys = keys(&name);
    Ok(Person {
        id: fields.person,
        komir: fields.komir,
        fide: fields.fide,
        egd: fields.egd,
        name,
        plain: keys.plain,
        sound: keys.sound,
        born: fields.born,
        sex: fields.sex,
        country: fields.country.clone(),
        title: String::new(),
        club: None,
        died: None,
        hidden: false,
        merged_into: None,
    })
}

/// The person under whom everything of this one is found.
pub(crate) fn standing_for(store: &mut Reader<'_>, person: PersonId) -> Result<PersonId, Error> {
    let mut person = person;
    // A chain of merges ends: the office merges only into somebody who stands for himself.
    for _ in 0..16 {
        match persons::get(store, person)?.and_then(|found| found.merged_into) {
            Some(other) => person = other,
            None => break,
        }
    }
    Ok(person)
}
