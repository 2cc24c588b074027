//! A file has come: kept as it is, recognised if it came before, read once, and put to its event.

mod event;
mod taken_back;

use crate::acts::desk::{Stamp, act_of, bytes_of, seal, small_enough};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::{described, submission_of};
use crate::intake::file_name;
use crate::intake::identify::{Line, identify};
use crate::intake::played::begun;
use crate::intake::read_report::{Unidentified, read_report, read_report_as};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_formats::trf::Reading;
use arpad_model::{
    BlobId, Moment, RegisteredTournament, Submission, SubmissionId, SubmissionState, TournamentId, TournamentState, hex,
};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{submissions, tournaments};
use arpad_registry::{Error, Reader, Writer, blobs};
use event::event_of;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A file that came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SubmitAct {
    /// Its number.
    pub submission: SubmissionId,
    /// The SHA-256 of its bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
    /// The event it reports: an announced one, one that was reported before, or a new number; none where the file
    /// cannot be read as a report.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentId>,
    /// The day it came.
    pub received: Date,
    /// Lines about which a person must say who they are.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub questions: u32,
    /// Why it was turned away at once; the code of a refusal.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub unreadable: String,
    /// The reader that read it, by number.
    #[serde(default = "first_reading", skip_serializing_if = "is_first_reading")]
    pub reading: u8,
    /// The file with the same bytes that it takes up again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<SubmissionId>,
}

/// A file as it comes.
#[derive(Clone, Copy, Debug)]
pub struct Post<'a> {
    /// The name it came under.
    pub file_name: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// The day it came.
    pub received: Date,
    /// The event it reports, where the sender says so.
    pub tournament: Option<TournamentId>,
}

/// A received file.
#[derive(Clone, Debug)]
pub struct Received {
    /// Its number.
    pub submission: SubmissionId,
    /// The event it reports; none where it cannot be read as a report.
    pub tournament: Option<TournamentId>,
    /// The same bytes came before, under this number; nothing was done.
    pub seen_before: bool,
    /// The file with the same bytes that it takes up again.
    pub follows: Option<SubmissionId>,
    /// What the file says.
    pub reported: Option<Unidentified>,
    /// Who its lines are.
    pub lines: Vec<Line>,
    /// Why it cannot be read as a report.
    pub unreadable: Option<Refusal>,
}

/// Takes in a file. Whatever it is, its bytes are kept. Bytes that came before and were turned away, withdrawn or replaced
/// are taken up again under a number of their own.
pub fn receive(store: &mut Writer<'_>, stamp: &Stamp, post: &Post<'_>) -> Result<Received, OfficeError> {
    small_enough(post.bytes)?;
    receive_read(store, stamp, post, &blobs::hash(post.bytes), || read_report(post.bytes), Again::TakenUp)
}

/// Takes a file up again from the bytes that are kept.
pub fn take_up(store: &mut Writer<'_>, stamp: &Stamp, submission: SubmissionId) -> Result<Received, OfficeError> {
    let file = submission_of(store, submission)?;
    let bytes = blobs::bytes(store, file.blob)?;
    let (file_name, tournament) = (file.file_name.as_str(), file.tournament);
    let first = received_on(store, &file)?;
    let received = receive(store, stamp, &Post { file_name, bytes: &bytes, received: first, tournament })?;
    if received.seen_before {
        let known = submission_of(store, received.submission)?;
        let refusal = Refusal::new(code::SUBMISSION_NOT_LOST).with("submission", known.id);
        return Err(refusal.with("state", known.state.as_str()).into());
    }
    Ok(received)
}

/// What becomes of bytes that came before and were turned away, withdrawn or replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Again {
    /// A person wants them taken up.
    TakenUp,
    /// They lie in a pile, and nobody has asked for them.
    LeftAlone,
}

/// The same for a file whose hash is known and that may have been read.
pub(super) fn receive_read(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    post: &Post<'_>,
    hash: &[u8; 32],
    read: impl FnOnce() -> Result<Unidentified, Refusal>,
    again: Again,
) -> Result<Received, OfficeError> {
    let known = match blobs::find(store, hash)? {
        Some(blob) => submissions::by_blob(store, blob.id)?,
        None => None,
    };
    if let Some(known) = &known
        && (again == Again::LeftAlone || !is_lost(store, known)?)
    {
        return Ok(seen(known));
    }
    texts::past(stamp.day(), post.received)?;
    // The same bytes came on the day they came first.
    let received = match &known {
        Some(known) => received_on(store, known)?.min(post.received),
        None => post.received,
    };
    let read = read();
    if let (Some(known), Err(_)) = (&known, &read) {
        return Ok(seen(known));
    }
    if let Ok(reported) = &read {
        begun(post.file_name, received, reported.starts)?;
    }
    let blob = blobs::keep(store, post.bytes)?.id;
    let submission = submissions::next(store)?;
    let mut act = SubmitAct::new(submission, hash, post.file_name, received);
    act.follows = known.map(|known| known.id);
    let (reported, lines, unreadable) = match read {
        Ok(reported) => {
            let event = event_of(store, post, &reported)?;
            let lines = identify(store, &reported, Some(event), &[])?;
            let questions = lines.iter().filter(|line| line.is_question()).count() as u32;
            act = act.reporting(event, questions);
            (Some(reported), lines, None)
        }
        Err(refusal) => {
            act.unreadable = refusal.code.to_string();
            (None, Vec::new(), Some(refusal))
        }
    };
    let entry = seal(store, stamp, &Act::Submit(act.clone()))?;
    act.enter(store, &entry, blob, reported.as_ref())?;
    let (tournament, follows) = (act.tournament, act.follows);
    Ok(Received { submission, tournament, seen_before: false, follows, reported, lines, unreadable })
}

fn seen(known: &Submission) -> Received {
    Received {
        submission: known.id,
        tournament: known.tournament,
        seen_before: true,
        follows: None,
        reported: None,
        lines: Vec::new(),
        unreadable: None,
    }
}

/// Whether nothing will come of a file any more: it was turned away, another took its place, or its event was withdrawn,
/// whatever has come for it since and waits or was turned away.
fn is_lost(store: &mut Reader<'_>, file: &Submission) -> Result<bool, OfficeError> {
    let event = file.tournament.map(|id| tournaments::get(store, id)).transpose()?.flatten();
    let state = event.map(|event| event.state);
    let is_withdrawn = state == Some(TournamentState::Withdrawn);
    Ok(match file.state {
        SubmissionState::Rejected | SubmissionState::Superseded => true,
        SubmissionState::Accepted => {
            is_withdrawn || !matches!(state, Some(TournamentState::Accepted | TournamentState::Rated))
        }
        SubmissionState::Received | SubmissionState::Questions => is_withdrawn,
    })
}

/// The entry that brought a file.
pub fn came_with(store: &mut Reader<'_>, file: &Submission) -> Result<Option<(Entry, SubmitAct)>, OfficeError> {
    for entry in ledger::of_kind_at(store, SubmitAct::NAME, file.moment)? {
        if let Act::Submit(act) = act_of(&entry)?
            && act.submission == file.id
        {
            return Ok(Some((entry, act)));
        }
    }
    Ok(None)
}

/// The day a file came, as its act says.
pub(super) fn received_on(store: &mut Reader<'_>, file: &Submission) -> Result<Date, OfficeError> {
    let missing = || Error::damaged("submission", format!("no entry has brought file {}", file.id));
    Ok(came_with(store, file)?.ok_or_else(missing)?.1.received)
}

impl Body for SubmitAct {
    const NAME: &'static str = "submit";
    const ROLE: Role = Role::Arbiter;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
        let reported = match self.tournament {
            Some(_) => {
                let blob = bytes_of(store, entry, &self.sha256)?.id;
                let reading = Reading::by_number(self.reading).ok_or_else(|| differs("no reader has this number"))?;
                Some(read_report_as(&blobs::bytes(store, blob)?, reading)?)
            }
            None => None,
        };
        self.apply_read(store, entry, reported.as_ref())
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        taken_back::by_sender(store, self, done, by)
    }
}

impl SubmitAct {
    /// The same where its file was read already, if it is a report.
    pub(crate) fn apply_read(
        &self,
        store: &mut Writer<'_>,
        entry: &Entry,
        reported: Option<&Unidentified>,
    ) -> Result<(), OfficeError> {
        let blob = bytes_of(store, entry, &self.sha256)?.id;
        self.enter(store, entry, blob, reported)
    }

    /// A file that came; what it reports is said by [`SubmitAct::reporting`].
    pub(super) fn new(submission: SubmissionId, hash: &[u8; 32], name: &str, received: Date) -> Self {
        SubmitAct {
            submission,
            sha256: hex(hash),
            file_name: file_name(name),
            tournament: None,
            received,
            questions: 0,
            unreadable: String::new(),
            reading: Reading::default().number(),
            follows: None,
        }
    }

    /// The same as the report of an event, with the number of lines in doubt.
    pub(super) fn reporting(self, tournament: TournamentId, questions: u32) -> Self {
        SubmitAct { tournament: Some(tournament), questions, ..self }
    }

    /// Enters the file and its event, as the report describes it.
    fn enter(
        &self,
        store: &mut Writer<'_>,
        entry: &Entry,
        blob: BlobId,
        reported: Option<&Unidentified>,
    ) -> Result<(), OfficeError> {
        if let Some((id, reported)) = self.tournament.zip(reported) {
            match tournaments::get(store, id)? {
                Some(mut known) => {
                    // What a list has counted stays as it is until the new report is accepted.
                    if !matches!(known.state, TournamentState::Accepted | TournamentState::Rated) {
                        self.put_to(&mut known);
                        tournaments::update(store, &known, entry.seq)?;
                    }
                }
                None => tournaments::insert(store, &self.event(id, reported), entry.seq)?,
            }
        }
        // What counted for an event that was withdrawn counts no more once it is taken up anew.
        if let Some(before) = self.follows
            && submissions::get(store, before)?.is_some_and(|file| file.state == SubmissionState::Accepted)
        {
            submissions::set_state(store, before, SubmissionState::Superseded, "", entry.seq)?;
        }
        let format = reported.map_or("", |reported| reported.format);
        Ok(submissions::insert(store, &self.file(entry.moment, &entry.by_whom, blob, format), entry.seq)?)
    }

    /// The row of the file.
    pub(super) fn file(&self, moment: Moment, by_whom: &str, blob: BlobId, format: &str) -> Submission {
        Submission {
            id: self.submission,
            blob,
            file_name: self.file_name.clone(),
            format: format.to_owned(),
            moment,
            by_whom: by_whom.to_owned(),
            tournament: self.tournament,
            state: match (self.tournament, self.questions) {
                (None, _) => SubmissionState::Rejected,
                (Some(_), 0) => SubmissionState::Received,
                (Some(_), _) => SubmissionState::Questions,
            },
            because: self.unreadable.clone(),
        }
    }

    /// The row of an event that nobody knew before its report.
    pub(super) fn event(&self, id: TournamentId, reported: &Unidentified) -> RegisteredTournament {
        let mut event = described(id, reported);
        self.put_to(&mut event);
        event
    }

    /// Puts the file to an event that waits for it.
    fn put_to(&self, event: &mut RegisteredTournament) {
        event.state = if self.questions == 0 { TournamentState::Received } else { TournamentState::Questions };
        event.because.clear();
        // An event that a list has counted was reported in time for it; sent again, it still was.
        if event.list.is_none() {
            event.reported = Some(self.received);
        }
        event.submission = Some(self.submission);
    }
}

/// The number of the first reader, which acts without a number were read by.
pub(super) fn first_reading() -> u8 {
    Reading::First.number()
}

/// An act of the first reader has no number.
pub(super) fn is_first_reading(number: &u8) -> bool {
    *number == Reading::First.number()
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}
