//! Events and files: announced, received, answered, accepted, turned away, corrected.

use super::register::{from_fields, registered};
use crate::acts::desk::{OfficeError, Refusal};
use crate::acts::{AcceptAct, Announcement, SubmitAct};
use crate::intake::identify::line_key;
use crate::intake::reported::{Reported, read_report};
use arpad_model::{
    Correction, CorrectionKind, PersonId, RegisteredTournament, Submission, SubmissionId, SubmissionState,
    TournamentId, TournamentState,
};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::decisions;
use arpad_registry::tables::submissions::{self, Answer};
use arpad_registry::tables::tournaments;
use arpad_registry::tables::{persons, remembered, reports};
use arpad_registry::{Reader, Writer, blobs};

pub(super) fn announce(store: &mut Writer<'_>, entry: &Entry, act: &Announcement) -> Result<(), OfficeError> {
    let tournament = RegisteredTournament {
        id: act.tournament,
        series: act.series,
        name: act.name.clone(),
        town: act.town.clone(),
        organizer: act.organizer.clone(),
        arbiter: act.arbiter.clone(),
        time_control: act.time_control.clone(),
        rounds: act.rounds,
        starts: act.starts,
        ends: act.ends,
        announced: Some(act.announced),
        reported: None,
        state: TournamentState::Announced,
        because: String::new(),
        submission: None,
        list: None,
    };
    Ok(tournaments::insert(store, &tournament, entry.seq)?)
}

pub(super) fn submit(store: &mut Writer<'_>, entry: &Entry, act: &SubmitAct) -> Result<(), OfficeError> {
    let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
    let hash = unhex(&act.sha256).ok_or_else(|| differs("its hash is not a hash"))?;
    let blob = blobs::find(store, &hash)?.ok_or_else(|| differs("the bytes it names are missing"))?;
    let id = act.submission;
    let (format, state) = match act.tournament {
        Some(tournament) => {
            let reported = read_report(&blobs::bytes(store, blob.id)?)?;
            receive(store, entry, act, tournament, &reported)?;
            let is_clear = act.questions == 0;
            (reported.format, if is_clear { SubmissionState::Received } else { SubmissionState::Questions })
        }
        None => ("", SubmissionState::Rejected),
    };
    let submission = Submission {
        id,
        blob: blob.id,
        file_name: act.file_name.clone(),
        format: format.to_owned(),
        moment: entry.moment,
        by_whom: entry.by_whom.clone(),
        tournament: act.tournament,
        state,
        because: act.unreadable.clone(),
    };
    Ok(submissions::insert(store, &submission, entry.seq)?)
}

/// The event a report belongs to: a new one, or one that waits for it. What a list has counted stays as it is until the
/// new report is accepted.
fn receive(
    store: &mut Writer<'_>,
    entry: &Entry,
    act: &SubmitAct,
    id: TournamentId,
    reported: &Reported,
) -> Result<(), OfficeError> {
    let state = if act.questions == 0 { TournamentState::Received } else { TournamentState::Questions };
    match tournaments::get(store, id)? {
        Some(mut known) => {
            if !matches!(known.state, TournamentState::Accepted | TournamentState::Rated) {
                known.state = state;
                known.because.clear();
                // An event that a list has counted was reported in time for it; sent again, it still was.
                if known.list.is_none() {
                    known.reported = Some(act.received);
                }
                known.submission = Some(act.submission);
                tournaments::update(store, &known, entry.seq)?;
            }
        }
        None => {
            let mut event = described(id, reported);
            event.state = state;
            event.reported = Some(act.received);
            event.submission = Some(act.submission);
            tournaments::insert(store, &event, entry.seq)?;
        }
    }
    Ok(())
}

/// An event as its report describes it.
pub(crate) fn described(id: TournamentId, reported: &Reported) -> RegisteredTournament {
    RegisteredTournament {
        id,
        series: reported.series,
        name: reported.name().to_owned(),
        town: reported.town.clone(),
        organizer: String::new(),
        arbiter: reported.arbiter.clone(),
        time_control: reported.time_control.clone(),
        rounds: reported.rounds,
        starts: reported.starts,
        ends: reported.ends,
        announced: None,
        reported: None,
        state: TournamentState::Received,
        because: String::new(),
        submission: None,
        list: None,
    }
}

pub(super) fn answer(
    store: &mut Writer<'_>,
    entry: &Entry,
    submission: SubmissionId,
    line: u32,
    person: Option<PersonId>,
) -> Result<(), OfficeError> {
    let file = submission_of(store, submission)?;
    let answer = Answer { line, person };
    submissions::put_answer(store, file.id, answer, entry.seq)?;
    if let Some(person) = answer.person {
        remember(store, entry, &file, line, person)?;
    }
    Ok(())
}

/// The next file with the same line raises no question.
fn remember(
    store: &mut Writer<'_>,
    entry: &Entry,
    file: &Submission,
    line: u32,
    person: PersonId,
) -> Result<(), OfficeError> {
    let reported = read_report(&blobs::bytes(store, file.blob)?)?;
    if let Some(sought) = reported.players.get(line as usize) {
        remembered::put(store, &line_key(sought), person, entry.seq)?;
    }
    Ok(())
}

pub(super) fn accept(store: &mut Writer<'_>, entry: &Entry, act: &AcceptAct) -> Result<(), OfficeError> {
    for fields in &act.new {
        persons::insert(store, &from_fields(fields)?, entry.seq)?;
    }
    let file = submission_of(store, act.submission)?;
    let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
    let id = file.tournament.ok_or_else(|| differs("the file reports no event"))?;
    let mut event = tournaments::get(store, id)?.ok_or_else(|| differs("its event is missing"))?;
    let reported = read_report(&blobs::bytes(store, file.blob)?)?;
    if reported.players.len() != act.persons.len() {
        return Err(differs("it names another number of players than the file"));
    }
    // The report is right about what was played; an announcement may know the organizer and the arbiter better.
    let known = described(id, &reported);
    event.series = known.series;
    (event.starts, event.ends) = (known.starts, known.ends);
    event.rounds = known.rounds.or(event.rounds);
    for (field, said) in [
        (&mut event.name, known.name),
        (&mut event.town, known.town),
        (&mut event.arbiter, known.arbiter),
        (&mut event.time_control, known.time_control),
    ] {
        if field.is_empty() {
            *field = said;
        }
    }
    if let Some(before) = event.submission.filter(|before| *before != file.id) {
        submissions::set_state(store, before, SubmissionState::Superseded, "", entry.seq)?;
    }
    submissions::set_state(store, file.id, SubmissionState::Accepted, "", entry.seq)?;
    // A second report corrects the first, and undoes a withdrawal.
    if reports::known(store, id, entry.seq)?.is_some() {
        corrects(store, entry, &event, CorrectionKind::Report)?;
    }
    reports::put(store, id, &reported.identified(act.persons.clone()), entry.seq)?;
    event.submission = Some(file.id);
    event.state = if event.list.is_some() { TournamentState::Rated } else { TournamentState::Accepted };
    Ok(tournaments::update(store, &event, entry.seq)?)
}

pub(super) fn reject(
    store: &mut Writer<'_>,
    entry: &Entry,
    submission: SubmissionId,
    because: &str,
) -> Result<(), OfficeError> {
    let file = submission_of(store, submission)?;
    submissions::set_state(store, file.id, SubmissionState::Rejected, because, entry.seq)?;
    if let Some(id) = file.tournament
        && let Some(mut event) = tournaments::get(store, id)?
        && event.submission == Some(file.id)
        && !matches!(event.state, TournamentState::Accepted | TournamentState::Rated)
    {
        event.state = TournamentState::Rejected;
        event.because = because.to_owned();
        tournaments::update(store, &event, entry.seq)?;
    }
    Ok(())
}

pub(super) fn reidentify(
    store: &mut Writer<'_>,
    entry: &Entry,
    tournament: TournamentId,
    line: u32,
    person: PersonId,
) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament)?;
    let person = registered(store, person)?.id;
    let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
    let mut report = reports::known(store, event.id, entry.seq)?.ok_or_else(|| differs("the event has no report"))?;
    *report.persons_mut().get_mut(line as usize).ok_or_else(|| differs("the report has no such line"))? = person;
    reports::put(store, event.id, &report, entry.seq)?;
    if let Some(file) = event.submission {
        let file = submission_of(store, file)?;
        remember(store, entry, &file, line, person)?;
    }
    corrects(store, entry, &event, CorrectionKind::Identity)
}

pub(super) fn withdraw(
    store: &mut Writer<'_>,
    entry: &Entry,
    tournament: TournamentId,
    because: &str,
) -> Result<(), OfficeError> {
    let mut event = tournament_of(store, tournament)?;
    corrects(store, entry, &event, CorrectionKind::Withdrawal)?;
    event.state = TournamentState::Withdrawn;
    event.because = because.to_owned();
    Ok(tournaments::update(store, &event, entry.seq)?)
}

/// What changes about an event that a list has counted reaches back to that list.
fn corrects(
    store: &mut Writer<'_>,
    entry: &Entry,
    event: &RegisteredTournament,
    what: CorrectionKind,
) -> Result<(), OfficeError> {
    let correction = Correction { entry: entry.seq, tournament: event.id, list: event.list, what };
    Ok(decisions::insert_correction(store, &correction)?)
}

/// A received file by number.
pub(crate) fn submission_of(store: &mut Reader<'_>, submission: SubmissionId) -> Result<Submission, OfficeError> {
    let found = submissions::get(store, submission)?;
    found.ok_or_else(|| Refusal::new("submission-unknown").with("submission", submission).into())
}

/// An event by number.
pub(crate) fn tournament_of(
    store: &mut Reader<'_>,
    tournament: TournamentId,
) -> Result<RegisteredTournament, OfficeError> {
    let found = tournaments::get(store, tournament)?;
    found.ok_or_else(|| Refusal::new("tournament-unknown").with("tournament", tournament).into())
}

/// A hash in hexadecimal, as acts write it.
pub(crate) fn hex(hash: &[u8; 32]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Back again.
pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut hash = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (byte, digits) in hash.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(hash)
}
