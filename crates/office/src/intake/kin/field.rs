//! Whether two files report the same players. Two sections of an open have the same name and days, and nobody in common; a
//! corrected report has the players of the one before, but for a few.

use crate::intake::read_report::read_report;
use crate::refusal::OfficeError;
use crate::register::matching::{Sought, keys_of_text};
use arpad_model::{RegisteredTournament, Submission, SubmissionState, TournamentId};
use arpad_registry::tables::submissions;
use arpad_registry::{Reader, blobs};
use std::collections::HashMap;

/// Another file of the same event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherFile {
    /// The file.
    pub file: Submission,
    /// Players who stand in both.
    pub common: usize,
    /// It reports the same players: another version of the same report.
    pub is_version: bool,
}

impl OtherFile {
    /// Nobody has decided about it.
    pub fn waits(&self) -> bool {
        self.file.state != SubmissionState::Accepted
    }
}

/// Half of the smaller field, at least.
pub(crate) fn is_same_field(common: usize, one: usize, other: usize) -> bool {
    common > 0 && common * 2 >= one.min(other)
}

/// The one of these events of one name and day that a file reports: the one that has its players, else one of which no report
/// has come. None where each has other players: the file is of another section.
pub(crate) fn own_event(
    store: &mut Reader<'_>,
    players: &[Sought],
    events: &[RegisteredTournament],
) -> Result<Option<TournamentId>, OfficeError> {
    let mut unreported = None;
    for event in events {
        let files = files_of(store, event.id)?;
        if files.iter().any(|(_, other)| is_same_field(common(players, other), players.len(), other.len())) {
            return Ok(Some(event.id));
        }
        if files.is_empty() {
            unreported = unreported.or(Some(event.id));
        }
    }
    Ok(unreported)
}

/// The other files of a file's event that wait or count, oldest first.
pub(crate) fn other_files(
    store: &mut Reader<'_>,
    file: &Submission,
    players: &[Sought],
) -> Result<Vec<OtherFile>, OfficeError> {
    let Some(event) = file.tournament else { return Ok(Vec::new()) };
    let mut others = files_of(store, event)?;
    others.retain(|(other, _)| other.id != file.id);
    let other = |(file, other): (Submission, Vec<Sought>)| {
        let common = common(players, &other);
        OtherFile { file, common, is_version: is_same_field(common, players.len(), other.len()) }
    };
    Ok(others.into_iter().map(other).collect())
}

/// The most players that a file of an event has in common with these; none where it has no file.
pub(super) fn common_with(
    store: &mut Reader<'_>,
    event: TournamentId,
    players: &[Sought],
) -> Result<Option<usize>, OfficeError> {
    let files = files_of(store, event)?;
    Ok(files.iter().map(|(_, other)| common(players, other)).max())
}

/// The files of an event that wait or count, with their players.
fn files_of(store: &mut Reader<'_>, event: TournamentId) -> Result<Vec<(Submission, Vec<Sought>)>, OfficeError> {
    let mut files = Vec::new();
    for file in submissions::of_tournament(store, event)? {
        if matches!(file.state, SubmissionState::Rejected | SubmissionState::Superseded) {
            continue;
        }
        if let Ok(reported) = read_report(&blobs::bytes(store, file.blob)?) {
            files.push((file, reported.players));
        }
    }
    Ok(files)
}

/// How many players two files have in common.
fn common(one: &[Sought], other: &[Sought]) -> usize {
    lines_in(one, other).iter().flatten().count()
}

/// Where the players of one file stand in the other: by number, else by a name that no birth tells apart.
pub(super) fn lines_in(one: &[Sought], other: &[Sought]) -> Vec<Option<u32>> {
    let mut places: Vec<Option<u32>> = vec![None; one.len()];
    let mut is_free = vec![true; other.len()];
    let number = |sought: &Sought| sought.fide.map(|n| n.to_string()).or(sought.egd.map(|n| format!("egd {n}")));
    let name = |sought: &Sought| Some(keys_of_text(&sought.name).tokens).filter(|name| !name.is_empty());
    let by: [&dyn Fn(&Sought) -> Option<String>; 2] = [&number, &name];
    for key in by {
        let mut known: HashMap<String, Vec<usize>> = HashMap::new();
        for (line, sought) in other.iter().enumerate() {
            if let Some(key) = key(sought) {
                known.entry(key).or_default().push(line);
            }
        }
        for (sought, place) in one.iter().zip(&mut places).filter(|(_, place)| place.is_none()) {
            let called = key(sought).and_then(|key| known.get(&key));
            let is_meant = |line: &&usize| is_free[**line] && !are_born_apart(sought, &other[**line]);
            if let Some(line) = called.and_then(|lines| lines.iter().find(is_meant)) {
                (*place, is_free[*line]) = (Some(*line as u32), false);
            }
        }
    }
    places
}

/// Two years of birth are two persons; of a number they are a slip, but then the name still finds him.
fn are_born_apart(one: &Sought, other: &Sought) -> bool {
    one.born.zip(other.born).is_some_and(|(one, other)| one.year() != other.year())
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::FideId;

    fn line(name: &str, fide: u32) -> Sought {
        Sought { name: name.into(), fide: Some(FideId(fide)).filter(|fide| fide.0 > 0), ..Sought::default() }
    }

    #[test]
    fn players_are_the_same_by_number_and_by_name() {
        let one = [line("Nagy, Béla", 7), line("Kiss, Éva", 0), line("Tóth, Pál", 9), line("Nagy, Béla", 0)];
        let other = [line("Bela NAGY", 0), line("KISS Eva", 8), line("Tóth, Paul", 9), line("Szabó, Pál", 7)];
        assert_eq!(lines_in(&one, &other), [Some(3), Some(1), Some(2), Some(0)]);
        assert_eq!(common(&one[..2], &other[..1]), 1, "nobody is counted twice");
        let born = |year, line: Sought| Sought { born: Some(arpad_model::Birth::Year(year)), ..line };
        assert_eq!(common(&[born(1987, line("Nagy, Béla", 7))], &[born(1990, line("Nagy, Béla", 8))]), 0);
        assert_eq!(common(&[born(1987, line("Nagy, Béla", 7))], &[born(1987, line("Nagy, Béla", 8))]), 1);
    }

    #[test]
    fn half_of_the_smaller_field_is_the_same_event() {
        for (common, one, other, due) in
            [(0, 10, 12, false), (4, 10, 12, false), (5, 10, 12, true), (10, 10, 40, true), (1, 2, 2, true)]
        {
            assert_eq!(is_same_field(common, one, other), due, "{common} of {one} and {other}");
        }
    }
}
