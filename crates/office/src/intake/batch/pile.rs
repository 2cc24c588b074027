//! Files that are received and accepted together.

use super::prepare::{Prepared, Read};
use super::{Fate, Outcome};
use crate::acts::desk::{OfficeError, Refusal, Stamp};
use crate::acts::enact::{described, hex};
use crate::acts::{AcceptAct, Act, SubmitAct};
use crate::intake::receive::file_name;
use crate::intake::reported::{Reported, ReportedEvent};
use crate::lists::compute::{Rulings, Shelf, check_chess};
use crate::register::matching::keys_of_text;
use arpad_model::{
    BlobId, EntryId, PersonId, RegisteredTournament, Series, Severity, Submission, SubmissionId, SubmissionState,
    Tempo, TournamentId, TournamentState,
};
use arpad_registry::blobs::{self, Packed};
use arpad_registry::ledger::{self, NewEntry};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use arpad_registry::tables::submissions;
use arpad_registry::tables::tournaments;
use arpad_registry::{Error, Reader, Writer};
use jiff::civil::Date;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

/// What is read from the registry once and holds as long as nobody else writes.
#[derive(Default)]
pub(super) struct Memory {
    /// The ledger's head after our last word.
    head: Option<(EntryId, [u8; 32])>,
    /// The newest entry that may have changed a person, as far as we know.
    pub changed: EntryId,
    shelves: HashMap<Tempo, Shelf>,
    rulings: Option<Rulings>,
    /// The names of the events that begin on a day.
    events: HashMap<(Tempo, Date), HashSet<String>>,
}

impl Memory {
    /// Forgets everything if somebody else has written since.
    pub(super) fn wake(&mut self, store: &mut Reader<'_>) -> Result<(), Error> {
        let head = ledger::head(store)?;
        if self.head != Some(head) {
            *self = Memory { head: Some(head), changed: head.0, ..Memory::default() };
        }
        Ok(())
    }

    /// The last word was ours, and it was as always.
    pub(super) fn rest(&mut self, store: &mut Reader<'_>) -> Result<(), Error> {
        self.head = Some(ledger::head(store)?);
        Ok(())
    }

    /// A file has gone the long way: it may have brought any event and anybody.
    pub(super) fn doubt(&mut self, store: &mut Reader<'_>) -> Result<(), Error> {
        self.events.clear();
        self.changed = ledger::head(store)?.0;
        Ok(())
    }

    /// Whether no event of this day has this name; from now on one has.
    pub(super) fn is_new_event(&mut self, store: &mut Reader<'_>, read: &Read) -> Result<bool, Error> {
        let (tempo, starts) = (read.tempo, read.reported.starts);
        let names = match self.events.entry((tempo, starts)) {
            Entry::Occupied(names) => names.into_mut(),
            Entry::Vacant(empty) => {
                let events = tournaments::starting_on(store, Series::Chess(tempo), starts)?;
                empty.insert(events.iter().map(|event| keys_of_text(&event.name).tokens).collect())
            }
        };
        Ok(names.insert(read.name.clone()))
    }
}

/// Files that wait to be written together.
pub(super) struct Pile {
    submission: SubmissionId,
    tournament: TournamentId,
    /// The newest entry of the ledger, with those that wait here.
    last: EntryId,
    blob: BlobId,
    acts: Vec<(&'static str, String)>,
    packed: Vec<Packed>,
    submissions: Vec<(Submission, EntryId)>,
    tournaments: Vec<(RegisteredTournament, EntryId)>,
    reports: Vec<(TournamentId, EntryId, Report)>,
}

impl Pile {
    /// An empty pile on what the registry holds.
    pub(super) fn on(store: &mut Reader<'_>) -> Result<Self, Error> {
        Ok(Pile {
            submission: submissions::next(store)?,
            tournament: tournaments::next(store)?,
            last: ledger::head(store)?.0,
            blob: blobs::next(store)?,
            acts: Vec::new(),
            packed: Vec::new(),
            submissions: Vec::new(),
            tournaments: Vec::new(),
            reports: Vec::new(),
        })
    }

    /// Puts a file on the pile, received and, if the law has nothing against it, accepted.
    pub(super) fn put(
        &mut self,
        store: &mut Reader<'_>,
        stamp: &Stamp,
        memory: &mut Memory,
        file: Prepared,
        Read { reported, tempo, .. }: Read,
        persons: Vec<PersonId>,
    ) -> Result<Outcome, OfficeError> {
        let (submission, id) = (self.submission, self.tournament);
        let Prepared { file, packed, .. } = file;
        self.seal(&Act::Submit(SubmitAct {
            submission,
            sha256: hex(&packed.hash),
            file_name: file_name(&file.file_name),
            tournament: Some(id),
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
            moment: stamp.moment,
            by_whom: stamp.by_whom.clone(),
            tournament: Some(id),
            state: SubmissionState::Received,
            because: String::new(),
        };
        let refusal = self.refusal(store, memory, tempo, &event, &persons, &reported)?;
        if refusal.is_none() {
            let numbers = persons.clone();
            self.seal(&Act::Accept(AcceptAct { submission, persons: numbers, new: Vec::new() }));
            event.state = TournamentState::Accepted;
            paper.state = SubmissionState::Accepted;
            self.reports.push((id, self.last, reported.identified(persons)));
        }
        self.packed.push(packed);
        self.submissions.push((paper, self.last));
        self.tournaments.push((event, self.last));
        (self.submission, self.tournament, self.blob) =
            (SubmissionId(self.submission.0 + 1), TournamentId(self.tournament.0 + 1), BlobId(self.blob.0 + 1));
        let fate = refusal.map_or(Fate::Accepted, |refusal| Fate::Refused(Box::new(refusal)));
        Ok(Outcome { submission: Some(submission), tournament: Some(id), fate })
    }

    /// What the law has against an event.
    fn refusal(
        &self,
        store: &mut Reader<'_>,
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
            Entry::Occupied(shelf) => shelf.into_mut(),
            Entry::Vacant(empty) => empty.insert(Shelf::read(store, Series::Chess(tempo), self.last.next())?),
        };
        let rulings = match &mut memory.rulings {
            Some(rulings) => rulings,
            empty => empty.insert(Rulings::read(store, self.last.next(), Series::Chess(tempo), None, Date::MAX)?),
        };
        let ratings = match shelf.in_force(tournament.start).map(|list| list.id) {
            Some(list) => Some(shelf.ratings(store, list)?),
            None => None,
        };
        let rating = |person: &PersonId| ratings.as_ref().and_then(|ratings| ratings.get(person).copied());
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
        self.last = self.last.next();
    }

    /// Writes the pile.
    pub(super) fn write(self, store: &mut Writer<'_>, stamp: &Stamp) -> Result<(), OfficeError> {
        if self.acts.is_empty() {
            return Ok(());
        }
        let entries: Vec<NewEntry<'_>> = self
            .acts
            .iter()
            .map(|(act, body)| NewEntry { moment: stamp.moment, by_whom: &stamp.by_whom, why: &stamp.why, act, body })
            .collect();
        ledger::append_all(store, &entries)?;
        blobs::keep_new(store, &self.packed)?;
        submissions::insert_all(store, &self.submissions)?;
        tournaments::insert_all(store, &self.tournaments)?;
        let reports: Vec<(TournamentId, EntryId, &Report)> =
            self.reports.iter().map(|(tournament, entry, report)| (*tournament, *entry, report)).collect();
        Ok(reports::put_new(store, &reports)?)
    }
}
