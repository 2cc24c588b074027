//! FIDE's list becomes the sheet of a period: kept as it came, read, entered and published in one act.

mod taken_back;

pub use crate::lists::import::CODES;

use crate::acts::desk::{Stamp, act_of, kept, seal};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::file_name;
use crate::lists::import::{READING, Sheet, enter, imported};
use crate::lists::{ImportedList, Owners};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_codes::federation;
use arpad_formats::notice::Notice;
use arpad_model::{EntryId, List, ListId, Origin, PersonId, Series, hex};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{lists, persons};
use arpad_registry::{Error, Reader, Writer, blobs, ledger, scratch};
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::io::{Read, Seek, Write};

/// An imported list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportAct {
    /// The SHA-256 of its bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
    /// The date of the list.
    pub day: Date,
    /// Only players of this federation; empty = everybody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub country: String,
    /// It takes the place of what was imported for the day before: as revisions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub instead: bool,
    /// How the file was understood; the reading of old acts is 0.
    #[serde(default, skip_serializing_if = "is_first_reading")]
    pub reading: u8,
    /// Players read.
    pub players: u64,
    /// The number of the first person who entered the register with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<PersonId>,
    /// The lists it became, with the hash of their rows.
    pub lists: Vec<ImportedList>,
}

fn is_first_reading(reading: &u8) -> bool {
    *reading == 0
}

/// A list as it comes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Incoming<'a> {
    /// The name it came under. It may say the tempo of a list of one tempo, and the date.
    pub file_name: &'a str,
    /// The date of the list; none = the file's name tells.
    pub day: Option<Date>,
    /// Only players of this federation, and those the register knows by number; empty = everybody.
    pub federation: &'a str,
    /// The day of the list may be still to come: FIDE publishes some days before.
    pub in_advance: bool,
}

/// An imported list.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The date of the list.
    pub day: Date,
    /// The same bytes were imported before; nothing was done.
    pub seen_before: bool,
    /// It takes the place of what was imported for the day before: of less of the same file, or of another.
    pub instead: bool,
    /// Our own lists that start from what it takes the place of; they stay as they are until they are replayed.
    pub built_upon: Vec<List>,
    /// Players in the file.
    pub players: u64,
    /// Persons who entered the register.
    pub new_persons: u64,
    /// Persons of whom the list told something new.
    pub changed_persons: u64,
    /// One list for each tempo.
    pub lists: Vec<List>,
    /// Series with lists of our own of which nobody ever said whose they are: FIDE's list governs its day.
    pub unowned: Vec<Series>,
    /// What the reader says about the file.
    pub notices: Vec<Notice>,
}

/// Imports a list, plain or zipped, of any layout. `progress` hears how many bytes of the file are understood. The same file
/// with more of its players takes the place of what was imported of it before; another file for the same day is refused.
pub fn import(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    source: impl Read,
    incoming: &Incoming<'_>,
    progress: impl FnMut(u64),
) -> Result<Imported, OfficeError> {
    import_as(store, stamp, source, incoming, false, progress)
}

/// Imports a list in the place of another file that was imported for the same day: its lists are revisions.
pub fn import_instead(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    source: impl Read,
    incoming: &Incoming<'_>,
    progress: impl FnMut(u64),
) -> Result<Imported, OfficeError> {
    import_as(store, stamp, source, incoming, true, progress)
}

/// So many days before its own FIDE's list can be out.
const AHEAD: i64 = 31;

fn import_as(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    source: impl Read,
    incoming: &Incoming<'_>,
    instead: bool,
    progress: impl FnMut(u64),
) -> Result<Imported, OfficeError> {
    let file_name = file_name(incoming.file_name);
    let day = incoming.day.or_else(|| day_of_file_name(&file_name));
    let day = day.ok_or_else(|| Refusal::new(code::LIST_UNDATED).with("file", file_name.as_str()))?;
    if day.day() != 1 {
        return Err(Refusal::new(code::LIST_DATE).with("date", day).into());
    }
    let is_soon = day <= stamp.day().saturating_add(AHEAD.days());
    if day > stamp.day() && is_soon && !incoming.in_advance {
        return Err(Refusal::new(code::LIST_AHEAD).with("date", day).with("today", stamp.day()).into());
    }
    if !is_soon {
        texts::past(stamp.day(), day)?;
    }
    // What is read is a copy of what is kept: the file itself may change or grow under our hands.
    let mut copy = scratch::file().map_err(Error::from)?;
    let blob = blobs::keep(store, Copying { source, copy: &mut copy })?;
    copy.rewind().map_err(Error::from)?;
    let country = match incoming.federation.trim() {
        "" => String::new(),
        text => {
            let refusal = || Refusal::new(code::FEDERATION_UNKNOWN).with("federation", text);
            federation(text).ok_or_else(refusal)?.to_owned()
        }
    };
    let mut act = ImportAct {
        sha256: hex(&blob.hash),
        file_name,
        day,
        country,
        instead: false,
        reading: READING,
        players: 0,
        first: None,
        lists: Vec::new(),
    };
    let before = before(store, &act)?;
    if let Before::Same(known) = &before {
        return seen(store, known);
    }
    act.instead = instead || matches!(before, Before::Narrower);
    let replaced: Vec<ListId> = imported(store, day)?.into_iter().flatten().map(|list| list.id).collect();
    let entry = ledger::head(store)?.0.next();
    let first = persons::next(store)?;
    let entered = enter(store, (entry, stamp.moment), &act.sheet(), copy, progress)?;
    act.first = (entered.new_persons > 0).then_some(first);
    (act.players, act.lists) = (entered.players, entered.lists);
    let sealed = seal(store, stamp, &Act::Import(act.clone()))?;
    debug_assert_eq!(sealed.seq, entry);
    Ok(Imported {
        day,
        seen_before: false,
        instead: act.instead && !replaced.is_empty(),
        built_upon: starting_from(store, &replaced)?,
        players: entered.players,
        new_persons: entered.new_persons,
        changed_persons: entered.changed_persons,
        lists: lists_of(store, &act)?,
        unowned: unowned(store, &act)?,
        notices: entered.notices,
    })
}

/// The date FIDE's own file names tell: `standard_apr24frl.txt`, `JAN01FRL.TXT`.
pub fn day_of_file_name(name: &str) -> Option<Date> {
    const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let name = name.to_ascii_lowercase();
    let before = &name[..name.find("frl")?];
    let dated = before.get(before.len().checked_sub(5)?..)?;
    let (month, year) = (dated.get(..3)?, dated.get(3..)?);
    let month = MONTHS.iter().position(|known| *known == month)? + 1;
    if !year.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let year: i16 = year.parse().ok()?;
    // FIDE's lists begin in 1971.
    Date::new(if year > 70 { 1900 + year } else { 2000 + year }, month as i8, 1).ok()
}

impl Body for ImportAct {
    const NAME: &'static str = "import";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let differs = |what: String| OfficeError::Differs { entry: entry.seq, what };
        let file = self.file(store, |what| differs(what.to_owned()))?;
        let entered = enter(store, (entry.seq, entry.moment), &self.sheet(), file, |_| {})?;
        if entered.players != self.players {
            return Err(differs(format!("{} players are read instead of {}", entered.players, self.players)));
        }
        if entered.lists != self.lists {
            return Err(differs(format!("the lists of {} come out with other hashes", self.day)));
        }
        Ok(())
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        taken_back::undo(self, store, done, by)
    }
}

impl ImportAct {
    /// The bytes it came with; `missing` says what it means that they are not there.
    pub(super) fn file(
        &self,
        store: &mut Reader<'_>,
        missing: impl Fn(&str) -> OfficeError,
    ) -> Result<std::fs::File, OfficeError> {
        let blob = kept(store, &self.sha256, missing)?;
        let mut file = scratch::file().map_err(Error::from)?;
        blobs::each_part(store, blob.id, |part| Ok(file.write_all(part).map_err(scratch::met)?))?;
        file.rewind().map_err(Error::from)?;
        Ok(file)
    }

    fn sheet(&self) -> Sheet<'_> {
        let Self { file_name, day, country, instead, reading, .. } = self;
        Sheet { file_name, day: *day, country, instead: *instead, reading: *reading }
    }
}

/// What was imported before for the same day.
enum Before {
    /// Nothing, or another file.
    Nothing,
    /// The same bytes, and everybody who is asked for now.
    Same(ImportAct),
    /// The same bytes, and fewer of their players: now they are more.
    Narrower,
}

fn before(store: &mut Reader<'_>, act: &ImportAct) -> Result<Before, OfficeError> {
    let mut before = Before::Nothing;
    for list in imported(store, act.day)?.into_iter().flatten() {
        let Some(entry) = ledger::entry(store, list.closed)? else { continue };
        match act_of(&entry)? {
            Act::Import(known) if known.sha256 != act.sha256 => {}
            Act::Import(known) if known.country == act.country || known.country.is_empty() => {
                return Ok(Before::Same(known));
            }
            Act::Import(_) => before = Before::Narrower,
            _ => {}
        }
    }
    Ok(before)
}

fn seen(store: &mut Reader<'_>, known: &ImportAct) -> Result<Imported, OfficeError> {
    Ok(Imported {
        day: known.day,
        seen_before: true,
        instead: false,
        built_upon: Vec::new(),
        players: known.players,
        new_persons: 0,
        changed_persons: 0,
        lists: lists_of(store, known)?,
        unowned: Vec::new(),
        notices: Vec::new(),
    })
}

/// Our own lists that start from any of these.
fn starting_from(store: &mut Reader<'_>, bases: &[ListId]) -> Result<Vec<List>, OfficeError> {
    let mut all = lists::all(store)?;
    all.retain(|list| list.base.is_some_and(|base| bases.contains(&base)));
    Ok(all)
}

fn unowned(store: &mut Reader<'_>, act: &ImportAct) -> Result<Vec<Series>, OfficeError> {
    let mut unowned = Vec::new();
    for ImportedList { series, .. } in &act.lists {
        let is_ours = |list: &List| list.origin == Origin::Computed;
        if Owners::read(store, *series, EntryId::LAST)?.on(act.day).is_none()
            && lists::of(store, *series)?.iter().any(is_ours)
        {
            unowned.push(*series);
        }
    }
    Ok(unowned)
}

fn lists_of(store: &mut Reader<'_>, act: &ImportAct) -> Result<Vec<List>, OfficeError> {
    let mut found = Vec::with_capacity(act.lists.len());
    for list in &act.lists {
        found.extend(lists::get(store, list.list)?);
    }
    Ok(found)
}

/// Hands on what it reads, and keeps a copy.
struct Copying<'a, R> {
    source: R,
    copy: &'a mut std::fs::File,
}

impl<R: Read> Read for Copying<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.copy.write_all(&buffer[..count]).map_err(scratch::met)?;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn fides_own_file_names_tell_the_date() {
        for (name, day) in [
            ("standard_apr24frl.txt", Some(date(2024, 4, 1))),
            ("rapid_sep12frl_xml.zip", Some(date(2012, 9, 1))),
            ("JAN01FRL.TXT", Some(date(2001, 1, 1))),
            ("jul99frl.zip", Some(date(1999, 7, 1))),
            ("jan71frl.txt", Some(date(1971, 1, 1))),
            ("dec70frl.txt", Some(date(2070, 12, 1))),
            ("players_list_foa.txt", None),
            ("frl", None),
            ("standard_xyz24frl.txt", None),
            ("standard_apr+4frl.txt", None),
            ("őőfrl", None),
        ] {
            assert_eq!(day_of_file_name(name), day, "{name}");
        }
    }
}
