//! What came with a form or a call: fields by name, and files.

use super::told::{Remark, Told};
use crate::words::Language;
use arpad_model::{ClubId, EntryId, Fact, PersonId, Series, TournamentId};
use arpad_office::acts::desk::{OfficeError, Refusal, Stamp};
use arpad_office::register::{Warning, day_of, find_club};
use arpad_registry::ledger::Entry;
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use std::collections::BTreeMap;
use std::str::FromStr;

/// Fields and files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Given {
    /// A field may stand there several times.
    pub texts: BTreeMap<String, Vec<String>>,
    /// Name and bytes.
    pub files: Vec<(String, Vec<u8>)>,
    /// The language somebody gave a reason in.
    pub language: Option<Language>,
    /// What is to be told once it is done.
    pub told: Told,
}

/// Why something was not done.
#[derive(Debug)]
pub(super) enum Stop {
    /// A field: its name, and the word that says what is wrong with it.
    Field(&'static str, &'static str),
    /// A field that the office refuses.
    At(&'static str, Box<Refusal>),
    /// Nothing was done, for these reasons.
    Undone(Vec<Remark>),
    /// What is meant is not his.
    NotOwn,
    /// Somebody else was faster.
    Meanwhile(Box<Entry>),
    /// The office or the machine.
    Office(OfficeError),
}

impl From<OfficeError> for Stop {
    fn from(error: OfficeError) -> Self {
        Stop::Office(error)
    }
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Stop::Office(error.into())
    }
}

impl Given {
    /// A field that is filled in.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        self.texts.get(name)?.first().map(|text| text.trim()).filter(|text| !text.is_empty())
    }

    /// A field that must be filled in.
    pub(super) fn needed(&self, name: &'static str) -> Result<&str, Stop> {
        self.text(name).ok_or(Stop::Field(name, "deed-missing"))
    }

    /// A field of a form that states everything anew: what is not there stays as it is, what is empty is taken away.
    pub(super) fn stated(&self, name: &str) -> Option<&str> {
        self.texts.get(name)?.first().map(|text| text.trim())
    }

    /// A field as text; empty where it is left out.
    pub(super) fn line(&self, name: &str) -> String {
        self.text(name).unwrap_or_default().to_owned()
    }

    /// Every value of a field that may stand there several times.
    pub(super) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.texts.get(name).into_iter().flatten().map(|text| text.trim()).filter(|text| !text.is_empty())
    }

    /// Whether a box is ticked.
    pub(super) fn is_ticked(&self, name: &str) -> bool {
        self.text(name).is_some_and(|text| text != "false")
    }

    /// Something with a number or a stable name.
    pub(super) fn parsed<T: FromStr>(&self, name: &'static str) -> Result<T, Stop> {
        self.needed(name)?.parse().map_err(|_| Stop::Field(name, "deed-unreadable"))
    }

    /// The same where it may be left out.
    pub(super) fn parsed_if_any<T: FromStr>(&self, name: &'static str) -> Result<Option<T>, Stop> {
        let Some(text) = self.text(name) else { return Ok(None) };
        text.parse().map(Some).map_err(|_| Stop::Field(name, "deed-unreadable"))
    }

    /// A day that may be left out.
    pub(super) fn day_if_any(&self, name: &'static str) -> Result<Option<Date>, Stop> {
        let Some(text) = self.text(name) else { return Ok(None) };
        day_of(text).map(Some).ok_or(Stop::Field(name, "deed-no-day"))
    }

    /// A day; that of the stamp where it is left out.
    pub(super) fn day_or_today(&self, name: &'static str, stamp: &Stamp) -> Result<Date, Stop> {
        Ok(self.day_if_any(name)?.unwrap_or_else(|| stamp.day()))
    }

    /// A day that must be given.
    pub(super) fn day(&self, name: &'static str) -> Result<Date, Stop> {
        self.day_if_any(name)?.ok_or(Stop::Field(name, "deed-missing"))
    }

    /// A tournament.
    pub(super) fn tournament(&self, name: &'static str) -> Result<TournamentId, Stop> {
        self.parsed(name)
    }

    /// A line of a file, which people count from 1.
    pub(super) fn file_line(&self, name: &'static str) -> Result<u32, Stop> {
        self.parsed::<u32>(name)?.checked_sub(1).ok_or(Stop::Field(name, "deed-unreadable"))
    }

    /// The one file of a form.
    pub(super) fn file(&self, name: &'static str) -> Result<(&str, &[u8]), Stop> {
        match &self.files[..] {
            [(name, bytes)] => Ok((name, bytes)),
            [] => Err(Stop::Field(name, "deed-missing")),
            _ => Err(Stop::Field(name, "deed-one-file")),
        }
    }

    /// What looks odd about what was done.
    pub(super) fn warn(&self, warnings: Vec<Warning>) {
        warnings.into_iter().for_each(|warning| self.told.add(Remark::Warning(warning)));
    }

    /// A sentence about what was done.
    pub(super) fn tell(&self, key: &'static str, facts: Vec<(&'static str, Fact)>) {
        self.told.add(Remark::Said(key, facts));
    }

    /// A month, `2024-04`, as its first day; none where it is left out.
    pub(super) fn month_if_any(&self, name: &'static str) -> Result<Option<Date>, Stop> {
        let Some(text) = self.text(name) else { return Ok(None) };
        let day = format!("{text}-01").parse().ok().or_else(|| day_of(text));
        day.map(Some).ok_or(Stop::Field(name, "deed-no-month"))
    }

    /// A series.
    pub(super) fn series(&self, name: &'static str) -> Result<Series, Stop> {
        self.parsed(name)
    }

    /// An entry of the ledger.
    pub(super) fn entry(&self, name: &'static str) -> Result<EntryId, Stop> {
        self.parsed(name)
    }

    /// A person as somebody types one: by number or by name.
    pub(super) fn person(&self, store: &mut Reader<'_>, name: &'static str) -> Result<PersonId, Stop> {
        arpad_office::views::person_page::person_meant(store, self.needed(name)?).map_err(|error| at(name, error))
    }

    /// The same where it may be left out.
    pub(super) fn person_if_any(&self, store: &mut Reader<'_>, name: &'static str) -> Result<Option<PersonId>, Stop> {
        self.text(name).map(|_| self.person(store, name)).transpose()
    }

    /// A club as somebody types one.
    pub(super) fn club(&self, store: &mut Reader<'_>, name: &'static str) -> Result<ClubId, Stop> {
        Ok(find_club(store, self.needed(name)?).map_err(|error| at(name, error))?.id)
    }

    /// The same where it may be left out.
    pub(super) fn club_if_any(&self, store: &mut Reader<'_>, name: &'static str) -> Result<Option<ClubId>, Stop> {
        self.text(name).map(|_| self.club(store, name)).transpose()
    }
}

/// What the office refuses about one field stands at that field.
pub(super) fn at(name: &'static str, error: OfficeError) -> Stop {
    match error {
        OfficeError::Refused(refusal) => Stop::At(name, refusal),
        other => Stop::Office(other),
    }
}
