//! A list on its way in: each player is found by number or becomes somebody new. Nothing here speaks to the registry.

use super::Sheet;
use super::cleaned::Cleaned;
use super::present::Present;
use super::row::{Printed, Row, is_junior};
use crate::lists::compute::People;
use crate::register::matching::keys;
use arpad_codes::{Code, codes};
use arpad_formats::fide_list::{self, Rated, Record, full_title};
use arpad_formats::notice::{Notice, Severity};
use arpad_model::{Birth, FideId, Person, PersonId, PersonName, Sex, Tempo};
use arpad_registry::tables::everybody;
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use std::collections::HashMap;
use std::fs::File;
use std::sync::mpsc::SyncSender;

codes! {
    /// What an import says, beside what the reader says.
    pub CODES: Code;

    /// A number stands on two lines; the first counts.
    TWICE = "import-twice";
    /// Names lost characters that steer a terminal.
    UNSTEERED = "import-unsteered";

    /// Many who were on the list before are not on this one.
    VANISHED = "import-vanished";
}

/// New persons that are handed over at once.
const CHUNK: usize = 20_000;

/// Notices about numbers that come twice, at most.
const MOST: usize = 1000;

/// Persons on their way to the registry.
pub(super) struct Chunk {
    pub new: Vec<Person>,
    pub changed: Vec<(PersonId, Draft)>,
    /// Bytes of the file behind us.
    pub consumed: u64,
}

/// What a list says of a person who is known.
pub(super) struct Draft {
    pub name: PersonName,
    pub born: Option<Birth>,
    pub sex: Option<Sex>,
    pub country: String,
    pub title: String,
}

/// What is left when everything has been read.
pub(super) struct Reading {
    pub players: u64,
    pub new_persons: u64,
    pub notices: Vec<Notice>,
    /// In the order of [`Tempo::ALL`], as the file has them.
    pub rows: [Vec<Row>; 3],
    pub titles: HashMap<PersonId, String>,
    /// Whose number stands in the file, rated or not.
    pub present: Present,
    /// The list is of one tempo alone.
    pub is_single: bool,
}

/// Why the reading stopped.
pub(super) enum Stop {
    List(fide_list::Error),
    /// The list of this tempo is here already.
    Taken(Tempo),
    /// Nobody takes what is read.
    Unheard,
}

impl From<fide_list::Error> for Stop {
    fn from(error: fide_list::Error) -> Self {
        Stop::List(error)
    }
}

/// Who is known by FIDE number: sixteen bytes each.
pub(super) struct Register {
    /// By FIDE number; a digest tells without a look whether the list says something new.
    known: Vec<(FideId, PersonId, u64)>,
    people: People,
}

impl Register {
    pub fn read(store: &mut Reader<'_>) -> Result<Self, Error> {
        let mut known = Vec::new();
        everybody::each_listed(store, |one| {
            let digest = match one.is_komir {
                true => digest_of_title(&one.title),
                false => digest(&one.name.family, &one.name.given, &one.country, &one.title, one.born.map(Birth::year)),
            };
            known.push((one.fide, one.id, digest));
            Ok(())
        })?;
        known.sort_unstable();
        Ok(Register { known, people: People::numbers(store)? })
    }

    /// The person of a number, and the digest of what is known.
    fn find(&self, fide: FideId) -> Option<(PersonId, u64)> {
        let place = self.known.binary_search_by_key(&fide, |(fide, _, _)| *fide).ok()?;
        Some((self.known[place].1, self.known[place].2))
    }
}

/// Digests of KOMIR persons have the last bit set, all others not.
fn digest_of_title(title: &str) -> u64 {
    fnv([title.as_bytes()].into_iter()) | 1
}

fn digest(family: &str, given: &str, country: &str, title: &str, born: Option<i16>) -> u64 {
    let born = born.unwrap_or(0).to_be_bytes();
    let texts = [family, given, country, title].map(str::as_bytes);
    fnv(texts.into_iter().chain([born.as_slice()])) & !1
}

/// FNV-1a, each text with an end of its own.
fn fnv<'a>(texts: impl Iterator<Item = &'a [u8]>) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for text in texts {
        for byte in text.iter().copied().chain([0xFF]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash
}

/// Reads the list and hands its persons over in chunks.
pub(super) fn read(
    file: File,
    sheet: &Sheet<'_>,
    register: Register,
    next: PersonId,
    taken: [bool; 3],
    sender: &SyncSender<Chunk>,
) -> Result<Reading, Stop> {
    let mut reader = ListReader {
        sheet,
        seen: vec![0; register.known.len().div_ceil(64)],
        register,
        new: HashMap::new(),
        next,
        chunk: Chunk { new: Vec::new(), changed: Vec::new(), consumed: 0 },
        reading: Reading {
            players: 0,
            new_persons: 0,
            notices: Vec::new(),
            rows: [Vec::new(), Vec::new(), Vec::new()],
            titles: HashMap::new(),
            present: Present::default(),
            is_single: false,
        },
        taken,
        cleaned: None,
    };
    let tempo = fide_list::Tempo::of_file_name(sheet.file_name);
    let summary = fide_list::read(file, tempo, |record, at| {
        reader.take(record, at.line)?;
        if reader.chunk.new.len() >= CHUNK || reader.chunk.changed.len() >= CHUNK {
            reader.chunk.consumed = at.consumed;
            reader.hand_over(sender)?;
        }
        Ok::<(), Stop>(())
    })?;
    reader.hand_over(sender)?;
    let mut reading = reader.reading;
    reading.notices.extend(
        reader
            .cleaned
            .map(|(line, count)| Notice::new(Severity::Warning, line as usize, 0, UNSTEERED).with("count", count)),
    );
    reading.players = summary.players;
    reading.is_single = summary.layout.is_single_tempo();
    let twice = std::mem::replace(&mut reading.notices, summary.notices);
    reading.notices.extend(twice);
    Ok(reading)
}

struct ListReader<'a> {
    sheet: &'a Sheet<'a>,
    register: Register,
    /// A bit for each known number that has stood in the file.
    seen: Vec<u64>,
    /// Numbers that are new with this file.
    new: HashMap<FideId, PersonId>,
    next: PersonId,
    chunk: Chunk,
    reading: Reading,
    taken: [bool; 3],
    /// The first line whose texts had to be cleaned, and how many there are.
    cleaned: Option<(u64, u64)>,
}

impl ListReader<'_> {
    fn take(&mut self, record: &Record<&str>, line: u64) -> Result<(), Stop> {
        let known = self.register.find(FideId(record.fide_id));
        let is_ours = self.sheet.country.is_empty() || record.federation.eq_ignore_ascii_case(self.sheet.country);
        if known.is_none() && !is_ours {
            return Ok(());
        }
        let cleaned = (self.sheet.reading >= 2).then(|| Cleaned::of(record)).flatten();
        let record = match &cleaned {
            Some(cleaned) => {
                let (_, count) = self.cleaned.get_or_insert((line, 0));
                *count += 1;
                &cleaned.record(record)
            }
            None => record,
        };
        if self.is_twice(FideId(record.fide_id)) {
            if self.reading.notices.len() < MOST {
                let notice = Notice::new(Severity::Warning, line as usize, 0, TWICE);
                self.reading.notices.push(notice.with("number", FideId(record.fide_id)));
            }
            return Ok(());
        }
        let title = full_title(if record.title.is_empty() { record.women_title } else { record.title });
        let person = match known {
            Some((person, digest)) => {
                self.compare(record, title, person, digest);
                person
            }
            None => self.enter(record, title),
        };
        let standing = self.register.people.standing_for(person);
        self.reading.present.mark(standing);
        for tempo in Tempo::ALL {
            self.rate(record, tempo, standing, title, standing != person)?;
        }
        Ok(())
    }

    fn is_twice(&mut self, fide: FideId) -> bool {
        match self.register.known.binary_search_by_key(&fide, |(fide, _, _)| *fide) {
            Ok(place) => {
                let (word, bit) = (&mut self.seen[place / 64], 1 << (place % 64));
                let before = *word & bit != 0;
                *word |= bit;
                before
            }
            Err(_) => self.new.contains_key(&fide),
        }
    }

    /// A person who is known and may have changed.
    fn compare(&mut self, record: &Record<&str>, title: &str, person: PersonId, known: u64) {
        let is_new = if known & 1 == 1 {
            !title.is_empty() && digest_of_title(title) != known
        } else {
            let (family, given) = name_of(record.name);
            let year = record.born.map(|born| born.year as i16);
            let is_other = digest(family, given, record.federation, title, year) != known;
            // Old lists tell the day of birth, of which the digest knows nothing.
            is_other || record.born.is_some_and(|born| born.month_day.is_some())
        };
        if is_new {
            self.chunk.changed.push((person, draft(record, title)));
        }
    }

    /// Somebody new.
    fn enter(&mut self, record: &Record<&str>, title: &str) -> PersonId {
        let person = self.next;
        self.next = PersonId(self.next.0 + 1);
        self.new.insert(FideId(record.fide_id), person);
        self.reading.new_persons += 1;
        let Draft { name, born, sex, country, title } = draft(record, title);
        let keys = keys(&name);
        self.chunk.new.push(Person {
            id: person,
            komir: None,
            fide: Some(FideId(record.fide_id)),
            egd: None,
            name,
            plain: keys.plain,
            sound: keys.sound,
            born,
            sex,
            country,
            title,
            club: None,
            died: None,
            hidden: false,
            merged_into: None,
            withheld: false,
            stranger: false,
        });
        person
    }

    fn rate(
        &mut self,
        record: &Record<&str>,
        tempo: Tempo,
        person: PersonId,
        title: &str,
        is_merged: bool,
    ) -> Result<(), Stop> {
        let Rated { rating: Some(rating), games, k } = rated(record, tempo) else { return Ok(()) };
        if self.taken[tempo.index()] {
            return Err(Stop::Taken(tempo));
        }
        if !title.is_empty() {
            self.reading.titles.entry(person).or_insert_with(|| title.to_owned());
        }
        let printed = Printed {
            rating,
            games,
            k,
            is_inactive: record.flags.inactive,
            is_titled: !title.is_empty(),
            is_merged,
            is_junior: is_junior(record.born, self.sheet.day),
        };
        let row = Row::new(person, &printed);
        self.reading.rows[tempo.index()].push(row);
        Ok(())
    }

    fn hand_over(&mut self, sender: &SyncSender<Chunk>) -> Result<(), Stop> {
        let consumed = self.chunk.consumed;
        let chunk = std::mem::replace(&mut self.chunk, Chunk { new: Vec::new(), changed: Vec::new(), consumed });
        sender.send(chunk).map_err(|_| Stop::Unheard)
    }
}

pub(super) fn draft(record: &Record<&str>, title: &str) -> Draft {
    let (family, given) = name_of(record.name);
    Draft {
        name: PersonName::new(storable(family), storable(given)),
        born: record.born.map(birth),
        sex: sex(record),
        country: storable(record.federation),
        title: storable(title),
    }
}

fn name_of(text: &str) -> (&str, &str) {
    let (family, given) = text.split_once(',').unwrap_or((text, ""));
    (family.trim(), given.trim())
}

/// A broken line can hold what no database takes.
fn storable(text: &str) -> String {
    if text.contains('\0') { text.replace('\0', "") } else { text.to_owned() }
}

fn birth(born: fide_list::Birth) -> Birth {
    let year = born.year as i16;
    let date = born.month_day.and_then(|(month, day)| Date::new(year, month as i8, day as i8).ok());
    date.map_or(Birth::Year(year), Birth::Date)
}

fn sex(record: &Record<&str>) -> Option<Sex> {
    match record.sex {
        Some(fide_list::Sex::Female) => Some(Sex::Female),
        Some(fide_list::Sex::Male) => Some(Sex::Male),
        None => record.flags.woman.then_some(Sex::Female),
    }
}

pub(super) fn rated(record: &Record<&str>, tempo: Tempo) -> Rated {
    match tempo {
        Tempo::Standard => record.standard,
        Tempo::Rapid => record.rapid,
        Tempo::Blitz => record.blitz,
    }
}
