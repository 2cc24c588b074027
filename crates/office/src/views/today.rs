//! What waits for the office: files, missing reports, lists that are closed and not published, open appeals, and the day on which
//! the next list closes.

use crate::acts::accept::unsettled;
use crate::acts::desk::OfficeError;
use crate::inbox;
use crate::intake::open::open;
use crate::lists::compute::closing_day;
use crate::views::records::FiledAppeal;
use arpad_model::{
    Letter, List, Origin, RegisteredTournament, Series, Submission, SubmissionId, SubmissionState, Tempo,
    TournamentState,
};
use arpad_registry::Reader;
use arpad_registry::tables::{lists, submissions, tournaments};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// The most files that are opened to see what they wait for.
const MOST: u32 = 60;

/// What waits.
#[derive(Clone, Debug, Default)]
pub struct Today {
    /// Received files, the oldest first.
    pub files: Vec<FileAtHand>,
    /// Announced events that are over, without a report.
    pub unreported: Vec<RegisteredTournament>,
    /// Lists that are closed and not published.
    pub unpublished: Vec<List>,
    /// Letters from the site that nobody has answered, the oldest first.
    pub letters: Vec<Letter>,
    /// Appeals that nobody has decided.
    pub appeals: Vec<FiledAppeal>,
    /// The next list of each chess series that is ours, and the last day on which an event may end that it counts.
    pub next: Vec<(Tempo, Date, Date)>,
}

/// A file that waits, and what for.
#[derive(Clone, Debug)]
pub struct FileAtHand {
    /// The file.
    pub file: Submission,
    /// The event as the file calls it; empty where it cannot be read.
    pub event: String,
    /// Lines in doubt; none where it cannot be read.
    pub questions: Option<usize>,
    /// Whether something else has to be said before it can be accepted.
    pub is_settled: bool,
}

impl FileAtHand {
    /// Nothing stands against accepting it.
    pub fn is_ready(&self) -> bool {
        self.questions == Some(0) && self.is_settled
    }
}

impl Today {
    /// How much there is to do.
    pub fn count(&self) -> usize {
        let Today { files, unreported, unpublished, letters, appeals, next: _ } = self;
        files.len() + unreported.len() + unpublished.len() + letters.len() + appeals.len()
    }
}

/// Another file in which somebody is to say who is who, the oldest first; none where nothing is in doubt.
pub fn next_in_doubt(store: &mut Reader<'_>, other_than: SubmissionId) -> Result<Option<Submission>, OfficeError> {
    let mut files = submissions::newest(store, Some(SubmissionState::Questions), MOST)?;
    files.retain(|file| file.id != other_than);
    Ok(files.pop())
}

/// Looks at everything that waits on a day.
pub fn today(store: &mut Reader<'_>, day: Date) -> Result<Today, OfficeError> {
    let mut files = Vec::new();
    for state in [SubmissionState::Questions, SubmissionState::Received] {
        for file in submissions::newest(store, Some(state), MOST)? {
            files.push(waiting(store, file)?);
        }
    }
    files.sort_by_key(|one| one.file.id);
    let ours = ours(store)?;
    let next = next_of(&ours);
    let (_, mut appeals) = super::records::decisions(store)?;
    appeals.retain(|filed| filed.appeal.decided.is_none());
    let unpublished = ours.into_iter().filter(|list| list.published.is_none()).collect();
    let unreported = unreported(store, day)?;
    Ok(Today { files, unreported, unpublished, letters: letters(store)?, appeals, next })
}

fn ours(store: &mut Reader<'_>) -> Result<Vec<List>, OfficeError> {
    Ok(lists::all(store)?.into_iter().filter(|list| list.origin == Origin::Computed).collect())
}

/// The next list of each chess series that is ours, and the last day on which an event may end that it counts: no file is opened for it.
pub fn next_lists(store: &mut Reader<'_>) -> Result<Vec<(Tempo, Date, Date)>, OfficeError> {
    Ok(next_of(&ours(store)?))
}

fn next_of(ours: &[List]) -> Vec<(Tempo, Date, Date)> {
    let of_tempo = |tempo: Tempo| {
        let newest = ours.iter().filter(|list| list.series == Series::Chess(tempo)).map(|list| list.day).max();
        let day = newest.and_then(|day| day.first_of_month().checked_add(1.month()).ok())?;
        Some((tempo, day, closing_day(tempo, day)))
    };
    Tempo::ALL.into_iter().filter_map(of_tempo).collect()
}

/// Files in which somebody was in doubt when they came, and in which every line is known by now.
pub fn answered(store: &mut Reader<'_>) -> Result<BTreeSet<SubmissionId>, OfficeError> {
    let mut known = BTreeSet::new();
    for file in submissions::newest(store, Some(SubmissionState::Questions), MOST)? {
        match open(store, file.id) {
            Ok(opened) if !opened.lines.iter().any(|line| line.is_question()) => drop(known.insert(file.id)),
            Ok(_) | Err(OfficeError::Refused(_)) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(known)
}

/// Announced events that are over, without a report, the oldest first.
pub(super) fn unreported(store: &mut Reader<'_>, day: Date) -> Result<Vec<RegisteredTournament>, OfficeError> {
    let mut unreported = Vec::new();
    for series in Series::ALL {
        unreported.extend(tournaments::in_state(store, series, TournamentState::Announced)?);
    }
    unreported.retain(|event| event.ends < day && event.facts.not_rated.is_empty());
    unreported.sort_by_key(|event| (event.ends, event.id));
    Ok(unreported)
}

/// Letters from the site that nobody has answered, the oldest first.
pub fn letters(store: &mut Reader<'_>) -> Result<Vec<Letter>, OfficeError> {
    let mut letters = inbox::inbox(store, false, MOST)?;
    letters.reverse();
    Ok(letters)
}

/// What a file waits for.
fn waiting(store: &mut Reader<'_>, file: Submission) -> Result<FileAtHand, OfficeError> {
    match open(store, file.id) {
        Ok(opened) => {
            let questions = opened.lines.iter().filter(|line| line.is_question()).count();
            let is_settled = unsettled(store, &opened)?.is_empty();
            let event = opened.reported.name().to_owned();
            Ok(FileAtHand { file, event, questions: Some(questions), is_settled })
        }
        Err(OfficeError::Refused(_)) => {
            Ok(FileAtHand { file, event: String::new(), questions: None, is_settled: false })
        }
        Err(other) => Err(other),
    }
}
