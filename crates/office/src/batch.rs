//! Many files at once: the same acts, the same entries of the ledger and the same tables as one file after the other, with
//! statements that carry thousands of rows.
//!
//! A file goes the short way when nothing about it needs a look: its bytes and its event are new, it is chess, and each line
//! is beyond doubt the person with its FIDE number. Every other file goes the way of [`crate::receive`] and
//! [`crate::accept`], in its place in the order.

use crate::accept::{Acceptance, accept};
use crate::acts::{AcceptAct, Act, SubmitAct};
use crate::compute::{Rulings, Shelf, check_chess};
use crate::desk::{OfficeError, Refusal, Stamp};
use crate::enact::{described, hex};
use crate::identify::known_of;
use crate::matching::{self, Known, Sought, Verdict, keys_of_text};
use crate::receive::{LARGEST, Post, file_name, receive};
use crate::reported::{Reported, ReportedEvent, read_report};
use arpad_model::{Birth, PersonId, Series, Severity, SubmissionId, Tempo, TournamentId};
use arpad_registry::blobs::{self, Packed, Packer};
use arpad_registry::ledger::{self, NewEntry};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::submissions::{self, Submission, SubmissionState};
use arpad_registry::tables::tournaments::{self, RegisteredTournament, TournamentState};
use arpad_registry::tables::{persons, reports};
use arpad_registry::{Error, Registry, Store};
use jiff::civil::Date;
use std::collections::{HashMap, HashSet};

/// Files that go into one transaction.
pub const AT_ONCE: usize = 2_500;

/// A file of many.
#[derive(Clone, Debug)]
pub struct Filed {
    /// The name it came under.
    pub file_name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The day it came.
    pub received: Date,
}

/// What became of a file.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Its number; none where it was too large to be taken.
    pub submission: Option<SubmissionId>,
    /// The event it reports.
    pub tournament: Option<TournamentId>,
    /// How far it has come.
    pub fate: Fate,
}

/// How far a file has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Its games wait for the next list.
    Accepted,
    /// So many lines are questions to a person.
    Questions(u32),
    /// It was received, but the office refuses to accept it.
    Refused(Box<Refusal>),
    /// It cannot be read as a report, or it is too large.
    Unreadable(Box<Refusal>),
    /// The same bytes came before.
    SeenBefore,
}

/// Receives files and accepts those without a question. Some thousand files are one transaction; `progress` hears how many
/// files are entered. Files are read on a thread of its own while those before them are written.
pub fn receive_and_accept_all(
    registry: &mut Registry,
    stamp: &Stamp,
    files: impl Iterator<Item = Filed>,
    mut progress: impl FnMut(usize),
) -> Result<Vec<Outcome>, OfficeError> {
    let (to_reader, unread) = std::sync::mpsc::sync_channel::<Vec<Filed>>(1);
    let (from_reader, prepared) = std::sync::mpsc::sync_channel::<Result<Vec<Prepared>, Error>>(1);
    std::thread::scope(|scope| {
        scope.spawn(move || {
            for files in unread {
                if from_reader.send(prepare(files)).is_err() {
                    break;
                }
            }
        });
        // Ours alone, so that the reader hears when we are gone.
        let (to_reader, prepared, mut files) = (to_reader, prepared, files);
        let mut hand_over = || {
            let chunk: Vec<Filed> = files.by_ref().take(AT_ONCE).collect();
            !chunk.is_empty() && to_reader.send(chunk).is_ok()
        };
        let mut outcomes = Vec::new();
        let mut memory = Memory::default();
        let mut is_more = hand_over();
        while is_more {
            let chunk = prepared.recv().expect("the reader answers every chunk")?;
            is_more = hand_over();
            let entered = registry.write(|store| enter(store, stamp, &mut memory, chunk))?;
            outcomes.extend(entered);
            progress(outcomes.len());
        }
        Ok(outcomes)
    })
}

/// The same within one transaction.
pub fn receive_and_accept(
    store: &mut Store<'_>,
    stamp: &Stamp,
    files: Vec<Filed>,
) -> Result<Vec<Outcome>, OfficeError> {
    enter(store, stamp, &mut Memory::default(), prepare(files)?)
}

/// A file that was read and packed.
struct Prepared {
    file: Filed,
    packed: Packed,
    /// None where the file must go the long way.
    read: Option<Read>,
}

/// A chess report whose lines all have numbers.
struct Read {
    reported: Reported,
    tempo: Tempo,
    /// The name's parts, by which an event is known.
    name: String,
}

fn prepare(files: Vec<Filed>) -> Result<Vec<Prepared>, Error> {
    let mut packer = Packer::new()?;
    let prepare = |file: Filed| Ok(Prepared { packed: packer.pack(&file.bytes)?, read: read(&file), file });
    files.into_iter().map(prepare).collect()
}

fn read(file: &Filed) -> Option<Read> {
    if file.bytes.len() > LARGEST {
        return None;
    }
    let reported = read_report(&file.bytes).ok()?;
    let Series::Chess(tempo) = reported.series else { return None };
    let name = keys_of_text(reported.name()).tokens;
    reported.players.iter().all(|line| line.fide.is_some()).then_some(Read { reported, tempo, name })
}

/// What is read from the registry once and holds as long as nobody else writes.
#[derive(Default)]
struct Memory {
    /// The ledger's head after our last word.
    head: Option<(i64, [u8; 32])>,
    shelves: HashMap<Tempo, Shelf>,
    rulings: Option<Rulings>,
    /// The names of the events that begin on a day.
    events: HashMap<(Tempo, Date), HashSet<String>>,
}

/// Enters files in their order.
fn enter(
    store: &mut Store<'_>,
    stamp: &Stamp,
    memory: &mut Memory,
    files: Vec<Prepared>,
) -> Result<Vec<Outcome>, OfficeError> {
    if memory.head != Some(ledger::head(store)?) {
        *memory = Memory::default();
    }
    let known = known_among(store, &files)?;
    let mut kept = blobs::kept_among(store, files.iter().map(|file| &file.packed.hash))?;
    let mut outcomes = Vec::with_capacity(files.len());
    let mut pile = Pile::on(store)?;
    for mut file in files {
        let is_new = kept.insert(file.packed.hash);
        let read = file.read.take().filter(|_| is_new);
        let persons = read.as_ref().and_then(|read| certain(&read.reported, &known));
        match (read, persons) {
            (Some(read), Some(persons)) if is_new_event(store, memory, &read)? => {
                outcomes.push(pile.put(store, stamp, memory, file, read, persons)?);
            }
            _ => {
                pile.write(store, stamp)?;
                // The event it brings may be any.
                memory.events.clear();
                outcomes.push(one_by_one(store, stamp, &file.file)?);
                pile = Pile::on(store)?;
            }
        }
    }
    pile.write(store, stamp)?;
    memory.head = Some(ledger::head(store)?);
    Ok(outcomes)
}

/// Everybody whom a number of these files names; who was merged into another is left to the long way.
fn known_among(store: &mut Store<'_>, files: &[Prepared]) -> Result<HashMap<u32, Known>, Error> {
    let reports = files.iter().filter_map(|file| file.read.as_ref());
    let mut numbers: Vec<u32> =
        reports.flat_map(|read| read.reported.players.iter().filter_map(|line| line.fide)).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let found = persons::by_fide_among(store, &numbers)?;
    let mut known = HashMap::with_capacity(found.len());
    for person in found.into_iter().filter(|person| person.merged_into.is_none()) {
        if let Some(fide) = person.fide {
            known.insert(fide, known_of(person));
        }
    }
    Ok(known)
}

/// The persons of a report, where each line is beyond doubt and no person stands on two.
fn certain(reported: &Reported, known: &HashMap<u32, Known>) -> Option<Vec<PersonId>> {
    let mut persons = Vec::with_capacity(reported.players.len());
    for line in &reported.players {
        let one = known.get(&line.fide?)?;
        if is_word_for_word(line, one) {
            persons.push(one.person);
            continue;
        }
        match matching::identify(line, std::slice::from_ref(one)) {
            Verdict::Certain(person, _) => persons.push(person),
            _ => return None,
        }
    }
    let mut apart = persons.clone();
    apart.sort_unstable();
    apart.dedup();
    (apart.len() == persons.len()).then_some(persons)
}

/// The number's own name, letter by letter, and nothing against it: what [`matching::identify`] is sure of, without its
/// weighing. Most lines of most files are like this.
fn is_word_for_word(line: &Sought, known: &Known) -> bool {
    let (family, given) = line.name.split_once(',').unwrap_or((&line.name, ""));
    let is_name = known.name.family == family.trim() && known.name.given == given.trim();
    let is_birth = match (line.born, known.born) {
        (Some(Birth::Date(one)), Some(Birth::Date(other))) => one == other,
        (Some(one), Some(other)) => one.year() == other.year(),
        _ => true,
    };
    let is_sex = line.sex.zip(known.sex).is_none_or(|(one, other)| one == other);
    let has_letters = family.bytes().filter(u8::is_ascii_alphabetic).count() > 1;
    let is_sure = is_name && is_birth && is_sex && has_letters && known.died.is_none();
    let is_sure = is_sure && line.fide == known.fide && line.komir.is_none() && line.egd.is_none();
    debug_assert!(
        !is_sure || matches!(matching::identify(line, std::slice::from_ref(known)), Verdict::Certain(..)),
        "{line:?} {known:?}"
    );
    is_sure
}

/// Whether no event of this day has this name; from now on one has.
fn is_new_event(store: &mut Store<'_>, memory: &mut Memory, read: &Read) -> Result<bool, Error> {
    let (tempo, starts) = (read.tempo, read.reported.starts);
    let names = match memory.events.entry((tempo, starts)) {
        std::collections::hash_map::Entry::Occupied(names) => names.into_mut(),
        std::collections::hash_map::Entry::Vacant(empty) => {
            let events = tournaments::starting_on(store, Series::Chess(tempo), starts)?;
            empty.insert(events.iter().map(|event| keys_of_text(&event.name).tokens).collect())
        }
    };
    Ok(names.insert(read.name.clone()))
}

/// A file that needs a look.
fn one_by_one(store: &mut Store<'_>, stamp: &Stamp, file: &Filed) -> Result<Outcome, OfficeError> {
    let post = Post { file_name: &file.file_name, bytes: &file.bytes, received: file.received, tournament: None };
    let received = match receive(store, stamp, &post) {
        Ok(received) => received,
        Err(OfficeError::Refused(refusal)) => {
            return Ok(Outcome { submission: None, tournament: None, fate: Fate::Unreadable(refusal) });
        }
        Err(error) => return Err(error),
    };
    let questions = received.lines.iter().filter(|line| line.is_question()).count() as u32;
    let fate = match received.unreadable {
        _ if received.seen_before => Fate::SeenBefore,
        Some(refusal) => Fate::Unreadable(Box::new(refusal)),
        None if questions > 0 => Fate::Questions(questions),
        None => match accept(store, stamp, received.submission, Acceptance::default()) {
            Ok(_) => Fate::Accepted,
            Err(OfficeError::Refused(refusal)) => Fate::Refused(refusal),
            Err(error) => return Err(error),
        },
    };
    Ok(Outcome { submission: Some(received.submission), tournament: received.tournament, fate })
}

/// Files that wait to be written together.
struct Pile {
    submission: u32,
    tournament: u32,
    /// The number the next entry of the ledger gets.
    entry: i64,
    blob: i64,
    acts: Vec<(&'static str, String)>,
    packed: Vec<Packed>,
    submissions: Vec<(Submission, i64)>,
    tournaments: Vec<(RegisteredTournament, i64)>,
    reports: Vec<(TournamentId, i64, Report)>,
}

impl Pile {
    /// An empty pile on what the registry holds.
    fn on(store: &mut Store<'_>) -> Result<Self, Error> {
        Ok(Pile {
            submission: submissions::next(store)?.0,
            tournament: tournaments::next(store)?.0,
            entry: ledger::head(store)?.0 + 1,
            blob: blobs::next(store)?,
            acts: Vec::new(),
            packed: Vec::new(),
            submissions: Vec::new(),
            tournaments: Vec::new(),
            reports: Vec::new(),
        })
    }

    /// Puts a file on the pile, received and, if the law has nothing against it, accepted.
    fn put(
        &mut self,
        store: &mut Store<'_>,
        stamp: &Stamp,
        memory: &mut Memory,
        file: Prepared,
        Read { reported, tempo, .. }: Read,
        persons: Vec<PersonId>,
    ) -> Result<Outcome, OfficeError> {
        let (submission, id) = (SubmissionId(self.submission), TournamentId(self.tournament));
        let Prepared { file, packed, .. } = file;
        self.seal(&Act::Submit(SubmitAct {
            submission: submission.0,
            sha256: hex(&packed.hash),
            file_name: file_name(&file.file_name),
            tournament: Some(id.0),
            received: file.received,
            questions: 0,
            unreadable: String::new(),
        }));
        let mut event = described(id, &reported);
        event.reported = Some(file.received);
        event.submission = Some(submission);
        let mut paper = Submission {
            id: submission,
            blob: self.blob,
            file_name: file_name(&file.file_name),
            format: reported.format.to_owned(),
            moment: stamp.moment.clone(),
            by_whom: stamp.by_whom.clone(),
            tournament: Some(id),
            state: SubmissionState::Received,
            because: String::new(),
        };
        let refusal = self.refusal(store, memory, tempo, &event, &persons, &reported)?;
        if refusal.is_none() {
            let numbers = persons.iter().map(|person| person.0).collect();
            self.seal(&Act::Accept(AcceptAct { submission: submission.0, persons: numbers, new: Vec::new() }));
            event.state = TournamentState::Accepted;
            paper.state = SubmissionState::Accepted;
            self.reports.push((id, self.entry - 1, reported.identified(persons)));
        }
        self.packed.push(packed);
        self.submissions.push((paper, self.entry - 1));
        self.tournaments.push((event, self.entry - 1));
        (self.submission, self.tournament, self.blob) = (self.submission + 1, self.tournament + 1, self.blob + 1);
        let fate = refusal.map_or(Fate::Accepted, |refusal| Fate::Refused(Box::new(refusal)));
        Ok(Outcome { submission: Some(submission), tournament: Some(id), fate })
    }

    /// What the law has against an event.
    fn refusal(
        &self,
        store: &mut Store<'_>,
        memory: &mut Memory,
        tempo: Tempo,
        event: &RegisteredTournament,
        persons: &[PersonId],
        reported: &Reported,
    ) -> Result<Option<Refusal>, OfficeError> {
        let ReportedEvent::Chess(tournament) = &reported.event else {
            return Err(Error::damaged("report", "a go report among chess").into());
        };
        let shelf = match memory.shelves.entry(tempo) {
            std::collections::hash_map::Entry::Occupied(shelf) => shelf.into_mut(),
            std::collections::hash_map::Entry::Vacant(empty) => {
                empty.insert(Shelf::read(store, Series::Chess(tempo), self.entry)?)
            }
        };
        let rulings = match &mut memory.rulings {
            Some(rulings) => rulings,
            empty => empty.insert(Rulings::read(store, self.entry, Series::Chess(tempo), None, Date::MAX)?),
        };
        let ratings = match shelf.in_force(tournament.start).map(|list| list.id) {
            Some(list) => Some(shelf.ratings(store, list)?),
            None => None,
        };
        let rating = |person: &PersonId| ratings.as_ref().and_then(|ratings| ratings.get(&person.0).copied());
        let players: Vec<(PersonId, Option<i32>)> = persons.iter().map(|person| (*person, rating(person))).collect();
        match check_chess(shelf, rulings, tempo, event, &players, tournament) {
            Ok(findings) if findings.iter().any(|finding| finding.severity == Severity::Error) => {
                Ok(Some(Refusal { findings, ..Refusal::new("not-ratable").with("submission", self.submission) }))
            }
            Ok(_) => Ok(None),
            Err(OfficeError::Refused(refusal)) => Ok(Some(*refusal)),
            Err(error) => Err(error),
        }
    }

    fn seal(&mut self, act: &Act) {
        self.acts.push((act.kind(), serde_json::to_string(act).expect("an act is plain data")));
        self.entry += 1;
    }

    /// Writes the pile.
    fn write(self, store: &mut Store<'_>, stamp: &Stamp) -> Result<(), OfficeError> {
        if self.acts.is_empty() {
            return Ok(());
        }
        let entries: Vec<NewEntry<'_>> = self
            .acts
            .iter()
            .map(|(act, body)| NewEntry { moment: &stamp.moment, by_whom: &stamp.by_whom, why: &stamp.why, act, body })
            .collect();
        ledger::append_all(store, &entries)?;
        blobs::keep_new(store, &self.packed)?;
        submissions::insert_all(store, &self.submissions)?;
        tournaments::insert_all(store, &self.tournaments)?;
        let reports: Vec<(TournamentId, i64, &Report)> =
            self.reports.iter().map(|(tournament, entry, report)| (*tournament, *entry, report)).collect();
        Ok(reports::put_new(store, &reports)?)
    }
}
