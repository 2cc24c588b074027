//! Imported lists: FIDE's file becomes persons and the rows of up to three lists.
//!
//! Everything here depends on the bytes, the act and the tables alone, for a registry is rebuilt through it. The file is
//! read and understood on a thread of its own while this one writes; what is kept of a person until the end is his numbers
//! and, for each of his ratings, twelve bytes.

mod cleaned;
mod looking;
mod present;
mod reading;
mod row;

pub(crate) use looking::{OnList, on_list};
pub use reading::CODES;
pub(crate) use row::READING;

use crate::lists::compute::holding;
use crate::lists::{ImportedList, Owners};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys;
use crate::register::{higher, registered};
use arpad_formats::notice::Notice;
use arpad_model::{Birth, EntryId, List, ListRow, Moment, Origin, PersonId, Series, Tempo, hex};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::list_seals::RowsHash;
use arpad_registry::tables::lists;
use arpad_registry::tables::{everybody, persons, unnamed};
use arpad_registry::{Error, Reader, Writer, ledger};
use arpad_rules::chess::kernel::field::list_number;
use jiff::civil::Date;
use reading::{Chunk, Draft, Reading, Register, Stop};
use row::{Earlier, OfList, Row};
use std::collections::{HashMap, HashSet};
use std::fs::File;

/// Rows that go to the database at once.
const AT_ONCE: usize = 20_000;

/// What is imported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet<'a> {
    /// The name the file came under; it may say the tempo.
    pub file_name: &'a str,
    /// The date of the list.
    pub day: Date,
    /// Only players of this federation, and those the register knows; empty = everybody.
    pub country: &'a str,
    /// In the place of what was imported for the day before.
    pub instead: bool,
    /// How the file is understood, see [`READING`].
    pub reading: u8,
}

/// What became of it.
pub(crate) struct Entered {
    pub players: u64,
    pub new_persons: u64,
    pub changed_persons: u64,
    pub lists: Vec<ImportedList>,
    pub notices: Vec<Notice>,
}

/// Enters a list under an entry. `progress` hears how many bytes of the file are behind us.
pub(crate) fn enter(
    store: &mut Writer<'_>,
    (entry, moment): (EntryId, Moment),
    sheet: &Sheet<'_>,
    file: File,
    mut progress: impl FnMut(u64),
) -> Result<Entered, OfficeError> {
    let before = imported(store, sheet.day)?;
    let taken = before.each_ref().map(|list| list.is_some() && !sheet.instead);
    let register = Register::read(store)?;
    let next = persons::next(store)?;
    let length = file.metadata().map_err(Error::from)?.len();
    let is_first = is_large_beside(length, everybody::count(store)?);
    if is_first {
        everybody::drop_keys(store)?;
    }
    let newer = if sheet.reading > 0 { everybody::told_after(store, sheet.day)? } else { HashSet::new() };
    let (sender, chunks) = std::sync::mpsc::sync_channel::<Chunk>(2);
    let mut changed_persons = 0;
    let reading = std::thread::scope(|scope| {
        let reader = scope.spawn(move || reading::read(file, sheet, register, next, taken, &sender));
        let written = chunks.iter().try_for_each(|chunk| -> Result<(), OfficeError> {
            persons::insert_all(store, &chunk.new, entry)?;
            for (person, draft) in &chunk.changed {
                changed_persons += u64::from(change(store, entry, *person, draft, newer.contains(person))?);
            }
            progress(chunk.consumed);
            Ok(())
        });
        // A reader that is not heard any more must not wait for us.
        drop(chunks);
        let reading = reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        written.map(|()| reading)
    })?;
    let mut reading = reading.map_err(|stop| refused(store, sheet, stop))?;
    progress(length);
    if reading.players == 0 {
        return Err(Refusal { notices: reading.notices, ..Refusal::new(code::LIST_WITHOUT_PLAYERS) }.into());
    }
    if is_first {
        everybody::create_keys(store)?;
    }
    let (mut lists, mut notices) = (Vec::new(), Vec::new());
    for (tempo, rows) in Tempo::ALL.into_iter().zip(std::mem::take(&mut reading.rows)) {
        if rows.is_empty() {
            continue;
        }
        let is_single = reading.is_single;
        let earlier = if is_single || sheet.reading == 0 { HashMap::new() } else { earlier(store, tempo, sheet.day)? };
        let (day, titles, earlier) = (sheet.day, &reading.titles, &earlier);
        let of = OfList { day, tempo, is_single, reading: sheet.reading, titles, earlier };
        notices.extend(present::vanished(store, Series::Chess(tempo), sheet.day, &reading.present)?);
        let revision = before[tempo.index()].as_ref().map_or(0, |list| list.revision + 1);
        lists.push(enter_rows(store, (entry, moment), (&of, revision), rows)?);
    }
    let Reading { players, new_persons, .. } = reading;
    notices.extend(reading.notices);
    Ok(Entered { players, new_persons, changed_persons, lists, notices })
}

/// Gives those whom an import changed last, and that is taken back now, what another list says of them.
pub(crate) fn restate(
    store: &mut Writer<'_>,
    sheet: &Sheet<'_>,
    file: File,
    (done, by): (EntryId, EntryId),
) -> Result<(), OfficeError> {
    let register = Register::read(store)?;
    let next = persons::next(store)?;
    // Who is not in the register stays out of it: no federation is called so.
    let sheet = &Sheet { country: "-", ..*sheet };
    let (sender, chunks) = std::sync::mpsc::sync_channel::<Chunk>(2);
    let reading = std::thread::scope(|scope| {
        let reader = scope.spawn(move || reading::read(file, sheet, register, next, [false; 3], &sender));
        let written = chunks.iter().flat_map(|chunk| chunk.changed).try_for_each(|(person, draft)| {
            if unnamed::is_written_by(store, person, done)? {
                change(store, by, person, &draft, false)?;
            }
            Ok::<(), OfficeError>(())
        });
        drop(chunks);
        let reading = reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        written.map(|()| reading)
    })?;
    reading.map(|_| ()).map_err(|stop| refused(store, sheet, stop))
}

/// FIDE's lists of a day that are here already, the newest of each, in the order of [`Tempo::ALL`].
pub(crate) fn imported(store: &mut Reader<'_>, day: Date) -> Result<[Option<List>; 3], Error> {
    let mut found = [None, None, None];
    for (place, tempo) in found.iter_mut().zip(Tempo::ALL) {
        let of_day = |list: &List| list.origin == Origin::Fide && list.day == day;
        *place = lists::of(store, Series::Chess(tempo))?.into_iter().filter(of_day).max_by_key(|list| list.revision);
    }
    Ok(found)
}

/// When everybody last played at a tempo that a combined list says nothing of: as the list in force before it has it.
fn earlier(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<HashMap<PersonId, Earlier>, Error> {
    let series = Series::Chess(tempo);
    let owners = Owners::read(store, series, EntryId::LAST)?;
    let mut before = holding(lists::of(store, series)?, &owners);
    before.retain(|list| list.day < day || (list.day == day && list.origin == Origin::Computed));
    let (true, Some(before)) = (tempo != Tempo::Standard, before.last()) else { return Ok(HashMap::new()) };
    let mut earlier = HashMap::with_capacity(before.players as usize);
    let list = list_number(before.day);
    list_rows::each(store, before.id, |row| {
        earlier.insert(row.person, Earlier { list, active: row.active, last_active: row.last_active });
        Ok(())
    })?;
    Ok(earlier)
}

/// By which reading a list of FIDE's was imported.
pub(crate) fn reading_of(store: &mut Reader<'_>, list: &List) -> Result<u8, Error> {
    /// What the act says of it; the room of acts knows the rest.
    #[derive(serde::Deserialize)]
    struct Understood {
        #[serde(default)]
        reading: u8,
    }
    let entry = ledger::entry(store, list.closed)?;
    let understood = entry.and_then(|entry| serde_json::from_str::<Understood>(&entry.body).ok());
    Ok(understood.map_or(0, |understood| understood.reading))
}

/// A file of many more players than the register has.
fn is_large_beside(length: u64, persons: u64) -> bool {
    // A player takes 160 bytes of FIDE's text, of a zip about 25.
    let players = length / 160;
    players > 20_000 && persons < players
}

fn refused(store: &mut Reader<'_>, sheet: &Sheet<'_>, stop: Stop) -> OfficeError {
    match stop {
        Stop::List(error) => Refusal::new(code::LIST_UNREADABLE)
            .with("file", sheet.file_name)
            .with("error", error.to_string().as_str())
            .into(),
        Stop::Taken(tempo) => match imported(store, sheet.day) {
            Ok(mut lists) => already_imported(tempo, sheet.day, lists[tempo.index()].take()),
            Err(error) => error.into(),
        },
        // The writer has failed and says so itself; this is never told.
        Stop::Unheard => Refusal::new(code::LIST_UNREADABLE).with("file", sheet.file_name).with("error", "").into(),
    }
}

fn already_imported(tempo: Tempo, day: Date, list: Option<List>) -> OfficeError {
    let refusal = Refusal::new(code::LIST_IMPORTED).with("series", tempo.as_str()).with("date", day);
    match list {
        Some(list) => refusal.with_moment(list.closed_at).with("entry", list.closed).into(),
        None => refusal.into(),
    }
}

/// Changes a known person as the list has it; whether anything changed. Of a person about whom something newer is known, an
/// old list tells only what is missing.
fn change(
    store: &mut Writer<'_>,
    entry: EntryId,
    person: PersonId,
    draft: &Draft,
    is_older: bool,
) -> Result<bool, OfficeError> {
    let old = registered(store, person)?;
    let mut new = old.clone();
    if is_older && old.komir.is_none() {
        for (field, listed) in [(&mut new.country, &draft.country), (&mut new.title, &draft.title)] {
            if field.is_empty() {
                field.clone_from(listed);
            }
        }
        new.born = old.born.or(draft.born);
        new.sex = old.sex.or(draft.sex);
    } else if old.komir.is_some() {
        // The register's own person: name, accents and birth are ours.
        new.title = higher(&old.title, &draft.title).to_owned();
    } else {
        if !draft.name.family.is_empty() {
            new.name = draft.name.clone();
            let keys = keys(&new.name);
            (new.plain, new.sound) = (keys.plain, keys.sound);
        }
        for (field, listed) in [(&mut new.country, &draft.country), (&mut new.title, &draft.title)] {
            if !listed.is_empty() {
                field.clone_from(listed);
            }
        }
        // A year says no more than a date of the same year.
        if let Some(born) = draft.born
            && (old.born.map(Birth::year) != Some(born.year()) || matches!(born, Birth::Date(_)))
        {
            new.born = Some(born);
        }
        new.sex = old.sex.or(draft.sex);
    }
    if new != old {
        persons::update(store, &new, entry)?;
    }
    Ok(new != old)
}

/// Enters the list of one tempo, published with the entry that brings it.
fn enter_rows(
    store: &mut Writer<'_>,
    (entry, moment): (EntryId, Moment),
    (of, revision): (&OfList<'_>, u32),
    mut rows: Vec<Row>,
) -> Result<ImportedList, OfficeError> {
    let list = lists::next(store)?;
    // Rows are unfolded and hashed on a thread of its own while those before them are written.
    let (sender, parts) = std::sync::mpsc::sync_channel::<Vec<ListRow>>(2);
    let (hash, players) = std::thread::scope(|scope| {
        let unfolding = scope.spawn(move || -> Result<([u8; 32], u64), Error> {
            // The person's own row goes before that of a number merged into him, the first in the file before the second.
            rows.sort_by_key(|row| (row.person, row.is_merged()));
            rows.dedup_by_key(|row| row.person);
            let mut hash = RowsHash::default();
            for part in rows.chunks(AT_ONCE) {
                let part: Vec<ListRow> = part.iter().map(|row| row.unfold(of)).collect();
                part.iter().try_for_each(|row| hash.add(row))?;
                if sender.send(part).is_err() {
                    break;
                }
            }
            Ok(hash.finish())
        });
        let written = parts.iter().try_for_each(|part| list_rows::insert_all(store, list, &part));
        drop(parts);
        let hashed = unfolding.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        written.and(hashed)
    })?;
    let (series, day) = (Series::Chess(of.tempo), of.day);
    let head = List {
        id: list,
        series,
        day,
        revision,
        origin: Origin::Fide,
        edition: String::new(),
        base: None,
        tournament: None,
        players,
        hash,
        closed: entry,
        closed_at: Some(moment),
        published: Some(entry),
        published_at: Some(moment.to_owned()),
    };
    lists::insert(store, &head, &[])?;
    Ok(ImportedList { list, series, sha256: hex(&hash) })
}

#[cfg(test)]
mod tests {
    use super::is_large_beside;

    /// A player takes 160 bytes: from 20,001 of them on, and only where they are more than the register has.
    #[test]
    fn a_file_is_large_where_it_has_more_than_twenty_thousand_players_and_more_than_the_register() {
        for (bytes, persons, is_large) in [
            (160 * 20_001, 0, true),
            (160 * 20_001, 20_000, true),
            (160 * 20_001, 20_001, false),
            (160 * 20_001 - 1, 0, false),
            (160 * 20_000, 0, false),
            (160 * 1_000_000, 999_999, true),
            (160 * 1_000_000, 1_000_000, false),
            (0, 0, false),
        ] {
            assert_eq!(is_large_beside(bytes, persons), is_large, "{bytes} bytes beside {persons}");
        }
    }
}
