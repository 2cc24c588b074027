//! Many files at once: the same acts, the same entries of the ledger and the same tables as one file after the other, with
//! statements that carry thousands of rows.
//!
//! A file goes the short way when nothing about it needs a look: its bytes and its event are new, it is chess, each line is
//! beyond doubt the person with its FIDE number, whose rating is near to the file's, and no other event of those days has its
//! players. Every other file goes the way of [`crate::acts::submit`] and [`crate::acts::accept`], in its place in the order.

mod knowing;
mod memory;
mod pile;
mod played;
mod prepare;

use crate::acts::accept::{Acceptance, accept_opened};
use crate::acts::desk::Stamp;
use crate::acts::strangers::Stranger;
use crate::acts::submit::{Again, Post, receive, receive_read};
use crate::intake::events::{submission_of, tournament_of};
use crate::intake::kin::likely_announcements;
use crate::intake::open::Opened;
use crate::refusal::{OfficeError, Refusal};
use arpad_model::{EntryId, EventFacts, RegisteredTournament, SubmissionId, TournamentId};
use arpad_registry::{Error, Registry, Writer, blobs};
use jiff::civil::Date;
use knowing::Acquaintance;
use memory::Memory;
use pile::{Clear, Pile};
use prepare::{Prepared, prepare};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc::sync_channel;

/// Files that go into one transaction.
pub const AT_ONCE: usize = 10_000;

/// Files that are read together while those before them are written.
const PIECE: usize = 1_000;

/// A file of many.
#[derive(Clone, Debug)]
pub struct Filed {
    /// The name it came under.
    pub file_name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The day it came.
    pub received: Date,
    /// The day its event was registered, where nobody announced it and somebody says so.
    pub registered: Option<Date>,
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
    /// Announced events without a report that may be meant, where its own was not announced.
    pub announced: Vec<RegisteredTournament>,
    /// Players of the register whom an accepted file rates and who have no rating there.
    pub unrated: Vec<Stranger>,
    /// Files of the same event that waited and whose place an accepted one has taken.
    pub replaced: Vec<SubmissionId>,
}

impl Outcome {
    fn of(submission: Option<SubmissionId>, tournament: Option<TournamentId>, fate: Fate) -> Self {
        Outcome { submission, tournament, fate, announced: Vec::new(), unrated: Vec::new(), replaced: Vec::new() }
    }
}

/// How far a file has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Its games wait for the next list.
    Accepted,
    /// How many lines need an answer by a person.
    Questions(u32),
    /// It was received, but the office refuses to accept it.
    Refused(Box<Refusal>),
    /// It cannot be read as a report, or it is too large.
    Unreadable(Box<Refusal>),
    /// The same bytes came before.
    SeenBefore,
}

/// Receives files and accepts those without a question. Some thousand files are one transaction; `progress` hears how many
/// files are entered. While files are written, the lines of those behind them are identified, and those behind these read,
/// each on a thread of its own.
pub fn receive_and_accept_all(
    registry: &mut Registry,
    stamp: &Stamp,
    files: impl Iterator<Item = Filed>,
    mut progress: impl FnMut(usize),
) -> Result<Vec<Outcome>, OfficeError> {
    let mut beside = registry.beside()?;
    let changed = &AtomicI64::new(0);
    let (to_reader, unread) = sync_channel::<Vec<Filed>>(1);
    let (from_reader, unidentified) = sync_channel::<Result<Vec<Prepared>, Error>>(1);
    let (from_identifier, pieces) = sync_channel::<Result<Piece, Error>>(1);
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let _ = unread.into_iter().try_for_each(|files| from_reader.send(prepare(files)));
        });
        scope.spawn(move || {
            let mut acquaintance = Acquaintance::default();
            let mut identify = |files: Result<Vec<Prepared>, Error>| {
                let (mut files, changed) = (files?, EntryId(changed.load(Ordering::Relaxed)));
                let since = beside.read(|store| acquaintance.identify(store, &mut files, changed))?;
                Ok(Piece { files, since })
            };
            let _ = unidentified.into_iter().try_for_each(|files| from_identifier.send(identify(files)));
        });
        // Ours alone, so that the others hear when we are gone.
        let (to_reader, pieces, mut files) = (to_reader, pieces, files);
        let mut hand_over = || {
            let piece: Vec<Filed> = files.by_ref().take(PIECE).collect();
            usize::from(!piece.is_empty() && to_reader.send(piece).is_ok())
        };
        let mut outcomes = Vec::new();
        let mut memory = Memory::default();
        // One piece is being identified, one is being read, and one waits for the reader.
        let mut unanswered = hand_over() + hand_over() + hand_over();
        while unanswered > 0 {
            let first = pieces.recv().expect("every piece is answered")?;
            let entered = registry.write(|store| -> Result<Vec<Outcome>, OfficeError> {
                unanswered = unanswered - 1 + hand_over();
                let mut entered = enter(store, stamp, &mut memory, first)?;
                while unanswered > 0 && entered.len() < AT_ONCE {
                    let piece = pieces.recv().expect("every piece is answered")?;
                    unanswered = unanswered - 1 + hand_over();
                    entered.extend(enter(store, stamp, &mut memory, piece)?);
                }
                Ok(entered)
            })?;
            changed.store(memory.changed.0, Ordering::Relaxed);
            outcomes.extend(entered);
            progress(outcomes.len());
        }
        Ok(outcomes)
    })
}

/// The same within one transaction.
pub fn receive_and_accept(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    files: Vec<Filed>,
) -> Result<Vec<Outcome>, OfficeError> {
    let mut files = prepare(files)?;
    let since = Acquaintance::default().identify(store, &mut files, EntryId(0))?;
    enter(store, stamp, &mut Memory::default(), Piece { files, since })
}

/// Files that are read and identified.
struct Piece {
    files: Vec<Prepared>,
    /// So their lines were identified when this was the newest entry of the ledger, or later.
    since: EntryId,
}

/// Enters files in their order.
fn enter(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    memory: &mut Memory,
    Piece { mut files, since }: Piece,
) -> Result<Vec<Outcome>, OfficeError> {
    memory.wake(store)?;
    if since < memory.changed {
        // Somebody may have changed since the lines were identified.
        Acquaintance::default().identify(store, &mut files, EntryId(0))?;
    }
    let mut kept = blobs::kept_among(store, files.iter().map(|file| &file.packed.hash))?;
    let mut outcomes = Vec::with_capacity(files.len());
    let mut pile = Pile::on(store)?;
    for mut file in files {
        let is_new = kept.insert(file.packed.hash);
        let mut quick = file.quick.take().filter(|_| is_new);
        let persons = quick.as_mut().and_then(|quick| quick.persons.take());
        match (file.read.take(), quick, persons) {
            (Some(Ok(reported)), Some(quick), Some(persons))
                if reported.starts <= file.file.received
                    && reported.ends.max(file.file.received) <= stamp.day()
                    && memory.ratings_fit(store, &reported, (quick.tempo, &persons), pile.next_entry())?
                    && memory.stands_alone(store, &reported, (quick.tempo, &persons))?
                    && memory.is_new_event(store, &quick, reported.starts)? =>
            {
                outcomes.push(pile.put(store, stamp, memory, file, Clear { reported, tempo: quick.tempo, persons })?);
            }
            (read, ..) => {
                file.read = read;
                pile.write(store, stamp)?;
                let outcome = one_by_one(store, stamp, file)?;
                memory.doubt(store, outcome.tournament)?;
                outcomes.push(outcome);
                pile = Pile::on(store)?;
            }
        }
    }
    pile.write(store, stamp)?;
    memory.rest(store)?;
    Ok(outcomes)
}

/// A file that needs a look.
fn one_by_one(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    Prepared { file, packed, read, .. }: Prepared,
) -> Result<Outcome, OfficeError> {
    let post = Post { file_name: &file.file_name, bytes: &file.bytes, received: file.received, tournament: None };
    let received = match read {
        Some(read) => receive_read(store, stamp, &post, &packed.hash, || read, Again::LeftAlone),
        None => receive(store, stamp, &post),
    };
    let received = match received {
        Ok(received) => received,
        Err(OfficeError::Refused(refusal)) => {
            return Ok(Outcome::of(None, None, Fate::Unreadable(refusal)));
        }
        Err(error) => return Err(error),
    };
    let questions = received.lines.iter().filter(|line| line.is_question()).count() as u32;
    let (mut announced, mut unrated, mut replaced) = (Vec::new(), Vec::new(), Vec::new());
    let fate = match (received.reported, received.unreadable) {
        _ if received.seen_before => Fate::SeenBefore,
        (_, Some(refusal)) => Fate::Unreadable(Box::new(refusal)),
        _ if questions > 0 => Fate::Questions(questions),
        (None, None) => return Err(Error::damaged("submission", "read, and says nothing").into()),
        (Some(reported), None) => {
            let submission = submission_of(store, received.submission)?;
            let opened = Opened { submission, reported, lines: received.lines };
            let event = received.tournament.map(|event| tournament_of(store, event)).transpose()?;
            let is_announced = event.is_some_and(|event| event.announced.is_some());
            if !is_announced {
                announced = likely_announcements(store, &opened.reported)?;
            }
            let registered = file.registered.filter(|_| !is_announced);
            let facts = EventFacts { registered, ..EventFacts::default() };
            match accept_opened(store, stamp, opened, Acceptance { facts, ..Acceptance::default() }) {
                Ok(accepted) => {
                    (unrated, replaced) = (accepted.unrated, accepted.replaced);
                    Fate::Accepted
                }
                Err(OfficeError::Refused(refusal)) => Fate::Refused(refusal),
                Err(error) => return Err(error),
            }
        }
    };
    let outcome = Outcome::of(Some(received.submission), received.tournament, fate);
    Ok(Outcome { announced, unrated, replaced, ..outcome })
}
