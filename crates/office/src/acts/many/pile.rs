//! Files that are received and accepted together: the acts and rows of one file after the other, written at once.

use super::memory::Memory;
use super::prepare::Prepared;
use super::{Fate, Outcome};
use crate::acts::accept::ratable;
use crate::acts::desk::{Stamp, text_of};
use crate::acts::{AcceptAct, Act, SubmitAct};
use crate::intake::events::described;
use crate::intake::read_report::{Games, Unidentified};
use crate::lists::compute::{Entrant, People, check_chess};
use crate::refusal::{OfficeError, Refusal};
use crate::register::texts;
use arpad_model::{
    BlobId, EntryId, EventFacts, PersonId, RegisteredTournament, Submission, SubmissionId, SubmissionState, Tempo,
    TournamentId,
};
use arpad_registry::blobs::{self, Packed};
use arpad_registry::ledger::{self, NewEntry};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use arpad_registry::tables::submissions;
use arpad_registry::tables::tournaments;
use arpad_registry::{Error, Reader, Writer};

/// A report about which nothing needs a look.
pub(super) struct Clear {
    pub reported: Unidentified,
    pub tempo: Tempo,
    pub persons: Vec<PersonId>,
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

    /// The entry that would be written next.
    pub(super) fn next_entry(&self) -> EntryId {
        self.last.next()
    }

    /// Puts a file on the pile, received and, if the law has nothing against it, accepted.
    pub(super) fn put(
        &mut self,
        store: &mut Reader<'_>,
        stamp: &Stamp,
        memory: &mut Memory,
        Prepared { file, packed, .. }: Prepared,
        clear: Clear,
    ) -> Result<Outcome, OfficeError> {
        let (submission, id) = (self.submission, self.tournament);
        let submit = SubmitAct::new(submission, &packed.hash, &file.file_name, file.received).reporting(id, 0);
        let mut event = submit.event(id, &clear.reported);
        let mut received = submit.file(stamp.moment, &stamp.by_whom, self.blob, clear.reported.format);
        self.seal(&Act::Submit(submit));
        let stated = EventFacts { registered: file.registered, ..EventFacts::default() };
        let facts = event.facts.added_by(&clear.reported.facts).with(&stated);
        let told = RegisteredTournament { facts: event.facts.with(&facts), ..event.clone() };
        let refusal = self.refusal(store, stamp, memory, &told, &clear)?;
        if refusal.is_none() {
            let Clear { reported, persons, tempo } = clear;
            let accept = AcceptAct { facts, ..AcceptAct::of(submission, persons.clone(), Vec::new()) };
            accept.put_to(&mut event, described(id, &reported));
            received.state = SubmissionState::Accepted;
            memory.played.add(id, tempo, (reported.starts, reported.ends), &persons);
            self.seal(&Act::Accept(accept));
            self.reports.push((id, self.last, reported.identified(persons)));
        }
        self.packed.push(packed);
        self.submissions.push((received, self.last));
        self.tournaments.push((event, self.last));
        (self.submission, self.tournament, self.blob) =
            (SubmissionId(self.submission.0 + 1), TournamentId(self.tournament.0 + 1), BlobId(self.blob.0 + 1));
        let fate = refusal.map_or(Fate::Accepted, |refusal| Fate::Refused(Box::new(refusal)));
        Ok(Outcome::of(Some(submission), Some(id), fate))
    }

    /// What the law has against an event.
    fn refusal(
        &self,
        store: &mut Reader<'_>,
        stamp: &Stamp,
        memory: &mut Memory,
        event: &RegisteredTournament,
        Clear { reported, tempo, persons }: &Clear,
    ) -> Result<Option<Refusal>, OfficeError> {
        let Games::Chess(tournament) = &reported.event else {
            return Err(Error::damaged("report", "a go report among chess").into());
        };
        let (shelf, rulings) = memory.law(store, *tempo, self.last.next())?;
        let ratings = match shelf.in_force(tournament.start).map(|list| list.id) {
            Some(list) => Some(shelf.ratings(store, list, tournament.start)?),
            None => None,
        };
        let rating = |person: &PersonId| ratings.as_ref().and_then(|ratings| ratings.get(person).copied());
        // Without a day of registration no rule holds that tells women from men, and nobody need be looked up.
        let people = match event.facts.registered {
            Some(_) => People::of(store, persons, &[])?,
            None => People::default(),
        };
        let entrant = |person: &PersonId| Entrant { person: *person, rating: rating(person), sex: people.sex(*person) };
        let players: Vec<Entrant> = persons.iter().map(entrant).collect();
        let past = event.facts.registered.map_or(Ok(()), |day| texts::past(stamp.day(), day).map(drop));
        let findings = past.and_then(|()| check_chess(shelf, rulings, *tempo, event, &players, tournament));
        match findings.and_then(|findings| Ok(ratable((self.submission, self.tournament), findings)?)) {
            Ok(_) => Ok(None),
            Err(OfficeError::Refused(refusal)) => Ok(Some(*refusal)),
            Err(error) => Err(error),
        }
    }

    fn seal(&mut self, act: &Act) {
        self.acts.push(text_of(act));
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
