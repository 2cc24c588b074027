//! Other files and events beside a file that is accepted: whose place it takes, and what has to be said first.

use crate::intake::kin::{OtherFile, Twin, is_same_field, other_files};
use crate::intake::read_report::Unidentified;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::standing_for;
use arpad_model::{EntryId, PersonId, RegisteredTournament, Submission, SubmissionId, TournamentState};
use arpad_registry::Reader;
use arpad_registry::tables::reports;

/// Files whose place an accepted one takes.
#[derive(Default)]
pub(super) struct Replaced {
    /// As the act seals it.
    pub sealed: Option<Vec<SubmissionId>>,
    /// Those of them that waited: they are told.
    pub waited: Vec<SubmissionId>,
}

/// Whose place a file takes: of the report that counted, and of older versions that wait. A newer one goes on waiting. Refused
/// where another file of the event has other players: one of the two is of another section.
pub(super) fn replaced(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    file: &Submission,
    (reported, persons): (&Unidentified, &[PersonId]),
) -> Result<Replaced, OfficeError> {
    let mut others = other_files(store, file, &reported.players)?;
    others.retain(OtherFile::waits);
    let other_players = |other: SubmissionId, common: usize, how: &str| {
        let refusal = Refusal::new(code::FILE_OTHER_PLAYERS).with("submission", file.id).with("tournament", event.id);
        let refusal = refusal.with("name", event.name.as_str()).with("other", other).with("common", common);
        OfficeError::from(refusal.with("how", how))
    };
    if let Some(other) = others.iter().find(|other| !other.is_version) {
        return Err(other_players(other.file.id, other.common, "waiting"));
    }
    if let Some(counted) = event.submission.filter(|_| is_accepted(event))
        && let Some((common, all)) = common_with_report(store, event, persons)?
        && !is_same_field(common, persons.len(), all)
    {
        return Err(other_players(counted, common, "accepted"));
    }
    let older = others.iter().map(|other| other.file.id).filter(|other| *other < file.id);
    Ok(beside(event, file, others.iter().map(|other| other.file.id), older.collect()))
}

/// The same for a part of an event that is reported month by month: every other file goes on waiting.
pub(super) fn replaced_by_part(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    file: &Submission,
    reported: &Unidentified,
) -> Result<Replaced, OfficeError> {
    let mut others = other_files(store, file, &reported.players)?;
    others.retain(OtherFile::waits);
    Ok(beside(event, file, others.iter().map(|other| other.file.id), Vec::new()))
}

/// An act without a word of it takes the place of the event's last file, as every act did once.
fn beside(
    event: &RegisteredTournament,
    file: &Submission,
    mut waiting: impl Iterator<Item = SubmissionId>,
    waited: Vec<SubmissionId>,
) -> Replaced {
    let last = event.submission.filter(|last| *last != file.id);
    let counted = last.filter(|last| !waiting.any(|other| other == *last));
    let all: Vec<SubmissionId> = counted.into_iter().chain(waited.iter().copied()).collect();
    let is_plain = all.iter().copied().eq(last);
    Replaced { sealed: (!is_plain).then_some(all), waited }
}

/// How many of these persons stand in the accepted report of an event, and how many stand there at all.
fn common_with_report(
    store: &mut Reader<'_>,
    event: &RegisteredTournament,
    persons: &[PersonId],
) -> Result<Option<(usize, usize)>, OfficeError> {
    let Some(report) = reports::known(store, event.id, EntryId::LAST)? else { return Ok(None) };
    let mut common = 0;
    for person in report.persons() {
        let is_known = persons.contains(person) || persons.contains(&standing_for(store, *person)?);
        common += usize::from(is_known);
    }
    Ok(Some((common, report.persons().len())))
}

fn is_accepted(event: &RegisteredTournament) -> bool {
    matches!(event.state, TournamentState::Accepted | TournamentState::Rated)
}

/// The same players met on the same days: somebody must say that these are other games.
pub(in crate::acts) fn same_games(submission: SubmissionId, twin: &Twin) -> Refusal {
    let refusal = Refusal::new(code::SAME_GAMES).with("submission", submission).with("tournament", twin.event.id);
    refusal.with("name", twin.event.name.as_str()).with("games", twin.games).with("of", twin.of)
}
